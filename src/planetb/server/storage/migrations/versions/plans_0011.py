"""Choices can be prepared ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("holder", sa.String(length=12), nullable=False),
        sa.Column("chance", sa.String(length=64), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("bold", sa.Boolean(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("turned", sa.Integer(), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("next", sa.Integer(), nullable=False),
        sa.Column("stopped", sa.String(length=10), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_plans_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_plans")),
    )


def downgrade() -> None:
    op.drop_table("plans")
