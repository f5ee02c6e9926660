"""The quick bound before a trial never rules out a slot that the card would make usable (A6)."""

from itertools import combinations

import pytest

from games.underwater_cities.trying import doubtful, drawn, made_up, works
from planetb.games.underwater_cities.content.tables import CARDS, PRICES, SLOTS, Cost
from planetb.games.underwater_cities.effects.actions import UseAction, slot_ready
from planetb.games.underwater_cities.effects.building import ANYTHING
from planetb.games.underwater_cities.effects.events import HAS_DISCOUNT
from planetb.games.underwater_cities.effects.gains import Gain, GainDifferent
from planetb.games.underwater_cities.flow.matching import SlotDue
from planetb.games.underwater_cities.flow.slots import (
    after_card,
    after_line,
    helped,
    is_told,
    ready_slots,
    side_of,
)
from planetb.games.underwater_cities.flow.turns import ChooseSlot
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.rules.costs import (
    CHEAPEST,
    STOCKED,
    affordable,
    can_build_for,
    discounted,
    scarce_goods,
    usual_prices,
)
from planetb.games.underwater_cities.rules.network import (
    city_bits,
    occupied_sites,
    opened,
    tally,
    tunnel_bits,
    tunnels_among,
)
from planetb.games.underwater_cities.rules.prospects import Prospects
from planetb.games.underwater_cities.rules.stock import SUM, in_all, less, lower, packed, unpacked, upper
from planetb.games.underwater_cities.rules.trades import outcomes
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    ACTION,
    BIOMASS,
    CREDIT,
    INSTANT,
    KELP,
    LASTING,
    RESOURCES,
    STEELPLAST,
)
from planetb.kernel.rng import Rng, seeded

ANOTHERS_SLOT = (
    193  # an action card: a credit for the action of a slot, also of one where action cards are used
)


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


def lacking(goods: list[int], price: Cost) -> int:
    """Bits of what a price takes all of, or nearly; and of biomass, where it stands in."""
    scarce = [good for good, n in enumerate(price) if n and goods[good] <= n]
    stands_in = KELP in scarce or STEELPLAST in scarce
    return sum(1 << good for good in {*scarce, *([BIOMASS] if stands_in else [])})


def test_what_is_scarce_is_known_of_any_stock() -> None:
    plenty = [STOCKED + 7] * (RESOURCES + 1)
    for kind, price in enumerate(PRICES):
        assert scarce_goods(plenty, 1 << kind) == 0
        assert scarce_goods([0, *plenty[1:]], 1 << kind) == lacking([0, *plenty[1:]], price)


def test_the_least_that_is_scarce_of_some_kinds_is_that_of_the_cheapest() -> None:
    for scarce in range(1 << RESOURCES):
        for kinds in range(1, 1 << len(PRICES)):
            prices = [price for kind, price in enumerate(PRICES) if kinds >> kind & 1]
            assert CHEAPEST[scarce][kinds] == min(in_all(price, scarce) for price in prices)


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
            assert occupied_sites(here) == sum(1 << site for site, value in enumerate(here.sites) if value)
            assert city_bits(here) == sum(1 << city for city, dome in enumerate(here.cities) if dome)
            assert tunnels_among(tunnel_bits(here)) == [i for i, value in enumerate(here.tunnels) if value]
            assert scarce_goods(here.goods, 1 << seed % 6) == lacking(here.goods, PRICES[seed % 6])
            assert usual_prices(fresh) == usual_prices(here), "prices kept beyond their time"
            for kind, price in enumerate(usual_prices(fresh)):
                assert price == PRICES[kind] or here.events >> HAS_DISCOUNT + kind & 1, "a discount unnoticed"
            assert not (state.shut and GAME.windows[0].options(state, seat)), "shut beyond its time"
            assert state.taken in (-1, sum(1 << slot for slot in slots if state.slots[slot]))
            seen += len(one_by_one) < len(slots)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert seen > 100
