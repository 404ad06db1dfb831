"""Both choose at the same time: in whatever order their decisions come, neither waits, or learns of the other's choice."""

import json
from itertools import permutations
from random import Random

import pytest
from games.rice.random_play import RICE_OPTIONS, rice_match
from games.rice.tempers import snug
from support.random_play import NIGHTLY
from support.redealt_worlds import previews

from subak.core.match import Match, Ply
from subak.core.mistakes import Mistake

EVERYBODY = (0, 1, None)


def wet(**options):
    """The first wet turn: seat 0 holds cards 5, 7, 9 … and seat 1 cards 6, 8, 10 …"""
    start = Match.new("rice", 2, options, "at once")
    match = Match(start.game, 2, options, start.deal | {"cards": list(range(1, 19))})
    match.apply("ancestor 1")
    match.apply("ancestor 3")
    return match


CHOICES = (("build 5", "at 2,0 upright", "row 7"), ("build 6", "at 0,3 lying", "row 8"))
REVEALED = ["rice-log-build", "rice-log-build", "rice-log-row", "rice-log-row", "rice-log-swap"]
ORDERS = sorted(set(permutations((0, 0, 0, 1, 1, 1))))  # of arrival, decision by decision


def chosen(match, order, choices=CHOICES):
    left = [list(choice) for choice in choices]
    for seat in order:
        match.apply(left[seat].pop(0), seat)
    return match


def everything(match, seat):
    """All that a seat is sent, and what else it can ask for."""
    asked = None if seat is None else match.asked(seat)
    told = [] if asked is None else [[asked.preview(action), asked.reasons(action)] for action in asked.legal[:5]]
    return json.dumps([match.view(seat), match.story(seat), previews(match, seat), told])


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: "".join(map(str, order)))
def test_in_whatever_order_decisions_come_the_match_is_the_same(order):
    plain, match = chosen(wet(), ORDERS[0]), chosen(wet(), order)
    assert match.early == []
    assert match.plies == plain.plies
    assert match.states.tobytes() == plain.states.tobytes()
    assert match.record() == plain.record()
    assert match.to_move == [0, 1]


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_a_whole_match_of_random_arrivals_and_changes_of_mind_has_the_record_of_one_decided_in_order(options):
    random, match, early, undone = Random(str(options)), rice_match(options, "own", 1).prefix(0), 0, 0
    while not match.over:
        seat = random.choice(match.to_move)
        asked = match.asked(seat)
        match.apply(snug(asked, random), seat)
        early += bool(match.early)
        free = [one for one in (0, 1) if match.undo_to(one) is not None]
        if free and random.random() < 0.3:
            seat = random.choice(free)
            stays = [ply for ply in match.decisions if ply.seat != seat]
            match.undo(seat)
            assert [ply for ply in match.decisions if ply.seat != seat] == stays
            assert seat in match.to_move
            undone += 1
    replayed = Match.from_record(match.record())
    assert replayed.states.tobytes() == match.states.tobytes()
    assert [ply.seat for ply in replayed.plies] == [ply.seat for ply in match.plies]
    assert early > 5
    assert undone > 5


def test_what_a_seat_is_asked_early_is_what_it_is_asked_in_its_turn():
    first, early = wet(), wet()
    for text in CHOICES[0]:
        first.apply(text)
    for text in CHOICES[1]:
        assert early.asked(1).legal_texts() == first.asked(1).legal_texts()
        one, other = early.view(1), first.view(1)
        assert {**one, "to_move": 0, "chosen": 0, "ply": 0} == {**other, "to_move": 0, "chosen": 0, "ply": 0}
        early.apply(text, 1)
        first.apply(text, 1)


def test_a_seat_that_has_chosen_sees_its_choice_and_that_the_other_still_chooses():
    match = wet()
    for text in CHOICES[1]:
        match.apply(text, 1)
    view = match.view(1)
    own = view["seats"][1]["choice"]
    assert (own["build"], own["at"]["x"], own["at"]["y"], own["at"]["lying"], own["row"]) == (6, 0, 3, True, 8)
    assert (view["to_move"], view["chosen"], view["legal"], view["undoable"]) == ([0], [1], None, True)
    assert (view["prompt"]["say"], view["prompt"]["who"][0]["seat"]) == ("choosing-wait", 0)
    for seat in (0, None):
        assert match.view(seat)["seats"][1]["choice"] is None
        assert (match.view(seat)["to_move"], match.view(seat)["chosen"]) == ([0], [1])
    assert match.view(0)["prompt"]["say"] == "rice-decide"
    assert match.view(None)["prompt"]["say"] == "choosing-now"


def test_whoever_has_chosen_may_choose_otherwise_until_the_other_has_chosen_too():
    for first, second in ((0, 1), (1, 0)):
        match = wet()
        for text in CHOICES[first]:
            match.apply(text, first)
        match.apply(CHOICES[second][0], second)
        match.undo(first)
        assert (match.to_move, match.view(first)["phase"], match.view(second)["phase"]) == ([0, 1], "row", "at")
        match.undo(first)
        match.undo(first)
        with pytest.raises(Mistake):
            match.undo(first)
        other = {0: ("build 9", "at 2,0 upright", "row 11"), 1: ("build 10", "at 0,3 lying", "row 12")}[first]
        for text in other:
            match.apply(text, first)
        assert [ply.seat for ply in match.decisions if ply.turn == 1].count(second) == 1
        for text in CHOICES[second][1:]:
            match.apply(text, second)
        assert match.view(None)["turn"] == 2
        assert [text for seat, text in match.record()["actions"] if seat == first][-3:] == list(other)
        assert [match.undo_to(seat) for seat in (0, 1)] == [None, None]


def test_a_lone_person_goes_back_past_what_was_turned_up_and_the_bot_chooses_anew():
    for person in (0, 1):
        match = chosen(wet(), (1 - person,) * 3 + (person,) * 3)
        first = match.undo_to(person, only_person=True)
        match.undo(person, only_person=True)
        assert len(match.decisions) == first
        assert match.view(person)["turn"] == 1
        assert match.asked(person).legal_texts()[0].startswith("row")


def test_a_seat_decides_only_what_it_is_asked():
    match = wet()
    for text, seat, mistake in (("build 5", 1, "illegal-action"), ("row 8", 1, "illegal-action"), ("build 6", 0, "illegal-action")):
        with pytest.raises(Mistake) as refused:
            match.apply(text, seat)
        assert refused.value.message == mistake
    for text in CHOICES[1]:
        match.apply(text, 1)
    with pytest.raises(Mistake) as refused:
        match.apply("build 8", 1)
    assert refused.value.message == "not-your-turn"
    assert [ply.action for ply in match.early] == [ply.action for ply in chosen(wet(), ORDERS[0]).plies[-3:]]


def others(match, seat, taken):
    """Other choices of a seat, decision by decision as far as one that was made, all told."""
    made = [ply for ply in match.decisions if ply.seat == seat and ply.turn == match.state.turn]
    random = Random(f"{seat} {taken}")
    for _ in range(3):
        base = match.without(match.taken_back(seat, match.decisions.index(made[0]))) if made else match.copy()
        for _ in made:
            base.apply(random.choice(base.asked(seat).legal), seat)
        yield base


@pytest.mark.parametrize("open_information", [False, True])
def test_whatever_is_pending_not_a_byte_of_it_is_in_what_others_are_sent(open_information):
    options = {"open_information": open_information}
    compared = changed = 0
    for order in ORDERS[:: 1 if NIGHTLY else 5]:
        for length in range(1, 6):
            match = chosen(wet(**options), order[:length])
            sent = {looks: everything(match, looks) for looks in EVERYBODY}
            for seat in set(order[:length]):
                for other in others(match, seat, order[:length]):
                    changed += other.decisions != match.decisions
                    for looks in EVERYBODY:
                        if looks != seat:
                            assert everything(other, looks) == sent[looks]
                            compared += 1
    assert compared > 100
    assert changed > 50


def test_a_choice_is_told_as_made_when_it_comes_and_in_full_when_both_have_chosen():
    for order in (ORDERS[0], ORDERS[-1], (0, 1, 0, 1, 1, 0)):
        match, left = wet(), [list(choice) for choice in CHOICES]
        for number, seat in enumerate(order):
            before, text = match.copy(), left[seat].pop(0)
            match.apply(text, seat)
            ply = Ply(seat, before.asked(seat).number(text), 0, 0, 0)
            for looks in EVERYBODY:
                tale = match.told_of(before, ply, match, looks)
                says = [line["say"] for line in tale["story"]]
                if number == len(order) - 1:
                    assert tale["text"] == text
                    assert [say for say in says if say != "rice-log-field"] == ["rice-log-chosen"] * (seat == 0) + REVEALED
                else:
                    assert tale["text"] == (text if looks == seat else f"{text.split()[0]} hidden")
                    assert says == ([] if left[seat] else ["rice-log-chosen"])
