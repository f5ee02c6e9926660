"""Stadiums, ships and infrastructure compared: each earns its place."""

from planetb.games.evacuation.content import infrastructure, ships, stadiums
from planetb.games.evacuation.content.checks.figures import numbers
from planetb.games.evacuation.content.tables import INFRASTRUCTURE_NEEDS
from planetb.games.evacuation.terms import ANYWHERE, DIAGONAL, HORIZONTAL, RESOURCES
from planetb.kernel.catalogue import Entry, families, outclassed, twins
from planetb.kernel.content import Check, Item

# Every piece earns its place: none outclassed, none a twin, no list of prices

FOOD_PRICE, OTHER_PRICE = 3, 2  # in half resources: the Old World eats five of seven food
COLOURS = {**dict.fromkeys([*RESOURCES, "any"], "resource"), "ship": "built", "stadium": "built"}


def stadium_choices() -> list[Check]:
    items = stadiums.STADIUMS
    entries = [
        Entry(item.code, "", [*[-n for n in item.numbers("cost")], item.number("faces")]) for item in items
    ]
    mixes = [
        Entry(item.code, f"{item.number('faces')} faces for {_mix(item.numbers('cost'))}", [])
        for item in items
    ]
    sums: dict[int, set[int]] = {}
    for item in items:
        sums.setdefault(item.number("faces"), set()).add(sum(item.numbers("cost")))
    several = [faces for faces in sums if numbers(items, "faces").count(faces) > 1]
    odd = [item.code for item in items if not 0 <= _price(item) - 2 * item.number("faces") <= 2]
    return [
        Check("stadiums that another one outclasses", [], outclassed(entries)),
        Check("stadiums that cost and give the same", [], twins(entries)),
        Check("stadiums of one mix in three colours", [], families(mixes, 2)),
        Check("faces whose stadiums all cost as much", [], [n for n in several if len(sums[n]) < 2]),
        Check("stadiums too dear or too cheap for their faces, food counted dear", [], odd),
    ]


def _mix(cost: list[int]) -> list[int]:
    """A cost whatever its colours: the largest part first."""
    return sorted([n for n in cost if n], reverse=True)


def _price(item: Item) -> int:
    food, steel, energy = item.numbers("cost")
    return FOOD_PRICE * food + OTHER_PRICE * (steel + energy)


def ship_choices() -> list[Check]:
    """Bays of two landscapes are worth more than two of one; which landscape it is does not matter here."""
    entries = []
    for item in ships.SHIPS:
        bays = item.numbers("bays")
        room = [len(bays), len(set(bays)), item.number("buildings"), item.number("resources")]
        entries.append(Entry(item.code, "", [*room, -sum(item.numbers("cost")), -item.number("energy")]))
    return [
        Check("ships that another one outclasses, whatever the landscape", [], outclassed(entries)),
        Check("ships alike but for the landscape", [], twins(entries)),
    ]


# How rare it is, of a hundred nations, not to have settled 1, 2, … sites of a biome; more for what they hold
RARITY = ((3, 15, 35, 60), (10, 30, 60), (35, 70), (65,))
HOLDS = (0, 2, 8)
IN_LINE = {ANYWHERE: 0, HORIZONTAL: 20, DIAGONAL: 8}  # few sites share a row, and each lies on two diagonals
CLEARLY = 10


def infrastructure_choices() -> list[Check]:
    cards = infrastructure.CARDS
    entries = [
        Entry(card.code, "", [*card.numbers("production"), -sum(card.numbers("cost")), -hardness(i)])
        for i, card in enumerate(cards)
    ]
    pale = [
        [sum(card.numbers("production")), -sum(card.numbers("cost")), -hardness(i)]
        for i, card in enumerate(cards)
    ]
    worse = [
        f"{cards[i].code} > {cards[j].code}"
        for i, one in enumerate(pale)
        for j, other in enumerate(pale)
        if cards[i].number("level") == cards[j].number("level")  # later ones find more settled
        if one[0] >= other[0] and one[1] >= other[1] and one[2] >= other[2] + CLEARLY
    ]
    return [
        Check("infrastructures that another one outclasses", [], outclassed(entries)),
        Check(
            "infrastructures clearly harder than one of their level that costs no more and gives no less",
            [],
            worse,
        ),
    ]


def hardness(card: int) -> int:
    """How hard the condition of an infrastructure is."""
    found = IN_LINE[infrastructure.CARDS[card].number("line")]
    for biome, holding, least in INFRASTRUCTURE_NEEDS[card]:
        found += RARITY[biome][least - 1] + HOLDS[holding] * least
    return found
