"""Families of content: what outclasses what, what is the same, what is only recoloured."""

from planetb.kernel.catalogue import Entry, amounts, families, outclassed, repeated, spelled, twins
from planetb.kernel.effect import All, May
from tiny.beacon import Gain, Pay


def test_an_effect_is_spelled_with_and_without_its_numbers() -> None:
    effect = All(Gain(2), May(Pay(3), Gain(5)))
    assert spelled(effect) == "All(Gain(2), May(Pay(3), Gain(5)))"
    assert spelled(effect, numbers=False) == "All(Gain(#), May(Pay(#), Gain(#)))"
    assert amounts(effect) == [2, 3, 5]


def test_an_item_that_costs_more_for_the_same_is_outclassed() -> None:
    cheap, dear, other = Entry("a", "gain", [3, -1]), Entry("b", "gain", [3, -2]), Entry("c", "draw", [1, -9])
    assert outclassed([cheap, dear, other]) == ["a > b"]
    assert outclassed([cheap, Entry("d", "gain", [4, -2])]) == []


def test_twins_and_recoloured_families_are_found() -> None:
    entries = [Entry(code, "gain ?", [2]) for code in "abc"]
    assert twins(entries[:2]) == ["a = b"]
    assert families(entries, 3) == []
    assert families(entries, 2) == ["gain ?: a, b, c"]


def test_names_are_compared_without_their_case() -> None:
    assert repeated({"x.1": "Black Ops", "x.2": "black ops", "x.3": "Dock"}) == ["Black Ops: x.1, x.2"]
