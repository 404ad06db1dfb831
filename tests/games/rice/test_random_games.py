"""Laws that hold at every moment of every match."""

import json
from random import Random

import numpy as np
from games.rice.model import covered_by
from games.rice.random_play import a_deck, rice_match, rice_matches, rice_moments
from hypothesis import given, settings
from support.random_play import NIGHTLY, seeds

from subak.core.compiling import interpreted
from subak.core.match import Match, blank
from subak.core.playing import deal_match, redeal_into, redeal_world, start_game, winners
from subak.core.randomness import words_from
from subak.core.registry import game_named
from subak.games.rice import rules, scoring
from subak.games.rice.actions import ACTIONS
from subak.games.rice.deck import put_deck

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
def test_legal_actions_ascend_and_there_is_one_until_the_end(chosen):
    for match in rice_moments(*chosen):
        assert match.legal == sorted(set(match.legal))
        assert all(0 <= action < ACTIONS for action in match.legal)
        assert bool(match.legal) == (match.actor is not None)


@FEW
@given(rice_matches)
def test_there_are_never_more_legal_actions_than_promised(chosen):
    for match in rice_moments(*chosen):
        out = np.full(ACTIONS, -1, np.int16)
        count = interpreted(rules.legal)(match.state, out)
        assert count <= match.game.most_legal
        assert (out[match.game.most_legal :] == -1).all()


@settings(max_examples=2000 if NIGHTLY else 16)
@given(rice_matches)
def test_interpreted_and_compiled_rules_agree_in_every_byte(chosen):
    legal, apply = interpreted(rules.legal), interpreted(rules.apply)
    states = None
    for match in rice_moments(*chosen):
        if states is None:
            states = match.states.copy()
        else:
            apply(states[0], match.plies[-1].action)
        assert states.tobytes() == match.states.tobytes()
        out = np.zeros(match.game.most_legal, np.int16)
        assert out[: legal(states[0], out)].tolist() == match.legal


@FEW
@given(rice_matches, seeds)
def test_interpreted_and_compiled_redeals_agree_in_every_byte(chosen, dice):
    random = Random(dice)
    for match in rice_moments(*chosen):
        if random.random() < 0.3:
            seat = random.randrange(-1, 2)
            compiled, plain = match.states.copy(), match.states.copy()
            redeal_into(compiled, match.states, seat, words_from(str(dice)))
            interpreted(redeal_world)(plain, match.states, seat, words_from(str(dice)))
            assert compiled.tobytes() == plain.tobytes()


@FEW
@given(rice_matches)
def test_interpreted_and_compiled_deals_agree_in_every_byte(chosen):
    options, kind, seed = chosen
    game = game_named("rice")
    compiled, plain = blank(game), blank(game)
    for states in (compiled, plain):
        game.prepare(states, 2, dict.fromkeys(options, True), words_from(str(seed)))
        if kind == "random":
            put_deck(states[0], game.deck.checked(a_deck(kind, seed)))
    deal_match(compiled)
    interpreted(start_game)(plain[0])
    assert compiled.tobytes() == plain.tobytes()


@FEW
@given(rice_matches)
def test_a_deal_into_a_used_record_leaves_nothing_of_the_old_match_but_its_deck(chosen):
    _, kind, seed = chosen
    game = game_named("rice")
    used, fresh = rice_match(*chosen).states.copy(), blank(game)
    if kind == "random":
        put_deck(fresh[0], game.deck.checked(a_deck(kind, seed)))
    for states in (used, fresh):
        game.prepare(states, 2, dict.fromkeys(game.options, True), words_from("next"))
        deal_match(states)
    assert used.tobytes() == fresh.tobytes()


@FEW
@given(rice_matches)
def test_interpreted_and_compiled_results_agree(chosen):
    for match in (rice_match(*chosen), rice_match(*chosen).prefix(20)):
        totals, won = np.zeros(2, np.int32), np.zeros(2, np.int32)
        interpreted(scoring.scores)(match.state, totals)
        interpreted(winners)(match.state, won)
        assert match.result() == {"scores": totals.tolist(), "winners": np.flatnonzero(won).tolist()}


@FEW
@given(rice_matches)
def test_a_record_replays_to_the_same_bytes(chosen):
    match = rice_match(*chosen)
    again = Match.from_record(json.loads(json.dumps(match.record(legal=True))))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.record(legal=True) == match.record(legal=True)


@FEW
@given(rice_matches)
def test_a_running_match_has_a_record_without_result_that_can_be_played_on(chosen):
    match = rice_match(*chosen)
    half = match.prefix(len(match.plies) // 2)
    assert "result" not in half.record()
    resumed = Match.from_record(half.record())
    for ply in match.plies[len(half.plies) :]:
        resumed.apply(ply.action)
    assert resumed.states.tobytes() == match.states.tobytes()


@FEW
@given(rice_matches)
def test_one_may_undo_within_ones_own_turn_unless_something_was_turned_up(chosen):
    before = None
    for match in rice_moments(*chosen):
        now = (int(match.state.turn), int(match.state.reveals))
        if match.plies:
            ply = match.plies[-1]
            assert (match.undo_to(ply.seat) is not None) == (now == before)
            assert match.undo_to(1 - ply.seat) is None
        before = now


@FEW
@given(rice_matches)
def test_choices_that_both_have_made_cannot_be_taken_back(chosen):
    seen = (0, 0)
    for match in rice_moments(*chosen):
        now = (int(match.state.turn), int(match.state.reveals))
        assert now[0] >= seen[0]
        assert now[1] >= seen[1]
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
