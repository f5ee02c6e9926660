"""A trial merges only what nothing later in the turn can tell apart: it refuses no usable slot (A6)."""

from collections.abc import Callable, Iterator

import pytest

from games.underwater_cities.table import Table
from games.underwater_cities.test_prospects import drawn, made_up
from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, Deed
from planetb.games.underwater_cities.effects.actions import Shed
from planetb.games.underwater_cities.effects.building import FREE, Build, BuildNext
from planetb.games.underwater_cities.effects.combine import If, Steps
from planetb.games.underwater_cities.effects.counters import Farms, FullCities, HandCards, UpgradedFarms
from planetb.games.underwater_cities.effects.drawing import TakeSpecial, TakeSpecialCard
from planetb.games.underwater_cities.effects.events import MatchedGreen, SecondUpgradedFarm
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.effects.lasting import Whenever
from planetb.games.underwater_cities.effects.upgrading import UPGRADED, Upgrade, UpgradeNext
from planetb.games.underwater_cities.flow.turns import ChooseSlot
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.options import CARD, SITE_NAMES
from planetb.games.underwater_cities.rules import hopes
from planetb.games.underwater_cities.rules.counting import prepare_counts
from planetb.games.underwater_cities.rules.hopes import is_fickle
from planetb.games.underwater_cities.rules.prospects import Prospects
from planetb.games.underwater_cities.rules.stock import unpacked
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CITY_SITES, EXPANSION, FARM, INSTANT, KELP, PER_CITY, TUNNEL
from planetb.kernel.domain import PASS
from planetb.kernel.effect import All
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.shared import put

FREE_UPGRADE = 89  # red: upgrade a building for nothing
TWO_ACTIONS = 124  # yellow: a credit for two action cards
OUTPUT = 81  # action: what an upgraded building of a connected city makes
SECOND_OUTPUT = 156  # likewise of any structure
UPGRADED_AT_ONCE = 199  # action: build something upgraded
METROPOLIS = 166  # green: gain a metropolis
REWARDED_METROPOLIS = 191  # lasting: credits for each that is connected
ON_GREEN = 55  # lasting: rewards matching green cards
USE_ACTION = 46  # green
SECOND_UPGRADED = 76  # lasting: second upgraded farms are rewarded

Declared = Callable[[int, Deed], None]


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[Declared]:
    """Gives cards other effects, as a content pack may."""
    changed: list[int] = []

    def declare(card: int, effect: Deed) -> None:
        monkeypatch.setattr(CARDS[card], "effect", effect)
        changed.append(card)
        weigh(changed)

    yield declare
    monkeypatch.undo()
    weigh(changed)


def weigh(cards: list[int]) -> None:
    prepare_counts()
    for card in cards:
        hopes.weigh_card(CARDS[card])


def offered(table: Table, card: int) -> list[str]:
    """The slots to choose from with a card; the assistant is used up."""
    table.me.used = [0]
    return table.hand(card, 2, 3).turn(f"card {card}").options


def test_a_slot_is_usable_if_only_upgrading_a_connected_building_makes_it_so() -> None:
    table = Table().building("6a", "9a").claimed(OUTPUT)  # at site 6 there is no city
    assert "slot r7" in offered(table, FREE_UPGRADE)
    assert table.play("slot r7").built() == {
        "6a": "farm",
        "9a": "upgraded farm",
    }  # nothing else is left to choose


def test_a_slot_stays_unusable_if_no_connected_building_can_be_upgraded() -> None:
    assert "slot r7" not in offered(Table().building("6a", "6b").claimed(OUTPUT), FREE_UPGRADE)


def test_a_slot_is_usable_if_only_building_at_a_connected_city_makes_it_so() -> None:
    """An upgraded desalination plant makes the credit and the biomass that pay for a tunnel."""
    table = Table(board="b2").claimed(UPGRADED_AT_ONCE, OUTPUT).goods(credit=2)
    assert "slot y2" in offered(table, TWO_ACTIONS)


def test_a_slot_is_usable_if_only_what_a_later_tunnel_connects_is_counted(declared: Declared) -> None:
    reward = Steps(Gain(points=1), If(UpgradedFarms(), 1, Gain(steelplast=1)))
    declared(FREE_UPGRADE, All(Upgrade(FARM, pays=0), Build(TUNNEL, price=FREE), reward))
    table = Table(board="b4").city(1, 6).building("1b", "6b")  # neither is connected, but a tunnel leads to 6
    assert "slot r6" in offered(table, FREE_UPGRADE)  # a laboratory costs a steelplast


def test_a_slot_is_usable_if_only_a_second_upgraded_building_at_a_city_makes_it_so(
    declared: Declared,
) -> None:
    declared(SECOND_UPGRADED, Whenever(SecondUpgradedFarm(), Gain(steelplast=1)))
    declared(FREE_UPGRADE, Build(FARM, price=FREE, upgrade=UPGRADED))
    table = Table(board="b4").building("9b", upgraded=True).claimed(SECOND_UPGRADED)
    assert "slot r6" in offered(table, FREE_UPGRADE)


@pytest.mark.parametrize("counter", [Farms(), FullCities()])
def test_a_slot_is_usable_if_only_the_right_building_site_is_counted(
    counter: Farms | FullCities, declared: Declared
) -> None:
    declared(FREE_UPGRADE, Steps(Build(FARM, price=FREE), If(counter, 1, Gain(steelplast=1))))
    table = Table(board="b4").city(8).tunnel(2)
    if isinstance(counter, FullCities):
        table.building("9b", kind="laboratory").building("9c", kind="desalination")
    assert "slot r6" in offered(table, FREE_UPGRADE)


def test_a_slot_is_usable_if_connecting_any_metropolis_brings_what_it_takes() -> None:
    """Which one is gained is luck, but each of them sets off the lasting card."""
    table = Table().claimed(REWARDED_METROPOLIS)
    assert "slot g2" in offered(table, METROPOLIS)
    assert "slot g2" not in offered(Table(), METROPOLIS)
    assert table.play("slot g2").stock()["credit"] == 2


def test_a_slot_is_usable_if_any_metropolis_fulfils_a_contract_that_brings_what_it_takes() -> None:
    table = Table(contracts=True).contracts("k3", "k1")
    table.me.extra = [table.state.blue.pop()]
    assert "slot g2" in offered(table, METROPOLIS)


def test_a_condition_that_a_claimed_card_may_bring_about_first_is_no_bound(declared: Declared) -> None:
    declared(ON_GREEN, Whenever(MatchedGreen(), Upgrade(FARM, pays=0)))
    declared(USE_ACTION, Steps(Gain(points=1), If(UpgradedFarms(), 1, Gain(credits=1))))
    assert "slot g2" in offered(Table().building("9b").claimed(ON_GREEN), USE_ACTION)


def test_what_a_tunnel_connects_at_a_stroke_is_within_the_bound() -> None:
    table = Table().city(6).building("6a", "6b", "6c", "5a", "5b", "5c")
    before = Per(Farms(), 1, Gain(kelp=1))
    most = unpacked(Prospects(table.state, 0, 0).of(before))
    table.city(5).tunnel(1, 3)
    assert before.times(table.me) == 6 <= most[KELP]


def test_a_card_may_go_first_if_the_special_card_that_it_puts_back_is_the_last_one(
    declared: Declared,
) -> None:
    """A three-credit card goes into the box, a cheap one under its deck, where the slot finds it."""
    declared(USE_ACTION, All(TakeSpecial(), Shed(1, Gain(points=1)), TakeSpecial()))
    table = Table()
    state = table.state
    state.boxed = sorted([*state.boxed, *state.specials[1:], *state.pile])
    state.specials, state.pile = state.specials[:1], []
    offered(table, USE_ACTION)
    table.play("slot g6")
    assert table.options == ["card-first", "slot-first"]


def test_plain_buildings_are_upgraded_besides_multiplied_ones_of_another_city(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(board="b5").building("5d", "6a")
    times = [5 if name == "5d" else 1 for name in SITE_NAMES]  # a pack may multiply by any number
    monkeypatch.setattr(BOARDS[table.me.board], "site_times", times)
    assert len(Upgrade(FARM, pays=0).options(table.me)) == 2


def test_what_depends_on_the_hand_is_not_told_without_a_trial() -> None:
    assert is_fickle(Shed(1, Gain(credits=1))) and is_fickle(If(HandCards(), 3, Gain(credits=1)))
    assert not is_fickle(If(Farms(), 3, Gain(credits=1)))


# Merged searches and searches that merge nothing


def apart(patch: pytest.MonkeyPatch) -> None:
    """Lets trials try everything that may be chosen."""

    def upgrades(self: UpgradeNext, state: UnderwaterState) -> list[int]:
        found = self.effect.options(state.seats[self.seat])
        return [PASS, *found] if self.done or not found else found

    def builds(self: BuildNext, state: UnderwaterState) -> list[int]:
        found = self.effect.options(state, self.seat)
        return [PASS, *found] if self.built or not found else found

    def takes(self: TakeSpecialCard, state: UnderwaterState) -> list[int]:
        laid_out = [*state.specials, *([state.top] if state.top >= 0 else [])]
        return [CARD + card for card in laid_out] or [PASS]

    patch.setattr(UpgradeNext, "options", upgrades)
    patch.setattr(BuildNext, "options", builds)
    patch.setattr(TakeSpecialCard, "options", takes)


def scattered(state: UnderwaterState, seat: int, rng: Rng) -> UnderwaterState:
    """A position made up in which much stands that is not connected, and counting cards lie beside it."""
    twin = made_up(state, seat, rng)
    here = twin.seats[seat]
    counts = BOARDS[here.board].counts
    for city in range(CITY_SITES):
        if not here.cities[city] and not rng.below(4):
            here.cities = put(here.cities, city, 1)
        for spot in [*range(counts[city]), EXPANSION]:
            if not here.sites[city * PER_CITY + spot] and not rng.below(4):
                here.sites = put(here.sites, city * PER_CITY + spot, 1 + rng.below(6))
    here.actions = [card for card in here.actions if card not in (OUTPUT, SECOND_OUTPUT)][:3]
    here.actions.append((OUTPUT, SECOND_OUTPUT)[rng.below(2)])
    here.used = [card for card in here.used if card in here.actions]
    here.rebuilt()
    return twin


@pytest.mark.parametrize("contracts", [False, True])
def test_merged_trials_find_what_trials_find_that_merge_nothing(
    contracts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Rng(21)
    compared = useful = 0
    for seed in range(8):
        variant = [seed % 2, int(contracts), 0]
        state = GAME.start(2 + seed % 3, variant, seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if isinstance(ask, ChooseSlot):
                twin = scattered(state, ask.seat, rng)
                here = twin.seats[ask.seat]
                card = drawn(INSTANT, 1, [], rng)[0]
                if card not in here.tableau:
                    other = ChooseSlot(ask.seat, card)
                    merged = GAME.options_at(twin, other)
                    with monkeypatch.context() as patch:
                        apart(patch)
                        assert GAME.options_at(twin, other) == merged, (seed, card)
                    compared += 1
                    useful += twin.doubtful.bit_count() > 0
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert compared > 300 and useful > 20
