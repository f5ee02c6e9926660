"""Mail and push messages: links, browsers to push to, who is told of their turn, what waits to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["account"], ["accounts.id"], name=op.f(f"fk_{table}_account"), ondelete="CASCADE"
    )


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        _account("links"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _account("pushes"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index("ix_pushes_account", "pushes", ["account"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("push", sa.Boolean(), nullable=False),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("due", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notices_table_id"), ondelete="CASCADE"
        ),
        _account("notices"),
        sa.PrimaryKeyConstraint("table_id", "account", name=op.f("pk_notices")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=True),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("table_id", sa.String(length=12), nullable=True),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("claimed_until", sa.Float(), nullable=True),
        _account("outbox"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )


def downgrade() -> None:
    for name in ("keys", "outbox", "notices", "pushes", "links"):
        op.drop_table(name)
