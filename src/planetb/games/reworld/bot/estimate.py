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
from planetb.games.reworld.terms import LETTERS, NO_FIRM, NO_MODULE, ROWS, SLOTS

CARDS_PER_MODULE: Final = 1.6
SHIPS_ON_THE_WAY: Final = 12.0  # points of ships that a seat may hope for before the score ship
SLOWER: Final[list[float]] = [0.2] * ROWS + [0.5] * (SHIP_COUNT - ROWS)  # turns per module to be bought
SLOWER[ALL_EMPTY] = 1.0
KEPT: Final = 20_000  # plans
END: Final = 255  # of a list in a key: no kind of module


class Prospect:
    """What one seat may expect: its plan, what it will still buy, and its points as they are added up.

    An object rather than lists by seat: compiled, its numbers need no objects of their own.
    """

    def __init__(self, area: Area, plan: Plan) -> None:
        self.area = area
        self.plan = plan
        self.waits = plan.waits
        self.points = area.score + plan.points
        self.to_come = 0.0  # modules that it will still buy
        self.later = 0.0  # part of a turn: of equal waits, who comes first?
        self.wait = NEVER  # own turns until the ship that is being shared
        self.idle = False  # it will uncouple nothing any more

    def turns_until(self, ship: int) -> float:
        """Own turns in chapter two until a ship can be taken that waits."""
        if self.idle:
            return NEVER
        if ship == SCORE_SHIP:
            return turns_until_score(self.area, self.plan, self.to_come) + self.later
        return self.waits[ship] + SLOWER[ship] * self.to_come + self.later


class Estimator:
    """Estimates all seats at once. Keeps plans: a search meets the same areas again and again."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.plans: list[Plan | None] = [None, None, None, None]  # the last of each seat
        self.known: dict[bytes, Plan] = {}

    def estimates(self, state: ReworldState, seats: int) -> list[float]:
        """The expected final score of every seat."""
        four = 1 if seats == 4 else 0
        later = rounds_to_come(state)
        prospects: list[Prospect] = []
        for seat in range(seats):
            area = state.seats[seat]
            prospects.append(Prospect(area, self._plan(state, seat, later, CONDITIONS[four])))
        if state.round < SETTLEMENT:
            prospects[state.marker].points += self.judgement.marker
            self._buy(state, prospects)
        self._share_final_ship(prospects)
        self._share_ships(state, prospects, SHIP_POINTS[four])
        return [prospect.points for prospect in prospects]

    def _buy(self, state: ReworldState, prospects: list[Prospect]) -> None:
        """Adds what the hands will buy, and a point for each card that will not."""
        judgement = self.judgement
        modules = SLOTS - state.arms.count(NO_MODULE)
        cards = 0
        for prospect in prospects:
            cards += prospect.area.cards
        cost = judgement.cost + judgement.crowding * (SLOTS - modules) / SLOTS
        later = (LAST_ROUND - state.round) * HAND_SIZES[len(prospects) - 2] / CARDS_PER_MODULE
        for prospect in prospects:
            held = prospect.area.cards
            bought = 0.0
            if held:
                bought = min(held / cost, judgement.reach * modules * held / cards)
            prospect.to_come = later + bought
            prospect.points += judgement.module * prospect.to_come + held - bought * cost

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

    def _share_final_ship(self, prospects: list[Prospect]) -> None:
        """Adds the expected points of the six categories."""
        judgement = self.judgement
        ranks = RANKS[len(prospects) - 2]
        for mine in prospects:
            softness = (
                judgement.softness
                + judgement.softness_coupled * mine.area.modules
                + judgement.softness_future * mine.to_come
            )
            amounts = mine.plan.amounts
            for category in range(1 + LETTERS):
                growth = judgement.tile_growth if category else judgement.shield_growth
                own = amounts[category] + growth * mine.to_come
                better = 0.0
                for other in prospects:
                    if other is not mine:
                        amount = other.plan.amounts[category] + growth * other.to_come
                        if amount > 0.0:
                            better += outdone(amount - own, softness)
                mine.points += expected_rank(ranks[category], own, better)

    def _share_ships(self, state: ReworldState, prospects: list[Prospect], worth: list[int]) -> None:
        """Adds the expected points of the ships that wait: who is likely to be first?"""
        seats = len(prospects)
        first = state.agenda[-1].seat if state.agenda else 0
        for seat in range(seats):
            mine = prospects[seat]
            if state.round == SETTLEMENT:
                mine.later = (seat - first) % seats / seats
            mine.idle = mine.area.modules == 0 and mine.to_come == 0.0
        race = self.judgement.race
        race_length = self.judgement.race_length
        ships = state.ships
        for ship in range(SHIP_COUNT):
            if ships[ship] >= 0:
                continue
            for mine in prospects:
                mine.wait = mine.turns_until(ship)
            for mine in prospects:
                wait = mine.wait
                if wait < NEVER:
                    chance = 1.0
                    softness = race + race_length * wait
                    for other in prospects:
                        if other is not mine and other.wait < NEVER:
                            lead = wait - other.wait
                            chance *= 0.5 - 0.5 * lead / (softness + (lead if lead > 0.0 else -lead))
                    mine.points += worth[ship] * chance


def _key(state: ReworldState, area: Area) -> bytes:
    """All that a plan depends on."""
    found = [state.round, len(state.seats)]
    for row in area.rows:
        found.extend(row)
        found.append(END)
    if is_unsettled(area):
        return bytes(found)
    found.extend(area.terrabots)
    found.extend(area.builders)
    found.extend(area.farmers)
    for firm in area.firms:
        found.append(firm - NO_FIRM)
    found.extend(area.defence)
    found.append(END)
    found.extend(area.shuttles)
    found.append(END)
    found.extend(area.satellites)
    return bytes(found)


def is_unsettled(area: Area) -> bool:
    """Whether nothing lies in the settlement area, as in all of chapter one: then the rows alone tell areas
    apart (a third of the time of a key).
    """
    return (
        not area.defence
        and not area.shuttles
        and not area.satellites
        and area.terrabots.count(0) == LETTERS
        and area.builders.count(0) == LETTERS
        and area.farmers.count(0) == LETTERS
        and area.firms.count(NO_FIRM) == LETTERS
    )


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
