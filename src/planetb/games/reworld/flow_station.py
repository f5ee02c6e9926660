"""Chapter one, Colossus Station (p. 6-8): five rounds of buying modules with officer cards."""

from planetb.games.reworld.flow_settlement import begin_settlement
from planetb.games.reworld.kinds import CREW, LEFT, NO_MODULE, RIGHT, ROWS, SLOTS, TERRABOT
from planetb.games.reworld.modules import COPIES, HAND_SIZES, ROUND_POINTS
from planetb.games.reworld.options import CARD, MARKER, MODULE, SLOT
from planetb.games.reworld.payment import affordable, cards_below
from planetb.games.reworld.points import (
    CARD_POINTS,
    MARKER_POINTS,
    NOTE_BUY,
    NOTE_ROUND,
    TERRABOT_POINTS,
    gain,
)
from planetb.games.reworld.state import LAST_ROUND, ReworldState
from planetb.games.reworld.steps import CARDS_BELOW, DEAL_CARD, FILL_ARM, PREPARE, TOP_CARD, TURN
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step


class Prepare(Step[ReworldState]):
    """A round begins: modules on all arms, all officer cards shuffled and dealt (p. 6).

    A state with a generator of its own deals at once; otherwise CHANCE is asked module by module.
    """

    def run(self, state: ReworldState, seat: int, a: int, b: int) -> None:
        state.round += 1
        state.note(NOTE_ROUND, CHANCE, state.round)
        state.undealt = [COPIES] * ROWS
        for area in state.seats:
            area.out = 0
            area.dropped = [0] * ROWS
        state.push(TURN, state.marker)
        if state.rng:
            fill_station(state)
            deal_hands(state)
        else:
            for player in range(len(state.seats) - 1, -1, -1):
                for _ in range(hand_size(state)):
                    state.push(DEAL_CARD, CHANCE, player)
            for slot in range(SLOTS - 1, -1, -1):
                state.push(FILL_ARM, CHANCE, slot)


def hand_size(state: ReworldState) -> int:
    return HAND_SIZES[len(state.seats) - 2]


def fill_station(state: ReworldState) -> None:
    bag = state.bag
    arms = state.arms
    for slot in range(SLOTS):
        arms[slot] = bag.pop(state.below(len(bag)))


def deal_hands(state: ReworldState) -> None:
    deck: list[int] = []
    for value in range(ROWS):
        deck += [value] * COPIES
    undealt = state.undealt
    size = hand_size(state)
    for area in state.seats:
        hand = area.hand
        for _ in range(size):
            value = deck.pop(state.below(len(deck)))
            hand[value] += 1
            undealt[value] -= 1
        area.cards = size


class FillArm(Ask[ReworldState]):
    """CHANCE draws the module for arm `a` from the bag."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        return [MODULE + kind for kind in sorted(set(state.bag))]

    def weights(self, state: ReworldState, seat: int, a: int, b: int, options: list[int]) -> list[int]:
        return [state.bag.count(option - MODULE) for option in options]

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        state.bag.remove(option - MODULE)
        state.arms[a] = option - MODULE


class DealCard(Ask[ReworldState]):
    """CHANCE deals one officer card to seat `a`."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + value for value in range(ROWS) if state.undealt[value]]

    def weights(self, state: ReworldState, seat: int, a: int, b: int, options: list[int]) -> list[int]:
        return [state.undealt[option - CARD] for option in options]

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        state.undealt[option - CARD] -= 1
        state.seats[a].hand[option - CARD] += 1
        state.seats[a].cards += 1


class Turn(Ask[ReworldState]):
    """Buy a module, buy the start-player marker, or drop out of the round (p. 6)."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        area = state.seats[seat]
        if state.field == 0:
            hand = area.hand
            for value in range(ROWS):
                if hand[value]:
                    options.append(MARKER + value)
        arms = state.arms
        if area.cards >= 4:  # any four cards pay for anything
            for slot in range(SLOTS):
                if arms[slot] >= 0:
                    options.append(SLOT + slot)
        elif area.cards:
            slots = state.slots
            for slot in range(SLOTS):
                if arms[slot] >= 0 and affordable(area, slots[LEFT[slot]] % 10, slots[RIGHT[slot]] % 10):
                    options.append(SLOT + slot)
        return options

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        if option >= SLOT:
            state.push(TOP_CARD, seat, option - SLOT)
            return
        if option == PASS:
            drop_out(state, seat)
        else:
            buy_marker(state, seat, option - MARKER)
        next_turn(state, seat)


def drop_out(state: ReworldState, seat: int) -> None:
    """One point per card left, cards face down to the discard pile (p. 8)."""
    area = state.seats[seat]
    area.out = 1
    if area.cards:
        gain(state, seat, CARD_POINTS, area.cards)
        area.dropped = area.hand
        area.hand = [0] * ROWS
        area.cards = 0


def buy_marker(state: ReworldState, seat: int, value: int) -> None:
    """One card face down on the start-player field: one point and the marker (p. 8)."""
    area = state.seats[seat]
    area.hand[value] -= 1
    area.cards -= 1
    state.field = value + 1
    state.marker = seat
    gain(state, seat, MARKER_POINTS, 1)


class TopCard(Ask[ReworldState]):
    """Which card lies on top in slot `a`: it names the row, and what the neighbours will cost (p. 7).

    Whoever can pay for a slot at all can do it with any card of the hand on top.
    """

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        hand = state.seats[seat].hand
        return [CARD + value for value in range(ROWS) if hand[value]]

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        value = option - CARD
        area = state.seats[seat]
        area.hand[value] -= 1
        area.cards -= 1
        state.slots[a] = value + 1
        if state.slots[LEFT[a]] or state.slots[RIGHT[a]]:
            state.push(CARDS_BELOW, seat, a)
        else:
            take_module(state, seat, a)


class CardsBelow(Ask[ReworldState]):
    """Another card under the top card of slot `a` (none below value `b`), or enough (PASS) (p. 7)."""

    def options(self, state: ReworldState, seat: int, a: int, b: int) -> list[int]:
        slots = state.slots
        return cards_below(state.seats[seat].hand, slots[LEFT[a]] % 10, slots[RIGHT[a]] % 10, slots[a], b)

    def answer(self, state: ReworldState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            take_module(state, seat, a)
            return
        value = option - CARD
        area = state.seats[seat]
        area.hand[value] -= 1
        area.cards -= 1
        slots = state.slots
        top = slots[a] % 10
        laid = (slots[a] - top + value + 1) * 10 + top
        slots[a] = laid
        left = slots[LEFT[a]] % 10
        right = slots[RIGHT[a]] % 10
        if left == right or left == 0 or right == 0 or laid >= 1000:
            take_module(state, seat, a)
        else:
            state.push(CARDS_BELOW, seat, a, value)


def take_module(state: ReworldState, seat: int, slot: int) -> None:
    """The module joins the open end of the row that the top card names (p. 7)."""
    kind = state.arms[slot]
    state.arms[slot] = NO_MODULE
    area = state.seats[seat]
    area.rows[state.slots[slot] % 10 - 1].append(kind)
    area.modules += 1
    state.note(NOTE_BUY, seat, kind, state.slots[slot])
    if TERRABOT <= kind < CREW:
        gain(state, seat, TERRABOT_POINTS, ROUND_POINTS[state.round])
    next_turn(state, seat)


def next_turn(state: ReworldState, seat: int) -> None:
    """The next admiral clockwise who has not dropped out; if there is none, the round is over."""
    seats = state.seats
    n = len(seats)
    for _ in range(n):
        seat += 1
        if seat == n:
            seat = 0
        if not seats[seat].out:
            state.push(TURN, seat)
            return
    end_round(state)


def end_round(state: ReworldState) -> None:
    """Left-over modules to the box, all cards to the discard pile (p. 8)."""
    for kind in state.arms:
        if kind >= 0:
            state.box[kind] += 1
    state.arms = [NO_MODULE] * SLOTS
    state.slots = [0] * SLOTS
    state.field = 0
    if state.round < LAST_ROUND:
        state.push(PREPARE, CHANCE)
    else:
        state.undealt = [0] * ROWS
        for area in state.seats:
            area.dropped = [0] * ROWS
        begin_settlement(state)
