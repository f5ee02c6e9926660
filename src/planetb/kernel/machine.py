"""The agenda machine: runs pending steps until a seat has a real choice to make."""

from typing import Any, Final, Generic, TypeVar, cast

from planetb.kernel.compiled import adopt, declares, mypyc_attr
from planetb.kernel.domain import PASS, Table
from planetb.kernel.effect import ChooseMay, ChooseOne, Resolve
from planetb.kernel.errors import DeadEnd, IllegalChoice
from planetb.kernel.luck import draw, draw_from_bags
from planetb.kernel.rng import Rng
from planetb.kernel.stack import LONGEST_RUN, promised_at, put_in_order
from planetb.kernel.state import CHANCE, Answer, State
from planetb.kernel.step import FLAGS, Ask, Draw, Pick, Step, Window, under_way
from planetb.kernel.trial import UNBOUNDED, Trial, alike, is_promise

T = TypeVar("T", bound=State)
UNSEEN: Final = [PASS, PASS]
"""The options of a brief state where another decision begins: several, nobody looked which."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Generic[T]):
    """Works agenda and lanes of any state; knows steps, windows and options, but no rules."""

    def __init__(self, table: Table, steps: list[Any], windows: list[Window[T]]) -> None:
        self.table = table
        self.windows = windows
        self.steps: dict[str, Any] = {step.__name__: step for step in [Resolve, ChooseOne, ChooseMay, *steps]}
        adopt(steps, Step, FLAGS)
        self.promises = any(declares(step, "promised", Step) for step in steps)
        self.trials = UNBOUNDED  # positions that one trial may look at
        self.free_low = min([window.low for window in windows], default=0)  # where options of windows lie
        self.free_high = max([window.high for window in windows], default=0)

    def over(self, state: T) -> bool:
        return not state.agenda and not state.lanes

    def ask(self, state: T) -> Ask[T]:
        """The open question: of the agenda, or of the first lane that waits."""
        return cast("Ask[T]", state.agenda[-1] if state.lane < 0 else state.lanes[state.lane][-1])

    def ask_of(self, state: T, seat: int) -> Ask[T] | None:
        """The question that a waiting seat has before it."""
        if state.lane < 0:
            if state.agenda and state.agenda[-1].seat == seat:
                return cast("Ask[T]", state.agenda[-1])
            return None
        for lane in state.lanes:
            if lane and lane[-1].seat == seat:
                return cast("Ask[T]", lane[-1])
        return None

    def seat(self, state: T) -> int:
        """Who decides now (CHANCE when a dealer must). Only while the game is not over."""
        return self.ask(state).seat

    def waiting(self, state: T) -> list[int]:
        """All seats that may decide now: more than one only while seats act at the same time."""
        if self.over(state):
            return []
        if state.lane < 0:
            return [state.agenda[-1].seat]
        return [lane[-1].seat for lane in state.lanes if lane]

    def options_of(self, state: T, seat: int) -> list[int]:
        """What a waiting seat may choose; empty if it is not waiting."""
        ask = self.ask_of(state, seat)
        if ask is None:
            return []
        return state.options if state.lane < 0 else self.options_at(state, ask)

    def choose(self, state: T, option: int) -> None:
        """Answers the open question and runs on to the next one."""
        if option not in state.options:
            self._refuse(state.options, option)
        if not state.rng and (state.agenda if state.lane < 0 else state.lanes[state.lane])[-1].seat == CHANCE:
            state.turned += 1
        if state.trail is not None or (not state.shut and self.free_low <= option < self.free_high):
            self._answer(state, option)
            self.advance(state)
            return
        # as in `_answer` and `advance`, written out: 2 % faster
        stack = state.agenda if state.lane < 0 else state.lanes[state.lane]
        step = stack.pop()
        height = len(stack)
        if step.reveals:
            state.turned += 1
        step.answer(state, option)
        if len(stack) > height + 1:
            put_in_order(stack, height)
        if state.lanes or self._work(state, stack):
            self._abreast(state)

    def choose_for(self, state: T, seat: int, option: int) -> None:
        """Answers for any waiting seat, in whatever order the seats answer."""
        options = self.options_of(state, seat)
        if not options:
            waiting = ", ".join([str(other) for other in self.waiting(state)])
            raise IllegalChoice("not_your_turn", seat=seat, allowed=waiting or "nobody")
        if option not in options:
            self._refuse(options, option)
        self._face(state, seat)
        if seat == CHANCE:
            state.turned += 1
        self._answer(state, option)
        self.advance(state)

    def pick(self, state: T, seat: int, things: list[int]) -> None:
        """Hands in all things of a pick at once, in any order."""
        ask = self.ask_of(state, seat)
        picked = sorted(things)
        if ask is None:
            waiting = ", ".join([str(other) for other in self.waiting(state)])
            raise IllegalChoice("not_your_turn", seat=seat, allowed=waiting or "nobody")
        if not isinstance(ask, Pick) or not ask.fits(state, picked):
            words = self.table.words
            named = " + ".join([words[thing] if thing in words else str(thing) for thing in picked])
            raise IllegalChoice("illegal_pick", things=named or "nothing")
        self._face(state, seat)
        stack = state.agenda if state.lane < 0 else state.lanes[state.lane]
        stack[-1] = ask.having(tuple(picked))
        self._answer(state, PASS)
        self.advance(state)

    def _face(self, state: T, seat: int) -> None:
        for i, lane in enumerate(state.lanes):
            if lane and lane[-1].seat == seat:
                state.lane = i

    def _refuse(self, options: list[int], option: int) -> None:
        if not options:
            raise IllegalChoice("game_over")
        words = self.table.words
        named = words[option] if option in words else str(option)
        raise IllegalChoice("illegal_option", option=named, allowed=", ".join([words[o] for o in options]))

    def advance(self, state: T) -> None:
        """Works agenda and lanes until someone has more than one option, or the game is over."""
        if state.lane < 0:
            self._work(state, state.agenda)
        if state.lanes:
            self._abreast(state)

    def _abreast(self, state: T) -> None:
        """Works the lanes, all of them or the one that was answered, and the agenda once they are empty."""
        for _ in range(LONGEST_RUN):
            if not state.lanes:
                return
            worked = state.lane
            if worked < 0:
                for i in range(len(state.lanes)):
                    state.lane = i
                    self._work(state, state.lanes[i])
            else:
                self._work(state, state.lanes[worked])
            state.lane = -1
            for i in range(len(state.lanes)):
                if state.lanes[i]:
                    state.lane = i
                    break
            if state.lane >= 0:
                if state.lane != worked or state.brief:  # else they were listed just now
                    state.options = self.options_at(state, self.ask(state))
                return
            state.lanes = []
            self._work(state, state.agenda)
        raise DeadEnd(f"forked {LONGEST_RUN} times without a question")

    def _work(self, state: T, stack: list[Step[Any]]) -> bool:
        """Works one stack until it is empty, waits for an answer, or forks, and says whether it does. Forced
        answers are automatic.
        """
        left = LONGEST_RUN  # counted by hand: a range made anew for every choice took 1 % of play
        while stack:
            step = stack[-1]
            if not step.asks:
                stack.pop()
                height = len(stack)
                if step.reveals:
                    state.turned += 1
                step.run(state)
            elif step.seat < 0:  # CHANCE
                if not self._chance(state, stack, step):
                    return False
                height = len(stack)  # what it pushed is in order
            elif step.bare and state.shut and state.trail is None:  # there is nothing to list
                stack.pop()
                height = len(stack)
                step.answer(state, PASS)
            else:
                if state.brief and step.opens and step.several(state):
                    state.options = UNSEEN
                    return False
                options = step.options(state)
                if step.tries:  # as in `_legal`, written out: mostly there is nothing to add or take away
                    doubtful = step.doubtful(state, options)
                    if doubtful:
                        options = self._tried(state, step, options, doubtful)
                if not state.shut and step.window:
                    for window in self.windows:
                        more = window.options(state, step.seat)
                        if more and not under_way(step):
                            options = sorted(options + more)
                if len(options) > 1:
                    if (
                        not step.floor
                        and self.promises
                        and (len(stack) < 2 or not stack[-2].floor or step.promised)  # mostly it is one
                        and not state.trial
                    ):
                        height = promised_at(stack)
                        if height >= 0:
                            options = self._kept(state, options, height)
                            if len(options) == 1:
                                self._answer(state, options[0])
                                if state.lanes and state.lane < 0:
                                    return True
                                continue
                    state.options = options
                    return False
                if not options:
                    raise DeadEnd(type(step).__name__)
                option = options[0]
                if state.trail is not None or self.free_low <= option < self.free_high:
                    self._answer(state, option)
                    height = len(stack)  # likewise
                else:  # as in `_answer`, written out: most work is done here
                    stack.pop()
                    height = len(stack)
                    if step.reveals:
                        state.turned += 1
                    step.answer(state, option)
            if len(stack) > height + 1:
                put_in_order(stack, height)
            if state.lanes and state.lane < 0:
                return True
            left -= 1
            if not left:
                raise DeadEnd(f"{type(step).__name__} after {LONGEST_RUN} pieces of work without a question")
        state.options = []
        return False

    def _chance(self, state: T, stack: list[Step[Any]], ask: Step[Any]) -> bool:
        """Answers a question of CHANCE; returns whether it could: else a dealer has to."""
        if state.rng and isinstance(ask, Draw):
            if state.trail is None and ask.at_once(state):
                stack.pop()
                return True
            if draw_from_bags(state, stack, ask):
                return True
        options = self.options_at(state, ask)
        if not options:
            raise DeadEnd(type(ask).__name__)
        if len(options) > 1:
            if not state.rng:
                state.options = options
                return False
            state.turned += 1
        self._answer(state, draw(state, ask, options))
        return True

    def options_at(self, state: T, ask: Step[Any]) -> list[int]:
        """The legal answers to a question, free options of the windows included."""
        return self._legal(state, ask, ask.options(state))

    def _legal(self, state: T, ask: Step[Any], options: list[int]) -> list[int]:
        """A question's own options, without what trials and promises forbid, with those of the windows."""
        if ask.tries:
            options = self._tried(state, ask, options, ask.doubtful(state, options))
        if ask.window and not state.shut:
            for window in self.windows:
                more = window.options(state, ask.seat)
                if more and not under_way(ask):
                    options = sorted(options + more)
        if self.promises and len(options) > 1 and not ask.floor and ask.seat >= 0 and not state.trial:
            height = promised_at(state.agenda if state.lane < 0 else state.lanes[state.lane])
            if height >= 0:
                return self._kept(state, options, height)
        return options

    def _kept(self, state: T, options: list[int], height: int) -> list[int]:
        """Those after which the promise at `height` can still be kept; all if none of them is known to be."""
        stack = state.agenda if state.lane < 0 else state.lanes[state.lane]
        ask, promise = stack[-1], stack[height]
        marks = ask.marks(state, options) or options
        kept: dict[int, bool] = {}
        for mark, option in zip(marks, options, strict=True):
            if mark not in kept:
                kept[mark] = promise.stays(state, ask, option, height) or self._keeps(state, option, height)
        return [option for i, option in enumerate(options) if kept[marks[i]]] or options

    def bar(self, state: T, seat: int, option: int) -> str:
        """What bars an option of a waiting seat, as a key of the texts; nothing if it is possible."""
        ask = self.ask_of(state, seat)
        if ask is None:
            return "not_your_turn"
        if ask.window and not under_way(ask):
            for window in self.windows:
                if window.low <= option < window.high:
                    return window.bar(state, seat, option)
        key = ask.bar(state, option)
        if key or not (ask.tries or self.promises) or option in self.options_of(state, seat):
            return key
        return "trial"

    def _answer(self, state: T, option: int) -> None:
        stack = state.agenda if state.lane < 0 else state.lanes[state.lane]
        ask = stack[-1]
        if state.trail is not None and not (isinstance(ask, Pick) and option in ask.things(state)):
            state.trail.append(Answer(ask, option))  # the things of a pick are told once they are all there
        if (
            ask.window
            and self.free_low <= option < self.free_high
            and self._answer_window(state, stack, option)
        ):
            return
        stack.pop()
        height = len(stack)
        if ask.reveals:
            state.turned += 1
        ask.answer(state, option)
        if len(stack) > height + 1:
            put_in_order(stack, height)

    def _answer_window(self, state: T, stack: list[Step[Any]], option: int) -> bool:
        """Does a free option, if it is one; the question stays."""
        for window in self.windows:
            if window.low <= option < window.high:
                height = len(stack)
                window.answer(state, stack[-1].seat, option)
                if len(stack) > height + 1:
                    put_in_order(stack, height)
                return True
        return False

    def hide(self, state: T, seat: int) -> None:
        """Finishes a redeal: what others have begun to pick is theirs to know, and their options are new."""
        for stack in [state.agenda, *state.lanes]:
            for i in range(len(stack)):
                step = stack[i]
                if step.seat != seat and isinstance(step, Pick) and step.picked:
                    stack[i] = step.having(())
        if not self.over(state) and self.ask(state).seat not in (seat, CHANCE):
            state.options = self.options_at(state, self.ask(state))

    # Legality by trial

    def feasible(self, state: T, height: int, limit: int = UNBOUNDED) -> bool:
        """Whether some line of answers works the agenda down to `height`. Spoils the state."""
        return Trial(self, height, []).run(state, limit)

    def _tried(self, state: T, ask: Step[Any], options: list[int], doubtful: list[int]) -> list[int]:
        """Leaves out doubtful answers whose trials fail. What differs only in a promise is tried as one."""
        works = [ask.trial(state, option) for option in doubtful]
        refused: list[int] = []
        for i, work in enumerate(works):
            if not work:
                continue
            group = [i, *[j for j in range(i + 1, len(works)) if works[j] and alike(work, works[j])]]
            failed = self._refused(state, ask.seat, work, [works[j][-1] for j in group], group)
            refused += [doubtful[j] for j in failed]
            for j in group:
                works[j] = []
        return [option for option in options if option not in refused] if refused else options

    def _refused(
        self, state: T, seat: int, work: list[Step[Any]], ends: list[Step[Any]], group: list[int]
    ) -> list[int]:
        """Tries the work on a copy; returns those of the group whose end no line reaches."""
        twin = cast("T", state.sketch(seat))
        height = len(twin.agenda)
        promised = is_promise(ends[0])
        for i in range(len(work) - (2 if promised else 1), -1, -1):
            twin.agenda.append(work[i])
        trial = Trial(self, height, ends if promised else [])
        if trial.run(twin, self.trials):
            return []
        return [group[i] for i in range(len(group)) if not promised or ends[i] in trial.broken]

    def _keeps(self, state: T, option: int, height: int) -> bool:
        """Whether the promise at `height` can still be kept after this answer."""
        promise = state.agenda[height]
        twin = cast("T", state.sketch(promise.seat))
        twin.trial = True
        self._answer(twin, option)
        if is_promise(promise):
            return Trial(self, height + 1, [promise]).run(twin, self.trials)
        return self.feasible(twin, height, self.trials)


def playout(machine: Machine[T], state: T, rng: Rng, limit: int) -> int:
    """Plays at random until the game is over or `limit` choices are made; returns how many were."""
    made = 0
    while made < limit and state.options:
        machine._answer(state, rng.pick(state.options))
        machine.advance(state)
        made += 1
    return made
