"""How strong accounts and bots' levels are, for each game and number of players, by the model of Plackett and Luce."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from subak.server.rows import Seat, Stored
from subak.server.schema import person as people
from subak.server.schema import rating

MODEL = PlackettLuce()
LISTED = 100
EVEN, SPREAD = 1500, 100  # what a newcomer has, and one standard deviation of what is known of them


def contestants(seats: list[Seat]) -> list[str] | None:
    """Who is rated, by seat; None where the match counts for nobody: with guests, or without people."""
    who = []
    for seat in seats:
        if seat.person is not None and not seat.account:
            return None
        who.append(seat.person or f"bot:{seat.bot}")
    people_among = [seat.person for seat in seats if seat.person is not None]
    return who if people_among else None


def ranks(seats: list[Seat], result: dict[str, Any]) -> list[int]:
    """0 for the winners; whoever resigned or let a bot stand in comes last."""
    gone = set(result.get("resigned", [])) | {number for number, seat in enumerate(seats) if seat.person and seat.bot}
    scores = result.get("scores") or [0] * len(seats)
    standing = [(-1, 0) if number in gone else (int(number in result["winners"]), scores[number]) for number in range(len(seats))]
    return [sorted(standing, reverse=True).index(one) for one in standing]


def rate(connection: Connection, stored: Stored, result: dict[str, Any]) -> None:
    who = contestants(stored.seats) if stored.rated else None
    if who is None:
        return
    game, players = stored.terms.game, stored.terms.players
    asked = select(rating).where(rating.c.game == game, rating.c.players == players, rating.c.who.in_(who))
    # Locked, always in the same order: another process may rate a match of the same bots at this moment.
    old = {row.who: row for row in connection.execute(asked.order_by(rating.c.who).with_for_update())}
    before = [MODEL.rating(old[one].mu, old[one].sigma) if one in old else MODEL.rating() for one in who]
    after = MODEL.rate([[one] for one in before], ranks=[float(rank) for rank in ranks(stored.seats, result)])
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
