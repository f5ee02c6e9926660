"""What is counted and timed, for `/metrics`."""

from functools import cache
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)

CHOICES: Final = Counter("planetb_entries", "Entries appended to logs", ["game", "kind"])
LOST_RACES: Final = Counter("planetb_lost_races", "Entries that another process had appended first")
HEALED: Final = Counter("planetb_healed_turns", "Tables whose turn was noted wrongly and put right")
TIMES_OVER: Final = Counter(
    "planetb_times_over", "Seats that a bot took over when their time was over", ["game"]
)
REFUSALS: Final = Counter("planetb_refusals", "Requests and messages refused", ["code"])
CREATED: Final = Counter("planetb_tables_created", "Tables made", ["game"])
OPEN_TABLES: Final = Gauge("planetb_open_tables", "Tables in memory")
TABLE_BYTES: Final = Gauge("planetb_table_bytes", "Bytes of the tables in memory, roughly")
OPENED: Final = Counter(
    "planetb_tables_opened", "Tables that were read again, by what they began with", ["by"]
)
LEFT: Final = Counter("planetb_tables_left", "Tables that left memory", ["why"])
SOCKETS: Final = Gauge("planetb_sockets", "Open sockets")
SLOW_SOCKETS: Final = Counter("planetb_slow_sockets", "Sockets closed because they did not read")
MESSAGES_SENT: Final = Counter("planetb_messages_sent", "Mails and push messages", ["kind", "outcome"])
LOGINS: Final = Counter("planetb_logins", "Attempts to log in", ["outcome"])
UPLOADS: Final = Counter("planetb_uploads", "Games that people brought along", ["outcome"])
READING: Final = Histogram("planetb_reading_seconds", "Time to check one, waiting included", buckets=_SECONDS)
DISMISSED: Final = Counter("planetb_dismissed_sockets", "Sockets told to come back when a server ended")
HANDED_OVER: Final = Counter("planetb_handed_over", "Claims given back when a process ended")
UPLOADS_WAITING: Final = Gauge(
    "planetb_uploads_waiting", "Games brought along that are being checked or wait"
)
DATABASE_TROUBLE: Final = Counter("planetb_database_trouble", "Times the database did not answer", ["where"])
SESSIONS_ENDED: Final = Counter("planetb_sessions_ended_on_sockets", "Open sockets that lost their account")
CONNECTIONS: Final = Gauge("planetb_connections", "Open connections, sockets among them")
CONNECTIONS_CLOSED: Final = Counter(
    "planetb_connections_closed", "Connections that were turned away or cut off", ["why"]
)
COMMIT: Final = Histogram("planetb_commit_seconds", "Time to store a group of entries", buckets=_SECONDS)
REQUESTS: Final = Histogram(
    "planetb_request_seconds", "Time to answer a request", ["method"], buckets=_SECONDS
)
MESSAGES: Final = Histogram("planetb_message_seconds", "Time to answer a message", ["type"], buckets=_SECONDS)
THINKING: Final = Histogram("planetb_thinking_seconds", "Time a bot took", ["kind"], buckets=_SECONDS)
TROUBLE: Final = Counter("planetb_thinking_trouble", "Bots that failed, hung or died", ["kind"])


@cache
def _entries(game: str, kind: str) -> Counter:
    return CHOICES.labels(game, kind)


def counted(game: str, kind: str) -> None:
    """An entry was appended: looked up once, as this is done most often."""
    _entries(game, kind).inc()


def exposition() -> bytes:
    """All numbers in the text format of Prometheus."""
    return generate_latest(REGISTRY)
