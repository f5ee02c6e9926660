"""Turns: shuttle, action card, landing, pass, and who can land where (p. 6 and 7)."""

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.terms import FORTUNA


def test_shuttle_takes_one_energy_and_the_whole_turn() -> None:
    table = Table().goods("energy 2").play("shuttle moon")
    assert table.has("energy") == 1 and table.seat().landers == [0, 1, 1] and table.who == 1


def test_shuttle_may_be_paid_with_ingenuity() -> None:
    table = Table().goods("ingenuity 1").play("shuttle planet")
    assert table.has("ingenuity") == 0 and table.seat().landers == [0, 0, 0]


def test_shuttle_needs_a_fare_and_a_lander_in_the_zone() -> None:
    assert not [word for word in Table().options if word.startswith("shuttle")]
    table = Table().goods("energy 1").landers("moon", "moon", "moon")
    assert "shuttle planet" in table.options and "shuttle moon" not in table.options


def test_energy_or_ingenuity_is_asked_when_both_can_pay() -> None:
    table = Table().goods("energy 1 ingenuity 1").play("shuttle moon")
    assert table.options == ["ingenuity 0", "ingenuity 1"]
    table.play("ingenuity 1")
    assert table.has("energy") == 1 and table.seat().landers == [0, 1, 1]


def test_passed_seats_are_skipped_until_the_round_ends() -> None:
    table = Table(3).play("pass", "land solar_field", "land solar_field")
    assert table.who == 1
    table.play("pass", "pass")
    assert table.asks == "DrawStructure"  # the asteroid has come closer


def test_two_players_block_a_whole_location() -> None:
    table = Table().landers("harvest", "planet", "moon", seat=1)
    assert "land nursery" not in table.options and "land shaft" in table.options


def test_own_lander_blocks_the_location_too_with_two_players() -> None:
    """Ruling 14."""
    table = Table().landers("harvest", "planet", "moon")
    assert "land nursery" not in table.options


def test_unrestricted_space_is_reachable_though_its_location_is_taken() -> None:
    table = Table().landers("mirror_ridge", "planet", "moon", seat=1)
    assert "land solar_field" in table.options and "land mirror_ridge" not in table.options


def test_four_players_block_only_the_space() -> None:
    table = Table(4).landers("harvest", "planet", "moon", seat=1)
    assert "land nursery" in table.options and "land harvest" not in table.options


def test_unrestricted_space_holds_many_landers() -> None:
    table = Table(3).play("land solar_field", "land solar_field", "land solar_field")
    assert max(table.state.taken) == 3


def test_a_lander_lands_only_on_its_own_world() -> None:
    table = Table().landers("planet", "planet", "planet")
    assert "land focus" not in table.options and "land harvest" in table.options


def test_structures_are_closed_until_they_are_built() -> None:
    table = Table()
    assert "land furnace" not in table.options
    assert "land furnace" in table.structure("archive_furnace").options


def test_landing_without_any_use_is_allowed() -> None:
    table = Table().play("land harvest")
    assert table.who == 1 and table.seat().landers[-1] > FORTUNA


def test_action_card_goes_to_the_discard_pile_and_is_not_playable_again() -> None:
    table = Table().goods("energy 3").hand("ration_pack")
    table.play("play ration_pack", "pass")
    assert table.seat().discard and not table.seat().hand
    assert "play ration_pack" not in table.options and table.has("energy") == 3


def test_medal_holder_begins_the_next_round() -> None:
    table = Table().play("pass", "land role_model", "pass", "land regolith")
    assert table.state.medal == 1
    table.deal()
    assert table.asks == "Turn" and table.who == 1


def test_fare_may_be_any_resource_with_the_technology() -> None:
    table = Table().goods("biomass 1 mineral 1").techs("barter_fare").play("shuttle moon")
    assert table.options == ["take mineral", "take biomass"]
    table.play("take biomass")
    assert table.has("biomass") == 0 and table.has("mineral") == 1


def test_moved_lander_may_land_at_once_with_the_technology() -> None:
    table = Table().goods("energy 1").techs("hot_landing").play("shuttle moon")
    assert table.asks == "LandAfter" and "land focus" in table.options and "land harvest" not in table.options
    table.play("land regolith")
    assert table.has("mineral") == 2 and table.who == 1


def test_both_shuttle_technologies_work_together() -> None:
    """Ruling 16."""
    table = (
        Table().goods("knowledge 1").techs("hot_landing", "barter_fare").play("shuttle moon", "land regolith")
    )
    assert table.has("knowledge") == 0 and table.has("mineral") == 2
