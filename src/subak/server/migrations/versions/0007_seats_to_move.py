"""several seats may be to decide at the same time, and each has its own time"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("asked", sa.Float()))
    op.execute(sa.text("UPDATE match SET asked = moved WHERE status = 'running' AND by_bot = false"))
    op.execute(
        sa.text("UPDATE match SET to_move = CASE to_move WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 4 WHEN 3 THEN 8 ELSE 0 END")
    )
