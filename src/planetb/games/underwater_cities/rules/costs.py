"""What building costs and how it may be paid: discounts, surcharges, biomass as material (p. 10, 12, 18)."""

from typing import Any, Final, cast

from planetb.games.underwater_cities.content.tables import CARDS, PRICES, Cost
from planetb.games.underwater_cities.effects.events import DISCOUNTS, HAS_DISCOUNT
from planetb.games.underwater_cities.rules.stock import in_all
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CREDIT,
    KELP,
    KINDS,
    RESOURCES,
    SCIENCE,
    STEELPLAST,
)


def is_cheaper(here: Nation) -> bool:
    """Whether the nation has any discount now."""
    return here.events & DISCOUNTS != 0


def discounted(here: Nation, kind: int, cost: Cost) -> Cost:
    """The cost of one building, city or tunnel after all discounts; never below zero."""
    if not here.events & DISCOUNTS:  # `is_cheaper`, written out
        return cost
    left = list(cost)
    for card in here.tableau:
        facts = CARDS[card].discount
        if facts and facts[0] >> kind & 1:
            for good in range(RESOURCES):
                left[good] = max(0, left[good] - facts[good + 1])
    for i in range(0, len(here.relief), 3):
        if here.relief[i] >> kind & 1:
            good = here.relief[i + 1]
            left[good] = max(0, left[good] - here.relief[i + 2])
    return (left[0], left[1], left[2], left[3], left[4])


def added(cost: Cost, more: Cost) -> Cost:
    """A cost with a surcharge, which no discount touches."""
    return (
        cost[0] + more[0],
        cost[1] + more[1],
        cost[2] + more[2],
        cost[3] + more[3],
        cost[4] + more[4],
    )


def can_build_for(goods: list[int], cost: Cost) -> bool:
    """Whether a building cost can be paid, biomass standing in for kelp and steelplast."""
    if goods[CREDIT] < cost[CREDIT] or goods[SCIENCE] < cost[SCIENCE]:
        return False
    biomass = cost[BIOMASS]
    if cost[KELP] > goods[KELP]:
        biomass += cost[KELP] - goods[KELP]
    if cost[STEELPLAST] > goods[STEELPLAST]:
        biomass += cost[STEELPLAST] - goods[STEELPLAST]
    return biomass <= goods[BIOMASS]


STOCKED: Final = 64  # of each good a table tells what so many pay for
Row = list[int]
KINDS_AMONG: Final[list[list[int]]] = [  # the kinds whose bits are set, by the bits
    [kind for kind in range(len(KINDS)) if bits >> kind & 1] for bits in range(1 << len(KINDS))
]
PAYABLE: Final[list[list[list[list[Row]]]]] = []  # bits of the kinds that a stock pays for, by its goods
DEAREST: Final[list[list[tuple[int, int]]]] = []  # by bits of kinds: goods, and the most one costs of each
SCARCE: Final[list[list[list[int]]]] = []  # by bits of kinds and by good: what so many of it leave scarce
SUMS: Final[list[list[int]]] = []  # by bits of goods: what each kind costs of them in all
CHEAPEST: Final[list[list[int]]] = []  # and what one of some kinds costs of them at least, by their bits


def prepare_prices() -> None:
    """Works out what every stock pays for; called once, when all content is declared."""
    caps = [max([cost[good] for cost in PRICES]) for good in range(RESOURCES)]  # more pay for nothing more
    caps[BIOMASS] = max([cost[BIOMASS] + cost[KELP] + cost[STEELPLAST] for cost in PRICES])
    PAYABLE[:] = cast("list[list[list[list[Row]]]]", _paid(caps, []))
    DEAREST[:] = [_dearest(kinds) for kinds in range(1 << len(PRICES))]
    SCARCE[:] = [_left_scarce(kinds) for kinds in range(1 << len(PRICES))]
    SUMS[:] = [[in_all(cost, goods) for cost in PRICES] for goods in range(1 << RESOURCES)]
    kinds = range(1 << len(PRICES))
    CHEAPEST[:] = [[min([row[i] for i in KINDS_AMONG[bits]], default=0) for bits in kinds] for row in SUMS]


def _paid(caps: list[int], stock: list[int]) -> list[Any]:
    """What a stock pays for that begins like this, by its next good; beyond the cap the same list again."""
    left = len(caps) - len(stock)
    found: list[Any] = []
    for n in range(caps[len(stock)] + 1):
        more = [*stock, n]
        kinds = [1 << kind for kind, cost in enumerate(PRICES) if left == 1 and can_build_for(more, cost)]
        found.append(sum(kinds) if left == 1 else _paid(caps, more))
    return found + [found[-1]] * (STOCKED - len(found))


def _dearest(kinds: int) -> list[tuple[int, int]]:
    costs = [cost for kind, cost in enumerate(PRICES) if kinds >> kind & 1]
    most = [max([cost[good] for cost in costs], default=0) for good in range(RESOURCES)]
    return [(good, n) for good, n in enumerate(most) if n]


def _left_scarce(kinds: int) -> list[list[int]]:
    """By good and by how much there is of it: the bits of what is scarce then."""
    rows = [[0] * STOCKED for _ in range(RESOURCES)]
    for good, n in DEAREST[kinds]:
        bits = 1 << good | (1 << BIOMASS if good in (KELP, STEELPLAST) else 0)
        rows[good][: n + 1] = [bits] * (n + 1)
    return rows


def scarce_goods(goods: list[int], kinds: int) -> int:
    """Bits of the goods of which nothing is to spare where one of these kinds is to be built. Biomass stands
    in for kelp and steelplast, so it counts where they do.
    """
    by_credit, by_kelp, by_steelplast, by_science, by_biomass = SCARCE[kinds]
    credit, kelp, steelplast, science, biomass, _ = goods
    try:
        return (
            by_credit[credit]
            | by_kelp[kelp]
            | by_steelplast[steelplast]
            | by_science[science]
            | by_biomass[biomass]
        )
    except IndexError:  # more than anybody ever had
        return scarce_goods([min(n, STOCKED - 1) for n in goods], kinds)


def affordable(here: Nation, kinds: int) -> int:
    """Bits of those kinds whose price can be paid, each for itself: `can_build_for` of all of them, read from
    tables because every choice of a slot asks for it several times. Only what lacks something and costs less
    than usual is looked at.
    """
    goods = here.goods
    credit, kelp, steelplast, science, biomass, _ = goods
    try:
        bits = PAYABLE[credit][kelp][steelplast][science][biomass] & kinds
    except IndexError:  # more than anybody ever had: as much as the tables know will do
        bits = paid_by_plenty(goods) & kinds
    if bits != kinds and here.events & DISCOUNTS:
        costs = usual_prices(here)
        for kind in KINDS_AMONG[here.events >> HAS_DISCOUNT & (kinds ^ bits)]:
            if can_build_for(goods, costs[kind]):
                bits |= 1 << kind
    return bits


def paid_by_plenty(goods: list[int]) -> int:
    """Bits of the kinds whose usual price is paid by a stock that no table has."""
    credit, kelp, steelplast, science, biomass, _ = [min(n, STOCKED - 1) for n in goods]
    return PAYABLE[credit][kelp][steelplast][science][biomass]


def usual_prices(here: Nation) -> list[Cost]:
    """What building costs a nation now, by kind."""
    if not here.events & DISCOUNTS:  # `is_cheaper`, written out
        return PRICES
    if not here.prices:
        here.prices = [discounted(here, kind, PRICES[kind]) for kind in range(len(PRICES))]
    return here.prices


def mixes(goods: list[int], cost: Cost) -> list[int]:
    """All ways to pay a building cost: kelp paid in biomass * 8 + steelplast paid in biomass."""
    spare = goods[BIOMASS] - cost[BIOMASS]
    if not spare:
        return [0] if goods[KELP] >= cost[KELP] and goods[STEELPLAST] >= cost[STEELPLAST] else []
    ways = []
    for kelp in range(max(0, cost[KELP] - goods[KELP]), min(spare, cost[KELP]) + 1):
        least = max(0, cost[STEELPLAST] - goods[STEELPLAST])
        for steel in range(least, min(spare - kelp, cost[STEELPLAST]) + 1):
            ways.append(kelp * 8 + steel)
    return ways


def pay_mixed(goods: list[int], cost: Cost, mix: int) -> None:
    """Pays a building cost in one of the ways that `mixes` found."""
    kelp, steel = mix >> 3, mix & 7
    goods[CREDIT] = goods[CREDIT] - cost[CREDIT]
    goods[KELP] = goods[KELP] - (cost[KELP] - kelp)
    goods[STEELPLAST] = goods[STEELPLAST] - (cost[STEELPLAST] - steel)
    goods[SCIENCE] = goods[SCIENCE] - cost[SCIENCE]
    goods[BIOMASS] = goods[BIOMASS] - (cost[BIOMASS] + kelp + steel)


def can_pay(goods: list[int], cost: Cost) -> bool:
    """Whether a price can be paid exactly; biomass stands in for nothing here."""
    return (
        goods[0] >= cost[0]
        and goods[1] >= cost[1]
        and goods[2] >= cost[2]
        and goods[3] >= cost[3]
        and goods[4] >= cost[4]
    )


def pay(goods: list[int], cost: Cost) -> None:
    # written out: a tuple indexed by a variable, and `goods[0] -= cost[0]`, box numbers when compiled
    goods[0] = goods[0] - cost[0]
    goods[1] = goods[1] - cost[1]
    goods[2] = goods[2] - cost[2]
    goods[3] = goods[3] - cost[3]
    goods[4] = goods[4] - cost[4]


def refund(goods: list[int], cost: Cost) -> None:
    goods[0] = goods[0] + cost[0]
    goods[1] = goods[1] + cost[1]
    goods[2] = goods[2] + cost[2]
    goods[3] = goods[3] + cost[3]
    goods[4] = goods[4] + cost[4]
