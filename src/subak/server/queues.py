"""Jobs that wait: the most urgent first, and of equally urgent ones those of each owner in turn, whoever asked first or most."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from subak.server.jobs import Job, OnProgress, Owner, Urgency


@dataclass
class Order:
    """A job that waits, or is under way."""

    job: Job
    owner: Owner
    on_progress: OnProgress
    answer: "asyncio.Future[Any]"
    begun: asyncio.Event = field(default_factory=asyncio.Event)  # by a worker elsewhere; set, too, where none takes it


class Turns:
    """Round robin: whoever has orders waiting gets one at each turn, and divides their turns likewise among their own."""

    def __init__(self) -> None:
        self.orders: deque[Order] = deque()
        self.those_waiting: deque[str] = deque()
        self.of: dict[str, Turns] = {}

    def __bool__(self) -> bool:
        return bool(self.orders or self.those_waiting)

    def add(self, order: Order, names: Sequence[str]) -> None:
        """By the names of those whose turns these are, the widest first."""
        if not names:
            self.orders.append(order)
            return
        name, *narrower = names
        if name not in self.of:
            self.of[name] = Turns()
            self.those_waiting.append(name)
        self.of[name].add(order, narrower)

    def take(self) -> Order:
        if self.orders:
            return self.orders.popleft()
        name = self.those_waiting.popleft()
        order = self.of[name].take()
        if self.of[name]:
            self.those_waiting.append(name)
        else:
            del self.of[name]
        return order


class Queue:
    def __init__(self) -> None:
        self.turns = {urgency: Turns() for urgency in Urgency}
        self.changed = asyncio.Condition()

    async def put(self, order: Order) -> None:
        """All at an address share its turns: whoever is many there gets no more than others."""
        person, address = order.owner
        async with self.changed:
            self.turns[order.job.urgency].add(order, (address or person, person))
            self.changed.notify_all()

    async def take(self, urgencies: Sequence[Urgency]) -> Order:
        """The next of these, as soon as there is one that somebody still waits for."""
        async with self.changed:
            while True:
                await self.changed.wait_for(lambda: any(self.turns[urgency] for urgency in urgencies))
                order = next(self.turns[urgency] for urgency in urgencies if self.turns[urgency]).take()
                if not order.answer.done():
                    return order
