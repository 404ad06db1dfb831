"""An analysis: what the verdicts mean, that chance makes none, and that a record has one analysis."""

import json
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, cast

import pytest

from subak.core.match import Match, load_record
from subak.core.mistakes import Mistake
from subak.core.registry import game_named, game_names
from subak.players.search import Candidate
from subak.study.analysis import judging
from subak.study.analysis.judging import (
    Depth,
    Judged,
    Swing,
    Verdict,
    accuracy,
    analyse,
    courses,
    noise_between,
    swings,
    verdict_of,
)

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "ITERATIONS", {Depth.FAST: 30, Depth.DEEP: 60})


def played(game: str, players: int, seed: str, plies: int = 1000) -> Match:
    random = Random(seed)
    match = Match.new(game, players, seed=seed)
    while not match.over and len(match.plies) < plies:
        match.apply(random.choice(match.legal))
    return match


class Sage:
    """Knows that the last legal action always wins, the first always loses, and what others win lies between."""

    def __init__(self, seed: str, budget: object, cores: int, open_cards: bool) -> None:
        self.open_cards = open_cards

    def think(self, match: Match, only: list[int] | None = None) -> list[Candidate]:
        steps = max(1, len(match.legal) - 1)
        candidates = [Candidate(action, 10_000, place / steps, 0.0, 0.0, place / steps) for place, action in enumerate(match.legal)]
        return [candidate for candidate in reversed(candidates) if not only or candidate.action in only]

    def outlook(self, match: Match, seat: int) -> list[float]:
        return [1 / match.players] * match.players


@pytest.fixture
def sage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SearchPlayer", Sage)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (-0.3, "best"),
        (0.0, "best"),
        (0.009, "best"),
        (0.01, "good"),
        (0.049, "good"),
        (0.05, "inaccuracy"),
        (0.099, "inaccuracy"),
        (0.1, "mistake"),
        (0.199, "mistake"),
        (0.2, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_the_verdict_is_the_chance_given_away(loss: float, verdict: str) -> None:
    assert verdict_of(loss, noise=0.0) == verdict


def test_a_loss_within_the_noise_is_never_worse_than_good() -> None:
    assert verdict_of(0.3, noise=0.31) is Verdict.GOOD
    assert verdict_of(0.3, noise=0.29) is Verdict.BLUNDER


def test_noise_shrinks_with_visits_and_is_none_where_a_choice_was_solved() -> None:
    few, many, solved = (Candidate(0, visits, 0.5, 0.0, 0.0, 0.5) for visits in (50, 5000, 0))
    assert noise_between(few, few) > 5 * noise_between(many, many) > 0
    assert noise_between(solved, solved) == 0
    never_won = Candidate(0, 50, 0.0, 0.0, 0.0, 0.0)
    assert noise_between(never_won, never_won) > 0.02


def test_there_is_less_noise_where_visits_hardly_differ() -> None:
    """As where a network foresees them, and nothing is won or lost in each."""
    rolled, foreseen = (Candidate(0, 1000, 0.4, 0.0, 0.0, square) for square in (0.4, 0.4**2 + 0.1**2))
    assert noise_between(foreseen, foreseen) < noise_between(rolled, rolled) / 4


def test_equally_good_choices_rarely_seem_worse() -> None:
    """Choices that both win 40 of 100 matches, searched 500 times each."""
    random = Random(1)
    seeming = 0
    for _ in range(1000):
        shares = [sum(random.random() < 0.4 for _ in range(500)) / 500 for _ in range(2)]
        one, other = (Candidate(0, 500, share, 0.0, 0.0, share) for share in shares)
        seeming += verdict_of(one.win - other.win, noise_between(one, other)) in judging.POOR
    assert seeming < 20


def test_accuracy_falls_from_100_with_the_mean_loss() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100
    assert accuracy([0.02, -0.02]) == 100
    assert accuracy([-0.1]) == 100
    assert accuracy([0.0, 0.14]) == pytest.approx(50, abs=1)
    assert accuracy([0.5]) < 1


def test_best_and_worst_moves_are_recognised(sage: None) -> None:
    match = Match.new("bali", 2, seed="sage")
    while not match.over:
        match.apply(match.legal[-1 if match.actor == 0 else 0])
    found = analyse(match)
    assert found.accuracy[0] == 100
    assert found.accuracy[1] < 1
    for decision in found.decisions:
        assert decision.verdict is (Verdict.BEST if decision.seat == 0 else Verdict.BLUNDER)
        assert decision.loss == decision.seat
        assert decision.chance == 1
        assert decision.played.action not in [other.action for other in decision.others]
        assert decision.best.action not in [other.action for other in decision.others]


def test_only_decisions_with_a_choice_are_judged(sage: None) -> None:
    match = played("bali", 3, "choice")
    moment = match.prefix(0)
    judged = {decision.ply: decision for decision in analyse(match).decisions}
    for number, ply in enumerate(match.plies):
        assert (number in judged) == (len(moment.legal) > 1)
        if number in judged:
            assert judged[number].played.action == match.game.action_text(moment.state, ply.action)
            assert judged[number].seat == ply.seat
        moment.apply(ply.action)


def test_a_seats_course_is_its_own_decisions_and_the_end(sage: None) -> None:
    match = played("bali", 3, "course")
    found = analyse(match)
    for seat, course in enumerate(found.courses):
        assert [ply for ply, _ in course[:-1]] == [decision.ply for decision in found.decisions if decision.seat == seat]
        winners = match.result()["winners"]
        assert course[-1] == (len(match.plies), (seat in winners) / len(winners))


def test_swings_are_the_largest_few_and_never_the_same_event_twice() -> None:
    one = [(0, 0.5), (10, 0.9), (20, 0.8), (30, 0.2), (40, 0.0)]
    other = [(5, 0.5), (12, 0.1), (28, 0.2), (35, 1.0)]
    assert swings([one, other]) == [Swing(0, 0, 10, 0.5, 0.9), Swing(1, 28, 35, 0.2, 1.0)]
    calm = [(0, 0.5), (10, 0.6), (20, 0.5)]
    assert swings([calm, calm]) == []
    wild = [(ply, float(ply % 2)) for ply in range(20)]
    assert len(swings([wild])) == 5


def test_a_turning_point_names_the_decision_that_did_most_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("bali", 2, "turn")

    class Seer(Sage):
        def outlook(self, match: Match, seat: int) -> list[float]:
            return [0.9, 0.1] if len(match.plies) > 17 else [0.3, 0.7]

    point = judging.turning_point(match, Swing(0, 14, 22, 0.25, 0.95), lambda name: cast(Any, Seer(name, None, 1, False)))
    assert point.ply == 17
    assert (point.start, point.stop, point.before, point.after) == (14, 22, 0.25, 0.95)


def test_hindsight_opens_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = set()

    class Peeper(Sage):
        def think(self, match: Match, only: list[int] | None = None) -> list[Candidate]:
            opened.add(self.open_cards)
            return super().think(match, only)

    monkeypatch.setattr(judging, "SearchPlayer", Peeper)
    analyse(played("bali", 2, "open"), hindsight=True)
    assert opened == {True}
    opened.clear()
    analyse(played("bali", 2, "open"))
    assert opened == {False}


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("plies", [12, 1000])
@pytest.mark.parametrize("hindsight", [False, True])
def test_finished_and_running_matches_of_every_game(quick: None, game: str, plies: int, hindsight: bool) -> None:
    match = played(game, game_named(game).players[-1], "every", plies)
    found = analyse(match, hindsight=hindsight)
    assert found.complete
    assert (found.result is None) == (not match.over)
    assert found.end is not None
    assert all(0 <= chance <= 1 for chance in found.end)
    assert all(0 <= chance <= 1 for course in found.courses for _, chance in course)
    assert sum(found.count(seat, verdict) for seat in range(match.players) for verdict in Verdict) == len(found.decisions)
    if match.over:
        assert sum(found.end) == pytest.approx(1)


@pytest.mark.parametrize("game", game_names())
def test_a_record_has_one_analysis_on_any_number_of_cores(quick: None, game: str) -> None:
    match = played(game, 2, "same")
    assert analyse(match, cores=1) == analyse(Match.from_record(match.record()), cores=4)


def test_what_was_decided_later_changes_no_earlier_verdict(quick: None) -> None:
    match = played("bali", 2, "earlier")
    early = analyse(match.prefix(30)).decisions
    assert analyse(match).decisions[: len(early)] == early


def test_random_play_is_full_of_mistakes() -> None:
    match = load_record(GOLDEN / "bali" / "base-2.json")
    random = analyse(match)
    assert max(value for value in random.accuracy if value is not None) < 85
    assert any(decision.verdict is Verdict.BLUNDER for decision in random.decisions)


def test_another_seed_of_the_search_judges_much_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within 0.25 at every decision, 0.05 on average, and 20 points of accuracy."""
    match = load_record(GOLDEN / "bali" / "base-2.json")
    one = analyse(match)
    monkeypatch.setattr(judging, "SEED", "another")
    other = analyse(match)
    apart = [abs(mine.chance - theirs.chance) for mine, theirs in zip(one.decisions, other.decisions, strict=True)]
    assert max(apart) < 0.25
    assert sum(apart) / len(apart) < 0.05
    for seat in range(2):
        assert one.accuracy[seat] == pytest.approx(other.accuracy[seat], abs=20)


def test_progress_goes_to_the_end(sage: None) -> None:
    seen: list[tuple[int, int]] = []
    match = played("bali", 2, "progress")
    found = analyse(match, on_progress=lambda done, total: seen.append((done, total)))
    total = len(found.decisions)
    assert seen == [(done, total) for done in range(total + 1)]


def test_stopped_it_keeps_what_it_has(sage: None) -> None:
    stop = Event()

    def after_three(done: int, total: int) -> None:
        if done == 3:
            stop.set()

    match = played("bali", 2, "stop")
    found = analyse(match, on_progress=after_three, stop=stop)
    assert not found.complete
    assert found.end is None
    assert found.turning_points == []
    whole = analyse(match)
    assert 3 <= len(found.decisions) < len(whole.decisions)
    assert found.decisions == whole.decisions[: len(found.decisions)]


def test_slice_by_slice_it_is_the_same_analysis(quick: None) -> None:
    match = played("bali", 3, "slices", 30)
    whole, judged, told = analyse(match), list[Judged](), {}
    while len(judged) < len(whole.decisions):
        part = analyse(match, known=judged, seconds=0)
        assert len(part.decisions) == len(judged) + 1
        assert part.complete == (part.decisions == whole.decisions)
        told = json.loads(json.dumps(part.to_json()))
        judged = [Judged.from_json(one) for one in told["decisions"]]
    assert json.dumps(told) == json.dumps(whole.to_json())


def test_for_one_seat_only_its_own_decisions_are_judged(quick: None) -> None:
    match = played("bali", 3, "seat", 40)
    found = analyse(match, seat=1)
    assert {decision.seat for decision in found.decisions} == {1}
    assert found.accuracy[0] is None


def test_a_seat_gets_no_hindsight_while_the_match_runs(sage: None) -> None:
    with pytest.raises(Mistake, match="still running"):
        analyse(played("bali", 2, "early", 20), hindsight=True, seat=0)
    assert analyse(played("bali", 2, "early"), hindsight=True, seat=0).complete


def test_nothing_to_analyse() -> None:
    with pytest.raises(Mistake, match="nothing to judge"):
        analyse(Match.new("bali", 2, seed="new"))


def test_as_json_it_is_plain_data_in_the_notation_of_records(quick: None) -> None:
    match = played("rice", 2, "json")
    told = json.loads(json.dumps(analyse(match).to_json()))
    assert told["format"] == "subak-analysis/1"
    assert (told["game"], told["depth"], told["hindsight"], told["complete"]) == ("rice", "fast", False, True)
    assert told["result"] == match.result()
    assert len(told["accuracy"]) == len(told["counts"]) == len(told["courses"]) == 2
    actions = [text for _, text in match.record()["actions"]]
    for decision in told["decisions"]:
        assert decision["played"]["action"] == actions[decision["ply"]]
        assert set(decision["best"]) == {"action", "says", "win", "margin", "visits"}
        assert decision["verdict"] in list(Verdict)
        assert decision["loss"] == decision["best"]["win"] - decision["played"]["win"]


def test_courses_of_a_stopped_analysis_have_no_end() -> None:
    assert courses(2, [], 10, None) == [[], []]
    assert courses(2, [], 10, [0.25, 0.75]) == [[(10, 0.25)], [(10, 0.75)]]
