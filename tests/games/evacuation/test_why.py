"""Why something cannot be chosen: what the game answers to a wrong click."""

from games.evacuation.table import Table, give_factory, put_markers, site
from games.evacuation.test_transport import fleet, fly
from planetb.games.evacuation.effects.infrastructure import DevelopInfrastructure
from planetb.games.evacuation.effects.research import ResearchTechnology
from planetb.games.evacuation.effects.settling import SettleSite
from planetb.games.evacuation.effects.taking import TakeItem
from planetb.games.evacuation.flow.turn import TakeTurn
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.terms import MAIN, SHIP
from planetb.games.evacuation.text import TEXT


def why(table: Table, word: str, lang: str = "en") -> str:
    return TEXT.why_not(GAME, table.state, GAME.ask(table.state), word, lang)


def settler(population: int = 4, steel: int = 4) -> Table:
    table = Table()
    table.nation().population = population
    table.nation().stock[4] = steel
    return table


def test_action_without_energy_says_what_it_costs_and_what_there_is() -> None:
    table = Table().at(TakeTurn(0))
    table.nation().actions = 4
    table.nation().stock[2] = 1
    assert (
        why(table, "act 1a") == "Your action no. 5 this year costs 3 energy; you have 1 energy (Old World)."
    )


def test_action_that_cannot_be_begun_says_why() -> None:
    table = Table().at(TakeTurn(0))
    assert why(table, "act 2a") == "You cannot settle any site now."
    table.nation().stock[:] = [0, 0, 0, 0, 0, 0]
    assert why(table, "act 2c") == "Neither world can pay for anything in that row."


def test_site_before_the_action_says_how_one_gets_there() -> None:
    assert why(Table().at(TakeTurn(0)), "site a1") == "You settle when an action says so."


def test_settled_site_says_so() -> None:
    table = settler()
    table.state.owner[site("a1")] = 1
    assert why(table.at(SettleSite(0, 0)), "site a1") == "This site is settled."


def test_closed_biome_names_its_transition() -> None:
    assert why(settler().at(SettleSite(0, 0)), "site b1") == (
        "Desert: not open to you yet. Your front marker must cross transition 2."
    )


def test_site_says_which_people_steel_factories_or_symbols_lack() -> None:
    table = settler().at(SettleSite(0, 0))
    table.nation().stock[4] = 1
    assert why(table, "site a1") == "It takes 2 steel on the New World; you have 1."
    table.nation().population = 1
    assert why(table, "site a1") == "It takes 2 population waiting on the New World; you have 1."
    table = settler()
    put_markers(table.nation(), 14, 10, (MAIN, MAIN))
    assert why(table.at(SettleSite(0, 0)), "site c4").startswith("It takes 1 factory waiting")
    give_factory(table.nation(), 2)
    assert why(table, "site c4") == (
        "Your markers must stand on the symbols that the site needs: sun and dome."
    )


def test_ship_of_the_row_says_its_price_and_both_stocks() -> None:
    table = Table()
    table.state.rows[SHIP][0] = 2  # costs two steel
    table.nation().stock[:] = [0, 1, 3, 0, 0, 3]
    table.at(TakeItem(0, SHIP, 0))
    assert why(table, "ship 3") == "It costs 2 steel; the Old World has 1 steel; the New World has 0 steel."
    assert why(table.at(TakeTurn(0)), "ship 3") == "It is taken when an action says so."


def test_flight_names_its_energy() -> None:
    table = fly(fleet(Table(), 0))
    table.nation().stock[2] = 0
    assert why(table, "ship 1") == "The flight costs 1 energy of the Old World; left: 0 energy."
    assert why(table.at(TakeTurn(0)), "ship 1") == "Spaceships load and fly in the transport phase."


def test_old_site_without_a_bay_says_so() -> None:
    table = fly(fleet(Table(), 0)).play("ship 1")
    assert why(table, "evacuate e1").startswith("No bay is free for it (")
    table.play("evacuate f1", "pass")
    assert why(table, "evacuate f1") == "This site has been evacuated already."


def test_infrastructure_in_hand_says_its_price() -> None:
    table = Table()
    for deck in (table.state.bags[2], table.state.rows[2]):
        if 0 in deck:
            deck.remove(0)
    table.nation().hand = [0]
    assert why(table.at(DevelopInfrastructure(0)), "build 1") == (
        "It costs 1 steel; the New World has 0 steel."
    )
    assert why(table.at(TakeTurn(0)), "build 1") == "Infrastructures are played by infrastructure moves."


def test_finished_column_says_so() -> None:
    table = Table()
    table.nation().research[0] = 1
    table.nation().research[3] = 2
    table.nation().research[6] = 2
    assert (
        why(table.at(ResearchTechnology(0)), "column 1") == "All technologies of this column are developed."
    )
