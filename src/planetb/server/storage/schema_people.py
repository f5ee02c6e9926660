"""The tables about people who have accounts: what they achieved, whom they know, what they are told."""

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from planetb.server.storage.schema import METADATA

__all__ = [
    "AUDIT",
    "CALLS",
    "KEYS",
    "LINKS",
    "METADATA",
    "NOTICES",
    "OUTBOX",
    "PUSHES",
    "RATINGS",
    "REPORTS",
    "RESULTS",
    "TIES",
]


def _account(name: str = "account", *, key: bool = False) -> Column[str]:
    return Column(
        name, String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=key, nullable=False
    )


RESULTS: Final = Table(  # kept when the table goes: they are a person's history
    "results",
    METADATA,
    Column("table_id", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer),  # 1 is first; none: the people ended the game without a winner
    Column("score", Integer),  # none: the game was not played to its end
    Column("won", Boolean, nullable=False),
    Column("sources", JSON, nullable=False),  # points by source
    Column("used", JSON, nullable=False),  # pieces of content that the game's figures name, and how many
    Column("rated", Boolean, nullable=False),
    Column("before_mu", Float),  # of a rated game
    Column("before_sigma", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", Float, nullable=False),
    Column("open", Boolean, nullable=False),  # rated or from the lobby: others may read of it
    Index("ix_results_account", "account", "game", "at"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_ratings_game", "game"),
)

TIES: Final = Table(  # what one account thinks of another; friends are those who both say so
    "ties",
    METADATA,
    _account(key=True),
    _account("other", key=True),
    Column("kind", String(6), nullable=False),  # friend, block
    Column("at", Float, nullable=False),
    Index("ix_ties_other", "other"),
)

REPORTS: Final = Table(  # of people; those of lines of chat are in `talk_reports`
    "reports",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("reporter", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),
    _account("about"),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float),
)

AUDIT: Final = Table(  # what whoever looks after the server has done
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String(100), nullable=False),
    Column("action", String(20), nullable=False),
    Column("subject", String(100), nullable=False),
    Column("detail", Text, nullable=False),
)

LINKS: Final = Table(  # in mails; each works once
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _account(),
    Column("kind", String(8), nullable=False),  # reset, confirm
    Column("mail", String(254), nullable=False),
    Column("expires", Float, nullable=False),
)

PUSHES: Final = Table(  # browsers that want to be told things
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    _account(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_pushes_account", "account"),
)

NOTICES: Final = Table(  # who wants to be told when it is their turn
    "notices",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    _account(key=True),
    Column("mail", Boolean, nullable=False),
    Column("push", Boolean, nullable=False),
    Column("looked", Integer, nullable=False),  # at which entry it was looked last
    Column("told", Integer, nullable=False),  # at which entry it was told last
    Column("due", Boolean, nullable=False),  # their turn, not told yet
)

CALLS: Final = Table(  # friends who are asked to come to a table
    "calls",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    _account(key=True),
    _account("host"),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("ix_calls_account", "account"),
)

OUTBOX: Final = Table(  # messages to be sent; gone when they are
    "outbox",
    METADATA,
    Column("id", String(64), primary_key=True),  # what is waiting already is not added again
    Column("kind", String(8), nullable=False),  # of Message: a mail or a push
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("mail", String(254)),
    Column("table_id", String(12)),
    Column("lang", String(2), nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed_until", Float),
    Index("ix_outbox_due", "due"),
)

KEYS: Final = Table(  # made at the first start
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
