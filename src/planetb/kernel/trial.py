"""Legality by trial: whether pending work can be done to its end, found on copies that are thrown away."""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from planetb.kernel.domain import NO, PASS
from planetb.kernel.errors import DeadEnd
from planetb.kernel.stack import LONGEST_RUN, put_in_order
from planetb.kernel.state import State
from planetb.kernel.step import Pick, Step

if TYPE_CHECKING:
    from planetb.kernel.machine import Machine

T = TypeVar("T", bound=State)
UNBOUNDED: Final = 1_000_000_000
FIRST_SHARE: Final = 192  # positions of the first round
GROWTH: Final = 16  # of the round after it
EVEN_ROUNDS: Final = 2  # in which every branch has the same share

SHORT: Final = 32  # positions that a trial looks at before it is worth remembering those that failed
WIDE: Final = 3  # options from which on a bound costs less than looking at them

FAILS: Final = 0  # what a search found
WORKS: Final = 1
UNCLEAR: Final = 2  # it would have to look at more positions


class Trial(Generic[T]):
    """Looks for lines that work the agenda down to a height, where each promise must be kept by one of them.

    The first rounds look at few positions of each branch, so that a branch that works out is found before one
    that does not is looked at to its last leaf. The last round goes on to the end, or up to a limit: a number
    of positions. If that is reached, nothing has spoken against it: our limit must not forbid what the rules
    may allow.
    """

    def __init__(self, machine: "Machine[T]", height: int, promises: list[Step[Any]]) -> None:
        self.machine = machine
        self.height = height
        self.broken = promises  # those that no line has kept so far
        self.left = 0  # positions that may still be looked at below this one
        self.even = True  # each branch has its share of them; else the first may have all
        self.looked = 0  # positions so far
        self.failed: set[tuple[Any, ...]] = set()  # what told those apart from which no line works out
        self.long = False  # worth asking them whether they are hopeless: that costs as much as five positions

    def run(self, state: T, limit: int) -> bool:
        """Whether some line works out, and every promise is kept by one. Spoils the state."""
        state.trial = True
        if not self._settle(state):
            return False
        if self._ends(state):
            return not self.broken
        share = FIRST_SHARE
        for _ in range(EVEN_ROUNDS):
            self.left = min(share, limit)
            found = self._branches(state, False)
            if found != UNCLEAR:
                return found == WORKS
            share *= GROWTH
            self.long = True
        self.even = False
        self.left = limit
        if self._branches(state, False) == FAILS:
            return False
        self.broken = []
        return True

    def _ends(self, state: T) -> bool:
        """Whether no line from here need be looked at: all is done, or what is left may be declined and the
        promises are kept. So most that work out are found before anything is copied.
        """
        stack = state.agenda
        height = self.height
        top = len(stack) - 1
        i = top
        while i >= height:
            if not stack[i].declines:
                return False
            i -= 1
        broken = self.broken
        if len(broken) == 1:
            if broken[0].kept(state):
                self.broken = []
        elif broken:
            self.broken = [step for step in broken if not step.kept(state)]
        if top < height or not self.broken:
            return True
        if state.shut or stack[top].window:
            for i in range(height, top):
                if not stack[i].bare:
                    return False
            state.options = [option for option in state.options if option != PASS and option != NO]
        return False

    def _line(self, state: T) -> int:
        """Whether this position can be worked down, as far as so many positions tell as are left."""
        if self.left <= 0:
            return UNCLEAR
        self.left -= 1
        if not self._settle(state):
            return FAILS
        if self._ends(state):
            return FAILS if self.broken else WORKS
        self.looked += 1
        if self.looked <= SHORT:
            if len(state.options) >= WIDE and self._hopeless(state):
                return FAILS
            return self._branches(state, True)
        mark = self._mark(state)
        if mark in self.failed:
            return FAILS
        if (self.long or len(state.options) >= WIDE) and self._hopeless(state):
            found = FAILS
        else:
            found = self._branches(state, True)
        if found == FAILS and mark:
            self.failed.add(mark)
        return found

    def _mark(self, state: T) -> tuple[Any, ...]:
        """What tells the position apart from others of this trial; nothing where they are not remembered."""
        seat = state.agenda[self.height].seat
        told = state.told(seat)
        return (*told, *[_told(step) for step in state.agenda[self.height :]]) if told else told

    def _hopeless(self, state: T) -> bool:
        """Whether no promise can be kept from here, whatever is answered."""
        for step in self.broken:
            if not step.hopeless(state, self.height):
                return False
        return len(self.broken) > 0

    def _branches(self, state: T, last: bool) -> int:
        """Tries every option, with its share of the positions left; the last one may spoil the state."""
        options = state.options
        seat = state.agenda[self.height].seat
        found = FAILS
        left = self.left
        more = len(options)
        for option in options:
            share = (left + more - 1) // more if self.even else left
            more -= 1
            self.left = share
            twin = state if last and not more else cast("T", state.sketch(seat))
            self._answer(twin, option)
            one = self._line(twin)
            left -= share - self.left
            if one == WORKS:
                return WORKS
            if one == UNCLEAR:
                found = UNCLEAR
        self.left = left
        return found

    def _answer(self, state: T, option: int) -> None:
        """Like `Machine._answer`, but nobody keeps a log, and nothing that is seen counts."""
        machine = self.machine
        stack = state.agenda
        if machine.free_low <= option < machine.free_high:
            machine._answer(state, option)
            return
        ask = stack.pop()
        height = len(stack)
        ask.answer(state, option)
        if len(stack) > height + 1:
            put_in_order(stack, height)

    def _settle(self, state: T) -> bool:
        """Like `Machine.advance`, but stops at the height and leaves chance open: any outcome may help. Says
        whether it got there, or to a real choice; an exception could, but costs as much as five positions.
        """
        stack = state.agenda
        height = self.height
        left = LONGEST_RUN
        while len(stack) > height:
            step = stack[-1]
            if step.asks:
                options = step.options(state)
                if (step.window and not state.shut) or step.tries:
                    options = self.machine._legal(state, step, options)
                if not options:
                    return False
                if len(options) > 1:
                    state.options = options
                    return True
                self._answer(state, options[0])
            else:
                if step.promised and not step.kept(state):
                    return False
                stack.pop()
                below = len(stack)
                step.run(state)
                if len(stack) > below + 1:
                    put_in_order(stack, below)
            left -= 1
            if not left:
                raise DeadEnd(f"{type(step).__name__} after {LONGEST_RUN} pieces of work in a trial")
        return True


def _told(step: Step[Any]) -> tuple[Any, ...]:
    """A step by its values: it is made anew in every line."""
    picked = step.picked if isinstance(step, Pick) else ()
    return (type(step), step.seat, picked, *[getattr(step, name) for name in step.fields.split()])


def is_promise(step: Step[Any]) -> bool:
    """Whether `kept` alone tells if the step works out; a question is answered instead."""
    return step.promised and not step.asks


def alike(one: list[Step[Any]], other: list[Step[Any]]) -> bool:
    """Whether two pieces of work differ at most in their last step, and that is a promise."""
    if len(one) != len(other) or not (is_promise(one[-1]) and is_promise(other[-1])):
        return False
    for i in range(len(one) - 1):
        if type(one[i]) is not type(other[i]) or one[i].seat != other[i].seat:
            return False
        for name in one[i].fields.split():
            if getattr(one[i], name) != getattr(other[i], name):
                return False
    return True
