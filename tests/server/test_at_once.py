"""Two who choose at the same time at a table: neither waits, and until both have chosen nothing of it leaves the server."""

import json
from itertools import pairwise, permutations
from random import Random
from threading import Barrier, Thread

import pytest
from sqlalchemy import update
from support.crashes import Process
from support.server import Guest, gathered, heard, refused, until

from subak.core.match import Match
from subak.server import bots
from subak.server.schema import entry as entries
from subak.server.schema import match as matches

DAY = 86_400.0


def table_of_two(server, **terms):
    """A running table of Rice; its people in the order of seats."""
    return gathered([server.guest(), server.guest()], "rice", **terms)


def choices(person, id):
    return [choice["action"] for choice in person.sees(id)["view"]["legal"]]


def decides(person, id, random=None, step=None):
    """Something, at the step that the person sees or at an earlier one; returns what."""
    seen = person.sees(id)
    legal = [choice["action"] for choice in seen["view"]["legal"]]
    action = random.choice(legal) if random else legal[0]
    answer = person.acts(id, action, seen["table"]["step"] if step is None else step)
    assert answer.status_code == 200, answer.text
    return action


def chooses(person, id, random=None):
    """All that the person has to decide until it waits for the other, or the choice is open."""
    turn, made = person.sees(id)["view"]["turn"], []
    while (view := person.sees(id)["view"])["turn"] == turn and view["legal"]:
        made.append(decides(person, id, random))
    return made


def to_the_wet_season(people, id):
    for person in people:
        chooses(person, id)
    assert people[0].sees(id)["view"]["season"] == "wet"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_whoever_comes_first_chooses_first_and_the_record_has_seat_0_first(shared, order):
    id, people = table_of_two(shared)
    for turn in range(4):
        for seat in order:
            view = people[seat].sees(id)["view"]
            assert (view["to_move"], view["actor"], view["prompt"]["who"]) == ([0, 1] if seat == order[0] else [seat], seat, "you")
            chooses(people[seat], id)
        assert people[0].sees(id)["view"]["turn"] == turn + 1
    actions = people[0].get(f"/tables/{id}/record").json()["actions"]
    assert [seat for seat, _ in actions] == [0, 1] + [0, 0, 0, 1, 1, 1] * 3


@pytest.mark.parametrize("order", sorted(set(permutations((0, 0, 0, 1, 1, 1)))), ids=str)
def test_decisions_come_in_any_order_also_those_made_at_a_step_before_the_others(shared, order):
    id, people = table_of_two(shared)
    to_the_wet_season(people, id)
    step = people[0].sees(id)["table"]["step"]
    since = [step, step]  # as late as each may say that it decided at: its own last decision
    for seat in order:
        decides(people[seat], id, Random(str(order)), since[seat])
        since[seat] = people[seat].sees(id)["table"]["step"]
    view = people[0].sees(id)["view"]
    assert (view["turn"], view["to_move"], view["chosen"]) == (2, [0, 1], [])
    logged = people[1].sees(id, after=0)["entries"]
    assert [entry["seat"] for entry in logged if entry["kind"] == "act"][-6:] == list(order)
    places = {entry["ply"] for entry in logged if entry["kind"] == "act"}
    assert places <= set(range(8))
    record = people[0].get(f"/tables/{id}/record").json()
    by_seat = [[entry["text"] for entry in logged if entry["kind"] == "act" and entry["seat"] == seat] for seat in (0, 1)]
    assert [[text for owner, text in record["actions"] if owner == seat] for seat in (0, 1)] == by_seat


def test_a_request_that_is_sent_again_counts_once_though_the_other_decided_meanwhile(shared):
    id, (anna, ben) = table_of_two(shared)
    to_the_wet_season([anna, ben], id)
    step = anna.sees(id)["table"]["step"]
    action = choices(ben, id)[0]
    decides(anna, id)
    assert ben.acts(id, action, step).json() == {"step": step + 2, "repeated": False}
    assert ben.acts(id, action, step).json() == {"step": step + 2, "repeated": True}
    assert refused(ben.acts(id, choices(ben, id)[0], step)) == (409, "stale-decision")
    assert ben.post(f"/tables/{id}/undo", expect=step).status_code == 409
    assert ben.post(f"/tables/{id}/undo", expect=step + 2).status_code == 200
    assert refused(ben.acts(id, action, step + 2)) == (409, "stale-decision")


def test_a_choice_can_be_changed_until_the_other_has_chosen_too(shared):
    id, people = table_of_two(shared)
    to_the_wet_season(people, id)
    for first, second in ((people[1], people[0]), (people[0], people[1])):
        made = chooses(first, id, Random(1))
        assert refused(first.acts(id, "build 1", first.sees(id)["table"]["step"])) == (403, "not-your-turn")
        assert first.sees(id)["view"]["undoable"]
        step = first.sees(id)["table"]["step"]
        begun = decides(second, id)  # no step of the other's makes one's own stale
        assert first.post(f"/tables/{id}/undo", expect=step).status_code == 200
        assert (first.sees(id)["view"]["phase"], first.sees(id)["view"]["to_move"]) == ("row", [0, 1])
        other = next(action for action in reversed(choices(first, id)) if action != made[-1])
        assert first.acts(id, other, first.sees(id)["table"]["step"]).status_code == 200
        rest = chooses(second, id)
        assert refused(first.post(f"/tables/{id}/undo", expect=first.sees(id)["table"]["step"])) == (409, "no-undo")
        seat = first.sees(id)["table"]["seat"]
        actions = first.get(f"/tables/{id}/record").json()["actions"][-6:]
        assert [text for owner, text in actions if owner == seat] == [*made[:-1], other]
        assert [text for owner, text in actions if owner != seat] == [begun, *rest]


def test_who_comes_back_finds_the_own_choice_and_what_the_log_may_tell(shared):
    id, people = table_of_two(shared)
    to_the_wet_season(people, id)
    made = chooses(people[1], id)
    for person, texts in ((people[1], made), (people[0], ["build hidden", "at hidden", "row hidden"]), (shared.guest(), None)):
        with person.watches(id) as socket:
            first = heard(socket, "table")
        assert [entry["text"] for entry in first["entries"] if entry["kind"] == "act"][2:] == (
            texts or ["build hidden", "at hidden", "row hidden"]
        )
        assert (first["table"]["to_move"], first["view"]["chosen"]) == ([0], [1])
    own = people[1].sees(id)["view"]["seats"][1]["choice"]
    assert [f"build {own['build']}", f"row {own['row']}"] == [made[0], made[2]]
    shared.house.tables.pop(id)  # rebuilt from its log
    assert people[1].sees(id)["view"]["seats"][1]["choice"] == own
    chooses(people[0], id)
    last = people[1].sees(id, after=0)["entries"][-1]
    assert [line["say"] for line in last["story"]].count("rice-log-build") == 2


def sent(person, id):
    """All that somebody can ask for at a table, without times and who is connected."""
    seen = person.sees(id, after=0)
    del seen["presence"]
    for entry in seen["entries"]:
        entry["at"] = 0
    seen["table"] |= {"moved": 0, "created": 0}
    record = person.get(f"/tables/{id}/record").json()
    moments = [person.get(f"/tables/{id}/moments", ply=ply).json() for ply in range(seen["view"]["ply"] + 1)]
    refusals = [person.acts(id, action, seen["table"]["step"]).json() for action in ("nonsense", "build hidden", -1)]
    previews = [
        person.post(f"/tables/{id}/preview", action=choice["action"]).json() for choice in (seen["view"]["legal"] or [])[:3]
    ]
    return json.dumps([seen, record, moments, refusals, previews])


@pytest.mark.parametrize("open_information", [False, True])
@pytest.mark.parametrize("first", [0, 1])
def test_not_a_byte_of_what_others_are_sent_depends_on_a_pending_choice(shared, open_information, first):
    """The same seat chooses again and again, each time otherwise; only the log grows."""
    id, people = table_of_two(shared, options={"open_information": open_information})
    to_the_wet_season(people, id)
    chooser, other, watcher = people[first], people[1 - first], shared.guest()
    heards, asked, made = [], [], []
    for attempt in range(4):
        with (
            other.watches(id, other.sees(id)["table"]["number"]) as near,
            watcher.watches(id, other.sees(id)["table"]["number"]) as far,
        ):
            heard(near, "table"), heard(far, "table")
            made.append(chooses(chooser, id, Random(attempt)))
            live = [[heard(socket, "entry") for _ in made[-1]] for socket in (near, far)]
        heards.append(live)
        asked.append([sent(person, id) for person in (other, watcher)])
        for _ in made[-1]:
            assert chooser.post(f"/tables/{id}/undo", expect=chooser.sees(id)["table"]["step"]).status_code == 200
    assert len(set(map(tuple, made))) == 4
    for one, two in pairwise(heards):
        assert [counted_anew(message) for live in one for message in live] == [
            counted_anew(message) for live in two for message in live
        ]
    for one, two in pairwise(asked):
        assert [grown(text) for text in one] == [grown(text) for text in two]


def counted_anew(message):
    """Without what counts and times."""
    table = message["table"] | {"moved": 0, "step": 0, "number": 0}
    return json.dumps([message["entry"] | {"number": 0, "step": 0, "at": 0}, table, message["view"]])


def grown(text):
    """Without the log, which has grown, and the step."""
    seen, *rest = json.loads(text)
    seen["table"] |= {"step": 0, "number": 0}
    last = [{**entry, "number": 0, "step": 0} for entry in seen.pop("entries")[-3:]]
    return json.dumps([seen, last, rest])


def test_both_may_decide_at_the_same_instant_at_two_processes(serve, database, redis):
    processes = [serve(database=database, redis=redis.url) for _ in range(2)]
    id, people = table_of_two(processes[0])
    people[1].http.base_url = f"{processes[1].address}/api/v1"
    random, elsewhere = Random(5), processes[1].guest()
    with elsewhere.watches(id) as socket:
        numbers = [entry["number"] for entry in heard(socket, "table")["entries"]]
        for _ in range(4):
            for _ in range(3 if people[0].sees(id)["view"]["season"] == "wet" else 1):
                together, answers = Barrier(2), []

                def decide(person, together=together, answers=answers):
                    seen = person.sees(id)
                    if (legal := seen["view"]["legal"]) is not None:
                        action = random.choice(legal)["action"]
                        together.wait()
                        answers.append(person.acts(id, action, seen["table"]["step"]))

                both = [Thread(target=decide, args=[person]) for person in people]
                for one in both:
                    one.start()
                for one in both:
                    one.join()
                assert [answer.status_code for answer in answers] == [200, 200]
                assert [answer.json()["repeated"] for answer in answers] == [False, False]
            until(lambda: people[0].sees(id)["table"]["step"] == people[1].sees(id)["table"]["step"])
        last = people[0].sees(id)["table"]["number"]
        while numbers[-1] < last:
            numbers.append(heard(socket, "entry")["entry"]["number"])
    assert numbers == list(range(1, last + 1))
    assert people[0].sees(id)["view"]["turn"] == 4
    here, there = (process.house.tables[id].match.states.tobytes() for process in processes)
    assert here == there
    logs = [person.sees(id, after=0)["entries"] for person in people]
    assert [entry["number"] for entry in logs[0]] == [entry["number"] for entry in logs[1]]


@pytest.mark.parametrize("first", [0, 1])
def test_who_comes_back_to_another_process_finds_the_own_choice_there_and_may_change_it(serve, database, redis, first):
    here, there = (serve(database=database, redis=redis.url) for _ in range(2))
    id, people = table_of_two(here)
    to_the_wet_season(people, id)
    chooser, other = people[first], people[1 - first]
    made = chooses(chooser, id, Random(1))
    moves_to(chooser, there)
    with chooser.watches(id) as socket:
        coming_back = heard(socket, "table")
    assert [entry["text"] for entry in coming_back["entries"] if entry["kind"] == "act"][-3:] == made
    assert coming_back["view"]["chosen"] == [first]
    begun = decides(other, id)  # at the first process
    until(lambda: chooser.sees(id)["table"]["step"] == other.sees(id)["table"]["step"])
    assert chooser.post(f"/tables/{id}/undo", expect=chooser.sees(id)["table"]["step"]).status_code == 200
    until(lambda: other.sees(id)["view"]["chosen"] == [])
    otherwise = next(action for action in reversed(choices(chooser, id)) if action != made[-1])
    assert chooser.acts(id, otherwise, chooser.sees(id)["table"]["step"]).status_code == 200
    until(lambda: other.sees(id)["view"]["chosen"] == [first])
    moves_to(other, there)
    rest = chooses(other, id)
    moves_to(chooser, here)
    until(lambda: chooser.sees(id)["view"]["turn"] == other.sees(id)["view"]["turn"] == 2)
    actions = chooser.get(f"/tables/{id}/record").json()["actions"][-6:]
    assert [text for seat, text in actions if seat == first] == [*made[:-1], otherwise]
    assert [text for seat, text in actions if seat != first] == [begun, *rest]
    assert here.house.tables[id].match.states.tobytes() == there.house.tables[id].match.states.tobytes()


def moves_to(person, process):
    person.address, person.http.base_url = process.address, f"{process.address}/api/v1"


async def test_a_pending_choice_outlives_a_server_that_is_killed(tmp_path, database):
    process = Process(database, tmp_path / "log", worker_count=1)
    try:
        await process.is_ready()
        id, people = gathered([Guest(process.address), Guest(process.address)], "rice")
        to_the_wet_season(people, id)
        made = chooses(people[1], id, Random(2))
        decides(people[0], id)
        before = [person.sees(id) for person in people]
        assert await process.kill() == 0
        process.start()
        await process.is_ready()
        after = [person.sees(id) for person in people]
        assert [seen["view"] for seen in after] == [seen["view"] for seen in before]
        assert [seen["table"] for seen in after] == [seen["table"] for seen in before]
        chooses(people[0], id)
        actions = people[1].get(f"/tables/{id}/record").json()["actions"]
        assert [text for seat, text in actions[-6:] if seat == 1] == made
        for person in people:
            person.http.close()
    finally:
        assert process.stop() in (0, -15), process.log.read_text()


def shifted(server, id, seconds):
    """As if all that happened had been so much earlier; the table is rebuilt from its log."""
    with server.house.store.engine.begin() as connection:
        connection.execute(update(entries).where(entries.c.match == id).values(at=entries.c.at - seconds))
        connection.execute(update(matches).where(matches.c.id == id).values(due=matches.c.due - seconds))
    server.house.tables.pop(id, None)


@pytest.mark.parametrize("late", [0, 1])
def test_both_clocks_run_and_only_who_is_late_goes_to_a_bot(serve, tmp_path, monkeypatch, late):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    monkeypatch.setattr(server.app.state.bots, "consider", lambda table: None)
    monkeypatch.setattr(server.house, "on_entry", [])
    monkeypatch.setattr(bots, "CONFIRM_SECONDS", 0.0)
    id, people = table_of_two(server, days=1)
    to_the_wet_season(people, id)
    shifted(server, id, DAY / 2)
    chooses(people[1 - late], id)
    assert people[late].sees(id)["table"]["seats"][late]["bot"] is None
    shifted(server, id, DAY / 2 + 60)  # the other’s choice was half a day ago, and gives no more time
    until(lambda: people[late].sees(id)["table"]["seats"][late]["bot"])
    seats = people[late].sees(id)["table"]["seats"]
    assert [seat["bot"] is not None for seat in seats] == [seat == late for seat in (0, 1)]
    handed = [entry for entry in people[late].sees(id, after=0)["entries"] if entry["kind"] == "handed"]
    assert [(entry["seat"], entry["why"]) for entry in handed] == [(late, "late")]


def test_lists_name_all_whose_turn_it_is(shared):
    id, people = table_of_two(shared)

    def listed():
        return [next(one for one in person.get("/me/tables").json() if one["id"] == id) for person in people]

    assert [(one["to_move"], one["your_turn"]) for one in listed()] == [([0, 1], True), ([0, 1], True)]
    chooses(people[1], id)
    assert [(one["to_move"], one["your_turn"]) for one in listed()] == [([0], True), ([0], False)]


@pytest.mark.parametrize("seat", [0, 1])
def test_against_a_bot_a_match_is_played_to_its_end_whoever_has_which_seat(shared, seat):
    anna = shared.guest()
    while (opened := anna.opens("rice", "seed"))["table"]["seat"] != seat:
        pass
    id = opened["table"]["id"]
    assert anna.plays_out(id, Random(seat))["result"]["scores"] is not None
    record = anna.get(f"/tables/{id}/record").json()
    assert Match.from_record(record).over
