"""Who needs no server installs none: the base is enough for research, and what is missing is said in one sentence."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
RECORD = ROOT / "tests/golden/bali/base-2.json"
WHEEL = re.findall(r"[\w.-]+\.whl", (ROOT / "README.md").read_text("utf-8"))[0]  # test_distribution.py holds it to what is made

LEAN = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""


def with_all_they_need(names: list[str]) -> Iterator[str]:
    """The distributions that are installed with these."""
    waiting, seen = [Requirement(name) for name in names], set()
    while waiting:
        name = canonicalize_name(waiting.pop().name)
        if name not in seen:
            seen.add(name)
            yield name
            needed = [Requirement(text) for text in requires(name) or []]
            waiting += [need for need in needed if need.marker is None or need.marker.evaluate({"extra": ""})]


@cache
def of_extras() -> set[str]:
    """The modules that are not there when only the base is installed."""
    base = set(with_all_they_need(PROJECT["dependencies"]))
    wanted = [name for extra, names in PROJECT["optional-dependencies"].items() if extra not in {"all", "cuda"} for name in names]
    more = {canonicalize_name(Requirement(name).name) for name in wanted} - base
    return {
        module
        for module, names in packages_distributions().items()
        if any(canonicalize_name(name) in more for name in names) and module != "subak"
    }


def lean(program: str) -> subprocess.CompletedProcess[str]:
    """Run where only the base is installed; interpreted, since nothing here is about speed."""
    code = LEAN.format(missing=of_extras()) + program
    environment = {"SUBAK_JIT": "0", "PYTHONPATH": str(ROOT / "src"), "LANG": "C"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)


def missing(extra: str) -> str:
    return (
        f'This needs more than is installed: pip install ".[{extra}]" in a checkout, pip install "{WHEEL}[{extra}]" with the wheel'
    )


def typed(*words: object) -> subprocess.CompletedProcess[str]:
    return lean(f"sys.argv = {['subak', *map(str, words)]}\nfrom subak.cli.main import main\nmain()")


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("server", ["serve", "--port", 0]),
        ("server", ["work", "redis://localhost"]),
        ("server", ["db", "backup", "nowhere.gz"]),
        ("server", ["db", "upgrade"]),
        ("play", ["play", "bali"]),
        ("play", ["replay", RECORD, "--show"]),
        ("study", ["arena", "bali", "random", "greedy:1"]),
        ("study", ["lab", "bali", "--games", 2]),
        ("study", ["analyse", RECORD, "--html", "report.html"]),
    ],
)
def test_a_missing_extra_is_one_sentence(extra, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ended = typed(*words, "--lang", "en")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"{missing(extra)}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["gymnasium", "openspiel", "pettingzoo"])
def test_an_environment_without_its_package_is_told_in_one_sentence(name):
    last = lean(f"import subak.envs.{name}").stderr.splitlines()[-1]
    assert last == f"subak.core.mistakes.Mistake: {missing(name)}"


def test_a_batch_on_a_device_without_its_package_is_told_in_one_sentence():
    gone = "sys.modules['numba.cuda'] = None\n"
    last = lean(f"{gone}from subak.core.batch import Batch\nBatch('bali', 1, 2, device='cuda')").stderr.splitlines()[-1]
    assert last == f"subak.core.mistakes.Mistake: {missing('cuda')}"


def test_a_picture_of_a_deck_needs_its_extra_only_as_png(tmp_path):
    assert typed("deck", "draw", "--out", tmp_path / "deck.svg").returncode == 0
    assert missing("decks") in typed("deck", "draw", "--out", tmp_path / "deck.png").stderr


@pytest.mark.parametrize(
    "words", [["--help"], ["rules", "cacao"], ["replay", RECORD, "--log"], ["play", "bali", "--bots", "random"]]
)
def test_the_base_is_enough_to_look_and_to_let_bots_play(words):
    ended = typed(*words)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_base_is_enough_for_research():
    modules = "subak.core.batch, subak.core.match, subak.envs.vector, subak.players.search, subak.study.analysis.judging"
    assert lean(f"import {modules}, subak.study.arena.playing, subak.study.intervals, subak.study.lab.playing").stderr == ""


def test_a_mistake_of_ours_is_not_taken_for_a_missing_extra():
    from subak.core.extras import need

    with pytest.raises(ModuleNotFoundError):
        need("server", "subak.server.no_such_module")
