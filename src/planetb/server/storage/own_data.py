"""Everything that is stored about one account, read for its owner."""

from typing import Any

from sqlalchemy import Connection, Select, select

from planetb.server.storage.database import Database
from planetb.server.storage.schema import ACCOUNTS, HOLDERS, SEATS, SESSIONS, TABLES, TALKS
from planetb.server.storage.schema_people import CALLS, NOTICES, PUSHES, RATINGS, REPORTS, RESULTS

Rows = list[dict[str, Any]]


class OwnDataStore:
    """Reads, and leaves out what is a secret of others or of the server: hashes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def account(self, account: str) -> dict[str, Any]:
        """What is stored of an account, by kind."""
        return await self.database.look(lambda connection: _account(connection, account))


def _account(connection: Connection, account: str) -> dict[str, Any]:
    about = [column for column in ACCOUNTS.c if column.name not in ("id", "password", "folded")]
    mine = select(HOLDERS.c.table_id).where(HOLDERS.c.account == account)
    columns = ("id", "game", "created", "touched", "over", "winners", "begun")
    tables = _rows(connection, select(*(TABLES.c[name] for name in columns)).where(TABLES.c.id.in_(mine)))
    held = select(HOLDERS.c.id).where(HOLDERS.c.account == account)
    for table in tables:
        here = SEATS.c.table_id == table["id"]
        seats = select(SEATS.c.seat, SEATS.c.name, SEATS.c.kind, SEATS.c.level, SEATS.c.gone)
        table["seats"] = _rows(connection, seats.where(here).order_by(SEATS.c.seat))
        of = select(SEATS.c.seat).where(here, SEATS.c.holder.in_(held))
        table["mine"] = list(connection.execute(of).scalars())
        said = select(TALKS.c.at, TALKS.c.text).where(TALKS.c.table_id == table["id"])
        table["said"] = _rows(connection, said.where(TALKS.c.seat.in_(table["mine"])))
    return {
        "account": _rows(connection, select(*about).where(ACCOUNTS.c.id == account))[0],
        "sessions": _rows(connection, select(SESSIONS.c.expires).where(SESSIONS.c.account == account)),
        "ratings": _rows(connection, select(RATINGS).where(RATINGS.c.account == account)),
        "results": _rows(connection, select(RESULTS).where(RESULTS.c.account == account)),
        "reports": _rows(
            connection, select(REPORTS.c.text, REPORTS.c.at).where(REPORTS.c.reporter == account)
        ),
        "browsers": _rows(
            connection, select(PUSHES.c.endpoint, PUSHES.c.at).where(PUSHES.c.account == account)
        ),
        "said_watching": _rows(
            connection,
            select(TALKS.c.table_id, TALKS.c.at, TALKS.c.text).where(
                TALKS.c.account == account, TALKS.c.seat.is_(None)
            ),
        ),
        "notices": _rows(
            connection,
            select(NOTICES.c.table_id, NOTICES.c.mail, NOTICES.c.push).where(NOTICES.c.account == account),
        ),
        "calls": _rows(
            connection,
            select(CALLS.c.table_id, CALLS.c.at, CALLS.c.declined).where(CALLS.c.account == account),
        ),
        "tables": tables,
    }


def _rows(connection: Connection, query: Select[Any]) -> Rows:
    return [
        {name: value for name, value in row.items() if name != "account"}
        for row in connection.execute(query).mappings()
    ]
