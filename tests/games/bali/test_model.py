"""The engine and an independent reading of the rules page agree at every moment of random games."""

from collections import Counter

from games.bali.support import model_of
from hypothesis import given, settings
from support.random_play import NIGHTLY, RandomStart, played, starts_of
from support.steps import steps
from support.tempers import fond_of

from subak.games.bali.altar import FACE_DOWN
from subak.games.bali.components import CARDS, DECK, EMPTY, KINDS

# Until goods run out.
HOARDING = fond_of({"buy": 20, "play shrine": 0.001, "play 3": 9, "play 2": 9})


def named(numbers):
    return {CARDS[card]: int(number) for card, number in enumerate(numbers) if number}


def position_of_the_model(model):
    return {
        "actor": model.actor,
        "active": model.active,
        "hands": [dict(+seat.hand) for seat in model.seats],
        "displays": [dict(+seat.display) for seat in model.seats],
        "goods": [dict(+seat.goods) for seat in model.seats],
        "stone": [seat.stone for seat in model.seats],
        "points": [seat.points for seat in model.seats],
        "supply": {kind: number for kind, number in model.supply.items() if number},
        "rows": model.rows,
        "pile": model.pile,
        "altar": model.altar,
        "demon": model.demon or 0,
    }


def position_of_the_engine(match):
    state, seats = match.state, range(match.players)
    return {
        "actor": match.actor,
        "active": int(state.active),
        "hands": [named(state.hand[seat]) for seat in seats],
        "displays": [named(state.display[seat]) for seat in seats],
        "goods": [named(state.goods[seat]) for seat in seats],
        "stone": state.stone[: match.players].tolist(),
        "points": state.points[: match.players].tolist(),
        "supply": named(state.supply),
        "rows": [[CARDS[card] for card in row[:size]] for row, size in zip(state.rows, state.row_size, strict=True)],
        "pile": [CARDS[card] for card in state.pile[state.drawn :] if card != EMPTY],
        "altar": [(CARDS[good % KINDS], bool(good >= FACE_DOWN)) for good in state.altar[: state.altar_size]],
        "demon": int(state.demon_row) if state.demon else 0,
    }


@settings(max_examples=2000 if NIGHTLY else 50)
@given(starts_of("bali"))
def test_at_every_moment_the_position_is_that_of_the_model(start):
    match = played(*start)
    replay, model = match.prefix(0), model_of(match)
    for ply in match.plies:
        assert position_of_the_engine(replay) == position_of_the_model(model)
        model.apply(match.game.action_text(replay.state, ply.action))
        replay.apply(ply.action)
    assert position_of_the_engine(replay) | {"active": 0} == position_of_the_model(model) | {"active": 0}


def test_the_model_claims_where_a_kind_has_run_out_and_looks_at_the_oracle():
    """Else the test above would show little."""
    verbs = Counter()
    for seed in range(12):
        start = RandomStart("bali", 2 + seed % 3, {"oracle": True, "demon": True}, f"hoarding {seed}", HOARDING)
        model = model_of(played(*start))
        for step in steps(played(*start)):
            verbs[step.text.split()[0]] += 1
            assert step.text in model.legal()
            model.apply(step.text)
        assert model.over
    assert set(verbs) >= {"buy", "pass", "play", "discard", "take", "score", "claim", "oracle", "keep", "sacrifice", "supply"}


def test_the_box_holds_what_the_rules_page_says():
    assert dict(zip(CARDS, map(int, DECK), strict=True)) == dict.fromkeys(("rice", "peanut", "banana", "pepper"), 5) | {
        "mason": 12,
        "priest": 9,
        "shrine": 9,
        "oracle": 8,
    }
