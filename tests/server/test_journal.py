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


def test_what_is_noted_of_a_table_is_noted_anew_with_every_entry(tmp_path: Path) -> None:
    """The end and the turns of bots, whichever way a group is written: a table that is behind sends all of
    it the long way.
    """

    async def story() -> None:
        async with services(tmp_path) as here:
            made = [await table(here, "me", "me") for _ in range(3)]
            people = [(await here.tables.roster(each.table)).people for each in made]
            noted = text("SELECT seq, bot_seat, claimed_until, over FROM tables WHERE id = :id")

            async def stored(seq: int, message: str | None, bots: list[int | None], late: bool) -> list[Any]:
                group = []
                for i, (each, count, bot) in enumerate(zip(made, people, bots, strict=True)):
                    number = seq + (late and i == 2)
                    entry = Entry(number, "choice", 0, "bid 0", (), message, 0.0)
                    status = Status(number, number, [1], bot == 1, [], bot, 0.0)
                    group.append(here.store.hand_in(Append(each.table, count, entry, status, None)))
                wrong = [type(one.error).__name__ for one in group if await one.end() or one.error]
                assert wrong == (["Taken"] if late else [])
                async with here.database.write() as connection:
                    rows = [(await connection.execute(noted, {"id": one.table})).one() for one in made]
                    await connection.execute(text("UPDATE tables SET claimed_until = 5.0 WHERE bot_seat = 0"))
                return [tuple(row) for row in rows]

            idle, turn, end = (None, None, 0), (0, None, 0), (1, None, 1)
            assert await stored(1, "one", [None, 0, 1], False) == [(1, *idle), (1, *turn), (1, *end)]
            assert await stored(2, "two", [0, None, None], False) == [(2, *turn), (2, *idle), (2, *idle)]
            assert await stored(3, None, [None, 0, 0], False) == [(3, *idle), (3, *turn), (3, *turn)]
            found = await stored(4, "four", [None, None, None], True)
            assert found == [(4, *idle), (4, *idle), (3, 0, 5.0, 0)]

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
