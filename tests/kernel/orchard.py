"""Orchard: the smallest game with picks in lanes, a promise, a trial and notes; for tests of the kernel."""

from typing import Any, ClassVar, Final

from planetb.kernel.collect import steps_in
from planetb.kernel.domain import PASS, Table
from planetb.kernel.game import Game
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.meta import Meta
from planetb.kernel.rng import Rng
from planetb.kernel.state import Note, State
from planetb.kernel.step import Ask, Pick, Step, Window

TABLE: Final = Table()
FRUIT: Final = TABLE.add("fruit", ["apple", "pear", "plum"])
SPEND: Final = TABLE.add("spend", ["0", "1", "2", "3"])
SELL: Final = TABLE.add("sell", ["apple", "pear", "plum"])


class Seat:
    """A basket and a purse."""

    __slots__ = ("basket", "chosen", "coins")

    def __init__(self, like: "Seat | None" = None) -> None:
        self.basket: list[int] = like.basket[:] if like else [2, 1, 1]
        self.chosen: list[int] = like.chosen[:] if like else []
        self.coins: int = like.coins if like else 3


class OrchardState(State):
    """Two seats, nothing else."""

    __slots__ = ("seats",)

    def __init__(self, like: "OrchardState | None" = None) -> None:
        super().__init__(like)
        self.seats: list[Seat] = [Seat(seat) for seat in like.seats] if like else [Seat(), Seat()]

    def clone(self) -> "OrchardState":
        return OrchardState(self)


class Harvested(Note):
    """How many fruits a seat chose, and which it chose first."""

    fields: ClassVar[str] = "n first"
    n: int
    first: int


class Give(Pick[OrchardState]):
    """Exactly two fruits, face down, all seats at the same time."""

    opens = True
    window = True

    def things(self, state: OrchardState) -> list[int]:
        basket = state.seats[self.seat].basket
        return [FRUIT + kind for kind in range(3) for _ in range(basket[kind])]

    def least(self, state: OrchardState) -> int:
        return 2

    def most(self, state: OrchardState) -> int:
        return 2

    def take(self, state: OrchardState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        for thing in picked:
            here.basket[thing - FRUIT] -= 1
            here.chosen.append(thing - FRUIT)
        state.note(Harvested, self.seat, len(picked), picked[0] - FRUIT)


class Show(Step[OrchardState]):
    """Turns the fruits up; then seat 0 spends before a toll of one coin."""

    reveals = True

    def run(self, state: OrchardState) -> None:
        state.push(Spend(0, 0))
        state.push(Spend(0, 1))
        state.push(Toll(0))
        state.push(Leave(1))


class Spend(Ask[OrchardState]):
    """How many coins to spend; the toll behind must stay possible."""

    fields: ClassVar[str] = "nth"

    def __init__(self, seat: int, nth: int) -> None:
        self.seat = seat
        self.nth = nth

    def options(self, state: OrchardState) -> list[int]:
        return [SPEND + n for n in range(state.seats[self.seat].coins + 1)]

    def answer(self, state: OrchardState, option: int) -> None:
        state.seats[self.seat].coins -= option - SPEND


class Toll(Step[OrchardState]):
    """One coin, whatever was spent before."""

    promised = True

    def kept(self, state: OrchardState) -> bool:
        return state.seats[self.seat].coins > 0

    def run(self, state: OrchardState) -> None:
        state.seats[self.seat].coins -= 1


class Leave(Ask[OrchardState]):
    """Seat 1 goes by a road: a dear one is only open to those who can pay it to the end."""

    tries = True

    def options(self, state: OrchardState) -> list[int]:
        return [PASS, SPEND + 1, SPEND + 2]

    def trial(self, state: OrchardState, option: int) -> list[Step[OrchardState]]:
        return [] if option == PASS else [Toll(self.seat)] * (2 * (option - SPEND))

    def answer(self, state: OrchardState, option: int) -> None:
        for _ in range(0 if option == PASS else 2 * (option - SPEND)):
            state.push(Toll(self.seat))


class Sell(Window[OrchardState]):
    """Any fruit of the basket for a coin, as long as two are left to give."""

    def options(self, state: OrchardState, seat: int) -> list[int]:
        basket = state.seats[seat].basket
        return [SELL + kind for kind in range(3) if basket[kind]] if sum(basket) > 2 else []

    def answer(self, state: OrchardState, seat: int, option: int) -> None:
        state.seats[seat].basket[option - SELL] -= 1
        state.seats[seat].coins += 1


class Orchard(Game[OrchardState]):
    """The rules."""

    def setup(self, seats: int, variant: list[int]) -> OrchardState:
        state = OrchardState()
        state.push(Begin())
        return state

    def view(self, state: OrchardState, seat: int) -> dict[str, Any]:
        return {"coins": [here.coins for here in state.seats]}

    def redeal(self, state: OrchardState, seat: int, rng: Rng) -> OrchardState:
        twin = state.clone()
        twin.rng = rng.fresh()
        return twin

    def scores(self, state: OrchardState) -> list[int]:
        return [here.coins for here in state.seats]

    def winners(self, state: OrchardState) -> list[int]:
        return [0]

    def end(self, state: OrchardState) -> str:
        return "home"

    def audit(self, state: OrchardState) -> str:
        return ""


class Begin(Step[OrchardState]):
    """All seats give at the same time, then the fruits are shown."""

    def run(self, state: OrchardState) -> None:
        state.push(Show())
        state.fork([Give(0), Give(1)])


SEATS = Layout(Seat, fields("coins", "basket chosen"), changed="basket chosen")
LAYOUT = Layout(OrchardState, [Field("seats", AREAS, SEATS)])
META = Meta("orchard", "Orchard", 1, (2, 2), (), ("home",), 40)
GAME = Orchard(META, LAYOUT, TABLE, steps_in(__name__), [], [Sell(SELL, SELL + 3)])
