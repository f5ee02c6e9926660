"""The bot that looks one whole decision ahead with the game's own evaluation."""

from planetb.bots.search.decision import face
from planetb.bots.search.lines import Lines
from planetb.chair import Chair
from planetb.kernel.rng import Rng

SAME = 1e-6  # values this close are equal


class Greedy:
    """Takes the option that leads to the best expected margin at the end of its decision.

    Hidden things and chance are averaged over `redeals`; two are enough where they value the options alike.
    """

    def __init__(self, seed: int, redeals: int = 4, positions: int = 1000) -> None:
        self.rng = Rng(seed)
        self.redeals = redeals
        self.positions = positions  # looked at per redeal, at most (about)

    def choose(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return options[0]
        values = self.values(chair)
        best = max(values)
        return self.rng.pick([options[i] for i in range(len(options)) if values[i] >= best - SAME])

    def values(self, chair: Chair) -> list[float]:
        """The expected margin after each option of the chair."""
        options = chair.options
        totals = self._once(chair, options)
        for done in range(1, self.redeals):
            values = self._once(chair, options)
            shift = values[0] * done - totals[0]
            alike = all(
                abs(value * done - total - shift) < SAME for value, total in zip(values, totals, strict=True)
            )
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            if alike:
                return [total / (done + 1) for total in totals]
        return [total / self.redeals for total in totals]

    def _once(self, chair: Chair, options: list[int]) -> list[float]:
        """The margin that each option leads to in one redeal."""
        game, seat = chair.game, chair.seat
        state = chair.redeal(self.rng)
        face(game, state, seat)
        best = dict.fromkeys(options, -1e9)
        for line in Lines(game, len(game.scores(state)), self.rng).find(state, self.positions):
            best[line.choices[0]] = max(best[line.choices[0]], line.margins[seat])
        return list(best.values())
