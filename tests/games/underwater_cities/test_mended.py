"""Rules of the rulebook that earlier versions broke, each test named after the rule."""

import pytest

import planetb
from games.underwater_cities.table import Table
from planetb.games.underwater_cities.content.tables import CARDS, METROPOLISES, SLOTS, Deed
from planetb.games.underwater_cities.effects.drawing import TakeSpecial
from planetb.games.underwater_cities.effects.gains import DrawMetropolis
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, UpgradeBuilt
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.options import SITE_NAMES, TILE
from planetb.games.underwater_cities.terms import NEUTRAL
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.state import CHANCE
from planetb.record.position import parse_position, position

TILES = [tile.code for tile in METROPOLISES]


# A slot may be chosen if the matching card, resolved first, makes some part of it usable (p. 7-9, A6)


def test_an_action_card_may_be_used_in_the_turn_it_is_claimed_on_r7() -> None:
    """p. 8."""
    table = Table().hand(39, 1, 2)
    table.me.used = [0]
    table.turn("card 39")
    assert "slot r7" in table.options
    table.play("slot r7", "yes")
    assert table.me.used == [0, 39] and table.state.track[2] == [0]


def test_an_action_card_may_be_used_in_the_turn_it_is_claimed_on_r5() -> None:
    """p. 8."""
    table = Table(3).hand(39, 1, 2)
    table.me.used = [0]
    table.turn("card 39")
    assert "slot r5" in table.options


@pytest.mark.parametrize(("card", "refreshed"), [(29, []), (151, ["part 1", "part 2"])])
def test_a_refreshed_action_card_may_be_used_by_the_slot(card: int, refreshed: list[str]) -> None:
    """p. 8."""
    table = Table().hand(card, 1, 2)
    table.me.used = [0]
    table.turn(f"card {card}")
    assert "slot r7" in table.options
    table.play("slot r7", *refreshed, "part 1")
    assert table.me.used == [0] and table.stock()["steelplast"] == 1


def test_an_upgrade_by_the_card_may_give_an_action_card_its_use_on_r7() -> None:
    """p. 7-9: the card upgrades a laboratory, whose output the action card then gives."""
    table = Table().hand(89, 1, 2).claimed(81).building("9a", kind="laboratory")
    table.me.used = [0]
    table.turn("card 89")
    assert "slot r7" in table.options


def test_an_ability_may_be_used_in_the_turn_its_card_is_claimed_before_y2() -> None:
    """p. 8: Barter Hall changes the kelp into the steelplast that the tunnel takes."""
    table = Table().goods(kelp=1, credit=1).hand(10, 23, 24).turn("card 10")
    assert "slot y2" in table.options
    table.play("slot y2")  # the exchange is the only way to use the slot, so it is made
    assert table.asks == "BuildNext" and table.stock() == {"steelplast": 1, "credit": 1}


def test_an_ability_claimed_first_may_be_kept_for_later() -> None:
    """p. 8."""
    table = Table().goods(kelp=2, credit=1, steelplast=1).hand(10, 23, 24).turn("card 10", "slot y2")
    assert table.asks == "BeforeSlot" and table.options == ["pass", "use 10"]


def test_an_ability_may_be_used_in_the_turn_its_card_is_claimed_before_g7() -> None:
    """p. 8: Surface Broker buys the kelp that the city takes."""
    table = Table().goods(steelplast=2, credit=2).hand(57, 23, 24).turn("card 57")
    assert "slot g7" in table.options


def test_a_trigger_of_the_card_itself_counts_for_its_slot() -> None:
    """p. 13: a matching green card brings the kelp that the city takes."""
    table = Table().claimed(55).goods(steelplast=2, credit=1).hand(66, 23, 24).turn("card 66")
    assert "slot g7" in table.options


def test_a_slot_that_no_order_makes_usable_stays_closed() -> None:
    """p. 9."""
    table = Table().hand(66, 23, 24).turn("card 66")
    assert "slot g7" not in table.options and "slot g2" not in table.options


def test_a_slot_used_through_a_card_counts_what_its_own_trigger_changes() -> None:
    """p. 19: card 115 makes the city of Y4 cheaper, also through card 45."""
    table = Table().claimed(115).goods(credit=2, kelp=1, steelplast=1).hand(45, 1, 2)
    table.turn("card 45", "slot g1", "card-first")
    assert "slot y4" in table.options


# Contracts, hands, special cards


def test_a_contract_fulfilled_by_a_drawn_metropolis_is_taken_at_once() -> None:
    """p. 18."""
    table = Table(contracts=True).contracts("k3").tunnel(1, 4, 15)
    table.state.agenda = [DrawMetropolis(CHANCE, 0)]
    table.state.rng = 0
    GAME.advance(table.state)
    GAME.choose(table.state, TILE + next(tile for tile in table.state.blue if TILES[tile] == "m15"))
    assert len(table.me.contracts) == 1 and table.state.contracts == []
    assert table.stock() == {"credit": 2, "kelp": 1, "point": 4}


def test_a_turn_ends_with_three_cards_after_discarding_for_a_gain() -> None:
    """p. 6, 15."""
    table = Table().hand(72, 1, 2)
    table.state.era = 1
    table.turn("card 72", "slot y5", "slot-first", "yes", "card 2 + card 1")
    assert len(table.me.hand) == 3 and table.me.hand != [1, 2]


def test_special_cards_come_only_from_slots() -> None:
    """p. 8."""

    def gives(effect: Deed | None) -> bool:
        if effect is None:
            return False
        return isinstance(effect, TakeSpecial) or any(gives(part) for part in effect.parts())

    assert [card.number for card in CARDS if gives(card.effect)] == []
    assert [tile.code for tile in METROPOLISES if gives(tile.instant) or gives(tile.production)] == []
    assert [slot.code for slot in SLOTS if gives(slot.effect)] == ["y3", "g6"]


def test_a_special_card_may_be_paid_for_and_its_effect_declined() -> None:
    """p. 8-9: Reef Architect is kept, and counts, whether it builds or not."""
    table = Table().goods(credit=2, biomass=2).hand(201, 23, 24)
    table.turn("card 201", "slot g1", "card-first")
    assert table.asks == "UsePaid"
    table.play("no", "no")
    assert table.me.tableau == [201] and table.stock() == {"credit": 1, "biomass": 2}


def test_a_special_card_may_be_paid_for_without_any_use() -> None:
    """p. 8-9."""
    table = Table().goods(credit=1).hand(201, 23, 24).turn("card 201", "slot g1", "card-first", "no")
    assert table.me.tableau == [201] and table.stock() == {}


# Parts of an action


def test_a_part_of_two_steps_on_the_federation_track_is_one_step() -> None:
    """p. 9: slot G1."""
    table = Table().on_track((4, [0])).hand(1, 2, 4).turn("card 1", "slot g1")
    assert table.asks == "AdvanceAgain"
    table.play("no")
    assert table.state.track[2] == [0] and table.stock() == {"credit": 1}


def test_lobby_tour_may_advance_one_step_only() -> None:
    """p. 9: card 39."""
    table = Table(3).claimed(39).hand(1, 2, 24).turn("card 24", "slot g4", "part 1", "card 39", "no")
    assert table.state.track[1] == [0]


# Build and upgrade (slot R5)


def test_procurement_officer_pays_for_the_upgrade_of_r5() -> None:
    """p. 13: the credit stands in for the science."""
    table = Table(3).claimed(198).goods(kelp=1, credit=1).hand(1, 2, 4)
    table.me.used = [0]
    table.turn("card 1", "slot r5", "farm 9b")
    assert table.built() == {"9b": "upgraded farm"} and table.stock() == {}


def test_who_pays_for_the_upgrade_of_r5_chooses_with_what() -> None:
    """p. 13."""
    table = Table(3).claimed(198).goods(kelp=1, credit=1, science=1).hand(1, 2, 4)
    table.me.used = [0]
    table.turn("card 1", "slot r5", "farm 9b")
    assert table.asks == "PayForUpgrade" and table.options == ["good credit", "good science"]
    table.play("good credit")
    assert table.stock() == {"science": 1}


def test_self_sowing_kelp_pays_for_the_upgrade_of_r5() -> None:
    """p. 13: the farm is paid in biomass, so that the kelp is left."""
    table = Table(3).claimed(75).goods(kelp=1, biomass=1).hand(1, 2, 4)
    table.me.used = [0]
    table.turn("card 1", "slot r5", "farm 9b")
    assert table.built() == {"9b": "upgraded farm"} and table.stock() == {}


def test_science_of_a_metropolis_reached_by_the_tunnel_pays_for_its_upgrade() -> None:
    """p. 13, A4."""
    table = Table(3).tunnel(1, 4).metropolis(1, "m8").goods(credit=1, steelplast=1).hand(1, 2, 4)
    table.me.used = [0]
    table.turn("card 1")
    assert "slot r5" in table.options
    table.play("slot r5")
    assert table.me.tunnels[14] == 2 and table.stock() == {"science": 1}


def test_science_of_an_action_card_that_a_metropolis_lets_one_use_pays_for_the_upgrade() -> None:
    """p. 13, A4: what is set off comes at once, so it may pay; then it must be used so."""
    table = Table(3).tunnel(1, 4).metropolis(1, "m14").goods(credit=1, steelplast=1).claimed(60)
    table.hand(1, 2, 4).turn("card 1", "slot r5")
    assert table.asks == "NextStep" and table.options == ["part 1", "part 2"]
    table.play("part 2")
    assert table.asks == "UseActionCard" and "pass" not in table.options  # declining is no way to pay
    table.play("card 60", "pass")
    assert table.me.tunnels[14] == 2 and table.stock() == {"steelplast": 1}


def test_the_upgrade_of_r5_must_be_paid() -> None:
    """p. 13."""
    table = Table(3).goods(kelp=2, credit=2, steelplast=2).hand(1, 2, 4)
    table.me.used = [0]
    assert "slot r5" not in table.turn("card 1").options


def test_an_upgrade_that_luck_left_unpaid_lapses() -> None:
    """A4: what was built stays."""
    table = Table(3).building("9b").goods(kelp=1)
    UpgradeBuilt(0, SITE_NAMES.index("9b"), FOR_SCIENCE).run(table.state)
    assert table.built() == {"9b": "farm"} and table.stock() == {"kelp": 1}


def test_an_ability_may_be_used_before_paying_once_more() -> None:
    """p. 8: the credit of the first sale buys the kelp of the second."""
    table = Table().claimed(57).goods(kelp=1).hand(68, 1, 2)
    table.state.era = 1
    table.turn("card 68", "slot y5", "card-first")
    assert table.asks == "BuyAgain" and table.options == ["no", "use 57"]
    table.play("use 57", "part 1", "yes")
    assert table.stock() == {"credit": 1, "science": 2, "point": 2}


def test_an_ability_may_be_used_between_two_action_cards() -> None:
    """p. 8: kelp of the first becomes the steelplast that the second takes."""
    table = Table().claimed(10, 20, 33).goods(credit=1).hand(124, 23, 24)
    table.state.era = 2
    table.me.used = [0]
    table.turn("card 124", "slot y5", "card-first")
    assert table.asks == "UseActionCard" and table.options == ["pass", "use 10"]
    table.play("use 10")
    assert table.options == ["pass", "card 33"]


def test_an_ability_may_be_used_between_two_upgrades() -> None:
    """p. 8: a credit gained by the first becomes the kelp that pays for the second."""
    table = Table().claimed(57, 75, 116).goods(science=1).building("9a", "9b").hand(23, 24, 25)
    table.turn("card 23", "slot y5", "part 2")
    assert table.asks == "UpgradeNext" and table.options == ["pass", "use 57"]


# Production and action cards


def test_a_card_that_changes_the_production_comes_before_those_that_spend_it() -> None:
    """p. 16: kelp of Autonomous Systems is there for the Gourmet Export, whichever card was claimed first."""
    table = Table().claimed(158, 17).building("9a", kind="laboratory").building("9b").produce("yes")
    assert table.asks == "DecideMaybe" and table.stock() == {"kelp": 2, "steelplast": 1}
    table.play("yes")
    assert table.stock() == {"steelplast": 1, "point": 3}


def test_living_reef_counts_biomass_of_production_cards() -> None:
    """p. 19."""
    table = Table().claimed(65, 101).produce()
    assert table.asks == "DecideMaybe"
    table.play("yes")
    assert table.stock() == {"steelplast": 1, "point": 3}


@pytest.mark.parametrize(("card", "goods"), [(135, {"credit": 2}), (174, {"credit": 1, "kelp": 1})])
def test_what_using_an_action_card_sets_off_comes_before_its_effect(card: int, goods: dict[str, int]) -> None:
    """p. 13: Overtime Bonus pays at once, for every action card alike."""
    table = Table(3).claimed(32, card).goods(**goods).hand(23, 24, 25)
    table.me.used = [0]
    table.turn("card 23", "slot y3", "part 1")
    assert card in table.me.used


# Solo game


def test_basic_boards_are_refused_alone() -> None:
    """p. 19."""
    with pytest.raises(InvalidSetup, match="expert board"):
        planetb.new("underwater_cities", 1, variants={"boards": "basic"})


@pytest.mark.parametrize(
    ("start", "slots"), [(1, "g1 r2 y2"), (2, "g2 r6 y4"), (3, "g6 r7 y5"), (4, "g7 r8 y6")]
)
def test_foreign_tiles_may_begin_on_a_later_slot_of_each_colour(start: int, slots: str) -> None:
    """p. 19: for later games."""
    match = planetb.new("underwater_cities", 1, 3, variants={"boards": "expert", "foreign": start})
    while match.state.round == 0:
        match.choose(match.options[0])
    taken = [SLOTS[i].code for i, tiles in enumerate(match.state.slots) if tiles >> NEUTRAL]
    assert sorted(taken) == slots.split()


def test_foreign_tiles_are_for_the_solo_game() -> None:
    with pytest.raises(InvalidSetup, match="solo"):
        planetb.new("underwater_cities", 2, variants={"foreign": 2})


# Positions


def test_trigger_cards_of_a_position_work_whatever_it_says_of_bits() -> None:
    """A position names the cards; what follows from them is derived."""
    table = Table().claimed(14).hand(23, 24, 25).turn("card 23")
    line = position(GAME, table.state)
    assert "events" not in line
    read = parse_position(GAME, line)
    GAME.choose(read, GAME.table.ids["slot g1"])
    assert read.seats[0].goods[2] == 1
