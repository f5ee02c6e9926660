"""Statements about tournaments: all that changes one is written together, if nobody else was faster."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import LOBBY_NEWS, Taken, read_row, tell
from planetb.server.storage.schema import ENTRANTS, PAIRINGS, TABLES, TOURNAMENTS
from planetb.server.storage.tables import New, insert_all
from planetb.server.table.contest import Contest, Entrant, Pairing
from planetb.server.table.standings import Result

LISTED: Final = 60  # tournaments in a list


class TournamentStore:
    """Tournaments with who entered and who plays whom."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def contest(self, tournament: str) -> Contest | None:
        """A tournament with everything that belongs to it."""
        return await self.database.look(lambda connection: _read(connection, tournament))

    async def listed(self) -> list[tuple[Contest, int]]:
        """All tournaments without their tables, those to come first, and how many have entered."""
        count = select(func.count()).where(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id).scalar_subquery()
        order = (TOURNAMENTS.c.stage == "over", TOURNAMENTS.c.created.desc())
        query = select(TOURNAMENTS, count.label("entrants")).order_by(*order).limit(LISTED)
        rows = await self.database.look(lambda connection: connection.execute(query).mappings().all())
        return [(_contest(row, [], []), int(row["entrants"])) for row in rows]

    async def running(self) -> list[str]:
        """Tournaments that may have to go on."""
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.stage == "running").order_by(TOURNAMENTS.c.id)
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def ended(self, tables: list[str]) -> list[str]:
        """Which of these tables are over."""
        query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.over.is_(True))
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def create(self, contest: Contest) -> None:
        """Stores a new tournament."""
        await self.database.transact(lambda connection: _create(connection, contest))

    async def change(self, contest: Contest, new: list[New], unsealed: list[str]) -> None:
        """Stores a tournament as it is now, with new tables and those that everybody may see now.

        Raises `Taken` if it is not the one that this was decided by.
        """
        await self.database.transact(lambda connection: _change(connection, contest, new, unsealed))

    async def settle(self, tournament: str, round_: int, number: int, result: Result) -> None:
        """Notes how a table ended, once."""
        where = (
            PAIRINGS.c.tournament_id == tournament,
            PAIRINGS.c.round == round_,
            PAIRINGS.c.number == number,
        )

        def work(connection: Connection) -> None:
            values = {"result": msgspec.to_builtins(result)}
            connection.execute(update(PAIRINGS).where(*where, PAIRINGS.c.result.is_(None)).values(values))
            _tell(connection, tournament)

        await self.database.transact(work)

    async def remove(self, contest: Contest) -> None:
        """Removes a tournament; raises `Taken` as `change` does."""

        def work(connection: Connection) -> None:
            where = (TOURNAMENTS.c.id == contest.id, TOURNAMENTS.c.version == contest.version)
            if connection.execute(delete(TOURNAMENTS).where(*where)).rowcount != 1:
                raise Taken
            _tell(connection, contest.id)

        await self.database.transact(work)


def _read(connection: Connection, tournament: str) -> Contest | None:
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).mappings().first()
    if row is None:
        return None
    entrants = select(ENTRANTS).where(ENTRANTS.c.tournament_id == tournament).order_by(ENTRANTS.c.number)
    pairings = select(PAIRINGS).where(PAIRINGS.c.tournament_id == tournament)
    return _contest(
        row,
        [read_row(one, Entrant) for one in connection.execute(entrants).mappings()],
        [
            read_row(one, Pairing)
            for one in connection.execute(pairings.order_by(PAIRINGS.c.round, PAIRINGS.c.number)).mappings()
        ],
    )


def _contest(row: Any, entrants: list[Entrant], pairings: list[Pairing]) -> Contest:
    columns = {name: row[name] for name in Contest.__struct_fields__ if name not in ("entrants", "pairings")}
    found = msgspec.convert(columns, Contest)
    found.entrants, found.pairings = entrants, pairings
    return found


def _columns(contest: Contest) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(contest)
    del values["entrants"], values["pairings"]
    return values


def _create(connection: Connection, contest: Contest) -> None:
    connection.execute(insert(TOURNAMENTS).values(_columns(contest)))
    _tell(connection, contest.id)


def _change(connection: Connection, contest: Contest, new: list[New], unsealed: list[str]) -> None:
    where = (TOURNAMENTS.c.id == contest.id, TOURNAMENTS.c.version == contest.version)
    values = _columns(contest) | {"version": contest.version + 1}
    if connection.execute(update(TOURNAMENTS).where(*where).values(values)).rowcount != 1:
        raise Taken
    if new:
        insert_all(connection, new)
    key = {"tournament_id": contest.id}
    connection.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament_id == contest.id))
    if contest.entrants:
        connection.execute(insert(ENTRANTS), [msgspec.to_builtins(one) | key for one in contest.entrants])
    fresh = [one for one in contest.pairings if one.round == contest.round]
    there = (PAIRINGS.c.tournament_id == contest.id, PAIRINGS.c.round == contest.round)
    known = connection.execute(select(func.count()).select_from(PAIRINGS).where(*there)).scalar_one()
    if fresh and not known:
        connection.execute(insert(PAIRINGS), [msgspec.to_builtins(one) | key for one in fresh])
    for table in sorted(unsealed):
        _unseal(connection, table)
    _tell(connection, contest.id)
    tell(connection, LOBBY_NEWS)


def _unseal(connection: Connection, table: str) -> None:
    """The round is over: from now on everybody may look at what was played there."""
    query = select(TABLES.c.pact).where(TABLES.c.id == table).with_for_update()
    pact = connection.execute(query).scalar()
    if pact is not None:
        values = {"pact": pact | {"sealed": False}, "people": TABLES.c.people + 1}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
        tell(connection, f"people:{table}")


def _tell(connection: Connection, tournament: str) -> None:
    tell(connection, f"tournament:{tournament}")
