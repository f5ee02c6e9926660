"""What all statements share: rows as structs, a place taken by somebody else, and news of a change."""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

S = TypeVar("S", bound=msgspec.Struct)
CHANNEL: Final = "planetb"
LOBBY_NEWS: Final = "lobby:lobby"  # something that the lobby may show has changed
ANEW: Final = "anew"  # a backup was brought back: what is known of any table may be wrong
PROCESS: Final = "planetb_process"  # under which a connection knows the process it belongs to
TELL: Final = "SELECT pg_notify(%s, unnest(%s::text[]))"
_TOGETHER: Final = 100  # news in one notice: it may have 8,000 bytes


class Taken(Exception):
    """Somebody else has written here first."""


class Reseated(Exception):
    """Somebody has sat down or left meanwhile: what was decided by who sits where is to be decided anew."""


class Withdrawn(Exception):
    """The plan that wanted this is not the plan any more."""


async def notify(connection: AsyncConnection, payload: str) -> None:
    """Wakes the other processes when the transaction is committed; SQLite has no other processes."""
    await connection.run_sync(tell, payload)


def tell(connection: Connection, *payloads: str) -> None:
    """Likewise, inside `Database.transact`. The news say who tells them: this process knows already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(TELL, (CHANNEL, notices(connection, payloads)))


def notices(connection: Connection, payloads: Sequence[str]) -> list[str]:
    """News as PostgreSQL carries them, several in one."""
    who = connection.get_execution_options()[PROCESS]
    starts = range(0, len(payloads), _TOGETHER)
    return [f"{who} {' '.join(payloads[first : first + _TOGETHER])}" for first in starts]


def read_row(row: RowMapping, struct: type[S]) -> S:
    """A row as a struct with fields of the same names."""
    return msgspec.convert({name: row[name] for name in struct.__struct_fields__}, struct)
