"""A table says what may be known of its deals; attempts to log in are counted for all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("begun", sa.String(length=6), nullable=False, server_default="fresh"))
    op.execute(  # choices that are as old as their table were brought along
        "UPDATE tables SET begun = 'record' WHERE EXISTS (SELECT 1 FROM entries"
        " WHERE entries.table_id = tables.id AND entries.seq > 0 AND entries.at <= tables.created)"
    )
    op.execute("UPDATE tables SET begun = 'moment' WHERE origin IS NOT NULL OR start IS NOT NULL")
    op.execute("UPDATE tables SET begun = 'seed' WHERE seed IS NOT NULL")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column("begun", server_default=None)
    op.create_table(
        "attempts",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_attempts")),
    )


def downgrade() -> None:
    op.drop_table("attempts")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("begun")
