"""The rules of one game, put together for the machine: what every game writes."""

from collections.abc import Mapping
from itertools import product
from typing import Any, TypeVar, cast

from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.domain import Table
from planetb.kernel.effect import Effect
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.layout import Layout
from planetb.kernel.limits import FREE, Frames, beyond
from planetb.kernel.machine import Machine
from planetb.kernel.meta import Meta, Value
from planetb.kernel.observe import Eye, Roles
from planetb.kernel.rng import Rng
from planetb.kernel.state import Entry, State
from planetb.kernel.step import Window

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Machine[T]):
    """The rules of one game: stateless, shared by every state.

    A game passes its facts and steps to the constructor and writes the methods of the first group below.
    """

    def __init__(
        self,
        meta: Meta,
        layout: Layout,
        table: Table,
        steps: list[Any],
        content: list[tuple[str, Effect[T]]],
        windows: list[Window[T]] | None = None,
        frames: Frames = FREE,
        roles: Roles | None = None,
    ) -> None:
        super().__init__(table, steps, windows or [])
        self.meta = meta
        self.layout = layout
        self.frames = frames
        self.effects: dict[str, Effect[T]] = {}  # by path
        for code, effect in content:
            self._name(code, effect)
        self.roles: Roles = roles or {}  # of the layout's fields; what has none is not observed
        self.long_decisions = False  # of so many choices that a bot had better see one whole than see far
        self._eye: Eye | None = None

    def _name(self, path: str, effect: Effect[T]) -> None:
        if effect.path or path in self.effects:
            raise ValueError(f"the effect at {path} is used twice: {effect.path}")
        effect.path = path
        self.effects[path] = effect
        for i, part in enumerate(effect.parts()):
            self._name(f"{path}.{i}", part)

    # What every game writes

    def setup(self, seats: int, variant: list[int]) -> T:
        """Returns the first position, its agenda pushed but not yet worked."""
        raise NotImplementedError

    def view(self, state: T, seat: int) -> Mapping[str, Any]:
        """What a seat (or NOBODY) may know, built up field by field: the game's own TypedDict, JSON-able."""
        raise NotImplementedError

    def own_view(self, state: T, seat: int, seen: Any) -> Mapping[str, Any]:
        """The view of a seat from `seen`, that of NOBODY: a game may let both share what everybody sees."""
        return self.view(state, seat)

    def redeal(self, state: T, seat: int, rng: Rng) -> T:
        """Returns a position that the seat cannot tell from this one; `rng.fresh()` becomes its generator."""
        raise NotImplementedError

    def scores(self, state: T) -> list[int]:
        """The score of every seat as it stands; final when the game is over."""
        raise NotImplementedError

    def winners(self, state: T) -> list[int]:
        """The seats that win, ascending, when the game is over."""
        raise NotImplementedError

    def end(self, state: T) -> str:
        """Which of `meta.ends` a finished game came to."""
        raise NotImplementedError

    def audit(self, state: T) -> str:
        """Says what is impossible about a position (a component lost or doubled), or nothing."""
        raise NotImplementedError

    def estimate(self, state: T, seat: int) -> float:
        """The points the seat may expect at the end, for bots; called on redealt positions only."""
        return float(self.scores(state)[seat])

    def estimates(self, state: T, seats: int) -> list[float]:
        """The estimates of all seats at once; worth writing where the prospects of seats are compared."""
        return [self.estimate(state, seat) for seat in range(seats)]

    def breakdown(self, state: T, seat: int) -> dict[str, int]:
        """Where a seat's points come from: source → points; they add up to its score."""
        return {"points": self.scores(state)[seat]}

    def rival(self, state: T) -> int | None:
        """The points of a rival that the rules of a game alone bring along: who has more has won."""
        return None

    def figures(self, state: T, seat: int) -> dict[str, int]:
        """What a seat ended with, for studies of balance: names and numbers that tell roads apart."""
        return {}

    def forbidden(self, seats: int, variant: list[int]) -> str:
        """Why this number of seats does not go with these variants, or nothing."""
        return ""

    # What is done with it

    def impossible(self, state: T) -> str:
        """The whole audit: every value within its limits, pending work of people and things that exist, then
        what only the game knows. Says what is wrong first, or nothing.
        """
        seats = len(cast(Any, state).seats)
        if not self.meta.low <= seats <= self.meta.high:
            return f"{seats} seats, not {self.meta.low} to {self.meta.high}"
        reason = self.forbidden(seats, state.variant)
        if reason:
            return reason
        wrong = beyond(self.layout, state) or self.frames.beyond(state, seats)
        return wrong or self.audit(state)

    def fill(self, seats: int, chosen: dict[str, Value]) -> list[int]:
        """Checks a set-up and returns the index of each variant's value.

        Variants that were not chosen take the first values that go with the seats and with what was chosen.
        """
        self.meta.check_seats(seats)
        found = self._first(seats, chosen)
        if found is None:
            reason = self._conflict(seats, chosen)
            raise InvalidSetup("forbidden_setup", game=self.meta.name, reason=reason)
        return found

    def _first(self, seats: int, chosen: dict[str, Value]) -> list[int] | None:
        """The first values that go with what was chosen, the last variant changing first."""
        usual = self.meta.variant(chosen)
        ways = [
            [usual[i]] if known.name in chosen else list(range(len(known.values)))
            for i, known in enumerate(self.meta.variants)
        ]
        for values in product(*ways):
            if not self.forbidden(seats, list(values)):
                return list(values)
        return None

    def _conflict(self, seats: int, chosen: dict[str, Value]) -> str:
        """Why these choices are forbidden: what the first of them that spoils the set-up is told."""
        standing: dict[str, Value] = {}
        for name, value in chosen.items():
            found = self._first(seats, standing)
            standing[name] = value
            if found is not None and self._first(seats, standing) is None:
                return self.forbidden(seats, self.meta.variant(self.meta.chosen(found) | standing))
        return self.forbidden(seats, self.meta.variant(chosen))

    @property
    def eye(self) -> Eye:
        """The features of the game; made when somebody first looks."""
        if self._eye is None:
            self._eye = Eye(
                self.meta, self.layout, self.roles, self.steps, list(self.effects), self.table.words
            )
        return self._eye

    @property
    def features(self) -> list[str]:
        """The names of all features that `observe` may find, by their numbers."""
        return self.eye.names

    def observe(self, state: T, seat: int) -> list[int]:
        """What a seat sees, as the numbers of the features that are true: the same for every redeal."""
        eye = self._eye
        return (eye if eye is not None else self.eye).observe(state, seat)

    def start(self, seats: int, variant: list[int], rng: int, trail: list[Entry] | None = None) -> T:
        """Sets up and runs to the first question. A generator of 0 leaves chance to a dealer."""
        state = self.setup(seats, variant)
        state.agenda.reverse()
        state.variant = variant
        state.rng = rng
        state.trail = trail
        self.advance(state)
        return state
