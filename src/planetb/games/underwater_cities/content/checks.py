"""Everything that is known or wanted of the content, checked against what is declared."""

from re import findall, sub
from typing import Final

from planetb.games.underwater_cities.bot.worth import TYPICAL, card_worth, production_worth, worth
from planetb.games.underwater_cities.content.declare import CONTENT
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CARDS,
    CONTRACTS,
    MAIN_BOARDS,
    METROPOLISES,
    NOTHING,
    PRICES,
    SLOTS,
    Board,
    Card,
    Deed,
    Metropolis,
)
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, IfNone, Maybe, Steps
from planetb.games.underwater_cities.effects.ending import (
    Ending,
    LaboratoryInstead,
    PointsPer,
    Tiers,
    Trade,
    WithProducedBiomass,
)
from planetb.games.underwater_cities.effects.events import MISMATCH
from planetb.games.underwater_cities.effects.gains import Advance, Gain, Output, Per, TakeMetropolis
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    Lasting,
    OncePerTurn,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import Symbiose, Upgrade
from planetb.games.underwater_cities.terms import (
    ACTION,
    CARD_KINDS,
    CITY_SITES,
    COLOURS,
    GOODS,
    INSTANT,
    KELP,
    KINDS,
    LASTING,
    POINT,
    PRODUCTION,
    RESOURCES,
    SCORING,
    SYMBIOTIC_KIND,
)
from planetb.kernel.catalogue import NUMBER, Entry, families, outclassed, twins
from planetb.kernel.catalogue import spelled as in_words
from planetb.kernel.content import Check
from planetb.kernel.effect import All

MIDDLE: Final = (24, 13, 5)  # turns left in the middle of each era


def checks() -> list[Check]:
    """Every known count and constraint."""
    return [*_decks(), *_mixes(), *_strength(), *_forms(), *_table(), *_boards(), *_reasons()]


def _deck(era: int) -> list[Card]:
    return [card for card in CARDS if card.deck == era]


def _decks() -> list[Check]:
    found = []
    for era, size in enumerate((66, 57, 57)):
        deck = _deck(era)
        found.append(Check(f"cards of era {era + 1} (p. 2)", size, len(deck)))
        thirds = [len([card for card in deck if card.colour == colour]) for colour in range(3)]
        found.append(Check(f"a third of era {era + 1} in each colour", [size // 3] * 3, thirds))
    cheap, dear = _deck(3), _deck(4)
    return [
        *found,
        Check("special cards for 1 or 2 credits (p. 2)", 15, len(cheap)),
        Check("both prices occur", [1, 2], sorted({card.cost for card in cheap})),
        Check("special cards for 3 credits (p. 2)", 10, len(dear)),
        Check("all of them score at the end (p. 20)", [SCORING] * 10, [card.kind for card in dear]),
        Check("five cheap special cards in each colour", [5, 5, 5], _by_colour(cheap)),
        Check("three or four dear ones in each colour", [3, 4, 3], _by_colour(dear)),
        Check("numbers are unique and without gaps", list(range(206)), [card.number for card in CARDS]),
    ]


def _by_colour(cards: list[Card]) -> list[int]:
    return [len([card for card in cards if card.colour == colour]) for colour in range(3)]


def spelled(effect: Deed) -> str:
    """An effect tree as text."""
    return f"{type(effect).__name__}{effect.facts()}({', '.join([spelled(part) for part in effect.parts()])})"


def tree(effect: Deed) -> list[Deed]:
    """An effect and all inside it."""
    found = [effect]
    for part in effect.parts():
        found += tree(part)
    return found


# Least and most cards of each kind per era: instant, lasting, action, production, scoring.
MIX: Final = (
    ((20, 28), (16, 22), (9, 13), (6, 9), (3, 5)),
    ((20, 26), (10, 14), (8, 11), (6, 9), (5, 8)),
    ((24, 30), (5, 8), (7, 10), (5, 8), (9, 13)),
)


def _mixes() -> list[Check]:
    found = []
    for era in range(3):
        deck = _deck(era)
        for kind, (low, high) in enumerate(MIX[era]):
            n = len([card for card in deck if card.kind == kind])
            label = f"era {era + 1} has {low} to {high} {CARD_KINDS[kind]} cards"
            found.append(Check(label, True, low <= n <= high))
        for colour in range(3):
            kinds = {card.kind for card in deck if card.colour == colour}
            found.append(
                Check(f"{COLOURS[colour]} cards of era {era + 1} are of all five kinds", 5, len(kinds))
            )
        for name, verbs in STRATEGIES.items():
            n = len([card for card in deck if _serves(card, verbs)])
            found.append(Check(f"era {era + 1} serves {name} with three cards or more", True, n >= 3))
    effects = [part for card in CARDS for part in tree(card.effect)]
    used = {type(part).__name__ for part in effects}
    found += [
        Check(f"some card uses {verb.__name__} (p. 19)", True, verb.__name__ in used) for verb in PROVEN
    ]
    events = {type(card.effect.event).__name__ for card in CARDS if isinstance(card.effect, Whenever)}
    missing = [event for event in WAITED if event not in events]
    return [*found, Check("the glossary's triggers are on cards (p. 19)", [], missing)]


STRATEGIES: Final[dict[str, tuple[str, ...]]] = {
    "farms": ("farm",),
    "desalination plants": ("desalination",),
    "laboratories": ("laborator",),
    "tunnels": ("tunnel",),
    "cities": ("city", "cities"),
    "symbiosis": ("symbio", "biomass"),
    "the Federation": ("federation",),
    "action cards": ("action",),
    "cards and credits": ("credits",),
}
PROVEN: Final = (
    *(Output, Refresh, UseSlot, UseAction, Symbiose, TakeMetropolis, Discount, HandLimit, OncePerTurn),
    *(ThisTurn, LaboratoryInstead, WithProducedBiomass, Trade, Per, Buy, IfNone, Shed),
)
WAITED: Final = (  # events that the rulebook's cards and examples name
    *("Mismatch", "SlotSteelplast", "ReachSpace3", "SecondDesalination", "SecondLaboratory"),
    *("SecondUpgradedFarm", "SecondTunnel", "ConnectedMetropolis"),
)


def _serves(card: Card, words: tuple[str, ...]) -> bool:
    """Whether a card has to do with something, by the words for what its effects name."""
    named = " ".join([_topics(part) for part in tree(card.effect)])
    return any(word in named for word in words)


def _topics(effect: Deed) -> str:
    facts = effect.facts()
    words = [type(effect).__name__.lower()]
    if isinstance(effect, (Build, Upgrade, Output, Discount, ThisTurn)):
        words += [KINDS[kind] for kind in range(SYMBIOTIC_KIND + 1) if effect.what >> kind & 1]
    elif isinstance(effect, Gain):
        words += ["credits"] if effect.amounts[0] else []
        words += ["cards credits"] if effect.cards else []
        words += ["biomass"] if effect.amounts[4] else []
    elif isinstance(effect, Buy):
        words += ["biomass"] if effect.price[4] else []
    elif isinstance(effect, (UseAction, Refresh)):
        words.append("action")
    elif isinstance(effect, Advance) or type(effect).__name__ == "OnSpace":
        words.append("federation")
    elif type(effect).__name__ in ("Per", "If", "PointsPer", "Tiers"):
        words.append(str(facts[0]).lower())
    elif isinstance(effect, Whenever):
        words.append(str(facts[0]).lower().replace("reach", "federation"))
    return " ".join(words)


def _strength() -> list[Check]:
    """Green cards are stronger than red ones, red ones than yellow ones; instants grow with the eras."""
    found = []
    for era in range(3):
        means = []
        for colour in range(3):
            worths = [card_worth(card, MIDDLE[era]) for card in _deck(era) if card.colour == colour]
            worths.sort()
            means.append(sum(worths[1:-1]) / (len(worths) - 2))  # without the outliers
        label = f"era {era + 1}: green cards are worth at least a fifth more than red, red than yellow"
        found.append(Check(label, True, means[2] >= 1.2 * means[1] and means[1] >= 1.2 * means[0]))
    growing = []
    for era in range(3):
        worths = [card_worth(card, MIDDLE[1]) for card in _deck(era) if card.kind == INSTANT]
        growing.append(sum(worths) / len(worths))
    return [*found, Check("instant cards grow with the eras", sorted(growing), growing)]


def _forms() -> list[Check]:
    """Every kind of card has effects of its own sort, so that the flow can rely on it."""
    lasting = [card.number for card in CARDS if (card.kind == LASTING) != isinstance(card.effect, Lasting)]
    scoring = [card.number for card in CARDS if (card.kind == SCORING) != isinstance(card.effect, Ending)]
    producing = [
        card.number
        for card in CARDS
        if card.kind == PRODUCTION and not isinstance(card.effect, (Gain, Per, Maybe))
    ]
    nested = [
        card.number
        for card in CARDS
        if card.kind == ACTION and any(isinstance(part, UseAction) for part in tree(card.effect))
    ]
    mismatch = [card for card in CARDS if card.event == MISMATCH.number]
    return [
        Check("lasting cards have lasting effects, others none", [], lasting),
        Check("scoring cards have scoring effects, others none", [], scoring),
        Check("production cards give, or ask first", [], producing),
        Check("no action card uses action cards", [], nested),
        Check("a mismatch only gives", True, all(isinstance(c.effect.parts()[0], Gain) for c in mismatch)),
    ]


def _table() -> list[Check]:
    colours = [[SLOTS[slot].colour for slot in ring] for ring in MAIN_BOARDS]
    blue = [tile for tile in METROPOLISES if not tile.brown]
    return [
        Check(
            "slots for 1 or 2 seats, clockwise green, red, yellow", [2] * 4 + [1] * 4 + [0] * 4, colours[0]
        ),
        Check("slots for 3 or 4 seats, likewise (p. 20)", [2] * 5 + [1] * 5 + [0] * 5, colours[1]),
        Check("brown metropolises (p. 2)", 5, len(METROPOLISES) - len(blue)),
        Check("blue metropolises (p. 2)", 11, len(blue)),
        Check(
            "all blue ones have an instant effect (p. 14)", [], [t.code for t in blue if t.instant is None]
        ),
        Check("some of them produce (p. 14)", True, 3 <= len([t for t in blue if t.production]) <= 7),
        Check("government contracts (p. 2)", 8, len(CONTRACTS)),
    ]


def _boards() -> list[Check]:
    found = [
        Check("player boards, basic and expert (p. 5)", 8, len(BOARDS)),
        Check(
            "basic boards have three sites at every city", True, all(b.counts == [3] * 9 for b in BOARDS[:4])
        ),
        Check("basic boards have six printed bonuses each", [6] * 4, [_bonuses(b) for b in BOARDS[:4]]),
        Check("basic boards have no special sites", [], [b.code for b in BOARDS[:4] if _special(b.code)]),
        Check(
            "sites of expert boards differ in number (p. 18)",
            [],
            [b.code for b in BOARDS[4:] if len(set(b.counts)) < 3],
        ),
    ]
    for board in BOARDS:
        gates = [len(gate) for gate in board.gates]
        found.append(
            Check(
                f"{board.code}: two tunnels to the brown metropolis, one to each blue one", [2, 1, 1], gates
            )
        )
        found.append(
            Check(f"{board.code}: all nine sites hang together", CITY_SITES, len(_reached(board.neighbours)))
        )
    every = " ".join([_special(board.code) for board in BOARDS[4:]])
    kinds = ("palace", "monument", "triple", "linked", "gate", "double")
    found.append(Check("all special sites of p. 18 occur", [], [kind for kind in kinds if kind not in every]))
    return found


def _bonuses(board: Board) -> int:
    return len([bonus for bonus in board.site_bonus + board.city_bonus + board.tunnel_bonus if bonus >= 0])


def _special(code: str) -> str:
    return CONTENT.items[code].text("special")


def _reached(neighbours: list[int]) -> list[int]:
    reached = [CITY_SITES - 1]
    for city in reached:
        for other in range(CITY_SITES):
            if neighbours[city] >> other & 1 and other not in reached:
                reached.append(other)
    return reached


# Every item has a reason: nothing makes it pointless, and it can matter when it comes into play.

DEALT: Final = (15, 8)  # turns left when a metropolis is usually connected: early and late
EVEN: Final = 1.5  # by how much one blue metropolis may be worth more than another
MOST_COUNTED: Final = 13  # a counter is compared up to here


def _reasons() -> list[Check]:
    cards = [card for card in CARDS if card.number]
    values = [tile_worth(tile) for tile in METROPOLISES if not tile.brown]
    scored = _scored()
    return [
        Check("no card does what another does, whatever its kind", [], _of_ours(twins(_all_deeds()))),
        Check("no card is another with a worse gain or price", [], _of_ours(outclassed(_entries(cards)))),
        Check(
            "what is scored, no card scores like another but less",
            [],
            _of_ours(twins(scored) + outclassed(scored)),
        ),
        Check("no special card does for its price what an era card does without", [], _dear_doubles()),
        Check("no card does once what a blue metropolis does in each production", [], _tile_doubles()),
        Check("no exchange takes more goods than it gives points", [], _bad_exchanges()),
        Check("no more than two cards of a kind are one deed in other goods", [], _recoloured(cards)),
        Check("a price that is stated is lower than the usual one", [], _overpriced()),
        Check("no symbiotic city is built without biomass", [], _without_biomass()),
        Check("more than a point is not given for nothing", [], _flat()),
        Check("what the last production makes can still matter", [], _dead()),
        Check("a slot that a card waits for is on both main boards", [], _lost_slots()),
        Check("blue metropolises are of even worth", True, max(values) <= EVEN * min(values)),
        Check("contracts are of even worth", True, _even_contracts()),
        Check("cheap special cards of ours are worth their price", [], _too_dear()),
    ]


def _is_ours(code: str) -> bool:
    return CONTENT.items[code].source.startswith("ours")


def _of_ours(pairs: list[str]) -> list[str]:
    """Pairs that we could have avoided: the rulebook's own stay as they are."""
    return [pair for pair in pairs if any(_is_ours(code) for code in pair.split() if code in CONTENT.items)]


def _all_deeds() -> list[Entry]:
    """Every card and blue metropolis by what it does."""
    found = [Entry(f"c{card.number}", in_words(card.effect), []) for card in CARDS]
    for tile in METROPOLISES:
        if tile.instant is not None:
            made = f"; {in_words(tile.production)}" if tile.production is not None else ""
            found.append(Entry(tile.code, in_words(tile.instant) + made, []))
    return found


def _entries(cards: list[Card]) -> list[Entry]:
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


def _dear_doubles() -> list[str]:
    """Special cards of ours for a credit or two that no more than repeat an era card of their kind."""
    entries = [_at_par(card) for card in CARDS if card.number and card.deck < 4 and card.kind != SCORING]
    special = {f"c{card.number}" for card in _deck(3) if _is_ours(f"c{card.number}")}
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


def _tile_doubles() -> list[str]:
    made = {in_words(tile.production): tile.code for tile in METROPOLISES if isinstance(tile.production, Per)}
    doubles = [card for card in CARDS if card.kind != PRODUCTION and in_words(card.effect) in made]
    return [
        f"{made[in_words(card.effect)]} = c{card.number}" for card in doubles if _is_ours(f"c{card.number}")
    ]


def _bad_exchanges() -> list[str]:
    """Cards that turn goods into points at a loss, or one of several goods at once without a profit."""
    found = []
    for card in CARDS:
        effect = card.effect.parts()[0] if isinstance(card.effect, Maybe) else card.effect
        if isinstance(effect, Buy) and isinstance(effect.effect, Gain) and effect.effect.amounts[POINT]:
            given = sum(effect.effect.amounts) + effect.effect.cards
            taken = sum(effect.price) + (card.kind == INSTANT and sum(effect.price) > 2)
            if taken > given and _is_ours(f"c{card.number}"):
                found.append(f"c{card.number}")
    return found


def _recoloured(cards: list[Card]) -> list[str]:
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


def _scored() -> list[Entry]:
    """Scoring cards, brown metropolises and production cards of the last era: points by what is counted."""
    found = []
    ends = [(f"c{card.number}", card.effect, card.cost) for card in CARDS if card.kind == SCORING]
    ends += [(f"c{card.number}", card.effect, 0) for card in _last_producers()]
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


def _last_producers() -> list[Card]:
    return [card for card in _deck(2) if card.kind == PRODUCTION]


def _overpriced() -> list[str]:
    """Effects that state a price without need: for some kind it asks for as many goods as usual."""
    return [
        code
        for code, effect in _deeds()
        if isinstance(effect, Build) and effect.price == STATED and not effect.expansion
        for kind in range(SYMBIOTIC_KIND + 1)
        if effect.what >> kind & 1 and sum(effect.stated) >= sum(PRICES[kind])
    ]


def _without_biomass() -> list[str]:
    symbiotic = 1 << SYMBIOTIC_KIND
    return [
        code
        for code, effect in _deeds()
        if isinstance(effect, Build) and effect.what & symbiotic and effect.price == STATED
        if not effect.stated[RESOURCES - 1]
    ]


def _deeds() -> list[tuple[str, Deed]]:
    """Every verb of every card and tile, with its code."""
    found = [(f"c{card.number}", part) for card in CARDS for part in tree(card.effect)]
    for tile in METROPOLISES:
        for whole in (tile.instant, tile.production):
            if whole is not None:
                found += [(tile.code, part) for part in tree(whole)]
    return found


def _flat() -> list[str]:
    """Cards and tiles that ask for nothing and give points: they would suit everybody alike."""
    whole = [(f"c{card.number}", card.effect) for card in CARDS]
    whole += [(tile.code, tile.instant) for tile in METROPOLISES if tile.instant is not None]
    found = [code for code, effect in whole if isinstance(effect, Gain) and effect.amounts[POINT] > 1]
    return [code for code in found if _is_ours(code)]


def _dead() -> list[str]:
    """Production cards of the last era produce once, and then nobody plays: points and food count."""
    found = []
    for card in _last_producers():
        effect = card.effect.parts()[0] if isinstance(card.effect, Maybe) else card.effect
        gain = effect.parts()[0] if isinstance(effect, (Per, Buy)) else effect
        assert isinstance(gain, Gain)
        usual = TYPICAL[type(effect.counter).__name__][2] if isinstance(effect, Per) else 1.0
        times = round(usual) // effect.per if isinstance(effect, Per) else 1
        useless = gain.cards or sum(gain.amounts[:RESOURCES]) > gain.amounts[KELP]
        if useless or times * (gain.amounts[POINT] + gain.amounts[KELP]) < 2:
            found.append(f"c{card.number}")
    return found


def _lost_slots() -> list[str]:
    """Cards that wait for a slot which one of the main boards lacks."""
    waiting = [card for card in CARDS if isinstance(card.effect, Whenever)]
    named = [(card.number, card.effect.facts()) for card in waiting if card.effect.facts()[0] == "SlotUsed"]
    rings = [[SLOTS[slot].code for slot in ring] for ring in MAIN_BOARDS]
    return [f"c{number}" for number, facts in named if any(facts[1] not in ring for ring in rings)]


def tile_worth(tile: Metropolis) -> float:
    """What a blue metropolis is worth, early and late in turn."""
    total = 0.0
    for left in DEALT:
        if tile.instant is not None:
            total += worth(tile.instant, left)
        if tile.production is not None:
            total += production_worth(tile.production, left)
    return total / len(DEALT)


def _even_contracts() -> bool:
    rewards = [worth(contract.reward, DEALT[1]) for contract in CONTRACTS]
    return max(rewards) <= EVEN * min(rewards)


def _too_dear() -> list[str]:
    cards = [card for card in _deck(3) if _is_ours(f"c{card.number}")]
    return [f"c{card.number}" for card in cards if card_worth(card, MIDDLE[1]) < 0.5]
