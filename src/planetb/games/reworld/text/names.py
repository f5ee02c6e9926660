"""What everything is called: names of content (ours where the box has none), in the forms that texts need."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from planetb.games.reworld.content.tables import SHIELDS, SIGN_NAMES, SIGNS_PER_LETTER
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.terms import FIRM_CODES, LETTER_CODES, MODULE_CODES, SHUTTLE, TERRABOT
from planetb.games.reworld.text import de, en, hu
from planetb.games.reworld.text.hu import CARD_NOUNS, WITH_CARD, ordinal, the
from planetb.games.reworld.text.nouns import NOUNS
from planetb.text.grammar import amount, count
from planetb.text.phrases import Phrases
from planetb.text.telling import Telling

LETTER_NAME: Final = {"a": "A", "b": "B", "c": "C", "d": "D", "e": "E"}
LETTER_NAMES: Final = [LETTER_NAME[code] for code in LETTER_CODES]
FIRM_NAME: Final = {
    "krona": "Krona",
    "lumen": "Lumen",
    "mistral": "Mistral",
    "nova": "Nova",
    "orbis": "Orbis",
}
FIRM_NAMES: Final = [FIRM_NAME[code] for code in FIRM_CODES]
AGRICULTURAL_NAME: Final = "Flora"


class Name:
    """A module's name in the forms that sentences use: alone, with its article, as an object, after `with`.

    German: alone; nominative, accusative and dative with the definite article; the object as the log has it,
    with the definite article where there is only one such module. Hungarian: nominative and accusative.
    """

    def __init__(self, en: str, de: tuple[str, str, str, str, str], hu: tuple[str, str], only: bool) -> None:
        article = "the" if only else "an" if en[0] in "aeiouAEIOU" else "a"
        alone, the_de, object_de, with_de, a_de = de
        self.forms: dict[str, dict[str, str]] = {
            "en": _forms(en, f"the {en}", f"the {en}", f"the {en}", f"{article} {en}"),
            "de": _forms(alone, the_de, object_de, with_de, a_de),
            "hu": _forms(hu[0], the(hu[0]), the(hu[1]), hu[0], hu[1]),
        }


def _forms(alone: str, the: str, the_object: str, with_the: str, an_object: str) -> dict[str, str]:
    return {
        "module": alone,
        "the_module": the,
        "the_object": the_object,
        "with_module": with_the,
        "a_module": an_object,
    }


def _satellite(en: str, de: str, hu: str) -> Name:
    words = (
        f"Satellit {de}",
        f"der Satellit {de}",
        f"den Satelliten {de}",
        f"dem Satelliten {de}",
        f"den Satelliten {de}",
    )
    return Name(f"{en} satellite", words, (f"{hu} műhold", f"{hu} műholdat"), True)


def _shuttle(n: int) -> Name:
    """A shuttle with so many shields."""
    noun = NOUNS["shield"]
    bare = f"Shuttle ({amount(n, noun, 'de') if n else 'ohne Schild'})"
    words = (bare, f"das {bare}", f"das {bare}", f"dem {bare}", f"ein {bare}")
    hu = amount(n, noun, "hu") if n else "pajzs nélkül"
    en = amount(n, noun, "en") if n else "no shields"
    return Name(f"shuttle ({en})", words, (f"sikló ({hu})", f"siklót ({hu})"), False)


def _masculine(bare: str) -> tuple[str, str, str, str, str]:
    return (bare, f"der {bare}", f"den {bare}", f"dem {bare}", f"einen {bare}")


def _terrabot(letter: str) -> Name:
    hu = (f"{letter} jelű terrabot", f"{letter} jelű terrabotot")
    return Name(f"terrabot {letter}", _masculine(f"Terrabot {letter}"), hu, False)


def _crew(firm: str) -> Name:
    return Name(f"{firm} crew", _masculine(f"{firm}-Trupp"), (f"{firm}-csapat", f"{firm}-csapatot"), False)


def _special(firm: str) -> Name:
    words = (
        f"besonderer {firm}-Trupp",
        f"der besondere {firm}-Trupp",
        f"den besonderen {firm}-Trupp",
        f"dem besonderen {firm}-Trupp",
        f"den besonderen {firm}-Trupp",
    )
    hu = (f"különleges {firm}-csapat", f"különleges {firm}-csapatot")
    return Name(f"special {firm} crew", words, hu, True)


MODULE_NAMES: Final[dict[str, Name]] = {
    **{
        f"satellite.{code}": _satellite(f"Surveyor {x}", f"Kundschafter {x}", f"{x}-felderítő")
        for code, x in LETTER_NAME.items()
    },
    **{
        f"satellite.{code}": _satellite(f"{x} Inspector", f"{x}-Inspektor", f"{x}-ellenőr")
        for code, x in FIRM_NAME.items()
    },
    "satellite.firms": _satellite("Registry", "Register", "Cégjegyzék"),
    "satellite.product": _satellite("Architect", "Architekt", "Építész"),
    "satellite.city": _satellite("Beacon", "Leuchtfeuer", "Jelzőfény"),
    "satellite.terrabots": _satellite("Foreman", "Polier", "Művezető"),
    "satellite.shields": _satellite("Warden", "Wächter", "Őrszem"),
    "satellite.crews": _satellite("Census", "Zensus", "Népszámláló"),
    **{MODULE_CODES[kind]: _shuttle(SHIELDS[kind]) for kind in range(SHUTTLE, TERRABOT)},
    **{f"terrabot.{code}": _terrabot(x) for code, x in LETTER_NAME.items()},
    **{f"crew.{code}": _crew(x) for code, x in FIRM_NAME.items()},
    **{f"special.{code}": _special(x) for code, x in FIRM_NAME.items()},
    "crew.flora": Name(
        "agricultural crew", _masculine("Agrartrupp"), ("agrárcsapat", "agrárcsapatot"), False
    ),
}
SHIP_NAMES: Final[dict[str, str]] = {
    "ship.row_1": "Meridian",
    "ship.row_2": "Zephyr",
    "ship.row_3": "Aurora",
    "ship.row_4": "Tramontana",
    "ship.row_5": "Polaris",
    "ship.all_empty": "Ultima",
    "ship.city": "Metropolis",
    "ship.agriculture": "Cornucopia",
    "ship.shields": "Aegis",
    "ship.firms": "Concordia",
    "ship.shuttles": "Caravella",
    "ship.rows": "Panorama",
    "ship.satellites": "Galaxia",
    "ship.score": "Zenith",
}
"""Ships keep their names in every language, as ships do; no word of one language is among them."""
SHORT: Final[dict[str, dict[str, str]]] = {
    "satellite.firms": {"en": "firms", "de": "Firmen", "hu": "cégek"},
    "satellite.product": {"en": "product", "de": "Produkt", "hu": "szorzat"},
    "satellite.city": {"en": "city", "de": "Stadt", "hu": "város"},
    "satellite.terrabots": {"en": "bots", "de": "Bots", "hu": "botok"},
    "satellite.shields": {"en": "shields", "de": "Schilde", "hu": "pajzsok"},
    "satellite.crews": {"en": "crews", "de": "Trupps", "hu": "csapatok"},
}
"""What the general satellites count, in a word for narrow places."""

say: Final = Phrases(en.SENTENCES, de.SENTENCES, hu.SENTENCES)
tell: Final = Telling(NOUNS, en.FORMS, de.FORMS, hu.FORMS, {"letters": LETTER_NAMES, "firms": FIRM_NAMES})


def module(kind: int, lang: str) -> dict[str, str]:
    """A module's name in the forms that sentences use."""
    return MODULE_NAMES[MODULE_CODES[kind]].forms[lang]


def row(n: int) -> dict[str, object]:
    """A module row, 1 to 5."""
    return {"row": n, "the_row": ordinal(n)}


def letter(i: int) -> dict[str, str]:
    """A city's letter; Hungarian with its article."""
    name = LETTER_NAMES[i]
    return {"letter": name, "the_letter": the(name)}


def city(state: ReworldState, seat: int, i: int) -> dict[str, str]:
    """A seat's city: letter and the name on its sign."""
    return letter(i) | {"sign": SIGN_NAMES[state.signs.index(seat, i * SIGNS_PER_LETTER)]}


@cache
def points(n: int, lang: str) -> Mapping[str, str]:
    return {"points": amount(n, NOUNS["point"], lang), "points_object": count(n, NOUNS["point"], lang)}


def shields(n: int, lang: str) -> dict[str, str]:
    noun = NOUNS["shield"]
    with_shields = f"{n} {noun.one(lang) if n == 1 else noun.form('de.dative')}"
    return {
        "shields": amount(n, noun, lang),
        "shields_object": count(n, noun, lang),
        "with_shields": with_shields,
    }


def crews(n: int, lang: str) -> dict[str, str]:
    return {"crews": count(n, NOUNS["crew"], lang)}


@cache
def slot(i: int, lang: str) -> Mapping[str, str]:
    """A coupling arm: its name, and where something lies or goes."""
    key, n = ("upper" if i < 10 else "lower"), i % 10 + 1
    words = {"n": n, "the_n": ordinal(n)}
    return {
        "slot": say(lang, key, **words),
        "at_slot": say(lang, f"at_{key}", **words),
        "to_slot": say(lang, f"to_{key}", **words),
    }


def value(n: int) -> dict[str, object]:
    """An officer card, 1 to 5; Hungarian as a noun, and with it."""
    return {"value": n, "card": CARD_NOUNS[n], "with_card": WITH_CARD[n], "the_row": ordinal(n)}


def category(i: int, lang: str, form: str = "category") -> str:
    """A category of the final ship: 0 is the defence row."""
    return say(lang, f"{form}_city", **letter(i - 1)) if i else say(lang, f"{form}_defence")
