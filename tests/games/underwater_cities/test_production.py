"""Production, feeding and the change of eras (p. 16-17)."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import BOARDS, LINKED, MAKES
from planetb.games.underwater_cities.effects.gains import OUTPUTS
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.rules.network import counts, is_connected, produces
from planetb.games.underwater_cities.rules.production import network_output
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    CITY_SITES,
    CREDIT,
    PER_CITY,
    PLACES,
    POINT,
    SITES,
    TUNNEL_KIND,
)
from planetb.kernel.rng import Rng


def test_every_structure_makes_its_own() -> None:
    table = Table().building("9a", kind="farm").building("9b", kind="desalination")
    table.building("9c", kind="laboratory").tunnel(1).produce()
    assert table.stock() == {"kelp": 1, "credit": 2, "science": 1}


def test_upgraded_structures_make_more() -> None:
    table = Table().building("9a", kind="farm", upgraded=True)
    table.building("9b", kind="desalination", upgraded=True)
    table.building("9c", kind="laboratory", upgraded=True).tunnel(1, upgraded=True).produce()
    assert table.stock() == {"kelp": 1, "credit": 2, "science": 1, "steelplast": 1, "biomass": 1, "point": 2}


def test_a_pair_of_upgraded_farms_makes_a_kelp_and_a_point_more() -> None:
    table = Table().building("9a", "9b", kind="farm", upgraded=True).produce()
    assert table.stock() == {"kelp": 3, "point": 3}


def test_a_pair_of_upgraded_desalination_plants_makes_a_credit_more() -> None:
    table = Table().building("9a", "9b", kind="desalination", upgraded=True).produce()
    assert table.stock() == {"credit": 3, "biomass": 2}


def test_the_pair_counts_once_even_with_three() -> None:
    """Ruling A9."""
    table = Table().building("9a", "9b", "9c", kind="laboratory", upgraded=True).produce()
    assert table.stock() == {"science": 3, "steelplast": 4}


def test_a_pair_needs_one_city() -> None:
    table = Table().city(6).tunnel(1).building("9a", "6a", kind="farm", upgraded=True).produce()
    assert table.stock() == {"kelp": 2, "point": 2, "credit": 1}


def test_what_is_not_connected_makes_nothing() -> None:
    table = Table().city(6).building("6a", "5a", kind="farm", upgraded=True).produce()
    assert table.stock() == {}


def test_a_tunnel_without_a_city_makes_nothing() -> None:
    table = Table().tunnel(1, 4).produce()
    assert table.stock() == {"credit": 1}


def test_connected_symbiotic_cities_make_two_points() -> None:
    table = Table().city(6, 8, symbiotic=True).tunnel(1).produce()
    assert table.stock() == {"credit": 1, "point": 2}


def test_production_cards_give() -> None:
    assert Table().claimed(63).produce().stock() == {"steelplast": 1, "kelp": 1}


def test_a_laboratory_may_make_steelplast_and_kelp_instead() -> None:
    table = Table().claimed(17).building("9a", kind="laboratory", upgraded=True).produce("yes")
    assert table.stock() == {"steelplast": 2, "kelp": 1}


def test_kelp_per_three_laboratories() -> None:
    """Ruling A3."""
    table = Table().claimed(42).building("9a", "9b", "9c", kind="laboratory").produce()
    assert table.stock() == {"science": 3, "kelp": 1}


def test_produced_biomass_scores_only_if_some_was_produced() -> None:
    table = Table().claimed(101).building("9a", kind="desalination", upgraded=True).produce("yes")
    assert table.stock() == {"credit": 1, "point": 3}
    assert Table().claimed(101).goods(biomass=1).produce().stock() == {"biomass": 1}


def test_a_trade_in_production_is_asked_for() -> None:
    assert Table().claimed(158).goods(kelp=3).produce("yes").stock() == {"kelp": 1, "point": 3}
    assert Table().claimed(158).goods(kelp=3).produce("no").stock() == {"kelp": 3}


def test_cities_eat_kelp_then_biomass_then_points() -> None:
    """Ruling A8."""
    table = Table().city(6, 8, 5).tunnel(1, 2, 3).goods(kelp=1, biomass=1, point=10)
    table.state.era = 2
    table.end_era()
    assert table.stock() == {"point": 4}


def test_points_never_fall_below_zero() -> None:
    table = Table().goods(point=2)
    table.state.era = 2
    assert table.end_era().stock() == {}


def test_the_era_changes_with_three_new_cards_and_fresh_action_cards() -> None:
    table = Table().hand(1, 2, 4).goods(kelp=1)
    table.me.used = [0]
    table.end_era()
    assert table.state.era == 1 and table.me.used == [] and len(table.me.hand) == 6
    assert table.asks == "KeepCards"
    newest = f"card {table.me.hand[-1]}"
    table.play(f"{newest} + card 2 + card 4")
    assert table.me.hand[:2] == [2, 4] and len(table.me.hand) == 3


def test_discards_of_the_old_era_do_not_join_the_new_deck() -> None:
    table = Table().hand(1, 2, 4).goods(kelp=1).end_era()
    fresh = [word for word in table.options if int(word.split()[1]) > 66]
    table.play("card 1 + card 2 + card 4")
    assert not any(card < 67 for card in table.state.discards[1])
    assert len(fresh) <= 3


def test_a_higher_hand_limit_counts_at_the_change_of_era() -> None:
    """Ruling A11."""
    table = Table().claimed(9).hand(1, 2, 4).goods(kelp=1).end_era()
    newest = table.me.hand[-1]
    table.play(f"card 1 + card 2 + card 4 + card {newest}")
    assert table.me.hand == [1, 2, 4, newest]


def test_the_deck_is_made_of_its_discards_when_it_is_empty() -> None:
    table = Table(3).hand(1, 2, 4)
    table.state.discards[0] = sorted(table.state.discards[0] + table.state.bags[0])
    table.state.bags[0] = []
    table.turn("card 1", "slot r3")
    assert len(table.me.hand) == 3 and table.state.bags[0]


def test_the_view_foretells_what_production_gives_and_feeding_takes() -> None:
    table = Table().city(6).tunnel(1).building("9a", kind="farm", upgraded=True).claimed(63, 83)
    told = GAME.view(table.state, 1)["nations"][0]["production"]
    assert told is not None
    assert told["gives"] == {"credit": 1, "kelp": 2, "steelplast": 1, "science": 0, "biomass": 0, "point": 1}
    assert told["hungry"] == 2
    assert told["asked"] == 1
    assert told["feeding"] == {"kelp": 2, "biomass": 0, "point": 0}
    assert table.stock() == {}


def test_the_view_foretells_the_points_that_hunger_costs() -> None:
    table = Table().city(6).tunnel(1).goods(point=4)
    told = GAME.view(table.state, 0)["nations"][0]["production"]
    assert told is not None
    assert told["feeding"] == {"kelp": 0, "biomass": 0, "point": 4}


def made_one_by_one(here: Nation) -> list[int]:
    """What a network makes, added up structure by structure."""
    board, made = BOARDS[here.board], [0] * (POINT + 1)
    standing = [(site, value, board.site_times[site]) for site, value in enumerate(here.sites)]
    for target, value, times in [
        *[(site, value, times) for site, value, times in standing if value and counts(here, site)],
        *[
            (SITES + i, 0, board.tunnel_times[i])
            for i in range(len(here.tunnels))
            if produces(here, board, i)
        ],
    ]:
        kind = (value - 1) % TUNNEL_KIND if target < SITES else TUNNEL_KIND
        upgraded = value > TUNNEL_KIND if target < SITES else here.tunnels[target - SITES] == 2
        made[OUTPUTS[kind][0]] += MAKES[kind][0] * times
        made[OUTPUTS[kind][1]] += MAKES[kind][1] * times * upgraded
    for city in range(CITY_SITES):
        if here.cities[city] and here.reach >> city & 1:
            made[POINT] += board.city_points[city] * (here.cities[city] == 2)
            row = here.sites[city * PER_CITY : city * PER_CITY + PER_CITY]
            for kind in range(TUNNEL_KIND):
                if row.count(kind + 4) > 1:
                    pair = MAKES[kind][2:]
                    made[OUTPUTS[kind][0] if kind < 2 else OUTPUTS[kind][1]] += pair[0]
                    made[POINT] += sum(pair[1:])
    for one, other in board.linked:
        made[CREDIT] += LINKED[0] * (produces(here, board, one) and produces(here, board, other))
    for place in range(PLACES):
        made[POINT] += sum([board.gate_points[gate] for gate in board.gates[place]]) * is_connected(
            here, place
        )
    return made


def test_a_network_makes_what_its_structures_make_one_by_one() -> None:
    rng = Rng(1)
    for number, board in enumerate(BOARDS):
        for _ in range(30):
            here = Nation()
            here.board = number
            here.cities = [rng.below(3) for _ in range(CITY_SITES)]
            here.sites = [rng.below(7) for _ in range(SITES)]
            here.tunnels = [rng.below(3) or rng.below(2) for _ in board.tunnels]
            here.reach = rng.below(1 << CITY_SITES)
            assert network_output(here) == made_one_by_one(here), board.code
