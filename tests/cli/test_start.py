"""The command starts quickly, in any home and on any console."""

import os
import socket
import subprocess
import sys
from types import SimpleNamespace

import pytest

from subak.cli.serve import listen
from subak.core.match import Match, save_match
from subak.core.mistakes import Mistake

SLOW = {"alembic", "fastapi", "matplotlib", "numba", "numpy", "sqlalchemy", "subak.core.registry", "textual", "uvicorn"}


def ran(*words, **environment):
    """As a process of its own, interpreted."""
    return subprocess.run(
        [sys.executable, "-m", "subak", *map(str, words)],
        env={**os.environ, "SUBAK_JIT": "0", "LC_ALL": "C.UTF-8", "LANGUAGE": "en", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


def few_decisions():
    match = Match.new("bali", 2, seed="few")
    for _ in range(4):
        match.apply(match.legal[0])
    return match


@pytest.mark.parametrize("words", [["--help"], ["deck", "--help"]])
def test_help_loads_none_of_what_takes_long(words):
    program = f"""
import sys
sys.argv = ["subak", *{words}]
import subak.cli.main
try:
    subak.cli.main.main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    loaded = set(told.stderr.split())
    assert "typer" in loaded
    assert not loaded & SLOW


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (["--help"], "Play a match"),
        (["rules", "bali", "--lang", "de"], "veroffentlichter Regeln"),
        (["analyse", "match.json"], "accuracy"),
        (["arena", "bali", "random", "--mirror", "--games", 2, "--out", "games.jsonl"], "|random"),
    ],
)
def test_a_console_without_utf_8_shows_what_it_can_and_says_so_once(words, shown, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    save_match(tmp_path / "match.json", few_decisions())
    compiled = str(int(words[0] == "analyse"))  # it searches
    ended = ran(*words, SUBAK_JIT=compiled, PYTHONIOENCODING="ascii", PYTHONPATH=os.pathsep.join(map(os.path.abspath, sys.path)))
    assert ended.returncode == 0
    assert shown in ended.stdout.decode("ascii")
    said = ended.stderr.decode("ascii")
    assert said.count("ascii") == said.count("PYTHONUTF8=1") == 1
    assert "Traceback" not in said


def test_a_mistake_is_readable_on_a_console_without_utf_8():
    ended = ran("verify", "nowhere.json", PYTHONIOENCODING="ascii")
    assert ended.returncode == 2
    assert b'"nowhere.json" cannot be read: there is no such file or folder.\n' in ended.stderr


def test_a_console_with_utf_8_is_told_nothing():
    ended = ran("rules", "bali", PYTHONIOENCODING="utf-8")
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.parametrize("words", [["serve", "--port", 0], ["db", "backup", "x.gz"], ["arena", "bali", "random", "--mirror"]])
def test_a_home_that_nothing_can_be_written_to_is_told_in_one_sentence(words, tmp_path):
    home = tmp_path / "home"
    home.touch()
    ended = ran(*words, HOME=str(home), XDG_DATA_HOME=str(home), XDG_CACHE_HOME=str(home))
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.decode() == (
        f"Subak keeps what is to last in “{home}/subak{'/arenas' if words[0] == 'arena' else ''}”, "
        "and that cannot be made: a part of the path is not a folder.\n"
    )


def test_rules_can_be_read_in_such_a_home(tmp_path):
    home = tmp_path / "home"
    home.touch()
    ended = ran("rules", "rice", HOME=str(home), XDG_DATA_HOME=str(home), XDG_CACHE_HOME=str(home), SUBAK_JIT="1")
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.parametrize("system", ["posix", "nt"])
def test_a_port_in_use_is_told_on_every_system(system, monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr("subak.cli.serve.os", SimpleNamespace(name=system))
        with pytest.raises(Mistake, match="another program uses it"):
            listen("127.0.0.1", taken.getsockname()[1])
