"""Shares of a lab's run played by a Ray cluster; one that is lost with its node is played again elsewhere."""

import re
import socket
from typing import Any

from subak.core.extras import need
from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.core.registry import Told, told
from subak.study.lab.experiment import Experiment, Row, Task
from subak.study.lab.playing import Played, play_share
from subak.study.lab.shares import header

SECONDS = 5  # for an answer: Ray itself would try for minutes


def check_answers(address: str) -> None:
    found = re.fullmatch(r"(?:ray://)?(.+):(\d+)", address)
    if found is None:
        return  # auto, local: Ray knows where they are
    try:
        socket.create_connection((found[1], int(found[2])), SECONDS).close()
    except OverflowError as error:
        raise Mistake("lab-unreachable", address=address, reason=told("fault-ray", kind="port", reason=str(error))) from error
    except OSError as error:
        raise Mistake("lab-unreachable", address=address, reason=of_system(error)) from error


def of_ray(error: Exception) -> Told:
    """Ray's own sentences are English, and long."""
    kind = "nobody" if isinstance(error, ConnectionError) else "version" if "ersion mismatch" in str(error) else "other"
    return told("fault-ray", kind=kind, reason=str(error).splitlines()[0])


def play_there(experiment: Experiment, task: Task, wanted: dict[str, Any]) -> Row | dict[str, Any]:
    """On a node; where its version or rules are others, nothing is played, and their header is returned."""
    ours = header(experiment)
    return play_share(experiment, task) if ours == wanted else ours


def on_ray(address: str, experiment: Experiment, tasks: list[Task]) -> Played:
    need("ray", "ray")
    import ray

    check_answers(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Mistake("lab-unreachable", address=address, reason=of_ray(error)) from error
    try:
        # Retried without end: a share comes out the same however often it is played.
        remote = ray.remote(num_cpus=1, max_retries=-1)(play_there)
        wanted = header(experiment)
        pending = {remote.remote(experiment, task, wanted): task for task in tasks}
        while pending:
            ended, _ = ray.wait(list(pending), num_returns=1)
            for reference in ended:
                row = ray.get(reference)
                if isinstance(row, dict):
                    raise Mistake("lab-other-version", theirs=str(row["subak"]), ours=str(wanted["subak"]))
                yield pending.pop(reference), row
    finally:
        ray.shutdown()
