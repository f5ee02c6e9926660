"""What everything is called: names of content (ours where the box has none), in the forms that texts need."""

from typing import Final

from planetb.games.reworld.content.tables import SHIP_CODES, SIGN_NAMES
from planetb.games.reworld.state import ReworldState
from planetb.games.reworld.terms import LETTERS, MODULE_CODES
from planetb.games.reworld.text import de, en, hu
from planetb.games.reworld.text.nouns import NOUNS
from planetb.text.grammar import amount, count
from planetb.text.phrases import Phrases
from planetb.text.telling import Telling

LETTER_NAMES: Final = "ABCDE"
FIRM_NAMES: Final = ("Krona", "Lumen", "Mistral", "Nova", "Orbis")
AGRICULTURAL_NAME: Final = "Flora"


class Name:
    """A module's name: English; German nominative and accusative; Hungarian nominative and accusative."""

    def __init__(self, en: str, de: str, de_object: str, hu: str, hu_object: str) -> None:
        self.plain = {"en": en, "de": de, "hu": hu}
        self.object = {"en": en, "de": de_object, "hu": hu_object}


def _satellite(en: str, de: str, hu: str) -> Name:
    return Name(f"{en} satellite", f"Satellit {de}", f"Satelliten {de}", f"{hu} műhold", f"{hu} műholdat")


def _shuttle(en: str, de: str, hu: str) -> Name:
    return Name(f"shuttle ({en})", f"Shuttle ({de})", f"Shuttle ({de})", f"sikló ({hu})", f"siklót ({hu})")


def _terrabot(letter: str) -> Name:
    return Name(
        f"terrabot {letter}",
        f"Terrabot {letter}",
        f"Terrabot {letter}",
        f"{letter} terrabot",
        f"{letter} terrabotot",
    )


def _crew(firm: str) -> Name:
    return Name(f"{firm} crew", f"{firm}-Trupp", f"{firm}-Trupp", f"{firm}-csapat", f"{firm}-csapatot")


def _special(firm: str) -> Name:
    return Name(
        f"special {firm} crew",
        f"besonderer {firm}-Trupp",
        f"besonderen {firm}-Trupp",
        f"különleges {firm}-csapat",
        f"különleges {firm}-csapatot",
    )


MODULE_NAMES: Final[dict[str, Name]] = dict(
    zip(
        MODULE_CODES,
        [
            *[_satellite(f"Surveyor {x}", f"Kundschafter {x}", f"Felderítő {x}") for x in LETTER_NAMES],
            *[_satellite(f"{x} Inspector", f"{x}-Inspektor", f"{x}-ellenőr") for x in FIRM_NAMES],
            _satellite("Registry", "Register", "Cégjegyzék"),
            _satellite("Architect", "Architekt", "Építész"),
            _satellite("Beacon", "Leuchtfeuer", "Jeladó"),
            _satellite("Foreman", "Polier", "Művezető"),
            _satellite("Warden", "Wächter", "Őrszem"),
            _satellite("Census", "Zensus", "Népszámláló"),
            _shuttle("no shield", "kein Schild", "pajzs nélkül"),
            _shuttle("1 shield", "1 Schild", "1 pajzs"),
            _shuttle("2 shields", "2 Schilde", "2 pajzs"),
            *[_terrabot(x) for x in LETTER_NAMES],
            *[_crew(x) for x in FIRM_NAMES],
            *[_special(x) for x in FIRM_NAMES],
            Name("agricultural crew", "Agrartrupp", "Agrartrupp", "agrárcsapat", "agrárcsapatot"),
        ],
        strict=True,
    )
)
SHIP_NAMES: Final[dict[str, str]] = dict(
    zip(
        SHIP_CODES,
        [
            "Meridian",
            "Zephyr",
            "Solstice",
            "Tramontane",
            "Equinox",
            "Farewell",
            "Halcyon",
            "Cornucopia",
            "Aegis",
            "Concord",
            "Caravel",
            "Panorama",
            "Constellation",
            "Zenith",
        ],
        strict=True,
    )
)
"""Ships keep their names in every language."""
SHORT: Final[dict[str, tuple[str, ...]]] = {
    "en": ("firms", "product", "city", "bots", "shields", "crews"),
    "de": ("Firmen", "Produkt", "Stadt", "Bots", "Schilde", "Trupps"),
    "hu": ("cégek", "szorzat", "város", "botok", "pajzsok", "csapatok"),
}
"""What the general satellites count, in a word for narrow places."""

say: Final = Phrases(en.SENTENCES, de.SENTENCES, hu.SENTENCES)
tell: Final = Telling(NOUNS, en.FORMS, de.FORMS, hu.FORMS, {"letters": LETTER_NAMES, "firms": FIRM_NAMES})
_WITH: Final = ("", "gyel", "vel", "mal", "gyel", "tel")  # Hungarian `with a 1` to `with a 5`


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
