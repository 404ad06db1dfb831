"""Laws that hold at every moment of every match."""

import numpy as np
from games.rice.model import covered_by
from games.rice.random_play import rice_match, rice_matches, rice_moments
from hypothesis import given, settings
from support.random_play import NIGHTLY

FEW = settings(max_examples=300 if NIGHTLY else 10)
ALL_CARDS = (1 << 18) - 1


def cards_in(state):
    return [1 << int(card) for seat in (0, 1) for card in state.card[seat][: state.farm_size[seat]]]


@FEW
@given(rice_matches)
def test_no_card_is_ever_lost_or_made(chosen):
    for match in rice_moments(*chosen):
        state = match.state
        if state.season > 0:
            places = [*cards_in(state), *(1 << int(card) for card in state.ancestor), int(state.dry_row), *map(int, state.hand)]
            assert sum(places) == ALL_CARDS
            assert np.bitwise_or.reduce(places) == ALL_CARDS


@FEW
@given(rice_matches)
def test_cards_never_overlap_and_the_record_has_every_cell(chosen):
    match = rice_match(*chosen)
    for seat in (0, 1):
        state = match.state
        places = zip(state.x[seat], state.y[seat], state.lying[seat], strict=True)
        cells = [cell for x, y, lying in places for cell in covered_by((int(x), int(y)), "lying" if lying else "upright")]
        assert len(set(cells)) == 48
        assert len({(x & 31, y & 31) for x, y in cells}) == 48
        assert sum(int(line).bit_count() for line in state.covered[seat]) == 48
        assert all(int(state.covered[seat, y & 31]) >> (x & 31) & 1 for x, y in cells)


@FEW
@given(rice_matches)
def test_fields_and_closed_plots_never_open_again(chosen):
    before = None
    for match in rice_moments(*chosen):
        now = match.states.copy()[0]
        if before is not None:
            assert ((before.closed & now.closed) == before.closed).all()
            assert (now.fields >= before.fields).all()
            assert (now.largest >= before.largest).all()
        before = now


@FEW
@given(rice_matches)
def test_one_may_undo_within_ones_own_turn_unless_something_was_turned_up(chosen):
    before, decided = None, None
    free = False  # whether the seat that decided last had a choice since
    for match in rice_moments(*chosen):
        now = (int(match.state.turn), int(match.state.reveals))
        if match.plies:
            ply = match.plies[-1]
            free = now == before and (not ply.forced or (free and ply.seat == decided))
            decided = ply.seat
            assert (match.undo_to(ply.seat) is not None) == free
        before = now


@FEW
@given(rice_matches)
def test_choices_that_both_have_made_cannot_be_taken_back(chosen):
    seen = (0, 0)
    for match in rice_moments(*chosen):
        now = (int(match.state.turn), int(match.state.reveals))
        if match.plies and match.plies[-1].seat == 1 and match.actor == 0 and match.state.season == 1:
            assert now[1] > seen[1]
        seen = now


@FEW
@given(rice_matches)
def test_a_match_has_36_decisions_and_those_of_the_river(chosen):
    match = rice_match(*chosen)
    asked = sum(text.startswith(("river", "pass")) for _, text in match.record()["actions"])
    assert len(match.plies) == 36 + 2 * ("festival" in chosen[0]) + asked
    assert asked <= ("festival" in chosen[0])
