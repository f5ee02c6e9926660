"""Lists in columns."""

from planetb.cli.columns import columns

LETTERS = list("abcdefg")


def test_a_list_that_fits_stays_in_one_column() -> None:
    assert columns(LETTERS, 80, 7) == LETTERS


def test_columns_are_read_from_top_to_bottom() -> None:
    assert columns(LETTERS, 80, 4) == ["a  e", "b  f", "c  g", "d"]


def test_no_more_columns_than_the_width_allows() -> None:
    assert columns(LETTERS, 4, 1) == ["a  e", "b  f", "c  g", "d"]


def test_every_column_is_as_wide_as_it_needs_to_be() -> None:
    assert columns(["wide words", "b", "c", "d"], 13, 2) == ["wide words  c", "b           d"]


def test_what_is_too_wide_stays_in_one_column() -> None:
    assert columns(["wide words", "wide words"], 13, 1) == ["wide words", "wide words"]


def test_no_items_make_no_lines() -> None:
    assert columns([], 80, 5) == []
