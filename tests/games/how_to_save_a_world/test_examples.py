"""The examples of the rulebook, each played as it is told there."""

from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world.content.tracks import DAY_X_SPACE, OTHER_POINTS, RESCUE_POINTS, TARGETS
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.scoring import place_points, species_points
from planetb.games.how_to_save_a_world.terms import (
    ACTION,
    EVACUATION,
    LASER,
    REACTION,
    SHIELD,
    SPECIES,
)


def test_four_moon_badges_on_the_shield() -> None:
    """p. 9: one tile, a reaction with two badges and a species with one make four works."""
    table = Table().goods("mineral 6").tiles("moon 1").hand("dynamo_test", "twig_squirrel")
    table.play("land assembly", "badge moon + spend dynamo_test + spend twig_squirrel")
    for _ in range(4):
        table.play("work shield")
    assert table.disc("shield") == 4 and table.has("mineral") == 1
    assert table.asks == "RaiseLines"  # no fifth work: the badges are used up and the reward follows


def test_four_moon_badges_and_science_as_any() -> None:
    """p. 9: with the technology the science badge of the species counts too: five works."""
    table = Table().goods("mineral 10").tiles("moon 1").hand("dynamo_test", "twig_squirrel")
    table.techs("universal_keys")
    table.play("land assembly", "badge moon + spend dynamo_test + spend twig_squirrel")
    for _ in range(5):
        table.play("work shield")
    assert table.disc("shield") == 5


def test_three_works_on_the_laser_with_ingenuity() -> None:
    """p. 10: 1, 2 and 2 energy, the last with ingenuity; reward, lead bonus 3, tile removed."""
    table = Table().goods("energy 3 ingenuity 2").tiles("moon 3").discs("laser", 2, 0)
    table.play("land focus", "badge moon + badge moon + badge moon")
    before = table.in_bag("laser")
    table.play("work laser", "ingenuity 0", "work laser", "ingenuity 0", "work laser")
    assert table.disc("laser") == 5 and table.in_bag("laser") == before + 3
    assert table.has("energy") == 0 and table.has("ingenuity") == 0
    assert table.active("science") == 1
    assert table.seat().points == 3
    assert table.state.rewards[LASER] == 1


def test_two_researches_with_six_knowledge() -> None:
    """p. 11: 1 knowledge for two yield lines, 5 for the technology of the laser."""
    table = Table().goods("energy 1 knowledge 6").hand("ai_assistant")
    table.play("play ai_assistant", "develop soil_study", "develop laser_chronicle")
    assert (table.line("mineral"), table.line("biomass")) == (1, 1)
    assert table.has("knowledge") == 0 and table.has("energy") == 0
    assert table.seat().pays


def test_the_free_technology_of_the_shield() -> None:
    """p. 11: the reward of the shield is a technology of level 1, for nothing."""
    table = Table().goods("mineral 4").tiles("moon 1").discs("shield", 9, 0).techs("barter_fare")
    table.state.rewards[SHIELD] = 2
    table.again().play("land assembly", "badge moon", "work shield")
    assert "develop barter_fare" not in table.options and "develop soil_study" not in table.options
    table.play("develop hot_landing")
    assert table.has("knowledge") == 0


def test_buying_at_four_and_five_cards() -> None:
    """p. 12: four cards make the first cost 4 minerals, the second 5: 3 biomass and 2 ingenuity."""
    table = Table().goods("mineral 4 biomass 3 ingenuity 2").tiles("planet 2")
    table.hand("muse", "windfall", "ore_snail", "spark_eel")
    table.row(REACTION, "dynamo_test", "momentum", "eureka").row(
        SPECIES, "tide_owl", "song_whale", "web_spider"
    )
    table.play("land census", "badge planet + badge planet")
    assert "card tide_owl" in table.options and "card muse" not in table.options
    table.play("card momentum", "ingenuity 0", "card song_whale")
    assert table.has("mineral") == 0 and table.has("biomass") == 0 and table.has("ingenuity") == 0
    assert {"momentum", "song_whale"} < set(table.cards())


def test_dynamo_then_turbo_in_one_turn() -> None:
    """p. 12: working on the laser allows Dynamo, whose raised line allows Turbo."""
    table = Table().goods("energy 1").tiles("moon 1").hand("dynamo_test", "turbo_extraction")
    table.play("land focus", "badge moon", "work laser")
    assert "play turbo_extraction" not in table.options
    table.play("play dynamo_test")
    assert table.line("energy") == 2
    table.play("play turbo_extraction")
    assert table.has("energy") == 2


def test_raising_one_yield_line_twice() -> None:
    """p. 8: the card raises a standard yield line two times, the same or different ones."""
    table = Table().goods("energy 2").hand("yield_campaign")
    table.play("play yield_campaign", "raise mineral + raise mineral")
    assert table.line("mineral") == 2
    other = Table().goods("energy 2").hand("yield_campaign")
    other.play("play yield_campaign", "raise energy + raise biomass")
    assert (other.line("energy"), other.line("biomass")) == (1, 1)


def test_a_badge_tile_as_a_reward() -> None:
    """p. 9: the reward of the laser is a badge tile of choice, laid active."""
    table = Table().goods("energy 9").discs("laser", 5, 0)
    table.state.rewards[LASER] = 1
    table.again().play("land capacitor", "work laser", "badge moon")
    assert table.active("moon") == 1


def test_two_biomass_per_planet_badge() -> None:
    """p. 7: at this space each planet badge brings 2 biomass."""
    table = Table().tiles("planet 3")
    table.play("land harvest", "badge planet + badge planet")
    assert table.has("biomass") == 4 and table.active("planet") == 1


def test_removing_a_card_for_technologies() -> None:
    """p. 12: for a removed card one technology of level 2, or two of level 1, without knowledge."""
    table = Table().hand("muse", "windfall").structure("archive_furnace").landers("moon", "moon", "moon")
    table.play("land furnace", "yes", "card muse", "part 2", "develop hot_landing", "develop barter_fare")
    assert table.cards() == ["windfall"] and table.state.seats[0].perks


def test_a_round_end() -> None:
    """p. 13: overtime, a B structure, four cubes of which one is black, cubes and refresh, new round."""
    table = Table(3).structure("ultrastructure_generator").landers("planet", "planet", "role_model", seat=2)
    table.state.asteroid, table.state.round = 3, 2
    table.goods("biomass 9", seat=2).bag("laser 3 shield 3 evacuation 3 asteroid 3")
    table.row(SPECIES, "tide_owl", "song_whale", "web_spider")
    table.all_pass()
    assert table.asks == "Overtime" and table.who == 2
    table.play("land ultra_lower", "card tide_owl", "pass")
    assert table.cards(2) == ["tide_owl"] and table.asks == "DrawCard"
    table.play(table.options[0], "structure pulse_converter")
    table.play("cube laser", "cube shield", "cube evacuation", "cube asteroid")
    assert table.state.asteroid == 5 and table.state.progress == [1, 1, 1]
    assert [len(cards) for cards in table.state.discards] == [1, 1, 1]
    table.deal()
    assert table.in_bag("asteroid") == 3 + 3
    assert table.state.round == 3 and table.asks == "Turn"
    table.landers("moon", "moon", "moon", seat=table.who)
    assert "land pulse_converter" in table.options


def test_day_x_of_the_rulebook() -> None:
    """p. 14: 7 + 4 laser cubes fall short, 2 cracks, and the shield is complete with the last cube."""
    table = Table(3).progress("laser 7 shield 6").bag("laser 2 shield 8 evacuation 12 asteroid 6")
    table.state.asteroid = DAY_X_SPACE - 1
    table.again().all_pass()
    table.play("cube evacuation", "cube evacuation", "cube evacuation")
    assert table.state.way == 0 and table.asks == "DrawCube"
    table.play("cube laser", "cube laser", "cube asteroid", "cube asteroid")
    for _ in range(6):
        table.play("cube evacuation")
    assert table.state.progress[LASER] == 11 and table.state.cracks == 2 and TARGETS[0] > 6
    for _ in range(4):
        table.play("cube shield")
    for _ in range(5):
        table.play("cube evacuation")
    assert table.asks == "DrawCube"
    table.play("cube asteroid")
    assert table.asks == "over" and table.state.rescue == SHIELD
    assert GAME.end(table.state) == "shield-asteroid"


def test_the_ranking_of_projects() -> None:
    """p. 15: three players and a neutral disc; of two discs on a space the lower one is ahead."""
    yellow, purple, red, neutral = range(4)
    table = Table(3)
    table.state.rescue = SHIELD
    table.discs("shield", 9, 9, 3).discs("laser", 6, 5, 8).discs("evacuation", 1, 2, 7)
    table.state.ranks[SHIELD] = [yellow, purple, neutral, red]
    table.again()
    points = [[place_points(table.state, disc, p) for disc in range(3)] for p in range(3)]
    assert points[SHIELD] == [RESCUE_POINTS[0], RESCUE_POINTS[1], 0]
    assert points[LASER] == [OTHER_POINTS[1], OTHER_POINTS[2], OTHER_POINTS[0]]
    assert points[EVACUATION] == [0, OTHER_POINTS[2], OTHER_POINTS[0]]


def test_three_species_bring_eleven_points() -> None:
    """p. 15: 3 science tiles, 3 yield lines up to 4, 7 knowledge left: 3 + 3 + 5."""
    table = Table().tiles("science 3").goods("knowledge 7")
    table.lines("energy 5 knowledge 6 mineral 4 biomass 0 ingenuity 1")
    table.hand("twig_squirrel", "sabre_hippo", "shower_moss")
    points = [species_points(table.state, 0, card) for card in table.seat().hand]
    assert sorted(points) == [3, 3, 5]


def test_two_spaces_of_a_location_in_a_game_of_three() -> None:
    """p. 7: with three players only the very space must be free; a round one is always open."""
    table = (
        Table(3).landers("solar_field", "planet", "moon", seat=1).landers("harvest", "planet", "moon", seat=2)
    )
    assert "land harvest" not in table.options
    assert {"land solar_field", "land mirror_ridge", "land nursery"} < set(table.options)


def test_two_points_from_a_technology() -> None:
    """p. 9: a technology brings 2 points."""
    table = (
        Table().goods("biomass 5").techs("species_pact").row(SPECIES, "tide_owl", "song_whale", "web_spider")
    )
    table.play("land auction", "card tide_owl")
    assert table.seat().points == 2


def test_ai_assistant_needs_energy() -> None:
    """p. 6: an action card costs 1 energy."""
    table = Table().hand("ai_assistant").goods("knowledge 5")
    assert "play ai_assistant" not in table.options
    assert ACTION == 0 and "play ai_assistant" in table.goods("ingenuity 1").options
