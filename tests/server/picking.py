"""The game of picks at a table, as the tests of picks and selections need it."""

from typing import Any

from sqlalchemy import select

from planetb.server.process.services import Services
from planetb.server.storage.schema import ENTRIES
from planetb.server.wire import AskThings, Created
from server.tools import choose, holder_of, look


async def words_of(here: Services, made: Created) -> list[str]:
    """The log of a table, a word for each entry."""
    async with here.database.read() as connection:
        query = select(ENTRIES.c.word).where(ENTRIES.c.table_id == made.table).order_by(ENTRIES.c.seq)
        return list((await connection.execute(query)).scalars())


async def things(here: Services, made: Created, seat: int, *picked: str, lang: Any = "en") -> Any:
    state = await look(here, made, seat)
    asked = AskThings(seat, state.seq, list(picked))
    return await here.tables.things(made.table, holder_of(made.secret), asked, lang)


async def at_the_carts(here: Services, made: Created) -> None:
    """Everybody keeps something; the first seat loads its cart."""
    for seat in (1, 0):
        await choose(here, made, seat)
