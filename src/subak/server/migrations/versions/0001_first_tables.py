"""first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=True),
        sa.Column("login", sa.String(length=24), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "rating",
        sa.Column("who", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "players"),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=True),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("deal", sa.JSON(), nullable=True),
        sa.Column("to_move", sa.Integer(), nullable=True),
        sa.Column("by_bot", sa.Boolean(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["host"],
            ["person.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.create_index("match_open", ["status", "public", "created"], unique=False)
        batch_op.create_index("match_waiting", ["status", "by_bot", "moved"], unique=False)

    op.create_table(
        "analysis",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("depth", sa.String(length=8), nullable=False),
        sa.Column("hindsight", sa.Boolean(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["match.id"],
        ),
        sa.PrimaryKeyConstraint("match", "depth", "hindsight"),
    )
    op.create_table(
        "entry",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["match.id"],
        ),
        sa.PrimaryKeyConstraint("match", "number"),
        sa.UniqueConstraint("match", "step", name="entry_step"),
    )
    op.create_table(
        "seat",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"],
            ["match.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["person.id"],
        ),
        sa.PrimaryKeyConstraint("match", "number"),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index("seat_of_person", ["person"], unique=False)
