"""Clocks at tables: who pays for what, what happens at zero, restarts, several processes."""

from pathlib import Path

import pytest

from planetb.server.process.services import Services
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Choose, Created, Handover, Join, Pace, State
from server.tools import (
    ANYBODY,
    Hand,
    choose,
    holder_of,
    look,
    message_id,
    run,
    sat_down,
    services,
    undo,
    wanted,
)

LIVE = Pace(bank=600, increment=20)
Place = dict[str, str]


async def timed(here: Services, *kinds: str, pace: Pace = LIVE) -> Created:
    wish = wanted(*kinds)
    wish.pace = pace
    return await here.seating.create(ANYBODY, wish)


def banks(state: State) -> list[float | None]:
    return [seat.clock.bank if seat.clock else None for seat in state.seats]


def running(state: State) -> list[int]:
    return [seat.seat for seat in state.seats if seat.clock and seat.clock.since is not None]


def test_no_clock_runs_and_nobody_chooses_before_everybody_is_there(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock, **place) as here:
            made = await timed(here, "me", "friend")
            state = await look(here, made, 0)
            assert state.together.gathering and not running(state) and not state.options
            message = Choose(message_id(), 0, state.seq, "bid 0")
            with pytest.raises(Refusal) as refused:
                await here.tables.choose(made.table, holder_of(made.secret), message, "en")
            assert refused.value.code == "still_gathering"
            clock.at += 5000
            (ben,) = await sat_down(here, made, "Ben")
            state = await look(here, made, 0)
            assert not state.together.gathering and banks(state) == [600, 600]
            assert running(state) == state.waiting
            first = state.waiting[0]
            clock.at += 30
            await choose(here, (made, ben)[first], first)
            assert banks(await look(here, made, 0))[first] in (600 - 30 + 20, 600)

    run(story())


def test_time_of_a_bot_is_nobodys(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            made = await timed(here, "me", "easy", "easy")
            assert banks(await look(here, made, 0))[1:] == [None, None]
            for _ in range(4):
                state = await look(here, made, 0)
                if 0 in state.waiting:
                    assert running(state) == [0]
                    await choose(here, made, 0)
                for bot in [seat for seat in (await look(here, made, 0)).waiting if seat]:
                    clock.at += 1000
                    async with here.tables.at(made.table) as at:
                        word = at.logged.match.notation(at.logged.match.options_of(bot)[0])
                        seq = at.seq
                    assert await here.tables.choose_for_bot(made.table, bot, seq, word)
            bank = banks(await look(here, made, 0))[0]
            assert bank is not None and bank >= 600

    run(story())


def test_at_zero_a_bot_takes_over_until_the_seat_is_taken_back(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock, **place) as here:
            made = await timed(here, "me", "friend")
            (ben,) = await sat_down(here, made, "Ben")
            hands = (made, ben)
            late = (await look(here, made, 0)).waiting[0]
            clock.at += 599
            await here.timekeeper.sweep()
            assert (await look(here, made, 0)).seats[late].kind == "person"
            clock.at += 1
            await here.timekeeper.sweep()
            state = await look(here, hands[late])
            assert (state.seats[late].kind, state.seats[late].gone) == ("bot", "late")
            assert late not in state.yours and state.holds == [late] and late in state.thinking
            mine = holder_of(hands[late].secret)
            other, before = holder_of(hands[1 - late].secret), (state.seats, banks(state), running(state))
            for request in (Handover(None), Handover("hard")):
                with pytest.raises(Refusal, match=r"^not_your_seat$"):
                    await here.seating.hand_over(made.table, other, late, request)
            after = await look(here, hands[late])
            assert (after.seats, banks(after), running(after)) == before, "nothing has changed"
            cards = await here.seating.hand_over(made.table, mine, late, Handover(None))
            assert (cards[late].kind, cards[late].gone) == ("person", None)
            clock_card = cards[late].clock
            assert clock_card and clock_card.bank == 60 and clock_card.since == clock.at

    run(story())


def test_clocks_survive_a_restart_and_the_time_between_is_nobodys(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock, **place) as here:
            made = await timed(here, "me", "me")
            await here.timekeeper.beat()
            clock.at += 5
            await here.timekeeper.beat()
            clock.at += 3
        clock.at += 100_000  # no server
        async with services(tmp_path, clock=clock, **place) as again:
            await again.timekeeper.beat()
            await again.timekeeper.sweep()
            state = await look(again, made, 0)
            assert state.seats[state.waiting[0]].kind == "person"
            clock_card = state.seats[state.waiting[0]].clock
            assert clock_card and clock_card.since is not None
            assert clock.at - clock_card.since == pytest.approx(5)

    run(story())


def test_two_processes_agree_on_the_clocks(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with (
            services(tmp_path, clock=clock, **place) as one,
            services(tmp_path, clock=clock, **place) as two,
        ):
            made = await timed(one, "me", "me")
            for turn in range(6):
                clock.at += 7
                here = (one, two)[turn % 2]
                state = await look(here, made, 0)
                await choose(here, made, state.waiting[0])
                assert banks(await look(one, made, 0)) == banks(await look(two, made, 0))
            waiting = (await look(one, made, 0)).waiting[0]
            clock.at += 10_000
            await one.timekeeper.sweep()
            await two.timekeeper.sweep()
            assert (await look(one, made)).seats == (await look(two, made)).seats
            assert (await look(two, made)).seats[waiting].gone == "late"

    run(story())


def test_an_undo_moves_the_clocks_back_to_whoever_took_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            made = await timed(here, "me", "me")
            seat = (await look(here, made)).waiting[0]
            await choose(here, made, seat, "bid 0")
            assert running(await look(here, made, seat)) == (await look(here, made)).waiting
            if (await look(here, made, seat)).can_undo:
                await undo(here, made, seat)
                assert seat in running(await look(here, made, seat))

    run(story())


def test_a_finished_game_has_no_running_clock(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            made = await timed(here, "me", "me")
            while not (state := await look(here, made)).over:
                await choose(here, made, state.waiting[0])
            assert not running(state)
            clock.at += 1_000_000
            await here.timekeeper.sweep()
            assert [seat.kind for seat in (await look(here, made)).seats] == ["person", "person"]

    run(story())


def test_a_join_at_the_end_of_its_invitation_changes_no_clock(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            made = await timed(here, "me", "friend")
            await sat_down(here, made, "Ben")
            before = banks(await look(here, made, 0))
            clock.at += 10
            with pytest.raises(Refusal) as full:
                await here.seating.join(ANYBODY, Join(made.invitations[-1].token, "Eve"))
            assert full.value.code == "no_free_seat"
            assert banks(await look(here, made, 0)) == before

    run(story())
