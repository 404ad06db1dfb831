"""What the README shows works."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from subak.cli import main as command
from subak.server.settings import Settings
from subak.server.store import engine_for, upgrade

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
# `subak` alone asks, and is tested where it is answered.
TYPED = [line for line in re.findall(r"^\$ \.venv/bin/subak ?(.*?)(?: *#.*)?$", README, re.MULTILINE) if line]
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
NEEDS_TERMINAL = ("--people", "--show")


def needs_terminal(line: str) -> bool:
    return any(word in line for word in NEEDS_TERMINAL) or (line.startswith("play") and "--bots" not in line)


def test_the_readme_shows_commands_and_programs():
    assert len(TYPED) >= 5
    assert PROGRAMS


@pytest.mark.long
def test_the_commands_work_in_the_order_shown(tmp_path, monkeypatch, capfdbinary):
    """All in this process: most of them take less long than to start one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))  # not the developer's own
    monkeypatch.setenv("LC_ALL", "C")
    database = engine_for(Settings().database_url)  # as the server that `make serve` starts leaves it
    upgrade(database)
    database.dispose()
    for line in TYPED:
        if not needs_terminal(line):
            typed, _, into = line.partition(" > ")
            monkeypatch.setattr(sys, "argv", ["subak", *shlex.split(typed)])
            with pytest.raises(SystemExit) as ended:
                command.main()
            told = capfdbinary.readouterr()
            assert not ended.value.code, told.err
            if into:
                (tmp_path / into).write_bytes(told.out)
    assert {"match.json", "mine.json", "mine.png"} <= {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("line", [line for line in TYPED if needs_terminal(line)])
def test_commands_for_people_ask_for_a_terminal_where_there_is_none(line, tmp_path):
    (tmp_path / "match.json").write_text((ROOT / "tests/golden/bali/base-2.json").read_text("utf-8"))
    typed = [sys.executable, "-m", "subak", *shlex.split(line), "--lang", "en"]
    told = subprocess.run(typed, cwd=tmp_path, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert told.returncode == 2
    assert "terminal" in told.stderr


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_run(program):
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, capture_output=True)


def test_the_pages_and_pictures_that_the_readme_names_exist():
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
