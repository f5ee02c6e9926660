"""Badges: gaining tiles, spending tiles and cards (p. 9)."""

from games.how_to_save_a_world.table import Table


def test_tile_comes_active_and_is_spent_by_turning_it() -> None:
    table = Table().play("land base_camp")
    assert table.active("planet") == 1
    table.play("pass", "land harvest", "badge planet")
    assert table.active("planet") == 0 and table.seat().spent == [1, 0, 0] and table.has("biomass") == 4


def test_sixth_tile_of_a_type_is_lost() -> None:
    table = Table().tiles("planet 5").play("land base_camp")
    assert table.active("planet") == 5


def test_spent_tiles_count_towards_the_five() -> None:
    table = Table()
    table.seat().spent = [5, 0, 0]
    table.again().play("land base_camp")
    assert table.active("planet") == 0


def test_card_gives_all_badges_of_the_type_and_no_effect() -> None:
    table = Table().hand("turbo_extraction").play("land harvest", "spend turbo_extraction")
    assert table.has("biomass") == 4 and table.has("energy") == 0 and table.seat().discard


def test_unfitting_badges_of_a_card_lapse() -> None:
    table = Table().hand("tide_owl").play("land harvest", "spend tide_owl")
    assert table.has("biomass") == 2


def test_cards_without_the_badge_cannot_be_spent() -> None:
    table = Table().hand("dynamo_test", "muse").tiles("planet 1").play("land harvest")
    assert table.options == ["pass", "badge planet"]


def test_each_mix_of_badges_has_one_way() -> None:
    table = Table().tiles("planet 1").hand("tide_owl", "lantern_fox").play("land harvest")
    assert table.options == ["pass", "badge planet", "spend lantern_fox", "spend tide_owl"]
    assert table.step("spend lantern_fox").options == ["pass", "spend tide_owl"]


def test_science_counts_as_any_badge_with_the_technology() -> None:
    table = Table().techs("universal_keys").tiles("science 2").play("land harvest", "badge science")
    assert table.has("biomass") == 2


def test_moon_badge_does_not_count_as_science() -> None:
    table = Table().techs("universal_keys").tiles("moon 2").play("land deep_listening")
    assert table.has("knowledge") == 0 and table.active("moon") == 2


def test_no_more_badges_are_taken_than_spaces_are_left() -> None:
    table = Table().goods("energy 10").tiles("moon 4").discs("laser", 12, 0)
    table.play("land focus", "badge moon")
    assert table.options == ["pass", "work laser"] and table.active("moon") == 3


def test_full_badge_type_and_full_resource_may_be_chosen_and_are_lost_p8_p9() -> None:
    """Ruling 29: both pages say that what is too much is lost, so both may be chosen."""
    table = (
        Table()
        .goods("energy 1 biomass 1")
        .tiles("moon 5")
        .hand("ark_crew")
        .play("play ark_crew", "work evacuation")
    )
    assert table.options == ["badge planet", "badge moon"]
    table.play("badge moon")
    assert table.active("moon") == 5 and table.seat().met == 0
    table = (
        Table()
        .goods("mineral 10")
        .play("land exchange", "take mineral + take mineral + take mineral + take energy")
    )
    assert table.has("mineral") == 10


def test_resources_beyond_ten_are_lost() -> None:
    table = Table().goods("biomass 9").tiles("planet 3")
    table.play("land harvest", "badge planet + badge planet + badge planet")
    assert table.has("biomass") == 10


def test_planet_or_moon_badges_feed_the_same_effect() -> None:
    table = Table().structure("pulse_converter").tiles("planet 1 moon 1 science 1").goods("energy 5")
    table.play("land pulse_converter")
    assert "badge science" not in table.options
    table.play("badge planet + badge moon", "work laser", "work laser")
    assert table.disc("laser") == 2
