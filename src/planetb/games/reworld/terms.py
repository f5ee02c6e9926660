"""The kinds of modules as ints: equal modules are one kind, so bags and rows hold kinds."""

from typing import Final

LETTERS: Final = 5
A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
LETTER_CODES: Final = ("a", "b", "c", "d", "e")

FIRMS: Final = 5  # construction firms; the agricultural firm is none of them
KRONA: Final = 0
LUMEN: Final = 1
MISTRAL: Final = 2
NOVA: Final = 3
ORBIS: Final = 4
NO_FIRM: Final = -1
FIRM_CODES: Final = ("krona", "lumen", "mistral", "nova", "orbis")

ROWS: Final = 5  # docking devices of a freighter, and values of officer cards
SLOTS: Final = 20  # coupling arms of Colossus Station, each with its card slot
SLOT_CODES: Final = [f"{side}{i}" for side in "ul" for i in range(1, 11)]
"""Upper arms, then lower arms, from left to right: the order they are filled in (p. 6)."""
LEFT: Final = [10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 16, 17, 18]
RIGHT: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 19, 11, 12, 13, 14, 15, 16, 17, 18, 19, 9]
"""The two neighbours of each slot: both rows, joined at their ends, are one ring of twenty."""

SATELLITE_CODES: Final = (
    *LETTER_CODES,  # one for each letter, one for each construction firm, and the general ones
    *FIRM_CODES,
    *("firms", "product", "city", "terrabots", "shields", "crews"),
)
SHUTTLE_SIZES: Final = 3  # shuttles with no, one and two shields
NO_MODULE: Final = -1
SATELLITE: Final = 0  # + its place among the codes
SHUTTLE: Final = SATELLITE + len(SATELLITE_CODES)  # + its shields
TERRABOT: Final = SHUTTLE + SHUTTLE_SIZES  # + its letter
CREW: Final = TERRABOT + LETTERS  # + its construction firm
SPECIAL: Final = CREW + FIRMS  # + its construction firm
AGRICULTURAL: Final = SPECIAL + FIRMS
KINDS: Final = AGRICULTURAL + 1

MODULE_CODES: Final = [
    *[f"satellite.{task}" for task in SATELLITE_CODES],
    *[f"shuttle.{shields}" for shields in range(SHUTTLE_SIZES)],
    *[f"terrabot.{letter}" for letter in LETTER_CODES],
    *[f"crew.{firm}" for firm in FIRM_CODES],
    *[f"special.{firm}" for firm in FIRM_CODES],
    "crew.flora",
]
"""What positions, records and views call each kind."""
