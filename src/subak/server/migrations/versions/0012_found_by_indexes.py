"""what sweeps and the deletion of stale tables look for is found by indexes, however many other tables there are"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

DAY = 86_400.0

match = sa.table(
    "match",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("days", sa.Integer),
    sa.column("created", sa.Float),
    sa.column("due", sa.Float),
)
seat = sa.table("seat", sa.column("match", sa.String), sa.column("person", sa.String), sa.column("bot", sa.String))


def upgrade() -> None:
    op.execute(sa.text("ALTER TABLE match RENAME COLUMN asked TO due"))
    op.execute(match.update().where(match.c.status == "running").values(due=match.c.due + match.c.days * DAY))
    free = sa.select(sa.literal(1)).where(seat.c.match == match.c.id, seat.c.person.is_(None), seat.c.bot.is_(None))
    op.execute(match.update().where(match.c.status == "open", ~free.exists()).values(due=match.c.created))
    op.create_index("match_due", "match", ["due"])
    op.create_index("match_rematch", "match", ["rematch"])
    op.create_index("person_guests", "person", ["login", "created", "id"])
