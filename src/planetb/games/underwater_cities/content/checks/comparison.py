"""What a card or a tile does, ready to be compared with others."""

from re import findall, sub
from typing import Final

from planetb.games.underwater_cities.content.checks.decks import cards_of
from planetb.games.underwater_cities.content.checks.spelling import tree
from planetb.games.underwater_cities.content.declare import CONTENT
from planetb.games.underwater_cities.content.tables import CARDS, METROPOLISES, NOTHING, PRICES, Card, Deed
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, Maybe, Steps
from planetb.games.underwater_cities.effects.ending import PointsPer, Tiers, Trade
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.effects.lasting import Discount, Whenever
from planetb.games.underwater_cities.terms import (
    CARD_KINDS,
    GOODS,
    INSTANT,
    POINT,
    PRODUCTION,
    RESOURCES,
    SCORING,
    SYMBIOTIC_KIND,
)
from planetb.kernel.catalogue import NUMBER, Entry, families, outclassed
from planetb.kernel.catalogue import spelled as in_words
from planetb.kernel.effect import All

MOST_COUNTED: Final = 13  # a counter is compared up to here


def is_designed(code: str) -> bool:
    return CONTENT.items[code].is_designed()


def all_deeds() -> list[Entry]:
    """Every card and blue metropolis by what it does."""
    found = [Entry(f"c{card.number}", in_words(card.effect), []) for card in CARDS]
    for tile in METROPOLISES:
        if tile.instant is not None:
            made = f"; {in_words(tile.production)}" if tile.production is not None else ""
            found.append(Entry(tile.code, in_words(tile.instant) + made, []))
    return found


def entries_of(cards: list[Card]) -> list[Entry]:
    return [_entry(card) for card in cards if card.kind != SCORING]


def _entry(card: Card) -> Entry:
    """A card by its kind and what it does besides giving and taking; then goods, points, cards, its price."""
    shapes, goods = _net(card.effect)
    shape = f"{CARD_KINDS[card.kind]} {' + '.join(sorted(shapes))}"
    return Entry(f"c{card.number}", shape, [*goods, -card.cost])


def _net(effect: Deed) -> tuple[list[str], list[int]]:
    """What an effect does, each part without its gains and prices, and these as one sum."""
    goods = [0] * (RESOURCES + 2)
    if isinstance(effect, Gain):
        return [], [*effect.amounts, effect.cards]
    if isinstance(effect, Build):
        for good in range(RESOURCES):
            goods[good] = -_paid(effect)[good]
        return [f"Build {effect.what} {effect.n} {effect.expansion} {effect.upgrade}"], goods
    if isinstance(effect, Discount):
        kinds = [kind for kind in range(SYMBIOTIC_KIND + 1) if effect.what >> kind & 1]
        saved = [min(n, max(PRICES[k][good] for k in kinds)) for good, n in enumerate(effect.amounts)]
        return [f"Discount {effect.what}"], [*saved, 0, 0]
    single = not isinstance(effect, Buy) or effect.times == 1
    if isinstance(effect, (Steps, All, Buy, Whenever, Maybe)) and single:
        shapes: list[str] = []
        for part in effect.parts():
            inner, more = _net(part)
            shapes += inner
            goods = [a + b for a, b in zip(goods, more, strict=True)]
        if isinstance(effect, Buy):
            goods = [n - (effect.price[good] if good < RESOURCES else 0) for good, n in enumerate(goods)]
            shapes = shapes or ["exchange"]
        head = f"{type(effect).__name__}{effect.facts()}: " if isinstance(effect, Whenever) else ""
        return [head + " + ".join(sorted(shapes))] if head else shapes, goods
    return [in_words(effect)], goods


def dear_doubles() -> list[str]:
    """Special cards of ours for a credit or two that no more than repeat an era card of their kind."""
    entries = [_at_par(card) for card in CARDS if card.number and card.deck < 4 and card.kind != SCORING]
    special = {f"c{card.number}" for card in cards_of(3) if is_designed(f"c{card.number}")}
    pairs = [pair.split(" > ") for pair in outclassed(entries)]
    return [f"{one} > {other}" for one, other in pairs if other in special and one not in special]


def _at_par(card: Card) -> Entry:
    """A card by what it does, numbers left out; then points, and all else it gives, at a credit each."""
    shapes, goods = _net(card.effect)
    free = [shape for shape in shapes if not shape.startswith(("Build", "Discount"))]
    repeated = sum([int(number) for shape in free for number in findall(r"\d+", shape)])
    plain = [sub(r"\d+", NUMBER, shape) if shape in free else shape for shape in shapes]
    worth = [goods[POINT], sum(goods) - goods[POINT] + repeated - card.cost]
    return Entry(f"c{card.number}", f"{CARD_KINDS[card.kind]} {' + '.join(sorted(plain))}", worth)


def tile_doubles() -> list[str]:
    made = {in_words(tile.production): tile.code for tile in METROPOLISES if isinstance(tile.production, Per)}
    doubles = [card for card in CARDS if card.kind != PRODUCTION and in_words(card.effect) in made]
    return [
        f"{made[in_words(card.effect)]} = c{card.number}"
        for card in doubles
        if is_designed(f"c{card.number}")
    ]


def bad_exchanges() -> list[str]:
    """Cards that turn goods into points at a loss, or one of several goods at once without a profit."""
    found = []
    for card in CARDS:
        effect = card.effect.parts()[0] if isinstance(card.effect, Maybe) else card.effect
        if isinstance(effect, Buy) and isinstance(effect.effect, Gain) and effect.effect.amounts[POINT]:
            given = sum(effect.effect.amounts) + effect.effect.cards
            taken = sum(effect.price) + (card.kind == INSTANT and sum(effect.price) > 2)
            if taken > given and is_designed(f"c{card.number}"):
                found.append(f"c{card.number}")
    return found


def recoloured(cards: list[Card]) -> list[str]:
    """Cards of a kind that differ in goods and numbers only; the box has three for mismatches."""
    goods = dict.fromkeys((*GOODS, "card"), NUMBER)
    entries = []
    for card in cards:
        words = in_words(card.effect, goods, numbers=False)
        while f"{NUMBER}, {NUMBER}" in words:  # two goods are as good as one
            words = words.replace(f"{NUMBER}, {NUMBER}", NUMBER)
        if not isinstance(card.effect, (Gain, Trade)) and not _exchanges(card.effect):
            entries.append(Entry(f"c{card.number}", f"{CARD_KINDS[card.kind]} {words}", []))
    return [group for group in families(entries, 2) if "Mismatch" not in group]


def _exchanges(effect: Deed) -> bool:
    """Whether an effect only turns goods into others: there are as many ways as goods."""
    if isinstance(effect, Maybe):
        return _exchanges(effect.effect)
    return isinstance(effect, Buy) and isinstance(effect.effect, Gain)


def _paid(effect: Build) -> list[int]:
    """What one structure costs: nothing, what is stated, or the usual price of its first kind."""
    if effect.price == FREE:
        return list(NOTHING)
    if effect.price == STATED:
        return list(effect.stated)
    return list(PRICES[next(kind for kind in range(SYMBIOTIC_KIND + 1) if effect.what >> kind & 1)])


def scored_entries() -> list[Entry]:
    """Scoring cards, brown metropolises and production cards of the last era: points by what is counted."""
    found = []
    ends = [(f"c{card.number}", card.effect, card.cost) for card in CARDS if card.kind == SCORING]
    ends += [(f"c{card.number}", card.effect, 0) for card in last_producers()]
    ends += [(tile.code, tile.end, 0) for tile in METROPOLISES if tile.end is not None]
    for code, effect, cost in ends:
        if isinstance(effect, (PointsPer, Tiers, Per)):
            points = [_points(effect, n) for n in range(1, MOST_COUNTED)]
            found.append(Entry(code, type(effect.counter).__name__, [*points, -cost]))
        elif isinstance(effect, Trade):
            found.append(
                Entry(code, "trade", [effect.worth, effect.times, *[-n for n in effect.price], -cost])
            )
    return found


def _points(effect: PointsPer | Tiers | Per, n: int) -> int:
    if isinstance(effect, PointsPer):
        points = n // effect.per * effect.each
        return min(points, effect.most) if effect.most else points
    if isinstance(effect, Per):
        times = n // effect.per
        return (min(times, effect.most) if effect.most else times) * effect.gain.amounts[POINT]
    return max([0, *[effect.tiers[i + 1] for i in range(0, len(effect.tiers), 2) if n >= effect.tiers[i]]])


def last_producers() -> list[Card]:
    return [card for card in cards_of(2) if card.kind == PRODUCTION]


def deeds() -> list[tuple[str, Deed]]:
    """Every verb of every card and tile, with its code."""
    found = [(f"c{card.number}", part) for card in CARDS for part in tree(card.effect)]
    for tile in METROPOLISES:
        for whole in (tile.instant, tile.production):
            if whole is not None:
                found += [(tile.code, part) for part in tree(whole)]
    return found
