"""subak analyse, as a person types it."""

import json
import os
import signal
from pathlib import Path

import pytest

from subak.core.match import Match, load_record, save_match
from subak.study.analysis import judging
from subak.study.analysis.judging import Depth

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "ITERATIONS", {Depth.FAST: 30, Depth.DEEP: 60})
    monkeypatch.setenv("COLUMNS", "80")


def test_it_tells_accuracy_chances_turning_points_and_what_was_better(subak) -> None:
    code, out, _ = subak("analyse", GOLDEN / "bali" / "base-3.json", "--name", "Anna", "--name", "Ben")
    assert code == 0
    for heading in ("accuracy", "Chance to win", "Turning points", "Inaccuracies and worse"):
        assert heading in out
    for name in ("Anna", "Ben", "Player 3"):
        assert name in out
    assert "█" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("record", ["cacao/base-4.json", "rice/festival+contracts-2.json", "bali/oracle+demon-4.json"])
def test_every_game_can_be_told_and_drawn(subak, tmp_path: Path, record: str) -> None:
    page = tmp_path / "page.html"
    code, out, _ = subak("analyse", GOLDEN / record, "--html", page)
    assert code == 0
    assert out
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_json_holds_the_analysis_of_the_record(subak, tmp_path: Path) -> None:
    told = []
    for file in ("a", "b"):
        subak("analyse", GOLDEN / "bali" / "base-2.json", "--json", tmp_path / file)
        told.append(json.loads((tmp_path / file).read_text("utf-8")))
    assert told[0] == told[1]
    match = load_record(GOLDEN / "bali" / "base-2.json")
    assert told[0]["plies"] == len(match.plies)
    assert told[0]["result"] == match.result()


def test_depth_and_hindsight_are_as_asked(subak, tmp_path: Path) -> None:
    subak("analyse", GOLDEN / "rice" / "base-2.json", "--depth", "deep", "--hindsight", "--json", tmp_path / "x")
    told = json.loads((tmp_path / "x").read_text("utf-8"))
    assert (told["depth"], told["hindsight"]) == ("deep", True)


def test_it_speaks_the_readers_language(subak) -> None:
    assert "Genauigkeit" in subak("analyse", GOLDEN / "rice" / "base-2.json", "--lang", "de")[1]
    assert "nauwkeurigheid" in subak("analyse", GOLDEN / "rice" / "base-2.json", "--lang", "nl")[1]


def test_a_running_match_is_analysed_as_far_as_it_went(subak, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    save_match(file, load_record(GOLDEN / "bali" / "base-2.json").prefix(30))
    code, out, _ = subak("analyse", file)
    assert code == 0
    assert "The match is not over" in out


def test_an_interruption_keeps_what_is_judged_so_far(subak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = judging.judged

    def interrupted(match, ply, *others):
        if ply > 20:
            os.kill(os.getpid(), signal.SIGINT)
        return whole(match, ply, *others)

    monkeypatch.setattr(judging, "judged", lambda *given: interrupted(*given) if not given[-1].is_set() else None)
    before = signal.getsignal(signal.SIGINT)
    code, out, _ = subak("analyse", GOLDEN / "bali" / "base-2.json", "--json", tmp_path / "x")
    assert code == 130
    assert "Stopped early" in out
    told = json.loads((tmp_path / "x").read_text("utf-8"))
    assert not told["complete"]
    assert told["decisions"]
    assert told["turning_points"] == []
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no-such-file.json"], "cannot be read"),
        ([GOLDEN / "bali" / "base-2.json", "--depth", "bottomless"], "There is no depth “bottomless”; there are: fast, deep."),
        ([GOLDEN / "bali" / "base-2.json", "--html", "no/such/folder/x.html"], "cannot be written"),
        ([GOLDEN / "bali" / "base-2.json", "--json", "no/such/folder/x.json"], "cannot be written"),
        ([], "“file” is missing"),
    ],
)
def test_bad_input_gets_one_clear_sentence(subak, arguments: list[object], sentence: str) -> None:
    code, out, err = subak("analyse", *arguments)
    assert code == 2
    assert not out
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


def test_a_match_without_decisions_has_nothing_to_judge(subak, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    save_match(file, Match.new("bali", 2, seed="s"))
    code, _, err = subak("analyse", file)
    assert code == 2
    assert "nothing to judge" in err
