"""Spectators are counted and have a chat of their own; lines of chat can be reported."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("talks", sa.Column("room", sa.String(length=7), nullable=False, server_default="table"))
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("process", sa.String(length=12), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_watchers_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "process", name=op.f("pk_watchers")),
    )
    op.create_table(
        "talk_reports",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("reporter", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.String(length=400), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number", "reporter", name=op.f("pk_talk_reports")),
    )


def downgrade() -> None:
    op.drop_table("talk_reports")
    op.drop_table("watchers")
    op.drop_column("talks", "room")
