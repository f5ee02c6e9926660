"""Resigning, agreeing to end a game, removing a table."""

from pathlib import Path

import pytest
from sqlalchemy import text

from planetb.server.process.services import Services
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Choose, Created, Handover, Join, Sit
from server.members import LIVE, member, quick_hashing  # noqa: F401
from server.tools import (
    ANYBODY,
    Hand,
    choose,
    finish,
    holder_of,
    look,
    message_id,
    run,
    sat_down,
    services,
    table,
    wanted,
)

Place = dict[str, str]


async def of(here: Services, made: Created, seats: int) -> list[Created]:
    """Everybody at a table: the host and friends."""
    return [made, *await sat_down(here, made, *("Ben", "Eva")[: seats - 1])]


async def code(work) -> str:  # type: ignore[no-untyped-def]
    with pytest.raises(Refusal) as refused:
        await work
    assert all(refused.value.message(lang) for lang in ("en", "de", "hu"))
    return refused.value.code


def test_of_two_the_one_who_stays_wins(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await table(here, "me", "friend")
            hands = await of(here, made, 2)
            me, ben = (holder_of(one.secret) for one in hands)
            assert await code(here.leaving.resign(made.table, ben, 0)) == "not_your_seat"
            assert await code(here.leaving.resign(made.table, ANYBODY, 0)) == "not_your_seat"
            assert (await look(here, made, 0)).together.ended is None
            await here.leaving.resign(made.table, ben, 1)
            state = await look(here, made, 0)
            assert state.together.ended == "resigned" and state.waiting == [] and not state.options
            (listed,) = await here.seating.mine(ANYBODY, [made.secret])
            assert (listed.over, listed.winners, listed.ended) == (True, [0], "resigned")
            message = Choose(message_id(), 0, state.seq, "bid 0")
            assert await code(here.tables.choose(made.table, me, message, "en")) == "table_ended"
            assert await code(here.leaving.resign(made.table, me, 0)) == "game_is_over"
            assert await here.past.record(made.table)

    run(story())


def test_of_three_a_bot_plays_on_and_the_seat_is_given_up_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", "friend")
            hands = await of(here, made, 3)
            ben = holder_of(hands[1].secret)
            cards = await here.leaving.resign(made.table, ben, 1)
            assert (cards[1].kind, cards[1].gone) == ("bot", "resigned")
            assert (await look(here, made, 0)).together.ended is None
            back = here.seating.hand_over(made.table, ben, 1, Handover(None))
            assert await code(back) == "has_resigned"

    run(story())


def test_nobody_resigns_to_bots_or_to_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            for kinds in (("me", "easy"), ("me", "me")):
                made = await table(here, *kinds)
                mine = holder_of(made.secret)
                assert await code(here.leaving.resign(made.table, mine, 0)) == "nobody_to_resign_to"

    run(story())


def test_a_game_ends_without_a_winner_when_everybody_agrees(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await table(here, "me", "friend", "friend")
            hands = await of(here, made, 3)
            who = [holder_of(one.secret) for one in hands]
            await here.leaving.offer(made.table, who[0], 0, True)
            await here.leaving.offer(made.table, who[1], 1, True)
            assert (await look(here, made, 0)).together.offers == [0, 1]
            await here.leaving.offer(made.table, who[2], 2, False)
            assert (await look(here, made, 0)).together.offers == []
            assert await code(here.leaving.offer(made.table, who[2], 1, True)) == "not_your_seat"
            for seat in (0, 1):
                await here.leaving.offer(made.table, who[seat], seat, True)
            await here.leaving.resign(made.table, who[2], 2)  # all who are left have agreed
            assert (await look(here, made, 0)).together.ended == "agreed"
            (listed,) = await here.seating.mine(ANYBODY, [made.secret])
            assert listed.over and listed.winners == []

    run(story())


def test_a_table_goes_when_nobody_else_needs_it(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await table(here, "me", "friend", "easy")
            mine = holder_of(made.secret)
            await choose(here, made, 0)
            (ben,) = await sat_down(here, made, "Ben")
            assert await code(here.leaving.remove(made.table, mine)) == "others_sit_here"
            assert await code(here.leaving.remove(made.table, holder_of(ben.secret))) == "not_host"
            await here.seating.hand_over(made.table, holder_of(ben.secret), 1, Handover("easy"))
            assert await code(here.leaving.remove(made.table, mine)) == "others_sit_here"  # he may come back
            alone = await table(here, "me", "friend", "easy")
            await choose(here, alone, 0)
            await here.leaving.remove(alone.table, holder_of(alone.secret))
            assert await code(look(here, alone)) == "no_table"
            async with here.database.read() as connection:
                for name in ("entries", "seats", "holders"):
                    query = text(f"SELECT count(*) FROM {name} WHERE table_id = :table")
                    assert (await connection.execute(query, {"table": alone.table})).scalar() == 0

    run(story())


def test_a_finished_game_is_not_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await finish(here, made)
            assert await code(here.leaving.remove(made.table, holder_of(made.secret))) == "game_is_over"

    run(story())


def test_whoever_does_not_wait_any_longer_frees_the_seat(tmp_path: Path, place: Place) -> None:
    """There was no game: nobody has won or lost, and somebody else may come."""

    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            wish = wanted("me", "friend", "friend")
            wish.listed, wish.pace = True, LIVE
            made = await here.seating.create(ANYBODY, wish)
            ben = await here.lobbies.sit(made.table, ANYBODY, Sit("Ben"))
            mine, his = holder_of(made.secret), holder_of(ben.secret)
            assert await code(here.leaving.resign(made.table, mine, 0)) == "host_stays"
            assert await code(here.leaving.resign(made.table, mine, 1)) == "not_your_seat"
            await here.leaving.resign(made.table, his, 1)
            state = await look(here, made, 0)
            assert [(seat.kind, seat.name, seat.gone) for seat in state.seats[1:]] == [("open", "", None)] * 2
            assert state.together.ended is None and state.together.gathering and not state.winners
            assert await code(here.tables.state(made.table, his, None, "en", None)) == "bad_secret"
            for name in ("Eva", "Ben"):
                await here.seating.join(ANYBODY, Join(made.invitations[-1].token, name))
            assert not (await look(here, made, 0)).together.gathering

    run(story())


def test_leaving_a_rated_table_before_it_begins_costs_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada, ben = await member(here, "Ada", "b1"), await member(here, "Ben", "b2")
            wish = wanted("me", "friend", "friend")
            wish.rated, wish.pace = True, LIVE
            made = await here.seating.create(ada, wish)
            for _ in range(2):  # he comes, goes and comes again
                await here.seating.join(ben, Join(made.invitations[-1].token))
                await here.leaving.resign(made.table, ben, 1)
            assert await code(here.leaving.resign(made.table, ada, 0)) == "host_stays"
            await here.leaving.remove(made.table, ada)
            await here.scorekeeper.sweep()
            assert (await here.profiles.leaders("beacon", ada)).leaders == []

    run(story())
