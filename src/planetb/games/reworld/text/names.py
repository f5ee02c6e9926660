"""Names of content in three languages, ours where the box has none that a text gives."""

from typing import Final

from planetb.games.reworld.kinds import MODULE_CODES
from planetb.games.reworld.ships import SHIP_CODES

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
