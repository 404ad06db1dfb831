"""The commands as a person types them: what they do, and what they say to bad input."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from subak.cli import asking
from subak.cli import main as command
from subak.cli import play as playing
from subak.core.match import Match, load_record
from subak.core.registry import game_names


@pytest.fixture
def record(tmp_path: Path, subak) -> Path:
    file = tmp_path / "match.json"
    bots = ["--bots", "random", "--seed", "s", "--record", file, "--legal"]
    code, _, _ = subak("play", "bali", "--players", 3, "--option", "oracle", *bots)
    assert code == 0
    return file


def test_bots_play_a_whole_match_and_leave_its_record(record: Path) -> None:
    written = json.loads(record.read_text())
    assert written["format"] == "subak/1"
    assert written["seed"] == "s"
    assert written["options"] == {"oracle": True, "demon": False, "open_information": False}
    assert set(written["result"]) == {"scores", "winners"}
    for seat, text, legal in written["actions"]:
        assert seat in range(3)
        assert legal == sorted(set(legal))
        assert text in legal


def test_the_same_seed_plays_the_same_match(subak, tmp_path: Path) -> None:
    for file in ("a", "b"):
        subak("play", "bali", "--bots", "random", "--seed", "7", "--record", tmp_path / file)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_replay_checks_a_record_and_tells_the_result(subak, record: Path) -> None:
    code, out, _ = subak("replay", record)
    match = load_record(record)
    assert code == 0
    assert f"{len(match.plies)} decisions, all of them legal" in out
    assert all(str(score) in out for score in match.result()["scores"])


def test_replay_tells_the_story_in_the_readers_language(subak, record: Path) -> None:
    _, english, _ = subak("replay", record, "--log")
    _, german, _ = subak("replay", record, "--log", "--lang", "de")
    _, dutch, _ = subak("--lang=nl", "replay", record, "--log")
    assert "takes a" in english
    assert "nimmt einen" in german
    assert "pakt een" in dutch


def test_rules_are_readable_in_three_languages(subak) -> None:
    assert "Steinmetz" in subak("rules", "bali", "--lang", "de")[1]
    assert "steenhouwer" in subak("rules", "bali", "--lang", "nl")[1]
    assert "stonemason" in subak("rules", "bali")[1].lower()


def test_the_player_aid_is_much_shorter_than_the_rules(subak) -> None:
    for game, word in (("bali", "Dorfplatz"), ("cacao", "Urwaldplättchen"), ("rice", "Gitterlinie")):
        whole, aid = subak("rules", game, "--lang", "de")[1], subak("rules", game, "--aid", "--lang", "de")[1]
        assert word in whole
        assert word in aid
        assert len(aid) < 0.5 * len(whole)


def test_bench_measures_each_game(subak) -> None:
    code, out, _ = subak("bench", "--seconds", 0.1)
    assert code == 0
    assert "Bali" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess", "--bots", "random"], "There is no game “chess”"),
        (["rules", "chess"], "There is no game “chess”"),
        (["bench", "chess"], "There is no game “chess”"),
        (["play", "bali", "--players", "5", "--bots", "random"], "Bali is for 2 to 4 players, not 5."),
        (["play", "bali", "--option", "volcano", "--bots", "random"], "Bali has no option “volcano”"),
        (["play", "bali", "--bots", "genius"], "There is no bot “genius”"),
        (["play", "bali", "--people", "3", "--bots", "random"], "terminal"),
        (["play", "bali"], "People play in a terminal"),
        (["play", "bali", "--bots", "random", "--record", "no/such/folder/x.json"], "cannot be written"),
        (["play", "bali", "--players", "many"], "“players” cannot have this value"),
        (["play"], "“game” is missing"),
        (["play", "bali", "--fast"], "There is no option “--fast”"),
        (["dance"], "There is no command “dance”"),
        (["--lang", "fr", "rules", "bali"], "There is no language “fr”"),
        (["replay", "no-such-file.json"], "cannot be read"),
        (["replay", "no-such-file.json", "--lang", "de"], "lässt sich nicht lesen: diese Datei oder diesen Ordner gibt es nicht."),
        (["replay", "pyproject.toml", "--lang", "de"], "ist kein gültiges JSON: Fehler in Zeile 1, Spalte 2."),
        (
            ["play", "bali", "--players", "many", "--lang", "de"],
            "„players“ kann diesen Wert nicht haben: es muss eine ganze Zahl sein.",
        ),
        (["bench", "--seconds", "-1", "--lang", "nl"], "“seconds” kan deze waarde niet hebben: het moet minstens 0,1 zijn."),
        (["play", "bali", "--lang", "nl", "--players"], "“--players” heeft een waarde nodig"),
        (["play", "bali", "--legal=3", "--lang", "de"], "„--legal“ hat keinen Wert"),
        (["play", "bali", "cacao", "rice", "--lang", "de"], "Das ist zu viel: „cacao rice“"),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(subak, arguments: list[str], sentence: str) -> None:
    code, out, err = subak(*arguments)
    assert code == 2
    assert not out
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said", "unsaid"),
    [
        (["--lang", "de", "--help"], ["Aufruf: subak [OPTIONEN] BEFEHL …", "Optionen", "Befehle", "Diese Seite zeigen."], ["bool"]),
        (
            ["--lang", "nl", "lab", "--help"],
            ["Gebruik:", "Opties", "Argumenten", "[verplicht]", "<getal>", "<bestand>"],
            ["int", "bool"],
        ),
        (["--lang", "de", "deck"], ["Befehle"], ["Commands", "Options"]),
    ],
)
def test_help_is_in_the_readers_language(
    subak, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: list[str], unsaid: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    out = "".join(subak(*arguments)[1:])
    for words in said:
        assert words in out
    for words in unsaid:
        assert not re.search(rf"\b{words}\b", out)


@cache
def whole() -> str:
    written = Match.new("bali", 2, {}, "s")
    while not written.over:
        written.apply(written.legal[-1])
    return json.dumps(written.record())


def broken(change) -> str:
    record = json.loads(whole())
    change(record)
    return json.dumps(record)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is not valid JSON"),
        ("[]", "is not a record"),
        (broken(lambda record: record.update(format="subak/9")), "is not a record"),
        (broken(lambda record: record.update(rules=3)), "version 3 of the rules"),
        (broken(lambda record: record.update(game="chess")), "There is no game “chess”"),
        (broken(lambda record: record.update(players=5)), "2 to 4 players, not 5"),
        (broken(lambda record: record.update(players="two")), "“players” is missing or not valid"),
        (broken(lambda record: record.pop("deal")), "“deal” is missing or not valid"),
        (broken(lambda record: record["deal"]["pile"].pop()), "deal is not valid: “pile”"),
        (broken(lambda record: record["deal"].update(sets=["rice", "rice"])), "deal is not valid: “sets”"),
        (broken(lambda record: record["actions"].__setitem__(1, [0, "play oracle"])), "Action 2, “play oracle”, is not legal"),
        (broken(lambda record: record["actions"].__setitem__(0, [1, "pass"])), "Action 1 is by seat 1, but seat 0 decides"),
        (broken(lambda record: record["actions"].__setitem__(0, "pass")), "Action 1 is not valid"),
        (broken(lambda record: record["actions"][0].append(["pass", "wait"])), "Before action 1 other actions are legal"),
        (broken(lambda record: record["actions"].append([0, "pass"])), "comes after the end"),
        (broken(lambda record: record["actions"].pop()), "the match is not over"),
        (broken(lambda record: record["result"].update(scores=[0, 0])), "differs in “scores”"),
        (broken(lambda record: record["result"].update(winners=[0, 1])), "differs in “winners”"),
    ],
)
def test_replay_names_the_first_difference(subak, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    code, out, err = subak("replay", file)
    assert code == 2
    assert not out
    assert sentence in err


def test_nothing_is_written_on_bad_input(subak, tmp_path: Path) -> None:
    for arguments in (["--players", "9"], ["--option", "volcano"], ["--bots", "genius"]):
        subak("play", "bali", "--bots", "random", "--record", tmp_path / "x.json", *arguments)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("language", "heading"), [("en", "Commands"), ("de", "Befehle"), ("nl", "Opdrachten")])
def test_help_speaks_every_language(language: str, heading: str) -> None:
    typed = [sys.executable, "-m", "subak", "--help", "--lang", language]
    shown = subprocess.run(typed, capture_output=True, text=True, check=True)
    assert heading in shown.stdout


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch):
    """Types these lines, one for each question; matches with people are not shown, but told."""

    def typing(*lines: str) -> list[tuple[str, int, list[str]]]:
        waiting, played = list(lines), []

        def typed(_: str = "") -> str:
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        def play(match: Match, seats: list, names: list[str], *_: object) -> None:
            played.append((match.game.name, match.players, names))

        for module in (asking, command, playing):
            monkeypatch.setattr(module, "at_terminal", lambda: True)
        monkeypatch.setattr("builtins.input", typed)
        monkeypatch.setattr(playing, "play_with_people", play)
        return played

    return typing


def test_subak_alone_says_what_there_is_and_asks_what_to_play(subak, at_terminal) -> None:
    played = at_terminal("2", "3", "1")
    code, out, _ = subak()
    assert code == 0
    assert "Commands" in out
    assert "What would you like to play?" in out
    assert "you and 2 bots" in out
    assert played == [("cacao", 3, ["Player 1", "Bot 2 (Seed)", "Bot 3 (Seed)"])]


def test_subak_alone_may_be_told_that_nothing_is_wanted(subak, at_terminal) -> None:
    played = at_terminal(str(len(game_names()) + 1))
    code, out, _ = subak()
    assert (code, played) == (0, [])
    assert "Nothing now" in out


def test_play_without_a_game_asks_until_it_is_told_one(subak, at_terminal) -> None:
    played = at_terminal("seven", "0", "3", "")
    code, out, _ = subak("play", "--lang", "de")
    assert code == 0
    assert out.count(f"Bitte gib eine der Nummern von 1 bis {len(game_names())} ein.") == 2
    assert "Wie viele" not in out, "two play Seasons of Rice"
    assert played == [("rice", 2, ["Spieler 1", "Bot 2 (Halm)"])]


def test_play_without_a_game_asks_nothing_that_was_said(subak, at_terminal) -> None:
    played = at_terminal("1")
    assert subak("play", "--players", "4", "--bots", "random", "--people", "2")[0] == 0
    assert played[0][:2] == ("bali", 4)


def test_a_question_that_is_left_ends_the_command(subak, at_terminal) -> None:
    played = at_terminal("2")
    assert subak("play")[0] == 130
    assert played == []
