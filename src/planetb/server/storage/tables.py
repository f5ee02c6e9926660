"""Reading and writing tables and their logs: all statements about them are here."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, Select, bindparam, delete, insert, or_, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.journal import Append, Handed, Journal
from planetb.server.storage.plans import drop_plan
from planetb.server.storage.rows import LOBBY_NEWS, Reseated, Taken, notify, read_row, tell
from planetb.server.storage.schema import ENTRIES, HOLDERS, SEATS, SNAPSHOTS, TABLES
from planetb.server.storage.seen import note_seen
from planetb.server.table.log import Entry, join_words, split_words
from planetb.server.table.origin import Origin
from planetb.server.table.pact import Pact
from planetb.server.table.roster import Holder, Roster, Seat, Status
from planetb.server.table.snapshot import Snapshot
from planetb.server.table.timing import Timing

T = TypeVar("T")
_AT_ONCE: Final = 500  # seats whose signs of life are noted together: choices come in between
# What is asked for most often is put together once: that takes longer than to answer it.
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("of"))
_VERSION: Final = select(TABLES.c.seq, TABLES.c.people).where(TABLES.c.id == bindparam("of"))
_SEATS: Final = select(SEATS).where(SEATS.c.table_id == bindparam("of")).order_by(SEATS.c.seat)
_HOLDERS: Final = select(HOLDERS).where(HOLDERS.c.table_id == bindparam("of"))
_ENTRIES: Final = (
    select(*(ENTRIES.c[name] for name in Entry.__struct_fields__))
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)

_LOCK: Final = _VERSION.with_for_update()
_INVITED_SEAT: Final = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invitation == bindparam("by"))
_INVITED: Final = select(TABLES.c.id).where(TABLES.c.invitation == bindparam("by"))
_TAKE: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("number"), SEATS.c.kind == "open")
    .values(kind="person", holder=bindparam("who"), name=bindparam("called"), invitation=None)
)
_HOLD: Final = insert(HOLDERS)
_MORE_PEOPLE: Final = update(TABLES).where(TABLES.c.id == bindparam("of")).values(people=TABLES.c.people + 1)
_OF_BUILD: Final = (SNAPSHOTS.c.table_id == bindparam("of"), SNAPSHOTS.c.build == bindparam("by"))
_SNAPSHOT_SEQS: Final = select(SNAPSHOTS.c.seq).where(*_OF_BUILD)
_SNAPSHOT: Final = select(SNAPSHOTS).where(*_OF_BUILD, SNAPSHOTS.c.seq == bindparam("at"))


class Opened(NamedTuple):
    """What is stored of a table: who sits there, its log, and how its snapshots are found."""

    roster: Roster
    entries: list[Entry]
    snapshot: Callable[[str, list[int]], Snapshot | None]  # of a build, after one of these entries


class New(NamedTuple):
    """A new table with everything that belongs to it."""

    roster: Roster
    status: Status
    entries: list[Entry]
    snapshots: list[Snapshot]


class Change(NamedTuple):
    """What is written when seats or agreements change: columns of the table, and of seats by number."""

    table: dict[str, Any]
    seats: dict[int, dict[str, Any]]
    new: New | None = None  # a table that is made together with it
    left: list[str] = []  # noqa: RUF012  # holders who have no part here any more


class Store:
    """Tables, seats, holders, entries and snapshots."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._journal = Journal(database)

    async def close(self) -> None:
        """Waits until every entry that was handed in is written."""
        await self._journal.close()

    # Reading

    async def roster(self, table: str) -> Roster | None:
        """A table with its seats and holders."""
        return await self.database.look(lambda connection: _read_roster(connection, table))

    async def version(self, table: str, people: int) -> tuple[int, Roster | None] | None:
        """How far the log of a table has come, and who sits there if it is not who is known."""

        def work(connection: Connection) -> tuple[int, Roster | None] | None:
            row = connection.execute(_VERSION, {"of": table}).first()
            if row is None:
                return None
            return row[0], None if row[1] == people else _read_roster(connection, table)

        return await self.database.look(work)

    async def opened(self, table: str, build: Callable[[Opened], T]) -> T | None:
        """What is made of all that is stored of a table, in one trip; None if there is no such table."""

        def work(connection: Connection) -> T | None:
            roster = _read_roster(connection, table)
            if roster is None:
                return None
            return build(
                Opened(roster, _read_entries(connection, table), partial(_read_snapshot, connection, table))
            )

        return await self.database.look(work)

    async def status(self, table: str) -> Status | None:
        """What lists show of a table's game."""

        def work(connection: Connection) -> Status | None:
            row = connection.execute(_TABLE, {"of": table}).mappings().first()
            return None if row is None else read_row(row, Status)

        return await self.database.look(work)

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log after an entry."""
        return await self.database.look(lambda connection: _read_entries(connection, table, after))

    async def snapshot(self, table: str, build: str, standing: list[int]) -> Snapshot | None:
        """The newest snapshot of this build after one of these entries."""
        return await self.database.look(lambda connection: _read_snapshot(connection, table, build, standing))

    async def listed(self, secrets: list[str], account: str | None) -> list[tuple[Roster, Status]]:
        """The tables of these secrets (hashes) and this account, latest first."""
        mine = HOLDERS.c.secret.in_(secrets)
        query = select(HOLDERS.c.table_id).where(or_(mine, HOLDERS.c.account == account) if account else mine)
        latest = select(TABLES).where(TABLES.c.id.in_(query)).order_by(TABLES.c.touched.desc()).limit(200)
        return await self.database.look(lambda connection: read_listed(connection, latest))

    async def invited(self, invitation: str) -> tuple[str, int | None] | None:
        """The table (and seat) that an invitation (hash) leads to."""

        def work(connection: Connection) -> tuple[str, int | None] | None:
            row = connection.execute(_INVITED_SEAT, {"by": invitation}).first()
            if row is not None:
                return row[0], row[1]
            found = connection.execute(_INVITED, {"by": invitation}).scalar()
            return None if found is None else (found, None)

        return await self.database.look(work)

    # Writing

    async def create(
        self, roster: Roster, status: Status, entries: list[Entry], snapshots: list[Snapshot]
    ) -> None:
        """Stores a new table with everything that belongs to it."""
        await self.create_all([New(roster, status, entries, snapshots)])

    async def create_all(self, new: list[New]) -> None:
        """Stores new tables, all or none."""
        await self.database.transact(lambda connection: insert_all(connection, new))

    def hand_in(self, item: Append) -> Handed:
        """Has the next entry stored; it ends with `Taken` if there is one with its number already.

        If it is a step of a plan, that goes on with it; `Withdrawn` if it is not the plan any more.

        Which bot has to decide was derived from the log and from who sits where as `people` counts them.
        If they do not count so any more it ends with `Reseated`: nobody writes by an old idea of the table.
        """
        return self._journal.hand_in(item)

    async def take_seat(
        self, table: str, seat: int, holder: Holder, name: str, people: int | None = None
    ) -> None:
        """Seats somebody on an open seat; raises `Taken` if it is open no more.

        With `people` it raises `Reseated` if the people are others than this was decided by.
        """

        def work(connection: Connection) -> None:
            found = _lock(connection, table)
            if people is not None and found and found[1] != people:
                raise Reseated
            connection.execute(_HOLD, msgspec.structs.asdict(holder) | {"table_id": table})
            here = {"of": table, "number": seat, "who": holder.id, "called": name}
            if connection.execute(_TAKE, here).rowcount != 1:
                raise Taken
            _people_changed(connection, table)

        await self.database.transact(work)

    async def change(self, table: str, seq: int, people: int, change: Change) -> None:
        """Changes seats, what was agreed on, clocks, and which bot is to decide now.

        Raises `Taken` or `Reseated` if the log or the people are further than this was decided by.
        """
        async with self.database.write() as connection:
            await connection.run_sync(_check, table, seq, people)
            for seat, values in change.seats.items():
                where = (SEATS.c.table_id == table, SEATS.c.seat == seat)
                await connection.execute(update(SEATS).where(*where).values(values))
                await connection.run_sync(drop_plan, table, seat)  # whoever plays there now has none
            turn = {"claimed_by": None, "claimed_until": None}
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(change.table | turn))
            if change.left:
                await connection.execute(delete(HOLDERS).where(HOLDERS.c.id.in_(change.left)))
            if change.new:
                await connection.run_sync(insert_all, [change.new])
            await connection.run_sync(_people_changed, table)
            await notify(connection, f"turn:{table}")

    async def rekey(self, holder: str, secret: str) -> None:
        """Gives a holder another secret (hash)."""
        async with self.database.write() as connection:
            change = update(HOLDERS).where(HOLDERS.c.id == holder).values(secret=secret)
            table = (await connection.execute(change.returning(HOLDERS.c.table_id))).scalar_one()
            await connection.run_sync(_people_changed, table)

    async def remove(self, table: str, seq: int, people: int) -> None:
        """Removes a table with everything that belongs to it; raises as `change` does."""
        async with self.database.write() as connection:
            await connection.run_sync(_check, table, seq, people)
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            await notify(connection, f"people:{table}")
            await notify(connection, LOBBY_NEWS)

    async def settle(
        self, table: str, seq: int, people: int, waiting: list[int], bot_seat: int | None
    ) -> bool:
        """Notes who has to decide by the log, if it is noted otherwise; returns whether it was."""
        async with self.database.write() as connection:
            await connection.run_sync(_check, table, seq, people)
            noted = select(TABLES.c.waiting, TABLES.c.bot_seat).where(TABLES.c.id == table)
            if tuple((await connection.execute(noted)).one()) == (waiting, bot_seat):
                return False
            values = {"waiting": waiting, "bot_seat": bot_seat, "claimed_by": None, "claimed_until": None}
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            await notify(connection, f"turn:{table}")
            return True

    async def invite(self, table: str, seat: int | None, invitation: str) -> None:
        """Stores a fresh invitation (hash) of a seat, or the open one."""
        async with self.database.write() as connection:
            await connection.run_sync(_lock, table)
            if seat is None:
                change = update(TABLES).where(TABLES.c.id == table).values(invitation=invitation)
            else:
                where = (SEATS.c.table_id == table, SEATS.c.seat == seat)
                change = update(SEATS).where(*where).values(invitation=invitation)
            await connection.execute(change)
            await connection.run_sync(_people_changed, table)

    async def seen(self, seats: list[tuple[str, int]], at: float, news: bool) -> None:
        """Notes that somebody is connected (or, with 0, has left) on these seats; `news` tells the others."""
        ordered = sorted(seats)
        for first in range(0, len(ordered), _AT_ONCE):
            await self.database.transact(partial(note_seen, ordered[first : first + _AT_ONCE], at, news))


def _people_changed(connection: Connection, table: str) -> None:
    connection.execute(_MORE_PEOPLE, {"of": table})
    tell(connection, f"people:{table}", LOBBY_NEWS)


def insert_all(connection: Connection, new: list[New]) -> None:
    """Stores new tables with everything that belongs to them."""
    connection.execute(insert(TABLES), [_table_row(each) for each in new])
    holders = [
        msgspec.structs.asdict(holder) | {"table_id": each.roster.id}
        for each in new
        for holder in each.roster.holders
    ]
    connection.execute(_HOLD, holders)
    seats = [_keyed(each.roster.id, seat) for each in new for seat in each.roster.seats]
    connection.execute(insert(SEATS), seats)
    entries = [_entry_row(each.roster.id, entry) for each in new for entry in each.entries]
    connection.execute(insert(ENTRIES), entries)
    shots = [_keyed(each.roster.id, shot) for each in new for shot in each.snapshots]
    if shots:
        connection.execute(insert(SNAPSHOTS), shots)
    turns = [f"turn:{each.roster.id}" for each in new if each.status.bot_seat is not None]
    tell(connection, *turns, *([LOBBY_NEWS] if any(each.roster.pact.listed for each in new) else []))


def read_listed(connection: Connection, query: Select[Any]) -> list[tuple[Roster, Status]]:
    """The tables of a query, in its order, with who sits there."""
    rows = connection.execute(query).mappings().all()
    ids = [row["id"] for row in rows]
    seats, holders = _grouped(connection, SEATS, ids), _grouped(connection, HOLDERS, ids)
    found = []
    for row in rows:
        by_number = sorted(seats.get(row["id"], []), key=lambda seat: int(seat["seat"]))
        found.append((_roster(row, by_number, holders.get(row["id"], [])), read_row(row, Status)))
    return found


def _read_roster(connection: Connection, table: str) -> Roster | None:
    row = connection.execute(_TABLE, {"of": table}).mappings().first()
    if row is None:
        return None
    seats = connection.execute(_SEATS, {"of": table}).mappings().all()
    holders = connection.execute(_HOLDERS, {"of": table}).mappings().all()
    return _roster(row, seats, holders)


def _read_entries(connection: Connection, table: str, after: int = -1) -> list[Entry]:
    rows = connection.execute(_ENTRIES, {"of": table, "after": after})
    return [
        Entry(seq, kind, seat, word, split_words(dealt), *rest)
        for seq, kind, seat, word, dealt, *rest in rows
    ]


def _read_snapshot(connection: Connection, table: str, build: str, standing: list[int]) -> Snapshot | None:
    if not standing:
        return None
    of = {"of": table, "by": build}
    fitting = set(connection.execute(_SNAPSHOT_SEQS, of).scalars()) & set(standing)
    if not fitting:
        return None
    row = connection.execute(_SNAPSHOT, of | {"at": max(fitting)}).mappings().one()
    return Snapshot(row["seq"], row["build"], row["position"], row["trail"])


def _lock(connection: Connection, table: str) -> tuple[int, int] | None:
    """How far the log and the people of a table are; they stay so until the transaction ends.

    Whoever changes a table does this first, so that writers queue up in one order.
    """
    row = connection.execute(_LOCK, {"of": table}).first()
    return None if row is None else (row[0], row[1])


def _check(connection: Connection, table: str, seq: int, people: int) -> None:
    """Lets the transaction go on only if the table is as whoever decided it knew it."""
    found = _lock(connection, table)
    if found is None or found[0] != seq:
        raise Taken
    if found[1] != people:
        raise Reseated


def _table_row(new: New) -> dict[str, Any]:
    roster = new.roster
    values = msgspec.structs.asdict(roster.origin) | msgspec.structs.asdict(new.status)
    names = {"id": roster.id, "created": roster.created, "origin": roster.came_from}
    marks = {"invitation": roster.invitation, "people": roster.people, "begun": roster.begun}
    return values | names | marks | agreed_columns(roster)


def agreed_columns(roster: Roster) -> dict[str, Any]:
    """What is stored of agreements and clocks."""
    timing = roster.timing
    return {
        "pact": msgspec.to_builtins(roster.pact),
        "listed": roster.pact.listed,
        "timing": msgspec.to_builtins(timing) if timing else None,
        "due": timing.due() if timing else None,
    }


def _keyed(table: str, struct: Seat | Snapshot) -> dict[str, Any]:
    return msgspec.structs.asdict(struct) | {"table_id": table}


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return msgspec.structs.asdict(entry) | {"table_id": table, "dealt": join_words(entry.dealt)}


def _grouped(connection: Connection, table: Any, ids: list[str]) -> dict[str, list[RowMapping]]:
    groups: dict[str, list[RowMapping]] = {}
    for row in connection.execute(select(table).where(table.c.table_id.in_(ids))).mappings():
        groups.setdefault(row["table_id"], []).append(row)
    return groups


def _roster(row: RowMapping, seats: Sequence[RowMapping], holders: Sequence[RowMapping]) -> Roster:
    origin = read_row(row, Origin)
    return Roster(
        row["id"],
        origin,
        [read_row(seat, Seat) for seat in seats],
        [read_row(holder, Holder) for holder in holders],
        row["created"],
        row["origin"],
        row["invitation"],
        row["people"],
        row["begun"],
        msgspec.convert(row["pact"], Pact),
        msgspec.convert(row["timing"], Timing | None),
    )
