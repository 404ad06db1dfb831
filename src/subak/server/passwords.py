"""Passwords, kept as Argon2 hashes; to make and check them has threads of its own, so that nobody else waits for them."""

import asyncio
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from subak.core.machine import cores, give_way
from subak.server.refusals import Forbidden, NotNow, Refusal

LEAST_PASSWORD, MOST_PASSWORD = 8, 128
MOST_WAITING = 32
RETRY_SECONDS = 5
NICENESS = 10

Answer = TypeVar("Answer")

hasher = PasswordHasher()


class Passwords:
    """Work on passwords, a little at once; who would have to wait for too many others is refused."""

    def __init__(self) -> None:
        behind_play: dict[str, Any] = {}
        if sys.platform == "linux":  # elsewhere the whole process would give way, not this thread
            behind_play = {"initializer": give_way, "initargs": (NICENESS,)}
        # Half the cores, since a single hash is computed on several.
        self.threads = ThreadPoolExecutor(max(1, cores() // 2), thread_name_prefix="passwords", **behind_play)
        self.waiting = 0

    async def do(self, work: Callable[..., Answer], *given: Any) -> Answer:
        if self.waiting >= MOST_WAITING:
            raise NotNow("passwords-busy", seconds=RETRY_SECONDS, headers={"Retry-After": str(RETRY_SECONDS)})
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)


def check_length(password: str) -> None:
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Refusal("wrong-password-length", least=LEAST_PASSWORD, most=MOST_PASSWORD)


def hash_password(password: str) -> str:
    return hasher.hash(password)


@cache
def nobodys_password() -> str:
    """Checked against where nobody has that name, so that the time it takes does not give that away."""
    return hasher.hash(secrets.token_urlsafe(16))


def check_password(kept: str | None, password: str) -> None:
    nobodys = nobodys_password()
    try:
        hasher.verify(nobodys if kept is None else kept, password)
    except (VerificationError, InvalidHashError) as error:
        raise Forbidden("wrong-password") from error
    if kept is None:
        raise Forbidden("wrong-password")
