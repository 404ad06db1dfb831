"""lists of public tables and of a host's need not look at every table"""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("match_watched", "match", ["status", "public", "moved"])
    op.create_index("match_of_host", "match", ["host", "status"])
