"""Buying, keeping, removing cards, and the open rows (p. 12)."""

from games.how_to_save_a_world.table import CARD_CODES, Table
from planetb.games.how_to_save_a_world.effects.cards import RemoveCard
from planetb.games.how_to_save_a_world.terms import ACTION, GAP, REACTION, SPECIES


def market() -> Table:
    table = Table().row(ACTION, "muse", "solar_storm", "data_flood")
    return table.row(REACTION, "dynamo_test", "momentum", "eureka").row(
        SPECIES, "tide_owl", "song_whale", "web_spider"
    )


def test_each_deck_has_its_own_currency() -> None:
    for resource, deck in (("knowledge", ACTION), ("mineral", REACTION)):
        table = market().hand("windfall", "spark_eel").goods(f"{resource} 2").play("land auction")
        offered = [word.removeprefix("card ") for word in table.options if word.startswith("card")]
        assert sorted(offered) == sorted([CARD_CODES[card] for card in table.state.rows[deck]])
    table = market().hand("windfall", "spark_eel").goods("biomass 1").play("land auction")
    assert {"card tide_owl", "card song_whale", "card web_spider"} < set(table.options)
    assert "card muse" not in table.options


def test_first_card_is_free_for_empty_hands() -> None:
    table = market().play("land auction", "card muse")
    assert table.cards() == ["muse"]


def test_discard_pile_counts_for_the_price() -> None:
    table = (
        market()
        .goods("energy 1 knowledge 1")
        .hand("solar_storm")
        .play("play solar_storm", "take energy + take energy", "pass", "land auction")
    )
    assert "card muse" in table.options
    assert "card muse" not in table.goods("knowledge 0").options


def test_bought_card_cannot_be_used_in_the_same_turn() -> None:
    table = market().goods("biomass 9 mineral 9").hand("windfall").tiles("planet 2")
    table.play("land census", "badge planet + badge planet", "card dynamo_test")
    assert table.seat().fresh == [CARD_CODES.index("dynamo_test")]
    assert not [word for word in table.options if word == "play dynamo_test"]


def test_bought_card_may_be_removed_in_the_same_turn() -> None:
    """Ruling 9: removing is not playing."""
    table = market().hand("windfall").play("land auction", "pass", "pass")
    card = table.state.rows[ACTION][0]
    table.state.rows[ACTION][0] = GAP
    table.seat().fresh = [card]
    table.ask(RemoveCard(0)).play(f"card {CARD_CODES[card]}")
    assert table.seat().fresh == [] and card in table.state.removed


def test_row_is_filled_at_the_end_of_the_turn_from_the_left() -> None:
    table = market().play("land auction", "card data_flood")
    assert table.asks == "DrawCard" and table.who == -1
    table.play("card night_shift")
    assert [CARD_CODES[card] for card in table.state.rows[ACTION]] == ["night_shift", "muse", "solar_storm"]


def test_two_cards_of_one_row_leave_two_gaps_until_the_end() -> None:
    table = market().goods("knowledge 9").tiles("planet 2")
    table.play("land census", "badge planet + badge planet", "card muse", "card data_flood")
    assert table.asks == "DrawCard"
    table.play("card night_shift", "card ark_crew")
    assert [CARD_CODES[card] for card in table.state.rows[ACTION]] == [
        "ark_crew",
        "night_shift",
        "solar_storm",
    ]


def test_free_card_needs_no_payment() -> None:
    table = (
        market()
        .hand("windfall", "spark_eel")
        .structure("genome_bank")
        .play("land gene_vault", "card momentum")
    )
    assert "momentum" in table.cards() and sum(table.seat().goods) == 0


def test_cards_are_cheaper_with_the_technology() -> None:
    table = market().techs("trade_treaty").goods("knowledge 1").hand("windfall", "spark_eel")
    table.play("land auction", "card muse")
    assert table.has("knowledge") == 0 and "muse" in table.cards()


def test_removed_card_leaves_the_game_and_lowers_the_price() -> None:
    table = market().hand("windfall", "spark_eel").structure("archive_furnace")
    table.play("land furnace", "yes", "card windfall", "part 1", "develop live_broadcast")
    assert table.cards() == ["spark_eel"] and CARD_CODES.index("windfall") in table.state.removed


def test_no_card_no_effect_behind_the_arrow() -> None:
    table = Table().structure("archive_furnace").play("land furnace")
    assert table.who == 1 and table.seat().techs == 0


def test_card_of_the_discard_pile_may_be_removed() -> None:
    table = Table().goods("energy 1").hand("solar_storm").structure("archive_furnace")
    table.play(
        "play solar_storm",
        "take energy + take energy",
        "pass",
        "land furnace",
        "yes",
        "part 1",
        "develop live_broadcast",
    )
    assert table.cards() == []


def test_empty_deck_takes_its_discards() -> None:
    """Ruling 7."""
    table = market()
    table.state.discards[ACTION] = sorted(table.state.discards[ACTION] + table.state.decks[ACTION])
    table.state.decks[ACTION] = []
    table.again().play("land auction", "card muse")
    assert table.asks == "DrawCard" and table.state.discards[ACTION] == []


def test_gap_stays_when_no_card_is_left() -> None:
    """Ruling 7."""
    table = market()
    table.state.removed = sorted(table.state.removed + table.state.decks[ACTION])
    table.state.decks[ACTION] = []
    table.again().play("land auction", "card solar_storm")
    assert table.state.rows[ACTION][0] == GAP and GAP not in table.state.rows[ACTION][1:]


def test_species_put_under_the_deck_come_last() -> None:
    table = market()
    table.state.removed = sorted(table.state.removed + table.state.decks[SPECIES])
    table.state.decks[SPECIES] = []
    under = table.state.under[0]
    table.again().play("land auction", "card tide_owl")
    assert table.state.rows[SPECIES][0] == under and table.state.under[0] == GAP
