"""Harvest, an invented game of picks: all keep fruits at the same time, then each in turn loads a cart."""

from itertools import combinations
from typing import Any, ClassVar, Final

from planetb.kernel.collect import steps_in
from planetb.kernel.domain import Table, counted
from planetb.kernel.game import Game
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.meta import Meta, Variant
from planetb.kernel.rng import Rng
from planetb.kernel.state import CHANCE, Note, State
from planetb.kernel.step import Ask, Pick, Step, Window

FRUITS: Final = ["apple", "berry", "cherry", "date"]
TABLE: Final = Table()
KEEP: Final = TABLE.add("keep", FRUITS)
GROW: Final = TABLE.add("grow", FRUITS)
LOAD: Final = TABLE.add("load", counted(3, 1))
EAT: Final = TABLE.add("eat")
COPIES: Final = 3  # a hand of four is never all alike, so that keeping is always a choice
FULL: Final = 3  # what a loaded cart weighs


class Loaded(Note):
    """A cart with so much on it."""

    fields: ClassVar[str] = "weight crates"
    weight: int
    crates: int


class Seat:
    """One player's fruits: grown (secret), kept (secret until shown), and points."""

    __slots__ = ("grown", "kept", "points", "shown", "snacks")

    def __init__(self, like: "Seat | None" = None) -> None:
        self.grown: list[int] = like.grown[:] if like else []
        self.kept: list[int] = like.kept[:] if like else []
        self.shown: int = like.shown if like else 0
        self.snacks: int = like.snacks if like else 1
        self.points: int = like.points if like else 0


class HarvestState(State):
    """The whole position."""

    __slots__ = ("bag", "seats", "year")

    def __init__(self, like: "HarvestState | None" = None) -> None:
        super().__init__(like)
        self.year: int = like.year if like else 0
        self.bag: list[int] = like.bag[:] if like else []
        self.seats: list[Seat] = [Seat(seat) for seat in like.seats] if like else []

    def clone(self) -> "HarvestState":
        return HarvestState(self)


SEAT_LAYOUT: Final = Layout(Seat, fields("shown snacks points", "grown kept"), changed="grown kept")
LAYOUT: Final = Layout(
    HarvestState, [*fields("year", "bag"), Field("seats", AREAS, SEAT_LAYOUT)], changed="bag"
)


class Grow(Ask[HarvestState]):
    """CHANCE grows a fruit for a player."""

    fields: ClassVar[str] = "player"

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player

    def options(self, state: HarvestState) -> list[int]:
        return [GROW + fruit for fruit, n in enumerate(state.bag) if n]

    def weights(self, state: HarvestState, options: list[int]) -> list[int]:
        return [state.bag[option - GROW] for option in options]

    def answer(self, state: HarvestState, option: int) -> None:
        state.bag[option - GROW] -= 1
        state.seats[self.player].grown = sorted([*state.seats[self.player].grown, option - GROW])


class Year(Step[HarvestState]):
    """All keep two of four at the same time, show them, and load."""

    def run(self, state: HarvestState) -> None:
        state.year += 1
        state.push(Show())
        for seat in range(len(state.seats)):
            state.push(LoadCart(seat))
        if state.year == 1:
            state.push(Year())
        state.fork([KeepFruits(seat) for seat in range(len(state.seats))])


class KeepFruits(Pick[HarvestState]):
    """Two of the fruits grown, face down; in the second year one."""

    opens = True

    def things(self, state: HarvestState) -> list[int]:
        return [KEEP + fruit for fruit in state.seats[self.seat].grown]

    def least(self, state: HarvestState) -> int:
        return 3 - state.year

    def most(self, state: HarvestState) -> int:
        return 3 - state.year

    def take(self, state: HarvestState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        for thing in picked:
            here.grown.remove(thing - KEEP)
            here.kept.append(thing - KEEP)


class Show(Step[HarvestState]):
    """Turns up what was kept."""

    reveals = True

    def run(self, state: HarvestState) -> None:
        for here in state.seats:
            here.shown = len(here.kept)


class LoadCart(Pick[HarvestState]):
    """Crates of 1, 1, 2 and 3 that weigh three together, or none; meanwhile a fruit may be eaten."""

    window = True

    def things(self, state: HarvestState) -> list[int]:
        return [LOAD, LOAD, LOAD + 1, LOAD + 2]

    def enough(self, state: HarvestState, picked: list[int]) -> bool:
        return weight(picked) in (0, FULL)

    def leads(self, state: HarvestState, picked: list[int], rest: list[int]) -> bool:
        sizes = range(len(rest) + 1)
        return any(weight([*picked, *more]) in (0, FULL) for n in sizes for more in combinations(rest, n))

    def take(self, state: HarvestState, picked: list[int]) -> None:
        state.seats[self.seat].points += len(picked)
        state.note(Loaded, self.seat, weight(picked), len(picked))


def weight(crates: list[int]) -> int:
    return sum(crate - LOAD + 1 for crate in crates)


class Eat(Window[HarvestState]):
    """A point now, once in the game."""

    def options(self, state: HarvestState, seat: int) -> list[int]:
        return [EAT] if state.seats[seat].snacks else []

    def answer(self, state: HarvestState, seat: int, option: int) -> None:
        state.seats[seat].snacks -= 1
        state.seats[seat].points += 1


class Harvest(Game[HarvestState]):
    """The rules of Harvest."""

    def setup(self, seats: int, variant: list[int]) -> HarvestState:
        state = HarvestState()
        state.bag = [COPIES] * len(FRUITS)
        state.seats = [Seat() for _ in range(seats)]
        for seat in range(seats):
            state.seats[seat].points = 10 * variant[0]
            for _ in range(4):
                state.push(Grow(CHANCE, seat))
        state.push(Year())
        return state

    def view(self, state: HarvestState, seat: int) -> dict[str, Any]:
        areas = []
        for i, here in enumerate(state.seats):
            kept = here.kept if i == seat else here.kept[: here.shown]
            area = {"points": here.points, "snacks": here.snacks, "kept": [FRUITS[f] for f in kept]}
            area["hand"] = [FRUITS[f] for f in here.grown] if i == seat else None
            area["fruits"] = len(here.grown) + len(here.kept)
            areas.append(area)
        return {"year": state.year, "seats": areas}

    def redeal(self, state: HarvestState, seat: int, rng: Rng) -> HarvestState:
        twin = state.clone()
        twin.rng = rng.fresh()
        unseen = [fruit for fruit, n in enumerate(twin.bag) for _ in range(n)]
        others = [here for i, here in enumerate(twin.seats) if i != seat]
        for here in others:
            unseen += here.grown + here.kept[here.shown :]
        unseen.sort()
        rng.shuffle(unseen)
        for here in others:
            here.grown = sorted(unseen.pop() for _ in here.grown)
            here.kept = here.kept[: here.shown] + [unseen.pop() for _ in here.kept[here.shown :]]
        twin.bag = [unseen.count(fruit) for fruit in range(len(FRUITS))]
        self.hide(twin, seat)
        return twin

    def scores(self, state: HarvestState) -> list[int]:
        return [here.points for here in state.seats]

    def winners(self, state: HarvestState) -> list[int]:
        return [i for i, points in enumerate(self.scores(state)) if points == max(self.scores(state))]

    def end(self, state: HarvestState) -> str:
        return "winter"

    def audit(self, state: HarvestState) -> str:
        found = sum(state.bag) + sum(len(here.grown) + len(here.kept) for here in state.seats)
        return "" if found == COPIES * len(FRUITS) else f"{found} fruits"


META: Final = Meta("harvest", "Harvest", 3, (2, 3), (Variant("rich", (False, True)),), ("winter",), 40)
GAME: Final = Harvest(META, LAYOUT, TABLE, steps_in(__name__), [], [Eat(EAT, EAT + 1)])
