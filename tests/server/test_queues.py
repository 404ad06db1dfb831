"""Whose turn it is: whoever asks for much waits for it, and nobody else does."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.server import Redis, finished_match

from subak.core.match import Match
from subak.server import play, workers
from subak.server.analyses import Analyses
from subak.server.bots import Bots
from subak.server.house import House
from subak.server.jobs import Analyse, ChooseMove, GiveHint, Job, OnProgress, Owner, SentMatch, Urgency
from subak.server.live import LiveTable
from subak.server.people import Person
from subak.server.queues import Order, Queue, Turns
from subak.server.remote import AHEAD, QUEUES, RemoteWorkers, work
from subak.server.rows import SEAT, Seat, Terms
from subak.server.settings import Settings
from subak.server.workers import LocalWorkers
from subak.study.analysis import judging
from subak.study.analysis.judging import Depth, decided

COMPILED = 300.0  # seconds that it may take
ANNA, BEN = Owner("anna", "192.0.2.1"), Owner("ben", "192.0.2.2")


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.001)


class Thinker:
    """A worker that only notes what it is given, and thinks about it until it is told to end."""

    def __init__(self) -> None:
        self.given: list[Job] = []
        self.thought: asyncio.Queue[Any] = asyncio.Queue()

    async def do(self, job: Job, on_progress: OnProgress) -> Any:
        self.given.append(job)
        on_progress(1, 2)
        return await self.thought.get()

    async def next(self, result: Any = None) -> Job:
        """Ends a thought, and is given the next job."""
        before = len(self.given)
        self.thought.put_nowait(result)
        await until(lambda: len(self.given) > before)
        return self.given[-1]

    async def moves(self) -> Job:
        """The same, where it chose a move."""
        return await self.next(self.given[-1].match.replayed().legal[0])

    async def begins(self) -> Job:
        await until(lambda: bool(self.given))
        return self.given[0]

    def kill(self) -> None: ...


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> dict[int, Thinker]:
    """In place of processes, by their niceness: one for moves, one for analyses."""
    found: dict[int, Thinker] = defaultdict(Thinker)

    async def start(niceness: int, _: Any) -> Thinker:
        return found[niceness]

    monkeypatch.setattr(workers.Worker, "start", start)
    return found


ASKED: set[asyncio.Future[Any]] = set()


def asks(job: Coroutine[Any, Any, Any]) -> None:
    """And waits in the background."""
    asked = asyncio.ensure_future(job)
    ASKED.add(asked)
    asked.add_done_callback(ASKED.discard)


@pytest.fixture
async def local(thinkers: dict[int, Thinker]) -> AsyncIterator[LocalWorkers]:
    workers = LocalWorkers(1)
    await workers.start()
    yield workers
    await workers.close()


@pytest.fixture
async def house(tmp_path: Path, thinkers: dict[int, Thinker]) -> AsyncIterator[House]:
    opened = House(Settings(database=f"sqlite:///{tmp_path / 'subak.db'}", worker_count=1, rate=1000.0, live_tables=1))
    Bots(opened)
    await opened.open()
    for game in ("bali", "cacao"):
        await asyncio.wait_for(opened.compilers.compiled[game].wait(), COMPILED)
    yield opened
    await opened.close()


def sent() -> SentMatch:
    match = Match.new("bali", 2, seed="queue")
    while not decided(match, None):
        match.apply(match.legal[0])
    return SentMatch.of(match)


def move(urgency: Urgency = Urgency.PEOPLE_WAIT, seed: str = "") -> ChooseMove:
    return ChooseMove(match=sent(), level="seed", seed=seed, urgency=urgency)


def analysis(depth: Depth) -> Analyse:
    return Analyse(match=sent(), depth=depth, hindsight=False)


def order(name: str, owner: Owner, job: Job | None = None) -> Order:
    return Order(job or move(seed=name), owner, workers.ignore_progress, asyncio.get_running_loop().create_future())


OWNERS = st.builds(lambda person, address: (address, person), st.sampled_from("abc"), st.sampled_from("xyz"))


@given(st.lists(OWNERS, max_size=40))
def test_all_who_wait_have_their_turn_and_nobody_has_two_while_another_waits(asked: list[tuple[str, str]]) -> None:
    turns = Turns()
    for number, owner in enumerate(asked):
        turns.add(number, owner)  # type: ignore[arg-type]
    left = Counter(asked)
    taken: list[int] = []
    since: dict[str, set[str]] = {}  # by address, those that had a turn since its last
    while turns:
        number = int(turns.take())  # type: ignore[call-overload]
        taken.append(number)
        address, person = asked[number]
        waiting = {other for (other, _), count in left.items() if count} - {address}
        assert since.get(address, waiting) >= waiting
        left[address, person] -= 1
        for had in since.values():
            had.add(address)
        since[address] = set()
    assert sorted(taken) == list(range(len(asked)))
    for owner in set(asked):
        own = [number for number in taken if asked[number] == owner]
        assert own == sorted(own)


async def test_within_an_address_its_people_take_turns() -> None:
    queue = Queue()
    many = [order(f"anna {number}", ANNA) for number in range(5)]
    other = order("her sister", Owner("sister", ANNA.address))
    far = order("ben", BEN)
    for one in (*many, other, far):
        await queue.put(one)
    taken = [await queue.take([Urgency.PEOPLE_WAIT]) for _ in range(7)]
    assert taken == [many[0], far, other, *many[1:]]


async def test_whoever_changes_identities_at_an_address_gains_nothing_by_it() -> None:
    queue = Queue()
    for number in range(50):
        await queue.put(order(f"{number}", Owner(f"guest {number}", ANNA.address)))
    await queue.put(order("ben", BEN))
    taken = [await queue.take([Urgency.PEOPLE_WAIT]) for _ in range(2)]
    assert taken[1].owner == BEN


async def test_where_no_address_is_known_each_person_has_turns() -> None:
    """As after a restart."""
    queue = Queue()
    for number in range(50):
        await queue.put(order(f"{number}", Owner("anna")))
    await queue.put(order("ben", Owner("ben")))
    assert [(await queue.take([Urgency.PEOPLE_WAIT])).owner.person for _ in range(2)] == ["anna", "ben"]


async def test_an_order_that_nobody_waits_for_any_more_takes_no_turn() -> None:
    queue = Queue()
    gone, waiting = order("gone", ANNA), order("waiting", ANNA)
    for one in (gone, waiting):
        await queue.put(one)
    gone.answer.cancel()
    assert await queue.take([Urgency.PEOPLE_WAIT]) is waiting


HARVEST = Seat(bot="harvest")


async def bot_begins(house: House, owner: Owner, first: Seat, game: str = "cacao") -> LiveTable:
    terms = Terms(game, 2, {}, begins=SEAT, first=1)
    return await play.open_table(house, terms, Person(owner.person), [first, HARVEST], owner.address)


async def test_a_hundred_tables_of_one_address_keep_nobody_elses_bot_waiting(house: House, thinkers: dict[int, Thinker]) -> None:
    for number in range(100):
        await play.open_table(house, Terms("bali", 4, {}), Person(f"anna {number % 10}"), [HARVEST] * 4, ANNA.address)
    thinker = thinkers[0]
    assert (await thinker.begins()).match.game == "bali"
    await bot_begins(house, BEN, HARVEST)
    assert [(await thinker.moves()).match.game for _ in range(2)] == ["bali", "cacao"]
    await bot_begins(house, BEN, Seat(BEN.person))
    assert (await thinker.moves()).urgency is Urgency.PEOPLE_WAIT


async def test_people_do_not_wait_for_tables_at_which_only_bots_play(local: LocalWorkers, thinkers: dict[int, Thinker]) -> None:
    for _ in range(10):
        asks(local.do(move(Urgency.BOTS_PLAY), ANNA))
    await thinkers[0].begins()
    asks(local.do(GiveHint(match=sent()), ANNA))
    asks(local.do(move(), ANNA))
    await asyncio.sleep(0)
    works = [await thinkers[0].next() for _ in range(3)]
    assert [(one.work, one.urgency) for one in works] == [
        ("hint", Urgency.PEOPLE_WAIT),
        ("choose", Urgency.PEOPLE_WAIT),
        ("choose", Urgency.BOTS_PLAY),
    ]


async def test_a_fast_analysis_waits_for_no_deep_one_but_the_slice_under_way(
    local: LocalWorkers, thinkers: dict[int, Thinker]
) -> None:
    for _ in range(50):
        asks(local.do(analysis(Depth.DEEP), ANNA))
    slow = thinkers[workers.NICE]
    assert (await slow.begins()).urgency is Urgency.DEEP_ANALYSIS
    for owner in (ANNA, BEN):
        asks(local.do(analysis(Depth.FAST), owner))
    await asyncio.sleep(0)
    given = [(await slow.next()).urgency for _ in range(3)]
    assert given == [Urgency.FAST_ANALYSIS, Urgency.FAST_ANALYSIS, Urgency.DEEP_ANALYSIS]
    assert not thinkers[0].given  # moves have processes of their own


async def test_an_analysis_goes_on_from_its_last_slice_and_lets_others_go_first_between(
    house: House, thinkers: dict[int, Thinker]
) -> None:
    analyses, slow = Analyses(house), thinkers[workers.NICE]
    deep, fast = await finished_match(house), await finished_match(house)
    await analyses.ask(deep, Depth.DEEP, False, ANNA)
    first = await slow.begins()
    await analyses.ask(fast, Depth.FAST, False, BEN)
    judged = [{"ply": 0}]
    other = await slow.next({"complete": False, "decisions": judged})
    await until(lambda: bool(house.workers.queue.turns[Urgency.DEEP_ANALYSIS]))  # type: ignore[attr-defined]
    assert (await analyses.known(deep, Depth.DEEP, False)).state == "running"
    again = await slow.next({"complete": True, "decisions": []})
    assert [one.urgency for one in slow.given] == [Urgency.DEEP_ANALYSIS, Urgency.FAST_ANALYSIS, Urgency.DEEP_ANALYSIS]
    assert (first.judged, other.judged, again.judged) == ([], [], judged)  # type: ignore[union-attr]
    slow.thought.put_nowait({"complete": True, "decisions": judged})
    await until(lambda: not analyses.under_way)
    assert (await analyses.known(deep, Depth.DEEP, False)).result == {"complete": True, "decisions": judged}


async def test_a_table_stays_in_memory_while_its_bot_thinks(house: House, thinkers: dict[int, Thinker]) -> None:
    """This house keeps one table that nobody watches."""
    table = await bot_begins(house, ANNA, Seat(ANNA.person))
    await thinkers[0].begins()
    others = [await play.open_table(house, Terms("bali", 2, {}), Person(BEN.person), [Seat(BEN.person), Seat()]) for _ in range(3)]
    assert list(house.tables) == [table.stored.id, others[-1].stored.id]
    watching = await house.watch(await house.table(table.stored.id), None, 0)
    thinkers[0].thought.put_nowait(table.match.legal[0])
    async with asyncio.timeout(30):
        while b'"kind":"act"' not in (await watching.watcher.waiting.get() or b""):
            pass
    house.stop_watching(table, watching.watcher)
    while table.thinking:
        thinkers[0].thought.put_nowait(0)
        await asyncio.sleep(0.001)
    await play.open_table(house, Terms("bali", 2, {}), Person(BEN.person), [Seat(BEN.person), Seat()])
    assert table.stored.id not in house.tables


async def test_workers_elsewhere_serve_everybody_in_turn_though_one_asks_several_servers(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "ITERATIONS", {Depth.FAST: 30, Depth.DEEP: 60})
    one, other = RemoteWorkers(redis.url), RemoteWorkers(redis.url)
    done: list[str] = []
    asked: list[asyncio.Task[None]] = []

    async def ask(server: RemoteWorkers, owner: Owner, job: Job, name: str) -> None:
        async def wait() -> None:
            await server.do(job, owner)
            done.append(name)

        asked.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)

    for server in (one, other):
        await server.start()
        for _ in range(10):
            await ask(server, ANNA, move(Urgency.BOTS_PLAY), "anna's bot")
        for _ in range(2):
            await ask(server, ANNA, analysis(Depth.DEEP), "deep")
    await ask(one, BEN, move(Urgency.BOTS_PLAY), "ben's bot")
    await ask(other, BEN, move(Urgency.BOTS_PLAY), "ben's bot")
    await ask(other, BEN, analysis(Depth.FAST), "fast")
    await ask(other, BEN, move(Urgency.PEOPLE_WAIT), "ben himself")
    servers = 2

    async def sent_ahead() -> list[int]:
        return [await one.redis.llen(queue) for queue in QUEUES.values()]

    async with asyncio.timeout(30):
        while await sent_ahead() != [1, servers * AHEAD, 1, servers * AHEAD]:
            await asyncio.sleep(0.01)
    stop = Event()
    worker = Thread(target=work, args=(redis.url, stop, True))
    worker.start()
    await asyncio.wait_for(asyncio.gather(*asked), 120)
    stop.set()
    for server in (one, other):
        await server.close()
    await asyncio.to_thread(worker.join)
    assert len(done) == len(asked)
    assert done.index("ben himself") <= AHEAD
    moves = [name for name in done if name.endswith("bot")]
    # Each server had as many of Anna's ahead, and gave her one turn more before his.
    assert max(place for place, name in enumerate(moves) if name == "ben's bot") < servers * (AHEAD + 2) + AHEAD
    assert next(name for name in done if name in ("fast", "deep")) == "fast"
