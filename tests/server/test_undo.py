"""Taking back: the last choice of a seat, as far as nothing was shown, and nothing once the game is over."""

import contextlib
import random
from pathlib import Path

import pytest

from planetb.kernel.errors import CannotUndo
from planetb.server.table.log import UNDO, Entry
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.refusals import Refusal
from server.tools import (
    any_move,
    choose,
    finish,
    log_of,
    look,
    run,
    services,
    table,
    undo,
)


def test_an_undo_is_logged_and_the_choice_can_be_redone(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            first = await look(here, made, 0)
            await choose(here, made, 0, "bid 1")
            assert (await look(here, made, 0)).can_undo
            await undo(here, made, 0)
            state = await look(here, made, 0)
            assert (state.seq, state.moment, state.redo, state.can_undo) == (2, 0, "bid 1", False)
            assert state.options == first.options
            assert [row["kind"] for row in await log_of(here, made)] == ["start", "choice", "undo"]
            await choose(here, made, 0, state.redo)
            assert (await look(here, made, 0)).redo is None

    run(story())


def test_no_undo_past_a_reveal_or_for_another_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 1")
            with pytest.raises(CannotUndo) as other:
                await undo(here, made, 1)
            assert other.value.code == "undo_other_seat"
            await choose(here, made, 1, "bid 0")
            for seat in (0, 1):
                assert not (await look(here, made, seat)).can_undo
            with pytest.raises(CannotUndo) as shown:
                await undo(here, made, 1)
            assert shown.value.code == "undo_reveal"
            assert len(await log_of(here, made)) == 3

    run(story())


def test_nothing_is_taken_back_once_the_game_is_over(tmp_path: Path) -> None:
    """The record with all deals is public then: who has read it must not play on."""

    async def story() -> None:
        async with services(tmp_path) as here:
            met = 0
            while not met:  # until a game whose last choice could be taken back by the rules alone
                made = await table(here, "me", "me")
                end = await finish(here, made)
                async with here.tables.at(made.table) as open_table:
                    match = open_table.logged.match.clone()
                last = match.moves[-1].seat
                for seat in (0, 1):
                    assert not (await look(here, made, seat)).can_undo
                    with pytest.raises(Refusal) as refused:
                        await undo(here, made, seat)
                    assert refused.value.code == "undo_over"
                assert await here.past.record(made.table)
                assert (await look(here, made)) == end
                with contextlib.suppress(CannotUndo):
                    match.undo(last)
                    met += 1

    run(story())


def test_an_end_that_was_taken_back_in_an_older_log_is_still_read() -> None:
    """Servers before this rule stored such undos; the log is the truth."""
    rng = random.Random(3)
    while True:
        logged = LoggedMatch.new(origin_now("beacon", 2, {}), 0.0)
        while not logged.match.over:
            seat = logged.match.waiting[0]
            logged.choose(seat, any_move(logged.match, seat, rng), None, 0.0)
        last = logged.match.moves[-1].seat
        undone = Entry(logged.history.seq + 1, UNDO, last, "", (), None, 0.0)
        with contextlib.suppress(CannotUndo):
            logged.apply(undone)
            break
    again = LoggedMatch.replayed(logged.origin, logged.history.entries)
    assert not again.match.over and again.match.digest == logged.match.digest
