"""Sessions that can be ended: one by its id, all of a person by their epoch"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table("ended_session", sa.Column("id", sa.String(24), primary_key=True), sa.Column("until", sa.Float, nullable=False))
    op.create_index("ended_session_until", "ended_session", ["until"])
