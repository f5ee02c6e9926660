"""Effects: numbering, paths, combinators and the table of options."""

import pytest

from planetb.kernel.domain import FIRST, Table
from planetb.kernel.effect import All, May, OneOf
from planetb.kernel.errors import InvalidNotation
from tiny.beacon import CARDS, GAME, LAYOUT, META, TABLE, Beacon, Gain, Pay


def test_every_effect_has_a_path_from_its_card() -> None:
    assert CARDS[3][1].parts()[1].parts()[0].path == "oil.1.0"
    assert all(effect.path == path for path, effect in GAME.effects.items())


def test_effect_used_twice_is_refused() -> None:
    shared = Gain(1)
    with pytest.raises(ValueError, match=r"the effect at b is used twice: a\.0"):
        Beacon(META, LAYOUT, TABLE, [], [("a", All(shared, Gain(2))), ("b", shared)])


def test_facts_are_the_numbers_of_a_verb() -> None:
    assert Gain(3).facts() == (3,)
    assert All(Gain(1)).facts() == ()


def test_combinators_are_possible_when_their_parts_are() -> None:
    state = GAME.start(2, [0], 1)
    poor = Pay(9)
    assert not All(Gain(1), poor).possible(state, 0)
    assert OneOf(poor, Gain(1)).possible(state, 0)
    assert not OneOf(poor, Pay(8)).possible(state, 0)
    assert not May(poor, Gain(1)).possible(state, 0)


def test_one_of_nothing_possible_does_nothing() -> None:
    state = GAME.start(2, [0], 1)
    height = len(state.agenda)
    OneOf(Pay(9), Pay(8)).resolve(state, 0)
    assert len(state.agenda) == height


def test_words_read_back_whatever_their_case_and_spacing() -> None:
    for option, word in TABLE.words.items():
        assert TABLE.parse(f"  {word.upper().replace(' ', '   ')} ", "beacon", []) == option


def test_unknown_word_names_what_is_possible() -> None:
    with pytest.raises(
        InvalidNotation, match="'card ruby' is not a choice in beacon; possible now: pass, yes"
    ):
        TABLE.parse("card ruby", "beacon", [0, 1])


def test_domain_with_a_word_that_exists_is_refused() -> None:
    table = Table()
    assert table.add("a", ("x", "y")) == FIRST
    assert table.add("b") == FIRST + 2
    with pytest.raises(ValueError, match="exists already"):
        table.add("a", ("y", "z"))


def test_domain_of_an_option_is_found() -> None:
    assert TABLE.domain(TABLE.ids["burn oil"]).name == "burn"
