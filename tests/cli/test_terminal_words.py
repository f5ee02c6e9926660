"""The terminal's own words."""

import string

import pytest

from planetb.cli.words import _WORDS


@pytest.mark.parametrize("key", _WORDS)
def test_every_language_fills_the_same_gaps(key: str) -> None:
    gaps = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in _WORDS[key]]
    assert gaps[0] == gaps[1] == gaps[2]


@pytest.mark.parametrize("key", _WORDS)
def test_no_language_is_left_in_another(key: str) -> None:
    assert len(set(_WORDS[key])) == 3
