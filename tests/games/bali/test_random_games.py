"""Laws that hold at every moment of every match."""

import json
from random import Random

import numpy as np
from hypothesis import given, settings
from support.random_play import NIGHTLY, moments, played, seeds, settings_of

from subak.core.compiling import interpreted
from subak.core.match import Match, blank
from subak.core.playing import deal_match, redeal_into, redeal_world, start_game, winners
from subak.core.randomness import words_from
from subak.core.registry import game_named
from subak.games.bali import rules, scoring
from subak.games.bali.actions import ACTIONS, DISCARD_SHRINE
from subak.games.bali.components import CARDS, DECK, EMPTY, MASON, ORACLE, SHRINE

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


@given(settings_of("bali"))
def test_no_card_is_ever_lost_or_made(setting):
    for match in moments(*setting):
        assert cards_in_the_match(match) == cards_dealt(match)


@given(settings_of("bali"))
def test_of_every_good_there_are_always_twenty_five(setting):
    for match in moments(*setting):
        state = match.state
        on_altar = np.bincount(state.altar[: state.altar_size] % 4, minlength=4)
        assert (state.goods.sum(axis=0) + state.supply + on_altar).tolist() == [25, 25, 25, 25]


@given(settings_of("bali"))
def test_nothing_is_ever_counted_below_zero(setting):
    for match in moments(*setting):
        assert all((np.asarray(match.state[field]) >= 0).all() for field in COUNTERS)


@given(settings_of("bali"))
def test_what_all_can_count_are_the_goods_without_the_secret_acts(setting):
    match = played(*setting)
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


@given(settings_of("bali"))
def test_hands_hold_three_cards_between_turns(setting):
    for match in moments(*setting):
        if match.state.phase in (rules.BUY, rules.PLAY):
            assert match.state.hand.sum(axis=1)[: match.players].tolist() == [3] * match.players


@given(settings_of("bali"))
def test_rows_hold_cards_from_the_top_and_are_empty_only_at_the_end(setting):
    for match in moments(*setting):
        for row, size in zip(match.state.rows, match.state.row_size, strict=True):
            assert (row[:size] >= 0).all()
            assert (row[:size] < ORACLE).all()
            assert (row[size:] == EMPTY).all()
            assert size > 0 or match.over


@given(settings_of("bali"))
def test_legal_actions_ascend_and_there_is_one_until_the_end(setting):
    for match in moments(*setting):
        assert match.legal == sorted(set(match.legal))
        assert all(0 <= action < ACTIONS for action in match.legal)
        assert bool(match.legal) == (match.state.phase != rules.OVER)


@given(settings_of("bali"))
def test_there_are_never_more_legal_actions_than_promised(setting):
    for match in moments(*setting):
        out = np.full(ACTIONS, EMPTY, np.int16)
        assert interpreted(rules.legal)(match.state, out) <= match.game.most_legal
        assert (out[match.game.most_legal :] == EMPTY).all()


@given(settings_of("bali"))
def test_every_legal_action_is_understood_by_its_notation(setting):
    for match in moments(*setting):
        texts = [match.game.action_text(match.state, action) for action in match.legal]
        assert [match.game.parse_action(match.state, text) for text in texts] == match.legal
        assert len(set(texts)) == len(texts)


@settings(max_examples=10_000 if NIGHTLY else 50)
@given(settings_of("bali"))
def test_interpreted_and_compiled_rules_agree_in_every_byte(setting):
    legal, apply = interpreted(rules.legal), interpreted(rules.apply)
    states = None
    for match in moments(*setting):
        if states is None:
            states = match.states.copy()
        else:
            apply(states[0], match.plies[-1].action)
        assert states.tobytes() == match.states.tobytes()
        out = np.zeros(match.game.most_legal, np.int16)
        assert out[: legal(states[0], out)].tolist() == match.legal


@given(settings_of("bali"), seeds)
def test_interpreted_and_compiled_redeals_agree_in_every_byte(setting, dice):
    random = Random(dice)
    for match in moments(*setting):
        if random.random() < 0.1:
            seat = random.randrange(-1, match.players)
            compiled, plain = match.states.copy(), match.states.copy()
            redeal_into(compiled, match.states, seat, words_from(str(dice)))
            interpreted(redeal_world)(plain, match.states, seat, words_from(str(dice)))
            assert compiled.tobytes() == plain.tobytes()


@given(settings_of("bali"))
def test_interpreted_and_compiled_deals_agree_in_every_byte(setting):
    _, players, options, seed, _ = setting
    game = game_named("bali")
    compiled, plain = blank(game), blank(game)
    for states in (compiled, plain):
        game.prepare(states, players, options, words_from(str(seed)))
    deal_match(compiled)
    interpreted(start_game)(plain[0])
    assert compiled.tobytes() == plain.tobytes()


@given(settings_of("bali"))
def test_interpreted_and_compiled_results_agree(setting):
    for match in moments(*setting):
        totals, won = np.zeros(match.players, np.int32), np.zeros(match.players, np.int32)
        interpreted(scoring.scores)(match.state, totals)
        interpreted(winners)(match.state, won)
        assert match.result() == {"scores": totals.tolist(), "winners": np.flatnonzero(won).tolist()}


@given(settings_of("bali"))
def test_a_record_replays_to_the_same_bytes(setting):
    match = played(*setting)
    again = Match.from_record(json.loads(json.dumps(match.record(legal=True))))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.record(legal=True) == match.record(legal=True)


@given(settings_of("bali"))
def test_the_deal_alone_replays_without_the_seed(setting):
    match = played(*setting)
    record = match.record()
    del record["seed"]
    assert Match.from_record(record).states.tobytes() == match.states.tobytes()


@given(settings_of("bali"))
def test_a_running_match_has_a_record_without_result_that_can_be_played_on(setting):
    match = played(*setting)
    half = match.prefix(len(match.plies) // 2)
    assert "result" not in half.record()
    resumed = Match.from_record(half.record())
    for ply in match.plies[len(half.plies) :]:
        resumed.apply(ply.action)
    assert resumed.states.tobytes() == match.states.tobytes()


@given(settings_of("bali"), seeds)
def test_to_undo_is_to_have_played_a_prefix(setting, dice):
    match = played(*setting)
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


@given(settings_of("bali"))
def test_reveals_and_turns_only_grow(setting):
    seen = (0, 0)
    for match in moments(*setting):
        now = (int(match.state.turn), int(match.state.reveals))
        assert now[0] >= seen[0]
        assert now[1] >= seen[1]
        seen = now


@given(settings_of("bali"))
def test_the_result_is_the_score_sheet_of_the_view(setting):
    match = played(*setting)
    end = match.view(None)["end"]
    assert match.result() == {"scores": [seat["total"] for seat in end["seats"]], "winners": end["winners"]}
    best = max(match.result()["scores"])
    assert all(match.result()["scores"][seat] == best for seat in end["winners"])


@given(settings_of("bali"))
def test_turns_go_round_the_table(setting):
    for match in moments(*setting):
        assert match.state.active == match.state.turn % match.players
