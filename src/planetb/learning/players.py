"""Who plays in self-play: a mind or the handwritten estimate, looking one decision ahead in one redeal."""

from math import exp
from typing import Any, Final

from planetb.bots.mind_judge import MindJudge
from planetb.bots.search.joined import Joined
from planetb.bots.search.lines import Lines
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.minds.file import loads
from planetb.minds.net import Net

HANDWRITTEN: Final = ""  # the file of the player without a mind
POSITIONS: Final = 250  # that a player looks at
WIDTH: Final = 4  # of a mind's beam
FEW: Final = 5  # lines among which a player tries something
WARMTH: Final = 0.15  # of a mind's values: how much worse they may be
WARMTH_POINTS: Final = 1.5  # the same of points


class Player:
    """Chooses whole lines."""

    def __init__(self, game: Game[Any], net: Net | None) -> None:
        self.game = game
        self.judge = MindJudge(net) if net else None
        self.warmth = WARMTH if net else WARMTH_POINTS

    def lines(self, state: Any, seat: int, seats: int, rng: Rng) -> list[tuple[float, list[int]]]:
        """The lines of a decision with their values, best first."""
        if self.judge:
            found = Joined(self.game, seats, rng, self.judge, POSITIONS, WIDTH).find(state, seat)
            return [(line.value, line.choices) for line in found]
        lines = Lines(self.game, seats, rng).find(state, POSITIONS)
        ranked = sorted((-line.margins[seat], i) for i, line in enumerate(lines))
        return [(-value, lines[i].choices) for value, i in ranked]

    def choose(self, state: Any, seat: int, seats: int, rng: Rng, tries: bool) -> list[int]:
        """The best line; one that `tries` takes any of the best few, the better the likelier."""
        lines = self.lines(state, seat, seats, rng)
        if not tries or len(lines) == 1:
            return lines[0][1]
        best = lines[0][0]
        weights = [exp(max(-30.0, (value - best) / self.warmth)) for value, _ in lines[:FEW]]
        left = rng.below(1_000_000) / 1_000_000 * sum(weights)
        for weight, (_, choices) in zip(weights, lines, strict=False):
            left -= weight
            if left < 0:
                return choices
        return lines[0][1]


def player(game: Game[Any], file: str, content: bytes) -> Player:
    """The player of a file with this content."""
    return Player(game, Net(loads(content, file, game)[0]) if file else None)
