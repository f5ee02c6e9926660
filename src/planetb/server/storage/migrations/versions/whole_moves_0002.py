"""Entries hold whole moves, picks of several things among them; snapshots tell what happened in words."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.alter_column(
            "word", existing_type=sa.String(length=100), type_=sa.Text(), existing_nullable=False
        )
    op.execute("DELETE FROM snapshots")  # a cache that nobody can read any more: the log makes it again


def downgrade() -> None:
    op.execute("DELETE FROM snapshots")
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.alter_column(
            "word", existing_type=sa.Text(), type_=sa.String(length=100), existing_nullable=False
        )
