"""The engine and an independent reading of each rules page agree on every decision and result, of random and of golden matches."""

import pytest
from support.game_support import golden_paths, support_of
from support.make_golden import record_of
from support.random_play import law, played

from subak.core.match import Match
from subak.core.registry import game_names

RECORDS = [
    pytest.param(game, path.stem, id=f"{game}/{path.stem}")
    for game in game_names()
    if support_of(game).model
    for path in golden_paths(game)
]


@law(costly=True)
def test_every_decision_of_a_random_match_is_asked_of_the_same_seat_with_the_same_answers(start):
    model_of = support_of(start.game).model
    if model_of is None:
        return
    match = played(*start)
    replay, model = match.prefix(0), model_of(match)
    for ply in match.plies:
        assert (replay.actor, replay.legal_texts()) == (model.actor, model.legal())
        model.apply(match.game.action_text(replay.state, ply.action))
        replay.apply(ply.action)
    assert model.over
    assert model.result() == match.result()


@pytest.mark.parametrize(("game", "title"), RECORDS)
def test_each_golden_record_is_also_what_the_model_plays(game, title):
    record = record_of(game, title)
    model = support_of(game).model(Match.from_record(record))
    for seat, text, legal in record["actions"]:
        assert (seat, legal) == (model.actor, model.legal())
        model.apply(text)
    assert model.over
    assert model.result() == record["result"]
