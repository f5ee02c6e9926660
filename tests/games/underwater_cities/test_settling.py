"""How far new cities may reach, and what is in reach of them: bounds of what a card may bring (A6)."""

from games.underwater_cities.table import Table
from games.underwater_cities.trying import made_up
from planetb.games.underwater_cities.content.tables import BONUSES, CARDS, SLOTS
from planetb.games.underwater_cities.effects.actions import UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, Build
from planetb.games.underwater_cities.effects.combine import Buy, Steps
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.flow.scenes import place_city
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.rules.network import ground, open_city_sites
from planetb.games.underwater_cities.rules.prospects import FIXED, Prospects
from planetb.games.underwater_cities.rules.settling import (
    MANY,
    cities_of,
    cities_of_actions,
    count_cities,
    ground_after,
    prints_of_cities,
    prints_of_sites,
)
from planetb.games.underwater_cities.rules.stock import SUM, unpacked
from planetb.games.underwater_cities.terms import (
    BUILDING,
    CITY,
    PLAIN_CITY,
    PLAIN_KIND,
    RESOURCES,
    STEELPLAST,
)
from planetb.kernel.effect import OneOf
from planetb.kernel.rng import Rng, seeded

EVERY_GOOD = (1 << RESOURCES) - 1


def test_buildings_stand_nowhere_that_so_many_new_cities_do_not_reach() -> None:
    rng = Rng(2)
    beyond = 0
    for seed in range(24):
        state = GAME.start(2, [seed % 2, 0, 0], seeded(seed))
        here = state.seats[0]
        for n in range(1, 4):
            twin = state.clone()
            reach = ground_after(here, n)
            for _ in range(n):
                place_city(twin, 0, PLAIN_KIND, rng.pick(open_city_sites(twin.seats[0])))
            assert ground(twin.seats[0]) & ~reach == 0
            beyond += reach != ground_after(here, MANY)
            assert len(prints_of_sites(here, 1, n)) <= len(prints_of_sites(here, 1, MANY))
            assert len(prints_of_cities(here, n)) <= len(prints_of_cities(here, MANY))
    assert beyond > 10, "the bound says nothing"


def test_cities_are_counted_through_parts_alternatives_purchases_and_action_cards() -> None:
    one, two = Build(CITY), Build(PLAIN_CITY, 2)
    either, both, bought = OneOf(one, two), Steps(one, two), Buy(Steps(one), credits=1, times=3)
    lent, used = UseSlot(0), UseAction(2)
    for effect in (either, both, bought, lent, used):
        count_cities(effect)
    here = Table().me
    here.actions = []
    assert [cities_of(here, effect) for effect in (either, both, bought, lent, used)] == [2, 3, 3, MANY, 0]
    assert cities_of(here, Build(CITY)) == MANY, "nobody has looked at it"
    building = next(card for card in CARDS if isinstance(card.effect, Build) and card.effect.what & CITY)
    here.actions = [building.number]
    assert isinstance(building.effect, Build)
    assert cities_of_actions(here, 2) == 2 * building.effect.n
    here.actions = [card.number for card in CARDS if card.reuses][:1]
    assert cities_of_actions(here, 1) == MANY


def test_a_print_counts_but_once_however_many_buildings_there_may_be() -> None:
    table = Table(board="b1")
    printed = [i for i, deed in enumerate(BONUSES) if isinstance(deed, Gain) and deed.amounts[STEELPLAST]]
    steelplast = 1 << STEELPLAST
    together = Steps(Build(BUILDING, 1, FREE), Build(BUILDING, 1, FREE))
    prospects = Prospects(table.state, 0, steelplast)
    prospects.stock += prospects.of(together)
    prospects.finish()
    assert printed and unpacked(prospects.stock)[STEELPLAST] == prospects.stock >> SUM == 1


def test_what_always_brings_the_same_is_what_it_brings_now() -> None:
    rng = Rng(9)
    noted = 0
    for seed in range(6):
        state = GAME.start(2, [0, 0, 0], seeded(seed))
        while state.options:
            if not rng.below(40):
                twin = made_up(state, GAME.seat(state), rng)
                scarce = rng.below(1 << RESOURCES)
                prospects = Prospects(twin, GAME.seat(state), scarce)
                for effect, row in FIXED.items():
                    found = prospects.of(effect)
                    assert prospects.inside(effect) == found == row[scarce] and not prospects.deeds
                    noted += 1
            GAME.choose(state, rng.pick(state.options))
    assert noted > 500 and all(slot.effect not in FIXED for slot in SLOTS if isinstance(slot.effect, Steps))
