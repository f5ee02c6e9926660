"""Whose bot thinks first: where somebody waits for it; but no table waits for ever."""

import time
from pathlib import Path

from planetb.server.storage.jobs import UNATTENDED
from planetb.server.table.origin import playable
from server.tools import run, services, table

Place = dict[str, str]


def test_bots_that_play_by_themselves_keep_nobody_waiting(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            alone = [await table(here, "easy", "easy") for _ in range(4)]
            mine = await table(here, "easy", "me")
            await here.presence.arrive(mine.table, (1,))
            now, order = time.time(), []
            while found := await here.job_store.claim_turn(now, now + 60.0, playable()):
                order.append(found)
            assert order == [mine.table, *(each.table for each in alone)]

    run(story())


def test_a_table_where_nobody_is_waits_only_so_long(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            old = await table(here, "easy", "easy")
            mine = await table(here, "easy", "me")
            await here.presence.arrive(mine.table, (1,))
            async with here.database.write() as connection:
                await connection.exec_driver_sql(
                    f"UPDATE tables SET touched = touched - {UNATTENDED + 60.0} WHERE id = '{old.table}'"
                )
            now = time.time()
            assert await here.job_store.claim_turn(now, now + 60.0, playable()) == old.table

    run(story())
