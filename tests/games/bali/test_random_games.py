"""Laws that hold at every moment of every match."""

import numpy as np
from hypothesis import given
from support.random_play import moments, played, starts_of

from subak.games.bali.actions import DISCARD_SHRINE
from subak.games.bali.components import CARDS, DECK, EMPTY, MASON, ORACLE, SHRINE
from subak.games.bali.state import BUY, PLAY

COUNTERS = ("stone", "points", "supply", "goods", "hand", "display", "row_size", "to_take", "looks", "altar_size", "event_count")


def cards_in_the_match(match):
    """All playing cards that can be found, by kind: held, lying, in the pile, discarded."""
    state = match.state
    found = np.zeros(len(DECK), int)
    found[:ORACLE] += state.hand.sum(axis=0) + state.display.sum(axis=0)
    for row, size in zip(state.rows, state.row_size, strict=True):
        np.add.at(found, row[:size], 1)
    left = state.pile[state.drawn :]
    np.add.at(found, left[left != EMPTY], 1)
    found[ORACLE] += (state.pile[: state.drawn] == ORACLE).sum()
    found[SHRINE] += sum(ply.action == DISCARD_SHRINE for ply in match.plies)
    return found.tolist()


def cards_dealt(match):
    dealt = np.array(DECK)
    dealt[MASON] += match.players
    for lacking in match.state.sets[: match.players]:
        dealt[:4] += 1
        dealt[lacking] -= 1
    dealt[ORACLE] *= match.options["oracle"]
    return dealt.tolist()


@given(starts_of("bali"))
def test_no_card_is_ever_lost_or_made(start):
    for match in moments(*start):
        assert cards_in_the_match(match) == cards_dealt(match)


@given(starts_of("bali"))
def test_of_every_good_there_are_always_twenty_five(start):
    for match in moments(*start):
        state = match.state
        on_altar = np.bincount(state.altar[: state.altar_size] % 4, minlength=4)
        assert (state.goods.sum(axis=0) + state.supply + on_altar).tolist() == [25, 25, 25, 25]


@given(starts_of("bali"))
def test_nothing_is_ever_counted_below_zero(start):
    for match in moments(*start):
        assert all((np.asarray(match.state[field]) >= 0).all() for field in COUNTERS)


@given(starts_of("bali"))
def test_what_all_can_count_are_the_goods_without_the_secret_acts(start):
    match = played(*start)
    replay = match.prefix(0)
    secret = np.zeros_like(replay.state.goods)
    for ply in match.plies:
        verb, *words = match.game.action_text(replay.state, ply.action).split()
        if verb == "keep":
            secret[ply.seat, CARDS.index(words[0])] += 1
        elif verb == "sacrifice" and ply.seat == ply.active:
            secret[ply.seat, CARDS.index(words[0])] -= 1
        replay.apply(ply.action)
        assert (replay.state.public + secret == replay.state.goods).all()


@given(starts_of("bali"))
def test_hands_hold_three_cards_between_turns(start):
    for match in moments(*start):
        if match.state.phase in (BUY, PLAY):
            assert match.state.hand.sum(axis=1)[: match.players].tolist() == [3] * match.players


@given(starts_of("bali"))
def test_rows_hold_cards_from_the_top_and_are_empty_only_at_the_end(start):
    for match in moments(*start):
        for row, size in zip(match.state.rows, match.state.row_size, strict=True):
            assert (row[:size] >= 0).all()
            assert (row[:size] < ORACLE).all()
            assert (row[size:] == EMPTY).all()
            assert size > 0 or match.over


@given(starts_of("bali"))
def test_turns_go_round_the_table(start):
    for match in moments(*start):
        assert match.state.active == match.state.turn % match.players
