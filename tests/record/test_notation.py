"""Notation: positions and records read back; anything else gets a clear error and nothing worse."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import planetb


def played(seed: int, seats: int, choices: list[int]) -> planetb.Match:
    match = planetb.new("beacon", seats=seats, seed=seed)
    for choice in choices:
        if match.seat is not None:
            match.choose(match.options[choice % len(match.options)])
    return match


MATCHES = st.builds(
    played, st.integers(0, 2**53), st.integers(2, 3), st.lists(st.integers(0, 30), max_size=40)
)


@given(MATCHES)
@settings(max_examples=60, deadline=None)
def test_positions_and_records_read_back(match: planetb.Match) -> None:
    assert planetb.from_position(match.position()).position() == match.position()
    again = planetb.from_record(match.record())
    assert again.record() == match.record()
    assert again.log(0) == match.log(0)


@given(MATCHES, st.data())
@settings(max_examples=120, deadline=None)
def test_damaged_position_is_refused_or_still_a_position(match: planetb.Match, data: st.DataObject) -> None:
    text = match.position()
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.sampled_from(["", *"0129-,:|/()@& xé"])) + text[at + 1 :]
    try:
        read = planetb.from_position(damaged)
    except planetb.PlanetBError as error:
        assert str(error)
    else:
        assert planetb.from_position(read.position()).digest == read.digest


def test_a_position_in_which_all_forks_come_to_nothing_is_refused() -> None:
    """After the last night comes another, in which nobody has anything to choose, for ever."""
    text = (
        "beacon/1 0 16808935363 11|night:9 leader:1 bag:1,2,1,3,0,0 played:2,2,4,1,0 "
        "seats:(sparks:0 lamps:0 bid:-1 hand:0,1,4 triggers:2)(sparks:0 lamps:2 bid:-1 hand:0 triggers:-)"
        "|Night@-1 PlayCard@0"
    )
    with pytest.raises(planetb.PlanetBError, match="forked 20000 times without a question"):
        planetb.from_position(text)


@given(MATCHES, st.data())
@settings(max_examples=120, deadline=None)
def test_damaged_record_is_refused_or_still_a_record(match: planetb.Match, data: st.DataObject) -> None:
    lines = match.record().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.one_of(st.just(""), st.text(max_size=12), st.just(lines[at] + " : pass")))
    try:
        read = planetb.from_record("\n".join(lines))
    except planetb.PlanetBError as error:
        assert str(error)
    else:
        assert planetb.from_record(read.record()).digest == read.digest


@given(st.text(max_size=80))
@settings(max_examples=200, deadline=None)
def test_any_text_gets_a_clear_error(text: str) -> None:
    for read in (planetb.from_position, planetb.from_record):
        with pytest.raises(planetb.PlanetBError):
            read(text)


def test_record_says_where_it_first_differs() -> None:
    record = played(5, 2, [1] * 12).record()
    broken = re.sub(r"= \w{16}", "= 0123456789abcdef", record, count=1)
    number = broken.splitlines().index("= 0123456789abcdef") + 1
    with pytest.raises(planetb.InvalidNotation, match=f"line {number} of the record: the digest is"):
        planetb.from_record(broken)


def test_record_with_an_illegal_choice_names_line_and_choice() -> None:
    lines = played(5, 2, [1] * 4).record().splitlines()
    lines[5] = "0 bid 9"
    with pytest.raises(planetb.InvalidNotation, match="line 6 of the record: 'bid 9' is not possible now"):
        planetb.from_record("\n".join(lines))


def test_record_with_a_wrong_result_is_refused() -> None:
    match = planetb.new("beacon", seed=5)
    while match.seat is not None:
        match.choose(match.options[0])
    record = match.record()
    for line in (f"result {' '.join(map(str, match.scores))}", f"end {match.end}"):
        with pytest.raises(planetb.InvalidNotation, match="the result is"):
            planetb.from_record(record.replace(line, line.split()[0] + " 99 99"))


def test_record_that_ends_early_but_claims_a_result_is_refused() -> None:
    record = played(5, 2, [1]).record() + "result 1 2\n"
    with pytest.raises(planetb.InvalidNotation, match="but the game goes on"):
        planetb.from_record(record)


def test_other_rules_and_other_content_are_refused() -> None:
    record = played(5, 2, [1]).record()
    with pytest.raises(planetb.WrongVersion, match=r"beacon is at rules version 1; .* version 7"):
        planetb.from_record(record.replace("beacon 1", "beacon 7"))
    with pytest.raises(planetb.WrongVersion, match="loaded is standard"):
        planetb.from_record(record.replace("content standard", "content box#12345678"))
    with pytest.raises(planetb.WrongVersion):
        planetb.from_position(played(5, 2, []).position().replace("beacon/1", "beacon/2"))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("seats 2", "seats two", "needs a line `seats N`"),
        ("seats 2", "seats 5", "beacon is for 2 to 3 seats, not 5"),
        ("seed 5", "chance maybe", "needs a line `seed N` or `chance open`"),
        ("seed 5", "seed 5\nseed 6", "'seed' is given twice"),
        ("rich=false", "rich=perhaps", "is one of False, True, not 'perhaps'"),
        ("rich=false", "poor=false", "has no variant 'poor'"),
        ("0 bid 1", "zero bid 1", "'zero' is no seat"),
        ("0 bid 1", "7 bid 1", "seat 7 is not at this table"),
    ],
)
def test_bad_line_of_a_record_is_named(old: str, new: str, complaint: str) -> None:
    record = played(5, 2, [1, 1, 1]).record()
    assert old in record
    with pytest.raises(planetb.InvalidNotation, match=complaint):
        planetb.from_record(record.replace(old, new, 1))


def test_comments_and_blank_lines_are_allowed_in_records() -> None:
    match = played(5, 2, [1, 1, 1])
    lines = match.record().splitlines()
    assert planetb.from_record("\n".join([*lines[:5], "", "# a remark", *lines[5:]])).digest == match.digest


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("sparks:", "sprarks:", "expected the fields"),
        ("bag:", "bag:9,", "copies of flint"),
        ("hand:", "hand:x,", "field 'hand'"),
        ("@0", "@x", "invalid literal for int"),
        ("Bid@", "Dance@", "is no pending work of beacon"),
        ("(sparks", "sparks", "fields|parentheses"),
        (" 0 ", " 7 ", "variants \\[7\\] do not exist"),
    ],
)
def test_bad_part_of_a_position_is_named(old: str, new: str, complaint: str) -> None:
    text = planetb.new("beacon", seed=5).position()
    assert old in text
    with pytest.raises(planetb.InvalidNotation, match=complaint):
        planetb.from_position(
            text.replace("bids@", "bid@", 1).replace(old, new, 1) if old != "bids@" else text
        )


def test_match_from_a_position_has_no_record() -> None:
    match = planetb.from_position(planetb.new("beacon", seed=5).position())
    with pytest.raises(planetb.InvalidNotation, match="save its position instead"):
        match.record()


def test_digest_is_the_same_in_every_process_and_python() -> None:
    match = played(5, 2, [1, 2, 3, 4, 5])
    assert match.digest == planetb.from_position(match.position()).digest == "5cc95ecf9982254d"
