"""Trials find what any order of answers makes possible, whatever spares them branches (A6)."""

from typing import Any

import pytest

from games.underwater_cities.table import Table
from games.underwater_cities.trying import doubtful, works
from planetb.games.underwater_cities.flow import slots
from planetb.games.underwater_cities.flow.matching import ChooseOrder, SlotDue
from planetb.games.underwater_cities.flow.slots import (
    card_possible,
)
from planetb.games.underwater_cities.flow.turns import ChooseSlot
from planetb.games.underwater_cities.game import GAME, TRIALS
from planetb.games.underwater_cities.notes import Lapsed
from planetb.games.underwater_cities.options import SLOT_NAMES
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.text.log import note_line
from planetb.kernel import trial
from planetb.kernel.domain import PASS
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.trial import Trial
from planetb.record.position import position

G7 = SLOT_NAMES.index("g7")


def test_bounds_inside_a_trial_hide_no_line_that_works_out(monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless, run, line = SlotDue.hopeless, Trial.run, Trial._line
    left_out = looked = compared = 0

    def counted(self: SlotDue, state: UnderwaterState, height: int) -> bool:
        nonlocal left_out
        found = hopeless(self, state, height)
        left_out += found
        return found

    def with_bounds(self: Any, state: UnderwaterState, limit: int) -> bool:
        self.long = True  # from the first position on
        return run(self, state, limit)

    def one_more(self: Any, state: Any) -> int:
        nonlocal looked
        looked += 1
        return line(self, state)

    def all_that_may(state: UnderwaterState, side: Any, seat: int, card: int, wanted: int) -> int:
        return wanted if card_possible(state, seat, card) else 0  # no bound before a trial

    rng = Rng(8)
    for seed in range(12):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if ask.tries:
                looked = 0
                with monkeypatch.context() as patch:
                    patch.setattr(slots, "helped", all_that_may)
                    patch.setattr(SlotDue, "hopeless", lambda self, state, height: False)
                    patch.setattr(Trial, "_line", one_more)
                    patch.setattr(GAME, "trials", 20_000)
                    plain = GAME.options_at(state, ask)
                with monkeypatch.context() as patch:
                    patch.setattr(slots, "helped", all_that_may)
                    patch.setattr(SlotDue, "hopeless", counted)
                    patch.setattr(Trial, "run", with_bounds)
                    bounded = GAME.options_at(state, ask)
                if looked < 5_000:  # else it may have given up
                    assert bounded == plain, seed
                    compared += looked > 0
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert left_out > 50 and compared > 50


def test_a_trial_leaves_what_it_shares_with_the_table_as_it_was() -> None:
    rng = Rng(4)
    tried = 0
    for seed in range(10):
        state = GAME.start(2, [0, seed % 2, 0], seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if isinstance(ask, ChooseSlot):
                before = position(GAME, state)
                for slot in doubtful(state, ask):
                    works(state, ask, slot)
                    tried += 1
                assert position(GAME, state) == before, (seed, ask.card)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert tried > 100


def many_ways_to_fail() -> Table:
    """All Hands may use action cards in thousands of orders; none of them brings what slot g7 asks for."""
    table = Table(board="b4").tunnel(1, 2, 4).tunnel(3, upgraded=True).city(5, 9)
    table.building("3a", "8a", "8b", kind="desalination").building("9a")
    table.building("5a", "6a", "6b", kind="laboratory", upgraded=True)
    table.metropolis(0, "m2").metropolis(1, "m8").metropolis(2, "m10")
    table.claimed(58, 184, 16, 10, 77, 61, 36, 117).hand(170, 160, 172).goods(credit=5, science=4)
    table.me.used = [36, 0]
    return table


def test_a_slot_that_no_order_of_effects_makes_usable_is_not_offered() -> None:
    """A6: a search that gave up let it pass."""
    table = many_ways_to_fail().turn("card 170")
    assert "slot g6" in table.options and "slot g7" not in table.options
    assert not works(table.state, ChooseSlot(0, 170), G7)


def test_a_trial_gives_up_only_when_it_has_looked_at_as_many_positions_as_it_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = 0
    line = Trial._line

    def one_more(self: Any, state: Any) -> int:
        nonlocal looked
        looked += 1
        return line(self, state)

    table = many_ways_to_fail().turn("card 170")
    work = ChooseOrder(0, 170, G7).trial(table.state, PASS)
    monkeypatch.setattr(SlotDue, "hopeless", lambda self, state, height: False)
    monkeypatch.setattr(Trial, "_line", one_more)
    monkeypatch.setattr(trial, "SHORT", TRIALS)  # what is remembered from round to round is not counted

    def lets_pass(limit: int) -> bool:
        nonlocal looked
        looked = 0
        twin = table.state.sketch(0)
        height = len(twin.agenda)
        twin.agenda += work[-2::-1]
        return Trial(GAME, height, [work[-1]]).run(twin, limit)

    assert not lets_pass(TRIALS)
    needed = looked
    assert not lets_pass(needed) and looked <= needed  # with other shares it may need a few less
    assert lets_pass(needed // 8)


def test_a_slot_that_was_let_pass_and_cannot_be_used_lapses_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A6: nobody gets stuck, should a trial have given up."""
    monkeypatch.setattr(GAME, "trials", 10)
    monkeypatch.setattr(SlotDue, "hopeless", lambda self, state, height: False)
    monkeypatch.setattr(slots, "helped", lambda state, side, seat, card, wanted: wanted)
    table = many_ways_to_fail()
    table.state.trail = trail = []
    table.turn("card 170", "slot g7")
    while table.state.agenda and table.state.options:
        GAME.choose(table.state, table.state.options[-1])
    told = [entry for entry in trail if isinstance(entry, Lapsed)]
    assert [(note.seat, note.slot) for note in told] == [(0, G7)]
    assert note_line(told[0], "en") == "cannot use slot G7 after all"


def test_no_trial_comes_near_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    most = looked = 0
    run, line = Trial.run, Trial._line

    def counted(self: Any, state: Any, limit: int) -> bool:
        nonlocal most, looked
        looked = 0
        found = run(self, state, limit)
        most = max(most, looked)
        return found

    def one_more(self: Any, state: Any) -> int:
        nonlocal looked
        looked += 1
        return line(self, state)

    monkeypatch.setattr(Trial, "run", counted)
    monkeypatch.setattr(Trial, "_line", one_more)
    rng = Rng(6)
    for seed in range(30):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert 10 < most < TRIALS // 10


@pytest.mark.parametrize("contracts", [False, True])
def test_trials_that_remember_find_the_same(contracts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    variant = GAME.fill(2, {"boards": "expert", "contracts": contracts})
    played: list[list[list[int]]] = []
    for short in (-1, 1_000_000):  # all that failed is remembered, or nothing
        monkeypatch.setattr(trial, "SHORT", short)
        rng, seen = Rng(8), []
        for seed in range(6):
            state = GAME.start(2, variant, seeded(seed))
            while state.options:
                seen.append(state.options)
                GAME.choose(state, rng.pick(state.options))
        played.append(seen)
    assert played[0] == played[1]
