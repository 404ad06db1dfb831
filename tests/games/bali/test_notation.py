"""The notation of decisions: the contract of records."""

from subak.core.registry import game_named
from subak.games.bali.actions import ACTIONS, TEXTS

GOODS = ["rice", "peanut", "banana", "pepper"]

NOTATION = [
    "pass",
    *(f"buy {good}" for good in GOODS),
    "play mason",
    "play priest",
    "play shrine",
    *(f"play {count} {good}" for count in (1, 2, 3) for good in GOODS),
    "discard shrine",
    *(f"sacrifice {good}" for good in GOODS),
    *(f"supply {good}" for good in GOODS),
    *(f"take {row}" for row in (1, 2, 3, 4)),
    "score points",
    "score stone",
    *(f"claim {good}" for good in GOODS),
    "oracle look",
    *(f"keep {good} {place}" for place in (1, 2, 3, 4) for good in GOODS),
]


def test_every_decision_has_its_notation_and_no_two_share_one():
    assert sorted(TEXTS) == sorted(NOTATION)
    assert len(set(TEXTS)) == ACTIONS == game_named("bali").actions


def test_each_notation_means_its_number():
    game = game_named("bali")
    assert [game.parse_action(None, text) for text in TEXTS] == list(range(ACTIONS))


def test_what_is_no_notation_means_nothing():
    game = game_named("bali")
    for text in [
        "",
        "PASS",
        " pass",
        "pass ",
        "play banana",
        "play 0 banana",
        "play 4 banana",
        "take 0",
        "take 5",
        "keep rice",
        "sacrifice hidden",
    ]:
        assert game.parse_action(None, text) is None
