"""The bot that plays with a learned mind: one decision ahead, or as far as its time allows.

Without a mind for the game it thinks as far, with the game's own estimate in its place.
"""

import gc
from time import perf_counter, thread_time
from typing import Any, Final

from planetb.bots.bot import Bot
from planetb.bots.greedy import Greedy
from planetb.bots.mind_judge import MindJudge
from planetb.bots.search.decision import face
from planetb.bots.search.finder import Finder, Whole
from planetb.bots.search.joined import Joined
from planetb.bots.search.judge import Judge
from planetb.bots.search.race import Race, cost
from planetb.bots.search.thought import ROOT_TRUST, Thought
from planetb.chair import Chair
from planetb.kernel.rng import Rng
from planetb.minds.net import Net
from planetb.minds.shelf import mind_in, mind_of

BEAM: Final = 12  # positions followed further at each choice
POSITIONS: Final = 1000  # looked at for other lines, to their ends
BEAM_BELOW: Final = 2  # the same for decisions of the tree
POSITIONS_BELOW: Final = 60
REDEALS: Final = 4  # of the first look
ENDS_BELOW: Final = 120  # of decisions of the tree, for those who know the estimate alone
CLOSER: Final = ((16, 3000, 8), (24, 9000, 8), (32, 27000, 8), (48, 81000, 8))
"""Looks at a long decision that take ever longer: beam, positions, redeals."""
LOOK: Final = 16  # playouts that a thousand positions of such a look count as
LONGER: Final = 4.0  # a closer look may take so many times as long as the last one
EXPLORE: Final = 0.1  # how much a little known line below the root is favoured, in a mind's values
EXPLORE_POINTS: Final = 1.5  # the same in points
ALIKE: Final = 2  # lines with the same beginning among those that may be played on
BEGINNINGS: Final = 5  # of lines that are compared where somebody asks what it thinks
LATER: Final = 9  # a later choice within a decision is thought over with this part of the budget

Size = tuple[int, int, int]
"""Of a look: beam, positions, redeals."""


class Weighed:
    """A line of a decision, and the margin in points that it should lead to."""

    def __init__(self, choices: list[int], margin: float) -> None:
        self.choices = choices
        self.margin = margin


class Mind:
    """Plays by a learned mind. `milliseconds` (punctual) or `playouts` (repeatable) let it think further.

    With both it makes its playouts, in so much time of the processor at most: how busy a machine is changes
    nothing, how slow it is may.
    """

    def __init__(
        self,
        seed: int,
        beam: int = BEAM,
        milliseconds: int = 0,
        playouts: int = 0,
        redeals: int = REDEALS,
        net: Net | None = None,
        positions: int = POSITIONS,
        file: str = "",
    ) -> None:
        self.rng = Rng(seed)
        self.seed = seed
        self.beam = beam
        self.positions = positions
        self.milliseconds = milliseconds
        self.playouts = playouts
        self.clock = thread_time if playouts else perf_counter
        self.redeals = redeals
        self.net = net
        self.file = file  # of its mind; else the game's
        self.beginnings = 0  # of lines that are compared at least
        self.substitute: Bot | None = None  # without a mind and without a budget
        self.plan: list[int] = []  # the rest of the line chosen
        self.turned = -1

    def choose(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            if self.plan[:1] == options:
                self.plan.pop(0)
            return options[0]
        judge = self.judge(chair)
        if judge is None:
            assert self.substitute is not None
            return self.substitute.choose(chair)
        if not self.plan or self.plan[0] not in options or self._redealt(chair).turned != self.turned:
            self.plan = []
        self.plan = list(self.think(chair, judge).root.lines[0].choices)
        self.turned = self._redealt(chair).turned
        return self.plan.pop(0)

    @property
    def further(self) -> bool:
        """Whether it thinks beyond the first look."""
        return self.playouts > 0 or self.milliseconds > 0

    def weigh(self, chair: Chair, asked: list[int]) -> list[Weighed]:
        """What it thinks of the lines of the chair's decision, best first; what is `asked` is among them."""
        judge = self.judge(chair) or Judge()
        self.beginnings = BEGINNINGS
        lines = self.think(chair, judge, asked).root.lines
        best = lines[0].value(ROOT_TRUST)
        found = [Weighed(line.choices, judge.points(best - max(0.0, cost(lines[0], line)))) for line in lines]
        return sorted(found, key=lambda each: -each.margin)

    def think(self, chair: Chair, judge: Judge, asked: list[int] | None = None) -> Thought:
        """The first look, and what the budget lets it find behind; the best line comes first.

        A line that is `asked` after is looked at and played on as long as it may be the best.
        """
        part = LATER if self.plan else 1
        known = [self.plan, asked or []]
        began = self.clock()
        until = began + self.milliseconds / (1 if self.playouts else part) / 1000
        deepens = self.further and not chair.game.long_decisions
        collecting = gc.isenabled()
        gc.disable()
        try:
            thought = self._look(chair, judge, (self.beam, self.positions, self.redeals), known, deepens)
            if deepens:
                race = Race(thought, asked or [])
                self._deepen(race, chair, until, self.playouts // part)
            elif self.further:
                thought = self._closer(thought, chair, judge, known, (began, until), self.playouts // part)
        finally:
            if collecting:
                gc.enable()
        return thought

    def _look(self, chair: Chair, judge: Judge, size: Size, known: list[list[int]], deepens: bool) -> Thought:
        """One look at a decision; lines that are known before are among those compared."""
        beam, positions, redeals = size
        states = [self._redealt(chair) for _ in range(redeals)]
        game, seats = chair.game, len(chair.game.scores(states[0]))
        wide, narrow = self.finders(game, seats, judge, beam, positions)
        thought = Thought(game, chair.seat, seats, judge, wide, narrow)
        thought.explore = EXPLORE if judge.looks else EXPLORE_POINTS
        thought.alike = ALIKE if deepens else 0
        thought.beginnings = self.beginnings
        thought.begin(states, known)
        return thought

    def finders(
        self, game: Any, seats: int, judge: Judge, beam: int, positions: int
    ) -> tuple[Finder, Finder]:
        """Who finds the lines of the root, and of decisions below."""
        if not judge.looks:
            return (
                Whole(game, seats, self.rng, positions),
                Whole(game, seats, self.rng, ENDS_BELOW),
            )
        return (
            Joined(game, seats, self.rng, judge, positions, beam),
            Joined(game, seats, self.rng, judge, POSITIONS_BELOW, BEAM_BELOW),
        )

    def _deepen(self, race: Race, chair: Chair, until: float, playouts: int) -> None:
        """Plays the best lines on, until one is left that may be the best or the budget is spent."""
        while race.left > 1 and (playouts > 0 or not self.playouts):
            if self.milliseconds and self.clock() >= until:
                break
            playouts -= race.left
            race.run(self._redealt(chair))
        race.end()

    def _closer(
        self,
        thought: Thought,
        chair: Chair,
        judge: Judge,
        known: list[list[int]],
        times: tuple[float, float],
        playouts: int,
    ) -> Thought:
        """Looks at the decision ever more closely, while the next look should end in time."""
        began, until = times
        for size in CLOSER:
            now = self.clock()
            if self.playouts and size[1] * LOOK > playouts * 1000:
                break
            if self.milliseconds and now + LONGER * (now - began) > until:
                break
            began = now
            thought = self._look(chair, judge, size, [thought.root.lines[0].choices, *known], False)
        return thought

    def _redealt(self, chair: Chair) -> Any:
        state = chair.redeal(self.rng)
        face(chair.game, state, chair.seat)
        return state

    def judge(self, chair: Chair) -> Judge | None:
        """Who values positions: a mind, else the estimate; nobody where one look with it would do."""
        net = self.net or (mind_in(self.file, chair.game) if self.file else mind_of(chair.game))
        if net is not None:
            return MindJudge(net)
        if self.further:
            return Judge()
        self.substitute = self.substitute or Greedy(self.seed, self.redeals, self.positions)
        return None
