"""A table for tests: a position with just what the rule needs, played in notation."""

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, CONTRACTS, METROPOLISES
from planetb.games.underwater_cities.flow.claiming import claim
from planetb.games.underwater_cities.flow.rounds import EndEra, EndRound, Produce
from planetb.games.underwater_cities.flow.turns import Turn
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.rules.network import is_connected
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import GOODS, KINDS
from planetb.kernel.domain import PASS
from planetb.kernel.rng import seeded
from planetb.kernel.step import Pick

TILES = [tile.code for tile in METROPOLISES]


class Table:
    """Seat 0 acts; every nation starts with its start city and nothing else."""

    def __init__(self, seats: int = 2, board: str = "b1", contracts: bool = False) -> None:
        expert = board > "b4"
        self.state: UnderwaterState = GAME.start(seats, [int(expert), int(contracts), 0], seeded(7), [])
        while self.state.round == 0:
            GAME.choose(self.state, self.state.options[0])
        self.state.agenda = []
        self.state.order = list(range(seats))
        self.state.track = [list(range(seats)), [], [], [], []]
        self.state.slots = [0] * len(self.state.slots)
        for seat in range(seats):
            self._empty(seat, board)

    def _empty(self, seat: int, board: str) -> None:
        here = self.state.seats[seat]
        for card in here.hand:
            self._home(card)
        here.hand = []
        here.goods = [0] * 6
        codes = [known.code for known in BOARDS]
        here.board = (codes.index(board) + seat) % 4 + (4 if board > "b4" else 0)
        here.tunnels = [0] * len(BOARDS[here.board].tunnels)

    def _home(self, card: int) -> None:
        deck = CARDS[card].deck
        pile = self.state.bags[deck] if deck < 3 else self.state.pile if deck == 3 else self.state.boxed
        pile.append(card)
        pile.sort()

    @property
    def me(self) -> Nation:
        return self.state.seats[0]

    # Arranging

    def goods(self, seat: int = 0, **amounts: int) -> "Table":
        """`goods(kelp=2, credit=1)`: sets the stock."""
        self.state.seats[seat].goods = [amounts.get(good, 0) for good in GOODS]
        return self

    def take(self, card: int) -> None:
        """Takes a card from wherever it is."""
        state = self.state
        for pile in [*state.bags, *state.discards, state.pile, state.specials, state.boxed, state.under]:
            if card in pile:
                pile.remove(card)
        if state.top == card:
            state.top = state.pile.pop()

    def hand(self, *cards: int, seat: int = 0) -> "Table":
        for card in cards:
            self.take(card)
        self.state.seats[seat].hand = sorted([*self.state.seats[seat].hand, *cards])
        return self

    def claimed(self, *cards: int, seat: int = 0) -> "Table":
        for card in cards:
            self.take(card)
            claim(self.state, seat, card)
        return self

    def city(self, *places: int, symbiotic: bool = False, seat: int = 0) -> "Table":
        for place in places:
            self.state.seats[seat].cities[place - 1] = 2 if symbiotic else 1
        self.state.seats[seat].rebuilt()
        return self

    def tunnel(self, *places: int, upgraded: bool = False, seat: int = 0) -> "Table":
        here = self.state.seats[seat]
        for place in places:
            here.tunnels[place - 1] = 2 if upgraded else 1
            for end in BOARDS[here.board].tunnels[place - 1]:
                if end < 9:
                    here.reach |= 1 << end
        here.rebuilt()
        return self

    def building(self, *sites: str, kind: str = "farm", upgraded: bool = False, seat: int = 0) -> "Table":
        for site in sites:
            value = KINDS.index(kind) + (4 if upgraded else 1)
            self.state.seats[seat].sites[SITE_NAMES.index(site)] = value
        self.state.seats[seat].rebuilt()
        return self

    def metropolis(self, place: int, code: str, seat: int = 0) -> "Table":
        """Puts a tile at a place: 0 brown upper left, 1 upper right, 2 lower left."""
        self.state.seats[seat].metropolises[place] = TILES.index(code)
        return self

    def contracts(self, *codes: str) -> "Table":
        known = [contract.code for contract in CONTRACTS]
        self.state.contracts = [known.index(code) for code in codes]
        return self

    def on_track(self, *spaces: tuple[int, list[int]]) -> "Table":
        """`on_track((4, [0]))`: markers from the bottom up; the others stay below."""
        placed = [seat for _, seats in spaces for seat in seats]
        self.state.track = [[s for s in range(len(self.state.seats)) if s not in placed], [], [], [], []]
        for space, seats in spaces:
            self.state.track[5 - space] = list(seats)
        return self

    # Playing

    def turn(self, *words: str, seat: int = 0) -> "Table":
        """Begins a turn and plays it."""
        self.state.agenda = [Turn(seat)]
        self.state.taken = -1  # tiles may have been put there by hand
        GAME.advance(self.state)
        return self.play(*words)

    def play(self, *words: str) -> "Table":
        for word in words:
            things = [
                GAME.table.parse(part, "underwater_cities", self.state.options) for part in word.split(" + ")
            ]
            if isinstance(GAME.ask(self.state), Pick):
                GAME.pick(self.state, GAME.seat(self.state), [] if things == [PASS] else things)
            else:
                GAME.choose(self.state, things[0])
        return self

    def produce(self, *words: str) -> "Table":
        """A production phase of seat 0, without feeding."""
        self.state.agenda = [Produce(0)]
        GAME.advance(self.state)
        return self.play(*words)

    def end_era(self) -> "Table":
        self.state.agenda = [EndEra()]
        GAME.advance(self.state)
        return self

    def end_round(self) -> "Table":
        self.state.agenda = [EndRound()]
        GAME.advance(self.state)
        return self

    # Reading

    @property
    def options(self) -> list[str]:
        return [GAME.table.word(option) for option in self.state.options]

    @property
    def asks(self) -> str:
        return "" if GAME.over(self.state) else type(GAME.ask(self.state)).__name__

    def stock(self, seat: int = 0) -> dict[str, int]:
        """What the seat has, without zeros."""
        return {good: n for good, n in zip(GOODS, self.state.seats[seat].goods, strict=True) if n}

    def built(self, seat: int = 0) -> dict[str, str]:
        """Building sites that are built on."""
        return {
            SITE_NAMES[i]: ("upgraded " if value > 3 else "") + KINDS[(value - 1) % 3]
            for i, value in enumerate(self.state.seats[seat].sites)
            if value
        }

    def connected(self, place: int, seat: int = 0) -> bool:
        return is_connected(self.state.seats[seat], place)
