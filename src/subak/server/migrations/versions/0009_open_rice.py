"""Seasons of Rice's hands are secret unless open information is asked for: before, they were always open"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

match = sa.table("match", sa.column("id", sa.String), sa.column("game", sa.String), sa.column("options", sa.JSON))


def upgrade() -> None:
    connection = op.get_bind()
    for id, options in connection.execute(sa.select(match.c.id, match.c.options).where(match.c.game == "rice")).all():
        if "open_information" not in options:
            changed = match.update().where(match.c.id == id).values(options=options | {"open_information": True})
            connection.execute(changed)
