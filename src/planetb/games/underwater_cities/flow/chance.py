"""What CHANCE decides: cards from decks, boards, tiles and the first play order."""

from bisect import insort

from planetb.games.underwater_cities.flow.scenes import connect
from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, MAIN_BOARDS
from planetb.games.underwater_cities.notes import BLOCKED
from planetb.games.underwater_cities.options import BOARD, CARD, CONTRACT, SEAT, TILE
from planetb.games.underwater_cities.flow.piles import TRIAL, put_away, take_undrawn, take_undug, undrawn, undug
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.steps import DIG_DRAW, DRAW, SIFT_DRAW
from planetb.games.underwater_cities.terms import CREDIT, NEUTRAL, START_CITY, STEELPLAST
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask


class DrawCards(Ask[UnderwaterState]):
    """Seat `a` draws `b` cards of the era deck."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in undrawn(state)] or [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        if b > 1:
            state.push(DRAW, CHANCE, a, b - 1)
        take_undrawn(state, option - CARD)
        insort(state.seats[a].hand, option - CARD)


class SiftDraw(Ask[UnderwaterState]):
    """Seat `a` turns up `b` cards of the era deck for itself."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in undrawn(state)] or [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        if b > 1:
            state.push(SIFT_DRAW, CHANCE, a, b - 1)
        take_undrawn(state, option - CARD)
        insort(state.seats[a].looked, option - CARD)


class DigDraw(Ask[UnderwaterState]):
    """Seat `a` draws `b` cards of the special deck to choose from (p. 12)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in undug(state)]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        take_undug(state, option - CARD)
        insort(state.seats[a].looked, option - CARD)
        if b > 1 and undug(state):
            state.push(DIG_DRAW, CHANCE, a, b - 1)


class RevealSpecial(Ask[UnderwaterState]):
    """The next special card of the deck is turned face up."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in undug(state)]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        take_undug(state, option - CARD)
        state.top = option - CARD


class DrawMetropolis(Ask[UnderwaterState]):
    """Seat `a` gains a random blue metropolis."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [PASS] if state.due == TRIAL else [TILE + tile for tile in state.blue]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        state.blue.remove(option - TILE)
        state.seats[a].extra.append(option - TILE)
        connect(state, a, option - TILE)


class DealBoard(Ask[UnderwaterState]):
    """Seat `a` gets a random player board; `b` is the first of the four (p. 5)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        taken = [nation.board for nation in state.seats]
        return [BOARD + board for board in range(b, b + 4) if board not in taken]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        here = state.seats[a]
        here.board = option - BOARD
        here.tunnels = [0] * len(BOARDS[here.board].tunnels)
        here.cities[START_CITY] = 1
        here.reach = 1 << START_CITY
        state.plain_domes -= 1


class DealBrown(Ask[UnderwaterState]):
    """Seat `a` gets a brown metropolis; alone, the one for many cities stays in the box (p. 19)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [TILE + tile for tile in state.brown]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        state.brown.remove(option - TILE)
        state.seats[a].metropolises.append(option - TILE)


class DealBlue(Ask[UnderwaterState]):
    """Seat `a` gets a blue metropolis."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [TILE + tile for tile in state.blue]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        state.blue.remove(option - TILE)
        state.seats[a].metropolises.append(option - TILE)


class DealOrder(Ask[UnderwaterState]):
    """The next seat in the first play order; later ones start ahead on the Federation track (p. 6)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [SEAT + other for other in range(len(state.seats)) if other not in state.order]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        place = len(state.order)
        state.order.append(option - SEAT)
        state.track[place].append(option - SEAT)
        goods = state.seats[option - SEAT].goods
        if place >= 2:
            goods[CREDIT] += 1
        if place == 3:
            goods[STEELPLAST] += 1


class DealSpecial(Ask[UnderwaterState]):
    """A three-credit special card is laid out; only six are in the game (p. 4)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in state.boxed]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        state.boxed.remove(option - CARD)
        insort(state.specials, option - CARD)


class DealContract(Ask[UnderwaterState]):
    """A government contract is laid out (p. 18)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CONTRACT + contract for contract in range(8) if contract not in state.contracts]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        insort(state.contracts, option - CONTRACT)


class NeutralTile(Ask[UnderwaterState]):
    """Solo: the top card's digits count out the slot for a fourth foreign tile (p. 19)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card in undrawn(state)] or [PASS]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
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
        state.slots[slot] = 1 << NEUTRAL
        state.note(BLOCKED, NEUTRAL, slot)


def digit_sum(number: int) -> int:
    total = 0
    while number:
        total += number % 10
        number //= 10
    return total
