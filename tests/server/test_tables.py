"""Playing at a table, without a network: choices, races, repeated messages, pinned rules."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from planetb.kernel.errors import IllegalChoice, InvalidNotation
from planetb.server.storage.schema import SNAPSHOTS, TABLES
from planetb.server.table.changing import Wanted, change
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.pact import Pact
from planetb.server.table.refusals import Refusal
from planetb.server.table.tables import Stale
from planetb.server.wire import AskPreview, Choose, Created, Held, Undo
from server.tools import (
    ANYBODY,
    choose,
    holder_of,
    log_of,
    look,
    message_id,
    run,
    services,
    some_move,
    table,
)


def test_a_choice_is_appended_with_the_chance_that_followed(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 0")
            await choose(here, made, 1, "bid 0")
            log = await log_of(here, made)
            assert [(row["kind"], row["seat"], row["word"]) for row in log] == [
                ("start", -1, ""),
                ("choice", 0, "bid 0"),
                ("choice", 1, "bid 0"),
            ]
            assert len(log[0]["dealt"].split(" : ")) == 4  # two cards for each seat
            assert log[1]["dealt"] == ""
            assert log[2]["dealt"].startswith("card ")  # the leader draws

    run(story())


def test_an_illegal_choice_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            before = await look(here, made, 0)
            for key, error in (("card oil", IllegalChoice), ("nonsense", InvalidNotation)):
                with pytest.raises(error):
                    await choose(here, made, 0, key)
            assert await look(here, made, 0) == before
            assert len(await log_of(here, made)) == 1

    run(story())


def test_a_repeated_message_is_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            message = Choose(message_id(), 0, 0, "bid 1")
            first = await here.tables.choose(made.table, holder_of(made.secret), message, "en")
            await choose(here, made, 1, "bid 0")
            assert await here.tables.choose(made.table, holder_of(made.secret), message, "en") == first == 1
            assert len(await log_of(here, made)) == 3

    run(story())


def test_a_choice_made_in_an_older_state_gets_the_fresh_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 0")
            await choose(here, made, 1, "bid 1")
            state = await look(here, made, 1)
            assert state.waiting == [1]
            old = Choose(message_id(), 1, 0, state.options[0].key)
            with pytest.raises(Stale) as caught:
                await here.tables.choose(made.table, holder_of(made.secret), old, "en")
            assert caught.value.fresh.seq == 2
            assert caught.value.fresh.options == state.options
            ahead = Choose(message_id(), 1, 77, state.options[0].key)
            with pytest.raises(Stale):
                await here.tables.choose(made.table, holder_of(made.secret), ahead, "en")
            assert len(await log_of(here, made)) == 3

    run(story())


def test_seats_that_act_at_the_same_time_do_not_make_each_other_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", "me")
            state = await look(here, made, 2)
            assert state.waiting == [0, 1, 2]
            for seat in (2, 0):  # both looked at seq 0
                message = Choose(message_id(), seat, 0, "bid 1")
                await here.tables.choose(made.table, holder_of(made.secret), message, "en")
            assert (await look(here, made)).waiting == [1]
            again = Choose(message_id(), 2, 0, "bid 1")
            with pytest.raises(Stale):
                await here.tables.choose(made.table, holder_of(made.secret), again, "en")

    run(story())


def test_a_held_choice_that_ends_the_turn_is_not_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            held = await choose(here, made, 0, "bid 1", hold=True)
            assert isinstance(held, Held) and (held.key, held.reveals) == ("bid 1", False)
            assert (await look(here, made)).seq == 0
            await choose(here, made, 0, "bid 1")
            held = await choose(here, made, 1, "bid 0", hold=True)
            assert isinstance(held, Held) and held.reveals

    run(story())


def test_a_held_choice_in_the_middle_of_a_turn_is_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 1")
            await choose(here, made, 1, "bid 0")
            burn = next(o.key for o in (await look(here, made, 0)).options if o.domain == "burn")
            assert await choose(here, made, 0, burn, hold=True) == 3

    run(story())


def test_a_preview_shows_what_would_change_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            mine = holder_of(made.secret)
            shown = await here.tables.preview(made.table, mine, AskPreview(0, 0, "bid 2"), "en")
            assert shown.view and shown.view["seats"][0]["bid"] == 2
            assert (shown.ends, shown.reveals) == (True, False)
            assert (await look(here, made, 0)).view["seats"][0]["bid"] == -1
            with pytest.raises(IllegalChoice):
                await here.tables.preview(made.table, mine, AskPreview(0, 0, "card oil"), "en")
            await choose(here, made, 0, "bid 0")
            last = await here.tables.preview(made.table, mine, AskPreview(1, 1, "bid 0"), "en")
            assert last.view is None and last.reveals
            with pytest.raises(Refusal):
                await here.tables.preview(made.table, mine, AskPreview(0, 1, "bid 0"), "en")
            assert len(await log_of(here, made)) == 2

    run(story())


def test_nobody_chooses_or_undoes_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made, other = await table(here, "me", "friend"), await table(here, "me", "me")
            message, back = Choose(message_id(), 1, 0, "bid 0"), Undo(message_id(), 0, 0)
            for caller, code in ((holder_of(made.secret), "not_your_seat"), (ANYBODY, "not_your_seat")):
                with pytest.raises(Refusal) as refused:
                    await here.tables.choose(made.table, caller, message, "en")
                assert refused.value.code == code
            for caller, code in ((ANYBODY, "not_your_seat"), (holder_of(other.secret), "bad_secret")):
                with pytest.raises(Refusal) as refused:
                    await here.tables.undo(made.table, caller, back, "en")
                assert refused.value.code == code

    run(story())


def test_of_two_processes_that_write_at_once_one_wins_and_the_other_learns_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            while not (now := await look(one, made)).over:
                state = await look(two, made, now.waiting[0])
                messages = [Choose(message_id(), state.you or 0, state.seq, o.key) for o in state.options[:2]]
                results = await asyncio.gather(
                    *(
                        here.tables.choose(made.table, holder_of(made.secret), message, "en")
                        for here, message in zip((one, two), messages * 2, strict=False)
                    ),
                    return_exceptions=True,
                )
                assert sorted(isinstance(result, Stale) for result in results) == [False, True]
                stale = next(result for result in results if isinstance(result, Stale))
                assert stale.fresh.seq == state.seq + 1
                assert (await look(one, made, 0)).view == (await look(two, made, 0)).view
            log = await log_of(one, made)
            assert [row["seq"] for row in log] == list(range(len(log)))

    run(story())


def test_the_same_message_sent_to_two_processes_is_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            await look(two, made)
            message = Choose(message_id(), 0, 0, "bid 2")
            work = [h.tables.choose(made.table, holder_of(made.secret), message, "en") for h in (one, two)]
            assert await asyncio.gather(*work) == [1, 1]
            assert len(await log_of(one, made)) == 2

    run(story())


def test_a_game_goes_on_in_a_new_process_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game="reworld")
            for _ in range(60):
                state = await look(here, made, (await look(here, made)).waiting[0])
                await choose(here, made, state.you or 0, await some_move(here, made, state, -1))
            before = await look(here, made, 0)
        async with services(tmp_path) as here:
            assert await look(here, made, 0) == before
            await choose(here, made, (await look(here, made)).waiting[0])

    run(story())


def test_a_long_game_is_opened_from_its_last_snapshot(
    finished: tuple[Path, Created], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        folder, made = finished
        async with services(folder) as here:
            async with here.database.read() as connection:
                taken = (await connection.execute(select(SNAPSHOTS.c.seq))).scalars().all()
            played: list[int] = []
            follow = LoggedMatch.follow
            monkeypatch.setattr(
                LoggedMatch, "follow", lambda self, entry: (played.append(entry.seq), follow(self, entry))[1]
            )
            state = await look(here, made)
            assert played == list(range(max(taken) + 1, state.seq + 1))

    run(story())


def test_a_table_whose_write_failed_is_read_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            async with here.database.write() as connection:
                await connection.execute(text("ALTER TABLE entries RENAME TO hidden"))
            with pytest.raises(Exception, match="no such table"):
                await choose(here, made, 0, "bid 1")
            async with here.database.write() as connection:
                await connection.execute(text("ALTER TABLE hidden RENAME TO entries"))
            assert (await look(here, made, 0)).seq == 0
            assert await choose(here, made, 0, "bid 2") == 1

    run(story())


def test_a_table_made_with_other_rules_is_listed_but_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            async with here.database.write() as connection:
                await connection.execute(update(TABLES).values(rules_version=99))
            here.tables.forget(made.table)
            with pytest.raises(Refusal) as refused:
                await look(here, made)
            assert refused.value.message("en").startswith(
                "this table needs version 99 of the rules of Beacon, and this server has version 1"
            )
            cards = await here.seating.mine(ANYBODY, [made.secret])
            assert [(card.id, card.playable) for card in cards] == [(made.table, False)]

    run(story())


def test_tables_beyond_the_limit_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, table_memory_mb=0.1) as here:
            made = [await table(here, "me", "me") for _ in range(5)]
            for each in made:
                await choose(here, each, 0, "bid 1")
            assert len(here.tables.shelf) == 2
            assert [(await look(here, each)).seq for each in made] == [1] * 5

    run(story())


def test_log_lines_after_an_absence_are_only_the_new_ones(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game="reworld")
            for _ in range(8):
                await choose(here, made, (await look(here, made)).waiting[0])
            whole = await look(here, made)
            part = await look(here, made, after=5)
            assert whole.log.keep == -1 and part.log.keep == 5
            assert part.log.lines == [line for line in whole.log.lines if line.moment > 5]

    run(story())


@pytest.mark.parametrize("kind", ["transact", "change"])
def test_nobody_is_shown_what_is_not_stored_yet(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks meanwhile waits: it may never be stored."""

    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            begun, may_store = asyncio.Event(), asyncio.Event()
            whose: Any = here.database if kind == "transact" else here.store  # entries, and seats and pacts
            store = getattr(whose, kind)

            async def later(*given: Any) -> Any:
                begun.set()
                await may_store.wait()
                return await store(*given)

            monkeypatch.setattr(whose, kind, later)
            wanted = Wanted(pact=Pact(ended="agreed"))
            doing = asyncio.create_task(
                choose(here, made, 0, "bid 0")
                if kind == "transact"
                else change(here.tables, made.table, lambda _: wanted)
            )
            await begun.wait()
            looking = asyncio.create_task(here.tables.shown(made.table, ANYBODY, None, "en", None, 0))
            for _ in range(20):
                await asyncio.sleep(0)
            assert not looking.done()
            may_store.set()
            await doing
            seq, state, _ = await looking
            assert seq == 1 if kind == "transact" else b'"ended":"agreed"' in state

    run(story())
