"""What people may change about themselves: a name, an account, where they are signed in, and their password."""

from typing import NamedTuple

from subak.server import passwords, people, sessions
from subak.server.house import House
from subak.server.limits import PASSWORDS_OF_ACCOUNT, PASSWORDS_OF_DEVICE
from subak.server.people import Person
from subak.server.refusals import Forbidden
from subak.server.sessions import Session, new_session


class SignedIn(NamedTuple):
    """Somebody, and the session that begins with it on their device."""

    person: Person
    session: Session


async def rename(house: House, person: Person, name: str) -> Person:
    cleaned = people.clean_name(name)
    await house.store.write(lambda connection: people.rename(connection, person.id, cleaned))
    await house.on_person_changed(person.id)
    return Person(person.id, cleaned, person.login)


async def register(house: House, person: Person, login: str, password: str) -> SignedIn:
    """The account begins with a new session: who else has the guest's cookie, perhaps having planted it here, does not get in."""
    login = login.lower()
    people.check_login(login)
    passwords.check_length(password)
    hashed = await house.passwords.do(passwords.hash_password, password)
    epoch = await house.store.write(lambda connection: people.register(connection, person.id, login, hashed))
    await house.sessions.tell_ended(person.id)
    await house.on_person_changed(person.id)
    return SignedIn(Person(person.id, person.name, login), new_session(person.id, epoch))


async def log_in(house: House, login: str, password: str, device: str | None, before: Session | None) -> SignedIn:
    """Ends the session that the device had before.

    Tries are limited by account, which strangers can use up; by device where this account was logged in before, which they cannot.
    """
    login = login.lower()
    known = None if device is None else house.signatures.read_device(device, login)
    house.limits.spend(*((PASSWORDS_OF_ACCOUNT, login) if known is None else (PASSWORDS_OF_DEVICE, known)))
    account = await house.store.read(lambda connection: people.find_account(connection, login))
    await house.passwords.do(passwords.check_password, None if account is None else account.password, password)
    assert account is not None
    if before is not None:
        await log_out(house, before)
    person = await house.store.read(lambda connection: people.find_person(connection, account.person))
    return SignedIn(person, new_session(person.id, account.epoch))


async def log_out(house: House, session: Session) -> None:
    await house.store.write(lambda connection: sessions.end_session(connection, session))
    await house.sessions.tell_ended(session.person)


async def log_out_everywhere(house: House, session: Session) -> None:
    await house.store.write(lambda connection: sessions.end_all_sessions(connection, session.person))
    await house.sessions.tell_ended(session.person)


async def change_password(house: House, person: Person, password: str, new: str) -> SignedIn:
    """All other sessions end with it."""
    login = person.login
    if login is None:
        raise Forbidden("not-an-account")
    passwords.check_length(new)
    house.limits.spend(PASSWORDS_OF_DEVICE, person.id)
    account = await house.store.read(lambda connection: people.find_account(connection, login))
    assert account is not None
    await house.passwords.do(passwords.check_password, account.password, password)
    hashed = await house.passwords.do(passwords.hash_password, new)
    epoch = await house.store.write(lambda connection: people.change_password(connection, account, hashed))
    await house.sessions.tell_ended(person.id)
    return SignedIn(person, new_session(person.id, epoch))
