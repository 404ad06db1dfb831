"""Networks as players think with them: those that come with the games, and those of files; each is read once in a process."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from subak.core.mistakes import Mistake
from subak.core.registry import Game
from subak.players.networks import load
from subak.players.thinking import Mind, mind

WEIGHTS = Path(__file__).parent / "weights"
KEPT = 8

Minds = Callable[[Game], Mind | None]  # what a player thinks with in a game; None: with none


def shipped(game: Game) -> Mind | None:
    """Of the network that comes with a game, if one does."""
    file = WEIGHTS / f"{game.name}.safetensors"
    return of_file(file)(game) if file.exists() else None


def none(game: Game) -> None:
    return None


def of_file(file: Path) -> Minds:
    """A Mistake where it is no network, and later in games that it is not of."""
    read(file)

    def found(game: Game) -> Mind:
        own, made = read(file)
        if own is not game:
            raise Mistake("network-of-other-game", game=own.title)
        return made

    return found


def read(file: Path) -> tuple[Game, Mind]:
    """Once more where the file has changed, as it does in training."""
    return read_once(file, file.stat().st_mtime_ns if file.exists() else 0)


@lru_cache(KEPT)
def read_once(file: Path, changed: int) -> tuple[Game, Mind]:
    network = load(file)
    return network.game, mind(network)
