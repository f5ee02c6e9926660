"""The end of the game: race adjustment and chain of ties, points with a breakdown per source (p. 15, 16)."""

from typing import Final

from planetb.games.evacuation.content import goals, tracks
from planetb.games.evacuation.content.decks import GOAL_RATES, GOAL_TIERS
from planetb.games.evacuation.content.tables import (
    CHART,
    CHART_BEYOND,
    GOAL_PRODUCTION,
    GOAL_STADIUMS,
    OBJECTIVE_POINTS,
    OLD_POPULATION,
    OLD_SITES,
    POPULATION_PENALTY,
    RACE_RANKS,
    RACE_RANKS_TWO,
    RESEARCH_STEPS,
    SITE_PENALTY,
    STADIUM_FACES,
    STADIUM_PENALTY,
    TOKEN_PENALTY,
)
from planetb.games.evacuation.effects.counters import Counter, counter_of
from planetb.games.evacuation.meta import GOAL_PIECES, LINES, MODE, RACE_FACES
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.economy import developed
from planetb.games.evacuation.rules.happiness import all_faces, new_world_faces
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import BIOMES, IN_PLACE, POINTS, RESOURCES

GOAL_COUNTERS: Final[list[Counter]] = [counter_of(item) for item in goals.GOALS]
FACE_RANKS: Final[list[int]] = tracks.HAPPINESS.numbers("ranks")
FACE_RANKS_TWO: Final[list[int]] = tracks.HAPPINESS.numbers("two_seats")
LINE_RANKS: Final[list[int]] = tracks.LINE_RANKS.numbers("ranks")
LINE_RANKS_TWO: Final[list[int]] = tracks.LINE_RANKS.numbers("two_seats")


def race_reached(nation: Nation) -> bool:
    """All three productions at 8 and three stadiums on the New World."""
    return len(nation.stadiums_new) >= GOAL_STADIUMS and min(nation.production) >= GOAL_PRODUCTION


def left_behind(nation: Nation) -> int:
    """Sites never evacuated, for the race productivity tokens never flipped included (p. 15, D17)."""
    return nation.sites.count(IN_PLACE)


# Race mode


def race_faces(state: EvacuationState, nation: Nation) -> int:
    """Happy faces for the race bonus: all stadiums, or by option those on the New World only (D18)."""
    return new_world_faces(nation) if state.variant[RACE_FACES] else all_faces(nation)


def race_bonus(state: EvacuationState, seat: int) -> int:
    """+2 for most happy faces and +1 for second most; two players: +1 for the most. Ties share (p. 15)."""
    faces = [race_faces(state, nation) for nation in state.seats]
    mine = faces[seat]
    ahead = [other for other in faces if other > mine]
    if len(faces) == 2:
        return RACE_RANKS_TWO[1 if ahead else 0]
    if not ahead:
        return RACE_RANKS[0]
    leaders = [other for other in faces if other == max(faces)]
    return RACE_RANKS[1] if len(leaders) == 1 and len(ahead) == 1 else 0


def race_markers(state: EvacuationState, seat: int) -> list[int]:
    """The three production markers after penalties and bonus, ascending; a lowest one moves (D5)."""
    nation = state.seats[seat]
    markers = sorted(nation.production)
    markers[0] -= nation.penalties + left_behind(nation) + max(0, GOAL_STADIUMS - len(nation.stadiums_new))
    for _ in range(race_bonus(state, seat)):
        markers[0] += 1
        markers.sort()
    return markers


def race_rank(state: EvacuationState, seat: int) -> list[int]:
    """What race places are compared by, best first; those who still meet the goal compare by faces alone."""
    nation = state.seats[seat]
    markers = race_markers(state, seat)
    faces = race_faces(state, nation)
    enough = 1 if len(nation.stadiums_new) >= GOAL_STADIUMS else 0
    if enough and markers[0] >= GOAL_PRODUCTION:
        return [1, faces, 0, 0, 0, 0]
    return [0, markers[0], enough, faces, markers[1], markers[2]]


# Points mode


def chart_points(lowest: int) -> int:
    """Points for the lowest production marker by the chart of the overview card."""
    top = len(CHART) - 1
    return CHART[lowest] if lowest <= top else CHART[top] + CHART_BEYOND * (lowest - top)


def goal_count(state: EvacuationState, nation: Nation, goal: int) -> int:
    """How many pieces a goal counts (D26, D28)."""
    return GOAL_COUNTERS[goal].count(nation, state.variant[GOAL_PIECES] > 0)


def goal_points(state: EvacuationState, nation: Nation, goal: int) -> int:
    """The points of a goal: so much per piece, and the highest tier reached (supplement)."""
    count = goal_count(state, nation, goal)
    rates, tiers = GOAL_RATES[goal], GOAL_TIERS[goal]
    points = rates[0] * count
    if rates[1]:
        top = len([place for place in (6, 7, 8) if nation.research[place] == RESEARCH_STEPS[place]])
        points += (rates[1] - rates[0]) * top
    further = 0
    for i in range(0, len(tiers), 2):
        if count >= tiers[i]:
            further = tiers[i + 1]
    return points + further


def penalty_points(nation: Nation) -> int:
    """What is lost for sites, people and stadiums missing and for penalty tokens (p. 16, D6, D17)."""
    lost = TOKEN_PENALTY * nation.penalties
    for site in range(OLD_SITES):
        if nation.sites[site] == IN_PLACE:
            lost += SITE_PENALTY + POPULATION_PENALTY * OLD_POPULATION[site]
    return lost + STADIUM_PENALTY * max(0, GOAL_STADIUMS - len(nation.stadiums_new))


def shared_ranks(counts: list[int], prizes: list[int]) -> list[int]:
    """Prizes for the most, second most, third most; ties add their places' prizes, divide and round down."""
    points = []
    for mine in counts:
        if mine <= 0:
            points.append(0)
            continue
        first = len([other for other in counts if other > mine])
        tied = len([other for other in counts if other == mine])
        points.append(sum(prizes[first : first + tied]) // tied)
    return points


def rival_faces(state: EvacuationState) -> int:
    """Happy faces of the solo game's rival: his stadiums only (p. 18)."""
    return sum([STADIUM_FACES[stadium] for stadium in state.rival_stadiums])


def happiness_points(state: EvacuationState) -> list[int]:
    """Points for happy faces, for nations with three stadiums on the New World (p. 16)."""
    faces = [
        new_world_faces(nation) if len(nation.stadiums_new) >= GOAL_STADIUMS else 0 for nation in state.seats
    ]
    if len(faces) == 1:
        return [FACE_RANKS_TWO[0] if faces[0] and faces[0] >= rival_faces(state) else 0]
    return shared_ranks(faces, FACE_RANKS_TWO if len(faces) == 2 else FACE_RANKS)


def line_points(state: EvacuationState) -> list[int]:
    """Points for most sites on each of the three lines (p. 17, D10)."""
    points = [0] * len(state.seats)
    prizes = LINE_RANKS_TWO if len(points) == 2 else LINE_RANKS
    for line in state.lines:
        counts = [0] * len(points)
        for site in land.LINES[line]:
            if 0 <= state.owner[site] < len(points):
                counts[state.owner[site]] += 1
        shares = shared_ranks(counts, prizes)
        points = [points[seat] + shares[seat] for seat in range(len(points))]
    return points


def points_of(state: EvacuationState, seat: int) -> int:
    """The points of a seat, all sources together."""
    nation = state.seats[seat]
    points = chart_points(min(nation.production)) - penalty_points(nation) + happiness_points(state)[seat]
    for goal in nation.goals:
        points += goal_points(state, nation, goal)
    for card in nation.played_objectives:
        points += OBJECTIVE_POINTS[card]
    if state.variant[LINES]:
        points += line_points(state)[seat]
    return points


def breakdown(state: EvacuationState, seat: int) -> dict[str, int]:
    """Where a seat's score comes from."""
    nation = state.seats[seat]
    if state.variant[MODE] != POINTS:
        lowest = min(nation.production)
        return {
            "lowest production": lowest,
            "penalty tokens": -nation.penalties,
            "sites left behind": -left_behind(nation),
            "stadiums missing": -max(0, GOAL_STADIUMS - len(nation.stadiums_new)),
            "happy faces": race_markers(state, seat)[0] - _penalised(nation),
        }
    found = {
        "lowest production": chart_points(min(nation.production)),
        "goals": sum([goal_points(state, nation, goal) for goal in nation.goals]),
        "penalties": -penalty_points(nation),
        "happy faces": happiness_points(state)[seat],
    }
    if state.variant[LINES]:
        found["lines"] = line_points(state)[seat]
    if nation.played_objectives:
        found["objectives"] = sum([OBJECTIVE_POINTS[card] for card in nation.played_objectives])
    return found


def _penalised(nation: Nation) -> int:
    missing = max(0, GOAL_STADIUMS - len(nation.stadiums_new))
    return min(nation.production) - nation.penalties - left_behind(nation) - missing


def scores(state: EvacuationState) -> list[int]:
    """Race: the lowest production marker after adjustment. Points: the points."""
    if state.variant[MODE] == POINTS:
        return [points_of(state, seat) for seat in range(len(state.seats))]
    return [race_markers(state, seat)[0] for seat in range(len(state.seats))]


def winners(state: EvacuationState) -> list[int]:
    """Who has won: best race rank or most points; equals share."""
    seats = range(len(state.seats))
    if state.variant[MODE] == POINTS:
        totals = scores(state)
        return [seat for seat in seats if totals[seat] == max(totals)]
    ranks = [race_rank(state, seat) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]


# Studies of balance


def figures(state: EvacuationState, seat: int) -> dict[str, int]:
    """Years played, production, pieces left and gained, and every technology, ship and card by its number.

    The set of technologies is dealt, so its wins are no company.
    """
    nation = state.seats[seat]
    found = {
        "years": state.year,
        "lowest production": min(nation.production),
        "all production": sum(nation.production),
        "stadiums": len(nation.stadiums_new),
        "left behind": left_behind(nation),
        "everybody evacuated": 0 if left_behind(nation) else 1,
        "penalty tokens": nation.penalties,
        "happy faces": all_faces(nation),
        "technologies": developed(nation),
        "ships": len(nation.ships_old) + len(nation.ships_new),
        "infrastructures": len(nation.built),
        "infrastructures fulfilled": len(nation.fulfilled),
        "small bonuses": nation.small_bonuses,
        "large bonuses": nation.large_bonuses,
        "steps of progress": nation.markers[0] + nation.markers[1],
        "settled population": nation.people,
        "settled factories": sum(nation.settled),
    }
    for resource, name in enumerate(RESOURCES):
        found[f"production of {name}"] = nation.production[resource]
    for biome, name in enumerate(BIOMES):
        found[f"sites: {name}"] = nation.land[biome * 3]
    for place in range(len(nation.technologies)):
        if nation.research[place] == RESEARCH_STEPS[place]:
            found[f"technology {nation.technologies[place] + 1}"] = 1
    for ship in nation.ships_old + nation.ships_new:
        found[f"ship {ship + 1}"] = 1
    for stadium in nation.stadiums_new:
        found[f"stadium {stadium + 1}"] = 1
    for card in nation.fulfilled:
        found[f"infrastructure {card + 1}"] = 1
    for goal in nation.goals:
        found[f"goal {goal + 1}"] = 1
    found[f"technology set: set {nation.technology_set + 1}"] = 1
    return found
