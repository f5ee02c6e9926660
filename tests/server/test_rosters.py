"""One reading of who sits where serves all who wait for it, and troubles nobody who has left."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from planetb.server.process.hub import PEOPLE
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Roster
from server.tools import run, services, table


def test_those_who_wait_together_read_once_and_news_are_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made, asked, plain = await table(here, "me", "friend"), [], here.tables.roster

            async def counted(name: str) -> Roster:
                asked.append(name)
                return await plain(name)

            monkeypatch.setattr(here.tables, "roster", counted)
            waiting = [asyncio.create_task(here.rosters.read(made.table)) for _ in range(3)]
            await asyncio.sleep(0)
            here.rosters._wake(PEOPLE, made.table, "")
            later = await here.rosters.read(made.table)
            assert {(await each).id for each in waiting} == {later.id} == {made.table}
            assert asked == [made.table] * 2

    run(story())


def test_a_table_that_is_gone_is_told_to_those_who_wait_and_logged_for_nobody(tmp_path: Path) -> None:
    """As when a tab closes while it reads, and the table goes before the reading ends."""

    async def story() -> None:
        async with services(tmp_path) as here:
            unheard: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
            with pytest.raises(Refusal, match=r"^no_table$"):
                await here.rosters.read("nosuchtable0")
            tab = asyncio.create_task(here.rosters.read("nosuchtable0"))
            await asyncio.sleep(0)
            reading = here.rosters._reading["nosuchtable0"]
            tab.cancel()
            await asyncio.wait([tab, reading])
            assert tab.cancelled() and reading.done() and not here.rosters._reading
            del reading, tab
            gc.collect()
            assert not unheard

    run(story())
