"""What is secret stays secret: hands, decks, cards under the special deck."""

from games.underwater_cities.table import Table
from planetb.games.underwater_cities.game import GAME
from planetb.kernel.rng import Rng
from planetb.kernel.state import NOBODY


def test_a_hand_is_shown_to_its_owner_alone_but_its_size_and_backs_to_all() -> None:
    table = Table().hand(1, 70, 193)
    assert GAME.view(table.state, 0)["nations"][0]["hand"] == [1, 70, 193]
    for viewer in (1, NOBODY):
        seen = GAME.view(table.state, viewer)["nations"][0]
        assert seen["hand"] is None and seen["hand_size"] == 3 and seen["hand_backs"] == [1, 1, 0, 1]


def test_a_card_taken_openly_stays_known() -> None:
    table = Table().hand(1, 2, 4).turn("card 1", "slot g6")
    card = table.state.specials[0]
    table.play(f"card {card}")
    assert GAME.view(table.state, 1)["nations"][0]["hand_shown"] == [card]
    for seed in range(5):
        assert card in GAME.redeal(table.state, 1, Rng(seed)).seats[0].hand


def test_redeals_change_what_others_hold_and_keep_its_backs() -> None:
    table = Table().hand(1, 2, 4).hand(5, 6, 70, seat=1)
    hands = set()
    for seed in range(20):
        hand = GAME.redeal(table.state, 0, Rng(seed)).seats[1].hand
        hands.add(tuple(hand))
        assert [card > 66 for card in hand] == [False, False, True]
    assert len(hands) > 15


def test_cards_rejected_when_digging_are_known_to_the_digger_only() -> None:
    table = Table().hand(1, 2, 4).turn("card 1", "slot g6", "dig")
    table.play(table.options[0])
    table.play(table.options[0])
    assert None not in GAME.view(table.state, 0)["special_under"]
    assert GAME.view(table.state, 1)["special_under"].count(None) == 2
    under = [GAME.redeal(table.state, 1, Rng(seed)).under for seed in range(10)]
    assert len({tuple(cards) for cards in under}) > 3
    assert all(GAME.redeal(table.state, 0, Rng(seed)).under == table.state.under for seed in range(3))


def test_old_era_cards_in_a_hand_are_redealt_among_the_old_era() -> None:
    table = Table().hand(1, 2, 4).hand(5, 6, 7, seat=1)
    table.state.era = 1
    hand = GAME.redeal(table.state, 0, Rng(1)).seats[1].hand
    assert all(card < 67 for card in hand)
