"""Statements about tournaments: all that changes one is written together, if nobody else was faster."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import LOBBY_NEWS, Taken, read_row, tell
from planetb.server.storage.schema import ENTRANTS, PAIRINGS, TABLES, TOURNAMENTS
from planetb.server.storage.tables import New, insert_all
from planetb.server.table.standings import Result
from planetb.server.table.tourney import Entrant, Pairing, Tourney

LISTED: Final = 60  # tournaments in a list


class TournamentStore:
    """Tournaments with who entered and who plays whom."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tourney(self, tournament: str) -> Tourney | None:
        """A tournament with everything that belongs to it."""
        return await self.database.look(lambda connection: _read(connection, tournament))

    async def listed(self) -> list[tuple[Tourney, int]]:
        """All tournaments without their tables, those to come first, and how many have entered."""
        count = select(func.count()).where(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id).scalar_subquery()
        order = (TOURNAMENTS.c.stage == "over", TOURNAMENTS.c.created.desc())
        query = select(TOURNAMENTS, count.label("entrants")).order_by(*order).limit(LISTED)
        rows = await self.database.look(lambda connection: connection.execute(query).mappings().all())
        return [(_tourney(row, [], []), int(row["entrants"])) for row in rows]

    async def running(self) -> list[str]:
        """Tournaments that may have to go on."""
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.stage == "running").order_by(TOURNAMENTS.c.id)
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def ended(self, tables: list[str]) -> list[str]:
        """Which of these tables are over."""
        query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.over.is_(True))
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def create(self, tourney: Tourney) -> None:
        """Stores a new tournament."""
        await self.database.transact(lambda connection: _create(connection, tourney))

    async def change(self, tourney: Tourney, new: list[New], unsealed: list[str]) -> None:
        """Stores a tournament as it is now, with new tables and those that everybody may see now.

        Raises `Taken` if it is not the one that this was decided by.
        """
        await self.database.transact(lambda connection: _change(connection, tourney, new, unsealed))

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

    async def remove(self, tourney: Tourney) -> None:
        """Removes a tournament; raises `Taken` as `change` does."""

        def work(connection: Connection) -> None:
            where = (TOURNAMENTS.c.id == tourney.id, TOURNAMENTS.c.version == tourney.version)
            if connection.execute(delete(TOURNAMENTS).where(*where)).rowcount != 1:
                raise Taken
            _tell(connection, tourney.id)

        await self.database.transact(work)


def _read(connection: Connection, tournament: str) -> Tourney | None:
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).mappings().first()
    if row is None:
        return None
    entrants = select(ENTRANTS).where(ENTRANTS.c.tournament_id == tournament).order_by(ENTRANTS.c.number)
    pairings = select(PAIRINGS).where(PAIRINGS.c.tournament_id == tournament)
    return _tourney(
        row,
        [read_row(one, Entrant) for one in connection.execute(entrants).mappings()],
        [
            read_row(one, Pairing)
            for one in connection.execute(pairings.order_by(PAIRINGS.c.round, PAIRINGS.c.number)).mappings()
        ],
    )


def _tourney(row: Any, entrants: list[Entrant], pairings: list[Pairing]) -> Tourney:
    columns = {name: row[name] for name in Tourney.__struct_fields__ if name not in ("entrants", "pairings")}
    found = msgspec.convert(columns, Tourney)
    found.entrants, found.pairings = entrants, pairings
    return found


def _columns(tourney: Tourney) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(tourney)
    del values["entrants"], values["pairings"]
    return values


def _create(connection: Connection, tourney: Tourney) -> None:
    connection.execute(insert(TOURNAMENTS).values(_columns(tourney)))
    _tell(connection, tourney.id)


def _change(connection: Connection, tourney: Tourney, new: list[New], unsealed: list[str]) -> None:
    where = (TOURNAMENTS.c.id == tourney.id, TOURNAMENTS.c.version == tourney.version)
    values = _columns(tourney) | {"version": tourney.version + 1}
    if connection.execute(update(TOURNAMENTS).where(*where).values(values)).rowcount != 1:
        raise Taken
    if new:
        insert_all(connection, new)
    key = {"tournament_id": tourney.id}
    connection.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament_id == tourney.id))
    if tourney.entrants:
        connection.execute(insert(ENTRANTS), [msgspec.to_builtins(one) | key for one in tourney.entrants])
    fresh = [one for one in tourney.pairings if one.round == tourney.round]
    there = (PAIRINGS.c.tournament_id == tourney.id, PAIRINGS.c.round == tourney.round)
    known = connection.execute(select(func.count()).select_from(PAIRINGS).where(*there)).scalar_one()
    if fresh and not known:
        connection.execute(insert(PAIRINGS), [msgspec.to_builtins(one) | key for one in fresh])
    for table in sorted(unsealed):
        _unseal(connection, table)
    _tell(connection, tourney.id)
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
