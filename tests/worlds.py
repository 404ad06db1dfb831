"""Worlds that a seat cannot tell apart: all that it cannot know redealt, and the match retold as it went there."""

from collections.abc import Callable
from typing import Any

from subak.core.compiling import interpreted
from subak.core.match import Match, blank
from subak.core.playing import redeal_into
from subak.games.bali import altar
from subak.games.bali.actions import TEXTS
from subak.games.bali.components import CARDS
from subak.games.rice.state import RIVER_CHOICE, SETUP, WET

good_kind = interpreted(altar.good_kind)
is_kept = interpreted(altar.is_kept)
kept_place = interpreted(altar.kept_place)
laid_good = interpreted(altar.laid_good)
seen_at = interpreted(altar.seen_at)


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def redealt(match: Match, seat: int | None, rng: Any) -> Any:
    worlds = blank(match.game)
    redeal_into(worlds, match.states, -1 if seat is None else seat, rng)
    return worlds


def without_generator(states: Any) -> bytes:
    states = states.copy()
    states.rng = 0
    return bytes(states.tobytes())


def retold(match: Match, worlds: Any) -> Match:
    """The match as it went in that world: replayed from its own deal and with the hidden choices that were made in it."""
    actions = [[ply.seat, text] for ply, text in zip(match.plies, TELL[match.game.name](match, worlds[0]), strict=True)]
    return Match.from_record(match.record() | {"deal": match.game.write_deal(worlds[0]), "actions": actions})


def told_in_bali(match: Match, world: Any) -> list[str]:
    words = iter(hidden_words(world))
    texts = []
    for ply in match.plies:
        verb, *rest = TEXTS[ply.action].split()
        if verb in ("sacrifice", "supply", "keep"):
            rest = [next(words)]
        texts.append(" ".join([verb, *rest]))
    return texts


def hidden_words(world: Any) -> list[str]:
    """The goods that were laid and kept in a world of Bali, in order, as the notation has them."""
    words = []
    looks = 0
    for event in map(int, world.events[4 if world.oracle else 0 : world.event_count]):
        if is_kept(event):
            place = kept_place(event)
            words.append(f"{CARDS[good_kind(seen_at(world, looks, place))]} {place + 1}")
            looks += 1
        else:
            words.append(CARDS[good_kind(laid_good(event))])
    return words


def told_in_cacao(match: Match, world: Any) -> list[str]:
    """Every decision is open to all."""
    return [text for _, text in match.record()["actions"]]


def told_in_rice(match: Match, world: Any) -> list[str]:
    """The choices of this turn are those that were made in the world."""
    hidden = world.season in (SETUP, WET) and world.phase != RIVER_CHOICE
    texts = []
    for ply, (seat, told) in zip(match.plies, match.record()["actions"], strict=True):
        chosen = {
            "ancestor": f"ancestor {world.ancestor[seat] + 1}",
            "build": f"build {world.build[seat] + 1}",
            "at": f"at {world.at_x[seat]},{world.at_y[seat]} {'lying' if world.at_lying[seat] else 'upright'}",
            "row": f"row {world.to_row[seat] + 1}",
        }
        texts.append(chosen[told.split()[0]] if hidden and ply.turn == match.state.turn else told)
    return texts


TELL: dict[str, Callable[[Match, Any], list[str]]] = {"bali": told_in_bali, "cacao": told_in_cacao, "rice": told_in_rice}
