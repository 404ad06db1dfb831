"""How rules are compiled, kept, and run without a compiler."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from support.game_support import support_of
from support.random_play import played

import subak.games
from subak.core import compiling
from subak.core.compiled_files import CompiledFiles, forget_damaged
from subak.core.compiling import interpreted, open_cache, rule, sources_hash
from subak.core.match import Match
from subak.core.playing import apply_to, choices_in, winners
from subak.core.registry import game_named, game_names
from subak.core.warming import play_compiled, play_interpreted
from subak.players.search import CHUNK, INTERPRETED_SECONDS, Budget, SearchPlayer

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """A copy of all sources, from which the cache takes its name."""
    copy = tmp_path / "subak"
    shutil.copytree(Path(compiling.__file__).parents[1], copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiling, "__file__", str(copy / "core" / "compiling.py"))
    return copy


def rewrite(path, text):
    """Another text, and the time of the file as it was."""
    times = path.stat()
    path.write_text(text, "utf-8")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.mark.parametrize("file", ["games/bali/rules.py", "games/bali/components.py", "core/randomness.py", "players/random.py"])
def test_a_change_in_any_compiled_source_gives_another_cache(sources, file):
    before = sources_hash()
    assert sources_hash() == before
    path = sources / file
    text = path.read_text("utf-8")
    rewrite(path, f"{text}\nCHANGED = 1\n")
    assert sources_hash() != before
    rewrite(path, text)
    assert sources_hash() == before


def test_a_new_source_gives_another_cache(sources):
    before = sources_hash()
    (sources / "games" / "bali" / "new.py").write_text("")
    assert sources_hash() != before


def test_a_change_in_a_game_outside_gives_another_cache(sources, tmp_path, monkeypatch):
    monkeypatch.setattr(subak.games, "OUTSIDE", [])
    before = sources_hash()
    monkeypatch.setattr(subak.games, "OUTSIDE", [str(tmp_path / "outside")])
    assert sources_hash() == before
    (tmp_path / "outside" / "toy").mkdir(parents=True)
    (tmp_path / "outside" / "toy" / "rules.py").write_text("")
    assert sources_hash() != before


def test_words_do_not_touch_the_cache(sources):
    before = sources_hash()
    (sources / "locale" / "en" / "new.ftl").write_text("")
    assert sources_hash() == before


def test_the_cache_is_kept_where_one_asks(tmp_path, monkeypatch):
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    folder = open_cache()
    assert folder.is_dir()
    assert folder.parent == tmp_path / "compiled"
    assert open_cache() == folder


def test_caches_unused_for_long_are_forgotten_when_a_new_one_is_made(tmp_path, monkeypatch):
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    old, recent = tmp_path / "compiled" / "old", tmp_path / "compiled" / "recent"
    for folder in (old, recent):
        folder.mkdir(parents=True)
    long_ago = time.time() - (compiling.UNUSED_AFTER_DAYS + 1) * 86400
    os.utime(old, (long_ago, long_ago))
    open_cache()
    assert (old.exists(), recent.exists()) == (False, True)


def test_a_cache_folder_that_cannot_be_made_is_replaced_by_a_temporary_one(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path / "file" / "folder"))
    folder = open_cache()
    try:
        (folder / "probe").write_text("")
        assert tmp_path not in folder.parents
    finally:
        shutil.rmtree(folder)


def run(script, **environment):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), str(SOURCES)]), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_rules_are_compiled_and_run_without_a_cache_folder(tmp_path):
    (tmp_path / "file").write_text("")
    module = tmp_path / "small.py"
    module.write_text("from subak.core.compiling import entry_point\n\n@entry_point\ndef twice(number):\n    return 2 * number\n")
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from small import twice; print(twice(21), twice.compiled.signatures)"
    )
    assert run(script, SUBAK_CACHE=str(tmp_path / "file"), TMPDIR=str(tmp_path)) == "42 [(int64,)]"


@pytest.mark.parametrize("damaged", ["twice.nbi", "twice.1.nbc"])
@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[: len(content) // 2],
        lambda content: content[:20] + b"\x00" * 8 + content[28:],
        lambda content: bytes(len(content)),
        lambda content: b"garbage",
        lambda content: content + b"x",
    ],
    ids=["empty", "half", "zeros inside", "all zeros", "garbage", "more"],
)
def test_a_damaged_file_of_compiled_rules_counts_as_none_and_is_written_anew(tmp_path, damaged, damage):
    files = CompiledFiles(str(tmp_path), "twice", "a stamp")
    files.save("a type", ["machine code", bytes(1000)])
    path = tmp_path / damaged
    path.write_bytes(damage(path.read_bytes()))
    assert files.load("a type") is None
    files.save("a type", ["machine code", bytes(1000)])
    assert files.load("a type") == ["machine code", bytes(1000)]


def test_entry_points_are_kept_in_such_files():
    assert type(vars(apply_to)["compiled"]._cache._cache_file) is CompiledFiles


def test_where_a_file_is_damaged_no_game_counts_as_compiled(tmp_path):
    folder, ready = tmp_path / "a_module", tmp_path / "bali-match.ready"
    folder.mkdir()
    CompiledFiles(str(folder), "twice", "a stamp").save("a type", "machine code")
    ready.touch()
    path = folder / "twice.1.nbc"
    assert (forget_damaged(tmp_path), ready.exists(), path.exists()) == (0, True, True)
    path.write_bytes(path.read_bytes()[:-1])
    assert (forget_damaged(tmp_path), ready.exists(), path.exists()) == (1, False, False)
    assert (folder / "twice.nbi").exists()


def test_another_process_takes_from_disk_what_was_compiled_before():
    script = (
        "from subak.core.batch import Batch, start_range, step_range\n"
        "batch = Batch('bali', 1, 2)\nbatch.step(batch.random_actions())\n"
        "for loop in (start_range, step_range):\n"
        "    print(sum(loop.compiled.stats.cache_hits.values()), sum(loop.compiled.stats.cache_misses.values()))\n"
    )
    assert run(script).splitlines() == ["1 0", "1 0"]


def test_what_is_compiled_ahead_is_all_that_a_match_with_a_bot_and_its_solver_call():
    script = (
        "import sys\nfrom subak.core.match import Match\nfrom subak.core.registry import game_named, game_names\n"
        "from subak.players import bot\n"
        "for name in game_names():\n"
        "    match, bots = Match.new(name, 2, seed='ahead'), [bot('search:20', 's') for seat in range(2)]\n"
        "    while not match.over:\n"
        "        if match.game.solve:\n"
        "            match.game.solve(match.state, 2, 1.0)\n"
        "        match.view(match.actor)\n"
        "        match.apply(bots[match.actor].choose(match))\n"
        "    match.result()\n"
        "own = [module for name, module in sys.modules.items() if name.startswith('subak.')]\n"
        "kept = {one for module in own for one in vars(module).values() if hasattr(getattr(one, 'compiled', None), 'stats')}\n"
        "print(sum(sum(one.compiled.stats.cache_hits.values()) for one in kept) > 20)\n"
        "print({one.__name__ for one in kept if sum(one.compiled.stats.cache_misses.values())})\n"
    )
    assert run(script).splitlines() == ["True", "set()"]


@pytest.mark.parametrize("game", game_names())
def test_without_the_compiler_a_match_is_the_same_to_the_byte(game):
    options = dict.fromkeys(game_named(game).options, True)
    script = (
        "from support.game_support import support_of\nfrom support.random_play import played\n"
        f"match = played({game!r}, 2, {options}, 'no compiler', support_of({game!r}).temper)\n"
        "print(match.states.tobytes().hex())\n"
    )
    compiled = played(game, 2, options, "no compiler", support_of(game).temper)
    assert run(script, SUBAK_JIT="0") == compiled.states.tobytes().hex()


def test_without_the_compiler_a_batch_is_the_same_to_the_byte():
    script = (
        "from subak.core.batch import Batch\n"
        "batch = Batch('bali', 3, 2, {'oracle': True}, seed=4)\n"
        "batch.play(150)\nbatch.step(batch.random_actions())\nbatch.play_out()\n"
        "print(batch.states.tobytes().hex(), batch.totals.tolist())\n"
    )
    assert run(script, SUBAK_JIT="0") == run(script, SUBAK_JIT="1")


def test_without_the_compiler_numba_is_not_needed():
    script = (
        "import sys; sys.modules['numba'] = None\n"
        "from support.random_play import played\n"
        "print(played('bali', 2, {}, 'plain').over)\n"
    )
    assert run(script, SUBAK_JIT="0") == "True"


def test_interpreted_rules_run_in_python_all_the_way_down():
    plain = interpreted(choices_in)
    assert not hasattr(plain, "py_func")
    for name in game_names():
        verbs = played(name, 2, {}, "plain").game.verbs
        for verb in vars(verbs).values():
            assert not any(hasattr(value, "py_func") for value in interpreted(verb).__globals__.values())


def test_a_game_that_waits_to_be_compiled_elsewhere_compiles_nothing_here_and_is_the_same_to_the_byte():
    script = (
        "import numba.core.event as event\n"
        "from support.random_play import played\n"
        "from subak.core.playing import apply_to\nfrom subak.core.registry import game_named\n"
        "from subak.core.warming import play_compiled, play_interpreted\n"
        "from subak.players import bot\nfrom subak.players.advice import advise\n"
        "recorder = event.RecordingListener()\nevent.register('numba:compile', recorder)\n"
        "game = game_named('sheaves')\nplay_interpreted(game)\n"
        "match = played('sheaves', 2, {}, 'waits')\n"
        "middle = match.prefix(4)\n"
        "for level in ('seed', 'harvest'):\n    assert bot(level, 's').choose(middle) in middle.legal\n"
        "assert advise(middle)\nmiddle.view(middle.actor)\n"
        "print(len(recorder.buffer), apply_to.compiled.signatures)\n"
        "play_compiled(game)\n"
        "print(played('sheaves', 2, {}, 'waits').states.tobytes() == match.states.tobytes())\n"
        "print(len(apply_to.compiled.signatures))\n"
    )
    assert run(script).splitlines() == ["0 []", "True", "1"]


def test_a_bot_whose_game_waits_thinks_as_long_as_it_takes_for_a_few_iterations():
    game = game_named("rice")
    match = Match.new(game, 2, seed="few")
    play_interpreted(game)
    try:
        adviser = SearchPlayer("few", Budget(seconds=5.0), 1)
        before = time.monotonic()
        candidates = adviser.think(match)
    finally:
        play_compiled(game)
    assert time.monotonic() - before < 5 * INTERPRETED_SECONDS
    assert 1 <= sum(candidate.visits for candidate in candidates) < CHUNK


def test_a_rule_is_compiled_once_for_integers_of_all_widths_and_for_constants():
    @rule
    def doubled(number):
        return 2 * number

    @numba.njit
    def doubled_all(byte, number):
        return doubled(byte) + doubled(number) + doubled(3)

    assert doubled_all(np.int8(100), 1000) == 2206
    compiled: Any = doubled
    assert compiled.signatures == [(numba.int64,)]


def test_a_rule_says_how_python_calls_it():
    with pytest.raises(TypeError, match=re.escape("interpreted(winners)")):
        winners(None, None)


def test_overflow_in_interpreted_rules_is_an_error():
    with pytest.raises(FloatingPointError):
        np.int8(127) + np.int8(1)
