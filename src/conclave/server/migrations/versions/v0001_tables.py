"""Tables, steps, holds, links, the archive and what processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("patience", sa.Integer, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False, unique=True),
        sa.Column("watch", sa.String(64), nullable=False, unique=True),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_maker", "tables", ["maker", "made"])
    op.create_index("tables_by_touch", "tables", ["archived", "touched"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "holds",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("holds_by_holder", "holds", ["holder"])
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("steps", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "shared",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("shared", "archive", "links", "holds", "steps", "tables"):
        op.drop_table(name)
