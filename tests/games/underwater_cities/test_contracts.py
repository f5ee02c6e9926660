"""Government contracts (p. 18)."""

from games.underwater_cities.table import Table


def test_the_first_to_meet_all_criteria_takes_the_contract_at_once() -> None:
    table = Table(2, contracts=True).contracts("k2").city(6, symbiotic=True).tunnel(1, 2)
    table.goods(steelplast=1, kelp=1, biomass=1, credit=2).hand(1, 2, 4)
    table.turn("card 1", "slot g7", "symbiotic 8")
    assert table.stock() == {"point": 4, "biomass": 1}
    assert table.state.contracts == [] and table.me.contracts == [1]


def test_a_contract_with_two_criteria_needs_both() -> None:
    table = Table(2, contracts=True).contracts("k6").tunnel(2, 3, 5, 7, 8).tunnel(1, upgraded=True)
    table.city(1, 5, 7).goods(science=2).hand(23, 24, 25)
    table.turn("card 23", "slot y5", "part 2", "upgrade t2")
    assert table.stock() == {"science": 1, "point": 4, "steelplast": 2}


def test_three_contracts_are_laid_out() -> None:
    assert len(Table(3, contracts=True).state.contracts) == 3
    assert Table(3).state.contracts == []


def test_a_claimed_card_can_fulfil_a_contract() -> None:
    table = Table(2, contracts=True).contracts("k8").claimed(20, 21, 200, 201).hand(60, 1, 2)
    table.turn("card 60", "slot g1", "yes")
    assert table.stock()["point"] == 4
