"""Effects: the sentences of cards and spaces, as immutable trees of verbs that every reader shares."""

from typing import ClassVar, Generic, TypeVar

from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.domain import NO, PART, YES
from planetb.kernel.state import State
from planetb.kernel.step import Ask, Step

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """One verb. Immutable and shared; pending work refers to it, positions name it by its path."""

    def __init__(self) -> None:
        self.path = ""  # the code of its card and the way down the tree, `A05.2`

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
        for part in self.steps:
            state.push(Resolve(seat, part))


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
            state.push(ChooseOne(seat, self))


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
            state.push(ChooseMay(seat, self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Step[T]):
    """Does an effect."""

    __slots__ = ("effect",)
    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: Effect[T]) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, state: T) -> None:
        self.effect.resolve(state, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Ask[T]):
    """Which part of a OneOf."""

    __slots__ = ("effect",)
    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: OneOf[T]) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: T) -> list[int]:
        found: list[int] = []
        option = PART
        for part in self.effect.choices:
            if part.possible(state, self.seat):
                found.append(option)
            option += 1
        return found

    def answer(self, state: T, option: int) -> None:
        self.effect.choices[option - PART].resolve(state, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseMay(Ask[T]):
    """Whether to pay the cost of a May."""

    fields: ClassVar[str] = "effect"
    declines = True

    def __init__(self, seat: int, effect: May[T]) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: T) -> list[int]:
        return [YES, NO]

    def answer(self, state: T, option: int) -> None:
        if option == YES:
            state.push(Resolve(self.seat, self.effect.cost))
            state.push(Resolve(self.seat, self.effect.benefit))
