"""What a seat may not know reaches it by no way: not by the view, the story, previews, nor the list of legal actions.

Shown by worlds redealt for a seat: each could have happened, with the same decisions, and in each the seat would have been sent the
same bytes.
"""

import json

import pytest
from games.cacao.tempers import BUSY
from support.random_play import NIGHTLY, moments
from support.redealt_worlds import redealt, retold, viewers, without_generator

from subak.core.randomness import words_from

SEEDS = range(20 if NIGHTLY else 1)


def sent(match, seat):
    """All that is sent to a seat."""
    previews = [match.preview(action) for action in match.legal] if seat == match.actor else None
    return json.dumps([match.view(seat), match.story(seat), previews])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_is_sent_the_same_in_every_world_it_cannot_rule_out_and_each_could_have_happened(players):
    rng = words_from("worlds")
    other_worlds = 0
    for seed in SEEDS:
        for ply, match in enumerate(moments("cacao", players, {}, f"secrets {seed}", BUSY)):
            seat = viewers(match)[ply % (players + 1)]
            worlds = redealt(match, seat, rng)
            other = retold(match, worlds)
            assert without_generator(other.states) == without_generator(worlds)
            assert sent(other, seat) == sent(match, seat)
            other_worlds += other.deal != match.deal
    assert other_worlds > 50


def shown(match, states, seat):
    """The view, the legal actions and the previews of a seat, were the match in that state."""
    there = match.prefix(0)
    there.states = states
    there.legal = there._legal()
    legal = there.legal if seat == match.actor else None
    return json.dumps([match.game.view(states[0], seat), legal, [there.preview(action) for action in legal or []]])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_moment_every_seat_is_shown_the_same_in_a_redealt_world(players):
    rng = words_from("views")
    for seed in SEEDS:
        for match in moments("cacao", players, {}, f"views {seed}", BUSY):
            for seat in viewers(match):
                assert shown(match, redealt(match, seat, rng), seat) == shown(match, match.states, seat)


def test_every_decision_is_told_to_all_in_full():
    *_, match = moments("cacao", 3, {}, "open")
    running = match.prefix(len(match.plies) - 1)
    texts = [text for _, text in running.record()["actions"]]
    for seat in viewers(running):
        assert [entry["text"] for entry in running.story(seat)] == texts
        assert running.story(seat) == running.story(None)
