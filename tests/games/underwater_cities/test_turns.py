"""Turns: card and slot together, colours, order, what must be usable, the end of a turn (p. 6-15)."""

import pytest

import planetb
from games.underwater_cities.table import Table
from planetb.games.underwater_cities.game import GAME
from planetb.kernel.errors import IllegalChoice


def test_a_matching_card_takes_effect_and_is_discarded() -> None:
    table = (
        Table().hand(1, 23, 51).turn("card 1", "slot y6", "part 2", "good steelplast + good science", "pass")
    )
    assert table.stock() == {"kelp": 2, "steelplast": 1, "science": 1}
    assert 1 in table.state.discards[0]


def test_a_card_of_another_colour_is_discarded_without_effect() -> None:
    table = Table(3).hand(1, 23, 51).turn("card 1", "slot r3")
    assert table.stock() == {"steelplast": 2, "kelp": 1}
    assert 1 in table.state.discards[0]


def test_the_always_available_slot_ignores_the_card_and_is_never_full() -> None:
    table = Table().hand(1, 2, 3).turn("card 1", "slot always")
    assert table.stock() == {"credit": 2} and len(table.me.hand) == 2 + 2 + 1
    table.hand(4, 5, 6, seat=1).turn("card 4", "slot always", seat=1)
    assert table.stock(1) == {"credit": 2}


def test_a_slot_taken_by_another_is_not_available() -> None:
    table = Table().hand(1, 23, 51)
    table.state.slots[8] = 0b10  # r3
    table.turn("card 1")
    assert "slot r3" not in table.options


def test_a_slot_is_not_offered_when_no_part_of_it_can_be_done() -> None:
    table = Table().hand(1, 23, 51).turn("card 51")
    assert "slot y2" not in table.options and "slot r6" not in table.options
    assert "slot y5" in table.options  # two science can always be gained


def test_a_slot_is_offered_when_the_matching_card_pays_for_it() -> None:
    """Ruling A6: card 1 gives the kelp that the farm takes, but only on a yellow slot."""
    table = Table().hand(1, 44, 51).turn("card 1")
    assert "slot y4" in table.options and "slot r6" not in table.options
    assert "slot r7" in table.options  # it has an action card to use
    table.play("slot y4")
    assert table.asks == "BuildNext" and table.stock() == {"kelp": 2}


def test_a_card_that_goes_first_must_leave_the_slot_usable() -> None:
    """Ruling A6: card 5 would pay the only credit away."""
    table = Table().goods(credit=1, steelplast=1).hand(5, 23, 51)
    table.me.used = [0]
    table.turn("card 5", "slot y2")
    assert table.asks == "BuildNext"  # the slot goes first without a question


def test_only_answers_that_leave_the_slot_usable_are_offered() -> None:
    """The assistant must fetch the credit that the city lacks, not steelplast."""
    table = Table().goods(kelp=1, steelplast=2).hand(46, 1, 2).turn("card 46", "slot g7")
    assert table.asks == "BuildNext" and table.stock() == {"kelp": 1, "steelplast": 2, "credit": 1}


def test_card_and_slot_never_interleave() -> None:
    table = Table().goods(kelp=1, credit=2).hand(50, 1, 2)
    table.turn("card 50", "slot g2", "slot-first", "desalination 9b")
    assert "farm 9c" not in table.options


def test_part_of_a_slot_is_enough() -> None:
    table = Table(3).goods(steelplast=3, kelp=1, credit=2).hand(1, 2, 3)
    table.turn("card 1", "slot r2", "part 1", "tunnel 1")
    assert table.options[0] == "pass"
    table.play("pass")
    assert table.asks == ""


def test_an_effect_of_a_matching_card_may_be_declined() -> None:
    table = Table().goods(credit=1).hand(5, 23, 51)
    table.turn("card 5", "slot y5", "slot-first", "no")
    assert table.stock() == {"credit": 1, "science": 2}


def test_one_card_is_drawn_at_the_end_of_a_turn() -> None:
    table = Table(3).hand(1, 2, 3).turn("card 1", "slot r3")
    assert len(table.me.hand) == 3


def test_cards_above_the_hand_limit_go_at_the_start_of_the_turn() -> None:
    table = Table().hand(1, 2, 3, 4, 5).turn()
    assert table.asks == "DiscardDown" and table.options == ["card 1", "card 2", "card 3", "card 4"]
    table.play("card 4 + card 2")
    assert table.me.hand == [1, 3, 5] and table.asks == "ChooseCard"


def test_the_server_farm_raises_the_hand_limit() -> None:
    table = Table().claimed(9).hand(1, 2, 3, 4).turn()
    assert table.asks == "ChooseCard"


def test_a_card_drawn_in_the_turn_cannot_be_the_card_played() -> None:
    """Ruling A19: the card is chosen before anything is drawn."""
    table = Table().hand(1).turn()
    assert table.asks == "ChooseSlot"  # the only card was chosen by itself


def test_the_cloning_tile_opens_anothers_slot_once_per_round_for_a_credit() -> None:
    table = Table(4).goods(credit=1).hand(1, 2, 3)
    slot = 8  # r3
    table.state.cloning = 1
    table.state.slots[slot] = 0b10
    table.turn("card 1", "slot r3")
    assert table.stock() == {"steelplast": 2, "kelp": 1}
    assert table.state.slots[slot] == 0b11 and table.state.cloning == 0


@pytest.mark.parametrize(("tiles", "credits", "ready"), [(0b01, 1, 1), (0b10, 0, 1), (0b10, 1, 0)])
def test_the_cloning_tile_needs_another_owner_a_credit_and_to_lie_ready(
    tiles: int, credits: int, ready: int
) -> None:
    table = Table(4).goods(credit=credits).hand(1, 2, 3)
    table.state.cloning = ready
    table.state.slots[8] = tiles
    table.turn("card 1")
    assert "slot r3" not in table.options


def test_there_is_no_cloning_tile_for_three() -> None:
    assert Table(3).state.cloning == 0


def test_an_illegal_slot_is_refused_and_named() -> None:
    table = Table().hand(1, 2, 3).turn("card 1")
    with pytest.raises(IllegalChoice, match="slot y2"):
        table.play("slot y2")


def test_abilities_are_used_once_in_each_turn_at_any_question_of_the_turn() -> None:
    table = Table(3).goods(kelp=2).claimed(10).hand(1, 2, 3).turn()
    assert "use 10" in table.options
    table.play("use 10")
    assert table.stock() == {"kelp": 1, "steelplast": 1} and "use 10" not in table.options
    table.play("card 1", "slot r3").turn()
    assert "use 10" in table.options


def test_the_turn_waits_for_an_ability_that_is_still_unused() -> None:
    table = Table().claimed(10).hand(23, 24, 25).turn("card 23", "slot y5")
    assert table.asks == ""  # nothing to exchange: the turn ended by itself
    table.goods(kelp=1).turn("card 24", "slot g1", "yes")
    assert table.asks == "EndTurn" and table.options == ["pass", "use 10"]


def test_no_undo_crosses_a_drawn_card() -> None:
    table = Table(3).hand(1, 2, 3)
    turned = table.state.turned
    table.turn("card 1", "slot r3")
    assert table.state.turned > turned
    assert GAME.over(table.state)


def test_cards_to_discard_are_picked_together_in_any_order() -> None:
    """p. 15."""
    table = Table().hand(1, 2, 3, 4, 5).turn("card 5 + card 1")
    assert table.me.hand == [2, 3, 4] and table.state.discards[0][:1] == [1]


def test_kept_cards_are_picked_at_the_same_time_by_all_seats() -> None:
    """p. 6."""
    match = planetb.new("underwater_cities", 2, 5)
    while not match.asks or "keep" not in match.asks:
        match.choose(match.options[0])
    hands = [match.state.seats[seat].hand for seat in range(2)]
    assert match.waiting == [0, 1] and len(hands[1]) == 6
    kept = [hands[1][5], hands[1][0], hands[1][3]]
    match.choose(" + ".join(f"card {card}" for card in kept), 1)
    assert match.waiting == [0] and match.state.seats[1].hand == sorted(kept)
