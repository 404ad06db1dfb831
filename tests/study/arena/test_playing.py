"""The arena: fair to every bot and every seat, the same on any number of cores, and never a lost game."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.players import bot
from subak.study.arena import playing
from subak.study.arena.meetings import Meeting, Result, Setup, schedule
from subak.study.arena.playing import LostGames, play_arena, play_meeting
from subak.study.arena.results import ResultFile

BOTS = ("random", "greedy:2", "search:2", "search:4", "greedy:4")
PLAYED = ("greedy:2", "random")


def setup_of(bots: int, players: int) -> Setup:
    return Setup("bali", players, {}, BOTS[:bots], "s")


def told_apart(result: Result) -> tuple[object, ...]:
    """All but the clock."""
    return result.meeting, result.seats, result.scores, result.winners, result.decisions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_bot_sits_on_every_seat_equally_often_on_every_deal(bots: int, players: int) -> None:
    meetings = schedule(setup_of(bots, players), games=3 * players)
    for deal in range(3):
        sat = Counter(
            (seat, meeting.line_up[member])
            for meeting in meetings
            if meeting.deal == deal
            for seat, member in enumerate(meeting.seats)
        )
        assert len(sat) == bots * players
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_two_bots_meet_and_do_so_equally_often(bots: int, players: int) -> None:
    met = Counter()
    for line_up in setup_of(bots, players).line_ups():
        assert len(line_up) == players
        met.update(frozenset(pair) for pair in combinations(line_up, 2) if len(set(pair)) == 2)
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_who_sits_after_whom_balances_out_over_the_deals() -> None:
    after = Counter()
    for meeting in schedule(setup_of(4, 4), games=24):
        seats = meeting.seats
        after.update((seats[seat - 1], seats[seat]) for seat in range(4))
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_games_are_rounded_up_to_whole_rotations_on_common_deals() -> None:
    meetings = schedule(setup_of(4, 3), games=7)
    of_line_up = Counter(meeting.line_up for meeting in meetings)
    assert set(of_line_up.values()) == {9}
    deals = {line_up: {meeting.deal for meeting in meetings if meeting.line_up == line_up} for line_up in of_line_up}
    assert all(found == {0, 1, 2} for found in deals.values())


def test_a_mirror_is_a_line_up_of_one_bot_alone() -> None:
    plain, mirrored = (setup_of(2, 3).line_ups(mirror) for mirror in (False, True))
    assert mirrored == [*plain, ("random",) * 3, ("greedy:2",) * 3]
    assert Setup("bali", 3, {}, ("random",), "s").line_ups(mirror=True) == [("random",) * 3]


def test_results_do_not_depend_on_the_number_of_cores() -> None:
    one, two = (play_arena("bali", PLAYED, 2, 4, seed="c", cores=cores) for cores in (1, 2))
    assert [told_apart(result) for result in one] == [told_apart(result) for result in two]
    assert [result.meeting for result in one] == schedule(Setup("bali", 2, {}, PLAYED, "c"), 4)


def test_a_game_is_dealt_by_seed_and_deal_and_scored_as_its_match() -> None:
    setup = Setup("bali", 2, {"oracle": True}, PLAYED, "s")
    results = [play_meeting(setup, Meeting(PLAYED, 3, rotation)) for rotation in (0, 1)]
    assert [result.bots for result in results] == [("greedy:2", "random"), ("random", "greedy:2")]
    match = Match.new("bali", 2, {"oracle": True}, "s/3")
    players = [bot(name, f"s/3/0/{seat}", cores=1) for seat, name in enumerate(PLAYED)]
    choices = 0
    while not match.over:
        choices += len(match.legal) > 1
        match.apply(players[match.state.actor].choose(match))
    assert match.result() == {"scores": list(results[0].scores), "winners": list(results[0].winners)}
    assert sum(results[0].decisions) == choices


def test_what_is_done_is_not_played_again() -> None:
    whole = play_arena("bali", ("random",), 2, 6, cores=1, mirror=True)
    played: list[Result] = []
    continued = play_arena("bali", ("random",), 2, 6, cores=1, mirror=True, done=whole[:4], on_result=played.append)
    assert [told_apart(result) for result in continued] == [told_apart(result) for result in whole]
    assert [result.meeting for result in played] == [result.meeting for result in whole[4:]]


def test_a_game_that_breaks_off_is_named_and_the_others_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(setup: Setup, meeting: Meeting) -> Result:
        if meeting.deal == 1 and meeting.rotation == 0:
            raise ZeroDivisionError
        return play_meeting(setup, meeting)

    monkeypatch.setattr(playing, "play_meeting", play)
    played: list[Result] = []
    with pytest.raises(LostGames) as error:
        play_arena("bali", ("random",), 2, 6, cores=1, mirror=True, on_result=played.append)
    assert [meeting for meeting, _ in error.value.lost] == [Meeting(("random", "random"), 1, 0)]
    assert isinstance(error.value.lost[0][1], ZeroDivisionError)
    assert len(played) == 5


def test_a_rank_is_shared_only_by_those_who_share_it() -> None:
    result = Result(("a", "b", "c"), 0, 0, (0, 1, 2), (9, 9, 4), (1,), (1, 1, 1), (0, 0, 0))
    assert result.ahead(1, 0) == 1
    assert result.ahead(0, 1) == 0
    assert result.ahead(0, 2) == 1
    shared = Result(("a", "b", "c"), 0, 0, (0, 1, 2), (9, 9, 4), (0, 1), (1, 1, 1), (0, 0, 0))
    assert shared.ahead(0, 1) == shared.ahead(1, 0) == 0.5
    assert [shared.victory(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [shared.margin(seat) for seat in range(3)] == [0, 0, -5]


@pytest.mark.parametrize(
    ("bots", "players", "sentence"),
    [(("random", "random"), 2, "twice"), (("random", "genius"), 2, "no bot “genius”"), (("random", "greedy"), 5, "not 5")],
)
def test_an_arena_that_cannot_be_is_a_mistake(bots: tuple[str, ...], players: int, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        play_arena("bali", bots, players, 2)


@pytest.fixture
def setup() -> Setup:
    return Setup("bali", 2, {"oracle": True}, PLAYED, "s")


@pytest.fixture
def results(setup: Setup) -> list[Result]:
    return [Result(PLAYED, 0, turn, Meeting(PLAYED, 0, turn).seats, (9, 4), (0,), (7, 8), (0.5, 0.25)) for turn in (0, 1)]


def kept(path: Path, setup: Setup, results: list[Result]) -> Path:
    file = ResultFile(path, setup)
    for result in results:
        file.add(result)
    file.close()
    return path


def test_results_are_read_back_as_they_were_written(tmp_path: Path, setup: Setup, results: list[Result]) -> None:
    file = ResultFile(kept(tmp_path / "a.jsonl", setup, results), setup)
    file.close()
    assert file.results == results


@pytest.mark.parametrize("cut", [1, 20])
def test_a_half_written_line_is_dropped(tmp_path: Path, setup: Setup, results: list[Result], cut: int) -> None:
    path = kept(tmp_path / "a.jsonl", setup, results)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    file = ResultFile(path, setup)
    assert file.results == results[:1]
    file.add(results[1])
    file.close()
    assert path.read_bytes() == whole


def test_a_half_written_set_up_is_begun_again(tmp_path: Path, setup: Setup, results: list[Result]) -> None:
    path = kept(tmp_path / "a.jsonl", setup, [])
    whole = path.read_bytes()
    path.write_bytes(whole[:30])
    kept(path, setup, [])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (Setup("bali", 3, {"oracle": True}, PLAYED, "s"), "number of players is 2, not 3"),
        (Setup("bali", 2, {"oracle": False}, PLAYED, "s"), "options are oracle, not –"),
        (Setup("bali", 2, {"oracle": True}, ("random", "search"), "s"), "bots are greedy:2, random, not random, search"),
        (Setup("bali", 2, {"oracle": True}, PLAYED, "t"), "seed is s, not t"),
    ],
)
def test_another_arena_in_the_file_is_a_mistake(tmp_path: Path, setup: Setup, other: Setup, sentence: str) -> None:
    path = kept(tmp_path / "a.jsonl", setup, [])
    with pytest.raises(Mistake, match=sentence):
        ResultFile(path, other)


@pytest.mark.parametrize("text", ["a letter", "a letter\nof two lines\n", "{}\n", "[1]\n", "\n"])
def test_any_other_file_is_left_as_it_is(tmp_path: Path, setup: Setup, text: str) -> None:
    path = tmp_path / "letter"
    path.write_text(text)
    with pytest.raises(Mistake, match="left as it is"):
        ResultFile(path, setup)
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["{}", "[]", "nonsense", '{"deal": 0}'])
def test_a_broken_line_is_named(tmp_path: Path, setup: Setup, results: list[Result], line: str) -> None:
    path = kept(tmp_path / "a.jsonl", setup, results)
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(Mistake, match="Line 4 of"):
        ResultFile(path, setup)
