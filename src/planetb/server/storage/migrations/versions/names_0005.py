"""Names may have 40 characters."""

import sqlalchemy as sa
from alembic import context, op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_PLACES = (("accounts", "name"), ("seats", "name"), ("talks", "name"))


def _resize(size: int) -> None:
    if context.get_context().dialect.name == "sqlite":
        return  # it does not mind how long a text is
    for table, column in _PLACES:
        op.alter_column(table, column, type_=sa.String(length=size), existing_nullable=False)


def upgrade() -> None:
    _resize(40)


def downgrade() -> None:
    _resize(24)
