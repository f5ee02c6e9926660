"""Writing in groups: many tables in one transaction, none of which costs another one anything."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from planetb.server.process.services import Services
from planetb.server.storage.journal import Append
from planetb.server.table.log import Entry
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Status
from planetb.server.table.tables import Stale
from planetb.server.wire import Choose, Created, State
from server.tools import holder_of, look, message_id, run, services, table

TABLES = 40


def message_for(state: State) -> Choose:
    return Choose(message_id(), state.you or 0, state.seq, state.options[0].key)


async def send(here: Services, made: Created, state: State) -> Any:
    return await here.tables.choose(made.table, holder_of(made.secret), message_for(state), "en")


def count_commits(here: Services) -> list[object]:
    found: list[object] = []
    event.listen(here.database._direct, "commit", found.append)
    return found


def test_choices_at_many_tables_share_a_transaction(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = [await table(here, "me", "me") for _ in range(TABLES)]
            states = [await look(here, each, 0) for each in made]
            commits = count_commits(here)
            done = await asyncio.gather(*(send(here, *each) for each in zip(made, states, strict=True)))
            assert done == [1] * TABLES
            assert 1 <= len(commits) <= 5
            for each in made:
                assert [entry.seq for entry in await here.store.entries(each.table)] == [0, 1]

    run(story())


def test_a_choice_that_comes_too_late_costs_its_group_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here, services(tmp_path) as other:
            made = [await table(here, "me", "me") for _ in range(TABLES)]
            states = [await look(here, each, 0) for each in made]
            assert await send(other, made[7], await look(other, made[7], 0)) == 1
            async with other.database.write() as connection:
                await connection.execute(text("PRAGMA foreign_keys=ON"))
                gone = text("DELETE FROM tables WHERE id = :id")
                await connection.execute(gone, {"id": made[9].table})
            done = await asyncio.gather(
                *(send(here, *each) for each in zip(made, states, strict=True)), return_exceptions=True
            )
            assert isinstance(done[7], Stale)
            assert isinstance(done[9], Refusal) and done[9].code == "no_table"
            assert [each for i, each in enumerate(done) if i not in (7, 9)] == [1] * (TABLES - 2)

    run(story())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_message_that_is_in_the_log_already_costs_its_group_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    more = {"database": request.getfixturevalue("postgres").database("again")} if kind == "postgres" else {}

    async def story() -> None:
        async with services(tmp_path, **more) as here:
            made = [await table(here, "me", "me") for _ in range(3)]
            people = [(await here.tables.roster(each.table)).people for each in made]

            async def stored(seq: int, *messages: str) -> list[str]:
                group = []
                for each, count, message in zip(made, people, messages, strict=True):
                    entry = Entry(seq, "choice", 0, "bid 0", (), message, 0.0)
                    status = Status(seq, seq, [1], False, [], None, 0.0)
                    group.append(here.store.hand_in(Append(each.table, count, entry, status, None)))
                return [str(await one.end() or type(one.error).__name__) for one in group]

            assert await stored(1, "first", "first", "first") == ["NoneType"] * 3
            assert await stored(2, "second", "first", "second") == ["NoneType", "Taken", "NoneType"]
            assert [len(await here.store.entries(each.table)) for each in made] == [3, 2, 3]

    run(story())


def test_a_choice_is_told_as_done_only_when_it_is_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            state = await look(here, made, 0)

            def fail(connection: object) -> None:
                raise OSError("the disk is full")

            event.listen(here.database._direct, "commit", fail)
            with pytest.raises(OSError, match="disk"):
                await send(here, made, state)
            event.remove(here.database._direct, "commit", fail)
            assert len(await here.store.entries(made.table)) == 1
            assert await send(here, made, await look(here, made, 0)) == 1

    run(story())
