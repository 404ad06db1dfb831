"""who begins: lots are drawn when the match starts, and until then nobody has a seat to say something from"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("begins", sa.String(5), nullable=False, server_default="lot"))
    op.add_column("match", sa.Column("first", sa.Integer()))
    op.add_column("match", sa.Column("places", sa.JSON()))
    op.execute(
        sa.text("UPDATE entry SET seat = NULL WHERE kind = 'chat' AND match IN (SELECT id FROM match WHERE status = 'open')")
    )
