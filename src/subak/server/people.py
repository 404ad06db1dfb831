"""Who somebody is: a guest by a signed cookie, or an account that is the same on every device."""

import re
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from subak.server.refusals import Forbidden, OutOfStep, Refusal
from subak.server.schema import person as people
from subak.server.schema import setting

COOKIE = "subak"
COOKIE_DAYS = 400  # as long as browsers allow
LONGEST_COOKIE = 200
COOKIES_KEPT = 20_000  # whose signatures are not checked again
LONGEST_NAME = 24
JOINER = "\u200d"  # joins several emoji into one
LOGIN = re.compile(r"[a-z0-9][a-z0-9_.-]{2,23}")
LEAST_PASSWORD, MOST_PASSWORD = 8, 128

hasher = PasswordHasher()


@dataclass(frozen=True)
class Person:
    id: str
    name: str | None = None
    login: str | None = None


class Account(NamedTuple):
    person: str
    password: str  # hashed


class Signatures:
    """What only this server can have written."""

    def __init__(self, secret: str) -> None:
        self.people = URLSafeSerializer(secret, salt="person")
        self.invitations = URLSafeSerializer(secret, salt="invitation")
        self.checked = lru_cache(COOKIES_KEPT)(self.check_cookie)

    def cookie(self, person: str) -> str:
        return str(self.people.dumps(person))

    def read_cookie(self, cookie: str) -> str | None:
        return self.checked(cookie) if len(cookie) <= LONGEST_COOKIE else None

    def check_cookie(self, cookie: str) -> str | None:
        person = unsigned(self.people, cookie)
        return person if isinstance(person, str) else None

    def invitation(self, table: str, seat: int) -> str:
        return str(self.invitations.dumps([table, seat]))

    def read_invitation(self, invitation: str, table: str) -> int | None:
        """The seat that it gives at this table."""
        found = unsigned(self.invitations, invitation)
        return found[1] if isinstance(found, list) and found[0] == table else None


def unsigned(serializer: URLSafeSerializer, text: str) -> Any:
    try:
        return serializer.loads(text)
    except BadSignature:
        return None


def stored_secret(connection: Connection) -> str:
    """Made at the first start; all processes on one database share it."""
    row = connection.execute(select(setting.c.value).where(setting.c.name == "secret")).scalar()
    if row is None:
        row = secrets.token_urlsafe(32)
        try:
            with connection.begin_nested():
                connection.execute(insert(setting).values(name="secret", value=row))
        except IntegrityError:  # of processes that start together, another was quicker
            return stored_secret(connection)
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


def printable(text: str) -> str:
    """Without what could move a cursor, turn a line around or break it; emoji stay joined."""
    return " ".join("".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text).split()).strip(JOINER)


def clean_name(name: str) -> str:
    cleaned = printable(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Refusal("wrong-name", most=LONGEST_NAME)
    return cleaned


def rename(connection: Connection, id: str, name: str) -> None:
    keep_person(connection, id)
    connection.execute(update(people).where(people.c.id == id).values(name=name))


def hashed(login: str, password: str) -> str:
    if not LOGIN.fullmatch(login):
        raise Refusal("wrong-login")
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Refusal("wrong-password-length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    return hasher.hash(password)


def register(connection: Connection, id: str, login: str, password: str) -> None:
    """The guest becomes an account and keeps all that is theirs."""
    keep_person(connection, id)
    if find_person(connection, id).login is not None:
        raise OutOfStep("already-an-account")
    # The unique column decides between two who ask at once.
    try:
        with connection.begin_nested():
            connection.execute(update(people).where(people.c.id == id).values(login=login, password=password))
    except IntegrityError as error:
        raise OutOfStep("login-taken", login=login) from error


def find_account(connection: Connection, login: str) -> Account | None:
    if not LOGIN.fullmatch(login):
        return None  # nobody has it, and PostgreSQL refuses to look for some
    row = connection.execute(select(people.c.id, people.c.password).where(people.c.login == login)).first()
    return Account(*row) if row else None


@cache
def nobodys_password() -> str:
    """Checked against where nobody has that name, so that the time it takes does not give that away."""
    return hasher.hash(secrets.token_urlsafe(16))


def check_password(account: Account | None, password: str) -> str:
    """Whose it is."""
    nobodys = nobodys_password()
    try:
        hasher.verify(account.password if account else nobodys, password)
    except (VerificationError, InvalidHashError) as error:
        raise Forbidden("wrong-password") from error
    if account is None:
        raise Forbidden("wrong-password")
    return account.person
