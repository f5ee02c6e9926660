"""How far the numbers of a content pack go: sizes of tables, and amounts that games stay short with."""

from typing import Final

from planetb.kernel.limits import Limit

_AMOUNT: Final = Limit(0, 9)
_POINTS: Final = Limit(0, 99)
_STEELPLAST: Final = Limit(0, 3)  # with what a city costs: biomass pays for up to seven of it at once
_CARDS: Final = (
    "assistant",
    *[f"era {era} {colour}" for era in (1, 2, 3) for colour in ("yellow", "red", "green")],
)

RANGES: Final = {
    "price.cost": _AMOUNT,  # what every stock pays for is worked out beforehand
    "price.cost[1]": Limit(0, 2),  # kelp, and steelplast: the ways to pay with biomass are a table
    "price.cost[2]": Limit(0, 4),
    **{f"{deck}.cost": _AMOUNT for deck in (*_CARDS, "special 1-2", "special 3")},
    **{f"{deck}.number": Limit(0, 205) for deck in (*_CARDS, "special 1-2", "special 3")},
    "contract.criteria": _POINTS,
    "upgrade.numbers": _AMOUNT,
    "domes.numbers": Limit(4, 99),  # each nation begins with one
    "symbiotic domes.numbers": Limit(0, 999),
    "tunnels.numbers": _POINTS,
    "city points.numbers": _POINTS,
    "goods per point.numbers": Limit(1, 99),
    "productions.numbers": Limit(1, 20),
    "goal.numbers": Limit(0, 999),
    "start.numbers": _AMOUNT,
    "late start.numbers": _AMOUNT,
    "first hand.numbers": _AMOUNT,
    "new era.numbers": _AMOUNT,
    "hand limit.numbers": _AMOUNT,
    "action cards.numbers": _AMOUNT,
    "turns.numbers": Limit(1, 5),  # of four nations each finds a slot
    "specials laid out.numbers": _AMOUNT,
    "specials dug.numbers": _AMOUNT,
    "contracts laid out.numbers": Limit(0, 8),
    "cloning.numbers": _AMOUNT,
    "federation.numbers": _AMOUNT,
    "meal.numbers": Limit(1, 9),
    "hunger.numbers": _POINTS,
    "biomass sold.numbers": _AMOUNT,
    "farm makes.numbers": _AMOUNT,
    "desalination makes.numbers": _AMOUNT,
    "laboratory makes.numbers": _AMOUNT,
    "tunnel makes.numbers": _AMOUNT,
    "symbiotic makes.numbers": _AMOUNT,
    "palace.numbers": _AMOUNT,
    "palace.numbers[1]": _STEELPLAST,
    "monument.numbers": _AMOUNT,
    "triple.numbers": _AMOUNT,
    "triple.numbers[1]": Limit(1, 9),
    "linked.numbers": _AMOUNT,
    "gate.numbers": _AMOUNT,
    "gate.numbers[1]": _STEELPLAST,
    "double.numbers": Limit(1, 9),
    # What verbs are told
    "*.n": Limit(1, 9),
    "*.what": Limit(1, 63),  # bits of what can be built
    "Upgrade.what": Limit(1, 15),  # cities cannot be upgraded, nor do they make more
    "PayUpgrades.what": Limit(1, 15),
    "Output.what": Limit(1, 15),
    "*.price": Limit(0, 2),
    "*.upgrade": Limit(0, 2),
    "*.expansion": Limit(0, 1),
    "*.times": Limit(1, 20),
    "*.cards": _AMOUNT,
    "*.more": _AMOUNT,
    "*.least": Limit(1, 99),
    "*.most": _POINTS,
    "*.good": Limit(0, 4),
    "*.space": Limit(0, 4),
    "*.per": Limit(1, 99),
    "*.each": _POINTS,
    "*.keep": Limit(1, 9),
    "*.look": Limit(1, 9),
    "*.worth": _POINTS,
    "*.pays": Limit(0, 31),  # bits of goods
    "*.which": Limit(0, 2),
}
"""By kind and field; figures by their code."""
