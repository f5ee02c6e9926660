"""The tables of the database. The log (`entries`) is the truth; the rest is about people, or derived."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_key() -> Column[str]:
    return Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(100), nullable=False, unique=True),  # the name as compared
    Column("password", String(200), nullable=False),  # argon2
    Column("created", Float, nullable=False),
    Column("mail", String(254)),
    Column("mail_known", Boolean, nullable=False, server_default=false()),  # a link sent there was opened
    Column("lang", String(2), nullable=False, server_default="en"),  # of messages
    Column("wishes", JSON, nullable=False, server_default="{}"),  # when to be told things
    Column("banned", Float),  # until then nobody logs in
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("browser", String(64)),  # hash: which browser it was begun in
)

ATTEMPTS: Final = Table(  # how often something was tried, counted for all processes together
    "attempts",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of who tried what
    Column("due", Float, nullable=False),  # when it is as if nothing had been tried
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),  # pinned: another version is not played on
    Column("content", String(100), nullable=False),  # likewise
    Column("options", JSON, key="variants", nullable=False),  # stored under the name it had at first
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger),  # of an uploaded record only; else chance is dealt secretly and logged
    Column("start", Text),  # a position, if the game does not begin with its set-up
    Column("origin", String(12)),  # the table this one goes on from
    Column("begun", String(6), nullable=False),  # fresh, record, seed, moment: what is known of its deals
    Column("created", Float, nullable=False),
    Column("invitation", String(64), unique=True),  # hash of the open invitation
    Column("people", Integer, nullable=False),  # grows whenever seats change hands
    # derived from the log, written together with it
    Column("seq", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("touched", Float, nullable=False),
    Column("bot_seat", Integer),  # a bot that has to decide, if any
    Column("claimed_by", String(12)),  # the process that thinks for it
    Column("claimed_until", Float),
    # what the people agreed on, and their clocks
    Column("pact", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),  # of the pact: the lobby looks for it
    Column("deals", String(64)),  # a secret that tables of a tournament's round share: they deal the same
    Column("timing", JSON(none_as_null=True)),  # written together with the log
    Column("due", Float),  # when the first clock ends
    Column("settled", Boolean, nullable=False, server_default=false()),  # its result is noted
    Index("ix_tables_turns", "bot_seat", "claimed_until"),
    Index("ix_tables_listed", "listed", "over"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_settled", "over", "settled"),
)

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),  # hash
    Column("account", String(12), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("host", Boolean, nullable=False),
    Column("browser", String(64)),  # hash: where an account sat down
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(6), nullable=False),  # person, bot, open
    Column("name", String(40), nullable=False),
    Column("level", String(8)),
    Column("holder", String(12), ForeignKey("holders.id", ondelete="SET NULL")),
    Column("invitation", String(64), unique=True),  # hash
    Column("seen", Float, nullable=False),  # when somebody was last connected there
    Column("gone", String(8)),  # why a bot plays for the person: late, resigned
)

PULSE: Final = Table(  # a sign of life of the servers: time without one is nobody's
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(6), nullable=False),  # start, choice, undo
    Column("seat", Integer, nullable=False),
    Column("word", Text, nullable=False),  # the whole move in notation
    Column("dealt", Text, nullable=False),  # the outcomes of chance that followed, in notation
    Column("message", String(40)),  # the id the client gave: a repeated message is found by it
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "message"),
)

SNAPSHOTS: Final = Table(  # derived
    "snapshots",
    METADATA,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("build", String(16), nullable=False),  # how it was written, readable by that only
    Column("position", Text, nullable=False),
    Column("trail", LargeBinary, nullable=False),
)

TALKS: Final = Table(
    "talks",
    METADATA,
    _table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("message", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("room", String(7), nullable=False),  # table, gallery: of the players, of the spectators
    Column("account", String(12), index=True),  # of the speaker
    UniqueConstraint("table_id", "message"),
)

TALK_REPORTS: Final = Table(  # kept when the table goes: somebody has to look at them
    "talk_reports",
    METADATA,
    Column("table_id", String(12), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("reporter", String(64), primary_key=True),  # hash of who reports, which counts once
    Column("name", String(40), nullable=False),  # who said it
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float),  # when somebody has dealt with it
)

WATCHERS: Final = Table(
    "watchers",
    METADATA,
    _table_key(),
    Column("process", String(12), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)

SHARES: Final = Table(
    "shares",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),  # seen by this seat; else by a spectator
)

PLANS: Final = Table(  # choices prepared ahead; nobody but the holder sees them
    "plans",
    METADATA,
    _table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("id", String(12), nullable=False),
    Column("holder", String(12), nullable=False),
    Column("chance", String(64), nullable=False),  # what is imagined in rehearsals; told to nobody
    Column("lines", JSON, nullable=False),
    Column("bold", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),  # the entry that it has seen last
    Column("turned", Integer, nullable=False),  # how much had been shown by then
    Column("played", JSON, nullable=False),
    Column("next", Integer, nullable=False),  # how many moves were made
    Column("stopped", String(10)),  # why
)

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("secret", String(64), nullable=False),  # hash of the host's
    Column("account", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),  # of the host
    Column("wish", JSON, nullable=False),  # as it was made
    Column("stage", String(7), nullable=False, index=True),  # open, running, over
    Column("round", Integer, nullable=False),
    Column("due", Float),  # when the round ends at the latest
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change: one writer counts
)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament_id", String(12), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("secret", String(64)),  # hash
    Column("level", String(8)),  # of a bot
    Column("gone", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),  # when it started, if pairings go by it
)

PAIRINGS: Final = Table(  # the tables of a tournament
    "pairings",
    METADATA,
    Column("tournament_id", String(12), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="SET NULL")),  # none: a bye
    Column("seats", JSON, nullable=False),  # entrants by seat
    Column("result", JSON(none_as_null=True)),
)

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # hint, analysis
    Column("seat", Integer),
    Column("seq", Integer, nullable=False),
    Column("status", String(7), nullable=False),  # waiting, running, done, failed
    Column("progress", Float, nullable=False),
    Column("result", JSON, nullable=False),  # what is known so far: a crash costs no more than the rest
    Column("tries", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("claimed_by", String(12)),
    Column("claimed_until", Float),
    Index("ix_jobs_claims", "status", "claimed_until"),
)
