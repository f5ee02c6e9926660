"""Names of those whose lines are reported may have 40 characters, as all others."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def _resize(old: int, new: int) -> None:
    with op.batch_alter_table("talk_reports") as batch_op:
        batch_op.alter_column(
            "name", existing_type=sa.String(length=old), type_=sa.String(length=new), existing_nullable=False
        )


def upgrade() -> None:
    _resize(24, 40)


def downgrade() -> None:
    _resize(40, 24)
