"""Who somebody is: a guest by a signed cookie, or an account that is the same on every device."""

import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from subak.server.refusals import Forbidden, OutOfStep, Refusal
from subak.server.schema import person as people
from subak.server.schema import setting
from subak.server.texts import printable

LONGEST_NAME = 24
LOGIN = re.compile(r"[a-z0-9][a-z0-9_.-]{2,23}")


@dataclass(frozen=True)
class Person:
    id: str
    name: str | None = None
    login: str | None = None


class Account(NamedTuple):
    person: str
    password: str  # hashed
    epoch: int  # of its sessions, when the password was this


class Signatures:
    """What only this server can have written."""

    def __init__(self, secret: str) -> None:
        self.invitations = URLSafeSerializer(secret, salt="invitation")
        self.devices = URLSafeSerializer(secret, salt="device")

    def invitation(self, table: str, seat: int) -> str:
        return str(self.invitations.dumps([table, seat]))

    def read_invitation(self, invitation: str, table: str) -> int | None:
        """The seat that it gives at this table."""
        found = unsigned(self.invitations, invitation)
        return found[1] if isinstance(found, list) and found[0] == table else None

    def device(self, login: str) -> str:
        """For a device on which somebody was this account."""
        return str(self.devices.dumps([login, secrets.token_urlsafe(12)]))

    def read_device(self, device: str, login: str) -> str | None:
        """What tells it from other devices, if this account was used on it."""
        found = unsigned(self.devices, device)
        return str(found[1]) if isinstance(found, list) and found[0] == login else None


def unsigned(serializer: URLSafeSerializer, text: str) -> Any:
    try:
        return serializer.loads(text)
    except BadSignature:
        return None


def stored(connection: Connection, name: str, new: Callable[[], str]) -> str:
    """A value made at the first start; all processes on one database share it."""
    row = connection.execute(select(setting.c.value).where(setting.c.name == name)).scalar()
    if row is None:
        row = new()
        try:
            with connection.begin_nested():
                connection.execute(insert(setting).values(name=name, value=row))
        except IntegrityError:  # of processes that start together, another was quicker
            return stored(connection, name, new)
    return str(row)


def new_guest() -> Person:
    return Person(secrets.token_urlsafe(12))


def find_person(connection: Connection, id: str) -> Person:
    row = connection.execute(select(people.c.name, people.c.login).where(people.c.id == id)).first()
    return Person(id, *row) if row else Person(id)


def keep_person(connection: Connection, id: str) -> None:
    """A guest gets a row with the first thing that must remember them."""
    if connection.execute(select(people.c.id).where(people.c.id == id)).first() is None:
        with suppress(IntegrityError), connection.begin_nested():  # another process may be quicker
            connection.execute(insert(people).values(id=id, created=time.time()))


def clean_name(name: str) -> str:
    cleaned = printable(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Refusal("wrong-name", most=LONGEST_NAME)
    return cleaned


def rename(connection: Connection, id: str, name: str) -> None:
    keep_person(connection, id)
    connection.execute(update(people).where(people.c.id == id).values(name=name))


def check_login(login: str) -> None:
    if not LOGIN.fullmatch(login):
        raise Refusal("wrong-login")


def register(connection: Connection, id: str, login: str, password: str) -> int:
    """The guest becomes an account and keeps all that is theirs; the epoch that begins with it."""
    keep_person(connection, id)
    became = {"login": login, "password": password, "epoch": people.c.epoch + 1}
    # The unique column decides between two who ask at once.
    try:
        with connection.begin_nested():
            done = connection.execute(update(people).where(people.c.id == id, people.c.login.is_(None)).values(became))
    except IntegrityError as error:
        raise OutOfStep("login-taken", login=login) from error
    if not done.rowcount:
        raise OutOfStep("already-an-account")
    return epoch_of(connection, id)


def change_password(connection: Connection, account: Account, password: str) -> int:
    """Where it is still the one that was checked; the epoch that begins with it."""
    theirs = (people.c.id == account.person) & (people.c.password == account.password)
    if not connection.execute(update(people).where(theirs).values(password=password, epoch=people.c.epoch + 1)).rowcount:
        raise Forbidden("wrong-password")
    return epoch_of(connection, account.person)


def epoch_of(connection: Connection, id: str) -> int:
    return connection.execute(select(people.c.epoch).where(people.c.id == id)).scalar() or 0


def find_account(connection: Connection, login: str) -> Account | None:
    if not LOGIN.fullmatch(login):
        return None  # nobody has it, and PostgreSQL refuses to look for some
    row = connection.execute(select(people.c.id, people.c.password, people.c.epoch).where(people.c.login == login)).first()
    return Account(*row) if row else None
