"""Who knows what (ruling 16): hands, discards and the card on the start-player field stay secret."""

from games.reworld.table import Table, station
from planetb.games.reworld.game import GAME
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.state import NOBODY
from planetb.kernel.step import Pick


def redealt(table: Table, seat: int, seed: int) -> Table:
    twin = Table(GAME.redeal(table.state, seat, Rng(seed)))
    assert GAME.view(twin.state, seat) == GAME.view(table.state, seat)
    return twin


def test_a_seat_sees_its_own_hand_only() -> None:
    areas = GAME.view(station(("123", "445")).state, 1)["seats"]
    assert areas[0]["hand"] is None
    assert areas[0]["cards"] == 3
    assert areas[1]["hand"] == [4, 4, 5]


def test_a_spectator_sees_no_hand() -> None:
    assert [area["hand"] for area in GAME.view(station().state, NOBODY)["seats"]] == [None, None]


def test_the_card_for_the_marker_is_known_to_its_owner_alone() -> None:
    state = station(("123", "445")).play("marker 2").state
    assert GAME.view(state, 0)["start_field"] == {"taken": True, "card": 2}
    assert GAME.view(state, 1)["start_field"] == {"taken": True, "card": None}


def test_discarded_hands_are_known_to_their_owner_alone() -> None:
    state = station(("123", "445")).play("pass").state
    assert GAME.view(state, 0)["seats"][0]["dropped"] == [1, 2, 3]
    assert GAME.view(state, 1)["seats"][0]["dropped"] is None


def test_a_redeal_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    table = station(("11223", "44555", "33"), {"u4": 13})
    table.play("marker 2", "pass")
    fields, drops, hands = set(), set(), set()
    for seed in range(60):
        twin = redealt(table, 2, seed)
        assert twin.area(2).hand == table.area(2).hand
        assert twin.area(0).cards == table.area(0).cards
        fields.add(twin.state.field)
        drops.add(tuple(twin.area(1).dropped))
        hands.add(tuple(twin.area(0).hand))
    assert fields == {1, 2, 3, 4, 5}
    assert len(drops) > 20
    assert len(hands) > 20


def test_a_redeal_keeps_the_own_face_down_card_and_own_discards() -> None:
    table = station(("11223", "44555", "33")).play("marker 2", "pass")
    for seed in range(20):
        assert redealt(table, 0, seed).state.field == 2
        assert redealt(table, 1, seed).area(1).dropped == [0, 0, 0, 2, 3]


def test_redeals_follow_the_number_of_unseen_cards() -> None:
    """Seat 0 holds five of six fives: in a fair deal the last one is rarely in the other hand."""
    table = station(("55555", "1"))
    fives = sum(redealt(table, 0, seed).area(1).hand[4] for seed in range(400))
    assert 2 <= fives <= 40  # expected: 400 / 25


def test_a_redeal_in_the_middle_of_a_payment_can_be_completed() -> None:
    """Whoever lays a 3 between a 2 and a 4 and keeps two cards is known to have a 2 or a 4."""
    table = station(("334", "55"), {"u4": 2, "u6": 4}).play("slot u5", "card 3")
    for seed in range(40):
        twin = redealt(table, 1, seed)
        assert len(twin.options) > 1
        while twin.asks == "cards below":
            twin.play(twin.options[0])


def test_chapter_two_hides_nothing() -> None:
    state = GAME.start(3, [], seeded(5))
    rng = Rng(5)
    while state.round < 6:
        GAME.choose(state, rng.pick(state.options))
    views = [GAME.view(state, seat) for seat in (NOBODY, 0, 1, 2)]
    for view in views:
        for area in view["seats"]:
            area.pop("hand")
            area.pop("dropped")
    assert all(view == views[0] for view in views)


def test_a_pick_that_another_seat_has_begun_is_redealt_from_its_first_choice() -> None:
    table = station(hands=("1125", "44555"), laid={"u2": 2, "u4": 4}).play("slot u3", "card 2")
    state = table.state
    state.undealt = [0] * 5  # all that seat 1 has not seen is the hand of seat 0
    one, five = GAME.table.ids["card 1"], GAME.table.ids["card 5"]
    asked = GAME.ask(state)
    assert isinstance(asked, Pick) and asked.picked == (one,)  # below a 2: 1 and 1, or 1 and 5
    twin = GAME.redeal(state, 1, Rng(4))
    begun = GAME.ask(twin)
    assert isinstance(begun, Pick) and begun.picked == (one,)
    assert twin.options == [one, five]
