"""A table says what may be known of its deals; attempts to log in are counted for all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not by a batch: SQLite would make the table anew, and dropping the old one empties all that hangs on it.
    op.add_column("tables", sa.Column("begun", sa.String(length=6), nullable=False, server_default="fresh"))
    op.execute(  # choices that are as old as their table were brought along
        "UPDATE tables SET begun = 'record' WHERE EXISTS (SELECT 1 FROM entries"
        " WHERE entries.table_id = tables.id AND entries.seq > 0 AND entries.at <= tables.created)"
    )
    op.execute("UPDATE tables SET begun = 'moment' WHERE origin IS NOT NULL OR start IS NOT NULL")
    op.execute("UPDATE tables SET begun = 'seed' WHERE seed IS NOT NULL")
    op.create_table(
        "attempts",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_attempts")),
    )


def downgrade() -> None:
    op.drop_table("attempts")
    op.drop_column("tables", "begun")
