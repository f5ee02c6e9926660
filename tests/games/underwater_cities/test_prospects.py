"""The quick bound before a trial never rules out a slot that the card would make usable (A6)."""

from typing import Any

import pytest

from planetb.games.underwater_cities.content.tables import CARDS, SLOTS
from planetb.games.underwater_cities.effects.actions import slot_ready
from planetb.games.underwater_cities.flow.slots import card_possible, helpful, ring
from planetb.games.underwater_cities.flow.turns import ChooseSlot
from planetb.games.underwater_cities.game import GAME, TRIALS
from planetb.games.underwater_cities.options import SLOT
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.trial import Trial
from planetb.record.position import position


def doubtful(state: UnderwaterState, ask: ChooseSlot) -> list[int]:
    """Free slots of the card's colour that are not usable without it."""
    return [
        slot
        for slot in ring(state)
        if SLOTS[slot].colour == CARDS[ask.card].colour
        and not state.slots[slot]
        and not slot_ready(state, ask.seat, slot)
        and card_possible(state, ask.seat, ask.card)
    ]


def works(state: UnderwaterState, ask: ChooseSlot, slot: int) -> bool:
    """Whether the slot is usable after the card, tried on a copy."""
    twin = state.sketch(ask.seat)
    height = len(twin.agenda)
    twin.agenda += ask.trial(state, SLOT + slot)[::-1]
    return GAME.feasible(twin, height)


def test_a_slot_without_hope_is_unusable_in_the_trial_too() -> None:
    rng = Rng(3)
    ruled_out, hoped, useful = 0, 0, 0
    for seed in range(30):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if isinstance(ask, ChooseSlot):
                for slot in doubtful(state, ask):
                    if helpful(state, ask.seat, CARDS[ask.card], slot):
                        hoped += 1
                        useful += works(state, ask, slot)
                    else:
                        ruled_out += 1
                        assert not works(state, ask, slot), (seed, ask.card, SLOTS[slot].code)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert ruled_out > 100
    assert hoped > 10 and useful > 3


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


def test_no_trial_comes_near_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    most = looked = 0
    run, line = Trial.run, Trial._line

    def counted(self: Any, state: Any, limit: int) -> bool:
        nonlocal most, looked
        looked = 0
        found = run(self, state, limit)
        most = max(most, looked)
        return found

    def one_more(self: Any, state: Any, left: list[int]) -> int:
        nonlocal looked
        looked += 1
        return line(self, state, left)

    monkeypatch.setattr(Trial, "run", counted)
    monkeypatch.setattr(Trial, "_line", one_more)
    rng = Rng(6)
    for seed in range(30):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert 10 < most < TRIALS
