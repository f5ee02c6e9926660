"""A turn: express shuttle, action card, landing or pass, then the last call for reactions (p. 6)."""

from typing import ClassVar, Final

from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    CONDITIONS,
    LIMITS,
    PLANET_SPACES,
    SPACES,
)
from planetb.games.how_to_save_a_world.effects.landers import no_lander
from planetb.games.how_to_save_a_world.effects.resources import Pay
from planetb.games.how_to_save_a_world.flow.cards import Refill
from planetb.games.how_to_save_a_world.flow.landing import (
    add_landings,
    any_landing,
    barred_landing,
    barred_space,
    land,
)
from planetb.games.how_to_save_a_world.meta import META
from planetb.games.how_to_save_a_world.notes import TechnologiesPaid
from planetb.games.how_to_save_a_world.options import CUBE, LAND, PLAY, RESOURCE, SHUTTLE, SPEND, WORK_ON
from planetb.games.how_to_save_a_world.rules.goods import (
    can_pay,
    leave_hand,
    mark,
    put_down,
    reactions,
    settle,
)
from planetb.games.how_to_save_a_world.rules.landers import move, occupy, zones
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    BOUGHT,
    BOUGHT_ANY,
    DECKS,
    ENERGY,
    FIRST_REACTION,
    FIRST_SPECIES,
    FORTUNA,
    LAND_AFTER_SHUTTLE,
    ON_SPACE,
    PLAYED,
    RESOURCES,
    SHUTTLE_FOR_ANY,
    SHUTTLED,
    WAIT,
)
from planetb.kernel.domain import PASS
from planetb.kernel.shared import minus, plus
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Pick, Step, Window

WAIT_SPACE: Final = [space.after for space in SPACES].index(WAIT)


class Turn(Ask[WorldState]):
    """One of four: land, use the shuttle, play an action card, pass (p. 6)."""

    opens = True

    def options(self, state: WorldState) -> list[int]:
        here = state.seats[self.seat]
        options = [PASS]
        places = zones(here)
        if places & 1:
            add_landings(state, ALARRIA, options)
        if places & 2:
            add_landings(state, FORTUNA, options)
        if places and can_pay_shuttle(here):
            if places & 2:
                options.append(SHUTTLE + ALARRIA)
            if places & 1:
                options.append(SHUTTLE + FORTUNA)
        hand = here.hand
        if hand and hand[0] < FIRST_REACTION and can_pay(here, ENERGY, LIMITS.action):
            for card in hand:
                if card >= FIRST_REACTION:
                    break
                options.append(PLAY + card)
        return options

    def several(self, state: WorldState) -> bool:
        places = zones(state.seats[self.seat])
        if places & 1 and any_landing(state, PLANET_SPACES):
            return True
        return places & 2 != 0 and any_landing(state, state.moon)

    def bar(self, state: WorldState, option: int) -> str:
        here = state.seats[self.seat]
        if option == PASS:
            return ""
        if LAND <= option < SHUTTLE:
            return barred_landing(state, self.seat, option - LAND)
        if SHUTTLE <= option < WORK_ON:
            key = no_lander(here, option - SHUTTLE)
            if key or can_pay_shuttle(here):
                return key
            return "fare" if here.perks & SHUTTLE_FOR_ANY else "shuttle"
        if PLAY <= option < SPEND and option - PLAY in here.hand:
            if option - PLAY >= FIRST_REACTION:
                return "reaction" if option - PLAY < FIRST_SPECIES else "species"
            return "" if can_pay(here, ENERGY, LIMITS.action) else "energy"
        return "through" if WORK_ON <= option < PLAY or SPEND <= option < CUBE else "elsewhere"

    def answer(self, state: WorldState, option: int) -> None:
        seat = self.seat
        if option == PASS:
            state.seats[seat].passed = 1
            return
        agenda = state.agenda
        height = len(agenda)
        if option < SHUTTLE:
            space = option - LAND
            land(state, seat, SPACES[space].world, space)
        elif option < PLAY:
            use_shuttle(state, seat, option - SHUTTLE)
        elif settle(state.seats[seat], ENERGY, LIMITS.action):
            play(state, seat, option - PLAY)
        else:
            state.push(Pay(seat, ENERGY, LIMITS.action))
            state.push(PlayAction(seat, option - PLAY))
        if len(agenda) == height and state.trail is None and not reactions(state.seats[seat]):
            close(state, seat)  # nothing is pending, nobody is asked, no log tells the last call
            return
        state.push(LAST_CALLS[seat])
        state.push(CLOSES[seat])


def can_pay_shuttle(here: Seat) -> bool:
    return sum(here.goods) > 0 if here.perks & SHUTTLE_FOR_ANY else can_pay(here, ENERGY, LIMITS.shuttle)


def use_shuttle(state: WorldState, seat: int, world: int) -> None:
    """Pays the fare, then moves a lander to the other arrival zone."""
    here = state.seats[seat]
    if here.perks & SHUTTLE_FOR_ANY:
        state.push(PayAny(seat))
    elif settle(here, ENERGY, LIMITS.shuttle):
        ride(state, seat, world)
        return
    else:
        state.push(Pay(seat, ENERGY, LIMITS.shuttle))
    state.push(Ride(seat, world))


class PayAny(Pick[WorldState]):
    """Pays the shuttle with 1 resource of the seat's choice (level 1, p. 11)."""

    def having(self, picked: tuple[int, ...]) -> "PayAny":
        return PayAny(self.seat, picked)

    def things(self, state: WorldState) -> list[int]:
        goods = state.seats[self.seat].goods
        return [RESOURCE + resource for resource in range(len(RESOURCES)) if goods[resource]]

    def least(self, state: WorldState) -> int:
        return 1

    def most(self, state: WorldState) -> int:
        return 1

    def bar(self, state: WorldState, option: int) -> str:
        resource = option - RESOURCE
        if 0 <= resource < len(RESOURCES) and not state.seats[self.seat].goods[resource]:
            return "none_left"
        return super().bar(state, option)

    def take(self, state: WorldState, picked: list[int]) -> None:
        state.seats[self.seat].goods[picked[0] - RESOURCE] -= 1


class Ride(Step[WorldState]):
    """The shuttle flies once its fare is paid (p. 6)."""

    fields: ClassVar[str] = "world"

    def __init__(self, seat: int, world: int) -> None:
        self.seat = seat
        self.world = world

    def run(self, state: WorldState) -> None:
        ride(state, self.seat, self.world)


def ride(state: WorldState, seat: int, world: int) -> None:
    here = state.seats[seat]
    move(here, FORTUNA - world, world)
    mark(here, SHUTTLED)
    if here.perks & LAND_AFTER_SHUTTLE:
        state.push(LandAfter(seat, world))


class LandAfter(Ask[WorldState]):
    """Lands the lander that has just used the shuttle, if the seat likes (level 1, p. 11)."""

    fields: ClassVar[str] = "world"

    def __init__(self, seat: int, world: int) -> None:
        self.seat = seat
        self.world = world

    def options(self, state: WorldState) -> list[int]:
        options = [PASS]
        add_landings(state, self.world, options)
        return options

    def bar(self, state: WorldState, option: int) -> str:
        space = option - LAND
        if 0 <= space < len(SPACES) and SPACES[space].world == self.world:
            return barred_space(state, space)
        return "" if option == PASS else "elsewhere"

    def answer(self, state: WorldState, option: int) -> None:
        if option != PASS:
            land(state, self.seat, self.world, option - LAND)


class PlayAction(Step[WorldState]):
    """Plays an action card once it is paid (p. 6)."""

    fields: ClassVar[str] = "card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: WorldState) -> None:
        play(state, self.seat, self.card)


def play(state: WorldState, seat: int, card: int) -> None:
    """Does the effect of a card; only then it lies on the own discard pile (p. 6, ruling 8)."""
    here = state.seats[seat]
    leave_hand(here, card)
    here.playing = plus(here.playing, card)
    agenda = state.agenda
    height = len(agenda)
    CARDS[card].effect.resolve(state, seat)
    if len(agenda) == height:
        finish_play(here, card)
    else:
        state.push(PutDown(seat, card))


class PutDown(Step[WorldState]):
    """A played card goes face up to the own discard pile (p. 6)."""

    fields: ClassVar[str] = "card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: WorldState) -> None:
        finish_play(state.seats[self.seat], self.card)


def finish_play(here: Seat, card: int) -> None:
    here.playing = minus(here.playing, card)
    put_down(here, card)


class React(Window[WorldState]):
    """Reaction cards of the hand whose condition came true this turn (p. 12)."""

    def options(self, state: WorldState, seat: int) -> list[int]:
        here = state.seats[seat]
        met = here.met
        return [PLAY + card for card in here.hand if CONDITIONS[card] & met] if met else []

    def bar(self, state: WorldState, seat: int, option: int) -> str:
        card = option - PLAY
        if card not in state.seats[seat].hand or card < FIRST_REACTION:
            return "elsewhere"
        if card >= FIRST_SPECIES:
            return "species"
        return "" if CARDS[card].condition & state.seats[seat].met else "reaction"

    def answer(self, state: WorldState, seat: int, option: int) -> None:
        mark(state.seats[seat], PLAYED)
        play(state, seat, option - PLAY)


class LastCall(Ask[WorldState]):
    """The end of a turn: the last chance to play reaction cards (p. 12)."""

    window = True

    def options(self, state: WorldState) -> list[int]:
        return [PASS]

    def answer(self, state: WorldState, option: int) -> None:
        pass


class Close(Step[WorldState]):
    """Ends a turn: bought cards join the hand, the rows are filled up, conditions are forgotten (p. 12)."""

    def run(self, state: WorldState) -> None:
        close(state, self.seat)


def close(state: WorldState, seat: int) -> None:
    here = state.seats[seat]
    if here.paid:
        paid = sum([here.pays[i + 1] for i in range(0, len(here.pays), 2) if here.paid >> i & 1])
        if paid:
            state.note(TechnologiesPaid, seat, paid)
        here.paid = 0
    if here.fresh:
        here.hand = sorted(here.hand + here.fresh)
        here.fresh = []
    if here.met & BOUGHT_ANY:
        for row in range(len(DECKS)):
            if here.met & BOUGHT << row:
                state.push(Refill(CHANCE, row))
    here.met = 0


LAST_CALLS: Final = [LastCall(seat) for seat in range(META.high)]  # steps never change: the same for all
CLOSES: Final = [Close(seat) for seat in range(META.high)]


class Overtime(Ask[WorldState]):
    """The lander on the wait space moves on to another reachable space of the moon (p. 13)."""

    opens = True

    def options(self, state: WorldState) -> list[int]:
        options: list[int] = []
        add_landings(state, FORTUNA, options)
        if LAND + WAIT_SPACE in options:
            options.remove(LAND + WAIT_SPACE)
        return options

    def bar(self, state: WorldState, option: int) -> str:
        space = option - LAND
        if not 0 <= space < len(SPACES) or SPACES[space].world != FORTUNA:
            return "elsewhere"
        return "leave_wait" if space == WAIT_SPACE else barred_space(state, space)

    def answer(self, state: WorldState, option: int) -> None:
        occupy(state, WAIT_SPACE, -1)
        land(state, self.seat, ON_SPACE + WAIT_SPACE, option - LAND)
