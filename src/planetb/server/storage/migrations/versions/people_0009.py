"""People know each other: mail, friends, blocks, reports, bans, and what administrators did."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("mail", sa.String(length=254), nullable=True))
    op.add_column(
        "accounts", sa.Column("mail_known", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("accounts", sa.Column("lang", sa.String(length=2), nullable=False, server_default="en"))
    op.add_column("accounts", sa.Column("wishes", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("accounts", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("talks", sa.Column("account", sa.String(length=12), nullable=True))
    op.create_index("ix_talks_account", "talks", ["account"])
    op.create_table(
        "ties",
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("other", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_ties_account"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name=op.f("fk_ties_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "other", name=op.f("pk_ties")),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("reporter", sa.String(length=12), nullable=True),
        sa.Column("about", sa.String(length=12), nullable=False),
        sa.Column("text", sa.String(length=400), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["reporter"], ["accounts.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["about"], ["accounts.id"], name=op.f("fk_reports_about"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=100), nullable=False),
        sa.Column("action", sa.String(length=20), nullable=False),
        sa.Column("subject", sa.String(length=100), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )


def downgrade() -> None:
    for name in ("audit", "reports", "ties"):
        op.drop_table(name)
    op.drop_index("ix_talks_account", table_name="talks")
    op.drop_column("talks", "account")
    for name in ("banned", "wishes", "lang", "mail_known", "mail"):
        op.drop_column("accounts", name)
