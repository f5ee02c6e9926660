"""What a module costs (p. 7): every example, and every hand against the table of the rulebook."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.reworld.table import Table, station
from planetb.games.reworld.game import GAME
from planetb.games.reworld.terms import LEFT, RIGHT, SLOT_CODES
from planetb.kernel.rng import Rng


def payments(table: Table, slot: str) -> list[str]:
    """Every payment that play offers for a slot: cards below ascending, then the top card; one per path."""
    i = SLOT_CODES.index(slot)
    found: list[str] = []
    if f"slot {slot}" not in table.options:
        return found
    start = table.state.clone()
    GAME.choose(start, GAME.table.ids[f"slot {slot}"])
    pending = [start]
    while pending:
        state = pending.pop()
        assert state.round == start.round
        if state.arms[i] < 0:
            found.append(str(state.slots[i]))
            continue
        for option in state.options:
            twin = state.clone()
            GAME.choose(twin, option)
            pending.append(twin)
    return sorted(found)


def by_the_table(hand: str, left: int, right: int) -> list[str]:
    """The same, straight from the rulebook's table."""
    found = set()
    for n in range(1, 5):
        for values in combinations_with_replacement("12345", n):
            if any(values.count(v) > hand.count(v) for v in values):
                continue
            tops = {t for t in (left, right) if t}
            matching = {int(v) for v in values} & tops
            fits = {
                0: n == 1,
                1: (n == 1 and bool(matching)) or n == 2,
                2: (n == 2 and matching == tops) or (n == 3 and bool(matching)) or n == 4,
            }[len(tops)]
            if fits:
                for top in set(values):
                    below = list(values)
                    below.remove(top)
                    found.add("".join(below) + top)
    return sorted(found)


def test_one_card_of_choice_pays_beside_two_empty_slots() -> None:
    assert payments(station(("1335", "2")), "u5") == ["1", "3", "5"]


def test_example_a_one_card_equal_to_the_neighbour_pays() -> None:
    assert "3" in payments(station(("13", "2"), {"u4": 3}), "u5")


def test_example_b_two_cards_of_choice_pay_beside_one_neighbour() -> None:
    assert payments(station(("12", "2"), {"u4": 3}), "u5") == ["12", "21"]


def test_example_a_and_b_hold_between_two_equal_cards() -> None:
    assert payments(station(("34", "2"), {"u4": 3, "u6": 3}), "u5") == ["3", "34", "43"]


def test_example_c_both_cards_pay_between_different_ones() -> None:
    assert payments(station(("24", "2"), {"u4": 2, "u6": 4}), "u5") == ["24", "42"]


def test_example_d_three_cards_with_one_equal_pay_between_different_ones() -> None:
    assert payments(station(("115", "2"), {"u4": 5, "u6": 4}), "u5") == ["115", "151"]


def test_example_e_four_cards_of_choice_pay_between_different_ones() -> None:
    assert payments(station(("1113", "2"), {"u4": 5, "u6": 4}), "u5") == ["1113", "1131"]


def test_three_cards_without_an_equal_one_do_not_pay_between_different_ones() -> None:
    assert "slot u5" not in station(("113", "2"), {"u4": 5, "u6": 4}).options


def test_more_cards_than_the_table_says_are_never_taken() -> None:
    """Ruling 1."""
    assert {len(p) for p in payments(station(("33333", "2")), "u5")} == {1}
    assert {len(p) for p in payments(station(("33333", "2"), {"u4": 3}), "u5")} == {1, 2}


def test_only_the_top_card_of_a_neighbour_matters() -> None:
    assert "slot u5" not in station(("1", "2"), {"u4": 13}).options
    assert "slot u5" in station(("3", "2"), {"u4": 13}).options


def test_the_start_player_field_is_no_neighbour() -> None:
    table = station(("135", "22"))
    table.play("marker 3")
    assert payments(table, "u1") == ["2"]


@pytest.mark.parametrize(
    ("slot", "neighbours"), [("u1", "l1 u2"), ("u10", "u9 l10"), ("l10", "l9 u10"), ("l5", "l4 l6")]
)
def test_slots_form_one_ring(slot: str, neighbours: str) -> None:
    i = SLOT_CODES.index(slot)
    assert sorted([SLOT_CODES[LEFT[i]], SLOT_CODES[RIGHT[i]]]) == sorted(neighbours.split())


def test_a_walk_around_the_ring_visits_all_twenty_slots() -> None:
    before, here, seen = LEFT[0], 0, []
    while here not in seen:
        seen.append(here)
        before, here = here, LEFT[here] if RIGHT[here] == before else RIGHT[here]
    assert len(seen) == 20
    assert here == 0


def test_a_slot_that_was_paid_for_is_closed_for_the_round() -> None:
    table = station(("1335", "2222")).play("slot u5", "card 1")
    assert "slot u5" not in table.options


@settings(max_examples=120, deadline=None)
@given(hand=st.text("12345", min_size=1, max_size=6), left=st.integers(0, 5), right=st.integers(0, 5))
def test_every_payment_of_the_table_has_exactly_one_path(hand: str, left: int, right: int) -> None:
    laid = {slot: top for slot, top in (("u4", left), ("u6", right)) if top}
    if any(hand.count(str(v)) + [*laid.values(), 2].count(v) > 6 for v in range(1, 6)):
        return
    found = payments(station((hand, "2"), laid), "u5")
    assert found == by_the_table(hand, left, right)


def test_no_payment_runs_into_a_dead_end_in_random_play() -> None:
    rng = Rng(4)
    for seed in range(1, 40):
        state = GAME.start(3, [], seed)
        while state.options and state.round < 6:
            GAME.choose(state, rng.pick(state.options))
