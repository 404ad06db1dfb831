"""tables are counted by their host"""

from alembic import op

revision = "0011"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("match_host", "match", ["host", "status"])
