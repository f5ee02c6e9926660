"""A turn: express shuttle, action card, landing or pass, then the last call for reactions (p. 6)."""

from planetb.games.how_to_save_a_world.board import WAIT_SPACE
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.goods import can_pay, mark, settle
from planetb.games.how_to_save_a_world.landers import (
    add_landings,
    land,
    move,
    occupy,
    zones,
)
from planetb.games.how_to_save_a_world.options import LAND, PLAY, RESOURCE, SHUTTLE
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.steps import (
    CLOSE,
    LAND_AFTER,
    LAST_CALL,
    NEXT,
    PAY,
    PAY_ANY,
    PLAY_STEP,
    REFILL,
    RIVAL_TURN,
    ROUND_END,
    SHUTTLE_STEP,
    TURN,
)
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    BOUGHT,
    BOUGHT_ANY,
    DECKS,
    ENERGY,
    FIRST_REACTION,
    FIRST_SPECIES,
    FORTUNA,
    INGENUITY,
    LAND_AFTER_SHUTTLE,
    ON_SPACE,
    PLAYED,
    RESOURCES,
    SHUTTLE_FOR_ANY,
    SHUTTLED,
)
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step, Window


class Next(Step[WorldState]):
    """Whose turn it is: the next in order who has not passed, the solo rival included (p. 6)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        players = len(state.seats)
        for i in range(state.heads):
            who = (seat + i) % state.heads
            if who >= players:
                if state.rival_left > 0:
                    state.push(NEXT, (who + 1) % state.heads)
                    state.push(RIVAL_TURN, CHANCE)
                    return
            elif not state.seats[who].passed:
                state.push(TURN, who)
                return
        state.push(ROUND_END, CHANCE)


class Turn(Ask[WorldState]):
    """One of four: land, use the shuttle, play an action card, pass (p. 6)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        options = [PASS]
        places = zones(here)
        if places & 1:
            add_landings(state, ALARRIA, options)
        if places & 2:
            add_landings(state, FORTUNA, options)
        if can_pay_shuttle(here):
            if places & 2:
                options.append(SHUTTLE + ALARRIA)
            if places & 1:
                options.append(SHUTTLE + FORTUNA)
        if can_pay(here, ENERGY, 1):
            for card in here.hand:
                if card < FIRST_REACTION:
                    options.append(PLAY + card)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        after = (seat + 1) % state.heads
        state.push(NEXT, after)
        if option == PASS:
            state.seats[seat].passed = 1
            return
        state.push(CLOSE, seat)
        state.push(LAST_CALL, seat)
        if option < SHUTTLE:
            space = option - LAND
            land(state, seat, ALARRIA if space < WAIT_SPACE else FORTUNA, space)
        elif option < PLAY:
            use_shuttle(state, seat, option - SHUTTLE)
        elif settle(state.seats[seat], ENERGY, 1):
            play(state, seat, option - PLAY)
        else:
            state.push(PLAY_STEP, seat, option - PLAY)
            state.push(PAY, seat, ENERGY, 1)


def can_pay_shuttle(here: Seat) -> bool:
    goods = here.goods
    if here.perks & SHUTTLE_FOR_ANY:
        return sum(goods) > 0
    return goods[ENERGY] + goods[INGENUITY] > 0


def use_shuttle(state: WorldState, seat: int, world: int) -> None:
    """Pays the fare, then moves a lander to the other arrival zone."""
    here = state.seats[seat]
    if here.perks & SHUTTLE_FOR_ANY:
        state.push(SHUTTLE_STEP, seat, world)
        state.push(PAY_ANY, seat)
    elif settle(here, ENERGY, 1):
        ride(state, seat, world)
    else:
        state.push(SHUTTLE_STEP, seat, world)
        state.push(PAY, seat, ENERGY, 1)


def ride(state: WorldState, seat: int, world: int) -> None:
    here = state.seats[seat]
    move(here, FORTUNA - world, world)
    mark(here, SHUTTLED)
    if here.perks & LAND_AFTER_SHUTTLE:
        state.push(LAND_AFTER, seat, world)


class Ride(Step[WorldState]):
    """The shuttle flies once its fare is paid."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        ride(state, seat, a)


class PayAny(Ask[WorldState]):
    """Pays the shuttle with 1 resource of the seat's choice (level 1, p. 11)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        goods = state.seats[seat].goods
        return [RESOURCE + resource for resource in range(len(RESOURCES)) if goods[resource]]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].goods[option - RESOURCE] -= 1


class LandAfter(Ask[WorldState]):
    """Lands the lander that has just used the shuttle, if the seat likes (level 1, p. 11)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        add_landings(state, a, options)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            land(state, seat, a, option - LAND)


def play(state: WorldState, seat: int, card: int) -> None:
    """Puts a card face up on the own discard pile and does its effect."""
    show(state.seats[seat], card)
    CARDS[card].effect.resolve(state, seat)


def show(here: Seat, card: int) -> None:
    """Moves a card from the hand to the open discard pile."""
    here.hand.remove(card)
    here.discard.append(card)
    here.discard.sort()
    if card in here.unseen:
        here.unseen.remove(card)


class PlayAction(Step[WorldState]):
    """Plays an action card once it is paid."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        play(state, seat, a)


class React(Window[WorldState]):
    """Reaction cards of the hand whose condition came true this turn (p. 12)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        options: list[int] = []
        if here.met:
            for card in here.hand:
                if FIRST_REACTION <= card < FIRST_SPECIES and CARDS[card].condition & here.met:
                    options.append(PLAY + card)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        mark(state.seats[seat], PLAYED)
        play(state, seat, option - PLAY)


class LastCall(Ask[WorldState]):
    """The end of a turn: the last chance to play reaction cards."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        return [PASS]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        pass


class Close(Step[WorldState]):
    """Ends a turn: bought cards join the hand, the rows are filled up, conditions are forgotten (p. 12)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        here = state.seats[seat]
        if here.fresh:
            here.hand += here.fresh
            here.hand.sort()
            here.fresh = []
        if here.met & BOUGHT_ANY:
            for row in range(len(DECKS) - 1, -1, -1):
                if here.met & BOUGHT << row:
                    state.push(REFILL, CHANCE, row)
        here.met = 0


class Overtime(Ask[WorldState]):
    """The lander on the wait space moves on to another reachable space of the moon (p. 13)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options: list[int] = []
        add_landings(state, FORTUNA, options)
        if LAND + WAIT_SPACE in options:
            options.remove(LAND + WAIT_SPACE)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        occupy(state, WAIT_SPACE, -1)
        land(state, seat, ON_SPACE + WAIT_SPACE, option - LAND)
