"""A match: decisions, undo, prefixes."""

import json
from random import Random

import pytest
from games.bali.tempers import SECRETIVE
from support.random_play import all_options, called, moments, played
from support.tempers import EVEN

from subak.core.match import Match, load_match, load_record, save_match
from subak.core.mistakes import Mistake
from subak.core.registry import game_names

GAMES = game_names()


def mistake(action, *arguments, **named):
    with pytest.raises(Mistake) as refused:
        action(*arguments, **named)
    return refused.value.message


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match_and_another_seed_another(game):
    first, again, other = (Match.new(game, 2, {}, seed) for seed in ("a", "a", "b"))
    assert first.deal == again.deal
    assert first.states.tobytes() == again.states.tobytes()
    assert first.deal != other.deal


@pytest.mark.parametrize("game", GAMES)
def test_without_a_seed_no_two_matches_are_alike(game):
    assert Match.new(game, 2).deal != Match.new(game, 2).deal


@pytest.mark.parametrize("game", GAMES)
def test_a_match_carries_no_generator_that_could_tell_the_future(game):
    assert not Match.new(game, 2, {}, "generator").state.rng.any()


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_may_be_given_by_number_or_by_notation(game):
    by_number, by_text = Match.new(game, 2, {}, "both"), Match.new(game, 2, {}, "both")
    random = Random("both")
    for _ in range(30):
        action = EVEN(by_number, random)
        by_text.apply(by_text.game.action_text(by_text.state, action))
        by_number.apply(action)
    assert by_number.states.tobytes() == by_text.states.tobytes()


@pytest.mark.parametrize("decision", ["fly", "", "buy rice", "PASS", -1, 10_000, None])
def test_an_illegal_decision_is_refused_and_changes_nothing(decision):
    match = Match.new("bali", 2, {}, "illegal")
    before = match.states.tobytes()
    assert mistake(match.apply, decision) == "illegal-action"
    assert match.states.tobytes() == before
    assert match.plies == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_takes_no_decision(game):
    match = played(game, 2, {}, "over")
    assert (match.over, match.actor, match.legal) == (True, None, [])
    assert mistake(match.apply, 0) == "match-over"


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 1000])
def test_a_wrong_number_of_players_is_refused(players):
    assert mistake(Match.new, "bali", players) == "wrong-players"


@pytest.mark.parametrize("game", ["", "chess", "Bali", "bali.rules", "../bali"])
def test_an_unknown_game_is_refused(game):
    assert mistake(Match.new, game, 2) == "unknown-game"


def test_unknown_options_are_ignored_and_missing_ones_are_off():
    match = Match.new("bali", 2, {"demon": True, "dragon": True}, "options")
    assert match.options == {"oracle": False, "demon": True, "open_information": False}


@pytest.mark.parametrize("game", GAMES)
def test_a_prefix_is_the_match_as_it_was(game):
    states = []
    for match in moments(game, 2, {}, "prefix"):
        states.append(match.states.tobytes())
    for length in (0, 1, 17, len(states) - 1):
        prefix = match.prefix(length)
        assert len(prefix.plies) == length
        assert prefix.states.tobytes() == states[length]


@pytest.mark.parametrize("game", GAMES)
def test_a_prefix_is_a_match_of_its_own(game):
    match = played(game, 2, {}, "own")
    before = match.states.tobytes()
    prefix = match.prefix(10)
    prefix.apply(prefix.legal[0])
    assert match.states.tobytes() == before
    assert len(prefix.plies) == 11


def bali_with(*decisions, **options):
    match = Match.new("bali", 2, options, "undo")
    for decision in decisions:
        match.apply(decision)
    return match


def first_play(match):
    return next(text for text in match.legal_texts() if text.startswith("play 1"))


def test_nothing_can_be_undone_before_the_first_decision():
    match = bali_with()
    assert [match.undo_to(seat) for seat in (0, 1)] == [None, None]
    assert mistake(match.undo, 0) == "no-undo"


def match_with(game, *kinds):
    """A match after the first legal decision of each kind."""
    match = Match.new(game, 2, {}, "undo")
    for kind in kinds:
        match.apply(next(text for text in match.legal_texts() if text.startswith(kind)))
    return match


def test_one_may_undo_within_ones_own_turn_step_by_step():
    match = match_with("rice", "ancestor", "ancestor", "build", "at")
    assert match.undo_to(0) == 3
    match.undo(0)
    assert match.undo_to(0) == 2
    match.undo(0)
    assert match.states.tobytes() == match_with("rice", "ancestor", "ancestor").states.tobytes()
    assert match.undo_to(0) is None


def test_what_had_no_other_answer_is_not_taken_back_alone():
    match = bali_with("pass")
    assert match.plies[0].forced
    assert match.undo_to(0) is None
    assert match.undo_to(0, only_person=True) is None
    match.apply(first_play(match))
    assert not match.plies[1].forced
    assert match.undo_to(0) == 1


def test_undo_goes_past_what_had_no_other_answer():
    past = 0
    for seed in range(6):
        for match in moments("bali", 2, {}, f"forced {seed}", EVEN):
            for seat in (0, 1):
                own = [number for number, ply in enumerate(match.plies) if ply.seat == seat]
                length = match.undo_to(seat, only_person=True)
                assert length == next((number for number in reversed(own) if not match.plies[number].forced), None)
                past += bool(own) and length is not None and length < own[-1]
                assert match.undo_to(seat) in (None, length)
    assert past


def test_nobody_may_undo_what_another_did():
    assert match_with("cacao", "square").undo_to(1) is None


def test_nobody_may_undo_once_the_turn_has_passed():
    match = bali_with("pass")
    match.apply(first_play(match))
    match.apply("take 1")
    assert match.actor == 1
    assert [match.undo_to(seat) for seat in (0, 1)] == [None, None]
    match.apply("pass")
    match.apply(first_play(match))
    assert [match.undo_to(seat) for seat in (0, 1)] == [None, 4]


def following(kind):
    """Moments of some matches right after a decision of that kind, and that decision."""
    for seed in range(6):
        for match in moments("bali", 2, {"oracle": True}, f"undo {seed}", SECRETIVE):
            if match.plies and match.game.action_text(match.state, match.plies[-1].action).startswith(kind):
                yield match, match.plies[-1]


def test_nobody_may_undo_a_refill():
    refills = 0
    for match, ply in following("take"):
        if match.state.reveals > ply.reveals:
            refills += 1
            assert match.undo_to(ply.seat) is None
    assert refills


def test_nobody_may_undo_a_look():
    looks = [match.undo_to(ply.seat) for match, ply in following("oracle look")]
    assert looks
    assert set(looks) == {None}


def test_nobody_may_undo_a_keep_that_turned_up_another_top_of_the_altar():
    turned_up = 0
    for match, ply in following("keep"):
        before = match.prefix(len(match.plies) - 1)
        if before.view(None)["altar"]["top"] != match.view(None)["altar"]["top"]:
            turned_up += 1
            assert match.undo_to(ply.seat) is None
    assert turned_up


def test_one_may_undo_a_take_that_turned_up_nothing_while_the_turn_lasts():
    undoable = [
        match.undo_to(ply.seat)
        for match, ply in following("take")
        if match.state.turn == ply.turn and match.state.reveals == ply.reveals
    ]
    assert undoable
    assert None not in undoable


def test_one_may_undo_a_sacrifice_of_ones_own_turn_but_not_past_anothers():
    for match, ply in following("sacrifice"):
        assert (match.undo_to(ply.seat) is not None) == (ply.seat == ply.active)
        if ply.seat == ply.active:
            earlier = match.prefix(len(match.plies) - 1)
            assert earlier.undo_to(ply.seat) is None


def test_against_bots_alone_a_person_may_always_undo_to_their_last_decision():
    match = played("bali", 3, {"oracle": True}, "bots")
    decisions = [number for number, ply in enumerate(match.plies) if ply.seat == 1 and not ply.forced]
    for number in reversed(decisions[-20:]):
        assert match.undo_to(1, only_person=True) == number
        match.undo(1, only_person=True)
        assert match.actor == 1
        assert len(match.plies) == number


def test_against_bots_alone_nothing_can_be_undone_before_ones_first_decision():
    match = bali_with("pass")
    assert match.undo_to(1, only_person=True) is None
    assert mistake(match.undo, 1, only_person=True) == "no-undo"


def test_the_view_says_whether_one_can_undo():
    match = match_with("cacao", "square")
    assert [match.view(seat)["undoable"] for seat in (0, 1, None)] == [True, False, False]
    assert match.view(0, only_person=True)["undoable"]
    assert not match.view(1, only_person=True)["undoable"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("legal", [False, True])
def test_a_record_is_saved_and_loaded(tmp_path, game, legal):
    match = played(game, 2, {}, "file")
    path = tmp_path / "match.json"
    save_match(path, match, legal)
    assert load_record(path).states.tobytes() == match.states.tobytes()
    assert json.loads(path.read_text("utf-8")) == match.record(legal)
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]


def test_a_saved_match_has_early_decisions_that_no_record_has(tmp_path):
    match = Match.new("rice", 2, {}, "early")
    match.apply(match.asked(1).legal[0], 1)
    while match.state.turn == 0:
        match.apply(match.legal[0], match.to_move[0])
    for _ in range(2):
        match.apply(match.asked(1).legal[0], 1)
    path = tmp_path / "match.json"
    save_match(path, match)
    assert len(match.early) == 2
    assert json.loads(path.read_text("utf-8")).keys() - match.record().keys() == {"early"}
    assert load_record(path).record() == match.record()
    again = load_match(path)
    assert again.decisions == match.decisions
    assert [again.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    for there in (match, again):
        while there.to_move == [0, 1] or there.early:
            there.apply(there.legal[0])
    assert again.states.tobytes() == match.states.tobytes()
    assert "early" not in again.saved()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_written_with_legal_moves_lists_their_texts_sorted_without_duplicates(game):
    for _, text, legal in played(game, 2, {}, "legal").record(legal=True)["actions"]:
        assert text in legal
        assert legal == sorted(set(legal))


@pytest.mark.parametrize("options", all_options("bali"), ids=called)
def test_a_result_has_a_score_for_each_seat_and_winners_ascending(options):
    match = played("bali", 4, options, "result")
    result = match.record()["result"]
    assert len(result["scores"]) == 4
    assert result["winners"] == sorted(set(result["winners"])) != []


@pytest.mark.parametrize("game", GAMES)
def test_the_scores_can_be_asked_before_the_end_but_are_no_result_yet(game):
    match = Match.new(game, 2, {}, "early")
    assert len(match.result()["scores"]) == 2
    assert "result" not in match.record()
