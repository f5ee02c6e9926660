"""Tournaments: who entered, who plays whom, and deals that tables of a round share."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deals", sa.String(length=64), nullable=True))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=True),
        sa.Column("wish", sa.JSON(), nullable=False),
        sa.Column("stage", sa.String(length=7), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_tournaments_account"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_stage"), "tournaments", ["stage"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=True),
        sa.Column("secret", sa.String(length=64), nullable=True),
        sa.Column("level", sa.String(length=8), nullable=True),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_entrants_tournament_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_entrants_account"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_entrants")),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=True),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_pairings_tournament_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_pairings_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_pairings")),
    )


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_index(op.f("ix_tournaments_stage"), table_name="tournaments")
    op.drop_table("tournaments")
    op.drop_column("tables", "deals")
