"""Picks: several things are one move, in one message, in any order, also while several seats act at once."""

from pathlib import Path

import pytest

import planetb
from planetb.conformance import check
from planetb.kernel.errors import CannotUndo, IllegalChoice, InvalidNotation
from planetb.server.table.tables import Stale
from planetb.server.wire import AskPreview, AskThings, Choose, Held
from server.harvest import FRUITS, GAME
from server.picking import at_the_carts, words_of
from server.tools import choose, finish, holder_of, look, message_id, run, services, some_move, table, undo


def test_the_game_of_picks_is_a_game() -> None:
    check(GAME, walks=2)


# What is offered


def test_a_pick_offers_every_thing_once_and_says_how_many_go(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            state = await look(here, made, 0)
            hand = state.view["seats"][0]["hand"]
            assert [o.key for o in state.options] == [f"keep {fruit}" for fruit in FRUITS if fruit in hand]
            assert [o.copies for o in state.options] == [hand.count(f) for f in FRUITS if f in hand]
            assert state.pick and (state.pick.least, state.pick.most, state.pick.fits) == (2, 2, False)
            assert state.pick.more == [o.key for o in state.options]
            watching = await look(here, made)
            assert watching.pick is None and watching.options == []

    run(story())


def test_a_pick_with_a_window_offers_its_free_options_and_no_pass(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            state = await look(here, made, 0)
            assert [(o.key, o.copies) for o in state.options] == [
                ("load 1", 2),
                ("load 2", 1),
                ("load 3", 1),
                ("eat", 0),  # no thing: chosen by itself
            ]
            assert state.pick and state.pick.fits and state.pick.most == 4  # no more than there are
            await choose(here, made, 0, "eat")
            again = await look(here, made, 0)
            assert again.pick == state.pick and [o.key for o in again.options] == [
                "load 1",
                "load 2",
                "load 3",
            ]
            await choose(here, made, 0, "load 2 + load 1")
            assert (await words_of(here, made))[3:] == ["eat", "load 1 + load 2"]

    run(story())


def test_a_moment_shows_the_pick_of_then(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            first = await look(here, made, 0)
            await at_the_carts(here, made)
            then = await here.past.moment(made.table, holder_of(made.secret), 0, 0, "en")
            assert (then.pick, then.options) == (first.pick, first.options) and then.pick

    run(story())


# One move


def test_several_things_are_one_entry_in_any_order(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            assert await choose(here, made, 0, "Load 2 +  load 1") == 3
            state = await look(here, made, 0)
            assert (state.moment, state.view["seats"][0]["points"]) == (3, 2)
            assert (await words_of(here, made))[-1] == "load 1 + load 2"
            await choose(here, made, 1, "pass")
            await finish(here, made)
            assert "load 1 + load 2" in (record := await here.past.record(made.table))
            assert planetb.from_record(record).over

    run(story())


def test_one_undo_takes_a_pick_back_and_redo_makes_it_again(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            before = await look(here, made, 0)
            await choose(here, made, 0, "load 2 + load 1")
            assert (await look(here, made, 0)).can_undo
            await undo(here, made, 0)
            state = await look(here, made, 0)
            assert (state.view, state.options, state.pick) == (before.view, before.options, before.pick)
            assert state.redo == "load 1 + load 2" and not state.can_undo
            await choose(here, made, 0, "load 3")
            await undo(here, made, 0)
            assert (await look(here, made, 0)).redo == "load 3"
            await choose(here, made, 0, "pass")
            await undo(here, made, 0)
            assert (await look(here, made, 0)).redo == "pass"
            await choose(here, made, 0, "pass")
            assert (await look(here, made, 0)).waiting == [1]

    run(story())


@pytest.mark.parametrize(
    ("key", "error"),
    [
        ("load 1", IllegalChoice),  # not enough
        ("load 3 + load 1", IllegalChoice),  # too heavy
        ("load 1 + load 1 + load 1", IllegalChoice),  # there are two of them
        ("load 3 + eat", IllegalChoice),  # free options stand alone
        ("keep apple", IllegalChoice),
        ("load 9", InvalidNotation),
        ("load 1 +", InvalidNotation),
        ("load 1 load 2", InvalidNotation),
        ("+", InvalidNotation),
    ],
)
def test_things_that_do_not_fit_change_nothing(
    tmp_path: Path, harvest: str, key: str, error: type[Exception]
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            before = await look(here, made, 0)
            for more in ({}, {"hold": True}):
                with pytest.raises(error):
                    await choose(here, made, 0, key, **more)
            with pytest.raises(error):
                asked = AskPreview(0, before.seq, key)
                await here.tables.preview(made.table, holder_of(made.secret), asked, "en")
            assert await look(here, made, 0) == before and len(await words_of(here, made)) == 3

    run(story())


def test_a_pick_is_held_and_previewed_as_a_whole(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            held = await choose(here, made, 0, "load 2 + load 1", hold=True)
            assert isinstance(held, Held) and (held.key, held.text) == ("load 1 + load 2",) * 2
            asked = AskPreview(0, 2, "load 2 + load 1")
            shown = await here.tables.preview(made.table, holder_of(made.secret), asked, "en")
            assert shown.key == "load 1 + load 2" and shown.view and shown.ends
            assert shown.view["seats"][0]["points"] == 2
            assert (await look(here, made)).view["seats"][0]["points"] == 0

    run(story())


# Several seats at once


def test_picks_of_several_seats_do_not_make_each_other_stale(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", "me", game=harvest)
            mine = holder_of(made.secret)
            asked = {seat: await look(here, made, seat) for seat in range(3)}
            keys = {seat: await some_move(here, made, state) for seat, state in asked.items()}
            for seat in (2, 0):  # both looked at seq 0
                await here.tables.choose(made.table, mine, Choose(message_id(), seat, 0, keys[seat]), "en")
            assert (await look(here, made)).waiting == [1]
            for seat in (2, 0):
                kept = (await look(here, made, seat)).view["seats"][seat]["kept"]
                assert sorted(kept) == sorted(word.split()[1] for word in keys[seat].split(" + "))
            with pytest.raises(Stale) as stale:
                await here.tables.choose(made.table, mine, Choose(message_id(), 2, 0, keys[2]), "en")
            assert stale.value.fresh.seq == 2
            selection = AskThings(1, 0, [])  # begun before the others handed in theirs
            assert not (await here.tables.things(made.table, mine, selection, "en")).fits
            with pytest.raises(CannotUndo):
                await undo(here, made, 2)
            await undo(here, made, 0)
            state = await look(here, made, 0)
            assert state.redo == keys[0] and state.pick == asked[0].pick and state.waiting == [0, 1]

    run(story())


def test_another_process_follows_picks_from_the_log(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me", game=harvest)
            while not (now := await look(one, made)).over:
                seat = now.waiting[-1]
                state = await look(two, made, seat)
                await choose(one, made, seat, await some_move(two, made, state, -1))
                assert (await look(one, made, seat)).view == (await look(two, made, seat)).view

    run(story())
