"""Calls: friends who are asked to come to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("host", sa.String(length=12), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_calls_account"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name=op.f("fk_calls_host"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_calls_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "account", name=op.f("pk_calls")),
    )
    op.create_index(op.f("ix_calls_account"), "calls", ["account"])


def downgrade() -> None:
    op.drop_table("calls")
