"""Names may have 40 characters."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_TABLES = ("accounts", "seats", "talks")


def _resize(old: int, new: int) -> None:
    if op.get_bind().dialect.name == "sqlite":
        _rewrite(old, new)
        return
    for table in _TABLES:
        op.alter_column(table, "name", type_=sa.String(length=new), existing_nullable=False)


def _rewrite(old: int, new: int) -> None:
    """SQLite: the words of the schema alone, as its manual allows where no stored row changes by it.

    Not by a batch: that would make the tables anew, and dropping the old ones empties all that hangs on them.
    """
    connection = op.get_bind()
    version = connection.execute(sa.text("PRAGMA schema_version")).scalar_one()
    connection.execute(sa.text("PRAGMA writable_schema = ON"))
    change = sa.text(
        "UPDATE sqlite_master SET sql = replace(sql, :old, :new) WHERE type = 'table' AND name = :table"
    )
    for table in _TABLES:
        said = {"old": f"name VARCHAR({old})", "new": f"name VARCHAR({new})", "table": table}
        connection.execute(change, said)
    connection.execute(sa.text(f"PRAGMA schema_version = {version + 1}"))
    connection.execute(sa.text("PRAGMA writable_schema = OFF"))


def upgrade() -> None:
    _resize(24, 40)


def downgrade() -> None:
    _resize(40, 24)
