"""Chapter one, Colossus Station (p. 6-8): five rounds of buying modules with officer cards."""

from typing import ClassVar

from planetb.games.reworld.content.tables import (
    COPIES,
    HAND_SIZES,
    POINTS_FOR_MARKER,
    POINTS_PER_CARD,
    ROUND_POINTS,
)
from planetb.games.reworld.flow.settlement import begin_settlement
from planetb.games.reworld.notes import Bought, RoundBegan
from planetb.games.reworld.options import CARD, MARKER, MODULE, SLOT, bar_elsewhere
from planetb.games.reworld.rules.payment import ANYTHING, most_cards, payable, pays
from planetb.games.reworld.rules.points import CARD_POINTS, MARKER_POINTS, TERRABOT_POINTS, gain
from planetb.games.reworld.state import LAST_ROUND, Area, ReworldState
from planetb.games.reworld.terms import CREW, LEFT, NO_MODULE, RIGHT, ROWS, SLOTS, TERRABOT
from planetb.kernel.domain import PASS
from planetb.kernel.shared import minus, plus, put, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Pick, Step


class Prepare(Step[ReworldState]):
    """A round begins: modules on all arms, all officer cards shuffled and dealt (p. 6).

    A state with a generator of its own deals at once; otherwise CHANCE is asked module by module.
    """

    reveals = True

    def run(self, state: ReworldState) -> None:
        state.round += 1
        state.note(RoundBegan, CHANCE, state.round)
        state.undealt = [COPIES] * ROWS
        for area in state.seats:
            area.out = 0
            area.dropped = [0] * ROWS
        if state.rng:
            fill_station(state)
            deal_hands(state)
        else:
            for slot in range(SLOTS):
                state.push(FillArm(CHANCE, slot))
            for player in range(len(state.seats)):
                for _ in range(hand_size(state)):
                    state.push(DealCard(CHANCE, player))
        state.push(Turn(state.marker))


def hand_size(state: ReworldState) -> int:
    return HAND_SIZES[len(state.seats) - 2]


def fill_station(state: ReworldState) -> None:
    bag = state.bag[:]
    state.arms = [bag.pop(state.below(len(bag))) for _ in range(SLOTS)]
    state.bag = bag


def deal_hands(state: ReworldState) -> None:
    deck: list[int] = []
    for value in range(ROWS):
        deck += [value] * COPIES
    undealt = state.undealt[:]
    size = hand_size(state)
    for area in state.seats:
        hand = area.hand
        for _ in range(size):
            value = deck.pop(state.below(len(deck)))
            hand[value] += 1
            undealt[value] -= 1
        area.cards = size
    state.undealt = undealt


class FillArm(Ask[ReworldState]):
    """CHANCE draws the module for an arm from the bag."""

    fields: ClassVar[str] = "slot"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def options(self, state: ReworldState) -> list[int]:
        return [MODULE + kind for kind in sorted(set(state.bag))]

    def weights(self, state: ReworldState, options: list[int]) -> list[int]:
        return [state.bag.count(option - MODULE) for option in options]

    def answer(self, state: ReworldState, option: int) -> None:
        state.bag = minus(state.bag, option - MODULE)
        state.arms = put(state.arms, self.slot, option - MODULE)


class DealCard(Ask[ReworldState]):
    """CHANCE deals one officer card to a player."""

    fields: ClassVar[str] = "player"

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player

    def options(self, state: ReworldState) -> list[int]:
        return [CARD + value for value in range(ROWS) if state.undealt[value]]

    def weights(self, state: ReworldState, options: list[int]) -> list[int]:
        return [state.undealt[option - CARD] for option in options]

    def answer(self, state: ReworldState, option: int) -> None:
        value = option - CARD
        area = state.seats[self.player]
        state.undealt = put(state.undealt, value, state.undealt[value] - 1)
        area.hand[value] += 1
        area.cards += 1


class Turn(Ask[ReworldState]):
    """Buy a module, buy the start-player marker, or drop out of the round (p. 6)."""

    opens = True

    def options(self, state: ReworldState) -> list[int]:
        options = [PASS]
        area = state.seats[self.seat]
        if state.field == 0:
            hand = area.hand
            for value in range(ROWS):
                if hand[value]:
                    options.append(MARKER + value)
        arms = state.arms
        if area.cards >= ANYTHING:
            for slot in range(SLOTS):
                if arms[slot] >= 0:
                    options.append(SLOT + slot)
        elif area.cards:
            slots = state.slots
            for slot in range(SLOTS):
                if arms[slot] >= 0 and affordable(area, slots[LEFT[slot]] % 10, slots[RIGHT[slot]] % 10):
                    options.append(SLOT + slot)
        return options

    def several(self, state: ReworldState) -> bool:
        cards = state.seats[self.seat].cards
        if not cards or state.field == 0:
            return cards > 0
        return cards >= ANYTHING and state.arms.count(NO_MODULE) < SLOTS

    def bar(self, state: ReworldState, option: int) -> str:
        area = state.seats[self.seat]
        if option == PASS:
            return ""
        if not MARKER <= option < CARD:
            return bar_elsewhere(option, 1, "first")
        if option < SLOT:
            if state.field:
                return "marker"
            return "" if area.hand[option - MARKER] else "no_card" if area.cards else "no_cards"
        slots, slot = state.slots, option - SLOT
        if state.arms[slot] < 0:
            return "gone"
        if not area.cards:
            return "no_cards"
        left, right = slots[LEFT[slot]] % 10, slots[RIGHT[slot]] % 10
        return "" if affordable(area, left, right) else "price"

    def answer(self, state: ReworldState, option: int) -> None:
        seat = self.seat
        if option >= SLOT:
            state.push(TopCard(seat, option - SLOT))
            return
        if option == PASS:
            drop_out(state, seat)
        else:
            buy_marker(state, seat, option - MARKER)
        next_turn(state, seat)


def bar_while_paying(option: int, slot: int) -> str:
    """What bars an option that is no card, while a module is paid for."""
    return "paying_here" if option == SLOT + slot else bar_elsewhere(option, 1, "paying")


def affordable(area: Area, left: int, right: int) -> bool:
    """Whether some payment can be made from the hand."""
    hand = area.hand
    has_left = left > 0 and hand[left - 1] > 0
    has_right = right > 0 and hand[right - 1] > 0
    return payable(area.cards, left, right, has_left, has_right)


def drop_out(state: ReworldState, seat: int) -> None:
    """Points for each card left, cards face down to the discard pile (p. 8)."""
    area = state.seats[seat]
    area.out = 1
    if area.cards:
        gain(state, seat, CARD_POINTS, POINTS_PER_CARD * area.cards)
        area.dropped = area.hand
        area.hand = [0] * ROWS
        area.cards = 0


def buy_marker(state: ReworldState, seat: int, value: int) -> None:
    """One card face down on the start-player field: a point and the marker (p. 8)."""
    area = state.seats[seat]
    lay(area, value)
    state.field = value + 1
    state.marker = seat
    gain(state, seat, MARKER_POINTS, POINTS_FOR_MARKER)


class TopCard(Ask[ReworldState]):
    """Which card lies on top in a slot: it names the row, and what the neighbours will cost (p. 7).

    Whoever can pay for a slot at all can do it with any card of the hand on top.
    """

    fields: ClassVar[str] = "slot"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def options(self, state: ReworldState) -> list[int]:
        hand = state.seats[self.seat].hand
        return [CARD + value for value in range(ROWS) if hand[value]]

    def bar(self, state: ReworldState, option: int) -> str:
        if not CARD <= option < CARD + ROWS:
            return bar_while_paying(option, self.slot)
        return "" if state.seats[self.seat].hand[option - CARD] else "no_card"

    def answer(self, state: ReworldState, option: int) -> None:
        slot = self.slot
        lay(state.seats[self.seat], option - CARD)
        state.slots[slot] = option - CARD + 1
        if state.slots[LEFT[slot]] or state.slots[RIGHT[slot]]:
            state.push(CardsBelow(self.seat, slot))
        else:
            take_module(state, self.seat, slot)


class CardsBelow(Pick[ReworldState]):
    """The other cards of the payment, under the top card (p. 7)."""

    fields: ClassVar[str] = "slot"

    def __init__(self, seat: int, slot: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.slot = slot

    def having(self, picked: tuple[int, ...]) -> "CardsBelow":
        return CardsBelow(self.seat, self.slot, picked)

    def things(self, state: ReworldState) -> list[int]:
        found: list[int] = []
        hand = state.seats[self.seat].hand
        for value in range(ROWS):
            found += [CARD + value] * hand[value]
        return found

    def most(self, state: ReworldState) -> int:
        slots = state.slots
        return most_cards(slots[LEFT[self.slot]] % 10, slots[RIGHT[self.slot]] % 10) - 1

    def enough(self, state: ReworldState, picked: list[int]) -> bool:
        left, right = state.slots[LEFT[self.slot]] % 10, state.slots[RIGHT[self.slot]] % 10
        has_left, has_right = self.has(state, left, picked), self.has(state, right, picked)
        return pays(1 + len(picked), left, right, has_left, has_right)

    def leads(self, state: ReworldState, picked: list[int], rest: list[int]) -> bool:
        left, right = state.slots[LEFT[self.slot]] % 10, state.slots[RIGHT[self.slot]] % 10
        cards = picked + rest
        has_left, has_right = self.has(state, left, cards), self.has(state, right, cards)
        return len(picked) <= self.most(state) and payable(1 + len(cards), left, right, has_left, has_right)

    def has(self, state: ReworldState, value: int, cards: list[int]) -> bool:
        """Whether a value is the top card or among these."""
        return state.slots[self.slot] == value or CARD + value - 1 in cards

    def options(self, state: ReworldState) -> list[int]:
        slots = state.slots
        left, right = slots[LEFT[self.slot]] % 10, slots[RIGHT[self.slot]] % 10
        hand = state.seats[self.seat].hand
        has_left, has_right = slots[self.slot] == left, slots[self.slot] == right
        lowest = 0
        cards = 1
        held = hand
        if self.picked:
            if len(self.picked) == self.most(state):
                return [PASS]
            held = hand[:]
            for thing in self.picked:
                lowest = thing - CARD
                held[lowest] -= 1
                has_left = has_left or lowest + 1 == left
                has_right = has_right or lowest + 1 == right
                cards += 1
        found: list[int] = []
        enough = pays(cards, left, right, has_left, has_right)
        for value in range(ROWS - 1, lowest - 1, -1):  # `cards` grows to all that are not lower
            if held[value]:
                cards += held[value]
                has_left = has_left or value + 1 == left
                has_right = has_right or value + 1 == right
                if payable(cards, left, right, has_left, has_right):
                    found.append(CARD + value)
        if enough:
            found.append(PASS)
        found.reverse()
        return found

    def bar(self, state: ReworldState, option: int) -> str:
        picked = list(self.picked)
        if option == PASS:
            return "" if self.enough(state, picked) else "pick_more"
        if not CARD <= option < CARD + ROWS:
            return bar_while_paying(option, self.slot)
        if state.seats[self.seat].hand[option - CARD] == picked.count(option):
            return "no_card"
        return "pick_full" if len(picked) == self.most(state) else ""

    def take(self, state: ReworldState, picked: list[int]) -> None:
        area = state.seats[self.seat]
        laid = 0
        for thing in picked:
            lay(area, thing - CARD)
            laid = laid * 10 + thing - CARD + 1
        state.slots[self.slot] += laid * 10
        take_module(state, self.seat, self.slot)


def lay(area: Area, value: int) -> None:
    """A card leaves the hand."""
    area.hand[value] -= 1
    area.cards -= 1


def take_module(state: ReworldState, seat: int, slot: int) -> None:
    """The module joins the open end of the row that the top card names (p. 7)."""
    kind = state.arms[slot]
    state.arms = put(state.arms, slot, NO_MODULE)
    area = state.seats[seat]
    row = state.slots[slot] % 10 - 1
    area.rows = put_row(area.rows, row, plus(area.rows[row], kind))
    area.modules += 1
    state.note(Bought, seat, kind, state.slots[slot])
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
            state.push(Turn(seat))
            return
    end_round(state)


def end_round(state: ReworldState) -> None:
    """Left-over modules to the box, all cards to the discard pile (p. 8)."""
    box = state.box[:]
    for kind in state.arms:
        if kind >= 0:
            box[kind] += 1
    state.box = box
    state.arms = [NO_MODULE] * SLOTS
    state.slots = [0] * SLOTS
    state.field = 0
    if state.round < LAST_ROUND:
        state.push(Prepare())
    else:
        state.undealt = [0] * ROWS
        for area in state.seats:
            area.dropped = [0] * ROWS
        begin_settlement(state)
