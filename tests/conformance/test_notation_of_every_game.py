"""Notation of the real games: positions, records and words read back; damaged ones get a clear error."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import planetb
from planetb.games import registry
from planetb.games.registry import MODULES

GAMES = sorted(MODULES)
GENTLE = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
CHOICES = st.lists(st.integers(0, 500), max_size=120)


def played(name: str, seed: int, choices: list[int]) -> planetb.Match:
    match = planetb.new(name, seats=registry.game(name).meta.high, seed=seed)
    for choice in choices:
        if match.seat is not None:
            made = len(match.moves)
            while len(match.moves) == made:  # things of a pick are added until it is whole
                match.choose(match.options[choice % len(match.options)])
    return match


@pytest.mark.parametrize("name", GAMES)
@GENTLE
@given(st.integers(0, 2**53), CHOICES)
def test_positions_and_records_read_back(name: str, seed: int, choices: list[int]) -> None:
    match = played(name, seed, choices)
    assert planetb.from_position(match.position()).digest == match.digest
    assert planetb.from_record(match.record()).digest == match.digest
    for option in match.options:
        twin, made = match.clone(), len(match.moves)
        twin.choose(option)
        while len(twin.moves) == made:  # a pick is under way
            twin.choose(twin.options[0])
        again = match.clone()
        again.choose(twin.moves[made].word(twin.game))
        assert again.moves[made].word(again.game) == twin.moves[made].word(twin.game)
        assert again.digest == twin.digest


@pytest.mark.parametrize("name", GAMES)
@GENTLE
@given(st.integers(0, 50), CHOICES, st.data())
def test_damaged_positions_get_a_clear_error(
    name: str, seed: int, choices: list[int], data: st.DataObject
) -> None:
    text = played(name, seed, choices).position()
    for _ in range(6):
        at = data.draw(st.integers(0, len(text) - 1))
        damaged = text[:at] + data.draw(st.sampled_from(["", *"0179-,:|/()@& x"])) + text[at + 1 :]
        try:
            read = planetb.from_position(damaged)
        except planetb.PlanetBError as error:
            assert str(error)
        else:
            assert planetb.from_position(read.position()).digest == read.digest


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("wrong", [10**9, -7, "", "pass the salt", None, 2.5])
def test_bad_choice_changes_nothing(name: str, wrong: object) -> None:
    match = played(name, 1, [3, 1, 4, 1, 5])
    before = match.position(), match.record()
    with pytest.raises((planetb.IllegalChoice, planetb.InvalidNotation)):
        match.choose(wrong)  # type: ignore[arg-type]
    assert (match.position(), match.record()) == before
