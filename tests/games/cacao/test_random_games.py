"""Laws that hold at every moment of every match."""

import json
from collections import Counter
from random import Random

import numpy as np
from hypothesis import given, settings
from support.random_play import NIGHTLY, moments, played, seeds, settings_of
from support.steps import steps

from subak.core.compiling import interpreted
from subak.core.match import Match, blank
from subak.core.playing import deal_match, redeal_into, redeal_world, start_game, winners
from subak.core.randomness import words_from
from subak.core.registry import game_named
from subak.games.cacao import rules, scoring
from subak.games.cacao.actions import ACTIONS
from subak.games.cacao.components import EMPTY, JUNGLE, TILES

any_setting = settings_of("cacao")
FEW = settings(max_examples=500 if NIGHTLY else 20)


def cacao(setting):
    return moments(*setting)


def match_of(setting):
    return played(*setting)


def workers_of(state, seat):
    tiles = [int(tile) for tile in state.board[state.owned[seat][: state.owned_count[seat]]]]
    assert all(tile >> 4 & 3 == seat for tile in tiles)
    return tiles


def jungle_on(state):
    squares = np.arange(1024)
    return state.board[((squares & 31) + (squares >> 5)) % 2 == 0]


@FEW
@given(any_setting)
def test_no_worker_tile_is_ever_lost_or_made(setting):
    match = match_of(setting)
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
def test_no_jungle_tile_is_ever_lost_or_made(setting):
    for match in cacao(setting):
        state = match.state
        found = Counter(JUNGLE[tile] for tile in jungle_on(state) if tile != EMPTY)
        found += Counter(JUNGLE[tile] for tile in state.display if tile != EMPTY)
        found += Counter(JUNGLE[tile] for tile in state.jungle[state.jungle_drawn : state.jungle_size])
        assert found == Counter([*match.deal["jungle"], "plantation1", "market2"])


@given(any_setting)
def test_jungle_tiles_are_turned_up_in_the_order_of_the_deal(setting):
    match = match_of(setting)
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
def test_stores_suns_and_water_keep_within_their_spaces_and_gold_never_shrinks(setting):
    gold = np.zeros(4, int)
    for match in cacao(setting):
        state = match.state
        assert ((state.fruits >= 0) & (state.fruits <= 5)).all()
        assert ((state.suns >= 0) & (state.suns <= 3)).all()
        assert ((state.water >= 0) & (state.water <= 8)).all()
        assert (state.gold >= gold).all()
        gold = state.gold.copy()


@FEW
@given(any_setting)
def test_workers_and_jungle_make_a_chessboard(setting):
    for match in cacao(setting):
        for tile in match.game.view(match.state, None)["board"]:
            assert ("jungle" in tile) == ((tile["x"] + tile["y"]) % 2 == 0)


@given(any_setting)
def test_every_temple_on_the_board_is_on_the_list(setting):
    for match in cacao(setting):
        state = match.state
        listed = state.temples[: state.temple_count].tolist()
        assert len(set(listed)) == len(listed) == (jungle_on(state) == JUNGLE.index("temple")).sum()
        assert all(state.board[square] == JUNGLE.index("temple") for square in listed)


@FEW
@given(any_setting)
def test_hands_hold_three_tiles_between_turns_while_piles_last(setting):
    for match in cacao(setting):
        if match.state.phase == rules.SQUARE:
            for seat in match.game.view(match.state, None)["seats"]:
                assert seat["hand_size"] == 3 or seat["pile_size"] == 0


@FEW
@given(any_setting)
def test_the_display_holds_two_tiles_between_turns_while_the_pile_lasts(setting):
    for match in cacao(setting):
        if match.state.phase == rules.SQUARE:
            view = match.game.view(match.state, None)
            assert len(view["display"]) == 2 or view["pile"] == 0


@given(any_setting)
def test_turns_go_round_the_table_and_decisions_from_the_active_player_clockwise(setting):
    turn, place = 0, 0
    for match in cacao(setting):
        assert match.state.active == match.state.turn % match.players
        if not match.over:
            now = (match.actor - int(match.state.active)) % match.players
            assert now == 0 or match.state.phase == rules.WORK
            assert now >= place or match.state.turn > turn
            turn, place = int(match.state.turn), now


@given(any_setting)
def test_legal_actions_ascend_and_there_is_one_until_the_end(setting):
    for match in cacao(setting):
        assert match.legal == sorted(set(match.legal))
        assert all(0 <= action < ACTIONS for action in match.legal)
        assert bool(match.legal) == (match.state.phase != rules.OVER)


@FEW
@given(any_setting)
def test_there_are_never_more_legal_actions_than_promised(setting):
    for match in cacao(setting):
        out = np.full(ACTIONS, EMPTY, np.int16)
        assert interpreted(rules.legal)(match.state, out) <= match.game.most_legal
        assert (out[match.game.most_legal :] == EMPTY).all()


@FEW
@given(any_setting)
def test_every_legal_action_is_understood_by_its_notation(setting):
    for match in cacao(setting):
        texts = [match.game.action_text(match.state, action) for action in match.legal]
        assert [match.game.parse_action(match.state, text) for text in texts] == match.legal
        assert len(set(texts)) == len(texts)


@settings(max_examples=10_000 if NIGHTLY else 25)
@given(any_setting)
def test_interpreted_and_compiled_rules_agree_in_every_byte(setting):
    legal, apply = interpreted(rules.legal), interpreted(rules.apply)
    states = None
    for match in cacao(setting):
        if states is None:
            states = match.states.copy()
        else:
            apply(states[0], match.plies[-1].action)
        assert states.tobytes() == match.states.tobytes()
        out = np.zeros(match.game.most_legal, np.int16)
        assert out[: legal(states[0], out)].tolist() == match.legal


@FEW
@given(any_setting, seeds)
def test_interpreted_and_compiled_redeals_agree_in_every_byte(setting, dice):
    random = Random(dice)
    for match in cacao(setting):
        if random.random() < 0.1:
            seat = random.randrange(-1, match.players)
            compiled, plain = match.states.copy(), match.states.copy()
            redeal_into(compiled, match.states, seat, words_from(str(dice)))
            interpreted(redeal_world)(plain, match.states, seat, words_from(str(dice)))
            assert compiled.tobytes() == plain.tobytes()


@given(any_setting)
def test_interpreted_and_compiled_deals_agree_in_every_byte(setting):
    _, players, _, seed, _ = setting
    game = game_named("cacao")
    compiled, plain = blank(game), blank(game)
    for states in (compiled, plain):
        game.prepare(states, players, {}, words_from(str(seed)))
    deal_match(compiled)
    interpreted(start_game)(plain[0])
    assert compiled.tobytes() == plain.tobytes()


@given(any_setting)
def test_a_deal_into_a_used_record_leaves_nothing_of_the_old_match(setting):
    players = 2 + setting[3] % 3
    used, fresh = match_of(setting).states.copy(), blank(game_named("cacao"))
    for states in (used, fresh):
        game_named("cacao").prepare(states, players, {}, words_from("next"))
        deal_match(states)
    assert used.tobytes() == fresh.tobytes()


@given(any_setting)
def test_interpreted_and_compiled_results_agree(setting):
    for match in (match_of(setting), match_of(setting).prefix(50)):
        totals, won = np.zeros(match.players, np.int32), np.zeros(match.players, np.int32)
        interpreted(scoring.scores)(match.state, totals)
        interpreted(winners)(match.state, won)
        assert match.result() == {"scores": totals.tolist(), "winners": np.flatnonzero(won).tolist()}


@FEW
@given(any_setting)
def test_a_record_replays_to_the_same_bytes(setting):
    match = match_of(setting)
    again = Match.from_record(json.loads(json.dumps(match.record(legal=True))))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.record(legal=True) == match.record(legal=True)


@FEW
@given(any_setting)
def test_the_deal_alone_replays_without_the_seed(setting):
    match = match_of(setting)
    record = match.record()
    del record["seed"]
    assert Match.from_record(record).states.tobytes() == match.states.tobytes()


@FEW
@given(any_setting)
def test_a_running_match_has_a_record_without_result_that_can_be_played_on(setting):
    match = match_of(setting)
    half = match.prefix(len(match.plies) // 2)
    assert "result" not in half.record()
    resumed = Match.from_record(half.record())
    for ply in match.plies[len(half.plies) :]:
        resumed.apply(ply.action)
    assert resumed.states.tobytes() == match.states.tobytes()


@FEW
@given(any_setting, seeds)
def test_to_undo_is_to_have_played_a_prefix(setting, dice):
    match = match_of(setting)
    random = Random(dice)
    while match.plies:
        match = match.prefix(random.randint(1, len(match.plies)))
        seat = match.plies[-1].seat
        only_person = match.undo_to(seat) is None
        prefix = match.prefix(match.undo_to(seat, only_person))
        match.undo(seat, only_person)
        assert match.plies == prefix.plies
        assert match.legal == prefix.legal
        assert match.states.tobytes() == prefix.states.tobytes()


@given(any_setting)
def test_one_may_undo_within_ones_own_turn_unless_something_was_turned_up(setting):
    before = None
    for match in cacao(setting):
        now = [int(match.state.turn), int(match.state.jungle_drawn), match.state.tiles_drawn.tolist()]
        if match.plies:
            ply = match.plies[-1]
            assert (match.undo_to(ply.seat) is not None) == (now == before and ply.seat == ply.active)
        before = now


@given(any_setting)
def test_reveals_and_turns_only_grow(setting):
    seen = (0, 0)
    for match in cacao(setting):
        now = (int(match.state.turn), int(match.state.reveals))
        assert now[0] >= seen[0]
        assert now[1] >= seen[1]
        seen = now


@FEW
@given(any_setting)
def test_the_result_is_the_score_sheet_of_the_view(setting):
    match = match_of(setting)
    end = match.view(None)["end"]
    assert match.result() == {"scores": [seat["total"] for seat in end["seats"]], "winners": end["winners"]}
    for number, seat in enumerate(end["seats"]):
        assert seat["temples"] == sum(temple["gold"][number] for temple in end["temples"])
        assert seat["total"] == seat["gold"] + seat["temples"] + seat["suns"] + seat["water"]
