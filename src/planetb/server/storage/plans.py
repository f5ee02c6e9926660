"""Statements about plans. They belong to a seat and are read for nobody else."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import notify, read_row
from planetb.server.storage.schema import PLANS, TABLES
from planetb.server.table.planned import PlanRow, PlanStep
from planetb.server.wire.plans import Stopped


class PlanStore:
    """Plans by table and seat."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, plan: PlanRow) -> None:
        """Stores a plan in place of the one before; nothing of that one is made any more."""
        row: dict[str, Any] = msgspec.to_builtins(plan)
        async with self.database.write() as connection:
            lock = select(TABLES.c.id).where(TABLES.c.id == plan.table_id).with_for_update()
            await connection.execute(lock)  # after an entry that is being written, or before it
            await connection.run_sync(drop_plan, plan.table_id, plan.seat)
            await connection.execute(insert(PLANS).values(row))
            await notify(connection, f"plan:{plan.table_id}:{plan.seat}")

    async def stop(self, plan: PlanRow, why: Stopped) -> None:
        """Notes why a plan has stopped, if it is still the plan."""
        async with self.database.write() as connection:
            here = (PLANS.c.table_id == plan.table_id, PLANS.c.id == plan.id, PLANS.c.next == plan.next)
            await connection.execute(update(PLANS).where(*here).values(stopped=why))
            await notify(connection, f"plan:{plan.table_id}:{plan.seat}")

    async def plan(self, table: str, seat: int) -> PlanRow | None:
        """The plan of a seat."""
        query = select(PLANS).where(PLANS.c.table_id == table, PLANS.c.seat == seat)
        row = await self.database.look(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else read_row(row, PlanRow)

    async def going(self) -> list[tuple[PlanRow, int]]:
        """Plans that may have something to do, and how far the log of their table is."""
        query = select(PLANS, TABLES.c.seq.label("table_seq")).join(TABLES, TABLES.c.id == PLANS.c.table_id)
        going = query.where(PLANS.c.stopped.is_(None), TABLES.c.over.is_(False)).order_by(PLANS.c.id)
        rows = await self.database.look(lambda connection: connection.execute(going).mappings().all())
        found = [(read_row(row, PlanRow), int(row["table_seq"])) for row in rows]
        return [(plan, seq) for plan, seq in found if plan.lines]


def advance(connection: Connection, step: PlanStep) -> bool:
    """Moves a plan on, together with the entry that is its step; returns whether it is still the plan."""
    here = (PLANS.c.id == step.id, PLANS.c.next == step.next, PLANS.c.stopped.is_(None))
    values = {"next": step.next + 1, "played": step.played, "seq": step.seq, "turned": step.turned}
    moved = update(PLANS).where(*here).values(values | {"stopped": step.stopped})
    return connection.execute(moved).rowcount == 1


def drop_plan(connection: Connection, table: str, seat: int) -> None:
    """Removes the plan of a seat."""
    connection.execute(delete(PLANS).where(PLANS.c.table_id == table, PLANS.c.seat == seat))
