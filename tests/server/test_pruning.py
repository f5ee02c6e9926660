"""What nobody needs any more is removed: tables at rest, snapshots, jobs, sessions. The rest stays."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from planetb.cli.main import main
from planetb.server.process.services import Services
from planetb.server.storage.jobs import JobRow
from planetb.server.storage.pruning import DAY, Pruned, PruneStore
from planetb.server.storage.schema import ENTRIES, HOLDERS, JOBS, SEATS, SNAPSHOTS, TABLES
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Created
from server.tools import ANYBODY, PATIENCE, choose, finish, holder_of, look, run, services, table


async def prune(here: Services, days: float, **more: Any) -> Pruned:
    """As it would be so many days from now."""
    return await PruneStore(here.database, here.settings).prune(time.time() + days * DAY, **more)


async def rows(here: Services, of: Any) -> int:
    async with here.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(of))).scalar_one())


async def is_there(here: Services, made: Created) -> bool:
    try:
        await look(here, made)
    except Refusal as error:
        assert error.code == "no_table"
        return False
    return True


async def begun(here: Services) -> Created:
    made = await table(here, "me", "friend")
    await choose(here, made, 0, "bid 0")
    return made


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_at_rest_go_with_all_that_hangs_on_them(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    more = {}
    if kind == "postgresql":
        more["database"] = request.getfixturevalue("postgres").database("pruned")

    async def story() -> None:
        async with services(tmp_path, **more) as here, services(tmp_path, **more) as other:
            unplayed, played = await table(here, "me", "easy"), await begun(here)
            assert await is_there(other, played)
            assert await prune(here, 13) == Pruned()
            assert (await prune(here, 15)).tables == 1
            assert [await is_there(here, each) for each in (unplayed, played)] == [False, True]
            assert (await prune(here, 366, only_count=True)).tables == 1
            assert await is_there(here, played)
            assert (await prune(here, 366)).tables == 1
            assert [await is_there(each, played) for each in (here, other)] == [False, False]
            with pytest.raises(Refusal, match="no_table"):
                await choose(other, played, 1, "bid 0")
            assert [await rows(here, of) for of in (TABLES, SEATS, HOLDERS, ENTRIES)] == [0] * 4

    run(story())


def test_table_of_an_account_stays_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            mine, other = await begun(here), await begun(here)
            session = await here.accounts.register(ANYBODY, "ada", "correct horse")
            ada = await here.accounts.caller("127.0.0.1", None, session)
            await here.seating.claims.claim([holder_of(mine.secret).secret or ""], ada.account or "")
            assert (await prune(here, 4000)).tables == 1
            assert [await is_there(here, each) for each in (mine, other)] == [True, False]

    run(story())


def test_table_where_somebody_is_connected_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await begun(here)
            await here.store.seen([(made.table, 0)], time.time() + 400 * DAY, news=False)
            assert (await prune(here, 400)).tables == 0
            await here.presence.arrive(made.table, (0,))
            await here.presence.depart(made.table, (0,))
            assert (await prune(here, 400)).tables == 1

    run(story())


def test_nothing_goes_when_everything_is_kept_forever(tmp_path: Path) -> None:
    forever = {f"keep_{what}_days": 0 for what in ("tables", "unplayed", "snapshots", "jobs")}

    async def story() -> None:
        async with services(tmp_path, **forever) as here:
            await begun(here), await table(here, "me", "me")
            assert await prune(here, 40_000) == Pruned()

    run(story())


def test_game_at_rest_opens_without_its_snapshots(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game="reworld")
            end = await finish(here, made)
            assert await rows(here, SNAPSHOTS) > 0
            assert (await prune(here, 29)).snapshots == 0
            assert (await prune(here, 31)).snapshots > 0 == await rows(here, SNAPSHOTS)
        async with services(tmp_path) as again:
            assert (await look(again, made)).view == end.view

    run(story())


def test_old_hints_and_failures_go_but_an_analysis_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await begun(here)
            for name, kind, status in (
                ("hint-done", "hint", "done"),
                ("hint-waits", "hint", "waiting"),
                ("analysis-ok", "analysis", "done"),
                ("analysis-bad", "analysis", "failed"),
            ):
                await here.job_store.add(
                    JobRow(name, made.table, kind, None, 1, status=status, created=time.time())
                )
            assert (await prune(here, 1)).jobs == 0
            assert (await prune(here, 3)).jobs == 2
            async with here.database.read() as connection:
                left = (await connection.execute(select(JOBS.c.id))).scalars().all()
            assert set(left) == {"hint-waits", "analysis-ok"}

    run(story())


def test_sessions_go_when_they_have_expired(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, session_days=90) as here:
            await here.accounts.register(ANYBODY, "ada", "correct horse")
            assert (await prune(here, 89)).sessions == 0
            assert (await prune(here, 91)).sessions == 1

    run(story())


def test_a_house_prunes_by_itself_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await begun(here)
            async with here.database.write() as connection:
                await connection.execute(TABLES.update().values(touched=0.0))
        async with services(tmp_path, prune_hours=0.0001) as here:
            async with asyncio.timeout(PATIENCE):
                while await is_there(here, made):
                    await asyncio.sleep(0.02)

    run(story())


def test_pruning_by_hand_counts_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            await begun(here)
            async with here.database.write() as connection:
                await connection.execute(TABLES.update().values(touched=0.0))

    run(story())
    where = ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    assert main(["db", "prune", "--dry-run", *where]) == 0
    assert "would remove 1 tables, 0 snapshots, 0 jobs, 0 sessions" in capsys.readouterr().out
    assert main(["db", "prune", *where]) == 0
    assert main(["db", "prune", *where]) == 0
    assert "removed 0 tables" in capsys.readouterr().out
