"""The quick bound before a trial never rules out a slot that the card would make usable (A6)."""

from typing import Any

import pytest

from planetb.games.underwater_cities.content.tables import CARDS, PRICES, SLOTS
from planetb.games.underwater_cities.effects.actions import UseAction, slot_ready
from planetb.games.underwater_cities.effects.building import ANYTHING
from planetb.games.underwater_cities.flow.matching import SlotDue
from planetb.games.underwater_cities.flow.slots import (
    after_card,
    after_line,
    card_possible,
    helped,
    is_told,
    ready_slots,
    side_of,
)
from planetb.games.underwater_cities.flow.turns import ChooseSlot
from planetb.games.underwater_cities.game import GAME, TRIALS
from planetb.games.underwater_cities.options import SLOT
from planetb.games.underwater_cities.rules.costs import (
    affordable,
    can_build_for,
    discounted,
    payable_kinds,
    usual_prices,
)
from planetb.games.underwater_cities.rules.network import opened, tally
from planetb.games.underwater_cities.rules.trades import outcomes
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import CREDIT
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.trial import Trial
from planetb.record.position import position

ANOTHERS_SLOT = (
    193  # an action card: a credit for the action of a slot, also of one where action cards are used
)


def doubtful(state: UnderwaterState, ask: ChooseSlot) -> list[int]:
    """Free slots of the card's colour that are not usable without it."""
    return [
        slot
        for slot in side_of(state).ring
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
                    if helped(state, side_of(state), ask.seat, ask.card, 1 << slot):
                        hoped += 1
                        useful += works(state, ask, slot)
                    else:
                        ruled_out += 1
                        assert not works(state, ask, slot), (seed, ask.card, SLOTS[slot].code)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert ruled_out > 100
    assert hoped > 10 and useful > 3


def test_what_is_told_without_a_trial_is_what_the_trial_finds() -> None:
    rng = Rng(4)
    told, useful, surely = 0, 0, 0
    for seed in range(16):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), 0, 0], seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if isinstance(ask, ChooseSlot):
                side, seat, card = side_of(state), ask.seat, ask.card
                for slot in doubtful(state, ask):
                    if is_told(state, seat, card):
                        usable = not CARDS[card].inert and after_card(state, side, seat, card, 1 << slot) != 0
                        assert usable == works(state, ask, slot), (seed, card, SLOTS[slot].code)
                        told += 1
                        useful += usable
                    elif after_line(state, side, seat, card, 1 << slot):
                        assert works(state, ask, slot), (seed, card, SLOTS[slot].code)
                        surely += 1
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert told > 300
    assert useful > 10 and surely > 5


def test_an_action_card_that_leads_to_slots_is_not_followed_round_in_circles() -> None:
    state = GAME.start(2, [0, 0, 0], seeded(1))
    here = state.seats[0]
    here.actions, here.goods[CREDIT] = [ANOTHERS_SLOT], 9
    uses = [part for slot in SLOTS for part in slot.effect.parts() if isinstance(part, UseAction)]
    assert uses and CARDS[ANOTHERS_SLOT].effect.possible(state, 0)
    assert [outcomes(state, 0, effect) for effect in uses] == [[]] * len(uses)


def test_all_slots_at_once_are_answered_as_one_by_one() -> None:
    rng = Rng(5)
    seen = 0
    for seed in range(12):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            seat = GAME.seat(state)
            here = state.seats[seat]
            slots = side_of(state).ring
            one_by_one = [slot for slot in slots if slot_ready(state, seat, slot)]
            assert ready_slots(state, side_of(state), seat, sum(1 << slot for slot in slots)) == sum(
                1 << slot for slot in one_by_one
            ), seed
            bits = 0
            for kind, price in enumerate(PRICES):
                payable = can_build_for(here.goods, discounted(here, kind, price))
                assert ANYTHING.payable(here, 1 << kind) == payable << kind
                assert affordable(here.goods, PRICES, 1 << kind) == can_build_for(here.goods, price) << kind
                assert payable_kinds(here.goods) >> kind & 1 == can_build_for(here.goods, price)
                bits |= ANYTHING.buildable(state, seat, 1 << kind)
            assert ANYTHING.buildable(state, seat, ANYTHING.what) == bits
            assert (bits != 0) == bool(ANYTHING.options(state, seat))
            fresh = Nation(here)
            fresh.rebuilt()
            fresh.prices = []
            assert (opened(fresh), tally(fresh)) == (opened(here), tally(here)), "kept beyond its time"
            assert usual_prices(fresh) == usual_prices(here), "prices kept beyond their time"
            assert not (state.shut and GAME.windows[0].options(state, seat)), "shut beyond its time"
            assert state.taken in (-1, sum(1 << slot for slot in slots if state.slots[slot]))
            seen += len(one_by_one) < len(slots)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert seen > 100


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

    rng = Rng(8)
    for seed in range(8):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if ask.tries:
                looked = 0
                with monkeypatch.context() as patch:
                    patch.setattr(SlotDue, "hopeless", lambda self, state, height: False)
                    patch.setattr(Trial, "_line", one_more)
                    patch.setattr(GAME, "trials", 20_000)
                    plain = GAME.options_at(state, ask)
                with monkeypatch.context() as patch:
                    patch.setattr(SlotDue, "hopeless", counted)
                    patch.setattr(Trial, "run", with_bounds)
                    bounded = GAME.options_at(state, ask)
                if looked < 5_000:  # else it may have given up
                    assert bounded == plain, seed
                    compared += looked > 0
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert left_out > 20 and compared > 20


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
    assert 10 < most < TRIALS
