"""Those who watch: counted, with a chat of their own, behind the game if the table says so."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from planetb.server.table.refusals import Refusal
from planetb.server.table.render import Viewer
from planetb.server.wire import AskShare, Say
from server.test_http import make
from server.tools import (
    ANYBODY,
    Hand,
    Server,
    choose,
    finish,
    holder_of,
    look,
    message_id,
    player,
    run,
    services,
    table,
    wanted,
)

Place = dict[str, str]


def test_spectators_are_counted_over_all_processes(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with (
            services(tmp_path, clock=clock, **place) as one,
            services(tmp_path, clock=clock, **place) as two,
        ):
            made = await table(one, "me", "me")
            await one.spectators.arrive(made.table)
            await two.spectators.arrive(made.table)
            await two.spectators.arrive(made.table)
            assert await one.spectators.count(made.table) == 3
            await two.spectators.depart(made.table)
            assert await one.spectators.count(made.table) == 2
            clock.at += 1000  # a process that is gone is not counted for ever
            await one.spectators.depart(made.table)
            assert await one.spectators.count(made.table) == 0

    run(story())


def test_the_gallery_talks_among_itself_until_the_end(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await table(here, "me", "me")
            mine = holder_of(made.secret)
            line = await here.talks.say(made.table, ANYBODY, Say(message_id(), "She has two pyres!", "Eve"))
            assert (line.room, line.seat, line.name) == ("gallery", None, "Eve")
            own = await here.talks.say(made.table, mine, Say(message_id(), "Good luck", "Somebody else"))
            assert (own.room, own.seat, own.name) == ("table", 0, "")
            assert [each.text for each in await here.talks.since(made.table, 0, mine)] == ["Good luck"]
            heard = await here.talks.since(made.table, 0, ANYBODY)
            assert [each.text for each in heard] == ["She has two pyres!", "Good luck"]
            await finish(here, made)
            assert len(await here.talks.since(made.table, 0, mine)) == 2

    run(story())


def test_many_who_begin_to_watch_are_noted_together_and_a_table_that_is_gone_has_none(
    tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = [(await table(here, "me", "me")).table for _ in range(5)]
            gone = await table(here, "me", "me")
            await here.leaving.remove(gone.table, holder_of(gone.secret))
            noted, note = list[int](), here.spectators.store.note

            async def counted(counts: dict[str, int], now: float) -> None:
                noted.append(len(counts))
                await note(counts, now)

            monkeypatch.setattr(here.spectators.store, "note", counted)
            await asyncio.gather(*(here.spectators.arrive(each) for each in (*made, gone.table, *made)))
            assert noted == [6]
            assert [await here.spectators.count(each) for each in (*made, gone.table)] == [2] * 5 + [0]
            await asyncio.gather(*(here.spectators.depart(each) for each in (*made, gone.table)))
            assert noted == [6, 6]
            assert [await here.spectators.count(each) for each in made] == [1] * 5

    run(story())


def test_a_line_is_reported_once_by_each(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await table(here, "me", "me")
            said = await here.talks.say(made.table, ANYBODY, Say(message_id(), "Rude words" * 40, "E" * 40))
            for caller in (ANYBODY, ANYBODY, holder_of(made.secret)):
                await here.talks.report(made.table, caller, said.number)
            with pytest.raises(Refusal) as refused:
                await here.talks.report(made.table, ANYBODY, 99)
            assert refused.value.code == "no_line"
            await here.leaving.remove(made.table, holder_of(made.secret))
            async with here.database.read() as connection:
                rows = (await connection.execute(text("SELECT name, text FROM talk_reports"))).all()
            said_so = ("E" * 40, "Rude words" * 40)  # as long as it may be
            assert [tuple(row) for row in rows] == [said_so] * 2  # kept without the table

    run(story())


def test_spectators_are_behind_where_the_table_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            wish = wanted("me", "me")
            wish.delay = 120
            made = await here.seating.create(ANYBODY, wish)
            for _ in range(3):
                state = await look(here, made)
                await choose(here, made, state.waiting[0])
                clock.at += 50
            assert (await look(here, made)).moment == 3  # as a player, though from no seat
            seen = await here.tables.state(made.table, ANYBODY, None, "en", None)
            assert seen.moment == 1 and seen.seq == 1
            assert {line.moment for line in seen.log.lines} <= {0, 1}
            with pytest.raises(Refusal) as early:
                await here.past.moment(made.table, ANYBODY, None, 2, "en")
            assert early.value.code == "no_moment"
            with pytest.raises(Refusal):
                await here.past.share(made.table, ANYBODY, AskShare(3, None))
            assert (await here.past.moment(made.table, ANYBODY, None, 1, "en")).moments == 1
            async with here.tables.at(made.table) as at:
                assert at.shown(Viewer(None), "en", None, clock.at)[2] == 20
                assert at.shown(Viewer(None, holds=(0,)), "en", None, clock.at)[2] is None
            clock.at += 20
            assert (await here.tables.state(made.table, ANYBODY, None, "en", 1)).moment == 2
            await finish(here, made)
            assert (await here.tables.state(made.table, ANYBODY, None, "en", 1)).over

    run(story())


def test_a_tab_that_watches_hears_the_count_and_the_gallery(web: Server) -> None:
    async def story() -> None:
        with web.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "me"}])
        async with player(web) as ada, player(web) as eve:
            await ada.enter(made["table"], made["secret"], 0)
            await eve.enter(made["table"])
            await ada.until(lambda message: message["type"] == "watching" and message["count"] == 1)
            await eve.send(type="say", id=message_id(), text="Hello there", name="Eve")
            line = await eve.until(lambda message: message["type"] == "talk")
            assert (line["room"], line["name"]) == ("gallery", "Eve")
            await eve.send(type="leave")
            await ada.until(lambda message: message["type"] == "watching" and message["count"] == 0)
            assert not [message for message in ada.seen if message["type"] == "talk"]

    run(story())
