"""Reading and writing links to moments."""

import msgspec
from sqlalchemy import insert, select

from planetb.server.storage.database import Database
from planetb.server.storage.rows import read_row
from planetb.server.storage.schema import SHARES


class Share(msgspec.Struct):
    """A link (by its hash) to the moment after an entry, seen by a seat or (None) by a spectator."""

    hash: str
    table_id: str
    seq: int
    seat: int | None


class ShareStore:
    """Links to moments."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, share: Share) -> None:
        async with self.database.write() as connection:
            await connection.execute(insert(SHARES).values(msgspec.structs.asdict(share)))

    async def share(self, hashed: str) -> Share | None:
        query = select(SHARES).where(SHARES.c.hash == hashed)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else read_row(row, Share)
