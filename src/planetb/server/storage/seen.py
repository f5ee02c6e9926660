"""Signs of life: who is connected on which seats, noted in as few statements as there can be.

A statement for each seat would keep those who choose waiting, for the thread and the database alike.
"""

from typing import Final

import msgspec
from sqlalchemy import Connection

from planetb.server.storage.rows import tell

# In one order: processes that note the same seats do not tangle.
_LOCK: Final = "SELECT id FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
_POSTGRES: Final = """
    WITH held AS (
        SELECT table_id, seat FROM seats JOIN unnest(%s::text[], %s::int[]) AS new (of_table, of_seat)
        ON table_id = of_table AND seat = of_seat ORDER BY table_id, seat FOR UPDATE OF seats
    )
    UPDATE seats SET seen = %s FROM held WHERE seats.table_id = held.table_id AND seats.seat = held.seat
"""
_SQLITE: Final = """
    UPDATE seats SET seen = ?
    FROM (SELECT json_extract(value, '$[0]') AS of_table, json_extract(value, '$[1]') AS of_seat
          FROM json_each(?))
    WHERE table_id = of_table AND seat = of_seat
"""
_PEOPLE_POSTGRES: Final = "UPDATE tables SET people = people + 1 WHERE id = ANY(%s)"
_PEOPLE_SQLITE: Final = "UPDATE tables SET people = people + 1 WHERE id IN (SELECT value FROM json_each(?))"


def note_seen(seats: list[tuple[str, int]], at: float, news: bool, connection: Connection) -> None:
    """Somebody was connected there at that time; with `news` the people of these tables have changed."""
    tables = sorted({table for table, _ in seats}) if news else []
    if connection.dialect.name == "postgresql":
        where = ([table for table, _ in seats], [seat for _, seat in seats])
        if tables:  # whoever changes a table locks it first
            connection.exec_driver_sql(_LOCK, (tables,))
        connection.exec_driver_sql(_POSTGRES, (*where, at))
        if tables:
            connection.exec_driver_sql(_PEOPLE_POSTGRES, (tables,))
    else:
        connection.exec_driver_sql(_SQLITE, (at, msgspec.json.encode(seats).decode()))
        if tables:
            connection.exec_driver_sql(_PEOPLE_SQLITE, (msgspec.json.encode(tables).decode(),))
    if tables:
        tell(connection, *(f"people:{table}" for table in tables))
