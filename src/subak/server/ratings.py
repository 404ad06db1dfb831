"""How strong accounts and bots' levels are, for each game and number of players, by the model of Plackett and Luce."""

import time
from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from subak.server.rows import DAY, OVER, Seat, Stored
from subak.server.schema import entry, match, rating
from subak.server.schema import person as people
from subak.server.schema import seat as seat_table

MODEL = PlackettLuce()
LISTED = 100
LEAST_DECISIONS = 4  # for each person at the table, of all people together: a match that ends before counts for nobody
MOST_A_DAY = 5  # rated matches of the same two people at one game
EVEN, SPREAD = 1500, 100  # what a newcomer has, and one standard deviation of what is known of them


class Effort(NamedTuple):
    """What the log of a match says about who measured their skill."""

    decisions: int  # of people, that stand
    left: list[int]  # seats given up for good, in this order


def may_count(seats: list[Seat]) -> bool:
    """Settled when the match starts: there are people, and all of them have accounts."""
    people_among = [seat for seat in seats if seat.person is not None]
    return bool(people_among) and all(seat.account for seat in people_among)


def effort_in(connection: Connection, id: str) -> Effort:
    acts = select(func.count()).where(entry.c.match == id, entry.c.kind == "act", entry.c.person.is_not(None))
    decisions = connection.execute(acts).scalar_one()
    others = select(entry.c.kind, entry.c.seat, entry.c.data).where(
        entry.c.match == id, entry.c.kind.in_(("undo", "resigned", "handed"))
    )
    left: list[int] = []
    for row in connection.execute(others.order_by(entry.c.number)):
        if row.kind == "undo":
            decisions -= row.data.get("count", 1)
        # Whom an opponent took for absent may have thought for long, and has left only if they stay away.
        elif row.data.get("why") != "absent" and row.seat not in left:
            left.append(row.seat)
    return Effort(decisions, left)


def ranks(seats: list[Seat], result: dict[str, Any], left: Sequence[int] = ()) -> list[int]:
    """0 for the winners; whoever left the match comes last, and the first to leave behind all."""
    away = [number for number, seat in enumerate(seats) if seat.person and seat.bot]
    gone = list(dict.fromkeys([*left, *result.get("resigned", []), *away]))
    scores = result.get("scores") or [0] * len(seats)
    standing = [
        (-1, gone.index(number)) if number in gone else (int(number in result["winners"]), scores[number])
        for number in range(len(seats))
    ]
    return [sorted(standing, reverse=True).index(one) for one in standing]


def met_enough(connection: Connection, stored: Stored) -> bool:
    """Whether two of the people have had as many other matches of this game with each other within a day as count."""
    people_among = sorted(seat.person for seat in stored.seats if seat.person is not None)
    one, other = seat_table.alias(), seat_table.alias()
    for pair in combinations(people_among, 2):
        met = (
            select(func.count())
            .select_from(one.join(other, other.c.match == one.c.match).join(match, match.c.id == one.c.match))
            .where(one.c.person == pair[0], other.c.person == pair[1])
            .where(match.c.id != stored.id, match.c.status == OVER, match.c.rated)
            .where(match.c.game == stored.terms.game, match.c.moved > time.time() - DAY)
        )
        if connection.execute(met).scalar_one() >= MOST_A_DAY:
            return True
    return False


def rate(connection: Connection, stored: Stored, result: dict[str, Any]) -> bool:
    """Whether a match that may count does; its log is whole."""
    effort = effort_in(connection, stored.id)
    people_among = sum(seat.person is not None for seat in stored.seats)
    if effort.decisions < LEAST_DECISIONS * people_among or met_enough(connection, stored):
        return False
    move_ratings(connection, stored, ranks(stored.seats, result, effort.left))
    return True


def move_ratings(connection: Connection, stored: Stored, ranking: list[int]) -> None:
    who = [seat.person or f"bot:{seat.bot}" for seat in stored.seats]
    game, players = stored.terms.game, stored.terms.players
    asked = select(rating).where(rating.c.game == game, rating.c.players == players, rating.c.who.in_(who))
    # Locked, always in the same order: another process may rate a match of the same bots at this moment.
    old = {row.who: row for row in connection.execute(asked.order_by(rating.c.who).with_for_update())}
    before = [MODEL.rating(old[one].mu, old[one].sigma) if one in old else MODEL.rating() for one in who]
    after = MODEL.rate([[one] for one in before], ranks=[float(rank) for rank in ranking])
    for one in sorted(set(who)):
        # A level that sat on several seats gets the average of what it gained on them.
        gained = [(new.mu, new.sigma) for name, (new,) in zip(who, after, strict=True) if name == one]
        mu, sigma = (sum(part) / len(gained) for part in zip(*gained, strict=True))
        if one in old:
            row = old[one]
            where = (rating.c.who == one, rating.c.game == game, rating.c.players == players)
            connection.execute(update(rating).where(*where).values(mu=mu, sigma=sigma, matches=row.matches + 1))
        else:
            connection.execute(insert(rating).values(who=one, game=game, players=players, mu=mu, sigma=sigma, matches=1))


def shown(mu: float) -> int:
    """As people know it from chess."""
    return round(EVEN + SPREAD * (mu - MODEL.rating().mu) / MODEL.rating().sigma)


def ladder(connection: Connection, game: str, players: int) -> list[dict[str, Any]]:
    rows = connection.execute(
        select(rating, people.c.name, people.c.login)
        .outerjoin(people, people.c.id == rating.c.who)
        .where(rating.c.game == game, rating.c.players == players)
        .order_by(rating.c.mu.desc())
        .limit(LISTED)
    )
    return [
        {
            "bot": row.who.removeprefix("bot:") if row.who.startswith("bot:") else None,
            "name": row.name or row.login,
            "rating": shown(row.mu),
            "uncertainty": round(SPREAD * row.sigma / MODEL.rating().sigma),
            "matches": row.matches,
        }
        for row in rows
    ]
