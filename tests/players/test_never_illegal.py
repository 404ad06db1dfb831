"""Ten thousand positions of all games, numbers of players and options: what a bot chooses is legal, and it leaves all as it was."""

from random import Random

import pytest
from support.random_play import all_options, called

from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.players import bot

POSITIONS = 10_000
BOTS = ("greedy:4", "search:8")
SETTINGS = [
    (game, players, options) for game in game_names() for players in game_named(game).players for options in all_options(game)
]
EACH = -(-POSITIONS // len(SETTINGS))


def positions(game, players, options, random):
    """Decisions of random matches, some left out, so that not only the first ones are met."""
    while True:
        match = Match.new(game, players, options, seed=str(random.random()))
        while not match.over:
            if len(match.legal) > 1 and random.random() < 0.7:
                yield match
            match.apply(random.choice(match.legal))


def chosen(player, match, number):
    """To choose is to think and to remember what was thought of: done now and then, since it takes four times as long."""
    return player.choose(match) if number % 8 == 0 else player.think(match)[0].action


@pytest.mark.parametrize(
    ("game", "players", "options"), SETTINGS, ids=lambda part: called(part) if isinstance(part, dict) else part
)
def test_what_a_bot_chooses_is_legal(game, players, options):
    random = Random(f"{game} {players} {called(options)}")
    bots = [bot(name, "legal") for name in BOTS]
    for number, match in zip(range(EACH), positions(game, players, options, random), strict=False):
        before = match.states.tobytes(), list(match.legal), list(match.plies)
        assert chosen(random.choice(bots), match, number) in match.legal
        assert (match.states.tobytes(), match.legal, match.plies) == before
