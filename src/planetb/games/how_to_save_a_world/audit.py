"""Says what is impossible about a position: a component lost or doubled, a limit broken."""

from typing import Final

from planetb.games.how_to_save_a_world.content.tables import (
    DEVELOPMENTS,
    LIMITS,
    LOCATION_OF,
    LOCATIONS,
    MOON_SPACES,
    REWARDS,
    SPACES,
    STRUCTURES,
    WORK_TRACKS,
)
from planetb.games.how_to_save_a_world.content.tracks import (
    DANGER,
    DAY_X_SPACE,
    LANDERS,
    PROGRESS,
    SITES,
    SUPPLY,
)
from planetb.games.how_to_save_a_world.effects.points import Perk, PointsWhen
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    BLACK,
    CARD_COUNT,
    CATEGORIES,
    DECKS,
    FORTUNA,
    GAP,
    LAST_SPACE,
    NONE,
    ON_SPACE,
    PROJECTS,
    RESOURCES,
    WAYS,
)
from planetb.kernel.limits import Frames, Limit

FRAMES: Final = Frames(
    "Approach DayX Deal DrawCard DrawCube DrawDirective DrawStructure Fate FireLaser KeepAll NewRound "
    "PlaceCubes Progress RaiseShield Refill Refresh ReturnCubes RivalTurn RoundEnd",
    "player",
    {
        "Next.seat": Limit(0, 3),  # the solo rival has the place of the second seat
        "badges projects": Limit(0, 7),
        "n cost left": Limit(0, 30),
        "DrawCube.left": Limit(1, 30),
        "worked": Limit(0, 99),
        "free science overtime stack world": Limit(0, 1),
        "card": Limit(0, CARD_COUNT - 1),
        "category": Limit(NONE, len(CATEGORIES) - 1),
        "item": Limit(0, 99),
        "resource": Limit(0, len(RESOURCES) - 1),
        "project": Limit(0, len(PROJECTS) - 1),
        "deck": Limit(0, len(DECKS) - 1),
        "way": Limit(0, len(WAYS) - 1),
    },
    r"(?!.*DrawCube .).*",  # while cubes are drawn, nothing else happens
    ("Keep",),
)
"""What pending work may be about."""


def audit(state: WorldState) -> str:
    """The first thing that cannot be, or nothing."""
    return (
        _shape(state)
        or _cards(state)
        or _cubes(state)
        or _discs(state)
        or _board(state)
        or _landers(state)
        or _first([_tableau(here) for here in state.seats])
    )


def _first(complaints: list[str]) -> str:
    for complaint in complaints:
        if complaint:
            return complaint
    return ""


def _shape(state: WorldState) -> str:
    """Whether every list has an entry for each seat, deck, project or space that it lists."""
    seats, heads = len(state.seats), max(2, len(state.seats))
    if state.heads != heads or len(state.under) != seats:
        return "not a species under the deck, or a gap, for each seat"
    threes = (state.progress, state.lobbied, state.lead, state.rewards, state.discs, state.ranks)
    decks = (state.decks, state.rows, state.discards)
    fours = (state.bag, state.drawn, state.supply)
    rows = [len(row) for row in state.rows]
    if {len(row) for row in (*threes, *decks)} != {3} or {len(row) for row in fours} != {4}:
        return "a project, a deck or a colour is missing"
    if rows != [LIMITS.row] * 3 or len(state.stacks) != 2:
        return "a row of the display or a stack of structures is missing"
    if len(state.taken) != len(SPACES) or len(state.busy) != len(LOCATIONS):
        return "a space or a location is missing"
    for here in state.seats:
        if len(here.goods) != len(RESOURCES) or len(here.lines) != len(RESOURCES):
            return "a resource is missing"
        if len(here.tiles) != len(BADGES) or len(here.spent) != len(BADGES):
            return "a type of badges is missing"
    return ""


def _cards(state: WorldState) -> str:
    found = state.box + state.removed + [card for card in state.under if card != GAP]
    for row in state.decks + state.rows + state.discards:
        found = found + [card for card in row if card != GAP]
    for here in state.seats:
        found = found + here.hand + here.fresh + here.playing + here.discard + here.dealt
        if [card for card in here.unseen if card not in here.hand]:
            return "an unseen card that is not in the hand"
        for cards in (here.hand, here.fresh, here.discard, here.unseen, here.dealt):
            if cards != sorted(cards):
                return f"cards out of order: {cards}"
    if sorted(found) != list(range(CARD_COUNT)):
        return "a card is lost or doubled"
    for cards in (*state.decks, *state.discards, state.box, state.removed):
        if cards != sorted(cards):
            return f"cards out of order: {cards}"
    return ""


def _cubes(state: WorldState) -> str:
    counts = state.supply + state.bag + state.drawn + state.progress
    if min(counts) < 0:
        return "a negative number of cubes"
    if sum(counts) != sum(SUPPLY):
        return f"{sum(counts)} cubes, not {sum(SUPPLY)}"
    if state.way == NONE:
        for colour in range(BLACK):
            here = state.supply[colour] + state.bag[colour] + state.drawn[colour] + state.progress[colour]
            if here != SUPPLY[colour]:
                return f"{here} {PROJECTS[colour]} cubes, not {SUPPLY[colour]}"
    for project in range(len(PROJECTS)):
        if state.progress[project] > PROGRESS[project]:
            return f"too many cubes on the progress track of the {PROJECTS[project]}"
    return ""


def _discs(state: WorldState) -> str:
    for project in range(len(PROJECTS)):
        spaces, rank = state.discs[project], state.ranks[project]
        if len(spaces) != 4 or sorted(rank) != [0, 1, 2, 3]:
            return "a disc is lost or doubled"
        if [spaces[disc] for disc in rank] != sorted(spaces, reverse=True):
            return f"the discs of the {PROJECTS[project]} are not ranked"
        if max(spaces) > LAST_SPACE or min(spaces) < 0:
            return "a disc beyond its track"
        if state.lead[project] > max(spaces[: state.heads]):
            return "a lead that nobody has"
        removals = [space for space in WORK_TRACKS[project].removals if space <= state.lead[project]]
        if state.rewards[project] != len(removals) or state.rewards[project] >= len(REWARDS[project]):
            return "a reward tile too few or too many"
        made = sum(spaces[: state.heads]) + state.lobbied[project]
        if state.way == NONE and SUPPLY[project] - state.supply[project] > made:
            return "more cubes in play than work and lobbying brought"
    return ""


def _board(state: WorldState) -> str:
    if not 1 <= state.round <= len(DANGER) or not 0 <= state.asteroid <= DAY_X_SPACE:
        return "a round or an asteroid that cannot be"
    if not 0 <= state.medal < state.heads:
        return "a medal that nobody has"
    if len(state.sites) > SITES:
        return "more structures than sites"
    if sorted(state.sites + state.stacks[0] + state.stacks[1]) != list(range(len(STRUCTURES))):
        return "a structure is lost or doubled"
    moon = MOON_SPACES[:]
    for structure in state.sites:
        moon += STRUCTURES[structure].spaces
    moon.sort()
    return "" if state.moon == moon else "the open spaces of the moon are others"


def _landers(state: WorldState) -> str:
    taken = [0] * len(SPACES)
    for here in state.seats:
        if len(here.landers) != sum(LANDERS) or here.landers != sorted(here.landers) or here.landers[0] < 0:
            return "a lander is lost"
        for place in here.landers:
            if place >= ON_SPACE:
                taken[place - ON_SPACE] += 1
    for space in state.rival_places:
        taken[space] += 1
    busy = [0] * len(LOCATIONS)
    for space, landers in enumerate(taken):
        busy[LOCATION_OF[space]] += landers
        if landers > 1 and not SPACES[space].unrestricted:
            return f"two landers on {SPACES[space].code}"
        if landers and SPACES[space].world == FORTUNA and space not in state.moon:
            return f"a lander on {SPACES[space].code}, which is not built"
    return "" if taken == state.taken and busy == state.busy else "landers stand elsewhere"


def _tableau(here: Seat) -> str:
    if min(here.goods + here.lines) < 0:
        return "a resource or yield line below 0"
    if max(here.goods) > LIMITS.resource or max(here.lines) > LIMITS.line:
        return "a resource or yield line beyond its limit"
    for badge in range(3):
        if (
            min(here.tiles[badge], here.spent[badge]) < 0
            or here.tiles[badge] + here.spent[badge] > LIMITS.tiles
        ):
            return "a badge tile too many or too few"
    perks = 0
    pays: list[list[int]] = []
    for item in DEVELOPMENTS:
        if item.technology != NONE and here.techs >> item.technology & 1:
            effect = item.effect
            if isinstance(effect, Perk):
                perks |= effect.perk
            elif isinstance(effect, PointsWhen):
                pays.append([effect.event.bits, effect.points])
    found = [here.pays[i : i + 2] for i in range(0, len(here.pays), 2)]
    if perks != here.perks or sorted(pays) != sorted(found):
        return "technologies and what they allow do not agree"
    return "negative points" if here.points < 0 else ""
