"""Phase 2, Actions: rounds, turns, energy, cards of the advanced variant, objectives (p. 6, 16, 17)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.decks import ACTION_EFFECT, ACTION_GROUP, ACTIONS, CARD_EFFECT
from planetb.games.evacuation.content.tables import (
    HAND_LIMIT,
    OBJECTIVE_COST,
    OBJECTIVE_PRODUCTION,
    SURCHARGE,
    SURCHARGED_CARD,
)
from planetb.games.evacuation.effects import Gain, Settle, Take, Verb
from planetb.games.evacuation.effects.cards import DEALS, THROWS, deal_at_once
from planetb.games.evacuation.effects.sequence import resolve_now
from planetb.games.evacuation.flow.rival import RIVAL_TURN
from planetb.games.evacuation.meta import ACTIONS as ACTIONS_VARIANT
from planetb.games.evacuation.meta import META, MODE
from planetb.games.evacuation.notes import EnergyPaid, RaceReached
from planetb.games.evacuation.options import ACT, AMOUNT, AMOUNTS, CARD, CARDS, OBJECTIVE, SIDE
from planetb.games.evacuation.rules.economy import (
    action_energy,
    action_worlds,
    can_pay,
    pay,
    raise_production,
    spare_energy,
)
from planetb.games.evacuation.rules.objectives import claim_objectives
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.scoring import race_reached
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import ENERGY, NEW, NEW_ENERGY, RACE
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Resolve
from planetb.kernel.shared import among, minus, plus, raised
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Step, Window

ALL: Final = -1  # options
OPEN_CARD: Final = -1  # no group: a card played open


def first_part(effect: Verb) -> Verb:
    """What an effect begins with."""
    while effect.parts():
        effect = effect.parts()[0]
    return effect


FIRST_PART: Final[list[Verb]] = [first_part(effect) for effect in ACTION_EFFECT]
"""What each action begins with: it is offered if that can be done (p. 6, D22)."""
IN_DOUBT: Final[list[Verb | None]] = [None if isinstance(part, Gain) else part for part in FIRST_PART]
"""The same, but nothing where it can always be done: nobody need ask."""
GROUP_OPTIONS: Final[list[list[tuple[int, Verb | None]]]] = [
    [(ACT + action, IN_DOUBT[action]) for action in range(ACTIONS) if ACTION_GROUP[action] == group]
    for group in range(4)
]
"""The options of each group, each with what is in doubt."""


class Round(Step[EvacuationState]):
    """Who has not passed takes a turn, round after round; a reached race goal ends it after the round."""

    def run(self, state: EvacuationState) -> None:
        state.phase = 2
        if state.race_over:
            return
        seats = state.seats
        guest = bool(state.solo_bag)
        again = guest
        for who in state.order:
            if who < len(seats):
                if not seats[who].passed:
                    state.push(TURNS[who])
                    again = True
            elif guest and who == len(seats):
                state.push(RIVAL_TURN)
        if guest and len(seats) not in state.order:
            state.push(RIVAL_TURN)
        if again:
            state.push(ROUND)


ROUND: Final = Round(CHANCE)  # steps never change: the same for all


class TakeTurn(Question):
    """One action of the board, one card from the hand (advanced), or pass for this year (p. 6, 16)."""

    window = True
    opens = True

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        found = [PASS]
        if not state.variant[ACTIONS_VARIANT]:
            self._board(state, nation, found, ALL)
        elif nation.cards and self._board(state, nation, found, ALL):
            for card in nation.cards:
                found.append(CARD + card)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        nation = state.seats[self.seat]
        if ACT <= option < SIDE:
            if state.variant[ACTIONS_VARIANT] and not nation.cards:
                return "no_cards"
            return self._action(state, nation, option - ACT)
        if CARD <= option < CARD + CARDS:
            return "action_energy" if option - CARD in nation.cards else "elsewhere"
        return ""

    def several(self, state: EvacuationState) -> bool:
        nation = state.seats[self.seat]
        found = [PASS]
        if not state.variant[ACTIONS_VARIANT] or nation.cards:
            self._board(state, nation, found, 2)
        return len(found) > 1

    def _board(self, state: EvacuationState, nation: Nation, found: list[int], most: int) -> bool:
        """Adds the actions of the board whose energy can be paid and that can then be begun, until there are
        so many. Whether the energy of any could be paid.
        """
        stock = nation.stock
        old, new = stock[ENERGY], stock[NEW_ENERGY]
        least = spent = action_energy(nation, OPEN_CARD)  # no group costs less
        if not spend(nation, spent):
            return False
        seat = self.seat
        payable = True
        for group, used in enumerate(nation.groups):
            cost = least + SURCHARGE if used + 1 >= SURCHARGED_CARD else least
            if cost != spent:  # most groups cost the same
                stock[ENERGY], stock[NEW_ENERGY] = old, new
                payable = spend(nation, cost)
                spent = cost
            if not payable or (used and done(state, nation, group)):
                continue
            for option, part in GROUP_OPTIONS[group]:
                if part is None or part.possible(state, seat):
                    found.append(option)
                    if len(found) == most:
                        stock[ENERGY], stock[NEW_ENERGY] = old, new
                        return True
        stock[ENERGY], stock[NEW_ENERGY] = old, new
        return True

    def _action(self, state: EvacuationState, nation: Nation, action: int) -> str:
        """What bars one action of the board."""
        stock = nation.stock
        old, new = stock[ENERGY], stock[NEW_ENERGY]
        group = ACTION_GROUP[action]
        key = "group_once" if done(state, nation, group) else ""
        if not key and not spend(nation, action_energy(nation, group)):
            key = "action_energy"
        if not key and not FIRST_PART[action].possible(state, self.seat):
            key = cannot_begin(action)
        stock[ENERGY], stock[NEW_ENERGY] = old, new
        return key

    def answer(self, state: EvacuationState, option: int) -> None:
        seat = self.seat
        nation = state.seats[seat]
        if option == PASS:
            nation.passed = 1
            return
        height = len(state.agenda)
        if option >= CARD:
            card = option - CARD
            pay_energy(state, seat, action_energy(nation, OPEN_CARD))
            nation.cards = minus(nation.cards, card)
            nation.played = plus(nation.played, card)
            effect = CARD_EFFECT[card]
        else:
            group = ACTION_GROUP[option - ACT]
            pay_energy(state, seat, action_energy(nation, group))
            nation.groups = raised(nation.groups, group, 1)
            if state.variant[ACTIONS_VARIANT]:
                state.agenda.append(TUCKS[seat])  # nobody has a turn while seats act at the same time
            effect = ACTION_EFFECT[option - ACT]
        nation.actions += 1
        if len(state.agenda) == height:
            resolve_now(state, seat, effect)
        elif option >= CARD:
            state.agenda.append(Resolve(seat, effect))
        else:
            state.agenda.append(ACTION_WORKS[seat][option - ACT])
        if len(state.agenda) == height:
            after_action(state, seat)
        else:
            state.agenda.append(AFTER_ACTIONS[seat])


TURNS: Final = [TakeTurn(seat) for seat in range(META.high)]
ACTION_WORKS: Final = [[Resolve(seat, effect) for effect in ACTION_EFFECT] for seat in range(META.high)]


def done(state: EvacuationState, nation: Nation, group: int) -> bool:
    """Whether a group has been used that is used once a year: the first one, with action cards (p. 16)."""
    return group == 0 and nation.groups[0] > 0 and state.variant[ACTIONS_VARIANT] > 0


def spend(nation: Nation, cost: int) -> bool:
    """Takes off the energy of an action, leaving each world the most it can keep; whether it can be paid."""
    if cost:
        old, new = spare_energy(nation, cost)
        if old < 0:
            return False
        nation.stock[ENERGY], nation.stock[NEW_ENERGY] = old, new
    return True


def cannot_begin(action: int) -> str:
    """The reason why an action that could be paid for is not offered."""
    effect = FIRST_PART[action]
    if isinstance(effect, Settle):
        return "no_site"
    return "no_item" if isinstance(effect, Take) else "no_begin"


def pay_energy(state: EvacuationState, seat: int, cost: int) -> None:
    """Takes the energy of an action from the world that owes it; asks if both may (p. 13)."""
    if not cost:
        return
    nation = state.seats[seat]
    worlds = action_worlds(nation)
    if worlds == 1:
        state.push(PayEnergy(seat, cost))
    else:
        nation.stock[NEW_ENERGY if worlds else ENERGY] -= cost
        if state.trail is not None:
            state.note(EnergyPaid, seat, 0 if worlds else cost, cost if worlds else 0)


class PayEnergy(Question):
    """How much of the energy the Old World pays; the New World pays the rest (p. 13)."""

    fields: ClassVar[str] = "energy"

    def __init__(self, seat: int, energy: int) -> None:
        self.seat = seat
        self.energy = energy

    def options(self, state: EvacuationState) -> list[int]:
        stock = state.seats[self.seat].stock
        least = max(0, self.energy - stock[NEW_ENERGY])
        return list(range(AMOUNT + least, AMOUNT + min(self.energy, stock[ENERGY]) + 1))

    def reason(self, state: EvacuationState, option: int) -> str:
        if not AMOUNT <= option < AMOUNT + AMOUNTS or option - AMOUNT > self.energy:
            return ""
        return "no_resource"

    def answer(self, state: EvacuationState, option: int) -> None:
        stock = state.seats[self.seat].stock
        old = option - AMOUNT
        stock[ENERGY] -= old
        stock[NEW_ENERGY] -= self.energy - old
        state.note(EnergyPaid, self.seat, old, self.energy - old)


class TuckCard(Question):
    """Which card goes face down under the group (p. 16)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].cards]

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        nation.cards = minus(nation.cards, option - CARD)
        nation.tucked = among(nation.tucked, option - CARD)


TUCKS: Final = [TuckCard(seat) for seat in range(META.high)]


class AfterAction(Step[EvacuationState]):
    """Objectives are claimed, the race goal is looked at, a card is drawn (p. 15 to 17)."""

    def run(self, state: EvacuationState) -> None:
        after_action(state, self.seat)


AFTER_ACTIONS: Final = [AfterAction(seat) for seat in range(META.high)]


def after_action(state: EvacuationState, seat: int) -> None:
    nation = state.seats[seat]
    if state.objectives:
        claim_objectives(state, seat)
    if state.variant[MODE] == RACE and not state.race_over and race_reached(nation):
        state.note(RaceReached, seat)
        state.race_over = 1
    if nation.objectives:
        state.push(OBJECTIVES_TO_PLAY[seat])
    if state.variant[ACTIONS_VARIANT]:
        if state.deals_alone() and not nation.objectives:
            deal_at_once(state, seat, 1)
            if len(nation.cards) <= HAND_LIMIT:
                return
        else:
            state.push(DEALS[seat])
        state.push(THROWS[seat])


def playable_objectives(nation: Nation) -> list[int]:
    return [card for card in nation.objectives if can_pay(nation, NEW, OBJECTIVE_COST[card])]


def objective_price(nation: Nation, option: int) -> str:
    """What bars an objective: its price, if it is in hand."""
    return "price" if option >= OBJECTIVE and option - OBJECTIVE in nation.objectives else ""


def play_objective(state: EvacuationState, seat: int, card: int) -> None:
    """Pays for an objective on the New World and raises production (p. 17)."""
    nation = state.seats[seat]
    pay(nation, NEW, OBJECTIVE_COST[card])
    raise_production(nation, OBJECTIVE_PRODUCTION[card])
    nation.objectives = minus(nation.objectives, card)
    nation.played_objectives = among(nation.played_objectives, card)
    claim_objectives(state, seat)


class PlayObjective(Question):
    """After the action: objectives in hand may be played (p. 17)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [PASS] + [OBJECTIVE + card for card in playable_objectives(state.seats[self.seat])]

    def reason(self, state: EvacuationState, option: int) -> str:
        return objective_price(state.seats[self.seat], option)

    def answer(self, state: EvacuationState, option: int) -> None:
        if option != PASS:
            play_objective(state, self.seat, option - OBJECTIVE)
            state.push(OBJECTIVES_TO_PLAY[self.seat])


OBJECTIVES_TO_PLAY: Final = [PlayObjective(seat) for seat in range(META.high)]


class ObjectiveWindow(Window[EvacuationState]):
    """Before the action: objectives in hand may be played (p. 17)."""

    def options(self, state: EvacuationState, seat: int) -> list[int]:
        nation = state.seats[seat]
        return [OBJECTIVE + card for card in playable_objectives(nation)] if nation.objectives else []

    def bar(self, state: EvacuationState, seat: int, option: int) -> str:
        if option in self.options(state, seat):
            return ""
        return objective_price(state.seats[seat], option) or "elsewhere"

    def answer(self, state: EvacuationState, seat: int, option: int) -> None:
        play_objective(state, seat, option - OBJECTIVE)
