"""Levels may have longer names: beginner."""

import sqlalchemy as sa
from alembic import context, op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _resize(size: int) -> None:
    if context.get_context().dialect.name != "sqlite":  # it does not mind how long a text is
        op.alter_column("seats", "level", type_=sa.String(length=size), existing_nullable=True)


def upgrade() -> None:
    _resize(8)


def downgrade() -> None:
    op.execute("UPDATE seats SET level = 'easy' WHERE level = 'beginner'")
    _resize(6)
