"""Everything known about the components of the box, and what a reconstruction must hold, as checks."""

from planetb.games.evacuation.content import (
    action_cards,
    board_actions,
    bonuses,
    goals,
    infrastructure,
    new_world,
    objectives,
    old_world,
    progress_track,
    ships,
    solo_cards,
    stadiums,
    technologies,
    tracks,
)
from planetb.games.evacuation.content.decks import BONUS_NUMBERS
from planetb.games.evacuation.content.tables import (
    ACTION_ENERGY,
    END,
    INFRASTRUCTURE_NEEDS,
    INFRASTRUCTURE_PICTURE,
    NEW_HUNGER,
    OLD_HUNGER,
    OLD_LANDSCAPE,
    OLD_POPULATION,
    OLD_RESOURCE,
    OLD_YIELD,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_ENERGY,
    SHIP_RESOURCES,
    STADIUM_FACES,
    STADIUMS_DUE,
    TRANSITIONS,
)
from planetb.games.evacuation.effects import (
    Clone,
    Develop,
    Draw,
    Exchange,
    Fly,
    Gain,
    GainFactory,
    GainPer,
    GainPopulation,
    Prefabricate,
    Raise,
    Research,
    Settle,
    Take,
    Verb,
)
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.scoring import chart_points
from planetb.games.evacuation.terms import (
    ANY,
    ANYWHERE,
    BIOMES,
    CHEAPER,
    DESERT,
    DIAGONAL,
    FACTORY,
    FOREST,
    FREE,
    FURTHER,
    GLIDE,
    HORIZONTAL,
    LAUNCH,
    MUCH_CHEAPER,
    NO_STEEL,
    NO_SYMBOLS,
    PEOPLED,
    RESOURCES,
    SETTLED,
    TUNDRA,
    WIDER,
)
from planetb.kernel.catalogue import Entry, amounts, families, outclassed, spelled, twins
from planetb.kernel.content import Check, Item


def checks() -> list[Check]:
    """Every known count and constraint."""
    return [
        *_old_world(),
        *_tracks(),
        *_progress(),
        *_ships(),
        *_stadiums(),
        *_infrastructures(),
        *_technologies(),
        *_bonuses(),
        *_cards(),
        *map_checks(),
        *edge_checks(),
        *stadium_choices(),
        *ship_choices(),
        *infrastructure_choices(),
        *card_choices(),
        *bonus_choices(),
        *objective_choices(),
    ]


def _numbers(items: list[Item], field: str) -> list[int]:
    return [item.number(field) for item in items]


def _span(values: list[int]) -> list[int]:
    return [min(values), max(values)]


def _old_world() -> list[Check]:
    produced = [2, 2, 2]
    for site in range(len(OLD_YIELD)):
        produced[OLD_RESOURCE[site]] += OLD_YIELD[site]
    shared = [OLD_POPULATION[site] > 0 for site in range(9) if OLD_LANDSCAPE[site] == 0]
    double = [mask for mask in OLD_LANDSCAPE if mask in (3, 5, 6)]
    return [
        Check("Old World sites (p. 3)", 9, len(old_world.SITES)),
        Check("productivity tokens (p. 3)", 2, len(old_world.PRODUCTIVITY)),
        Check("population sites: 2 people each (p. 5)", [2] * 6, [n for n in OLD_POPULATION if n]),
        Check(
            "factory sites, one of each type",
            [0, 1, 2],
            [OLD_RESOURCE[i] for i in range(9) if not OLD_POPULATION[i]],
        ),
        Check("production of year 1 (p. 5)", [7, 7, 7], produced),
        Check("sites without landscape: one, a factory (supplement)", [False], shared),
        Check("some sites belong to two landscapes (p. 10)", True, bool(double)),
        Check("every landscape has population", [True] * 3, [_peopled(bit) for bit in (1, 2, 4)]),
    ]


def _peopled(bit: int) -> bool:
    return any(OLD_LANDSCAPE[i] & bit and OLD_POPULATION[i] for i in range(9))


def _tracks() -> list[Check]:
    return [
        Check("food of the Old World in year 1 (p. 5)", 5, OLD_HUNGER[0]),
        Check("the Old World eats less every year", sorted(set(OLD_HUNGER), reverse=True), OLD_HUNGER),
        Check("the New World eats from year 3 on, more in year 4", [0, 0, True, True], _new_hunger()),
        Check("stadiums due on the New World (p. 5)", [0, 0, 1, 2], STADIUMS_DUE),
        Check("energy of actions (p. 6)", [0, 0, 1, 2, 3, 3, 3], ACTION_ENERGY),
        Check(
            "surcharge from the fourth card of a group (p. 6)",
            [4, 1],
            [tracks.SURCHARGE.number("cards"), tracks.SURCHARGE.number("energy")],
        ),
        Check("points for 8, 10 and 12 (p. 16)", [10, 19, 25], [chart_points(n) for n in (8, 10, 12)]),
        Check(
            "the points chart never falls",
            True,
            all(chart_points(n) <= chart_points(n + 1) for n in range(15)),
        ),
        Check(
            "actions in four groups (p. 6)",
            [2, 3, 3, 2],
            [_numbers(board_actions.ACTIONS, "power").count(n) for n in range(1, 5)],
        ),
    ]


def _new_hunger() -> list[int | bool]:
    return [NEW_HUNGER[0], NEW_HUNGER[1], NEW_HUNGER[2] >= 1, NEW_HUNGER[3] > NEW_HUNGER[2]]


def _progress() -> list[Check]:
    steps = progress_track.STEPS
    main, outer = _numbers(steps, "main"), _numbers(steps, "outer")
    effects = set(_numbers(steps, "main_effect") + _numbers(steps, "outer_effect"))
    return [
        Check("transitions (p. 13)", 4, len(TRANSITIONS)),
        Check(
            "they lie on the track in order",
            True,
            0 < TRANSITIONS[0] < TRANSITIONS[1] < TRANSITIONS[2] < TRANSITIONS[3] < END,
        ),
        Check("the last step", END, len(steps) - 1),
        Check("kinds of instant effects (p. 13)", 3, len(effects - {0})),
        Check("both symbols occur", 3, _bits(main + outer)),
        Check("the 3+ lane has fewer symbols (p. 13)", True, _symbols(outer) < _symbols(main)),
        Check(
            "a step has a symbol or an effect per lane, never both",
            True,
            all(_single(item) for item in steps),
        ),
        Check("two markers fit on the last spaces (p. 13)", 2, progress_track.LAST_SPACE.number("markers")),
    ]


def _bits(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _symbols(masks: list[int]) -> int:
    return sum((mask & 1) + (mask >> 1) for mask in masks)


def _single(item: Item) -> bool:
    main = item.number("main") and item.number("main_effect")
    outer = item.number("outer") and item.number("outer_effect")
    return not main and not outer


def _ships() -> list[Check]:
    bays = [len(found) for found in SHIP_BAYS]
    kinds = [(*sorted(SHIP_BAYS[i]), SHIP_BUILDINGS[i], SHIP_RESOURCES[i]) for i in range(len(bays))]
    prices = [item.numbers("cost") for item in ships.SHIPS]
    return [
        Check("spaceships (p. 2)", 21, len(ships.SHIPS)),
        Check("bays (p. 10)", [1, 2], _span(bays)),
        Check("room for buildings (p. 10)", [1, 2], _span(SHIP_BUILDINGS)),
        Check("room for resources (p. 10)", [1, 5], _span(SHIP_RESOURCES)),
        Check("a ship with 1 coast bay, 1 building, 2 resources (p. 10)", True, (4, 1, 2) in kinds),
        Check(
            "a ship with a savanna and a mountain bay", True, [1, 2] in [sorted(found) for found in SHIP_BAYS]
        ),
        Check("no two ships are alike", 21, len(set(kinds))),
        Check("year 1 can pay for any ship", True, all(f <= 2 and s <= 7 and e <= 7 for f, s, e in prices)),
        Check("flights cost energy that year 1 has besides four actions", [1, 3], _span(SHIP_ENERGY)),
    ]


def _stadiums() -> list[Check]:
    faces = STADIUM_FACES[4:]
    return [
        Check("starting stadiums (p. 2)", 4, len(stadiums.STARTING)),
        Check("stadiums to build (p. 2)", 17, len(stadiums.STADIUMS)),
        Check("starting stadiums have no face (p. 11)", [0] * 4, STADIUM_FACES[:4]),
        Check("faces of stadiums to build (p. 11, 18)", [1, 2, 3, 4, 5], sorted(set(faces))),
        Check(
            "every stadium costs something",
            True,
            all(sum(item.numbers("cost")) > 0 for item in stadiums.STADIUMS),
        ),
    ]


def _infrastructures() -> list[Check]:
    cards = infrastructure.CARDS
    found = [
        (card.number("line"), tuple(tuple(need) for need in INFRASTRUCTURE_NEEDS[i]))
        for i, card in enumerate(cards)
    ]
    known = [
        (0, ((TUNDRA, SETTLED, 4),)),
        (0, ((DESERT, PEOPLED, 2),)),
        (HORIZONTAL, ((FOREST, SETTLED, 2),)),
        (0, ((DESERT, PEOPLED, 1), (TUNDRA, FACTORY, 1))),
        (DIAGONAL, ((TUNDRA, SETTLED, 2), (FOREST, SETTLED, 1))),
    ]
    first = cards[0]
    biomes = [[need[0] for need in needs] for needs in INFRASTRUCTURE_NEEDS]
    return [
        Check("infrastructures (p. 2)", 18, len(cards)),
        Check("levels", [9, 9], [_numbers(cards, "level").count(n) for n in (1, 2)]),
        Check(
            "the five explained conditions occur (supplement)", [True] * 5, [one in found for one in known]
        ),
        Check(
            "the card of the example (p. 7)",
            [[0, 1, 0], [0, 2, 0]],
            [first.numbers("cost"), first.numbers("production")],
        ),
        Check("some illustrations are shared (p. 7)", True, len(set(INFRASTRUCTURE_PICTURE)) < 18),
        Check(
            "no condition names a biome twice", True, all(len(set(names)) == len(names) for names in biomes)
        ),
        Check("conditions are all different", 18, len(set(found))),
        Check("every card produces", True, all(sum(card.numbers("production")) > 0 for card in cards)),
    ]


def _technologies() -> list[Check]:
    tiles = technologies.TILES
    spread = [[_at(tiles, number, level) for level in (1, 2, 3)] for number in (1, 2, 3, 4)]
    texts: dict[str, int] = {}
    for tile in tiles:
        texts[spelled(tile.effect())] = texts.get(spelled(tile.effect()), 0) + 1
    energy = next(
        tile for tile in tiles if spelled(tile.effect()) == "All(GainFactory(energy, new), Boost(energy))"
    )
    return [
        Check("technologies (p. 2)", 36, len(tiles)),
        Check("three per set and level (p. 3)", [[3, 3, 3]] * 4, spread),
        Check("explained effects, all in use (supplement)", 18, len(texts)),
        Check("each effect on two tiles", [2] * 18, sorted(texts.values())),
        Check(
            "tiles of the same effect, and so of the same name, are alike in level and faces",
            18,
            len({(spelled(t.effect()), t.number("level"), t.number("faces")) for t in tiles}),
        ),
        Check(
            "the energy factories of the example: set and level (p. 7)",
            [1, 3],
            [energy.number("set"), energy.number("level")],
        ),
        Check(
            "every set has as many happy faces",
            1,
            len({sum(t.number("faces") for t in tiles if t.number("set") == n) for n in range(1, 5)}),
        ),
    ]


def _at(tiles: list[Item], number: int, level: int) -> int:
    return len([tile for tile in tiles if tile.number("set") == number and tile.number("level") == level])


def _bonuses() -> list[Check]:
    cards = bonuses.CARDS
    texts = {spelled(card.effect(field)) for card in cards for field in ("upper", "lower")}
    return [
        Check("bonus cards (p. 2)", 9, len(cards)),
        Check("with a flag (p. 3)", 2, sum(_numbers(cards, "flag"))),
        Check(
            "pairs 7 and 10, 6 and 13 (p. 14)",
            [True, True],
            [[7, 10] in BONUS_NUMBERS, [6, 13] in BONUS_NUMBERS],
        ),
        Check("the pair of the example has no flag", 0, cards[BONUS_NUMBERS.index([7, 10])].number("flag")),
        Check("number pairs differ", 9, len({tuple(pair) for pair in BONUS_NUMBERS})),
        Check("numbers that 3 to 5 actions reach", [True] * 9, [5 <= a < b <= 14 for a, b in BONUS_NUMBERS]),
        Check("explained bonuses, all in use (supplement)", 7, len(texts)),
    ]


def _cards() -> list[Check]:
    effects = {spelled(card.effect()) for card in action_cards.CARDS}
    printed = {power for card in action_cards.CARDS for power in card.numbers("powers")}
    return [
        Check("action cards (p. 2)", 80, len(action_cards.CARDS)),
        Check("all different", 80, len(effects)),
        Check("powers 0, 1 and 3 occur (p. 17)", True, {0, 1, 3} <= printed),
        Check(
            "some show alternatives (p. 17)",
            True,
            any(len(card.numbers("powers")) > 1 for card in action_cards.CARDS),
        ),
        Check("a ship whose first flight is cheaper (p. 17)", True, "AnyOrder(Take(ship, glide))" in effects),
        Check("goals (p. 2)", 16, len(goals.GOALS)),
        Check("public objectives: four in the box and the example (p. 17)", 5, len(objectives.OBJECTIVES)),
        Check(
            "the example: two steel, one food, five points (p. 17)",
            [5, [0, 2, 0], [1, 0, 0], 5],
            _example_objective(),
        ),
        Check("solo cards (p. 2)", 7, len(solo_cards.CARDS)),
        Check(
            "one solo card joins late: a 3 (p. 18)",
            [3],
            [card.number("number") for card in solo_cards.CARDS if card.number("late")],
        ),
        Check(
            "solo numbers 1, 2, 3 and X (p. 19)",
            [0, 1, 2, 3],
            sorted(set(_numbers(solo_cards.CARDS, "number"))),
        ),
    ]


def _example_objective() -> list[object]:
    card = objectives.OBJECTIVES[4]
    return [card.number("least"), card.numbers("cost"), card.numbers("production"), card.number("points")]


# The New World map, its edge and its lines


def map_checks() -> list[Check]:
    counts = [len(sites) for sites in land.BY_BIOME]
    example = [i for i in range(land.SITES) if land.SPOTS[i] == ["factory", "energy1", "energy2"]]
    totals = [sum(land.YIELDS[i][kind] for i in range(land.SITES)) for kind in range(3)]
    rates = [_rate(biome) for biome in range(4)]
    return [
        Check("sites of the New World", 37, land.SITES),
        Check(f"sites of {', '.join(BIOMES)}", [15, 10, 8, 4], counts),
        Check(
            "the forest site of the example: both symbols (p. 8)",
            [(FOREST, 3)],
            [(land.BIOME[i], land.NEEDED_SYMBOLS[i]) for i in example],
        ),
        Check(
            "a site that gives three food, one spot with two dots (p. 8)",
            True,
            ["food1", "food2"] in land.SPOTS,
        ),
        Check("population gives as much of each resource, within 2", True, max(totals) - min(totals) <= 2),
        Check("later biomes give more for each piece", sorted(rates), rates),
        Check("tundra is scarce: fewer than four sites for each of four nations", True, counts[TUNDRA] < 16),
        Check(
            "two forest sites lie on one horizontal line (supplement)",
            True,
            any(_on(line, FOREST) >= 2 for line in land.HORIZONTALS),
        ),
        Check(
            "two tundra and a forest site on one diagonal (supplement)",
            True,
            any(_on(line, TUNDRA) >= 2 and _on(line, FOREST) for line in land.DIAGONALS),
        ),
    ]


def _rate(biome: int) -> float:
    """Production per piece on the sites of a biome."""
    sites = land.BY_BIOME[biome]
    pieces = sum(land.PEOPLE[i] + land.FACTORIES[i] for i in sites)
    return sum(sum(land.YIELDS[i]) + land.FACTORIES[i] for i in sites) / pieces


def _on(line: list[int], biome: int) -> int:
    return len([site for site in line if land.BIOME[site] == biome])


def edge_checks() -> list[Check]:
    shortest = min(len(line) for arrows in land.ARROWS for line in arrows)
    return [
        Check("places along the edge", 18, len(new_world.EDGE)),
        Check("the solo tile starts at a tundra corner (p. 18)", TUNDRA, land.BIOME[land.EDGE_SITE[0]]),
        Check("every arrow leads at least four sites deep (p. 19)", True, shortest >= 4),
        Check("arrows that run along the edge instead of inland (p. 19)", 0, _along_the_edge()),
        Check("line labels (p. 17)", 6, len(new_world.LABELS)),
        Check("every line has five sites or more", True, min(len(line) for line in land.LINES) >= 5),
        Check("lines of one card side share few sites", True, max(_shared(side) for side in (0, 1)) <= 3),
    ]


def _along_the_edge() -> int:
    """Arrows whose second site still lies on the edge."""
    found = 0
    for arrows in land.ARROWS:
        found += len([line for line in arrows if line[1] in land.EDGE_SITE])
    return found


def _shared(side: int) -> int:
    """The most sites that two lines of different labels of one card side have in common."""
    most = 0
    labels = (side, side + 2, side + 4)
    for one in labels:
        for other in labels:
            if one < other:
                for a in (2 * one, 2 * one + 1):
                    for b in (2 * other, 2 * other + 1):
                        most = max(most, len(set(land.LINES[a]) & set(land.LINES[b])))
    return most


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
    several = [faces for faces in sums if _numbers(items, "faces").count(faces) > 1]
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
IN_LINE = 8
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
        if one[0] >= other[0] and one[1] >= other[1] and one[2] >= other[2] + CLEARLY
    ]
    return [
        Check("infrastructures that another one outclasses", [], outclassed(entries)),
        Check("infrastructures clearly harder than one that costs no more and gives no less", [], worse),
    ]


def hardness(card: int) -> int:
    """How hard the condition of an infrastructure is."""
    found = 0 if infrastructure.CARDS[card].number("line") == ANYWHERE else IN_LINE
    for biome, holding, least in INFRASTRUCTURE_NEEDS[card]:
        found += RARITY[biome][least - 1] + HOLDS[holding] * least
    return found


# What parts of cards are worth, in tenths of a power point: the actions of the board are about sixty
LEAST_WORTH, MOST_WORTH = 70, 90
TAKING_TERMS = ((CHEAPER, 18), (MUCH_CHEAPER, 30), (WIDER, 10), (GLIDE, 15), (LAUNCH, 25), (FREE, 50))
SETTLING_TERMS = ((NO_STEEL, 25), (NO_SYMBOLS, 10), (FURTHER, 30))
TOO_LATE = (Gain, GainPer, GainPopulation, GainFactory, Take)  # for the bonus of year 4


def card_choices() -> list[Check]:
    cards = action_cards.CARDS
    sketches = [Entry(card.code, spelled(card.effect(), COLOURS, numbers=False), []) for card in cards]
    actions = {spelled(action.effect()) for action in board_actions.ACTIONS}
    plain = [card.code for card in cards if len(card.effect().parts()) == 1 and _only(card) in actions]
    odd = [
        f"{card.code}: {card_worth(card)}"
        for card in cards
        if not LEAST_WORTH <= card_worth(card) <= MOST_WORTH
    ]
    beaten = [f"{one.code} > {other.code}" for one in cards for other in cards if _beats(one, other)]
    return [
        Check("action cards that another one outclasses", [], beaten),
        Check("action cards of one form in three colours", [], families(sketches, 2)),
        Check("action cards that are an action of the board", [], plain),
        Check("action cards worth much less or more than the others", [], odd),
    ]


def _only(card: Item) -> str:
    return spelled(card.effect().parts()[0])


def card_worth(card: Item) -> int:
    """Parts and power points of an action card."""
    powers = card.numbers("powers")
    return (
        sum(worth(part) for part in card.effect().parts()) + 10 * max(powers) + (5 if len(powers) > 1 else 0)
    )


def worth(part: Verb) -> int:
    """What a part of a card or bonus is about worth, in tenths of a power point."""
    if isinstance(part, Take):
        return 40 + sum(more for term, more in TAKING_TERMS if part.terms & term)
    if isinstance(part, Settle):
        return 40 + sum(more for term, more in SETTLING_TERMS if part.how & term)
    if isinstance(part, Gain):
        return (25 if part.kind == ANY else 20) * part.n - 3 * (part.n - 1)
    if isinstance(part, GainPer):
        return 10 * part.most
    if isinstance(part, Clone):
        return 25 * part.n - 20 * part.food
    if isinstance(part, (Prefabricate, GainFactory)):
        return _works(part)
    if isinstance(part, Raise):
        return (45 if part.kind == ANY else 40) * part.n
    if isinstance(part, Research):
        return 30 + 22 * (part.n - 1)
    if isinstance(part, Fly):
        return 20 + 7 * part.n
    if isinstance(part, GainPopulation):
        return 25 * part.n
    if isinstance(part, Develop):
        return 14 * part.n
    if isinstance(part, (Draw, Exchange)):
        return (9 if isinstance(part, Draw) else 3) * part.n
    return sum(worth(inner) for inner in part.parts())


def _works(part: Prefabricate | GainFactory) -> int:
    if isinstance(part, GainFactory):
        return 50 if part.kind == ANY else 42
    return (30 if part.kind == ANY else 25) + 18 * (part.n - 1)


def _beats(one: Item, other: Item) -> bool:
    """Whether a card does all that another does, for at least its power points."""
    mine, theirs = one.numbers("powers"), other.numbers("powers")
    if one is other or not (min(mine) >= max(theirs) or set(theirs) <= set(mine)):
        return False
    left = list(one.effect().parts())
    for part in other.effect().parts():
        match = next((mate for mate in left if _covers(mate, part)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _covers(one: Verb, other: Verb) -> bool:
    """Whether a part does what another does, and perhaps more."""
    if type(one) is not type(other):
        return False
    mine = [fact for fact in one.facts() if isinstance(fact, str)]
    theirs = [fact for fact in other.facts() if isinstance(fact, str)]
    if isinstance(other, (Gain, GainFactory, Prefabricate, Raise)) and mine[0] == "any":
        theirs = ["any", *theirs[1:]]
    if not set(theirs) <= set(mine):
        return False
    if isinstance(one, Clone) and isinstance(other, Clone):
        return one.food <= other.food and one.n >= other.n
    return all(a >= b for a, b in zip(amounts(one), amounts(other), strict=True))


def bonus_choices() -> list[Check]:
    cards = bonuses.CARDS
    turned = [card.code for card in cards if worth(card.effect("upper")) > worth(card.effect("lower"))]
    pairs = [
        Entry(card.code, "", [worth(card.effect("upper")), worth(card.effect("lower"))]) for card in cards
    ]
    late = [
        card.code
        for card in cards
        for field in ("upper", "lower")
        if card.number("flag") and _holds(card.effect(field), TOO_LATE)
    ]
    return [
        Check("bonus cards whose smaller number gives more", [], turned),
        Check("bonus cards without a flag that give the same twice", [], twins(pairs[:7])),
        Check("bonus cards of year 4 with something that comes too late", [], late),
    ]


def _holds(effect: Verb, verbs: tuple[type, ...]) -> bool:
    return isinstance(effect, verbs) or any(_holds(part, verbs) for part in effect.parts())


def objective_choices() -> list[Check]:
    """What they give for what they cost; how hard they are is the rulebook's."""
    entries = [
        Entry(item.code, "", [*item.numbers("production"), item.number("points"), -sum(item.numbers("cost"))])
        for item in objectives.OBJECTIVES
    ]
    printed = "objective.technologies > "
    beaten = [line for line in outclassed(entries) if not line.startswith(printed)]
    return [Check("objectives whose reward another one of ours outclasses", [], beaten)]
