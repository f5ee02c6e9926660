"""The public API: what every program outside relies on."""

import json

import pytest

import planetb
from planetb.conformance import Walk
from tiny.beacon import GAME


def play_some(match: planetb.Match, choices: int) -> planetb.Match:
    for _ in range(choices):
        match.choose(match.options[-1])
    return match


def test_games_are_sorted_names() -> None:
    names = planetb.games()
    assert names == sorted(names)
    assert "reworld" in names and "beacon" in names


def test_every_public_name_is_there_and_documented() -> None:
    for name in planetb.__all__:
        thing = getattr(planetb, name)
        assert name == "CHANCE" or thing.__doc__
    for name, thing in {**vars(planetb.Match.__base__), **vars(planetb.Match)}.items():
        assert name.startswith("_") or thing.__doc__, name


def test_finished_match_answers_and_refuses_more() -> None:
    match = planetb.new("beacon", seats=3, seed=7)
    while match.seat is not None:
        match.choose(match.options[0])
    assert match.options == [] and match.waiting == [] and match.prompt() == ""
    assert match.winners and len(match.scores) == 3 and match.end in GAME.meta.ends
    with pytest.raises(planetb.IllegalChoice, match="the game is over"):
        match.choose(0)


def test_winners_are_unknown_while_the_game_goes_on() -> None:
    match = planetb.new("beacon")
    assert match.winners == [] and match.end is None


def test_options_cannot_be_changed_from_outside() -> None:
    match = planetb.new("beacon")
    match.options.clear()
    assert match.options


def test_choice_by_number_and_by_word_is_the_same() -> None:
    one, other = planetb.new("beacon", seed=2), planetb.new("beacon", seed=2)
    one.choose(one.options[1])
    other.choose(other.notation(other.options[1]))
    assert one.digest == other.digest


@pytest.mark.parametrize(
    "wrong", [9999, -5, True, None, 1.5, ["bid 1"], "", "bid", "bid 77", "card flint", "🌊"]
)
def test_bad_choice_changes_nothing(wrong: object) -> None:
    match = planetb.new("beacon", seed=2)
    before = match.position(), match.record(), match.log()
    with pytest.raises((planetb.IllegalChoice, planetb.InvalidNotation)):
        match.choose(wrong)  # type: ignore[arg-type]
    assert (match.position(), match.record(), match.log()) == before


def test_unknown_word_is_invalid_and_known_but_impossible_word_is_illegal() -> None:
    match = planetb.new("beacon", seed=2)
    with pytest.raises(
        planetb.InvalidNotation, match="'sing' is not a choice in beacon; possible now: bid 0"
    ):
        match.choose("sing")
    with pytest.raises(planetb.IllegalChoice, match="'bid 9' is not possible now; possible: 16"):
        match.choose("bid 9")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "chess"}, "no game is called 'chess'; the games are: beacon"),
        ({"game": "beacon", "seats": 9}, "beacon is for 2 to 3 seats, not 9"),
        ({"game": "beacon", "seats": "2"}, "not '2'"),
        ({"game": "beacon", "seats": True}, "not True"),
        ({"game": "beacon", "seed": -1}, "a seed is a whole number from 0 to"),
        ({"game": "beacon", "seed": 2**60}, "a seed is a whole number from 0 to"),
        ({"game": "beacon", "seed": "7"}, "a seed is a whole number"),
        (
            {"game": "beacon", "variants": {"poor": True}},
            "beacon has no variant 'poor'; its variants are: rich",
        ),
        ({"game": "beacon", "variants": {"rich": "yes"}}, "is one of False, True, not 'yes'"),
        ({"game": "beacon", "variants": {"rich": 1}}, "is one of False, True, not 1"),
        ({"game": "beacon", "seats": 3, "variants": {"rich": True}}, "three seats cannot be rich"),
    ],
)
def test_wrong_setup_names_what_is_allowed(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(planetb.InvalidSetup, match=complaint):
        planetb.new(**arguments)  # type: ignore[arg-type]


def test_views_are_json_and_differ_by_seat() -> None:
    match = play_some(planetb.new("beacon", seats=2, seed=4), 3)
    views = [match.view(seat) for seat in (None, 0, 1)]
    assert [json.loads(json.dumps(view)) for view in views] == views
    assert len({json.dumps(view) for view in views}) == 3


@pytest.mark.parametrize("seat", [7, -3, "0", True])
def test_view_of_no_seat_names_the_seats(seat: object) -> None:
    with pytest.raises(planetb.InvalidSetup, match="the seats are 0 to 1"):
        planetb.new("beacon").view(seat)  # type: ignore[arg-type]


def test_redeals_look_the_same_but_are_not_all_the_truth() -> None:
    match = play_some(planetb.new("beacon", seats=2, seed=4), 2)
    redeals = [match.redeal(0, seed) for seed in range(20)]
    assert {json.dumps(other.view(0)) for other in redeals} == {json.dumps(match.view(0))}
    assert len({json.dumps(other.view(1)) for other in redeals}) > 1
    assert match.redeal(0, 5).digest == match.redeal(0, 5).digest


def test_undo_takes_back_own_choices_up_to_the_last_reveal() -> None:
    match = planetb.new("beacon", seats=2, seed=6)
    match.choose("bid 0")
    match.choose("bid 1")
    with pytest.raises(planetb.CannotUndo, match="revealed something new"):
        match.undo()
    start = match.position()
    match.choose(f"burn {match.view(1)['seats'][1]['hand'][0]}")
    after = match.position()
    match.choose(next(option for option in match.options if match.notation(option).startswith("burn")))
    match.undo()
    assert match.position() == after
    match.undo()
    assert match.position() == start
    with pytest.raises(planetb.CannotUndo):
        match.undo()


def test_matches_that_go_back_to_the_same_moment_do_not_touch_each_other() -> None:
    match = planetb.new("beacon", seats=2, seed=6)
    start = match.position()
    match.choose("bid 0")
    twin = match.clone()
    match.undo()
    match.choose("bid 2")
    twin.undo()
    assert twin.position() == start
    assert twin.log(0) == []


def test_undo_does_not_reach_another_seats_choice() -> None:
    match = planetb.new("beacon", seats=3, seed=6)
    match.choose("bid 0", seat=0)
    match.choose("bid 1", seat=1)
    with pytest.raises(planetb.CannotUndo, match="seat 2 cannot take back a choice of seat 1"):
        match.undo(seat=2)
    match.undo()
    with pytest.raises(planetb.CannotUndo, match="seat 1 cannot take back a choice of seat 0"):
        match.undo()
    match.choose("bid 2", seat=1)
    match.undo()
    assert match.waiting == [1, 2]


def test_undo_at_the_start_is_refused() -> None:
    with pytest.raises(planetb.CannotUndo, match="no choice to take back"):
        planetb.new("beacon").undo()


def test_undone_choices_leave_no_trace_in_record_and_log() -> None:
    match = planetb.new("beacon", seats=2, seed=6)
    before = match.record(), match.log()
    match.choose("bid 1")
    match.undo()
    assert (match.record(), match.log()) == before


def test_clones_go_their_own_way() -> None:
    match = play_some(planetb.new("beacon", seats=2, seed=4), 2)
    twin = match.clone()
    before = match.position(), match.record()
    play_some(twin, 3)
    assert (match.position(), match.record()) == before
    assert planetb.from_record(twin.record()).digest == twin.digest


def test_words_name_only_possible_options_in_known_languages() -> None:
    match = planetb.new("beacon")
    assert match.words(match.options[0], "hu")
    with pytest.raises(planetb.InvalidSetup, match="no texts in 'fr'; the languages are: en, de, hu"):
        match.words(match.options[0], "fr")
    with pytest.raises(planetb.IllegalChoice):
        match.words(9999)


def test_representation_says_where_the_match_is() -> None:
    assert repr(planetb.new("beacon", seats=2, seed=1)) == "<Beacon, 2 seats, 0 choices, seat 0 to decide>"


def test_conformance_finds_a_leak() -> None:
    class Leaky(type(GAME)):  # type: ignore[misc]
        def view(self, state: object, seat: int) -> dict[str, object]:
            return {"bag": list(state.bag)}  # type: ignore[attr-defined]

    game = Leaky.__new__(Leaky)
    game.__dict__.update(GAME.__dict__)
    with pytest.raises(planetb.conformance.Broken, match=r"sees hidden things: view\.bag"):
        Walk(game, 2, {"rich": False}, 1).run()
