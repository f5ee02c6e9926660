"""Statements of whoever looks after the server; everything that is changed is noted in the audit log."""

from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from planetb.server.storage.database import Database
from planetb.server.storage.rows import ANEW, Taken, tell
from planetb.server.storage.schema import ACCOUNTS, HOLDERS, SEATS, SESSIONS, TABLES, TALK_REPORTS
from planetb.server.storage.schema_people import AUDIT, LINKS, REPORTS
from planetb.server.table.tokens import fresh, hashed

Rows = list[dict[str, Any]]
MOST = 200
SUBJECT = 100  # characters of what something was done to
RESTORE = "restore"


class AdministrationStore:
    """Looking, and changing in the name of somebody."""

    def __init__(self, database: Database, who: str) -> None:
        self.database = database
        self.who = who

    # Looking

    async def users(self, part: str) -> Rows:
        """Accounts whose name contains something, newest first."""
        games = select(func.count()).where(HOLDERS.c.account == ACCOUNTS.c.id).scalar_subquery()
        columns = (
            ACCOUNTS.c.name,
            ACCOUNTS.c.id,
            ACCOUNTS.c.created,
            ACCOUNTS.c.banned,
            ACCOUNTS.c.mail_known,
        )
        query = select(*columns, games.label("tables")).order_by(ACCOUNTS.c.created.desc()).limit(MOST)
        return await self._rows(query.where(ACCOUNTS.c.folded.contains(part, autoescape=True)))

    async def tables(self, part: str) -> Rows:
        """Tables whose id or game begins with something, the latest first."""
        names = (TABLES.c.id, TABLES.c.game, TABLES.c.seats, TABLES.c.moment, TABLES.c.over, TABLES.c.touched)
        query = select(*names).order_by(TABLES.c.touched.desc()).limit(MOST)
        begins = TABLES.c.id.startswith(part, autoescape=True) | TABLES.c.game.startswith(
            part, autoescape=True
        )
        return await self._rows(query.where(begins) if part else query)

    async def reports(self) -> Rows:
        """What was reported and not dealt with, the oldest first: people, and lines of chat."""
        people = (
            select(REPORTS.c.id, ACCOUNTS.c.name, REPORTS.c.text, REPORTS.c.at)
            .join(ACCOUNTS, ACCOUNTS.c.id == REPORTS.c.about)
            .where(REPORTS.c.settled.is_(None))
        )
        line = TALK_REPORTS.c.table_id + ":" + TALK_REPORTS.c.number.cast(ACCOUNTS.c.name.type)
        first = func.min(TALK_REPORTS.c.at).label("at")
        talks = select(line.label("id"), TALK_REPORTS.c.name, TALK_REPORTS.c.text, first)
        talks = talks.where(TALK_REPORTS.c.settled.is_(None))
        grouped = talks.group_by(line, TALK_REPORTS.c.name, TALK_REPORTS.c.text)
        found = [*await self._rows(people), *await self._rows(grouped)]
        return sorted(found, key=lambda row: float(row["at"]))[:MOST]

    async def log(self) -> Rows:
        """What was done, newest first."""
        return await self._rows(select(AUDIT).order_by(AUDIT.c.id.desc()).limit(MOST))

    async def newest(self) -> tuple[int, float]:
        """The number of the last line of that log, and when a backup was brought back last."""
        restored = func.max(AUDIT.c.at).filter(AUDIT.c.action == RESTORE)
        query = select(func.coalesce(func.max(AUDIT.c.id), 0), func.coalesce(restored, 0.0))
        number, at = await self.database.look(lambda connection: connection.execute(query).one())
        return number, at

    async def _rows(self, query: Select[Any]) -> Rows:
        def work(connection: Connection) -> Rows:
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self.database.look(work)

    # Changing

    async def ban(self, folded: str, until: float | None, now: float) -> bool:
        """Closes an account until then, ends its sessions and takes its keys; None opens it again.

        Its seats stay its own: whoever logs in again later has them by the account.
        """

        def work(connection: Connection) -> bool:
            account = _account(connection, folded)
            if account is None:
                return False
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(banned=until))
            if until is not None:
                connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account))
                _take_keys(connection, account)
                tell(connection, f"session:{account}")
            self._note(
                connection, "ban" if until else "unban", folded, "" if until is None else str(until), now
            )
            return True

        return await self.database.transact(work)

    async def rename(self, folded: str, name: str, new: str, now: float) -> bool:
        """Gives an account another name, on its seats too; raises `Taken` if somebody has it."""

        def work(connection: Connection) -> bool:
            account = _account(connection, folded)
            if account is None:
                return False
            one = ACCOUNTS.c.id == account
            old = connection.execute(select(ACCOUNTS.c.name).where(one)).scalar_one()
            connection.execute(update(ACCOUNTS).where(one).values(name=name, folded=new))
            mine = select(HOLDERS.c.id).where(HOLDERS.c.account == account)
            seats = (SEATS.c.holder.in_(mine), SEATS.c.name == old)
            tables = connection.execute(select(SEATS.c.table_id).where(*seats)).scalars().all()
            _stir(connection, sorted(set(tables)))
            connection.execute(update(SEATS).where(*seats).values(name=name))
            tell(connection, f"session:{account}")
            self._note(connection, "rename", folded, name, now)
            return True

        try:
            return await self.database.transact(work)
        except IntegrityError as error:
            raise Taken from error

    async def reset(self, folded: str, hashed: str, expires: float, now: float) -> bool:
        """Stores a link (hash) for a new password."""

        def work(connection: Connection) -> bool:
            account = _account(connection, folded)
            if account is None:
                return False
            connection.execute(delete(LINKS).where(LINKS.c.account == account, LINKS.c.kind == "reset"))
            values = {"hash": hashed, "account": account, "kind": "reset", "mail": "", "expires": expires}
            connection.execute(insert(LINKS).values(values))
            self._note(connection, "reset", folded, "", now)
            return True

        return await self.database.transact(work)

    async def settle(self, report: str, now: float) -> bool:
        """Notes that a report was dealt with."""
        table, _, number = report.partition(":")

        def work(connection: Connection) -> bool:
            if number.isdecimal():
                lines = (TALK_REPORTS.c.table_id == table, TALK_REPORTS.c.number == int(number))
                change = update(TALK_REPORTS).where(*lines, TALK_REPORTS.c.settled.is_(None))
            else:
                change = update(REPORTS).where(REPORTS.c.id == report, REPORTS.c.settled.is_(None))
            if not connection.execute(change.values(settled=now)).rowcount:
                return False
            self._note(connection, "settle", report, "", now)
            return True

        return await self.database.transact(work)

    async def remove(self, table: str, now: float) -> bool:
        """Removes a table with its game."""

        def work(connection: Connection) -> bool:
            if not connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount:
                return False
            tell(connection, f"people:{table}")
            self._note(connection, "remove", table, "", now)
            return True

        return await self.database.transact(work)

    async def restored(self, source: str, now: float) -> None:
        """Notes that a backup was brought back, and tells the servers: they know other games by then."""

        def work(connection: Connection) -> None:
            tell(connection, ANEW)
            self._note(connection, RESTORE, source[-SUBJECT:], "", now)

        await self.database.transact(work)

    def _note(self, connection: Connection, action: str, subject: str, detail: str, now: float) -> None:
        values = {"at": now, "who": self.who, "action": action, "subject": subject, "detail": detail}
        connection.execute(insert(AUDIT).values(values))


def _take_keys(connection: Connection, account: str) -> None:
    """What a browser keeps of an account's tables opens nothing there any more."""
    rows = connection.execute(select(HOLDERS.c.id, HOLDERS.c.table_id).where(HOLDERS.c.account == account))
    tables: set[str] = set()
    for holder, table in rows.all():
        change = update(HOLDERS).where(HOLDERS.c.id == holder)
        connection.execute(change.values(secret=hashed(fresh())))
        tables.add(table)
    _stir(connection, sorted(tables))


def _stir(connection: Connection, tables: list[str]) -> None:
    """Who sits at these tables is to be read anew."""
    for table in tables:
        row = TABLES.c.id == table
        connection.execute(update(TABLES).where(row).values(people=TABLES.c.people + 1))
        tell(connection, f"people:{table}")


def _account(connection: Connection, folded: str) -> str | None:
    return connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.folded == folded)).scalar()
