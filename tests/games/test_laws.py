"""Laws that hold at every moment of every match of every game."""

import json
from random import Random

import numpy as np
from support.random_play import law, moments, played

from subak.core.compiling import interpreted
from subak.core.match import Match


@law
def test_legal_actions_ascend_and_there_is_one_until_the_end(start):
    for match in moments(*start):
        assert match.legal == sorted(set(match.legal))
        assert all(0 <= action < match.game.actions for action in match.legal)
        assert bool(match.legal) == (match.state.actor >= 0)
        assert bool(match.legal) != interpreted(match.game.verbs.over)(match.state)


@law(costly=True)
def test_there_are_never_more_legal_actions_than_promised(start):
    for match in moments(*start):
        out = np.full(match.game.actions, -1, np.int16)
        assert interpreted(match.game.verbs.legal)(match.state, out) <= match.game.most_legal
        assert (out[match.game.most_legal :] == -1).all()


@law(costly=True)
def test_every_legal_action_is_understood_by_its_notation(start):
    for match in moments(*start):
        texts = [match.game.action_text(match.state, action) for action in match.legal]
        assert [match.game.parse_action(match.state, text) for text in texts] == match.legal
        assert len(set(texts)) == len(texts)


@law(costly=True)
def test_a_record_replays_to_the_same_bytes(start):
    match = played(*start)
    again = Match.from_record(json.loads(json.dumps(match.record(legal=True))))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.record(legal=True) == match.record(legal=True)


@law(costly=True)
def test_the_deal_alone_replays_without_the_seed(start):
    match = played(*start)
    record = match.record()
    del record["seed"]
    assert Match.from_record(record).states.tobytes() == match.states.tobytes()


@law(costly=True)
def test_a_running_match_has_a_record_without_result_that_can_be_played_on(start):
    match = played(*start)
    half = match.prefix(len(match.plies) // 2)
    assert "result" not in half.record()
    resumed = Match.from_record(half.record())
    for ply in match.plies[len(half.plies) :]:
        resumed.apply(ply.action)
    assert resumed.states.tobytes() == match.states.tobytes()


@law(costly=True)
def test_to_undo_is_to_have_played_a_prefix(start):
    match = played(*start)
    random = Random(start.seed)
    while match.plies:
        match = match.prefix(random.randint(1, len(match.plies)))
        seat = match.plies[-1].seat
        only_person = match.undo_to(seat) is None
        left = match.undo_to(seat, only_person)
        if left is None:
            assert all(ply.forced for ply in match.plies if ply.seat == seat)
            break
        prefix = match.prefix(left)
        match.undo(seat, only_person)
        assert match.plies == prefix.plies
        assert match.legal == prefix.legal
        assert match.states.tobytes() == prefix.states.tobytes()


@law
def test_only_who_decided_last_or_chooses_at_the_same_time_may_undo_without_being_the_only_person(start):
    for match in moments(*start):
        allowed = {seat for seat in range(match.players) if match.undo_to(seat) is not None}
        assert allowed <= {match.plies[-1].seat, *match.at_once} if match.plies else not allowed


@law
def test_reveals_and_turns_only_grow(start):
    seen = (0, 0)
    for match in moments(*start):
        now = (int(match.state.turn), int(match.state.reveals))
        assert now[0] >= seen[0]
        assert now[1] >= seen[1]
        seen = now


@law(costly=True)
def test_the_result_is_the_score_sheet_of_the_view(start):
    match = played(*start)
    end = match.view(None)["end"]
    assert match.result() == {"scores": [seat["total"] for seat in end["seats"]], "winners": end["winners"]}
    best = max(match.result()["scores"])
    assert all(match.result()["scores"][seat] == best for seat in end["winners"])
    assert match.prefix(len(match.plies) - 1).view(None)["end"] is None
