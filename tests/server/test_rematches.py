"""Another game with the same people."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from planetb.server.process.services import Services
from planetb.server.table.changing import Wanted, change
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Created, Handover, Pace
from server.tools import ANYBODY, Hand, holder_of, look, run, sat_down, services, some_move, table, wanted
from server.tools import choose as choose_one

Place = dict[str, str]


async def played(here: Services, hands: list[Created]) -> None:
    """Plays a game of several people to its end."""
    while not (state := await look(here, hands[0])).over:
        seat = state.waiting[0]
        mine = next(one for one in hands if seat in one.yours)
        own = await look(here, mine, seat)
        await choose_one(here, mine, seat, await some_move(here, mine, own, -1))


def test_everybody_is_asked_and_seats_rotate(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await table(here, "me", "friend", "friend")
            hands = [made, *await sat_down(here, made, "Ben", "Eva")]
            who = [holder_of(one.secret) for one in hands]
            with pytest.raises(Refusal) as early:
                await here.rematches.ask(made.table, who[0], 0, True)
            assert early.value.code == "not_over"
            await played(here, hands)
            first = await here.rematches.ask(made.table, who[0], 0, True)
            assert first.created is None and first.together.again == [0]
            with pytest.raises(Refusal) as stranger:
                await here.rematches.ask(made.table, who[0], 1, True)
            assert stranger.value.code == "not_your_seat"
            no = await here.rematches.ask(made.table, who[1], 1, False)
            assert no.together.again == []
            for seat in range(3):
                last = await here.rematches.ask(made.table, who[seat], seat, True)
            assert last.created and last.created.yours == [1]  # from 2: who sat second begins
            again = await here.rematches.ask(made.table, who[0], 0, True)
            assert again.created and again.created.yours == [2]
            assert again.created.table == last.created.table != made.table
            state = await look(here, again.created, 2)
            assert [seat.name for seat in state.seats] == ["Ben", "Eva", ""] and state.host
            with pytest.raises(Refusal):
                await here.rematches.ask(made.table, ANYBODY, 0, True)

    run(story())


def test_two_rematches_at_once_give_one_table(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as one, services(tmp_path, **place) as two:
            made = await table(one, "me", "friend")
            hands = [made, *await sat_down(one, made, "Ben")]
            await played(one, hands)
            found = await asyncio.gather(
                *(
                    here.rematches.ask(made.table, holder_of(hands[seat].secret), seat, True)
                    for here in (one, two)
                    for seat in (0, 1)
                )
            )
            tables = {answer.created.table for answer in found if answer.created}
            assert len(tables) == 1 and found[0].together.rematch in (None, *tables)
            async with one.database.read() as connection:
                count = (await connection.execute(text("SELECT count(*) FROM tables"))).scalar()
            assert count == 2

    run(story())


def test_who_let_a_bot_play_is_asked_and_who_was_late_may_come_along(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", "friend")
            hands = [made, *await sat_down(here, made, "Ben", "Eva")]
            who = [holder_of(one.secret) for one in hands]
            for seat in range(3):
                await here.seating.hand_over(made.table, who[seat], seat, Handover("easy"))
            await change(here.tables, made.table, lambda at: Wanted({2: {"gone": "late"}}))
            async with here.tables.at(made.table) as at:
                match = at.logged.match
            while not match.over:
                seat = match.waiting[0]
                word = match.notation(match.options_of(seat)[-1])
                async with here.tables.at(made.table) as at:
                    seq = at.seq
                assert await here.tables.choose_for_bot(made.table, seat, seq, word)
            assert (await here.rematches.ask(made.table, who[2], 2, True)).created is None, "others are asked"
            assert (await here.rematches.ask(made.table, who[0], 0, True)).created is None, "Ben is asked"
            last = await here.rematches.ask(made.table, who[1], 1, True)
            assert last.created and last.created.yours == [0]
            state = await look(here, last.created, 0)
            assert [seat.kind for seat in state.seats] == ["person"] * 3, "Eva came along"

    run(story())


def test_of_two_both_are_asked_though_one_gave_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend")
            hands = [made, *await sat_down(here, made, "Ben")]
            who = [holder_of(one.secret) for one in hands]
            await here.leaving.resign(made.table, who[1], 1)
            assert (await here.rematches.ask(made.table, who[0], 0, True)).created is None
            both = await here.rematches.ask(made.table, who[1], 1, True)
            assert both.created and both.created.yours == [0]
            assert [seat.kind for seat in (await look(here, both.created, 0)).seats] == ["person"] * 2

    run(story())


def test_against_bots_it_begins_at_once_with_the_same_pace(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            wish = wanted("me", "friend", "hard")
            wish.pace = Pace(bank=600)
            made = await here.seating.create(ANYBODY, wish)
            mine = holder_of(made.secret)
            await here.seating.hand_over(made.table, mine, 1, Handover("easy"))
            async with here.tables.at(made.table) as at:
                match = at.logged.match
            while not match.over:
                seat = match.waiting[0]
                if seat == 0:
                    await choose_one(here, made, 0)
                else:
                    word = match.notation(match.options_of(seat)[-1])
                    async with here.tables.at(made.table) as at:
                        seq = at.seq
                    assert await here.tables.choose_for_bot(made.table, seat, seq, word)
            done = await here.rematches.ask(made.table, mine, 0, True)
            assert done.created and done.created.yours == [2]
            state = await look(here, done.created, 2)
            assert [seat.level for seat in state.seats] == ["easy", "hard", None]
            assert state.together.pace == Pace(bank=600) and state.seats[2].clock

    run(story())
