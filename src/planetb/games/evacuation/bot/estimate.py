"""What a seat may expect at the end, for bots: a forecast of production, penalties, happiness and goals."""

from typing import Final

from planetb.games.evacuation import scoring
from planetb.games.evacuation.bot.forecast import Forecast, balanced, clamp
from planetb.games.evacuation.bot.memory import Memory
from planetb.games.evacuation.content.decks import GOAL_RATES, GOAL_TIERS
from planetb.games.evacuation.content.tables import (
    CHART,
    CHART_BEYOND,
    GOAL_STADIUMS,
    OBJECTIVE_POINTS,
    POPULATION_PENALTY,
    RESEARCH_STEPS,
    SITE_PENALTY,
    STADIUM_PENALTY,
    TOKEN_PENALTY,
)
from planetb.games.evacuation.meta import LINES, MODE
from planetb.games.evacuation.rules.happiness import all_faces, new_world_faces
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import RACE, YEARS

MEMORY: Final = Memory()


def estimate(state: EvacuationState, seat: int) -> float:
    """The expected score: race, the lowest production marker after adjustment; points, the points."""
    if state.finish >= 0:
        return float(scoring.scores(state)[seat])
    return expected(state, seat, Forecast(state, seat), faces_of_all(state))


def estimates(state: EvacuationState, seats: int) -> list[float]:
    """The expected scores of all seats, for a search: forecasts are remembered."""
    if state.finish >= 0:
        return [float(score) for score in scoring.scores(state)]
    faces = faces_of_all(state)
    return [expected(state, seat, MEMORY.forecast(state, seat), faces) for seat in range(seats)]


def faces_of_all(state: EvacuationState) -> list[int]:
    return [all_faces(nation) for nation in state.seats]


def expected(state: EvacuationState, seat: int, ahead: Forecast, faces: list[int]) -> float:
    nation = state.seats[seat]
    if state.variant[MODE] == RACE:
        return race(state, seat, nation, ahead, faces)
    return points(state, seat, nation, ahead, faces)


def lowest(nation: Nation, ahead: Forecast) -> float:
    """The lowest production marker to expect."""
    return balanced(nation.production, ahead.gained + ahead.worth, ahead.year) + ahead.tokens


def tokens_left(ahead: Forecast) -> float:
    """Productivity tokens that may never be flipped."""
    return ahead.tokens_in_place * clamp((11.0 - ahead.steps) / 4.0)


def race(state: EvacuationState, seat: int, nation: Nation, ahead: Forecast, faces: list[int]) -> float:
    value = lowest(nation, ahead) - nation.penalties - ahead.missing
    value -= ahead.people_sites + ahead.works_sites + tokens_left(ahead)
    value -= max(0.0, GOAL_STADIUMS - ahead.stadiums)
    return value + happiness(state, seat, faces) * (2.0 if len(state.seats) > 2 else 1.0)


def happiness(state: EvacuationState, seat: int, faces: list[int]) -> float:
    """From 0 to 1: how likely the seat ends up with the most happy faces."""
    mine = faces[seat]
    best = 0
    for i in range(len(faces)):
        if i != seat and faces[i] > best:
            best = faces[i]
    level = 0.4 + (0.07 + 0.03 * state.year) * (mine - best)
    return 0.03 * mine + (0.0 if level < 0 else 0.9 if level > 0.9 else level)


def points(state: EvacuationState, seat: int, nation: Nation, ahead: Forecast, faces: list[int]) -> float:
    value = chart(lowest(nation, ahead))
    value -= TOKEN_PENALTY * (nation.penalties + ahead.missing)
    value -= SITE_PENALTY * (ahead.people_sites + ahead.works_sites)
    value -= 2 * POPULATION_PENALTY * ahead.people_sites
    value -= STADIUM_PENALTY * max(0.0, GOAL_STADIUMS - ahead.stadiums)
    for goal in nation.goals or nation.drafted:
        value += goal_prospect(state, nation, goal, ahead)
    for card in nation.played_objectives:
        value += OBJECTIVE_POINTS[card]
    for card in nation.objectives:
        value += 0.7 * OBJECTIVE_POINTS[card]
    if state.variant[LINES]:
        value += 0.8 * scoring.line_points(state)[seat]
    counted = 1.0 if ahead.stadiums >= GOAL_STADIUMS else 0.15  # faces count with three stadiums only
    if len(state.seats) > 1:
        return value + counted * (5.0 if len(state.seats) > 2 else 4.0) * happiness(state, seat, faces)
    waiting = faces[seat] - new_world_faces(nation)
    lead = new_world_faces(nation) + 0.7 * waiting - scoring.rival_faces(state)
    return value + counted * 4.0 * max(0.0, min(1.0, 0.5 + 0.15 * lead))


def chart(level: float) -> float:
    """Points for a lowest marker, in between too."""
    if level <= 0:
        return level * 0.5
    whole = int(level)
    top = len(CHART) - 1
    if whole >= top:
        return CHART[top] + CHART_BEYOND * (level - top)
    return CHART[whole] + (CHART[whole + 1] - CHART[whole]) * (level - whole)


def goal_prospect(state: EvacuationState, nation: Nation, goal: int, ahead: Forecast) -> float:
    """Points a goal will probably give, by what it counts now and what is likely to come."""
    count = scoring.goal_count(state, nation, goal) + growth(state, nation, goal, ahead)
    rates, tiers = GOAL_RATES[goal], GOAL_TIERS[goal]
    value = rates[0] * count
    if rates[1]:
        top = len([place for place in (6, 7, 8) if nation.research[place] == RESEARCH_STEPS[place]])
        value += (rates[1] - rates[0]) * (top + 0.1 * ahead.others)
    before, further = 0.0, 0.0
    for i in range(0, len(tiers), 2):
        least, bonus = float(tiers[i]), float(tiers[i + 1])
        if count >= least:
            further = bonus
        elif count > before:
            share = (count - before) / (least - before)
            further += (bonus - further) * share * share * 0.8
            break
        before = least
    return value + further


def growth(state: EvacuationState, nation: Nation, goal: int, ahead: Forecast) -> float:
    """How much more of what a goal counts is likely to come."""
    sites = ahead.gained / 2.9
    if goal >= 13:
        kind = goal - 13
        waiting = nation.factories[3 + kind] + nation.hold[1 + kind]
        return min(sites, 0.8 * waiting + 0.5 * nation.factories[kind]) + 0.06 * ahead.others
    if goal >= 10:
        return (ahead.gained + ahead.worth) / 3 + ahead.tokens
    if goal == 0:
        return 0.55 * ahead.gained
    if goal == 1:
        return 0.45 * sites
    if goal == 2:
        return 0.08 * ahead.others
    if goal == 3:
        waiting_each = [nation.settled[kind] + 0.75 * nation.factories[3 + kind] for kind in range(3)]
        return min(waiting_each) - min(nation.settled) + 0.03 * ahead.others
    if goal == 4 or goal == 6:
        return 0.3 * (YEARS - state.year + 1)
    if goal == 5:
        return (ahead.steps - nation.markers[0] - nation.markers[1]) / 10.0
    if goal == 7:
        return 0.5 * sites
    if goal == 8:
        return 0.3 * ahead.others
    return 0.12 * ahead.others + 0.35 * min(3, len(nation.hand))
