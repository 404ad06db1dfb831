"""What people may change about themselves: a name, an account, and being that account on another device."""

import asyncio

from subak.server import people
from subak.server.house import House
from subak.server.people import Person


async def rename(house: House, person: Person, name: str) -> Person:
    cleaned = people.clean_name(name)
    await house.store.write(lambda connection: people.rename(connection, person.id, cleaned))
    await house.on_person_changed(person.id)
    return Person(person.id, cleaned, person.login)


async def register(house: House, person: Person, login: str, password: str) -> Person:
    login = login.lower()
    hashed = await asyncio.to_thread(people.hashed, login, password)
    await house.store.write(lambda connection: people.register(connection, person.id, login, hashed))
    await house.on_person_changed(person.id)
    return Person(person.id, person.name, login)


async def log_in(house: House, login: str, password: str) -> Person:
    account = await house.store.read(lambda connection: people.find_account(connection, login.lower()))
    id = await asyncio.to_thread(people.check_password, account, password)
    return await house.store.read(lambda connection: people.find_person(connection, id))
