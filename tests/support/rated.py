"""Matches that count, and what they brought to whom."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from support.server import Guest, Served

from subak.server.ratings import LEAST_DECISIONS


def accounts(server: Served, *logins: str) -> list[Guest]:
    return [server.guest().registers(login) for login in logins]


def ladder(server: Served, game: str, players: int) -> dict[str, Any]:
    return {one["name"] or one["bot"]: one for one in server.guest().get(f"/ratings/{game}/{players}").json()}


def played(people: Sequence[Guest], table: str, each: int = LEAST_DECISIONS) -> None:
    """So long that the match counts."""
    left, random = each * len(people), Random(1)
    while left > 0:
        made = sum(one.plays_on(table, random) for one in people)
        left -= made
        if not made:
            time.sleep(0.01)  # a bot thinks
