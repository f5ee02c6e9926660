"""Everything that is known about the content of the box, checked against what is declared."""

from itertools import pairwise, permutations
from typing import Final

from planetb.games.how_to_save_a_world.bot.worth import chance
from planetb.games.how_to_save_a_world.content.actions import ACTIONS, START_ACTIONS
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.laboratory import CUBES
from planetb.games.how_to_save_a_world.content.reactions import REACTIONS, START_REACTIONS
from planetb.games.how_to_save_a_world.content.spaces import MOON_LOCATIONS, PLANET_LOCATIONS
from planetb.games.how_to_save_a_world.content.species import SPECIES_CARDS
from planetb.games.how_to_save_a_world.content.structures import TYPE_A, TYPE_B
from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    DIRECTIVES,
    LEVEL_BITS,
    LIMITS,
    LOCATIONS,
    REWARDS,
    SPACES,
    WORK_TRACKS,
    Card,
    Space,
    Verb,
)
from planetb.games.how_to_save_a_world.content.tracks import (
    ASTEROID,
    BREAKS,
    COMPENSATION,
    COSTS,
    DANGER,
    LANDERS,
    OTHER_POINTS,
    PROGRESS,
    RESCUE_POINTS,
    SHOTS,
    SITES,
    START,
    SUPPLY,
    TARGETS,
)
from planetb.games.how_to_save_a_world.effects.counters import Goal, Left
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    AT_NEWEST,
    AT_OLDEST,
    BADGES,
    BASIC,
    CARD_COUNT,
    CUBES_ICON,
    FIRST_REACTION,
    FIRST_SPECIES,
    FORTUNA,
    INGENUITY,
    KNOWLEDGE,
    LASER,
    LAST_SPACE,
    LEVEL_1,
    LEVEL_2,
    ON_BEST,
    ON_WORST,
    PROJECTS,
    REFRESH_ICON,
    RESOURCES,
    SHIELD,
    STANDARD,
    START_CARDS,
    STAY,
    STRUCTURE_A,
    STRUCTURE_B,
    WAIT,
)
from planetb.kernel.catalogue import Entry, families, outclassed, twins
from planetb.kernel.content import Check
from planetb.kernel.effect import All, May

PLAYERS = 4


def checks() -> list[Check]:
    """Every known count and constraint."""
    known = [*_board(), *_fragments(), *_cards(), *_laboratory(), *_work(), *_day_x(), *_asteroid()]
    return [*known, *_solo(), *_choices(), *_colours(), *_species()]


def _spelled(effect: Verb) -> str:
    """An effect tree as text: the names of its verbs and their numbers."""
    facts = " ".join([str(fact) for fact in effect.facts()])
    parts = ", ".join([_spelled(part) for part in effect.parts()])
    return f"{type(effect).__name__}({facts}{'; ' if facts and parts else ''}{parts})"


def _space(code: str) -> str:
    return _spelled(next(space.effect for space in SPACES if space.code == code))


def _card(code: str) -> str:
    return _spelled(next(card.effect for card in CARDS if card.code == code))


def _board() -> list[Check]:
    open_spaces = [space for space in SPACES if space.unrestricted]
    moon_of_start = sum([len(place.spaces) for place in MOON_LOCATIONS])
    return [
        Check(
            "locations of the planet and of the moon", (7, 6), (len(PLANET_LOCATIONS), len(MOON_LOCATIONS))
        ),
        Check("structures of types A and B", (6, 6), (len(TYPE_A), len(TYPE_B))),
        Check("exactly one wait space (p. 7)", 1, len([space for space in SPACES if space.after == WAIT])),
        Check("unrestricted spaces are stay spaces (p. 7)", {STAY}, {space.after for space in open_spaces}),
        Check("both worlds have one (ruling 13)", {ALARRIA, FORTUNA}, {space.world for space in open_spaces}),
        Check(
            "structures stand on the moon (p. 13)", {FORTUNA}, {place.world for place in [*TYPE_A, *TYPE_B]}
        ),
        Check("every location has a space", True, min([len(place.spaces) for place in LOCATIONS]) > 0),
        Check(
            "room for the planet landers of four", True, sum(len(p.spaces) for p in PLANET_LOCATIONS) >= 12
        ),
        Check("room for the moon landers of four", True, moon_of_start >= 2 * PLAYERS),
        Check("space codes are unique", len(SPACES), len({space.code for space in SPACES})),
    ]


def _fragments() -> list[Check]:
    generator = next(place for place in LOCATIONS if place.code == "ultrastructure_generator")
    wait = next(space for space in SPACES if space.after == WAIT)
    return [
        Check(
            "Role Model: wait space with the medal (p. 7 and 9)",
            ("role_model", True),
            (wait.code, "Medal()" in _spelled(wait.effect)),
        ),
        Check(
            "Ultrastructure Generator: the lower space buys (p. 13)",
            True,
            "Buy" in _spelled(generator.parts[1].effect),
        ),
        Check(
            "Pulse Converter is a B structure (p. 13)",
            True,
            "pulse_converter" in [place.code for place in TYPE_B],
        ),
        Check("gain 2 energy (p. 8)", "Gain(energy 2)", _space("solar_field")),
        Check("2 biomass per planet badge (p. 7)", "PerBadge(planet; Gain(biomass 2))", _space("harvest")),
        Check("laser once per moon badge (p. 10)", "PerBadge(moon; Work(laser 1))", _space("focus")),
        Check("shield once per moon badge (p. 9)", "PerBadge(moon; Work(shield 1))", _space("assembly")),
        Check("cards by planet badges (p. 12)", "PerBadge(planet; Buy(1))", _space("census")),
        Check(
            "a card for one level 2 or two level 1 (p. 12)",
            "May(Remove(), OneOf(Develop(level 2 1), Develop(level 1 2)))",
            _space("furnace"),
        ),
        Check("science badges as knowledge (p. 7)", "ScienceResearch", _space("seminar").partition("(")[0]),
    ]


def _cards() -> list[Check]:
    doubles = [
        card for card in [*START_REACTIONS, *REACTIONS] if max(card.badges) == 2 and sum(card.badges) == 2
    ]
    moss = next(card.effect for card in SPECIES_CARDS if card.code == "shower_moss")
    assert isinstance(moss, Left)
    return [
        Check(
            "start actions and start reactions, more than players",
            (6, 6),
            (len(START_ACTIONS), len(START_REACTIONS)),
        ),
        Check(
            "action, reaction and species decks",
            (24, 24, 24),
            (len(ACTIONS), len(REACTIONS), len(SPECIES_CARDS)),
        ),
        Check(
            "most action cards have no badge (p. 9)",
            True,
            2 * len([c for c in ACTIONS if not sum(c.badges)]) > len(ACTIONS),
        ),
        Check("most reactions have two of one type (p. 9)", True, 2 * len(doubles) > len(REACTIONS)),
        Check(
            "every species has one of each (p. 9)",
            {(1, 1, 1)},
            {tuple(card.badges) for card in SPECIES_CARDS},
        ),
        Check("badges of reactions by type are alike", True, _even(REACTIONS)),
        Check(
            "every reaction has a condition",
            True,
            min([c.condition for c in [*START_REACTIONS, *REACTIONS]]) > 0,
        ),
        Check("AI assistant: research twice (p. 11)", "Research(2)", _card("ai_assistant")),
        Check("a card raises two lines (p. 8)", "RaiseAny(2)", _card("yield_campaign")),
        Check("Dynamo: energy line +2 (p. 12)", "Raise(energy 2)", _card("dynamo_test")),
        Check("Turbo: 2 energy (p. 12)", "Gain(energy 2)", _card("turbo_extraction")),
        Check(
            "twig squirrel: science tiles (p. 15)", "BadgeTiles(science 1 2 3 4 5)", _card("twig_squirrel")
        ),
        Check("sabre-toothed hippo: lines up to 4 (p. 15)", "LinesUpTo(4 1 2 3 4 5)", _card("sabre_hippo")),
        Check(
            "shower moss: 7 knowledge, 5 points (p. 15)",
            (KNOWLEDGE, 5),
            (moss.resource, len([s for s in moss.steps if s <= 7])),
        ),
        Check("card codes are unique", len(CARDS), len({card.code for card in CARDS})),
        Check(
            "cards are numbered by kind, start cards first",
            (CARD_COUNT, FIRST_REACTION, FIRST_SPECIES, START_CARDS),
            (
                len(CARDS),
                CARDS.index(START_REACTIONS[0]),
                CARDS.index(SPECIES_CARDS[0]),
                len(START_ACTIONS),
            ),
        ),
    ]


def _even(cards: list[Card]) -> bool:
    counts = [sum([card.badges[badge] for card in cards]) for badge in range(3)]
    return max(counts) - min(counts) <= 2


def _laboratory() -> list[Check]:
    by = [
        [item for item in DEVELOPMENTS if item.category == category] for category in (BASIC, LEVEL_1, LEVEL_2)
    ]
    costs = {item.cost for item in by[0]}
    twins = [item for item in by[2] if "chronicle" in item.code]
    known = [_spelled(item.effect) for item in DEVELOPMENTS]
    return [
        Check("basics, level 1, level 2", (7, 6, 5), (len(by[0]), len(by[1]), len(by[2]))),
        Check("a cube is left to mark 50 points (p. 9, ruling 30)", True, len(by[1]) + len(by[2]) < CUBES),
        Check(
            "the bits of both levels",
            LEVEL_BITS[LEVEL_1:],
            [sum([1 << item.technology for item in by[level]]) for level in (LEVEL_1, LEVEL_2)],
        ),
        Check("basics cost 0 to 2 (p. 11)", {0, 1, 2}, costs),
        Check("technologies cost 5 (p. 11)", {5}, {item.cost for item in by[1] + by[2]}),
        Check(
            "mineral and biomass lines for 1 (p. 11)",
            (True, 1),
            ("All(Raise(mineral 1), Raise(biomass 1))" in known, by[0][1].cost),
        ),
        Check(
            "level 1: keys, fare, landing (p. 9 and 11)",
            ["Perk(science as any)", "Perk(shuttle for any)", "Perk(land after shuttle)"],
            known[7:10],
        ),
        Check("level 2 of the laser and its twins (p. 11)", len(PROJECTS), len(twins)),
        Check("a technology brings 2 points (p. 9)", True, "PointsWhen(BoughtSpecies 2)" in known),
        Check(
            "basics raise lines or give tiles (p. 11)",
            True,
            all("Raise" in k or "Tile" in k for k in known[: len(by[0])]),
        ),
    ]


def _work() -> list[Check]:
    laser = WORK_TRACKS[LASER]
    return [
        Check("costs of the work tracks (p. 10)", [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7], COSTS),
        Check(
            "each project takes another resource (p. 10)",
            len(PROJECTS),
            len({track.resource for track in WORK_TRACKS}),
        ),
        Check("lead bonus of 3 on laser spaces 3 to 5 (p. 10)", True, 3 in laser.leads[3:6]),
        Check("removal icon on laser spaces 3 to 5 (p. 10)", True, 3 <= laser.removals[0] <= 5),
        Check("two removal icons each", [2, 2, 2], [len(track.removals) for track in WORK_TRACKS]),
        Check(
            "two marks for neutral discs each, rising",
            True,
            all(t.neutrals[0] < t.neutrals[1] for t in WORK_TRACKS),
        ),
        Check("reward tiles (p. 4)", [3, 3, 3], [len(tiles) for tiles in REWARDS]),
        Check(
            "laser: science tile, then any tile (p. 9 and 10)",
            ["Tile(science 1)", "TileOf(planet science moon)"],
            [_spelled(t) for t in REWARDS[LASER][:2]],
        ),
        Check(
            "shield: a free level-1 technology (p. 11)",
            True,
            "Develop(level 1 1)" in [_spelled(t) for t in REWARDS[SHIELD]],
        ),
        Check(
            "the rescue project pays more (p. 15)",
            True,
            all(a > b for a, b in zip(RESCUE_POINTS, OTHER_POINTS, strict=True)),
        ),
        Check("the work tracks have 13 spaces (p. 10)", LAST_SPACE, len(COSTS)),
        Check(
            "project cubes for every work of four, and for lobbying in every round",
            True,
            min(SUPPLY[:3]) >= PLAYERS * LAST_SPACE + len(DANGER) * _lobbied(),
        ),
        Check("start resources fit the track", True, max(START) <= LIMITS.resource),
        Check("two landers on the planet, one on the moon (p. 5)", [2, 1], LANDERS),
        Check(
            "limits of resources and tiles, open cards, fares (p. 4 to 9)",
            (10, 5, 3, 1, 1),
            (LIMITS.resource, LIMITS.tiles, LIMITS.row, LIMITS.shuttle, LIMITS.action),
        ),
        Check("compensation is three different resources (p. 5)", 3, len(set(COMPENSATION))),
    ]


def _day_x() -> list[Check]:
    return [
        Check("danger tiles (p. 4)", [3, 4, 5, 6, 7, 8], DANGER),
        Check("laser progress track (p. 14)", 14, PROGRESS[LASER]),
        Check("two breaks up to laser space 11 (p. 14)", 2, len([space for space in BREAKS if space <= 11])),
        Check("breaks lie on the laser before Day X", True, max(BREAKS) < PROGRESS[LASER]),
        Check("targets lie on the shield before Day X", True, max(TARGETS) < PROGRESS[SHIELD]),
        Check("every break has a target of its own", len(BREAKS), len(set(TARGETS))),
        Check("cubes drawn for laser and shield (p. 14)", 10, SHOTS),
    ]


def _asteroid() -> list[Check]:
    pairs = list(pairwise(ASTEROID))
    structures = len([icons for icons in ASTEROID if icons & (STRUCTURE_A | STRUCTURE_B)])
    return [
        Check("START brings black cubes (p. 4)", True, bool(ASTEROID[0] & CUBES_ICON)),
        Check(
            "B structure, then cubes with refresh (p. 13)",
            True,
            (STRUCTURE_B, CUBES_ICON | REFRESH_ICON) in pairs,
        ),
        Check("a site for every structure icon", structures, SITES),
        Check(
            "black cubes for four players", PLAYERS * len([i for i in ASTEROID if i & CUBES_ICON]), SUPPLY[3]
        ),
    ]


def _solo() -> list[Check]:
    targets = {item.target for item in DIRECTIVES}
    aims = {item.project for item in DIRECTIVES}
    return [
        Check("directives of the rival (ours)", 12, len(DIRECTIVES)),
        Check("they use the newest and the oldest structure (p. 15)", True, {AT_NEWEST, AT_OLDEST} < targets),
        Check("they use your best and your worst project (p. 15)", True, {ON_BEST, ON_WORST} < aims),
        Check(
            "all of the solo mode is ours",
            {"ours"},
            {i.source for i in CONTENT.items.values() if i.kind == "solo"},
        ),
        Check("location codes are unique", len(LOCATIONS), len({place.code for place in LOCATIONS})),
    ]


def _lobbied() -> int:
    """Cubes that all spaces and cards together can put into the bag in a round."""
    effects = [*[space.effect for space in SPACES], *[card.effect for card in CARDS]]
    return sum([_number(part) for effect in effects for part in _flat(effect) if _name(part) == "Lobby"])


# Whether every item earns its place: what makes another pointless, what is only another in a new colour.

GENERAL: Final = {"Gain": "GainAny", "Raise": "RaiseAny", "Work": "WorkAny", "Spend": "SpendAny"}
"""Verbs of choice, by those that leave none."""
COLOURS: Final = {
    **dict.fromkeys(RESOURCES[:STANDARD], "resource"),
    **dict.fromkeys(BADGES, "badge"),
    **dict.fromkeys(PROJECTS, "project"),
}


def _choices() -> list[Check]:
    """Nothing makes another item of its family pointless."""
    actions = [*START_ACTIONS, *ACTIONS]
    reactions = [*START_REACTIONS, *REACTIONS]
    spaces = [[s for s in SPACES if _home(s) == home] for home in ("planet", "moon", "a", "b")]
    return [
        Check(
            "no action card makes another pointless",
            [],
            [f"{a.code} > {b.code}" for a in actions for b in actions if a != b and _better_card(a, b)],
        ),
        Check(
            "no reaction card makes another pointless",
            [],
            [f"{a.code} > {b.code}" for a in reactions for b in reactions if a != b and _better_card(a, b)],
        ),
        Check(
            "no space gives for nothing what a structure of ours sells",
            [],
            [
                f"{a.code} > {b.code}"
                for a in SPACES
                for b in SPACES
                if isinstance(b.effect, May) and not isinstance(a.effect, May) and _better_space(a, b)
                if _is_ours("space", b.code)
            ],
        ),
        Check(
            "no space makes another of its world or stack pointless",
            [],
            [f"{a.code} > {b.code}" for home in spaces for a in home for b in home if _better_space(a, b)],
        ),
        Check(
            "no development makes another pointless",
            [],
            [
                f"{a.code} > {b.code}"
                for a in DEVELOPMENTS
                for b in DEVELOPMENTS
                if a != b and a.category == b.category and a.cost <= b.cost and _covers(a.effect, b.effect)
            ],
        ),
        Check(
            "no action card of ours is what a space does, nor a part of it, nor more of it",
            [],
            [
                f"{space.code} and {card.code}"
                for card in actions
                for space in SPACES
                if _is_ours("action", card.code) and _alike(space, card)
            ],
        ),
    ]


def _colours() -> list[Check]:
    """No group that differs in colour only holds more of ours than the rulebook shows: pairs of spaces."""
    actions = [_entry(c.code, c.effect) for c in [*START_ACTIONS, *ACTIONS] if _is_ours("action", c.code)]
    own = [card for card in [*START_REACTIONS, *REACTIONS] if _is_ours("reaction", card.code)]
    reactions = [_entry(card.code, card.effect, _group(card)) for card in own]
    spaces = [_entry(s.code, s.effect) for s in SPACES if _is_ours("space", s.code)]
    items = [_entry(d.code, d.effect) for d in DEVELOPMENTS if _is_ours("development", d.code)]
    places = [
        Entry(place.code, " ".join(sorted([_plain(part.effect) for part in place.parts])), [])
        for place in LOCATIONS
    ]
    return [
        Check("no action card is another in a new colour", [], families(actions, 1)),
        Check("no reaction card is another in a new colour", [], families(reactions, 1)),
        Check("no more than two spaces differ in colour only (p. 9 and 10)", [], families(spaces, 2)),
        Check("no location is another in a new colour", [], families(places, 1)),
        Check("no development is another in a new colour", [], families(items, 1)),
        Check(
            "no condition has more than four reaction cards",
            [],
            families([Entry(c.code, _name(c.event), []) for c in START_REACTIONS + REACTIONS], 4),
        ),
    ]


def _species() -> list[Check]:
    goals = [(card.code, card.effect) for card in SPECIES_CARDS if isinstance(card.effect, Goal)]
    counts = range(max([step for _, goal in goals for step in goal.steps]) + 1)
    exact = [Entry(code, _words(goal), [goal.reached(n) for n in counts]) for code, goal in goals]
    kinds = [Entry(code, _name(goal), []) for code, goal in goals]
    return [
        Check("no species makes another pointless", [], outclassed(exact) + twins(exact)),
        Check("no more than two species count the same in another colour", [], families(kinds, 2)),
        Check(
            "what a species counts can be reached",
            [],
            [code for code, goal in goals if goal.steps[-1] > MOST.get(_name(goal), LAST_SPACE)],
        ),
        Check(
            "a species pays up to 4 to 7 points",
            [],
            [c for c, goal in goals if not 4 <= len(goal.steps) <= 7],
        ),
    ]


MOST: Final = {
    "BadgeTiles": 5,
    "AllTiles": 15,
    "TileSets": 5,
    "LinesUpTo": 5,
    "LinesFrom": 5,
    "KindsLeft": 5,
    "Left": 10,
    "BestLine": 10,
    "AllLeft": 50,
    "AllLines": 50,
    "FirstPlaces": 3,
    "SecondPlaces": 3,
    "LandersOn": 3,
    "HoldsMedal": 1,
    "Technologies": 5,
    "DoomedProjects": 26,
    "EarlyPoints": 50,
}
"""The most there can be of what species count; all others count spaces of a work track, or cards."""


def _name(thing: object) -> str:
    return type(thing).__name__


def _is_ours(kind: str, code: str) -> bool:
    return CONTENT.items[f"{kind}.{code}"].source.startswith("ours")


def _home(space: Space) -> str:
    item = CONTENT.items[f"location.{LOCATIONS[space.location].code}"]
    return item.text("stack") or item.text("world")


def _group(card: Card) -> str:
    """The condition of a reaction, the project left out."""
    return _name(card.event).replace("Laser", "").replace("Shield", "").replace("Evacuation", "")


def _flat(effect: Verb) -> list[Verb]:
    """An effect with all the effects inside."""
    return [effect, *[inner for part in effect.parts() for inner in _flat(part)]]


def _number(effect: Verb) -> int:
    return next((fact for fact in reversed(effect.facts()) if isinstance(fact, int)), 1)


def _words(effect: Verb) -> str:
    return " ".join([_name(effect), *[fact for fact in effect.facts() if isinstance(fact, str)]])


def _plain(effect: Verb) -> str:
    """An effect without numbers, colours and order."""
    facts = [COLOURS.get(fact, fact) for fact in effect.facts() if isinstance(fact, str)]
    parts = [_plain(part) for part in effect.parts()]
    return f"{_name(effect)}({', '.join(facts + (sorted(parts) if isinstance(effect, All) else parts))})"


def _entry(code: str, effect: Verb, condition: str = "") -> Entry:
    return Entry(code, f"{condition} {_plain(effect)}".strip(), [])


def _better_card(one: Card, other: Card) -> bool:
    """Whether a card does at least the same, whenever the other does or more often, with as many badges."""
    return (
        (one.condition | other.condition == one.condition or chance(one) >= chance(other))
        and sum(one.badges) >= sum(other.badges)
        and _covers(one.effect, other.effect)
    )


def _better_space(one: Space, other: Space) -> bool:
    return (
        one is not other
        and one.after == other.after
        and one.unrestricted >= other.unrestricted
        and _covers(one.effect, other.effect)
    )


def _alike(space: Space, card: Card) -> bool:
    """Whether one does all that the other does; spaces of the rulebook and unrestricted ones may be less."""
    own = _is_ours("space", space.code) and not space.unrestricted
    less = own and _covers(card.effect, space.effect)
    return less or _covers(space.effect, card.effect) or _plain(space.effect) == _plain(card.effect)


def _covers(one: Verb, other: Verb) -> bool:
    """Whether an effect does at least what another does, at no higher price."""
    if isinstance(other, May):
        if isinstance(one, May):
            return _does(other.cost, one.cost) and _covers(one.benefit, other.benefit)
        return _covers(one, other.benefit)
    mine = one.parts() if isinstance(one, All) else [one]
    wanted = other.parts() if isinstance(other, All) else [other]
    return any(
        all(_does(a, b) for a, b in zip(chosen, wanted, strict=True))
        for chosen in permutations(mine, len(wanted))
    )


def _does(one: Verb, other: Verb) -> bool:
    """Whether a single verb does at least what another does: as much of it, or of any."""
    pairs = list(zip(one.parts(), other.parts(), strict=False))
    if _words(one) == _words(other) and all(_words(a) == _words(b) for a, b in pairs):
        return _number(one) >= _number(other) and all(_does(a, b) for a, b in pairs)
    if _name(one) == "Gain" and _name(other) in ("Gain", "GainAny") and RESOURCES[INGENUITY] in one.facts():
        return _number(one) >= _number(other)
    if _name(one) == "TileOf" and _name(other) in ("Tile", "TileOf"):
        return {fact for fact in other.facts() if isinstance(fact, str)} <= set(one.facts())
    choice = GENERAL.get(_name(other)) == _name(one) and RESOURCES[INGENUITY] not in other.facts()
    return choice and _number(one) >= _number(other)
