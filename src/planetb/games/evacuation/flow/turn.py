"""Phase 2, Actions: rounds, turns, energy, cards of the advanced variant, objectives (p. 6, 16, 17)."""

from planetb.games.evacuation.decks import ACTION_EFFECT, ACTION_GROUP, ACTIONS, CARD_EFFECT, HAND_LIMIT
from planetb.games.evacuation.economy import (
    action_energy,
    action_worlds,
    can_pay,
    pay,
    raise_production,
    spare_energy,
)
from planetb.games.evacuation.flow.ids import (
    AFTER_ACTION,
    DEAL_CARD,
    PAY_ENERGY,
    PLAY_OBJECTIVE,
    RIVAL_TURN,
    ROUND,
    TAKE_TURN,
    THROW_CARD,
    TUCK_CARD,
)
from planetb.games.evacuation.meta import ACTIONS as ACTIONS_OPTION
from planetb.games.evacuation.meta import MODE
from planetb.games.evacuation.notes import RACE_REACHED
from planetb.games.evacuation.objectives import claim_objectives
from planetb.games.evacuation.options import ACT, AMOUNT, CARD, OBJECTIVE
from planetb.games.evacuation.pieces import OBJECTIVE_COST, OBJECTIVE_PRODUCTION
from planetb.games.evacuation.scoring import race_reached
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import ENERGY, NEW, NEW_ENERGY, OLD, RACE
from planetb.kernel.domain import PASS
from planetb.kernel.effect import RESOLVE
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step, Window


class Round(Step[EvacuationState]):
    """Who has not passed takes a turn, round after round; a reached race goal ends it after the round."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.phase = 2
        if state.race_over:
            return
        seats = len(state.seats)
        guest = bool(state.solo_bag)
        acting = [who for who in state.order if who < seats and not state.seats[who].passed]
        if not acting and not guest:
            return
        state.push(ROUND, CHANCE)
        if guest and seats not in state.order:
            state.push(RIVAL_TURN, CHANCE)
        for who in reversed(state.order):
            if who == seats and guest:
                state.push(RIVAL_TURN, CHANCE)
            elif who in acting:
                state.push(TAKE_TURN, who)


class TakeTurn(Ask[EvacuationState]):
    """One action of the board, one card from the hand (advanced), or pass for this year."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        advanced = state.variant[ACTIONS_OPTION]
        found = [PASS]
        if not advanced or nation.cards:
            self._board(state, seat, nation, found, advanced)
        if advanced and spare_energy(nation, action_energy(nation, -1), OLD) >= 0:
            found += [CARD + card for card in nation.cards]
        return found

    def _board(
        self, state: EvacuationState, seat: int, nation: Nation, found: list[int], advanced: int
    ) -> None:
        """Adds the board actions whose energy can be paid and that can be begun."""
        stock = nation.stock
        old, new = stock[ENERGY], stock[NEW_ENERGY]
        for action in range(ACTIONS):
            group = ACTION_GROUP[action]
            if advanced and group == 0 and nation.groups[0]:
                continue
            cost = action_energy(nation, group)
            if cost:
                spare = spare_energy(nation, cost, OLD)
                if spare < 0:
                    continue
                stock[ENERGY], stock[NEW_ENERGY] = spare, spare_energy(nation, cost, NEW)
            if ACTION_EFFECT[action].possible(state, seat):
                found.append(ACT + action)
            stock[ENERGY], stock[NEW_ENERGY] = old, new

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        if option == PASS:
            nation.passed = 1
            return
        state.push(AFTER_ACTION, seat)
        if option >= CARD:
            card = option - CARD
            cost = action_energy(nation, -1)
            nation.cards.remove(card)
            nation.played.append(card)
            state.push(RESOLVE, seat, CARD_EFFECT[card].id)
        else:
            group = ACTION_GROUP[option - ACT]
            cost = action_energy(nation, group)
            nation.groups[group] += 1
            state.push(RESOLVE, seat, ACTION_EFFECT[option - ACT].id)
            if state.variant[ACTIONS_OPTION]:
                state.push(TUCK_CARD, seat)
        nation.actions += 1
        pay_energy(state, seat, cost)


def pay_energy(state: EvacuationState, seat: int, cost: int) -> None:
    """Takes the energy of an action from the world that owes it; asks if both may (p. 13)."""
    if not cost:
        return
    nation = state.seats[seat]
    worlds = action_worlds(nation)
    if worlds == 1:
        state.push(PAY_ENERGY, seat, cost)
    else:
        nation.stock[NEW_ENERGY if worlds else ENERGY] -= cost


class PayEnergy(Ask[EvacuationState]):
    """How much of `a` energy the Old World pays; the New World pays the rest."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        stock = state.seats[seat].stock
        least = max(0, a - stock[NEW_ENERGY])
        return list(range(AMOUNT + least, AMOUNT + min(a, stock[ENERGY]) + 1))

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        stock = state.seats[seat].stock
        stock[ENERGY] -= option - AMOUNT
        stock[NEW_ENERGY] -= a - (option - AMOUNT)


class TuckCard(Ask[EvacuationState]):
    """Which card goes face down under the group (p. 16)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.seats[seat].cards]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        nation.cards.remove(option - CARD)
        nation.tucked.append(option - CARD)
        nation.tucked.sort()


class AfterAction(Step[EvacuationState]):
    """Objectives are claimed, the race goal is looked at, a card is drawn."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        claim_objectives(state, seat)
        if state.variant[MODE] == RACE and not state.race_over and race_reached(state.seats[seat]):
            state.note(RACE_REACHED, seat)
            state.race_over = 1
        if state.variant[ACTIONS_OPTION]:
            state.push(THROW_CARD, seat)
            state.push(DEAL_CARD, CHANCE, seat)
        if state.seats[seat].objectives:
            state.push(PLAY_OBJECTIVE, seat)


class ThrowCard(Ask[EvacuationState]):
    """More than four cards in hand: one goes, until four are left (p. 16)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        cards = state.seats[seat].cards
        if len(cards) <= HAND_LIMIT:
            return [PASS]
        spare = len(cards) - HAND_LIMIT
        found = [CARD + card for card in cards if card >= a]
        return found[: len(found) - spare + 1]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[seat]
        nation.cards.remove(option - CARD)
        nation.discards.append(option - CARD)
        nation.discards.sort()
        state.push(self.id, seat, option - CARD)


def playable_objectives(nation: Nation) -> list[int]:
    return [card for card in nation.objectives if can_pay(nation, NEW, OBJECTIVE_COST[card])]


def play_objective(state: EvacuationState, seat: int, card: int) -> None:
    """Pays for an objective on the New World and raises production (p. 17)."""
    nation = state.seats[seat]
    pay(nation, NEW, OBJECTIVE_COST[card])
    raise_production(nation, OBJECTIVE_PRODUCTION[card])
    nation.objectives.remove(card)
    nation.played_objectives.append(card)
    nation.played_objectives.sort()
    claim_objectives(state, seat)


class PlayObjective(Ask[EvacuationState]):
    """After the action: objectives in hand may be played."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [PASS] + [OBJECTIVE + card for card in playable_objectives(state.seats[seat])]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            play_objective(state, seat, option - OBJECTIVE)
            state.push(PLAY_OBJECTIVE, seat)


class ObjectiveWindow(Window[EvacuationState]):
    """Before the action: objectives in hand may be played."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        return [OBJECTIVE + card for card in playable_objectives(nation)] if nation.objectives else []

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        play_objective(state, seat, option - OBJECTIVE)
