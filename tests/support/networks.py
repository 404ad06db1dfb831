"""Small networks that nobody trained, to think with in tests."""

from pathlib import Path
from typing import Any

import numpy as np

from subak.core.registry import Game
from subak.players.minds import Minds, of_file
from subak.players.networks import network, save, shapes
from subak.players.thinking import Mind, mind


def random_layers(game: Game, first: int = 32, second: int = 16, seed: int = 1) -> dict[str, Any]:
    numbers = np.random.default_rng(seed)
    return {name: numbers.normal(0, 0.1, shape).astype(np.float32) for name, shape in shapes(game, first, second).items()}


def clueless(game: Game) -> Mind:
    """To which all choices are alike, and nobody is ahead."""
    return mind(network(game, {name: np.zeros(shape, np.float32) for name, shape in shapes(game, 2, 2).items()}))


def hopeful(game: Game) -> Mind:
    """Thinks that whoever looks has half of what can be won."""
    layers = {name: np.zeros(shape, np.float32) for name, shape in shapes(game, 2, 2).items()}
    layers["outcome_bias"][0] = 0.5
    return mind(network(game, layers))


def fond(game: Game, action: int) -> Mind:
    """Hardly ever chooses anything but one action."""
    layers = {name: np.zeros(shape, np.float32) for name, shape in shapes(game, 2, 2).items()}
    layers["policy_bias"][action] = 20
    return mind(network(game, layers))


def random_file(folder: Path, game: Game, seed: int = 1) -> Path:
    file = folder / f"{game.name}-{seed}.safetensors"
    save(file, game, random_layers(game, seed=seed))
    return file


def random_minds(folder: Path, game: Game, seed: int = 1) -> Minds:
    return of_file(random_file(folder, game, seed))
