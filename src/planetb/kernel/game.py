"""The agenda machine: runs pending steps until a seat has a real choice to make."""

from typing import Any, Generic, TypeVar, cast

from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.domain import Table
from planetb.kernel.effect import ChooseMay, ChooseOne, Effect, Resolve
from planetb.kernel.errors import DeadEnd, IllegalChoice
from planetb.kernel.layout import Layout
from planetb.kernel.meta import Meta
from planetb.kernel.rng import Rng
from planetb.kernel.state import CHANCE, Entry, Frame, State
from planetb.kernel.step import Ask, Step, Window

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """The rules of one game: stateless, shared by every state.

    A game passes its facts and steps to the constructor and writes the methods of the first group below.
    """

    def __init__(
        self,
        meta: Meta,
        layout: Layout,
        table: Table,
        steps: list[Step[T]],
        content: list[tuple[str, Effect[T]]],
        windows: list[Window[T]] | None = None,
    ) -> None:
        self.meta = meta
        self.layout = layout
        self.table = table
        self.windows: list[Window[T]] = windows or []
        self.effects: list[Effect[T]] = []
        self.paths: list[str] = []  # of each effect: its card's code and the way down the tree, `A05.2`
        first: list[Step[T]] = [Resolve("resolve", names_effect=True), ChooseOne("one of", names_effect=True)]
        self.steps: list[Step[T]] = [*first, ChooseMay("may", names_effect=True), *steps]
        for i, step in enumerate(self.steps):
            if step.id >= 0:
                raise ValueError(f"step {step.name!r} belongs to another game")
            step.id = i
            step.effects = self.effects
        for window in self.windows:
            window.effects = self.effects
        for code, effect in content:
            self._number(code, effect)

    def _number(self, path: str, effect: Effect[T]) -> None:
        if effect.id >= 0:
            raise ValueError(f"the effect at {path} is used twice: {self.paths[effect.id]}")
        effect.id = len(self.effects)
        self.effects.append(effect)
        self.paths.append(path)
        for i, part in enumerate(effect.parts()):
            self._number(f"{path}.{i}", part)

    # What every game writes

    def setup(self, seats: int, variant: list[int]) -> T:
        """Returns the first position, its agenda pushed but not yet worked."""
        raise NotImplementedError

    def view(self, state: T, seat: int) -> dict[str, Any]:
        """What a seat (or NOBODY) may know, built up field by field; JSON-able."""
        raise NotImplementedError

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

    def figures(self, state: T, seat: int) -> dict[str, int]:
        """What a seat ended with, for studies of balance: names and numbers that tell roads apart."""
        return {}

    def forbidden(self, seats: int, variant: list[int]) -> str:
        """Why this number of seats does not go with these options, or nothing."""
        return ""

    # What the machine does with it

    def start(self, seats: int, variant: list[int], rng: int, trail: list[Entry] | None = None) -> T:
        """Sets up and runs to the first question. A generator of 0 leaves chance to a dealer."""
        state = self.setup(seats, variant)
        state.variant = variant
        state.rng = rng
        state.trail = trail
        self.advance(state)
        return state

    def over(self, state: T) -> bool:
        return not state.agenda and not state.lanes

    def frame(self, state: T) -> Frame:
        """The open question: of the agenda, or of the first lane that waits."""
        return state.agenda[-1] if state.lane < 0 else state.lanes[state.lane][-1]

    def seat(self, state: T) -> int:
        """Who decides now (CHANCE when a dealer must). Only while the game is not over."""
        return self.frame(state)[1]

    def ask(self, state: T) -> Ask[T]:
        """The open question's Ask."""
        return cast("Ask[T]", self.steps[self.frame(state)[0]])

    def waiting(self, state: T) -> list[int]:
        """All seats that may decide now: more than one only while seats act at the same time."""
        if self.over(state):
            return []
        if state.lane < 0:
            return [state.agenda[-1][1]]
        return [lane[-1][1] for lane in state.lanes if lane]

    def options_of(self, state: T, seat: int) -> list[int]:
        """What a waiting seat may choose; empty if it is not waiting."""
        if state.lane < 0:
            return state.options if state.agenda and state.agenda[-1][1] == seat else []
        for lane in state.lanes:
            if lane and lane[-1][1] == seat:
                return self.options_at(state, lane[-1])
        return []

    def choose(self, state: T, option: int) -> None:
        """Answers the open question and runs on to the next one."""
        if option not in state.options:
            self._refuse(state.options, option)
        if self.seat(state) == CHANCE:
            state.turned += 1
        self._answer(state, option)
        self.advance(state)

    def choose_for(self, state: T, seat: int, option: int) -> None:
        """Answers for any waiting seat, in whatever order the seats answer."""
        options = self.options_of(state, seat)
        if not options:
            waiting = ", ".join([str(other) for other in self.waiting(state)])
            raise IllegalChoice("not_your_turn", seat=seat, allowed=waiting or "nobody")
        if option not in options:
            self._refuse(options, option)
        for i, lane in enumerate(state.lanes):
            if lane and lane[-1][1] == seat:
                state.lane = i
        if seat == CHANCE:
            state.turned += 1
        self._answer(state, option)
        self.advance(state)

    def _refuse(self, options: list[int], option: int) -> None:
        if not options:
            raise IllegalChoice("game_over")
        words = self.table.words
        named = words[option] if option in words else str(option)
        raise IllegalChoice("illegal_option", option=named, allowed=", ".join([words[o] for o in options]))

    def advance(self, state: T) -> None:
        """Works agenda and lanes until someone has more than one option, or the game is over."""
        while True:
            if state.lane < 0:
                self._work(state, state.agenda)
                if not state.lanes:
                    return
                for i in range(len(state.lanes)):
                    state.lane = i
                    self._work(state, state.lanes[i])
            else:
                self._work(state, state.lanes[state.lane])
            state.lane = -1
            for i in range(len(state.lanes)):
                if state.lanes[i]:
                    state.lane = i
                    break
            if state.lane >= 0:
                state.options = self.options_at(state, state.lanes[state.lane][-1])
                return
            state.lanes = []

    def _work(self, state: T, stack: list[Frame]) -> None:
        """Works one stack until it is empty, waits for an answer, or forks. Forced answers are automatic."""
        while stack:
            frame = stack[-1]
            step = self.steps[frame[0]]
            if not step.asks:
                stack.pop()
                if step.reveals:
                    state.turned += 1
                step.run(state, frame[1], frame[2], frame[3])
                if state.lane < 0 and state.lanes:
                    return
                continue
            options = self.options_at(state, frame)
            if not options:
                raise DeadEnd(step.name)
            if frame[1] == CHANCE:
                if len(options) > 1 and not state.rng:
                    state.options = options
                    return
                if len(options) > 1:
                    state.turned += 1
                self._answer(state, self._draw(state, step, frame, options))
            elif len(options) == 1:
                self._answer(state, options[0])
            else:
                state.options = options
                return
        state.options = []

    def options_at(self, state: T, frame: Frame) -> list[int]:
        """The legal answers to the question of a frame, free options of the windows included."""
        step = self.steps[frame[0]]
        options = step.options(state, frame[1], frame[2], frame[3])
        if step.window:
            for window in self.windows:
                options = options + window.options(state, frame[1], frame[2], frame[3])
            options.sort()
        return options

    def _draw(self, state: T, step: Step[T], frame: Frame, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        weights = step.weights(state, frame[1], frame[2], frame[3], options)
        if not weights:
            return options[state.below(len(options))]
        left = state.below(sum(weights))
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return options[i]

    def _answer(self, state: T, option: int) -> None:
        stack = state.agenda if state.lane < 0 else state.lanes[state.lane]
        frame = stack[-1]
        step = self.steps[frame[0]]
        if state.trail is not None:
            state.trail.append((frame[0], frame[1], frame[2], frame[3], option))
        if step.window:
            for window in self.windows:
                if window.low <= option < window.high:
                    window.answer(state, frame[1], frame[2], frame[3], option)
                    return
        stack.pop()
        if step.reveals:
            state.turned += 1
        step.answer(state, frame[1], frame[2], frame[3], option)

    # Legality by trial

    def feasible(self, state: T, height: int) -> bool:
        """Whether some line of answers works the agenda down to `height`. Spoils the state."""
        try:
            self._settle(state, height)
        except DeadEnd:
            return False
        if len(state.agenda) <= height:
            return True
        for option in state.options:
            twin = cast("T", state.clone())
            try:
                self._answer(twin, option)
            except DeadEnd:
                continue
            if self.feasible(twin, height):
                return True
        return False

    def _settle(self, state: T, height: int) -> None:
        """Like `advance`, but stops at `height` and leaves chance open: any outcome may help."""
        while len(state.agenda) > height:
            frame = state.agenda[-1]
            step = self.steps[frame[0]]
            if step.asks:
                options = self.options_at(state, frame)
                if not options:
                    raise DeadEnd(step.name)
                if len(options) > 1:
                    state.options = options
                    return
                self._answer(state, options[0])
            else:
                state.agenda.pop()
                step.run(state, frame[1], frame[2], frame[3])


def playout(game: Game[T], state: T, rng: Rng, limit: int) -> int:
    """Plays at random until the game is over or `limit` choices are made; returns how many were."""
    made = 0
    while made < limit and state.options:
        options = state.options
        game._answer(state, options[rng.below(len(options))])
        game.advance(state)
        made += 1
    return made
