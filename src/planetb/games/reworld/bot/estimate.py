"""What every seat may expect to score in the end: the judgement of a good player, for bots."""

from typing import Final

from planetb.games.reworld.bot.judgement import Judgement
from planetb.games.reworld.bot.plan import ALL_EMPTY, NEVER, Plan
from planetb.games.reworld.content.tables import (
    CONDITIONS,
    HAND_SIZES,
    MISSING,
    RANKS,
    SCORE_SHIP,
    SHIP_COUNT,
    SHIP_POINTS,
)
from planetb.games.reworld.effects.conditions import AtLeast, Condition
from planetb.games.reworld.state import LAST_ROUND, SETTLEMENT, Area, ReworldState
from planetb.games.reworld.terms import LETTERS, NO_MODULE, ROWS, SLOTS

CARDS_PER_MODULE: Final = 1.6
SHIPS_ON_THE_WAY: Final = 12.0  # points of ships that a seat may hope for before the score ship
SLOWER: Final[list[float]] = [0.2] * ROWS + [0.5] * (SHIP_COUNT - ROWS)  # turns per module to be bought
SLOWER[ALL_EMPTY] = 1.0
KEPT: Final = 20_000  # plans


class Estimator:
    """Estimates all seats at once. Keeps plans: a search meets the same areas again and again."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.plans: list[Plan | None] = [None, None, None, None]  # the last of each seat
        self.known: dict[tuple[int, ...], Plan] = {}

    def estimates(self, state: ReworldState, seats: int) -> list[float]:
        """The expected final score of every seat."""
        four = 1 if seats == 4 else 0
        judgement = self.judgement
        to_come = [0.0] * seats
        plans: list[Plan] = []
        points: list[float] = []
        later = rounds_to_come(state)
        for seat in range(seats):
            area = state.seats[seat]
            plan = self._plan(state, seat, later, CONDITIONS[four])
            plans.append(plan)
            points.append(area.score + plan.points)
        if state.round < SETTLEMENT:
            points[state.marker] += judgement.marker
            self._buy(state, to_come, points)
        self._share_final_ship(state, plans, to_come, points)
        self._share_ships(state, plans, to_come, SHIP_POINTS[four], points)
        return points

    def _buy(self, state: ReworldState, to_come: list[float], points: list[float]) -> None:
        """Adds what the hands will buy, and a point for each card that will not."""
        judgement = self.judgement
        modules = SLOTS - state.arms.count(NO_MODULE)
        cards = 0
        for area in state.seats:
            cards += area.cards
        cost = judgement.cost + judgement.crowding * (SLOTS - modules) / SLOTS
        later = (LAST_ROUND - state.round) * HAND_SIZES[len(to_come) - 2] / CARDS_PER_MODULE
        for seat in range(len(to_come)):
            held = state.seats[seat].cards
            bought = 0.0
            if held:
                bought = min(held / cost, judgement.reach * modules * held / cards)
            to_come[seat] = later + bought
            points[seat] += judgement.module * to_come[seat] + held - bought * cost

    def _plan(self, state: ReworldState, seat: int, future: float, conditions: list[Condition]) -> Plan:
        area = state.seats[seat]
        known = self.plans[seat]
        if known is not None and known.conditions is conditions and known.fits(area, future):
            return known
        key = _key(state, area)
        plan = self.known.get(key)
        if plan is None:
            plan = Plan(area, future, conditions, self.judgement)
            if len(self.known) >= KEPT:
                self.known.clear()
            self.known[key] = plan
        self.plans[seat] = plan
        return plan

    def _share_final_ship(
        self, state: ReworldState, plans: list[Plan], to_come: list[float], points: list[float]
    ) -> None:
        """Adds the expected points of the six categories."""
        seats = len(plans)
        judgement = self.judgement
        ranks = RANKS[seats - 2]
        for seat in range(seats):
            total = points[seat]
            softness = (
                judgement.softness
                + judgement.softness_coupled * state.seats[seat].modules
                + judgement.softness_future * to_come[seat]
            )
            for category in range(1 + LETTERS):
                growth = judgement.tile_growth if category else judgement.shield_growth
                own = plans[seat].amounts[category] + growth * to_come[seat]
                better = 0.0
                for other in range(seats):
                    if other != seat:
                        amount = plans[other].amounts[category] + growth * to_come[other]
                        if amount > 0.0:
                            better += outdone(amount - own, softness)
                total += expected_rank(ranks[category], own, better)
            points[seat] = total

    def _share_ships(
        self,
        state: ReworldState,
        plans: list[Plan],
        to_come: list[float],
        worth: list[int],
        points: list[float],
    ) -> None:
        """Adds the expected points of the ships that wait: who is likely to be first?"""
        seats = len(plans)
        first = state.agenda[-1].seat if state.agenda else 0
        settling = state.round == SETTLEMENT
        waits: list[list[float]] = []
        for seat in range(seats):
            later = (seat - first) % seats / seats if settling else 0.0  # equal turns: who comes first?
            waits.append(turns_until(state, seat, plans[seat], to_come[seat], later))
        race = self.judgement.race
        race_length = self.judgement.race_length
        for seat in range(seats):
            total = points[seat]
            for ship in range(SHIP_COUNT):
                wait = waits[seat][ship]
                if wait < NEVER:
                    chance = 1.0
                    softness = race + race_length * wait
                    for other in range(seats):
                        if other != seat and waits[other][ship] < NEVER:
                            lead = wait - waits[other][ship]
                            chance *= 0.5 - 0.5 * lead / (softness + (lead if lead > 0.0 else -lead))
                    total += worth[ship] * chance
            points[seat] = total


def _key(state: ReworldState, area: Area) -> tuple[int, ...]:
    """All that a plan depends on."""
    found = [state.round, len(state.seats)]
    for row in area.rows:
        found += row
        found.append(-1)
    found += area.terrabots
    found += area.builders
    found += area.farmers
    found += area.firms
    found += area.defence
    found.append(-1)
    found += area.shuttles
    found.append(-1)
    found += area.satellites
    return tuple(found)


def rounds_to_come(state: ReworldState) -> float:
    """Modules that will be bought from the middle of this round on, about; the same for all seats."""
    if state.round >= SETTLEMENT:
        return 0.0
    return (LAST_ROUND + 0.5 - state.round) * HAND_SIZES[len(state.seats) - 2] / CARDS_PER_MODULE


def outdone(lead: float, softness: float) -> float:
    """How likely somebody is to be better who leads by so much."""
    return 0.5 + 0.5 * lead / (softness + (lead if lead > 0.0 else -lead))


def expected_rank(ranks: list[int], own: float, better: float) -> float:
    """Points for a rank, softly: so many seats are likely to be better; what lies between two ranks."""
    if own <= 0.0:
        return float(MISSING)
    rank = int(better)
    value = 0.0
    if rank < len(ranks):
        value = float(ranks[rank])
        below = ranks[rank + 1] if rank + 1 < len(ranks) else 0
        value += (below - value) * (better - rank)
    if own < 1.0:  # perhaps nothing at all
        value += (1.0 - own) * (MISSING - value)
    return value


def turns_until(state: ReworldState, seat: int, plan: Plan, to_come: float, later: float) -> list[float]:
    """Own turns in chapter two until each ship can be taken; never where it is taken already."""
    area = state.seats[seat]
    ships = state.ships
    found: list[float] = []
    idle = area.modules == 0 and to_come == 0.0
    for ship in range(SHIP_COUNT):
        if idle or ships[ship] >= 0:
            found.append(NEVER)
        elif ship == SCORE_SHIP:
            found.append(turns_until_score(area, plan, to_come) + later)
        else:
            found.append(plan.waits[ship] + SLOWER[ship] * to_come + later)
    return found


def turns_until_score(area: Area, plan: Plan, to_come: float) -> float:
    """Own turns until the score ship, as if points came evenly."""
    wanted = plan.conditions[SCORE_SHIP]
    assert isinstance(wanted, AtLeast)
    if area.score >= wanted.n:
        return 1.0
    gain = plan.points + SHIPS_ON_THE_WAY + 3.0 * to_come
    if area.score + gain < wanted.n:
        return NEVER
    return (area.modules + to_come) * (wanted.n - area.score) / gain
