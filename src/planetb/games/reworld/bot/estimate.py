"""What every seat may expect to score in the end: the judgement of a good player, for bots."""

from typing import Final

from planetb.games.reworld.bot.judgement import Judgement
from planetb.games.reworld.bot.plan import NEVER, Plan
from planetb.games.reworld.content.tables import (
    CONDITIONS,
    HAND_SIZES,
    MISSING,
    RANKS,
    SCORE_SHIP,
    SHIP_CODES,
    SHIP_COUNT,
    SHIP_POINTS,
)
from planetb.games.reworld.effects.conditions import AtLeast, Condition
from planetb.games.reworld.state import LAST_ROUND, SETTLEMENT, Area, ReworldState
from planetb.games.reworld.terms import LETTERS, NO_MODULE, ROWS, SLOTS

CARDS_PER_MODULE: Final = 1.6
SHIPS_ON_THE_WAY: Final = 12.0  # points of ships that a seat may hope for before the score ship
ALL_EMPTY: Final = SHIP_CODES.index("ship.all_empty")


class Estimator:
    """Estimates all seats at once. Keeps the last plan of each seat: most positions change one area only."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.plans: list[Plan | None] = [None, None, None, None]

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
            plan = self._plan(seat, area, later, CONDITIONS[four])
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

    def _plan(self, seat: int, area: Area, future: float, conditions: list[Condition]) -> Plan:
        known = self.plans[seat]
        if known is not None and known.conditions is conditions and known.fits(area, future):
            return known
        plan = Plan(area, future, conditions, self.judgement)
        self.plans[seat] = plan
        return plan

    def _share_final_ship(
        self, state: ReworldState, plans: list[Plan], to_come: list[float], points: list[float]
    ) -> None:
        """Adds the expected points of the six categories."""
        seats = len(plans)
        judgement = self.judgement
        ranks = RANKS[seats - 2]
        amounts = [0.0] * seats
        softness = [0.0] * seats
        for seat in range(seats):
            softness[seat] = (
                judgement.softness
                + judgement.softness_coupled * state.seats[seat].modules
                + judgement.softness_future * to_come[seat]
            )
        for category in range(1 + LETTERS):
            letter = category - 1
            for seat in range(seats):
                plan = plans[seat]
                area = plan.area
                if category == 0:
                    amounts[seat] = area.shields + judgement.shield_growth * to_come[seat]
                else:
                    tiles = area.terrabots[letter] + area.builders[letter] + area.farmers[letter]
                    amounts[seat] = tiles - plan.virtual[letter] + judgement.tile_growth * to_come[seat]
            for seat in range(seats):
                points[seat] += expected_rank(ranks[category], amounts, seat, softness[seat])

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
        waits = [0.0] * seats
        first = state.agenda[-1].seat if state.agenda else 0
        for ship in range(SHIP_COUNT):
            if state.ships[ship] < 0:
                for seat in range(seats):
                    waits[seat] = turns_until(state.seats[seat], plans[seat], ship, to_come[seat])
                    if state.round == SETTLEMENT:  # equal turns: who comes first?
                        waits[seat] += (seat - first) % seats / seats
                self._share(waits, worth[ship], points)

    def _share(self, waits: list[float], worth: int, points: list[float]) -> None:
        for seat in range(len(waits)):
            wait = waits[seat]
            if wait < NEVER:
                chance = 1.0
                softness = self.judgement.race + self.judgement.race_length * wait
                for other in range(len(waits)):
                    if other != seat and waits[other] < NEVER:
                        lead = wait - waits[other]
                        chance *= 0.5 - 0.5 * lead / (softness + (lead if lead > 0.0 else -lead))
                points[seat] += worth * chance


def rounds_to_come(state: ReworldState) -> float:
    """Modules that will be bought from the middle of this round on, about; the same for all seats."""
    if state.round >= SETTLEMENT:
        return 0.0
    return (LAST_ROUND + 0.5 - state.round) * HAND_SIZES[len(state.seats) - 2] / CARDS_PER_MODULE


def expected_rank(ranks: list[int], amounts: list[float], seat: int, softness: float) -> float:
    """Points for a rank, softly: how many seats are likely to be better, and what lies between two ranks."""
    own = amounts[seat]
    if own <= 0.0:
        return float(MISSING)
    better = 0.0
    for other in range(len(amounts)):
        if other != seat and amounts[other] > 0.0:
            lead = amounts[other] - own
            better += 0.5 + 0.5 * lead / (softness + (lead if lead > 0.0 else -lead))
    rank = int(better)
    value = 0.0
    if rank < len(ranks):
        value = float(ranks[rank])
        below = ranks[rank + 1] if rank + 1 < len(ranks) else 0
        value += (below - value) * (better - rank)
    if own < 1.0:  # perhaps nothing at all
        value += (1.0 - own) * (MISSING - value)
    return value


def turns_until(area: Area, plan: Plan, ship: int, to_come: float) -> float:
    """Own turns in chapter two until a ship can be taken."""
    if area.modules == 0 and to_come == 0.0:
        return NEVER
    if ship < ROWS:
        return len(area.rows[ship]) + 0.2 * to_come
    if ship == ALL_EMPTY:
        return area.modules + to_come
    if ship == SCORE_SHIP:
        return turns_until_score(area, plan, to_come)
    return plan.times[ship] + 0.5 * to_come


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
