"""What only Linux or Unix has is asked for in one place, and does without it elsewhere."""

import ast
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import subak
from subak.core import machine
from subak.core.mistakes import Mistake

SOURCE = Path(subak.__file__).parent
NOT_EVERYWHERE = {
    "os": {"fork", "getloadavg", "getuid", "kill", "killpg", "nice", "register_at_fork", "sched_getaffinity", "setsid", "uname"},
    "signal": {"SIGALRM", "SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "alarm", "pthread_sigmask", "setitimer", "sigwait"},
    "time": {"tzset"},
}
MODULES_NOT_EVERYWHERE = {"curses", "fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop"}

FORKING = """
import os, signal
from subak.envs.vector import VectorEnv

env = VectorEnv("sheaves", 600, 2, cores=2)
env.step(env.random_actions())
child = os.fork()
if not child:
    signal.alarm(60)
    env.step(env.random_actions())
    os._exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def asked_for(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in NOT_EVERYWHERE.get(node.value.id, ()):
                yield f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES_NOT_EVERYWHERE)
        elif isinstance(node, ast.ImportFrom) and node.module in {*NOT_EVERYWHERE, *MODULES_NOT_EVERYWHERE}:
            yield from (
                f"{node.module}.{alias.name}"
                for alias in node.names
                if node.module in MODULES_NOT_EVERYWHERE or alias.name in NOT_EVERYWHERE[node.module]
            )


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_only_some_systems_have_is_asked_for_in_one_place(path):
    assert path == Path(machine.__file__) or list(asked_for(path)) == []


def test_cores_are_those_that_this_process_may_use(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3, 5}, raising=False)
    assert machine.cores() == 2
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert machine.cores() == 6
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert machine.cores() == 1


def test_who_cannot_give_way_does_not(monkeypatch):
    asked = []
    monkeypatch.setattr(os, "nice", asked.append, raising=False)
    machine.give_way(10)
    monkeypatch.delattr(os, "nice")
    machine.give_way(10)
    assert asked == [10]


def test_interruptions_are_held_where_the_system_can(monkeypatch):
    def held():
        return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])

    with machine.interrupts_held():
        assert held()
    assert not held()
    monkeypatch.delattr(signal, "pthread_sigmask")
    with machine.interrupts_held():
        pass


def test_a_forked_child_has_threads_of_its_own():
    environment = {**os.environ, "SUBAK_JIT": "0"}
    ended = subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKING],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert ended.stdout == "7\n", ended.stderr


def test_a_data_folder_that_cannot_be_made_is_told_in_one_sentence(monkeypatch, tmp_path):
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: tmp_path / name)
    assert machine.data_folder("matches").is_dir()
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: in_the_way / name)
    with pytest.raises(Mistake) as caught:
        machine.data_folder("matches")
    assert "a part of the path is not a folder" in str(caught.value)
