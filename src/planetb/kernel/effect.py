"""Effects: the sentences of cards and spaces, as immutable trees of verbs that every reader shares."""

from typing import Final, Generic, TypeVar

from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.domain import NO, PART, YES
from planetb.kernel.state import State
from planetb.kernel.step import Ask, Step

T = TypeVar("T", bound=State)

RESOLVE: Final = 0  # ids of the steps below: every game's list of steps begins with them
ONE_OF: Final = 1
MAY: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """One verb. Immutable after numbering and shared; a frame refers to it by id."""

    def __init__(self) -> None:
        self.id = -1

    def parts(self) -> "list[Effect[T]]":
        """The effects inside this one, in reading order."""
        return []

    def facts(self) -> tuple[int | str, ...]:
        """The verb's own numbers, in the order of its constructor: icons and features read them."""
        return ()

    def possible(self, state: T, seat: int) -> bool:
        """Whether the seat may choose this effect now."""
        return True

    def resolve(self, state: T, seat: int) -> None:
        """Does it, or pushes the work and the questions it takes."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class All(Effect[T]):
    """Does every part, in order."""

    def __init__(self, *steps: Effect[T]) -> None:
        super().__init__()
        self.steps: list[Effect[T]] = list(steps)

    def parts(self) -> list[Effect[T]]:
        return self.steps

    def possible(self, state: T, seat: int) -> bool:
        for part in self.steps:
            if not part.possible(state, seat):
                return False
        return True

    def resolve(self, state: T, seat: int) -> None:
        for part in reversed(self.steps):
            state.push(RESOLVE, seat, part.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Effect[T]):
    """The seat picks one possible part; none possible does nothing."""

    def __init__(self, *choices: Effect[T]) -> None:
        super().__init__()
        self.choices: list[Effect[T]] = list(choices)

    def parts(self) -> list[Effect[T]]:
        return self.choices

    def possible(self, state: T, seat: int) -> bool:
        for part in self.choices:
            if part.possible(state, seat):
                return True
        return False

    def resolve(self, state: T, seat: int) -> None:
        if self.possible(state, seat):
            state.push(ONE_OF, seat, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Effect[T]):
    """The seat may do the cost to get the benefit; not asked when the cost is impossible."""

    def __init__(self, cost: Effect[T], benefit: Effect[T]) -> None:
        super().__init__()
        self.cost = cost
        self.benefit = benefit

    def parts(self) -> list[Effect[T]]:
        return [self.cost, self.benefit]

    def possible(self, state: T, seat: int) -> bool:
        return self.cost.possible(state, seat)

    def resolve(self, state: T, seat: int) -> None:
        if self.cost.possible(state, seat):
            state.push(MAY, seat, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Step[T]):
    """Does the effect of its frame."""

    def run(self, state: T, seat: int, a: int, b: int) -> None:
        self.effects[a].resolve(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Ask[T]):
    """Which part of a OneOf."""

    def options(self, state: T, seat: int, a: int, b: int) -> list[int]:
        parts = self.effects[a].parts()
        return [PART + i for i in range(len(parts)) if parts[i].possible(state, seat)]

    def answer(self, state: T, seat: int, a: int, b: int, option: int) -> None:
        self.effects[a].parts()[option - PART].resolve(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseMay(Ask[T]):
    """Whether to pay the cost of a May."""

    def options(self, state: T, seat: int, a: int, b: int) -> list[int]:
        return [YES, NO]

    def answer(self, state: T, seat: int, a: int, b: int, option: int) -> None:
        if option == YES:
            cost, benefit = self.effects[a].parts()
            state.push(RESOLVE, seat, benefit.id)
            state.push(RESOLVE, seat, cost.id)
