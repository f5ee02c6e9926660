"""Statements about results and ratings: written once, together, when a game is over."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from planetb.server.rating.skill import Skill
from planetb.server.storage.database import Database
from planetb.server.storage.jobs import Playable, pinned_to
from planetb.server.storage.rows import read_row
from planetb.server.storage.schema import ACCOUNTS, HOLDERS, TABLES
from planetb.server.storage.schema_people import RATINGS, RESULTS

AT_ONCE: Final = 50  # tables looked at together
HISTORY: Final = 500  # results of a person that statistics are made of


class Result(msgspec.Struct):
    """How a seat of an account did in a game."""

    table_id: str
    seat: int
    account: str | None
    game: str
    seats: int
    place: int | None
    score: int | None
    won: bool
    sources: dict[str, int]
    used: dict[str, int]
    rated: bool
    at: float
    open: bool = False
    before_mu: float | None = None
    before_sigma: float | None = None
    mu: float | None = None
    sigma: float | None = None


class Rating(msgspec.Struct):
    """What is believed of an account's strength in a game."""

    account: str
    game: str
    mu: float
    sigma: float
    games: int
    wins: int
    at: float

    @property
    def skill(self) -> Skill:
        return Skill(self.mu, self.sigma)


Rate = Callable[[dict[str, Skill]], dict[str, Skill]]
"""The skills of accounts after a game, from those before it."""


class ResultStore:
    """Results by table and seat, ratings by account and game."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = postgresql.insert if database.postgres else sqlite.insert

    # Writing

    async def unsettled(self, playable: Playable) -> list[str]:
        """Finished games of accounts whose result is not noted yet; of others there is none to note."""
        query, nobody = _unsettled(tuple(playable))

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(query).scalars())

        def forget(connection: Connection) -> None:
            ids = connection.execute(nobody).scalars().all()
            connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(settled=True))

        if await self.database.look(lambda connection: connection.execute(nobody).first()):
            await self.database.transact(forget)
        return await self.database.look(work)

    async def settle(self, table: str, results: list[Result], rate: Rate | None) -> bool:
        """Notes the results of a game and moves ratings, once; returns whether it was not done before."""
        return await self.database.transact(lambda connection: self._settle(connection, table, results, rate))

    def _settle(self, connection: Connection, table: str, results: list[Result], rate: Rate | None) -> bool:
        here = select(TABLES.c.settled).where(TABLES.c.id == table).with_for_update()
        if connection.execute(here).scalar() is not False:
            return False
        seats = select(RESULTS.c.seat).where(RESULTS.c.table_id == table)
        known = set(connection.execute(seats).scalars())  # of a table that somebody claimed later
        if rate and not known:
            self._move(connection, results, rate)
        new = [msgspec.structs.asdict(result) for result in results if result.seat not in known]
        if new:
            connection.execute(insert(RESULTS), new)
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(settled=True))
        return True

    def _move(self, connection: Connection, results: list[Result], rate: Rate) -> None:
        """Locks the ratings in one order, so that games that end together do not tangle, and moves them."""
        game, fresh = results[0].game, Skill()
        mine = {result.account: result for result in results if result.account}
        for account in sorted(mine):
            row = {"account": account, "game": game, "mu": fresh.mu, "sigma": fresh.sigma}
            row |= {"games": 0, "wins": 0, "at": mine[account].at}
            connection.execute(self._insert(RATINGS).values(row).on_conflict_do_nothing())
        where = (RATINGS.c.game == game, RATINGS.c.account.in_(sorted(mine)))
        query = select(RATINGS).where(*where).order_by(RATINGS.c.account).with_for_update()
        found = [read_row(row, Rating) for row in connection.execute(query).mappings()]
        after = rate({rating.account: rating.skill for rating in found})
        for rating in found:
            result, skill = mine[rating.account], after[rating.account]
            result.before_mu, result.before_sigma = rating.mu, rating.sigma
            result.mu, result.sigma = skill.mu, skill.sigma
            values = {"mu": skill.mu, "sigma": skill.sigma, "games": rating.games + 1, "at": result.at}
            values |= {"wins": rating.wins + result.won}
            one = (RATINGS.c.account == rating.account, RATINGS.c.game == game)
            connection.execute(update(RATINGS).where(*one).values(values))

    # Reading

    async def of_table(self, table: str) -> list[Result]:
        """The results of a game, by seat."""
        return await self._results(
            select(RESULTS).where(RESULTS.c.table_id == table).order_by(RESULTS.c.seat)
        )

    async def of_account(self, account: str, hidden: bool) -> list[Result]:
        """The latest results of an account, newest first; with those that only it may read, or without."""
        query = select(RESULTS).where(RESULTS.c.account == account)
        query = query if hidden else query.where(RESULTS.c.open.is_(True))
        return await self._results(query.order_by(RESULTS.c.at.desc()).limit(HISTORY))

    async def _results(self, query: Select[Any]) -> list[Result]:
        def work(connection: Connection) -> list[Result]:
            return [read_row(row, Result) for row in connection.execute(query).mappings()]

        return await self.database.look(work)

    async def settled(self, table: str) -> bool:
        """Whether the result of a game is noted."""
        query = select(TABLES.c.settled).where(TABLES.c.id == table)
        return bool(await self.database.look(lambda connection: connection.execute(query).scalar()))

    async def ratings(self, accounts: list[str], game: str | None = None) -> list[Rating]:
        """What is believed of some accounts, in a game or in all."""
        query = select(RATINGS).where(RATINGS.c.account.in_(accounts)).order_by(RATINGS.c.game)
        query = query if game is None else query.where(RATINGS.c.game == game)

        def work(connection: Connection) -> list[Rating]:
            return [read_row(row, Rating) for row in connection.execute(query).mappings()]

        return await self.database.look(work)

    async def leaders(self, game: str, most: int, now: float) -> list[tuple[str, Rating]]:
        """Those who are surely strongest at a game, by name; whose account is closed is not among them."""
        sure = RATINGS.c.mu - SURE * RATINGS.c.sigma
        query = select(ACCOUNTS.c.name, RATINGS).join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account)
        free = or_(ACCOUNTS.c.banned.is_(None), ACCOUNTS.c.banned < now)
        query = query.where(RATINGS.c.game == game, RATINGS.c.games > 0, free)
        query = query.order_by(sure.desc(), ACCOUNTS.c.folded).limit(most)

        def work(connection: Connection) -> list[tuple[str, Rating]]:
            rows = connection.execute(query).mappings().all()
            return [(row["name"], read_row(row, Rating)) for row in rows]

        return await self.database.look(work)

    async def rank(self, game: str, skill: Skill) -> int:
        """How many are surely stronger, and one."""
        sure = RATINGS.c.mu - SURE * RATINGS.c.sigma
        above = sure > skill.mu - SURE * skill.sigma
        query = select(func.count()).select_from(RATINGS).where(RATINGS.c.game == game, RATINGS.c.games > 0)
        return 1 + int(
            await self.database.look(lambda connection: connection.execute(query.where(above)).scalar_one())
        )


SURE: Final = 1.96  # as `Skill.sure` reckons


@cache
def _unsettled(playable: tuple[tuple[str, int, str], ...]) -> tuple[Select[Any], Select[Any]]:
    """Finished games whose result is not noted yet, of accounts and of nobody; asked whenever one ends."""
    over = (TABLES.c.over.is_(True), TABLES.c.settled.is_(False))
    known = exists().where(HOLDERS.c.table_id == TABLES.c.id, HOLDERS.c.account.is_not(None))
    here = select(TABLES.c.id)
    return (
        here.where(*over, known, pinned_to(list(playable))).limit(AT_ONCE),
        here.where(*over, ~known).limit(AT_ONCE),
    )
