"""The quick bound before a trial never rules out a slot that the card would make usable (A6)."""

from itertools import combinations
from typing import Any

import pytest

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import CARDS, PRICES, SLOTS
from planetb.games.underwater_cities.effects.actions import UseAction, slot_ready
from planetb.games.underwater_cities.effects.building import ANYTHING
from planetb.games.underwater_cities.effects.events import HAS_DISCOUNT, watch
from planetb.games.underwater_cities.effects.gains import Gain, GainDifferent
from planetb.games.underwater_cities.flow import slots
from planetb.games.underwater_cities.flow.matching import ChooseOrder, SlotDue
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
from planetb.games.underwater_cities.notes import Lapsed
from planetb.games.underwater_cities.options import SLOT, SLOT_NAMES
from planetb.games.underwater_cities.rules.costs import (
    affordable,
    can_build_for,
    discounted,
    usual_prices,
)
from planetb.games.underwater_cities.rules.network import opened, tally
from planetb.games.underwater_cities.rules.prospects import Prospects
from planetb.games.underwater_cities.rules.stock import SUM, in_all, less, lower, packed, unpacked, upper
from planetb.games.underwater_cities.rules.trades import outcomes
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, CREDIT, INSTANT, LASTING, RESOURCES
from planetb.games.underwater_cities.text.log import note_line
from planetb.kernel import trial
from planetb.kernel.domain import PASS
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.trial import Trial
from planetb.record.position import position

ANOTHERS_SLOT = (
    193  # an action card: a credit for the action of a slot, also of one where action cards are used
)


G7 = SLOT_NAMES.index("g7")


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


def made_up(state: UnderwaterState, seat: int, rng: Rng) -> UnderwaterState:
    """The position with another stock, action cards and abilities, also such as no game brings together."""
    twin = state.clone()
    here = twin.seats[seat]
    high = 2 + rng.below(4)
    here.goods = [rng.below(high) for _ in range(RESOURCES)] + here.goods[RESOURCES:]
    here.actions = drawn(ACTION, rng.below(5), [], rng)
    here.used = [card for card in here.actions if not rng.below(3)]
    here.tableau = drawn(LASTING, rng.below(4), here.tableau, rng)
    here.prices, here.spent = [], []
    watch(here)
    here.rebuilt()
    twin.shut = False
    return twin


def drawn(kind: int, n: int, cards: list[int], rng: Rng) -> list[int]:
    """These cards and so many of a kind, or fewer."""
    known = [card for card in range(1, len(CARDS)) if CARDS[card].kind == kind]
    for _ in range(n):
        card = rng.pick(known)
        if card not in cards:
            cards = [*cards, card]
    return cards


def test_no_bound_refuses_what_works_without_bounds_in_positions_made_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = Rng(11)
    refused = useful = 0
    monkeypatch.setattr(SlotDue, "hopeless", lambda self, state, height: False)
    for seed in range(12):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if isinstance(ask, ChooseSlot):
                twin = made_up(state, ask.seat, rng)
                here = twin.seats[ask.seat]
                card = drawn((INSTANT, LASTING, ACTION)[rng.below(3)], 1, [], rng)[0]
                if card not in here.actions and card not in here.tableau:
                    other = ChooseSlot(ask.seat, card)
                    wanted = doubtful(twin, other)
                    found = helped(twin, side_of(twin), ask.seat, card, sum([1 << slot for slot in wanted]))
                    for slot in wanted:
                        useful += works(twin, other, slot)
                        if not found >> slot & 1:
                            refused += 1
                            assert not works(twin, other, slot), (seed, card, SLOTS[slot].code)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert refused > 100 and useful > 30


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


def test_stocks_are_merged_and_summed_as_their_numbers_are() -> None:
    rng = Rng(12)
    for scarce in range(1 << RESOURCES):
        for most in (4, 120, 256):
            one, other = ([rng.below(most) for _ in range(RESOURCES)] for _ in range(2))
            sums = [sum(row[good] for good in range(RESOURCES) if scarce >> good & 1) for row in (one, other)]
            for merge, number in ((upper, max), (lower, min)):
                merged = merge(packed(one, scarce), packed(other, scarce))
                assert unpacked(merged) == tuple(map(number, one, other))
                assert merged >> SUM == number(sums)
            paid = less(packed(one, scarce), 5)
            assert unpacked(paid) == tuple(one) and paid >> SUM == max(0, sums[0] - 5)


def test_the_bound_of_several_gains_is_what_the_best_of_them_bring_and_no_less() -> None:
    state, rng = GAME.start(2, [0, 0, 0], seeded(1)), Rng(13)
    for scarce in range(1 << RESOURCES):
        prospects = Prospects(state, 0, scarce)
        rows = [[rng.below(3) for _ in range(RESOURCES)] for _ in range(1 + rng.below(4))]
        for n in range(1, 4):
            bound = prospects.best(n, [Gain(*row) for row in rows])
            for some in combinations(rows, min(n, len(rows))):
                brought = [sum(goods) for goods in zip(*some, strict=True)]
                assert all(one <= most for one, most in zip(brought, unpacked(bound), strict=True))
                assert in_all(brought, scarce) <= bound >> SUM
            assert bound >> SUM <= sum([in_all(row, scarce) for row in rows])
            different = prospects.of(GainDifferent(n))
            for goods in combinations(range(RESOURCES), n):
                picked = [int(good in goods) for good in range(RESOURCES)]
                assert in_all(picked, scarce) <= different >> SUM


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
                assert affordable(here, 1 << kind) == payable << kind
                bits |= ANYTHING.buildable(state, seat, 1 << kind)
            assert ANYTHING.buildable(state, seat, ANYTHING.what) == bits
            assert (bits != 0) == bool(ANYTHING.options(state, seat))
            fresh = Nation(here)
            fresh.rebuilt()
            fresh.prices = []
            assert (opened(fresh), tally(fresh)) == (opened(here), tally(here)), "kept beyond its time"
            assert usual_prices(fresh) == usual_prices(here), "prices kept beyond their time"
            for kind, price in enumerate(usual_prices(fresh)):
                assert price == PRICES[kind] or here.events >> HAS_DISCOUNT + kind & 1, "a discount unnoticed"
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
    for seed in range(12):
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
