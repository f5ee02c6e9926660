"""How often something was tried lately, counted for all processes together; a restart forgets nothing."""

from typing import Final

from sqlalchemy import case, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from planetb.server.storage.database import Database
from planetb.server.storage.schema import ATTEMPTS
from planetb.server.table.tokens import hashed

MINUTE: Final = 60.0


class AttemptStore:
    """Each row is somebody's debt of time: it grows with every attempt and shrinks by itself."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = postgresql.insert if database.postgres else sqlite.insert

    async def take(self, key: str, times: float, now: float, window: float = MINUTE) -> bool:
        """Counts an attempt, unless there were too many: so many at once, and so many a minute (or `window`).

        One statement, so that of two processes at the same moment each sees what the other one has counted.
        """
        step = window / times
        due = ATTEMPTS.c.due
        grown = case((due < now, now + step), else_=due + step)
        statement = (
            self._insert(ATTEMPTS)
            .values(hash=hashed(key), due=now + step)
            .on_conflict_do_update(
                index_elements=["hash"], set_={"due": grown}, where=due <= now + window - step
            )
            .returning(ATTEMPTS.c.due)
        )
        async with self.database.write() as connection:
            return (await connection.execute(statement)).first() is not None

    async def note(self, key: str, until: float) -> None:
        """Remembers something until then."""
        statement = self._insert(ATTEMPTS).values(hash=hashed(key), due=until)
        statement = statement.on_conflict_do_update(index_elements=["hash"], set_={"due": until})
        async with self.database.write() as connection:
            await connection.execute(statement)

    async def noted(self, key: str, now: float) -> bool:
        """Whether something is remembered."""
        query = select(ATTEMPTS.c.due).where(ATTEMPTS.c.hash == hashed(key), ATTEMPTS.c.due > now)
        async with self.database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def forget(self, key: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.hash == hashed(key)))
