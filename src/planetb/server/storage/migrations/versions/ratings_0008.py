"""Games between accounts have results and move ratings; a session remembers its browser."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("browser", sa.String(length=64), nullable=True))
    op.add_column("holders", sa.Column("browser", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_settled", "tables", ["over", "settled"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account", sa.String(length=12), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Column("used", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("before_mu", sa.Float(), nullable=True),
        sa.Column("before_sigma", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_results_account"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_account", "results", ["account", "game", "at"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_ratings_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "game", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("ix_tables_settled", table_name="tables")
    op.drop_column("tables", "settled")
    op.drop_column("holders", "browser")
    op.drop_column("sessions", "browser")
