"""The engine and an independent reading of the rules page agree at every moment of random games."""

from random import Random

from games.rice.model import RiceModel, composed_deck, deck_of, random_deal
from games.rice.random_play import RICE_OPTIONS, rice_match, rice_matches
from hypothesis import given, settings
from hypothesis import strategies as st
from support.random_play import NIGHTLY

from subak.core.match import Match
from subak.core.registry import game_named
from subak.games.rice.deck import OWN
from subak.games.rice.view import numbers


def model_of(match):
    return RiceModel(match.options, match.deal, deck_of(match.deal) if "faces" in match.deal else OWN)


def assert_equal_at(match, model):
    state = match.state
    assert match.actor == model.actor
    assert match.legal_texts() == model.legal()
    assert state.points.tolist() == model.points
    assert match.result() == {"scores": model.scores(), "winners": model.winners()}
    if state.season > 0:
        assert [numbers(int(hand)) for hand in state.hand] == [sorted(hand) for hand in model.hands]
        assert numbers(int(state.dry_row)) == sorted(model.row)
        assert (None if state.ginger < 0 else state.ginger) == model.ginger


@settings(max_examples=600 if NIGHTLY else 16)
@given(rice_matches)
def test_at_every_moment_the_position_the_legal_actions_and_the_result_are_those_of_the_model(chosen):
    match = rice_match(*chosen)
    replay, model = match.prefix(0), model_of(match)
    assert_equal_at(replay, model)
    for _, text in match.record()["actions"]:
        replay.apply(text)
        model.apply(text)
        assert_equal_at(replay, model)
    assert model.over


@settings(max_examples=600 if NIGHTLY else 15)
@given(st.sampled_from(RICE_OPTIONS), st.integers(0, 10**6 if NIGHTLY else 100))
def test_a_deal_written_by_another_program_is_played_alike(options, seed):
    """The model's own deal and deck, without our hash or normal form; places as far apart as chance has them."""
    random = Random(seed)
    chosen = dict.fromkeys(options, True)
    deck, deal = composed_deck(random), random_deal(random, chosen)
    parts = {"faces": deck["faces"], "ancestors": deck["ancestors"], "river_cards": deck["river"], "contracts": deck["contracts"]}
    match = Match(game_named("rice"), 2, chosen, deal | parts)
    model = RiceModel(chosen, deal, deck)
    while not match.over:
        assert match.legal_texts() == model.legal()
        text = random.choice(model.legal())
        match.apply(text)
        model.apply(text)
        assert match.state.points.tolist() == model.points
    assert match.result() == {"scores": model.scores(), "winners": model.winners()}


def test_the_games_show_every_effect_of_the_river_and_all_kinds_of_ends():
    """Else the tests above would show little."""
    said = set()
    for seed in range(8):
        for kind in ("own", "random"):
            match = rice_match(("festival", "contracts"), kind, seed)
            said |= {line["say"] for entry in match.story(None) for line in entry["story"]}
    assert {f"rice-log-{kind}" for kind in ("field", "front", "front-tied", "front-largest", "back", "back-tied", "ginger")} <= said
