"""Government contracts (p. 18)."""

import pytest

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import CONTRACTS
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.rules.distance import deeds_lacking
from planetb.games.underwater_cities.rules.network import STANDS
from planetb.games.underwater_cities.state import Nation
from planetb.kernel.rng import Rng, seeded


def test_the_first_to_meet_all_criteria_takes_the_contract_at_once() -> None:
    table = Table(2, contracts=True).contracts("k2").city(6, symbiotic=True).tunnel(1, 2)
    table.goods(steelplast=1, kelp=1, biomass=1, credit=2).hand(1, 2, 4)
    table.turn("card 1", "slot g7", "symbiotic 8")
    assert table.stock() == {"point": 4, "biomass": 1}
    assert table.state.contracts == [] and table.me.contracts == [1]


def test_a_contract_with_two_criteria_needs_both() -> None:
    table = Table(2, contracts=True).contracts("k6").tunnel(2, 3, 5, 7, 8).tunnel(1, 4, upgraded=True)
    table.city(1, 5, 6, 7).goods(science=2).hand(23, 24, 25)
    table.turn("card 23", "slot y5", "part 2", "upgrade t2")
    assert table.stock() == {"science": 1, "point": 4, "steelplast": 2}


def test_three_contracts_are_laid_out() -> None:
    assert len(Table(3, contracts=True).state.contracts) == 3
    assert Table(3).state.contracts == []


def test_a_claimed_card_can_fulfil_a_contract() -> None:
    table = Table(2, contracts=True).contracts("k8").claimed(20, 21, 200, 201).hand(60, 1, 2)
    table.turn("card 60", "slot g1", "yes")
    assert table.stock()["point"] == 4


def meets(here: Nation, contract: int) -> bool:
    terms = CONTRACTS[contract]
    return all(
        counter.count(here) >= least for counter, least in zip(terms.counters, terms.least, strict=True)
    )


@pytest.mark.parametrize("boards", ["basic", "expert"])
def test_nobody_who_was_looked_at_meets_a_contract_that_is_left(boards: str) -> None:
    rng, built = Rng(3), 0
    variant = GAME.fill(3, {"boards": boards, "contracts": True})
    for seed in range(12):
        state = GAME.start(3, variant, seeded(seed))
        state.contracts = list(range(len(CONTRACTS)))  # all of them, so that many are fulfilled
        while state.options:
            for here in state.seats:
                assert here.built in (-1, sum(STANDS[value] for value in here.sites)), "miscounted"
                built += here.built >= 0
                for contract in state.contracts:
                    assert not (here.due and meets(here, contract))
                    assert not here.due or here.due[contract] <= max(
                        1, deeds_lacking(here, CONTRACTS[contract])
                    )
                    assert not (meets(here, contract) and deeds_lacking(here, CONTRACTS[contract]))
            GAME.choose(state, rng.pick(state.options))
    assert built > 100


def test_a_deed_brings_a_contract_nearer_by_one_at_most() -> None:
    rng = Rng(5)
    state = GAME.start(2, GAME.fill(2, {"contracts": True}), seeded(5))
    here = state.seats[0]
    lacking = [deeds_lacking(here, terms) for terms in CONTRACTS]
    deeds = 0
    while state.options:
        GAME.choose(state, rng.pick(state.options))
        done = sum(map(bool, here.sites)) + sum(value > 3 for value in here.sites) + sum(here.tunnels)
        done += sum(here.cities) + len(here.tableau) + len(here.actions) + len(here.extra)
        for i, terms in enumerate(CONTRACTS):
            now = deeds_lacking(here, terms)
            assert lacking[i] - now <= max(0, done - deeds)
            lacking[i] = now
        deeds = done
