"""What a seat may expect at the end, for bots: places to come, species, and what the engine will still do."""

from math import exp
from typing import Final

from planetb.games.how_to_save_a_world.bot.worth import CARD_WORTH
from planetb.games.how_to_save_a_world.content.tables import CARDS, LEVEL_BITS, Verb
from planetb.games.how_to_save_a_world.content.tracks import (
    DANGER,
    DAY_X_SPACE,
    LANDERS,
    OTHER_POINTS,
    PROGRESS,
    RESCUE_POINTS,
    SHOTS,
)
from planetb.games.how_to_save_a_world.effects.counters import (
    DoomedProjects,
    Goal,
    HoldsMedal,
    LandersOn,
    RescueProject,
)
from planetb.games.how_to_save_a_world.flow.turn import WAIT_SPACE
from planetb.games.how_to_save_a_world.scoring import total
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    BLACK,
    ENERGY,
    EVACUATION,
    FIRST_REACTION,
    FIRST_SPECIES,
    INGENUITY,
    LASER,
    LEVEL_1,
    NONE,
    ON_SPACE,
    PLACES,
    PROJECTS,
    RESOURCES,
    SHIELD,
)
from planetb.kernel.shared import same

SHORTFALL: Final[list[float]] = [
    1.8,
    1.2,
]  # of laser and shield on their progress tracks, against a plain forecast
MOST_SEATS: Final = 4
ALL_LANDERS: Final[int] = sum(LANDERS)

# What things are worth in points; "per round" means per round still to come
GOOD: Final = 0.26  # a standard resource
WIT: Final = 0.50  # ingenuity
LINE: Final = 0.26  # a yield line, per round
TILE: Final = 0.33  # a badge tile, per round
READY_TILE: Final = 0.20  # an active badge tile, this round
ACTION_CARD: Final = 0.35  # an action card, per round and resource it is worth
REACTION_CARD: Final = 0.33  # a reaction card, likewise
CARD_BADGES: Final = 0.60  # the badges of a reaction card, per round
SPECIES_CARD: Final = 0.50  # a species card's badges, per round
READY_CARD: Final = 0.48  # a card in the hand, this round
LANDER: Final = 1.95  # a lander not yet used
PERK: Final = 0.51  # a technology of level 1, per round
PAY: Final = 0.95  # a technology of level 2, per round
MEDAL: Final = 0.80  # the medal
STEP: Final = 0.25  # a step on a work track
SPREAD: Final = 1.05  # how far discs are apart before a place is safe
GROWTH: Final = 0.82  # how much further apart per round


def _per_round(card: int) -> float:
    if card < FIRST_REACTION:
        return ACTION_CARD * CARD_WORTH[card]
    return REACTION_CARD * CARD_WORTH[card] + CARD_BADGES if card < FIRST_SPECIES else SPECIES_CARD


def _ready(card: int) -> float:
    if card < FIRST_REACTION:
        return READY_CARD * (0.5 * CARD_WORTH[card])
    return READY_CARD * (0.4 + 0.3 * CARD_WORTH[card] if card < FIRST_SPECIES else 0.7)


SURE: Final = 0  # sorts of species: their points count as they stand,
OF_DOOMED: Final = 1  # need the projects that are not the rescue project,
OF_RESCUE: Final = 2  # need the rescue project,
FLEETING: Final = 3  # or can change every round


def _sort(goal: Verb) -> int:
    if isinstance(goal, DoomedProjects):
        return OF_DOOMED
    if isinstance(goal, RescueProject):
        return OF_RESCUE
    return FLEETING if isinstance(goal, (HoldsMedal, LandersOn)) else SURE


SORTS: Final[list[int]] = [_sort(card.effect) for card in CARDS]
PER_ROUND: Final[list[float]] = [_per_round(card) for card in range(len(CARDS))]
"""What a card is worth, per round."""
READY: Final[list[float]] = [_ready(card) for card in range(len(CARDS))]
"""What a card in the hand is worth besides, this round."""


def estimates(state: WorldState, seats: int) -> list[float]:
    """Expected final points of every seat."""
    if state.rescue != NONE:
        return [float(total(state, seat)) for seat in range(seats)]
    outlook = _outlook(state)
    return [_expected(state, seat, outlook) for seat in range(seats)]


class Outlook:
    """How long the game may last and how it may end: the same for all seats, and after most choices."""

    def __init__(self, state: WorldState) -> None:
        self.bag = state.bag  # these lists are shared
        self.drawn = state.drawn
        self.progress = state.progress
        self.asteroid = state.asteroid
        self.round = state.round
        self.heads = state.heads
        self.after = rounds_after(state)
        self.rescue = chances(state, self.after)
        self.spread = SPREAD + GROWTH * self.after
        self.worths = [
            [rescue * RESCUE_POINTS[i] + (1.0 - rescue) * OTHER_POINTS[i] for i in range(PLACES)]
            for rescue in self.rescue
        ]
        self.places: list[Place | None] = [None] * (MOST_SEATS * len(PROJECTS))

    def fits(self, state: WorldState) -> bool:
        """Whether it is the outlook of this position."""
        return (
            self.asteroid == state.asteroid
            and self.round == state.round
            and self.heads == state.heads
            and same(self.bag, state.bag)
            and same(self.drawn, state.drawn)
            and same(self.progress, state.progress)
        )

    def place(self, state: WorldState, seat: int, project: int) -> float:
        """Expected points for a place, worked out anew only if a disc of the project has moved."""
        known = self.places[seat * len(PROJECTS) + project]
        spaces, rank = state.discs[project], state.ranks[project]
        if known is None or not known.fits(spaces, rank):
            value = _place(state, seat, project, self.worths[project], self.spread)
            known = Place(spaces, rank, value)
            self.places[seat * len(PROJECTS) + project] = known
        return known.value


class Place:
    """Expected points for a place, and the discs that they were worked out for (these lists are shared)."""

    def __init__(self, spaces: list[int], rank: list[int], value: float) -> None:
        self.spaces = spaces
        self.rank = rank
        self.value = value

    def fits(self, spaces: list[int], rank: list[int]) -> bool:
        """Whether no disc has moved: mostly the very same lists."""
        return same(self.spaces, spaces) and same(self.rank, rank)


_LAST: Final[list[Outlook]] = []  # the newest first: a look ahead returns to that of its beginning
_KEPT: Final = 4  # outlooks


def _outlook(state: WorldState) -> Outlook:
    """The outlook of a position, worked out anew only if none of the last ones fits."""
    for known in _LAST:
        if known.fits(state):
            return known
    found = Outlook(state)
    _LAST.insert(0, found)
    if len(_LAST) > _KEPT:
        _LAST.pop()
    return found


def _expected(state: WorldState, seat: int, outlook: Outlook) -> float:
    here = state.seats[seat]
    after = outlook.after
    now = 0.0
    for place in here.landers:
        if place == ON_SPACE + WAIT_SPACE or (place < ON_SPACE and not here.passed):
            now += 1.0
    value = here.points + _species(state, seat, outlook.rescue, after) + LANDER * now
    value += _goods(here, after, now) + _engine(here, after, now)
    if state.medal == seat:
        value += MEDAL
    for project in range(len(PROJECTS)):
        value += outlook.place(state, seat, project)
    return value


def _goods(here: Seat, after: float, now: float) -> float:
    """Resources are worth what they can still be spent on; yield lines fill up what is missing."""
    use = min(1.0, after + now / ALL_LANDERS)
    good, wit = GOOD * use, WIT * use
    line, wit_line = LINE * GOOD / GOOD * after, LINE * WIT / GOOD * after
    goods, lines = here.goods, here.lines
    value = 0.0
    for resource in range(len(RESOURCES)):
        value += (wit if resource == INGENUITY else good) * min(goods[resource], 8)
        value += (wit_line if resource == INGENUITY else line) * min(lines[resource], 7)
    return value


def _engine(here: Seat, after: float, now: float) -> float:
    """Badge tiles, cards and technologies, by the rounds they still serve."""
    value = 0.0
    tile = TILE * after
    ready = READY_TILE if now else 0.0
    for badge in range(3):
        value += tile * (here.tiles[badge] + here.spent[badge])
        value += ready * here.tiles[badge]
    acts = not here.passed and here.goods[ENERGY] + here.goods[INGENUITY] > 0
    reacts = not here.passed and now > 0.0
    for card in here.hand:
        usable = acts if card < FIRST_REACTION else reacts
        value += PER_ROUND[card] * after + (READY[card] if usable else 0.0)
    for card in here.discard:
        value += PER_ROUND[card] * after
    for card in here.fresh:
        value += PER_ROUND[card] * after
    for card in here.playing:
        value += PER_ROUND[card] * after
    techs = here.techs
    if techs:
        perks, perk, pay = LEVEL_BITS[LEVEL_1], after * PERK, after * PAY
        technology = 1
        while technology <= techs:
            if techs & technology:
                value += perk if technology & perks else pay
            technology <<= 1
    return value


def _species(state: WorldState, seat: int, rescue: list[float], after: float) -> float:
    """Points of species cards as things stand; of those that need the rescue project, on average."""
    here = state.seats[seat]
    value = 0.0
    for card in here.hand:
        if card >= FIRST_SPECIES:
            value = _with_species(value, state, seat, card, rescue, after)
    for card in here.fresh:
        if card >= FIRST_SPECIES:
            value = _with_species(value, state, seat, card, rescue, after)
    for card in here.discard:
        if card >= FIRST_SPECIES:
            value = _with_species(value, state, seat, card, rescue, after)
    return value


def _with_species(
    value: float, state: WorldState, seat: int, card: int, rescue: list[float], after: float
) -> float:
    """A value and that of one more species card."""
    goal = CARDS[card].effect
    assert isinstance(goal, Goal)
    sort = SORTS[card]
    if sort == SURE:
        value += goal.points(state, seat)
    elif sort == OF_DOOMED:
        done = 0
        for project in range(len(PROJECTS)):
            done += state.discs[project][seat]
        for project in range(len(PROJECTS)):
            value += rescue[project] * goal.reached(done - state.discs[project][seat])
    elif sort == OF_RESCUE:
        for project in range(len(PROJECTS)):
            value += rescue[project] * goal.reached(state.discs[project][seat])
    else:
        value += goal.points(state, seat) / (1.0 + after)
    return value


def rounds_after(state: WorldState) -> float:
    """How many rounds may follow this one."""
    black = state.bag[BLACK] + state.drawn[BLACK] + 0.0
    cubes = 4.0 * state.heads
    for sort in range(len(state.bag)):
        cubes += float(state.bag[sort] + state.drawn[sort])
    pace = black / cubes
    place = state.asteroid + 0.0
    rounds = 0.0
    for i in range(state.round - 1, len(DANGER)):
        speed = 1.0 + pace * DANGER[i]
        if place + speed >= DAY_X_SPACE:
            return rounds + max(0.0, min(0.9, (DAY_X_SPACE - place) / speed - 0.5))
        place += speed
        rounds += 1.0
    return max(0.0, rounds - 1.0)


def chances(state: WorldState, after: float) -> list[float]:
    """How likely each project is to become the rescue project; numbers fitted on games of bots."""
    draws = 0.0
    left = after + 1.0
    for i in range(state.round - 1, len(DANGER)):
        draws += DANGER[i] * min(1.0, left)
        left -= 1.0
        if left <= 0.0:
            break
    bag = state.bag
    coming = 0.18 * state.heads * (after + 0.3)  # cubes that work still adds to the bag, for each project
    weight = [bag[project] + coming for project in range(len(PROJECTS))]
    dark = 2.4 * bag[BLACK]
    cubes = 0.0
    for one in weight:
        cubes += one
    cubes += dark
    doubt = 1.1 + 0.15 * after
    reached = [
        state.progress[project]
        + draws * weight[project] / cubes
        + SHOTS * (weight[project] + dark) / cubes
        - SHORTFALL[project]
        for project in (LASER, SHIELD)
    ]
    fires = 1.0 / (1.0 + exp((PROGRESS[LASER] - 0.5 - reached[LASER]) / doubt))
    holds = 1.0 / (1.0 + exp((PROGRESS[SHIELD] - 0.5 - reached[SHIELD]) / doubt))
    assert EVACUATION == 2
    return [fires, (1.0 - fires) * holds, (1.0 - fires) * (1.0 - holds)]


def _place(state: WorldState, seat: int, project: int, worth: list[float], spread: float) -> float:
    """Expected points for a place, from how far ahead or behind every other disc is."""
    spaces = state.discs[project]
    mine = spaces[seat]
    rank = state.ranks[project]
    ahead = 0.0
    passed = False
    for disc in rank:
        if disc == seat:
            passed = True
            continue
        gap = spaces[disc] - mine + (-0.4 if passed else 0.4)
        reach = spread if disc < state.heads else 0.7 * spread
        ahead += 1.0 / (1.0 + exp(-gap / reach))
    low = int(ahead)
    first = worth[low] if low < PLACES else 0.0
    second = worth[low + 1] if low + 1 < PLACES else 0.0
    value = first + (second - first) * (ahead - low)
    if not mine:
        value *= min(1.0, 0.3 * spread)
    return value + STEP * mine
