"""subak arena as a person types it."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from subak.study.arena import playing
from subak.study.arena.meetings import Meeting, Result, Setup
from subak.study.arena.playing import play_meeting

BOTS = ("greedy:2", "random")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_table_pairs_mirror_json_and_plot(subak, out: Path, tmp_path: Path) -> None:
    files = ["--out", out, "--json", tmp_path / "summary.json", "--plot", tmp_path / "ratings.svg"]
    code, shown, told = subak(
        "arena", "bali", *BOTS, "--players", 3, "--games", 2, "--mirror", "--option", "oracle", "--cores", 1, *files
    )
    assert code == 0
    assert "3 games of each line-up" in told
    assert "Bali, 3 players · oracle · 6 games" in shown
    assert "Who ends before whom" in shown
    assert "Mirror control" in shown
    assert "seat 3" in shown
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert summary["options"]["oracle"] is True
    assert {found["bot"] for found in summary["standings"]} == set(BOTS)
    assert summary["pairs"][0]["bot"] == summary["standings"][0]["bot"]
    assert [found["games"] for found in summary["mirrors"]] == [3, 3]
    assert len(out.read_text().splitlines()) == 1 + 12
    picture = (tmp_path / "ratings.svg").read_text()
    assert all(text in picture for text in ("Bali, 3 players", *BOTS))


def test_every_language_shows_the_table(subak, out: Path) -> None:
    typed = ["arena", "bali", *BOTS, "--games", 2, "--cores", 1, "--out", out]
    assert "Wertung" in subak(*typed, "--lang", "de")[1]
    assert "voorsprong" in subak(*typed, "--lang", "nl")[1]


def test_a_plot_can_be_a_png(subak, out: Path, tmp_path: Path) -> None:
    code, _, _ = subak("arena", "bali", *BOTS, "--games", 2, "--cores", 1, "--out", out, "--plot", tmp_path / "a.png")
    assert code == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_the_same_command_goes_on_and_more_games_are_added(subak, out: Path) -> None:
    typed = ["arena", "bali", "random", "--mirror", "--cores", 1, "--out", out]
    subak(*typed, "--games", 4)
    first = out.read_bytes()
    out.write_bytes(first[:-10])
    _, _, told = subak(*typed, "--games", 4)
    assert "3 of 4 games are already in" in told
    assert [line.split(b'"seconds"')[0] for line in out.read_bytes().splitlines()] == [
        line.split(b'"seconds"')[0] for line in first.splitlines()
    ]
    subak(*typed, "--games", 6)
    assert len(out.read_bytes().splitlines()) == 7


def test_games_without_a_file_are_kept_all_the_same(subak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    _, shown, _ = subak("arena", "bali", "random", "--mirror", "--games", 2, "--cores", 1)
    (file,) = (tmp_path / "subak" / "arenas").iterdir()
    assert str(file) in shown
    assert len(file.read_text().splitlines()) == 3


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(out: Path) -> None:
    typed = ["arena", "bali", "greedy:50", "random", "--games", "100000", "--cores", "2", "--out", str(out)]
    running = subprocess.Popen([sys.executable, "-m", "subak", *typed], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        while not out.exists() or len(out.read_bytes().splitlines()) < 3:
            assert running.poll() is None
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        shown, told = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert not shown
    assert f"{len(out.read_bytes().splitlines()) - 1} of 100,000 games are kept in {out}" in told
    assert told.strip().endswith(" ".join(["subak", *typed]))


def test_a_game_that_breaks_off_is_told_with_all_that_reproduces_it(subak, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(setup: Setup, meeting: Meeting) -> Result:
        if meeting == Meeting(("random", "random"), 1, 1):
            raise ZeroDivisionError("the sky fell")
        return play_meeting(setup, meeting)

    typed = ["arena", "bali", "random", "--mirror", "--games", 4, "--cores", 1, "--seed", "x", "--out", out]
    monkeypatch.setattr(playing, "play_meeting", play)
    code, _, told = subak(*typed)
    assert code == 1
    assert "ZeroDivisionError: the sky fell" in told
    assert "deal 1 (seed “x/1”), rotation 1, seats: random, random" in told
    assert "One game broke off; 3 are kept in" in told
    monkeypatch.undo()
    code, _, told = subak(*typed)
    assert code == 0
    assert "3 of 4 games are already in" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "random", "greedy"], "There is no game “chess”"),
        (["bali", "random"], "needs two bots or more"),
        (["bali", "random", "random"], "“random” is named twice"),
        (["bali", "random", "genius"], "There is no bot “genius”"),
        (["bali", "random", "greedy", "--players", "7"], "Bali is for 2 to 4 players, not 7."),
        (["bali", "random", "greedy", "--option", "volcano"], "Bali has no option “volcano”"),
        (["bali", "random", "greedy", "--games", "0"], "“games” cannot have this value"),
        (["bali", "random", "greedy", "--plot", "ratings.pdf"], "must end in .svg or .png"),
        (["bali", "random", "greedy", "--json", "no/such/folder/x.json"], "cannot be written"),
        (["bali"], "“bots” is missing"),
    ],
)
def test_bad_input_gets_one_clear_sentence_before_any_game(subak, out: Path, arguments: list[str], sentence: str) -> None:
    code, shown, told = subak("arena", *arguments, "--out", out)
    assert code == 2
    assert not shown
    assert sentence in told
    assert len(told.strip().splitlines()) == 1
    assert not out.exists()


def test_another_arena_in_the_file_is_a_mistake(subak, out: Path) -> None:
    typed = ["arena", "bali", "random", "--mirror", "--games", 2, "--cores", 1, "--out", out]
    subak(*typed)
    before = out.read_bytes()
    code, _, told = subak(*typed, "--seed", "other")
    assert code == 2
    assert "its seed is 1, not other" in told
    assert out.read_bytes() == before
