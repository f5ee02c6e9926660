"""What CHANCE decides at the set-up and in the solo game: boards, tiles, cards, the first play order."""

from typing import ClassVar

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, CONTRACTS, LATE_START, MAIN_BOARDS
from planetb.games.underwater_cities.flow.piles import put_away, take_undrawn, undrawn
from planetb.games.underwater_cities.notes import Blocked
from planetb.games.underwater_cities.options import BOARD, CARD, CONTRACT, SEAT, TILE
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CREDIT, NEUTRAL, START_CITY, STEELPLAST
from planetb.kernel.domain import PASS
from planetb.kernel.shared import among, minus, plus, put, put_row
from planetb.kernel.step import Ask, Draw

SIDES = 4  # boards with the same side up


class DealBoard(Draw[UnderwaterState]):
    """A player gets a random player board; `first` is the first of the four (p. 5)."""

    fields: ClassVar[str] = "player first"

    def __init__(self, seat: int, player: int, first: int) -> None:
        self.seat = seat
        self.player = player
        self.first = first

    def bag(self, state: UnderwaterState) -> list[int]:
        taken = [nation.board for nation in state.seats]
        return [board for board in range(self.first, self.first + SIDES) if board not in taken]

    def option(self, thing: int) -> int:
        return BOARD + thing

    def answer(self, state: UnderwaterState, option: int) -> None:
        here = state.seats[self.player]
        here.board = option - BOARD
        here.tunnels = [0] * len(BOARDS[here.board].tunnels)
        here.cities = put(here.cities, START_CITY, 1)
        here.reach = 1 << START_CITY
        here.rebuilt()
        state.plain_domes -= 1


class DealBrown(Draw[UnderwaterState]):
    """A player gets a brown metropolis; alone, the one for many cities stays in the box (p. 5, 19)."""

    fields: ClassVar[str] = "player"

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player

    def bag(self, state: UnderwaterState) -> list[int]:
        return state.brown

    def option(self, thing: int) -> int:
        return TILE + thing

    def answer(self, state: UnderwaterState, option: int) -> None:
        state.brown = minus(state.brown, option - TILE)
        here = state.seats[self.player]
        here.metropolises = plus(here.metropolises, option - TILE)


class DealBlue(Draw[UnderwaterState]):
    """A player gets a blue metropolis (p. 5)."""

    fields: ClassVar[str] = "player"

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player

    def bag(self, state: UnderwaterState) -> list[int]:
        return state.blue

    def option(self, thing: int) -> int:
        return TILE + thing

    def answer(self, state: UnderwaterState, option: int) -> None:
        state.blue = minus(state.blue, option - TILE)
        here = state.seats[self.player]
        here.metropolises = plus(here.metropolises, option - TILE)


class DealOrder(Draw[UnderwaterState]):
    """The next seat in the first play order; later ones start ahead on the Federation track (p. 6)."""

    def bag(self, state: UnderwaterState) -> list[int]:
        return [other for other in range(len(state.seats)) if other not in state.order]

    def option(self, thing: int) -> int:
        return SEAT + thing

    def answer(self, state: UnderwaterState, option: int) -> None:
        place = len(state.order)
        state.order = plus(state.order, option - SEAT)
        state.track = put_row(state.track, place, plus(state.track[place], option - SEAT))
        goods = state.seats[option - SEAT].goods
        if place >= 2:
            goods[CREDIT] += LATE_START[place - 2]
        if place == 3:
            goods[STEELPLAST] += LATE_START[2]


class DealSpecial(Draw[UnderwaterState]):
    """A three-credit special card is laid out; only six are in the game (p. 4)."""

    def bag(self, state: UnderwaterState) -> list[int]:
        return state.boxed

    def option(self, thing: int) -> int:
        return CARD + thing

    def answer(self, state: UnderwaterState, option: int) -> None:
        state.boxed = minus(state.boxed, option - CARD)
        state.specials = among(state.specials, option - CARD)


class DealContract(Draw[UnderwaterState]):
    """A government contract is laid out (p. 18)."""

    def bag(self, state: UnderwaterState) -> list[int]:
        return [i for i in range(len(CONTRACTS)) if i not in state.contracts]

    def option(self, thing: int) -> int:
        return CONTRACT + thing

    def answer(self, state: UnderwaterState, option: int) -> None:
        state.contracts = among(state.contracts, option - CONTRACT)


class NeutralTile(Ask[UnderwaterState]):
    """Solo: the top card's digits count out the slot for a fourth foreign tile (p. 19)."""

    reveals = True

    def options(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in undrawn(state)] or [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        card = option - CARD
        take_undrawn(state, card)
        put_away(state, card)
        ring = MAIN_BOARDS[0]
        place = digit_sum(CARDS[card].number) - 1
        while state.slots[ring[place % len(ring)]]:
            place += 1
        slot = ring[place % len(ring)]
        state.slots = put(state.slots, slot, 1 << NEUTRAL)
        state.taken = -1
        state.note(Blocked, NEUTRAL, slot)


def digit_sum(number: int) -> int:
    total = 0
    while number:
        total += number % 10
        number //= 10
    return total
