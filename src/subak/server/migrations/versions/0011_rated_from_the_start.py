"""whether a match is rated is settled when it starts: with a guest, or without people, it never is"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

match = sa.table("match", sa.column("id", sa.String), sa.column("status", sa.String), sa.column("rated", sa.Boolean))
seat = sa.table("seat", sa.column("match", sa.String), sa.column("person", sa.String))
person = sa.table("person", sa.column("id", sa.String), sa.column("login", sa.String))


def upgrade() -> None:
    people = sa.select(sa.literal(1)).select_from(seat.join(person, person.c.id == seat.c.person)).where(seat.c.match == match.c.id)
    counts = sa.and_(people.exists(), ~people.where(person.c.login.is_(None)).exists())
    op.execute(match.update().where(match.c.status != "open", ~counts).values(rated=False))
