"""The walker of effect trees: blanks, forms, precedence, and what it refuses."""

from typing import Any

import pytest

from planetb.kernel.effect import All, Effect, May, OneOf
from planetb.text.grammar import LANGS, Noun, Phrase
from planetb.text.telling import Forms, Table, Telling, Voice
from planetb.text.template import parse

NOUNS = {
    "coin": Noun(("coin", "coins"), ("Münze", "Münzen", "f"), ("érme", "érmét")),
    "card": Noun(("card", "cards"), ("Karte", "Karten", "f"), ("kártya", "kártyát")),
}
GOODS = ("coin", "card")


class Gain(Effect[Any]):
    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n


class Draw(Effect[Any]):
    def __init__(self, n: int, most: int = 0) -> None:
        super().__init__()
        self.n = n
        self.most = most


class DrawFast(Draw):
    pass


class Farms:
    def __init__(self, kind: int = 0) -> None:
        self.kind = kind


class Per(Effect[Any]):
    def __init__(self, gain: Gain, counter: Farms, per: int = 1) -> None:
        super().__init__()
        self.gain = gain
        self.counter = counter
        self.per = per


def goods(voice: Voice, good: int, n: int) -> str:
    return voice.say("count", n, GOODS[good])


def loud(voice: Voice, effect: Draw) -> Phrase:
    return Phrase(voice.fill("DRAW {n}"))


EN: Forms = {
    "verbs": {
        "Gain": "gain {good n:goods}",
        "Draw": "draw {n||up to }{n} {n|card|cards}{most? ({most} at most)}",
        "Per": "{gain} for {per|each|every {per}} {counter per:counted}",
    },
    "counted": {"Farms": ("{kind:kinds} farm", "{kind:kinds} farms of {per}")},
    "kinds": ("wet", "dry"),
}
DE: Forms = {
    "verbs": {
        "Gain": "erhalte {good n:goods}",
        "Draw": loud,
        "Per": "{gain} {counter per:counted}",
    },
    "counted": {"Farms": ("pro Farm", "je {per} Farmen")},
    "kinds": ("", ""),
}


def telling(**changed: Table) -> Telling:
    return Telling(NOUNS, {**EN, **changed}, DE, DE, {"goods": goods})


TELL = telling()


def test_a_verb_is_told_with_its_attributes() -> None:
    assert [TELL(lang, Gain(0, 3)) for lang in LANGS] == [
        "gain 3 coins",
        "erhalte 3 Münzen",
        "erhalte 3 érmét",
    ]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Draw(1), "draw 1 card"),
        (Draw(2), "draw up to 2 cards"),
        (Draw(2, 4), "draw up to 2 cards (4 at most)"),
        (Per(Gain(0, 1), Farms()), "gain 1 coin for each wet farm"),
        (Per(Gain(0, 1), Farms(1), 3), "gain 1 coin for every 3 dry farms of 3"),
    ],
)
def test_blanks_choose_by_number_and_by_truth_and_look_around(effect: Effect[Any], words: str) -> None:
    assert TELL("en", effect) == words


def test_a_class_without_words_is_told_as_the_class_above_and_a_function_may_say_it() -> None:
    assert TELL("en", DrawFast(1)) == "draw 1 card"
    assert TELL("de", DrawFast(1)) == "DRAW 1"


def test_choices_and_sequences_inside_each_other_cannot_be_misread() -> None:
    choice = OneOf[Any](Gain(0, 1), Gain(1, 1))
    assert TELL("en", All(choice, Draw(1))) == "either gain 1 coin or gain 1 card; draw 1 card"
    assert TELL("en", OneOf(All(Draw(1), Gain(0, 1)), Draw(1))) == (
        "(draw 1 card, then gain 1 coin) or draw 1 card"
    )


def test_may_is_told_in_every_language() -> None:
    told = [TELL(lang, May(Gain(0, 1), Gain(1, 2))) for lang in LANGS]
    assert told == [
        "you may gain 1 coin to gain 2 cards",
        "wenn du magst: erhalte 1 Münze; dafür erhalte 2 Karten",
        "ha szeretnéd: erhalte 1 érmét; cserébe erhalte 2 kártyát",
    ]


def test_bits_add_the_words_of_each_that_is_set() -> None:
    forms: Forms = {"verbs": {"Gain": "gain{n:bits extras}"}, "extras": {1: " a", 2: " b", 4: " {good}"}}
    assert Telling(NOUNS, forms, forms, forms)("en", Gain(1, 5)) == "gain a 1"


@pytest.mark.parametrize(
    "template", ["{n", "{n|one}", "{n|a|b|c}", "{}", "{N}", "a } b", "{n:}", "{n m|a|b}"]
)
def test_a_template_that_cannot_be_read_is_refused(template: str) -> None:
    with pytest.raises(ValueError, match="in "):
        parse(template)


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"verbs": {"Gain": "gain", "Draw": "draw"}}, "only one of en and de has in verbs: .'Per'."),
        ({"kinds": ("wet",)}, "only one of en and de has in kinds"),
        ({"more": {"Gain": "more"}}, "only one of en and de has in more"),
        ({"kinds": ("{n:colours}", "dry")}, "en: kinds wants the form 'colours'"),
    ],
)
def test_a_telling_with_a_hole_cannot_be_made(changed: dict[str, Table], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        telling(**changed)


def test_a_language_may_have_names_of_terms_of_its_own() -> None:
    assert telling(cases=("of", "to"))("en", Draw(1)) == "draw 1 card"
    said = {**DE, "goods": ("Münzen", "Karten"), "verbs": {**DE["verbs"], "Gain": "{good:goods}"}}  # type: ignore[dict-item]
    assert Telling(NOUNS, EN, said, DE, {"goods": goods})("de", Gain(1, 2)) == "Karten"


def test_what_no_language_could_tell_is_found() -> None:
    assert TELL.lacks([Gain, Draw, Per]) == []
    assert TELL.lacks([Farms], "counted", inside=[Per]) == []
    assert TELL.lacks([Farms], "counted") == [f"{lang}: counted of Farms speaks of 'per'" for lang in LANGS]
    assert TELL.lacks([Farms])[0] == "en: verbs has no words for Farms"
