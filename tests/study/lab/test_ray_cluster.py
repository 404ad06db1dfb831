"""The lab on a Ray cluster of two nodes: one is lost in mid-run, and the result is that of a run without Ray."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from subak.core.mistakes import Mistake
from subak.study.lab.ray_cluster import of_ray

LAB = [sys.executable, "-m", "subak", "lab", "rice", "--games", "600", "--players", "search:20", "--seed", "ray", "--lang", "en"]
RAY = [str(Path(sys.executable).with_name("ray")), "start", "--disable-usage-stats", "--block", "--num-cpus", "1"]
MEMORY = ["--object-store-memory", "100000000"]
JOINED = "Ray runtime started"
PATIENCE = 480  # seconds: the machine may be busy


class Node:
    """A node of the cluster: ray start and all the processes that it starts."""

    def __init__(self, *arguments: str) -> None:
        command = [*RAY, *MEMORY, *arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True, text=True
        )
        said = []
        while JOINED not in (line := self.process.stdout.readline()):
            said.append(line)
            assert line, said

    @property
    def processes(self) -> dict[int, str]:
        """All of them by number, with what they call themselves."""
        found = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if os.getsid(int(folder.name)) == self.process.pid:
                    found[int(folder.name)] = (folder / "cmdline").read_text("utf-8", "replace").replace("\0", " ")
            except OSError:
                continue  # it has just ended
        return found

    @property
    def plays(self) -> bool:
        return any(name.startswith("ray::play_there") for name in self.processes.values())

    def kill(self) -> None:
        for number in self.processes:
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()
        self.process.stdout.close()


def wait_for(happened, what: str) -> None:
    start = time.monotonic()
    while not happened():
        assert time.monotonic() - start < PATIENCE, f"waited in vain for {what}"
        time.sleep(0.1)


@pytest.fixture
def nodes(free_port: int) -> Iterator[tuple[str, Node, Node]]:
    address = f"127.0.0.1:{free_port}"
    started = [Node("--head", "--port", str(free_port), "--include-dashboard", "false", "--node-ip-address", "127.0.0.1")]
    try:
        started.append(Node("--address", address, "--node-ip-address", "127.0.0.1"))
        yield address, started[0], started[1]
    finally:
        for node in started:
            node.kill()


@pytest.fixture
def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def shares_in(folder: Path) -> list[str]:
    file = folder / "shares.jsonl"
    return sorted(file.read_text("utf-8").splitlines()[1:]) if file.exists() else []


@pytest.mark.long
def test_a_lost_node_does_not_lose_the_run(nodes, tmp_path) -> None:
    address, _, second = nodes
    typed = [*LAB, "--ray", address, "--out", str(tmp_path / "ray")]
    running = subprocess.Popen(typed, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        wait_for(lambda: second.plays or running.poll() is not None, "the second node to play")
        wait_for(lambda: len(shares_in(tmp_path / "ray")) >= 3 or running.poll() is not None, "the first shares")
        wait_for(lambda: second.plays or running.poll() is not None, "the second node to play again")
        assert running.poll() is None, running.communicate()
        second.kill()
        kept = len(shares_in(tmp_path / "ray"))
        told, _ = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == 0, told
    assert kept < 100
    subprocess.run([*LAB, "--out", str(tmp_path / "alone")], check=True, capture_output=True, timeout=PATIENCE)
    assert len(shares_in(tmp_path / "ray")) == 100
    assert shares_in(tmp_path / "ray") == shares_in(tmp_path / "alone")
    pages = [(tmp_path / way / "report.html").read_bytes() for way in ("ray", "alone")]
    assert pages[0] == pages[1]


def test_a_cluster_that_is_not_there_is_told(tmp_path, free_port) -> None:
    told = subprocess.run(
        [*LAB, "--ray", f"127.0.0.1:{free_port}", "--out", str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert told.returncode == 2
    assert f"There is no Ray cluster at “127.0.0.1:{free_port}”" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ConnectionError("Could not find any running Ray instance.\nPlease specify the one"), "dort antwortet niemand"),
        (RuntimeError("Version mismatch: The cluster was started with:\n Ray: 1"), "eine andere Version von Ray oder Python"),
        (ValueError("Something new\nand long"), "Something new"),
    ],
)
def test_what_ray_says_is_told_in_the_readers_language(error, reason):
    sentence = Mistake("lab-unreachable", address="auto", reason=of_ray(error)).sentence("de")
    assert reason in sentence
    assert "\n" not in sentence
