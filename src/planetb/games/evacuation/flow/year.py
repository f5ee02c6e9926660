"""The year: income, turn order, bonus, the end of phases and of the year (p. 5, 11, 14)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.decks import BONUS_EFFECTS, BONUS_NUMBERS
from planetb.games.evacuation.content.tables import (
    DEALT_CARDS,
    LATE_CARD_YEAR,
    LATE_YEAR,
    NEUTRAL_BEHIND,
    NEW_HUNGER,
    OLD_HUNGER,
    OLD_RESOURCE,
    OLD_SITES,
    OLD_YIELD,
    PRODUCTIVITY,
    SOLO_LATE,
    STADIUM_FACES,
    STADIUMS_DUE,
    TOKEN_YIELDS,
)
from planetb.games.evacuation.effects.cards import DEALS, ThrowCards, deal_at_once
from planetb.games.evacuation.effects.rows import refill
from planetb.games.evacuation.flow.progress import Progress
from planetb.games.evacuation.flow.rival import TOP_CARD, turn_top_card
from planetb.games.evacuation.flow.transport import TransportPhase
from planetb.games.evacuation.flow.turn import ROUND
from planetb.games.evacuation.meta import (
    ACTIONS,
    BONUSES,
    FOURTH_YEAR,
    META,
    MODE,
    POINTS_END,
    RACE_IN_ACTIONS,
    RACE_IN_BONUS,
    RACE_IN_PROGRESS,
    RACE_IN_TRANSPORT,
    SOLO_END,
    THIRD,
)
from planetb.games.evacuation.notes import (
    Aged,
    BonusTaken,
    GoalShown,
    NewOrder,
    Penalised,
    RaceReached,
    YearBegan,
)
from planetb.games.evacuation.options import BONUS
from planetb.games.evacuation.rules.happiness import all_faces, powers
from planetb.games.evacuation.rules.objectives import claim_in_order, claim_objectives
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.scoring import race_reached
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import FOOD, IN_PLACE, NEW_FOOD, POINTS, RACE, STADIUM, YEARS
from planetb.kernel.effect import Resolve
from planetb.kernel.shared import among, plus, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Step

GOAL_SMALL: Final = 4
GOAL_LARGE: Final = 6  # the goals that count bonuses


class Year(Step[EvacuationState]):
    """The seven phases of a year, in order (p. 4)."""

    def run(self, state: EvacuationState) -> None:
        state.year += 1
        state.note(YearBegan, CHANCE, state.year)
        rivals = len(state.seats) == 1 or state.variant[THIRD] != 0
        height = len(state.agenda)
        if state.variant[ACTIONS]:
            for who in range(len(state.seats)):
                lacking = DEALT_CARDS - len(state.seats[who].cards)
                if state.deals_alone():
                    deal_at_once(state, who, lacking)
                    continue
                for _ in range(lacking):
                    state.push(DEALS[who])
        if rivals:
            shuffle_solo_cards(state)
        if len(state.agenda) > height:
            state.push(INCOME)
        else:
            income(state)
        if len(state.agenda) > height or state.lanes:
            state.push(ROUND)
        else:
            ROUND.run(state)
        for phase in LATER_PHASES:
            state.push(phase)


YEAR: Final = Year(CHANCE)


def shuffle_solo_cards(state: EvacuationState) -> None:
    """All solo cards go into the deck, the late one from year 3 on; the top one shows its back (p. 18)."""
    state.solo_bag = [
        card for card in range(len(SOLO_LATE)) if state.year >= LATE_CARD_YEAR or not SOLO_LATE[card]
    ]
    state.solo_flipped = []
    state.solo_top = -1
    if state.deals_alone():
        turn_top_card(state)
    else:
        state.push(TOP_CARD)


class Income(Step[EvacuationState]):
    """Phase 1: both worlds produce, people eat, New World stadiums are counted (p. 5)."""

    def run(self, state: EvacuationState) -> None:
        income(state)


INCOME: Final = Income(CHANCE)  # steps never change: the same for all years


def income(state: EvacuationState) -> None:
    state.phase = 1
    year = state.year - 1
    for who, nation in enumerate(state.seats):
        produce(nation)
        old, new = eat(nation, FOOD, OLD_HUNGER[year]), eat(nation, NEW_FOOD, NEW_HUNGER[year])
        stadiums = max(0, STADIUMS_DUE[year] - len(nation.stadiums_new))
        if old or new or stadiums:
            nation.penalties += old + new + stadiums
            state.note(Penalised, who, old, new, stadiums)
    if state.variant[ACTIONS]:
        state.fork([*KEEPS[: len(state.seats)]])


def produce(nation: Nation) -> None:
    """One cube for each symbol of sites in place, and what the New World markers show."""
    stock, sites = nation.stock, nation.sites
    for site in range(OLD_SITES):
        if sites[site] == IN_PLACE:
            stock[OLD_RESOURCE[site]] += OLD_YIELD[site]
    for token in range(PRODUCTIVITY):
        if sites[OLD_SITES + token] == IN_PLACE:
            for resource in range(3):
                stock[resource] += TOKEN_YIELDS[token][resource]
    for resource in range(3):
        stock[3 + resource] += nation.production[resource]


def eat(nation: Nation, food: int, hunger: int) -> int:
    """Pays food as far as there is any; returns what is missing."""
    eaten = min(hunger, nation.stock[food])
    nation.stock[food] -= eaten
    return hunger - eaten


class KeepCards(ThrowCards):
    """Of seven action cards three go; everybody chooses at the same time, face down (p. 16)."""

    def __init__(self, seat: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.opens = not picked

    def having(self, picked: tuple[int, ...]) -> "KeepCards":
        return KeepCards(self.seat, picked)


KEEPS: Final = [KeepCards(seat) for seat in range(META.high)]


class PhaseEnd(Step[EvacuationState]):
    """The race may be over: reached in the actions (so after the transport) or in the phase just played."""

    fields: ClassVar[str] = "finish"

    def __init__(self, seat: int, finish: int) -> None:
        self.seat = seat
        self.finish = finish  # how the game ends if the goal is reached now

    def run(self, state: EvacuationState) -> None:
        claim_in_order(state)
        if state.variant[MODE] != RACE:
            return
        if state.race_over:
            state.finish = RACE_IN_ACTIONS
        else:
            reached = [who for who in range(len(state.seats)) if race_reached(state.seats[who])]
            if not reached:
                return
            for who in reached:
                state.note(RaceReached, who)
            state.finish = self.finish
        state.agenda.clear()


class Order(Step[EvacuationState]):
    """Phase 4: most happy faces first; who is tied changes places (p. 11)."""

    def run(self, state: EvacuationState) -> None:
        state.phase = 4
        state.order = new_order(state)
        places = [*state.order, -1, -1, -1]
        state.note(NewOrder, CHANCE, places[0], places[1], places[2], places[3])


def new_order(state: EvacuationState) -> list[int]:
    """The turn order by happy faces, ties in reverse of the present order."""
    doubled: dict[int, int] = {}
    rival = 0
    for stadium in state.rival_stadiums:
        rival += 2 * STADIUM_FACES[stadium]
    seats = len(state.seats)
    for who in state.order:
        if who < seats:
            doubled[who] = 2 * all_faces(state.seats[who])
        else:
            doubled[who] = rival if who == seats else rival - NEUTRAL_BEHIND
    found: list[int] = []
    for who in state.order:
        place = 0
        while place < len(found) and doubled[found[place]] > doubled[who]:
            place += 1
        found.insert(place, who)
    return found


class Bonus(Step[EvacuationState]):
    """Phase 6: the year's bonus for whoever has the power for it, in turn order from a place on (p. 14)."""

    fields: ClassVar[str] = "place"
    reveals = True

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: EvacuationState) -> None:
        state.phase = 6
        seats = len(state.seats)
        height = len(state.agenda)
        for place in range(self.place, len(state.order)):
            who = state.order[place]
            if who < seats:
                if place and state.order[place - 1] < seats:
                    claim_objectives(state, state.order[place - 1])
                reached = bonuses(state, who)
                if len(reached) > 1:
                    state.push(ChooseBonus(who))
                elif reached:
                    take_bonus(state, who, reached[0])
            if len(state.agenda) > height:
                state.push(LATER_BONUSES[place])
                return
            state.turned += 1  # the next place is a reveal of its own


LATER_BONUSES: Final = [Bonus(CHANCE, place + 1) for place in range(META.high)]


def bonuses(state: EvacuationState, seat: int) -> list[int]:
    """Which bonuses (0 upper, 1 lower) the seat's power points reach, strictly or generously."""
    small, large = BONUS_NUMBERS[state.bonus_cards[0]]
    generous = state.variant[BONUSES]
    found = []
    totals = powers(state.seats[seat])
    for which, low, high in ((0, 0, small), (1, small + 1, large)):
        for total in totals:
            if (low <= total <= high) if generous else total == high:
                found.append(which)
                break
    return found


def take_bonus(state: EvacuationState, seat: int, which: int) -> None:
    """Carries out a bonus; the goal that counts it is laid open the first time."""
    nation = state.seats[seat]
    state.note(BonusTaken, seat, which, state.bonus_cards[0])
    if which == 0:
        nation.small_bonuses += 1
    else:
        nation.large_bonuses += 1
    goal = GOAL_SMALL if which == 0 else GOAL_LARGE
    if state.variant[MODE] == POINTS and goal in nation.goals and goal not in nation.shown:
        state.note(GoalShown, seat, goal)
        nation.shown = among(nation.shown, goal)
    state.push(Resolve(seat, BONUS_EFFECTS[state.bonus_cards[0]][which]))


class ChooseBonus(Question):
    """Both bonuses can be claimed: one must be chosen (p. 14)."""

    opens = True

    def options(self, state: EvacuationState) -> list[int]:
        return [BONUS, BONUS + 1]

    def answer(self, state: EvacuationState, option: int) -> None:
        take_bonus(state, self.seat, option - BONUS)


class Cleanup(Step[EvacuationState]):
    """Phase 7: rows age, action cards return; after year 4 the game is over instead (p. 14)."""

    def run(self, state: EvacuationState) -> None:
        state.phase = 7
        if state.year == YEARS:
            ends = [FOURTH_YEAR, POINTS_END]
            state.finish = SOLO_END if len(state.seats) == 1 else ends[state.variant[MODE]]
            return
        if state.aside and state.year == LATE_YEAR:
            join_late_stadiums(state)
        state.bonus_cards = state.bonus_cards[1:]
        for row in range(len(state.rows)):
            if state.rows[row]:
                oldest = state.rows[row][0]
                state.note(Aged, CHANCE, row, oldest)
                state.rows = put_row(state.rows, row, state.rows[row][1:])
                state.box = put_row(state.box, row, plus(state.box[row], oldest))
            refill(state, row)
        for nation in state.seats:
            reset(state, nation)
        state.card_bag = sorted(state.card_bag)
        state.push(YEAR)


LATER_PHASES: Final[list[Step[EvacuationState]]] = [
    TransportPhase(CHANCE),
    PhaseEnd(CHANCE, RACE_IN_TRANSPORT),
    Order(CHANCE),
    Progress(CHANCE, 0),
    PhaseEnd(CHANCE, RACE_IN_PROGRESS),
    Bonus(CHANCE, 0),
    PhaseEnd(CHANCE, RACE_IN_BONUS),
    Cleanup(CHANCE),
]
"""What comes after the actions. Steps never change: the same for all years."""


def join_late_stadiums(state: EvacuationState) -> None:
    """The stadiums with four and five faces are shuffled into the deck (solo, p. 18)."""
    deck = sorted(state.bags[STADIUM] + state.under[STADIUM] + state.aside)
    state.bags = put_row(state.bags, STADIUM, deck)
    state.under = put_row(state.under, STADIUM, [])
    state.aside = []


def reset(state: EvacuationState, nation: Nation) -> None:
    """Takes the action marker back and all used action cards into the deck."""
    nation.actions = 0
    nation.passed = 0
    nation.groups = [0, 0, 0, 0]
    state.card_bag = state.card_bag + nation.played + nation.tucked + nation.discards
    nation.played, nation.tucked, nation.discards = [], [], []
