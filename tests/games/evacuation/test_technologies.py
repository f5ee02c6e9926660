"""Research (p. 7) and every explained technology (supplement)."""

from typing import Any

import pytest

from games.evacuation.table import Table, give_factory
from planetb.games.evacuation.audit import pieces
from planetb.games.evacuation.content.decks import TECHNOLOGIES, TECHNOLOGY_EFFECT, TECHNOLOGY_LEVEL
from planetb.games.evacuation.effects import Boost, Take
from planetb.games.evacuation.effects.factories import PrefabricateFactory
from planetb.games.evacuation.effects.flying import Transport
from planetb.games.evacuation.effects.infrastructure import DevelopInfrastructure
from planetb.games.evacuation.effects.research import Research, ResearchTechnology
from planetb.games.evacuation.effects.settling import SettleSite
from planetb.games.evacuation.effects.taking import TakeItem
from planetb.games.evacuation.rules.settling import missing_symbols
from planetb.games.evacuation.terms import ANY, INFRASTRUCTURE, SHIP, STADIUM, STEEL
from planetb.games.evacuation.text import names
from planetb.games.evacuation.text.names import technology
from planetb.kernel.effect import All, Resolve
from planetb.text.grammar import LANGS


def tile(name: str) -> int:
    """A tile of that name: those that share it are alike but for their set."""
    return next(i for i in range(TECHNOLOGIES) if technology(i, "en") == name)


def develop(name: str, table: Table | None = None) -> Table:
    """Completes a technology for seat 0: its effect begins."""
    table = table or Table()
    return table.at(Resolve(0, TECHNOLOGY_EFFECT[tile(name)]))


def test_level_1_takes_one_step_and_levels_2_and_3_take_two() -> None:
    table = Table()
    nation = table.nation()
    for steps in ([1, 0, 0], [1, 1, 0], [1, 2, 0], [1, 2, 1], [1, 2, 2]):
        table.at(ResearchTechnology(0)).play("column 1")
        while table.asks:
            table.play(table.options[0])
        assert [nation.research[0], nation.research[3], nation.research[6]] == steps


def test_a_finished_column_is_closed() -> None:
    table = Table()
    table.nation().research = [1, 0, 0, 2, 0, 0, 2, 0, 0]
    assert table.at(ResearchTechnology(0)).options == ["column 2", "column 3"]


def test_an_effect_waits_for_the_second_step() -> None:
    table = Table()
    nation = table.nation()
    nation.research = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    nation.technologies[3] = tile("Flexible planning")
    table.at(ResearchTechnology(0)).play("column 1")
    assert nation.abilities == 0
    table.at(ResearchTechnology(0)).play("column 1")
    assert nation.abilities != 0


def test_each_row_of_the_board_holds_its_level() -> None:
    nation = Table(4).nation(3)
    assert [TECHNOLOGY_LEVEL[tile] for tile in nation.technologies] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_gained_ship_is_free_and_flies_at_once_for_its_energy() -> None:
    table = Table()
    table.nation().stock = [0, 0, 9, 0, 0, 0]
    table.state.rows[SHIP], old = [0, 2, 3], table.state.rows[SHIP]
    table.state.bags[SHIP] = [item for item in sorted(table.state.bags[SHIP] + old) if item not in (0, 2, 3)]
    develop("Express shipyard", table).play("ship 1", "ship 1", "evacuate f1", "pass", "pass", "amount 2")
    assert table.nation().ships_new == [0]
    assert table.nation().population == 2
    assert table.nation().stock == [0, 0, 6, 0, 0, 2]


def test_a_gained_ship_flies_alone() -> None:
    table = Table()
    table.nation().ships_old = [20]
    table.state.bags[SHIP] = [item for item in table.state.bags[SHIP] if item != 20]
    if 20 in table.state.rows[SHIP]:
        table.state.rows[SHIP].remove(20)
    develop("Express shipyard", table).first("ship")
    assert len(table.options) == 2


def test_ships_may_return_at_once_with_energy_they_carried() -> None:
    table = develop("Turnaround dock")
    table.nation().ships_old = [16]
    table.state.bags[SHIP] = [item for item in table.state.bags[SHIP] if item != 16]
    table.state.rows[SHIP] = [item for item in table.state.rows[SHIP] if item != 16]
    table.at(Transport(0, 63)).play("ship 17", "pass", "pass", "amount 0", "amount 0", "amount 1", "ship 17")
    assert table.nation().ships_old == [16]
    assert table.nation().stock[5] == 0


def test_a_gained_stadium_is_free_and_stands_on_the_new_world() -> None:
    table = Table()
    table.nation().stock = [0] * 6
    develop("Prefab arena", table).first("stadium")
    assert len(table.nation().stadiums_new) == 1


def test_a_sea_site_is_settled_at_once() -> None:
    table = Table()
    table.nation().population = 3
    develop("Sea platform", table).play("site d7")
    assert table.nation().production == [1, 2, 2]
    assert table.nation().stock[4] == 0


def test_one_symbol_is_ignored_and_only_one() -> None:
    nation = develop("Pioneer spirit").nation()
    assert missing_symbols(nation, 0) == [False, False, False, True]


def test_a_toll_is_taken_from_then_on() -> None:
    assert develop("Milestone fund").nation().abilities == 4


@pytest.mark.parametrize(("name", "kind"), [("Food line", 0), ("Steel line", 1), ("Energy line", 2)])
def test_a_factory_is_gained_and_each_further_of_its_type_brings_another(name: str, kind: int) -> None:
    table = develop(name)
    nation = table.nation()
    assert nation.factories[3 + kind] == 1
    nation.stock = [2] * 6
    word = ("old food", "old steel", "old energy")[kind]
    table.at(PrefabricateFactory(0, ANY)).play(word, "new energy")
    assert sum(nation.factories) == 3
    assert sum(nation.stock) == 10
    other = ("new steel", "new energy", "new food")[kind]
    table.at(PrefabricateFactory(0, ANY)).play(other)
    assert table.asks == ""


def test_the_further_factory_brings_no_third() -> None:
    table = develop("Food line")
    table.nation().stock = [9, 0, 0, 0, 0, 0]
    table.at(PrefabricateFactory(0, ANY)).play("old food", "old food")
    assert table.asks == ""


def test_a_site_may_sit_in_another_bay() -> None:
    assert develop("Adaptive bay").nation().abilities == 64


def test_two_resources_and_shared_spaces() -> None:
    table = develop("Parallel track").play("old steel", "new food")
    assert table.nation().stock == [2, 8, 7, 1, 0, 0]
    assert table.nation().abilities == 128


def test_a_wide_choice_reveals_two_more_and_puts_the_rest_under_the_deck() -> None:
    table = develop("Trade network")
    table.nation().stock = [9] * 6
    table.at(TakeItem(0, STADIUM, 0))
    assert len([word for word in table.options if word.startswith("stadium")]) == 5
    table.first("stadium").play("world new")
    assert len(table.state.under[STADIUM]) in (1, 2)
    table.at(DevelopInfrastructure(0)).play("reveal")
    assert len([word for word in table.options if word.startswith("take")]) == 5


def test_flexible_power() -> None:
    assert develop("Flexible planning").nation().abilities == 512


def test_an_infrastructure_is_played_without_cost_and_condition() -> None:
    table = Table()
    table.nation().stock = [0] * 6
    card = table.state.rows[INFRASTRUCTURE][0]
    develop("Master builders", table).play(f"take {card + 1}")
    assert table.nation().fulfilled == [card]
    assert sum(table.nation().production) >= 2


def test_a_stadium_is_built_and_a_marker_rises_by_all_stadiums() -> None:
    table = Table()
    table.nation().stock = [3] * 6
    develop("Festival economy", table).first("stadium").play("world new", "new energy")
    assert table.nation().production == [0, 0, 2]


@pytest.mark.parametrize(("name", "kind"), [("Fusion cores", 2), ("Hydroponics", 0), ("Arc furnaces", 1)])
def test_factories_of_a_type_produce_one_more_settled_ones_at_once(name: str, kind: int) -> None:
    table = Table()
    nation = table.nation()
    give_factory(nation, kind)
    nation.population, nation.stock[4] = 1, 1
    table.at(SettleSite(0, 0)).first("site")
    before = nation.production[kind]
    develop(name, table)
    assert nation.production[kind] == before + nation.settled[kind]
    nation.population, nation.stock[4] = 1, 1
    table.at(SettleSite(0, 0)).first("site")
    assert nation.production[kind] >= before + nation.settled[kind] + 1


def test_every_tile_can_be_developed_with_nothing_and_with_plenty() -> None:
    for effect in TECHNOLOGY_EFFECT:
        for plenty in (False, True):
            table = Table()
            nation = table.nation()
            nation.stock = [9 if plenty else 0] * 6
            nation.population = 6 if plenty else 0
            table.at(Resolve(0, effect))
            while table.asks:
                table.play(table.options[-1])
            assert pieces(table.state) == ""


@pytest.mark.parametrize("effect", [Research(1), Take(INFRASTRUCTURE), All(Research(1), Boost(STEEL))])
def test_a_technology_that_only_a_pack_has_is_told_by_its_number(
    effect: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(names, "TECHNOLOGY_EFFECT", [effect] * TECHNOLOGIES)
    assert [technology(11, lang) for lang in LANGS] == ["Prototype 12", "Prototyp 12", "12. prototípus"]
