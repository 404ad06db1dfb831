"""The observation says in numbers what the view says in words; in secret also what a seat with perfect memory adds to it."""

from collections import Counter

import pytest
from games.bali.tempers import SECRETIVE
from support.observations import filled, from_seat, observed, one, parts_of
from support.random_play import all_options, called, moments
from support.redealt_worlds import redealt, without_generator

from subak.core.randomness import words_from
from subak.games.bali.actions import TEXTS
from subak.games.bali.components import CARDS
from subak.games.bali.state import PHASES

GOODS = CARDS[:4]


def known(good):
    """A good's number from 1, or 0 where it is hidden."""
    return 0 if good == "hidden" else 1 + GOODS.index(good)


def shown(good):
    return 1 + GOODS.index(good["good"]) + (0 if good["open"] else 4)


def event_of(told, seat, players):
    by = 5 if told["by"] is None else 1 + (told["by"] - seat) % players
    if "laid" in told:
        return [by, 1 if told["open"] else 2, known(told["laid"]), 0, 0]
    top = 0 if told["top"] is None else known(told["top"]) or 5
    return [by, 3, known(told["kept"]), told["place"] or 0, top]


def altar_of(memory, seat):
    counts = [0, 0, 0, 0, 0]  # the last for goods of unknown kind
    for told in memory:
        if "laid" in told:
            counts[known(told["laid"]) - 1] += 1
        elif told["kept"] != "hidden":
            counts[known(told["kept"]) - 1] -= 1
    return counts


class Memory:
    """What everybody saw a seat take and play."""

    def __init__(self):
        self.held = Counter()  # cards taken and not played since
        self.started = set()  # farmers played that were never taken

    def saw(self, view, text):
        verb, *rest = text.split()
        if verb == "take":
            self.held[view["rows"][int(rest[0]) - 1][-1]] += 1
        elif verb in ("play", "discard"):
            card, count = rest[-1], int(rest[0]) if len(rest) > 1 else 1
            if count > self.held[card]:
                self.started.add(card)
            self.held[card] = max(0, self.held[card] - count)

    @property
    def known(self):
        """In the parts of a view that a secret match does not show."""
        return {"hand": {card: self.held[card] for card in CARDS[:7]}, "started": [int(kind in self.started) for kind in GOODS]}


def shown_openly(match, seat):
    """The goods of each seat as far as all can count them."""
    states = match.states.copy()
    states.open_information = 1
    return [{"goods": owner["goods"]} for owner in match.game.view(states[0], seat)["seats"]]


def remembered(match, seat, memories):
    """The view of a seat with what a perfect memory adds to it."""
    view = match.view(seat)
    for owner, openly, memory in zip(view["seats"], shown_openly(match, seat), memories, strict=True):
        owner["started"] = [int(kind != owner["lacks"]) for kind in GOODS]
        owner.update(openly)
        if owner["hand"] is None:
            owner.update(memory.known)
    return view


def wanted(view, seat):
    """Every part of the observation, from what a seat sees and remembers."""
    players, seats, memory = view["players"], view["seats"], view["altar"]["memory"]
    keeps = [told for told in memory if "kept" in told]
    top = view["altar"]["top"]

    def by_seat(part, empty=0):
        return from_seat(seat, [part(owner) for owner in seats], 4, empty)

    def counted(name, of=7):
        return by_seat(lambda owner: list(owner[name].values())[:of] if owner[name] else [0] * of, [0] * of)

    return {
        "options": [int(view["options"][name]) for name in ("oracle", "demon", "open_information")],
        "players": one(players - 2, 3),
        "first": one(-seat % players, 4),
        "phase": one(PHASES.index(view["phase"]), 10),
        "turn": [view["turn"]],
        "active": one((view["active"] - seat) % players, 4),
        "actor": one(None if view["actor"] is None else (view["actor"] - seat) % players, 4),
        "to_take": [view["to_take"]],
        "scored": one(CARDS.index(view["scored"]) if view["scored"] else None, 7),
        "demon_row": one(view["demon"] - 1 if view["demon"] else None, 4),
        "rows": [filled([one(CARDS.index(card), 7) for card in row], 4, [0] * 7) for row in view["rows"]],
        "pile": [view["pile"]],
        "supply": list(view["supply"].values()),
        "stone": by_seat(lambda owner: owner["stone"]),
        "points": by_seat(lambda owner: owner["points"]),
        "display": counted("display"),
        "hand": counted("hand"),
        "hand_size": by_seat(lambda owner: owner["hand_size"]),
        "started": by_seat(lambda owner: owner["started"], [0] * 4),
        "goods": counted("goods", 4),
        "given": by_seat(lambda owner: owner["goods"]["given"]),
        "kept": by_seat(lambda owner: owner["goods"]["kept"]),
        "goods_size": by_seat(lambda owner: owner["goods_size"]),
        "altar_size": [view["altar"]["size"]],
        "altar_top": one(4 if top == "hidden" else GOODS.index(top) if top else None, 5),
        "altar": altar_of(memory, seat)[:4],
        "altar_hidden": altar_of(memory, seat)[4:],
        "look": filled([[*one(known(good["good"]) - 1, 4), int(not good["open"])] for good in view["look"] or []], 4, [0] * 5),
        "events": filled([event_of(told, seat, players) for told in memory], 57, [0] * 5),
        "looks": filled([filled([shown(good) for good in told["seen"] or []], 4, 0) for told in keeps], 8, [0] * 4),
    }


@pytest.mark.parametrize("options", all_options("bali"), ids=called)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_moment_every_seat_observes_what_its_view_says_and_what_all_have_seen(players, options):
    memories = [Memory() for _ in range(players)]
    before = None
    for match in moments("bali", players, options, "observing", SECRETIVE):
        if before is not None:
            ply = match.plies[-1]
            memories[ply.seat].saw(before, TEXTS[ply.action])
        before = match.view(None)
        for seat in range(players):
            assert parts_of(match, seat) == wanted(remembered(match, seat, memories), seat)
    assert options["open_information"] or any(memory.started for memory in memories)


@pytest.mark.parametrize("options", all_options("bali"), ids=called)
def test_what_a_seat_observes_is_the_same_in_every_world_that_it_cannot_rule_out(options):
    rng = words_from("observed worlds")
    other_worlds = 0
    for match in moments("bali", 3, options, "observing", SECRETIVE):
        for seat in range(3):
            worlds = redealt(match, seat, rng)
            other_worlds += without_generator(worlds) != without_generator(match.states)
            assert observed(match, seat, worlds).tobytes() == observed(match, seat).tobytes()
    assert other_worlds


def test_seats_observe_from_where_they_sit():
    *_, match = zip(range(40), moments("bali", 3, {}, "sitting"), strict=False)
    rows = {observed(match[1], seat).tobytes() for seat in range(3)}
    assert len(rows) == 3
