"""One language at a time: fills the sentences of `en`, `de` and `hu` with names and numbers."""

from typing import Final

from planetb.games.reworld.kinds import LETTERS, MODULE_CODES
from planetb.games.reworld.ships import SIGN_NAMES
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.text import de, en, hu
from planetb.games.reworld.text.names import LETTER_NAMES, MODULE_NAMES
from planetb.games.reworld.text.nouns import NOUNS
from planetb.text.grammar import amount, count

WORDS: Final = {"en": en.WORDS, "de": de.WORDS, "hu": hu.WORDS}
TASK: Final = {"en": en.task, "de": de.task, "hu": hu.task}
CONDITION: Final = {"en": en.condition, "de": de.condition, "hu": hu.condition}
BRIEF: Final = {"en": en.brief, "de": de.brief, "hu": hu.brief}
_WITH: Final = ("", "gyel", "vel", "mal", "gyel", "tel")  # Hungarian `with a 1` to `with a 5`


def say(lang: str, key: str, **values: object) -> str:
    """The sentence of that key with its blanks filled."""
    return WORDS[lang][key].format(**values)


def module(kind: int, lang: str) -> dict[str, str]:
    """A module's name in the forms that sentences use."""
    name = MODULE_NAMES[MODULE_CODES[kind]]
    plain = name.plain[lang]
    article = "an" if plain[0] in "aeiouAEIOU" else "a"
    return {"module": plain, "module_object": name.object[lang], "a_module": f"{article} {plain}"}


def row(n: int) -> dict[str, object]:
    """A module row, 1 to 5."""
    return {"row": n, "the_row": hu.ordinal(n)}


def letter(i: int) -> dict[str, str]:
    """A city's letter; Hungarian with its article."""
    name = LETTER_NAMES[i]
    return {"letter": name, "the_letter": f"az {name}" if name in "AE" else f"a {name}"}


def city(state: ReworldState, seat: int, i: int) -> dict[str, str]:
    """A seat's city: letter and the name on its sign."""
    signs = len(SIGN_NAMES) // LETTERS
    return letter(i) | {"sign": SIGN_NAMES[state.signs.index(seat, i * signs)]}


def points(n: int, lang: str) -> dict[str, str]:
    return {"points": amount(n, NOUNS["point"], lang), "points_object": count(n, NOUNS["point"], lang)}


def shields(n: int, lang: str) -> dict[str, str]:
    return {"shields": amount(n, NOUNS["shield"], lang)}


def slot(i: int, lang: str) -> str:
    return say(lang, "upper" if i < 10 else "lower", n=i % 10 + 1)


def value(n: int) -> dict[str, object]:
    """An officer card, 1 to 5."""
    return {"value": n, "by": _WITH[n]} | {key: word for key, word in row(n).items() if key == "the_row"}


def category(i: int, lang: str) -> str:
    """A category of the final ship: 0 is the defence row."""
    return say(lang, "city_of", **letter(i - 1)) if i else say(lang, "defence")
