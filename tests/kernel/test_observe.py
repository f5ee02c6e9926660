"""What minds see: every field has a role, every feature a name, and nothing hidden is read."""

import pytest

from planetb import new
from planetb.games import registry
from planetb.kernel.layout import AREAS, Layout
from planetb.kernel.observe import Eye
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.roles import (
    Bag,
    Bits,
    Both,
    BySeat,
    Digits,
    Each,
    Hidden,
    Ladder,
    Last,
    Number,
    Places,
    Role,
    Seat,
    SeatBits,
    Size,
    Word,
)

GAMES = sorted(registry.MODULES)


def seen(role: Role, value: object, me: int = 0, seats: int = 2) -> list[str]:
    """The names of the features that a role marks."""
    found: list[int] = []
    role.mark(value, me, seats, 0, found)
    return [role.names[i] for i in found]


def fields(layout: Layout) -> list[str]:
    names = []
    for field in layout.fields:
        if field.kind == AREAS and field.layout:
            names += [f"{field.name}.{inner.name}" for inner in field.layout.fields]
        else:
            names.append(field.name)
    return names


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_layout_has_a_role_and_every_role_a_field(game: str) -> None:
    rules = registry.game(game)
    assert sorted(rules.roles) == sorted(fields(rules.layout))


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_of_their_own(game: str) -> None:
    names = registry.game(game).features
    assert len(names) == len(set(names))
    assert all(name == " ".join(name.split()) for name in names)


def test_numbers_and_ladders_stay_in_their_range() -> None:
    assert seen(Number(0, 3), 0) == []
    assert seen(Number(0, 3), 2) == ["2"]
    assert seen(Number(0, 3), 9) == ["3"]
    assert seen(Number(0, 9, 3), 7) == ["6 to 8"]
    assert seen(Number(2, 4), 1) == []
    assert seen(Ladder(0, 3), 2) == ["at least 1", "at least 2"]
    assert seen(Ladder(0, 3), 7) == ["at least 1", "at least 2", "at least 3"]
    assert seen(Ladder(0, 3), -1) == []


def test_seats_are_told_from_the_eye_on() -> None:
    assert seen(Seat(4), 2, me=2, seats=3) == ["of you"]
    assert seen(Seat(4), 0, me=2, seats=3) == ["of next seat"]
    assert seen(Seat(4), -1, me=2, seats=3) == []
    assert seen(Seat(4), 3, me=2, seats=3) == ["of third next seat"]  # a guest keeps its number
    assert seen(SeatBits(4), 0b10001, me=0, seats=2) == ["of you", "foreign"]
    assert seen(BySeat(4, Number(0, 9)), [5, 7, 1], me=1, seats=2) == [
        "of next seat 5",
        "of you 7",
        "of second next seat 1",
    ]


def test_lists_are_seen_as_bags_places_ends_and_sizes() -> None:
    assert seen(Bag(["a", "b"], 2), [1, 1, 1, 0, -1]) == ["b", "b x2", "a"]
    assert seen(Bag(["a", "b"], 1, 5), [6, 9]) == ["b"]
    assert seen(Each(["x", "y"], Word(["a", "b"])), [1, -1]) == ["x b"]
    assert seen(Places(["x", "y"], [Word(["a"]), Number(0, 2)]), [0, 2]) == ["x a", "y 2"]
    assert seen(Last(["a", "b"], 2), [0, 0, 1]) == ["b in place 1", "a in place 2"]
    assert seen(Size(4, 2), [1, 1, 1]) == ["holds at least 2"]
    assert seen(Both(Bag(["a"]), Size(1)), [0]) == ["a", "holds at least 1"]
    assert seen(Bits(["a", "b", "c"]), 0b101) == ["a", "c"]
    assert seen(Digits(5, 3), 142) == ["top 2", "at least 2 cards", "at least 3 cards"]
    assert seen(Hidden(), 5) == []


def test_a_seat_sees_its_own_hand_and_not_another() -> None:
    match = new("reworld", 2, 7)
    names = match.game.features
    mine = {names[i] for i in match.observe(0)}
    hand = match.view(0)["seats"][0]["hand"]
    assert {f"you: hand {card} at least 1" for card in hand} <= mine
    assert not [name for name in names if name.startswith("next seat: hand")]


def test_the_open_question_is_seen_and_whose_it_is() -> None:
    match = new("underwater_cities", 2, 3)
    names = match.game.features
    me = match.seat
    assert me is not None
    asked = [names[i] for i in match.observe(me) if names[i].startswith("asked: ")]
    assert asked and asked[0].endswith(" of you")
    while match.state.lanes:
        match.choose(match.options[0])
    me = match.seat
    assert me is not None
    other = [names[i] for i in match.observe(1 - me) if names[i].startswith("asked: ")]
    assert other and other[0].endswith(" of next seat")


def test_what_others_have_begun_to_pick_is_not_seen() -> None:
    match = new("reworld", 2, 7)
    rng = 0
    while not match.over:
        me = match.seat
        assert me is not None
        other = match.game.features
        assert not [i for i in match.observe(1 - me) if other[i].startswith("picked ")]
        match.choose(match.options[rng % len(match.options)])
        rng += 1


@pytest.mark.parametrize("game", GAMES)
def test_what_an_eye_remembers_never_shows(game: str) -> None:
    """Positions of two games in turns, seen by every seat: as eyes see them that never saw anything."""
    rules, rng = registry.game(game), Rng(8)
    seats = min(rules.meta.high, 3)
    variant = rules.fill(seats, {})
    states = [rules.start(seats, variant, seeded(seed)) for seed in range(2)]
    effects, words = list(rules.effects), rules.table.words
    for step in range(60):
        for state in states:
            if state.options:
                rules.choose(state, rng.pick(state.options))
            found = [rules.observe(state, seat) for seat in range(seats)]
            if step % 12 == 11:
                fresh = Eye(rules.meta, rules.layout, rules.roles, rules.steps, effects, words)
                assert found == [fresh.observe(state, seat) for seat in range(seats)]


ROLES = [Number(2, 9), Number(0, 12, 4), Ladder(0, 5), Ladder(1, 9, 3), Word(["a", "b"], 1), Seat(4)]


@pytest.mark.parametrize("role", ROLES)
def test_a_list_is_marked_as_its_values_one_by_one(role: Role) -> None:
    values = [0, 3, 1, 2, 14, -1, 5]
    one_by_one: list[int] = []
    for i, value in enumerate(values):
        role.mark(value, 1, 3, 7 + i * role.size, one_by_one)
    found: list[int] = []
    role.mark_each(values, len(values), 1, 3, 7, found)
    assert found == one_by_one
