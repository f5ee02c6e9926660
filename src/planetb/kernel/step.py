"""Work that the rules leave pending: a Step runs by itself, an Ask waits for an answer, a Pick for more."""

from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE, Answer, State

T = TypeVar("T", bound=State)
MANY: Final = 99
FLAGS: Final = (  # of every step
    "reveals",
    "asks",
    "opens",
    "window",
    "promised",
    "floor",
    "tries",
    "declines",
    "bare",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Work that runs by itself: whose it is, and what it must know. Never changed once made: clones share it.

    `fields` names what the constructor takes besides the seat: ints, tuples of ints and effects. Positions
    are written with these names and the name of the class.
    """

    __slots__ = ("seat",)

    fields: ClassVar[str] = ""
    reveals: bool = False  # it shows somebody something hidden, so no undo crosses it
    asks: bool = False
    opens: bool = False  # a question that begins a new decision of its own (a turn), not a detail of one
    window: bool = False  # a question during which the seat may use the free options of the game's windows
    promised: bool = False  # it must work out: while it is pending, answers that spoil it are not legal
    floor: bool = False  # no promise is ever pending below it, so nobody need look for one there
    tries: bool = False  # a question some of whose answers are legal only if `trial` works out
    declines: bool = False  # PASS or NO is always among its answers, and then nothing happens
    bare: bool = False  # a question that has nothing to offer but the windows: PASS is its only own option

    def __init__(self, seat: int = CHANCE) -> None:
        self.seat = seat

    def run(self, state: T) -> None:
        """Does the work; may push more."""
        raise NotImplementedError

    def kept(self, state: T) -> bool:
        """Whether a promised step works out now: a trial asks before it would run."""
        return True

    def stays(self, state: T, ask: "Step[Any]", option: int, height: int) -> bool:
        """Whether this promise, pending at a height, can surely be kept after an answer to the open question:
        what is easily told spares a trial.
        """
        return False

    def hopeless(self, state: T, height: int) -> bool:
        """Whether nothing that is pending above the height can lead to this promise being kept: a bound that
        spares a trial its branches, and is never true where one of them works out.
        """
        return False

    def options(self, state: T) -> list[int]:
        """What is legal: ascending, unique, a fresh list."""
        raise NotImplementedError

    def several(self, state: T) -> bool:
        """Whether there surely are two options at least, found without listing them: for questions that open
        a decision, where a look ahead ends.
        """
        return False

    def bar(self, state: T, option: int) -> str:
        """What bars an option of the game now, as a key of the texts (`why_…`); nothing if it is possible."""
        return "" if option in self.options(state) else "elsewhere"

    def trial(self, state: T, option: int) -> "list[Step[T]]":
        """What must be possible to the end for this answer to be legal; nothing where no trial is needed."""
        return []

    def doubtful(self, state: T, options: list[int]) -> list[int]:
        """Those of the options just listed that may need a trial; the others are not asked for one."""
        return options

    def marks(self, state: T, options: list[int]) -> list[int]:
        """A mark for each option; those with the same mark differ in nothing that a pending promise can tell.
        An empty list means that all may differ.
        """
        return []

    def weights(self, state: T, options: list[int]) -> list[int]:
        """How likely each option is when CHANCE answers; an empty list means all alike."""
        return []

    def answer(self, state: T, option: int) -> None:
        """What follows from the answer. The question is already off the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A question: `options` says what is legal, `answer` says what follows."""

    __slots__ = ()

    asks = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask[T]):
    """CHANCE takes one thing of a bag, all alike: the machine draws it without listing an option for each."""

    def bag(self, state: T) -> list[int]:
        """What may come, ascending. If it is empty, `options` says what happens instead."""
        raise NotImplementedError

    def option(self, thing: int) -> int:
        """The option that means a thing of the bag."""
        raise NotImplementedError

    def options(self, state: T) -> list[int]:
        return [self.option(thing) for thing in self.bag(state)]

    def at_once(self, state: T) -> bool:
        """Draws by the same luck without being asked, pushes nothing, and says so. A game may know how to;
        nobody asks where a log tells each draw.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Ask[T]):
    """Several things at once, in any order; nothing happens before they are confirmed (PASS).

    A game says which `things` there are, how many make a result, and what follows (`take`). People hand in
    all of them (`Game.pick`) and may change their mind until then. Search is asked for them one by one and
    ascending, so that it meets each result once; `picked` holds those so far and nothing has happened yet.
    """

    def __init__(self, seat: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        if picked:
            self.opens = False

    def things(self, state: T) -> list[int]:
        """What can be picked at all: ascending, each as often as it may be taken, a fresh list."""
        raise NotImplementedError

    def least(self, state: T) -> int:
        """No result has fewer things than this."""
        return 0

    def most(self, state: T) -> int:
        """No result has more things than this."""
        return MANY

    def enough(self, state: T, picked: list[int]) -> bool:
        """Whether exactly these may be confirmed. Where numbers do not decide, write `leads` too."""
        return self.least(state) <= len(picked) <= self.most(state)

    def leads(self, state: T, picked: list[int], rest: list[int]) -> bool:
        """Whether all of these with some of the rest are enough."""
        return len(picked) <= self.most(state) and len(picked) + len(rest) >= self.least(state)

    def take(self, state: T, picked: list[int]) -> None:
        """What follows from the things confirmed, ascending."""
        raise NotImplementedError

    def having(self, picked: tuple[int, ...]) -> "Pick[T]":
        """The same question with so many things picked already."""
        values = [getattr(self, name) for name in self.fields.split()]
        return cast("Pick[T]", cast(Any, type(self))(self.seat, *values, picked=picked))

    def left(self, state: T, picked: list[int]) -> list[int]:
        """The things that are not among these."""
        rest = self.things(state)
        for thing in picked:
            rest.remove(thing)
        return rest

    def options(self, state: T) -> list[int]:
        """What comes next on the one path to each result. A game may find it faster; conformance compares."""
        return self.walk(state)

    def walk(self, state: T) -> list[int]:
        """The same for any pick, from `things`, `enough` and `leads`."""
        picked = list(self.picked)
        rest = self.left(state, picked)
        found = [PASS] if self.enough(state, picked) else []
        last = picked[-1] if picked else -1
        picked.append(last)
        for i in range(len(rest)):
            thing = rest[i]
            if thing >= last and (i == 0 or thing != rest[i - 1]):
                picked[-1] = thing
                if self.leads(state, picked, rest[i + 1 :]):
                    found.append(thing)
        return found

    def answer(self, state: T, option: int) -> None:
        if option == PASS:
            self.take(state, list(self.picked))
            return
        picked = (*self.picked, option)
        if len(picked) < self.most(state):
            state.push(self.having(picked))
            return
        if state.trail is not None:
            state.trail.append(Answer(self.having(picked), PASS))
        self.take(state, list(picked))

    # For people: in any order, and back

    def bar(self, state: T, option: int) -> str:
        """What bars an option besides those picked so far. A game may say more of its things."""
        picked = list(self.picked)
        if option == PASS:
            return "" if self.enough(state, picked) else "pick_more"
        if option in self.more(state, picked):
            return ""
        if option not in self.things(state):
            return "elsewhere"
        return "pick_full" if len(picked) >= self.most(state) else "pick_apart"

    def more(self, state: T, picked: list[int]) -> list[int]:
        """What may be added to these so that they can still become enough."""
        rest = self.left(state, picked)
        found: list[int] = []
        for i in range(len(rest)):
            twin = i > 0 and rest[i] == rest[i - 1]
            if not twin and self.leads(state, [*picked, rest[i]], rest[:i] + rest[i + 1 :]):
                found.append(rest[i])
        return found

    def fits(self, state: T, picked: list[int]) -> bool:
        """Whether these may be handed in."""
        rest = self.things(state)
        for thing in picked:
            if thing not in rest:
                return False
            rest.remove(thing)
        return self.enough(state, picked)


def under_way(ask: Step[Any]) -> bool:
    """Whether some things of a pick are picked: a move is made whole, so no free option comes between."""
    return isinstance(ask, Pick) and len(ask.picked) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Generic[T]):
    """Free options (low <= option < high) that every window Ask of the game offers besides its own.

    The answer leaves the Ask on the agenda: what it pushes is done first, then the question stands again.
    """

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def options(self, state: T, seat: int) -> list[int]:
        """What the seat may do besides: ascending, unique, a fresh list."""
        raise NotImplementedError

    def bar(self, state: T, seat: int, option: int) -> str:
        """What bars one of its options now, as a key of the texts; nothing if it is possible."""
        return "" if option in self.options(state, seat) else "elsewhere"

    def answer(self, state: T, seat: int, option: int) -> None:
        """What follows from it."""
        raise NotImplementedError
