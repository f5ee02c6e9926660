"""Several processes at one table: none of them may act on an old idea of who sits where."""

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import text

from planetb.server.process.hub import LOG, PEOPLE
from planetb.server.process.services import Services
from planetb.server.storage.journal import Append, Handed
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Choose, Created, Handover, Join, Undo
from server.conftest import Pair
from server.members import LIVE
from server.test_live import start
from server.tools import (
    ANYBODY,
    PATIENCE,
    Server,
    choose,
    holder_of,
    look,
    message_id,
    player,
    run,
    sat_down,
    services,
    table,
    wanted,
)


async def noted(here: Services, made: Created) -> int | None:
    """The bot that has to decide, as the database has it."""
    async with here.database.read() as connection:
        query = text("SELECT bot_seat FROM tables WHERE id = :id")
        found: int | None = (await connection.execute(query, {"id": made.table})).scalar()
        return found


async def give_to_bot(here: Services, made: Created, seat: int) -> None:
    await here.seating.hand_over(made.table, holder_of(made.secret), seat, Handover("easy"))


def test_a_process_that_missed_a_bot_sitting_down_notes_its_turn_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            await choose(one, made, 1)
            state = await look(two, made, 0)  # from now on it has an idea of who sits there
            await give_to_bot(one, made, 1)
            mine = holder_of(made.secret)
            while state.waiting == [0]:
                message = Choose(message_id(), 0, state.seq, state.options[0].key)
                seq = await two.tables.choose(made.table, mine, message, "en")
                assert isinstance(seq, int)
                state = await two.tables.state(made.table, mine, 0, "en", None, seq)
            assert state.waiting == [1]
            assert await noted(two, made) == 1

    run(story())


def test_a_seat_handed_over_in_one_process_is_not_played_by_its_person_in_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            state = await look(two, made, 0)
            await give_to_bot(one, made, 0)
            message = Choose(message_id(), 0, state.seq, state.options[0].key)
            with pytest.raises(Refusal, match="not_your_seat"):
                await two.tables.choose(made.table, holder_of(made.secret), message, "en")
            assert len(await two.store.entries(made.table)) == 1
            assert await noted(two, made) == 0

    run(story())


def test_a_message_sent_again_is_done_though_the_seat_is_a_bots_by_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            state = await look(two, made, 0)
            message, mine = Choose(message_id(), 0, state.seq, state.options[0].key), holder_of(made.secret)
            assert await one.tables.choose(made.table, mine, message, "en") == 1
            await give_to_bot(one, made, 0)
            assert await two.tables.choose(made.table, mine, message, "en") == 1
            answer = await two.tables.answer(made.table, mine, message, "en", 1)
            assert (answer.seq, answer.you) == (1, None)

    run(story())


def test_a_seat_taken_back_in_one_process_is_played_by_its_person_in_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            await give_to_bot(one, made, 0)
            state = await look(two, made)
            await one.seating.hand_over(made.table, holder_of(made.secret), 0, Handover(None))
            key = (await look(one, made, 0)).options[0].key
            message = Choose(message_id(), 0, state.seq, key)
            assert await two.tables.choose(made.table, holder_of(made.secret), message, "en") == 1
            assert await noted(two, made) is None or (await look(two, made)).waiting == [1]

    run(story())


def test_a_guest_who_joins_in_one_process_plays_in_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "friend", "me")
            state = await look(two, made)
            joined = await one.seating.join(ANYBODY, Join(made.invitations[0].token))
            key = (await look(one, joined, 0)).options[0].key
            message = Choose(message_id(), 0, state.seq, key)
            assert await two.tables.choose(made.table, holder_of(joined.secret), message, "en") == 1

    run(story())


def test_a_game_that_was_ended_in_one_process_does_not_go_on_in_another(tmp_path: Path) -> None:
    """Its record is public from then on."""

    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "friend", "easy")
            [ben] = await sat_down(one, made, "Ben")
            await choose(one, made, 0)
            state = await look(two, made, 0)  # from now on it has an idea of who sits there
            assert state.can_undo and 2 in state.waiting
            await one.leaving.resign(made.table, holder_of(ben.secret), 1)
            before, mine = await one.past.record(made.table), holder_of(made.secret)
            with pytest.raises(Refusal, match="table_ended"):
                await two.tables.undo(made.table, mine, Undo(message_id(), 0, state.seq), "en")
            assert await one.past.record(made.table) == before

    run(story())


@pytest.mark.parametrize("who", ["person", "bot"])
def test_nobody_chooses_in_one_process_after_the_game_was_ended_in_another(tmp_path: Path, who: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "friend", "easy")
            [ben] = await sat_down(one, made, "Ben")
            seat = 0 if who == "person" else 2
            state = await look(two, made, 0)
            key = state.options[0].key
            await one.leaving.resign(made.table, holder_of(ben.secret), 1)
            if who == "person":
                message = Choose(message_id(), seat, state.seq, key)
                with pytest.raises(Refusal, match="table_ended"):
                    await two.tables.choose(made.table, holder_of(made.secret), message, "en")
            else:
                assert await two.tables.choose_for_bot(made.table, seat, state.seq, key) is None
            assert len(await two.store.entries(made.table)) == 1
            assert (await look(two, made)).together.ended == "resigned"

    run(story())


def test_a_game_that_began_in_one_process_is_played_in_another(tmp_path: Path) -> None:
    """Nobody is told to wait for somebody who has come already."""

    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            asked = wanted("me", "friend")
            asked.pace = LIVE
            made = await one.seating.create(ANYBODY, asked)
            state = await look(two, made, 0)
            assert state.together.gathering
            await sat_down(one, made, "Ben")
            key = (await look(one, made, 0)).options[0].key
            message = Choose(message_id(), 0, state.seq, key)
            assert await two.tables.choose(made.table, holder_of(made.secret), message, "en") == 1

    run(story())


def test_choices_made_at_the_same_time_in_two_processes_both_count(tmp_path: Path) -> None:
    """Seats that act at the same time answer questions of their own: losing a race is no reason to refuse."""

    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            sent = []
            for seat, here in enumerate((one, two)):
                state = await look(here, made, seat)
                assert state.waiting == [0, 1]
                sent.append((here, Choose(message_id(), seat, state.seq, state.options[0].key)))
            mine = holder_of(made.secret)
            done = await asyncio.gather(
                *(here.tables.choose(made.table, mine, message, "en") for here, message in sent)
            )
            assert sorted(map(str, done)) == ["1", "2"]

    run(story())


def test_a_table_that_stands_still_is_found_and_healed(tmp_path: Path) -> None:
    """As an earlier version, or a hand in the database, might have left it."""

    async def story() -> None:
        async with services(tmp_path) as one:
            made = await table(one, "me", "easy")
            await choose(one, made, 0)
            async with one.database.write() as connection:
                await connection.execute(text("UPDATE tables SET bot_seat = NULL"))
        async with services(tmp_path, workers=1) as two:
            before = (await look(two, made)).seq
            async with asyncio.timeout(PATIENCE):
                while (await look(two, made)).seq == before:
                    await asyncio.sleep(0.05)
            assert before == 1

    run(story())


def test_a_turn_that_is_noted_for_nobody_is_put_right(tmp_path: Path) -> None:
    """Else the bots would claim it again and again."""

    async def story() -> None:
        async with services(tmp_path) as one:
            made = await table(one, "me", "me")
            async with one.database.write() as connection:
                await connection.execute(text("UPDATE tables SET bot_seat = 1"))
        async with services(tmp_path, workers=1) as two:
            async with asyncio.timeout(PATIENCE):
                while await noted(two, made) is not None:
                    await asyncio.sleep(0.05)
            assert (await look(two, made)).seq == 0

    run(story())


def test_a_connection_cut_while_a_choice_commits_wakes_the_other_tabs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            state = await look(here, made, 0)
            heard = asyncio.Event()
            here.hub.join(made.table, lambda kind, *_: heard.set() if kind == LOG else None)
            holding = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
            holding.execute("BEGIN IMMEDIATE")  # commits wait
            handed, hand_in = asyncio.Event(), here.store.hand_in

            def telling(item: Append) -> Handed:
                handed.set()
                return hand_in(item)

            monkeypatch.setattr(here.store, "hand_in", telling)
            message = Choose(message_id(), 0, state.seq, state.options[0].key)
            mine = holder_of(made.secret)
            socket = asyncio.create_task(here.tables.choose(made.table, mine, message, "en"))
            await handed.wait()
            socket.cancel()  # as a socket that was cut does with what it was doing
            await asyncio.sleep(0.1)
            assert not heard.is_set()
            holding.execute("ROLLBACK")
            holding.close()
            async with asyncio.timeout(PATIENCE):
                await heard.wait()
            with pytest.raises(asyncio.CancelledError):
                await socket
            assert (await here.tables.state(made.table, mine, 0, "en", None, 0)).seq == 1

    run(story())


def test_whoever_was_cut_off_while_reading_who_sits_there_leaves_it_to_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me")
            mine = holder_of(made.secret)
            seq = (await look(two, made)).seq
            await give_to_bot(one, made, 1)
            two.hub.tell(PEOPLE, made.table)  # as the database's news would
            reading = asyncio.create_task(two.tables.state(made.table, mine, 0, "en", None, seq))
            await asyncio.sleep(0)  # it has begun to read
            reading.cancel()
            with pytest.raises(asyncio.CancelledError):
                await reading
            state = await two.tables.state(made.table, mine, 0, "en", None, seq)
            assert [card.kind for card in state.seats] == ["person", "bot"]

    run(story())


async def until_it_waits(url: str) -> None:
    """Until a transaction at this database waits for a lock that another one has."""
    query = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as looking:
        while not await (await looking.execute(query)).fetchone():
            await asyncio.sleep(0.02)


def connections(client: httpx.Client) -> float:
    """How many connections the server has, this one among them."""
    found = re.search(r"^planetb_connections (\S+)", client.get("/metrics").text, re.MULTILINE)
    assert found
    return float(found[1])


def test_a_socket_cut_while_a_choice_commits_wakes_the_other_tabs(pair: Pair) -> None:
    async def story(here: Server, url: str) -> None:
        ada, ben = start(here)
        async with player(here) as second, player(here) as first, asyncio.timeout(PATIENCE):
            await second.enter(ada["table"], ben["secret"], 1)
            await first.enter(ada["table"], ada["secret"], 0)
            key = first.state["options"][0]["key"]
            async with await psycopg.AsyncConnection.connect(url) as holding:
                await holding.execute("LOCK TABLE entries IN EXCLUSIVE MODE")  # what is chosen waits
                await first.send(type="choose", id=message_id(), seat=0, seq=0, key=key)
                await until_it_waits(url)
                with here.client() as client:
                    before = connections(client)
                    first.socket.transport.abort()
                    while await asyncio.to_thread(connections, client) >= before:
                        await asyncio.sleep(0.02)
            await second.at_least(1)

    here, _, url = pair
    run(story(here, url))
