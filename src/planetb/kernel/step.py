"""Work that the rules leave pending: a Step runs by itself, an Ask waits for an answer."""

from typing import TYPE_CHECKING, Generic, TypeVar

from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.state import State

if TYPE_CHECKING:
    from planetb.kernel.effect import Effect

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Work that runs by itself. Steps are shared by all states; only their frames live on a state.

    `names_effect`: the frame's first argument is the id of an effect (written as a path in positions).
    `reveals`: running it shows somebody something hidden, so no undo crosses it.
    """

    def __init__(self, name: str, names_effect: bool = False, reveals: bool = False) -> None:
        self.name = name
        self.id = -1
        self.asks = False
        self.window = False
        self.names_effect = names_effect
        self.reveals = reveals
        self.effects: "list[Effect[T]]" = []  # all effects of the game, by id

    def run(self, state: T, seat: int, a: int, b: int) -> None:
        """Does the work; may push more."""
        raise NotImplementedError

    def options(self, state: T, seat: int, a: int, b: int) -> list[int]:
        """What is legal: ascending, unique, a fresh list."""
        raise NotImplementedError

    def weights(self, state: T, seat: int, a: int, b: int, options: list[int]) -> list[int]:
        """How likely each option is when CHANCE answers; an empty list means all alike."""
        return []

    def answer(self, state: T, seat: int, a: int, b: int, option: int) -> None:
        """What follows from the answer. The frame is already off the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A question: `options` says what is legal, `answer` says what follows.

    `window`: while it is open, the seat may also use the free options of the game's windows.
    `opens`: it begins a new decision of its own (a turn), not a detail of the one before.
    """

    def __init__(
        self,
        name: str,
        names_effect: bool = False,
        window: bool = False,
        opens: bool = False,
        reveals: bool = False,
    ) -> None:
        super().__init__(name, names_effect, reveals)
        self.asks = True
        self.window = window
        self.opens = opens


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask[T]):
    """Free options (low <= option < high) that every window Ask of the game offers besides its own.

    The answer leaves the Ask on the agenda: what it pushes is done first, then the question stands again.
    """

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
