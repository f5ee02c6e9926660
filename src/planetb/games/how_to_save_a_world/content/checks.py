"""Everything that is known about the content of the box, checked against what is declared."""

from itertools import pairwise

from planetb.games.how_to_save_a_world.content.actions import ACTIONS, START_ACTIONS
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.reactions import REACTIONS, START_REACTIONS
from planetb.games.how_to_save_a_world.content.spaces import MOON_LOCATIONS, PLANET_LOCATIONS
from planetb.games.how_to_save_a_world.content.species import SPECIES_CARDS
from planetb.games.how_to_save_a_world.content.structures import TYPE_A, TYPE_B
from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    DIRECTIVES,
    LOCATIONS,
    REWARDS,
    SPACES,
    WORK_TRACKS,
    Card,
    Verb,
)
from planetb.games.how_to_save_a_world.content.tracks import (
    ASTEROID,
    BREAKS,
    COMPENSATION,
    COSTS,
    DANGER,
    OTHER_POINTS,
    PROGRESS,
    RESCUE_POINTS,
    SHOTS,
    SITES,
    START,
    SUPPLY,
    TARGETS,
)
from planetb.games.how_to_save_a_world.effects.counters import Left
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    AT_NEWEST,
    AT_OLDEST,
    BASIC,
    CARD_COUNT,
    CUBES_ICON,
    FIRST_REACTION,
    FIRST_SPECIES,
    FORTUNA,
    KNOWLEDGE,
    LASER,
    LEVEL_1,
    LEVEL_1_BITS,
    LEVEL_2,
    LEVEL_2_BITS,
    LIMIT,
    ON_BEST,
    ON_WORST,
    PROJECTS,
    REFRESH_ICON,
    SHIELD,
    START_CARDS,
    STAY,
    STRUCTURE_A,
    STRUCTURE_B,
    WAIT,
)
from planetb.kernel.content import Check

PLAYERS = 4


def checks() -> list[Check]:
    """Every known count and constraint."""
    return [*_board(), *_fragments(), *_cards(), *_laboratory(), *_work(), *_day_x(), *_asteroid(), *_solo()]


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
        Check("basics, level 1, level 2", (7, 6, 6), (len(by[0]), len(by[1]), len(by[2]))),
        Check("technologies fit the 12 cubes (p. 5)", 12, len(by[1]) + len(by[2])),
        Check(
            "the bits of both levels",
            (LEVEL_1_BITS, LEVEL_2_BITS),
            (sum([1 << item.technology for item in by[1]]), sum([1 << item.technology for item in by[2]])),
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
        Check("project cubes for every work of four", [52, 52, 52], SUPPLY[:3]),
        Check("start resources fit the track", True, max(START) <= LIMIT),
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
