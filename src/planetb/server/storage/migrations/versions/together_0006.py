"""People play together: agreements and clocks of a table, why somebody is gone, and the servers' pulse."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not by a batch: SQLite would make the tables anew, and dropping the old ones empties what hangs on them.
    op.add_column("tables", sa.Column("pact", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("timing", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("due", sa.Float(), nullable=True))
    op.create_index("ix_tables_listed", "tables", ["listed", "over"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("gone", sa.String(length=8), nullable=True))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_column("seats", "gone")
    op.drop_index("ix_tables_due", table_name="tables")
    op.drop_index("ix_tables_listed", table_name="tables")
    for name in ("due", "timing", "listed", "pact"):
        op.drop_column("tables", name)
