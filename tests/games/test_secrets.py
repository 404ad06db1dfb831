"""What a seat may not know reaches it by no way: not by the view, the story, previews, nor the list of legal actions.

Shown by worlds redealt for a seat: each could have happened, with the same decisions but for their hidden words, and in each the
seat would have been sent the same bytes.
"""

import json
from random import Random

import pytest
from support.game_support import support_of
from support.random_play import NIGHTLY, every_setting, moments, played
from support.redealt_worlds import previews, redealt, retold, sent, viewers, without_generator

from subak.core.randomness import words_from

SEEDS = range(20 if NIGHTLY else 1)
LOOKS = 10_000 if NIGHTLY else 30  # at a match that is retold; every night at all there is


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_a_seat_is_sent_the_same_in_every_world_it_cannot_rule_out_and_each_could_have_happened(game, players, options):
    rng = words_from("worlds")
    other_worlds = 0
    for seed in SEEDS:
        start = (game, players, options, f"secrets {seed}", support_of(game).temper)
        looks = some_looks(played(*start))
        for ply, match in enumerate(moments(*start)):
            for seat in looks[ply]:
                worlds = redealt(match, seat, rng)
                other = retold(match, worlds)
                assert without_generator(other.states) == without_generator(worlds)
                assert sent(other, seat) == sent(match, seat)
                other_worlds += without_generator(worlds) != without_generator(match.states)
    assert other_worlds >= 10


def some_looks(match):
    """Who looks at each moment of a match: to retell it takes long, so not everybody always."""
    pairs = [(ply, seat) for ply in range(len(match.plies)) for seat in viewers(match)]
    chosen = Random(1).sample(pairs, min(LOOKS, len(pairs)))
    return {ply: [seat for at, seat in chosen if at == ply] for ply in range(len(match.plies) + 1)}


def shown(match, states, seat):
    """The view, the legal actions and the previews of a seat, were the match in that state."""
    there = match.copy()
    there.states = states
    there.legal = there._legal()
    return json.dumps([there.view(seat), previews(there, seat)])


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_at_every_moment_every_seat_is_shown_the_same_in_a_redealt_world(game, players, options):
    rng = words_from("views")
    for seed in SEEDS:
        for match in moments(game, players, options, f"views {seed}", support_of(game).temper):
            for seat in viewers(match):
                assert shown(match, redealt(match, seat, rng), seat) == shown(match, match.states, seat)


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_legal_actions_go_to_the_deciding_seat_alone(game, players, options):
    for match in moments(game, players, options, "legal", support_of(game).temper):
        for seat in viewers(match):
            shown = match.view(seat)["legal"]
            asked = None if seat is None else match.asked(seat)
            assert (shown is not None) == (asked is not None) == (seat in match.to_move)
            if asked is not None:
                assert [choice["action"] for choice in shown] == [
                    asked.game.action_text(asked.state, action) for action in asked.legal
                ]


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_at_the_end_all_see_everything_alike(game, players, options):
    *_, match = moments(game, players, options, "all open", support_of(game).temper)
    views = [{**match.view(seat), "seat": None, "undoable": None} for seat in viewers(match)]
    assert all(view == views[0] for view in views)
    assert all(match.story(seat) == match.story(None) for seat in viewers(match))
    assert [tale["text"] for tale in match.story(None)] == [text for _, text in match.record()["actions"]]
