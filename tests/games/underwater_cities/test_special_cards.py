"""Special cards: three ways to take one, their cost, where they go (p. 8, 12)."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.effects.counters import SpecialCards


def taking(table: Table) -> Table:
    return table.hand(1, 2, 4).turn("card 1", "slot g6")


def test_one_of_the_six_on_the_board_is_taken_and_not_replaced() -> None:
    table = taking(Table())
    card = table.state.specials[0]
    table.play(f"card {card}")
    assert card in table.me.hand and card in table.me.shown and len(table.state.specials) == 5


def test_the_top_card_is_taken_and_the_next_one_turned_up() -> None:
    table = taking(Table())
    top, left = table.state.top, len(table.state.pile)
    table.play(f"card {top}")
    assert top in table.me.shown and table.state.top >= 0 and len(table.state.pile) == left - 1


def test_digging_puts_the_top_card_under_and_offers_three() -> None:
    table = taking(Table())
    top = table.state.top
    table.play("dig")
    assert table.asks == "DigPick" and len(table.options) == 3 and table.state.under == [top]
    kept = int(table.options[1].split()[1])
    table.play(table.options[1])
    assert table.asks == "DigOrder"
    first = int(table.options[1].split()[1])
    table.play(table.options[1])
    assert kept in table.me.hand and kept not in table.me.shown
    assert table.state.under[:2] == [top, first] and table.state.under_known == [15, 1, 1]


def test_a_special_card_is_paid_when_it_takes_effect() -> None:
    """Ruling A7: income of the slot may pay for it."""
    table = Table().goods(credit=2).on_track((4, [0])).hand(181, 1, 2)
    table.turn("card 181", "slot g1", "yes", "yes")
    assert 181 in table.me.tableau and table.stock() == {"steelplast": 1}


def test_an_unpaid_cheap_special_card_goes_under_its_deck() -> None:
    table = Table().hand(195, 1, 2).turn("card 195", "slot g1", "yes")
    assert table.state.under[-1:] == [195] and table.state.under_known[-1:] == [15]


def test_a_three_credit_special_card_that_is_not_paid_goes_into_the_box() -> None:
    table = Table(3).hand(181, 1, 2).turn("card 181", "slot r3")
    assert 181 in table.state.boxed


def test_a_special_card_above_the_hand_limit_goes_under_its_deck() -> None:
    table = Table().hand(193, 1, 2, 4).turn("card 193")
    assert table.state.under[-1:] == [193]


def test_a_paid_instant_special_card_stays_with_its_owner_and_counts() -> None:
    table = Table().goods(credit=2).hand(200, 23, 24)
    table.turn("card 200", "slot y5", "slot-first", "yes", "yes", "farm 9a")
    assert table.me.tableau == [200] and SpecialCards().count(table.me) == 1


def test_a_special_action_card_given_up_no_longer_counts() -> None:
    table = Table().claimed(192, 20, 21).hand(60, 1, 2)
    table.turn("card 60", "slot g1", "slot-first", "yes", "yes", "card 192")
    assert SpecialCards().count(table.me) == 0 and table.state.under[-1:] == [192]


def test_the_special_deck_is_drawn_to_the_bottom_in_the_order_put_under() -> None:
    table = Table()
    table.state.under, table.state.under_known = table.state.pile[:], [15] * len(table.state.pile)
    table.state.pile = []
    second = table.state.under[0]
    taking(table).play(f"card {table.state.top}")
    assert table.state.top == second


def test_a_secret_mission_cannot_lead_to_itself() -> None:
    table = Table(3).goods(credit=1).claimed(193).hand(1, 23, 24)
    table.me.used = [0]
    table.state.slots = [0b10] * 21 + [0]
    table.state.slots[2] = 0  # y3: use an action card, take a special card
    table.turn("card 23", "slot y3")
    assert table.options == ["part 1", "part 2"]
    table.play("part 1")
    assert table.asks == "UseSlotAction" and "slot y3" not in table.options and table.me.used == [0, 193]


def test_a_card_that_must_come_is_still_news_to_who_draws_it() -> None:
    """The last cards of the special deck have an order, but only who put them there knows it."""
    table = Table()
    table.state.under, table.state.under_known = table.state.pile[:4], [2] * 4
    table.state.pile = []
    turned = taking(table).state.turned
    assert table.play("dig").state.turned > turned
