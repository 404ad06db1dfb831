"""What is stored. A match is its row and its append-only log; everything else is derived from them."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

setting = Table("setting", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

person = Table(
    "person",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24)),
    Column("login", String(24), unique=True),  # of an account; a guest has none
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # sessions of an earlier one have ended
    Index("person_guests", "login", "created", "id"),
)

ended_session = Table(
    "ended_session",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("until", Float, nullable=False),  # after that none of its cookies is valid anyway
    Index("ended_session_until", "until"),
)

match = Table(
    "match",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("days", Integer),  # per move; none is live
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),  # false once something happened that makes it no measure of skill
    Column("host", String(24), ForeignKey("person.id"), nullable=False),
    Column("begins", String(5), nullable=False, server_default="lot"),  # who: lot, seat, loser
    Column("first", Integer),  # the place that was chosen to begin
    Column("places", JSON),  # by seat, the place that lots brought there; from the start on
    Column("status", String(8), nullable=False),  # open, running, over
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("deck", JSON),  # that its host brought; none is ours
    Column("deal", JSON),  # from the start on
    Column("to_move", Integer),  # all seats that are to decide, a bit each
    Column("by_bot", Boolean, nullable=False, default=False),  # whether a bot is among them
    # When the server acts by itself: the days of the person among them who was asked first are over, or all places are taken.
    Column("due", Float),
    Column("moved", Float, nullable=False),  # when the last decision came
    Column("created", Float, nullable=False),
    Column("result", JSON),
    Column("rematch", String(16)),
    Column("uploaded", Boolean, nullable=False, server_default=false()),  # a record that somebody opened here
    Index("match_open", "status", "public", "created"),
    Index("match_watched", "status", "public", "moved"),
    Index("match_of_host", "host", "status"),
    Index("match_waiting", "status", "by_bot", "moved"),
    Index("match_due", "due"),
    Index("match_rematch", "rematch"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(16), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("person.id")),
    Column("bot", String(16)),  # its level; with a person too, the bot stands in
    Column("name", String(24)),  # in a record that was opened here, where nobody sits
    Index("seat_of_person", "person"),
)

entry = Table(
    "entry",
    metadata,
    Column("match", String(16), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("step", Integer),  # from 0: counts what changes the course of play; unique, for optimistic concurrency
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("person", String(24)),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "step", name="entry_step"),
)

analysis = Table(
    "analysis",
    metadata,
    Column("match", String(16), ForeignKey("match.id"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("hindsight", Boolean, primary_key=True),
    Column("result", JSON, nullable=False),
)

rating = Table(
    "rating",
    metadata,
    Column("who", String(32), primary_key=True),  # an account's person or bot:level
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
