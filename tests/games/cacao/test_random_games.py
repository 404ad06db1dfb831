"""Laws that hold at every moment of every match."""

from collections import Counter

import numpy as np
from hypothesis import given, settings
from support.random_play import NIGHTLY, moments, played, starts_of
from support.steps import steps

from subak.games.cacao.components import EMPTY, JUNGLE, TILES
from subak.games.cacao.state import SQUARE, WORK

any_setting = starts_of("cacao")
FEW = settings(max_examples=500 if NIGHTLY else 20)


def workers_of(state, seat):
    tiles = [int(tile) for tile in state.board[state.owned[seat][: state.owned_count[seat]]]]
    assert all(tile >> 4 & 3 == seat for tile in tiles)
    return tiles


def jungle_on(state):
    squares = np.arange(1024)
    return state.board[((squares & 31) + (squares >> 5)) % 2 == 0]


@FEW
@given(any_setting)
def test_no_worker_tile_is_ever_lost_or_made(start):
    match = played(*start)
    covered = [Counter() for _ in range(match.players)]
    for step in steps(match):
        if step.text.startswith("tile") and step.before.overbuilding:
            covered[step.before.active][TILES[step.before.board[step.before.placed] & 3]] += 1
        for seat in range(match.players):
            found = Counter(TILES[tile & 3] for tile in workers_of(step.after, seat)) + covered[seat]
            found += Counter(dict(zip(TILES, step.after.hand[seat].tolist(), strict=True)))
            pile = step.after.tiles[seat][step.after.tiles_drawn[seat] :]
            found += Counter(TILES[tile] for tile in pile if tile != EMPTY)
            assert found == Counter(match.deal["workers"][seat])


@given(any_setting)
def test_no_jungle_tile_is_ever_lost_or_made(start):
    for match in moments(*start):
        state = match.state
        found = Counter(JUNGLE[tile] for tile in jungle_on(state) if tile != EMPTY)
        found += Counter(JUNGLE[tile] for tile in state.display if tile != EMPTY)
        found += Counter(JUNGLE[tile] for tile in state.jungle[state.jungle_drawn : state.jungle_size])
        assert found == Counter([*match.deal["jungle"], "plantation1", "market2"])


@given(any_setting)
def test_jungle_tiles_are_turned_up_in_the_order_of_the_deal(start):
    match = played(*start)
    drawn = 2
    for step in steps(match):
        before = Counter(JUNGLE[tile] for tile in step.before.display if tile != EMPTY)
        after = Counter(JUNGLE[tile] for tile in step.after.display if tile != EMPTY)
        before[step.text.split()[1]] -= step.text.startswith("fill")
        number = (after - before).total()
        assert after - before == Counter(match.deal["jungle"][drawn : drawn + number])
        drawn += number
        assert drawn == step.after.jungle_drawn


@given(any_setting)
def test_stores_suns_and_water_keep_within_their_spaces_and_gold_never_shrinks(start):
    gold = np.zeros(4, int)
    for match in moments(*start):
        state = match.state
        assert ((state.fruits >= 0) & (state.fruits <= 5)).all()
        assert ((state.suns >= 0) & (state.suns <= 3)).all()
        assert ((state.water >= 0) & (state.water <= 8)).all()
        assert (state.gold >= gold).all()
        gold = state.gold.copy()


@FEW
@given(any_setting)
def test_workers_and_jungle_make_a_chessboard(start):
    for match in moments(*start):
        for tile in match.view(None)["board"]:
            assert ("jungle" in tile) == ((tile["x"] + tile["y"]) % 2 == 0)


@given(any_setting)
def test_every_temple_on_the_board_is_on_the_list(start):
    for match in moments(*start):
        state = match.state
        listed = state.temples[: state.temple_count].tolist()
        assert len(set(listed)) == len(listed) == (jungle_on(state) == JUNGLE.index("temple")).sum()
        assert all(state.board[square] == JUNGLE.index("temple") for square in listed)


@FEW
@given(any_setting)
def test_hands_hold_three_tiles_between_turns_while_piles_last(start):
    for match in moments(*start):
        if match.state.phase == SQUARE:
            for seat in match.view(None)["seats"]:
                assert seat["hand_size"] == 3 or seat["pile_size"] == 0


@FEW
@given(any_setting)
def test_the_display_holds_two_tiles_between_turns_while_the_pile_lasts(start):
    for match in moments(*start):
        if match.state.phase == SQUARE:
            view = match.view(None)
            assert len(view["display"]) == 2 or view["pile"] == 0


@given(any_setting)
def test_turns_go_round_the_table_and_decisions_from_the_active_player_clockwise(start):
    turn, place = 0, 0
    for match in moments(*start):
        assert match.state.active == match.state.turn % match.players
        if not match.over:
            now = (match.actor - int(match.state.active)) % match.players
            assert now == 0 or match.state.phase == WORK
            assert now >= place or match.state.turn > turn
            turn, place = int(match.state.turn), now


@given(any_setting)
def test_one_may_undo_within_ones_own_turn_unless_something_was_turned_up(start):
    before = None
    for match in moments(*start):
        now = [int(match.state.turn), int(match.state.jungle_drawn), match.state.tiles_drawn.tolist()]
        if match.plies:
            ply = match.plies[-1]
            assert (match.undo_to(ply.seat) is not None) == (now == before and ply.seat == ply.active)
        before = now


@FEW
@given(any_setting)
def test_the_score_sheet_adds_up(start):
    end = played(*start).view(None)["end"]
    for number, seat in enumerate(end["seats"]):
        assert seat["temples"] == sum(temple["gold"][number] for temple in end["temples"])
        assert seat["total"] == seat["gold"] + seat["temples"] + seat["suns"] + seat["water"]
