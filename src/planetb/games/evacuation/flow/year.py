"""The year: income, turn order, bonus, the end of phases and of the year (p. 5, 11, 14)."""

from planetb.games.evacuation.decks import BONUS_EFFECTS, BONUS_NUMBERS, DEALT_CARDS, HAND_LIMIT
from planetb.games.evacuation.flow.dealing import refill
from planetb.games.evacuation.flow.ids import (
    BONUS,
    CHOOSE_BONUS,
    CLEANUP,
    DEAL_CARD,
    INCOME,
    KEEP_CARDS,
    ORDER,
    PHASE_END,
    PROGRESS,
    ROUND,
    TOP_CARD,
    TRANSPORT_PHASE,
    YEAR,
)
from planetb.games.evacuation.happiness import all_faces, powers
from planetb.games.evacuation.meta import (
    ACTIONS,
    BONUSES,
    FOURTH_YEAR,
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
    AGED,
    BONUS_TAKEN,
    GOAL_SHOWN,
    NEW_ORDER,
    PENALTIES,
    RACE_REACHED,
    YEAR_BEGINS,
)
from planetb.games.evacuation.objectives import claim_in_order, claim_objectives
from planetb.games.evacuation.options import BONUS as BONUS_OPTION
from planetb.games.evacuation.options import CARD
from planetb.games.evacuation.pieces import (
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
from planetb.games.evacuation.scoring import race_reached
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import FOOD, IN_PLACE, NEW_FOOD, POINTS, RACE, STADIUM, YEARS
from planetb.kernel.domain import PASS
from planetb.kernel.effect import RESOLVE
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step

GOAL_SMALL, GOAL_LARGE = 4, 6  # the goals that count bonuses


class Year(Step[EvacuationState]):
    """The seven phases of a year, in order."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.year += 1
        state.note(YEAR_BEGINS, CHANCE, state.year)
        state.push(CLEANUP, CHANCE)
        state.push(PHASE_END, CHANCE, RACE_IN_BONUS)
        state.push(BONUS, CHANCE, -1)
        state.push(PHASE_END, CHANCE, RACE_IN_PROGRESS)
        state.push(PROGRESS, CHANCE)
        state.push(ORDER, CHANCE)
        state.push(PHASE_END, CHANCE, RACE_IN_TRANSPORT)
        state.push(TRANSPORT_PHASE, CHANCE)
        state.push(ROUND, CHANCE)
        state.push(INCOME, CHANCE)
        if len(state.seats) == 1 or state.variant[THIRD]:
            shuffle_solo_cards(state)
        if state.variant[ACTIONS]:
            for who in reversed(range(len(state.seats))):
                for _ in range(DEALT_CARDS - len(state.seats[who].cards)):
                    state.push(DEAL_CARD, CHANCE, who)


def shuffle_solo_cards(state: EvacuationState) -> None:
    """All solo cards go into the deck, the late one from year 3 on; the top one shows its back (p. 18)."""
    state.solo_bag = [card for card in range(len(SOLO_LATE)) if state.year >= 3 or not SOLO_LATE[card]]
    state.solo_flipped = []
    state.solo_top = -1
    state.push(TOP_CARD, CHANCE)


class Income(Step[EvacuationState]):
    """Phase 1: both worlds produce, people eat, New World stadiums are counted (p. 5)."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.phase = 1
        year = state.year - 1
        for who, nation in enumerate(state.seats):
            produce(nation)
            tokens = eat(nation, FOOD, OLD_HUNGER[year]) + eat(nation, NEW_FOOD, NEW_HUNGER[year])
            tokens += max(0, STADIUMS_DUE[year] - len(nation.stadiums_new))
            nation.penalties += tokens
            if tokens:
                state.note(PENALTIES, who, tokens)
        if state.variant[ACTIONS]:
            state.fork(KEEP_CARDS, len(state.seats))


def produce(nation: Nation) -> None:
    """One cube for each symbol of sites in place, and what the New World markers show."""
    for site in range(OLD_SITES):
        if nation.sites[site] == IN_PLACE:
            nation.stock[OLD_RESOURCE[site]] += OLD_YIELD[site]
    for token in range(PRODUCTIVITY):
        if nation.sites[OLD_SITES + token] == IN_PLACE:
            for resource in range(3):
                nation.stock[resource] += TOKEN_YIELDS[token][resource]
    for resource in range(3):
        nation.stock[3 + resource] += nation.production[resource]


def eat(nation: Nation, food: int, hunger: int) -> int:
    """Pays food as far as there is any; returns what is missing."""
    eaten = min(hunger, nation.stock[food])
    nation.stock[food] -= eaten
    return hunger - eaten


class KeepCards(Ask[EvacuationState]):
    """Of seven action cards three go, in ascending order (p. 16)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        cards = state.seats[seat].cards
        spare = len(cards) - HAND_LIMIT
        if spare <= 0:
            return [PASS]
        found = [CARD + card for card in cards if card >= a]
        return found[: len(found) - spare + 1]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[seat]
        nation.cards.remove(option - CARD)
        nation.discards.append(option - CARD)
        nation.discards.sort()
        state.push(KEEP_CARDS, seat, option - CARD)


class PhaseEnd(Step[EvacuationState]):
    """The race may be over: reached in the actions (so after the transport) or in the phase just played."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
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
                state.note(RACE_REACHED, who)
            state.finish = a
        state.agenda.clear()


class Order(Step[EvacuationState]):
    """Phase 4: most happy faces first; who is tied changes places (p. 11)."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.phase = 4
        state.order = new_order(state)
        packed = 0
        for who in reversed(state.order):
            packed = packed * 8 + who
        state.note(NEW_ORDER, CHANCE, packed, len(state.order))


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
            doubled[who] = rival if who == seats else rival - 5
    found: list[int] = []
    for who in state.order:
        place = 0
        while place < len(found) and doubled[found[place]] > doubled[who]:
            place += 1
        found.insert(place, who)
    return found


class Bonus(Step[EvacuationState]):
    """Phase 6: the year's bonus for whoever has the power for it, in turn order from place `a` on (p. 14)."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.phase = 6
        place = a + 1
        if place >= len(state.order):
            return
        state.push(BONUS, CHANCE, place)
        who = state.order[place]
        if who >= len(state.seats):
            return
        if a >= 0 and state.order[a] < len(state.seats):
            claim_objectives(state, state.order[a])
        reached = bonuses(state, who)
        if len(reached) > 1:
            state.push(CHOOSE_BONUS, who)
        elif reached:
            take_bonus(state, who, reached[0])


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
    state.note(BONUS_TAKEN, seat, which, state.bonus_cards[0])
    if which == 0:
        nation.small_bonuses += 1
    else:
        nation.large_bonuses += 1
    goal = GOAL_SMALL if which == 0 else GOAL_LARGE
    if state.variant[MODE] == POINTS and goal in nation.goals and goal not in nation.shown:
        state.note(GOAL_SHOWN, seat, goal)
        nation.shown.append(goal)
        nation.shown.sort()
    state.push(RESOLVE, seat, BONUS_EFFECTS[state.bonus_cards[0]][which].id)


class ChooseBonus(Ask[EvacuationState]):
    """Both bonuses can be claimed: one must be chosen."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [BONUS_OPTION, BONUS_OPTION + 1]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        take_bonus(state, seat, option - BONUS_OPTION)


class Cleanup(Step[EvacuationState]):
    """Phase 7: rows age, action cards return; after year 4 the game is over instead (p. 14)."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.phase = 7
        if state.year == YEARS:
            ends = [FOURTH_YEAR, POINTS_END]
            state.finish = SOLO_END if len(state.seats) == 1 else ends[state.variant[MODE]]
            return
        if state.aside and state.year == 2:
            join_late_stadiums(state)
        state.bonus_cards.pop(0)
        state.push(YEAR, CHANCE)
        for row in range(3):
            if state.rows[row]:
                state.note(AGED, CHANCE, row, state.rows[row][0])
                state.under[row].append(state.rows[row].pop(0))
            refill(state, row)
        for nation in state.seats:
            reset(state, nation)
        state.card_bag.sort()


def join_late_stadiums(state: EvacuationState) -> None:
    """The stadiums with four and five faces are shuffled into the deck (solo, p. 18)."""
    state.bags[STADIUM] = sorted(state.bags[STADIUM] + state.under[STADIUM] + state.aside)
    state.under[STADIUM] = []
    state.aside = []


def reset(state: EvacuationState, nation: Nation) -> None:
    """Takes the action marker back and all used action cards into the deck."""
    nation.actions = 0
    nation.passed = 0
    nation.groups = [0, 0, 0, 0]
    state.card_bag += nation.played + nation.tucked + nation.discards
    nation.played, nation.tucked, nation.discards = [], [], []
