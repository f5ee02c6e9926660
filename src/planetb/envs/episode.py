"""One game as learners play it: numbers in, numbers out. The environments are thin around it."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from rich.text import Text

from planetb.envs.screens import Screens
from planetb.games import registry
from planetb.kernel.errors import IllegalChoice, InvalidSetup
from planetb.kernel.meta import Value
from planetb.kernel.rng import check_seed, seeded
from planetb.kernel.state import NOBODY
from planetb.text.game_text import text_of

Reward = Literal["win", "points"]
REWARDS: Final = ("win", "points")
Bits = npt.NDArray[np.int8]


class Episode:
    """A game of so many seats, played again and again. `reset` begins one, `choose` goes on."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        variants: Mapping[str, Value] | None = None,
        reward: Reward = "win",
    ) -> None:
        if reward not in REWARDS:
            raise InvalidSetup("bad_reward", reward=reward, allowed=", ".join(REWARDS))
        self.game = registry.game(game)
        self.seats = seats
        self.variant = self.game.fill(seats, dict(variants or {}))
        self.reward = reward
        self.features = len(self.game.features)
        self.actions = self.game.table.size
        self.screens: Screens

    def reset(self, seed: int) -> None:
        """Deals a new game."""
        self.play(self.game.start(self.seats, self.variant, seeded(check_seed(seed))))

    def play(self, state: Any) -> None:
        """Goes on with a game that was dealt elsewhere."""
        self.screens = Screens(self.game, state)

    @property
    def state(self) -> Any:
        """The true state, secrets included."""
        return self.screens.state

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def seat(self) -> int:
        """The seat to decide now."""
        return self.game.seat(self.state)

    @property
    def options(self) -> list[int]:
        """What it may choose, ascending; shared with the state, never to be changed."""
        options: list[int] = self.state.options
        return options

    def choose(self, option: int) -> None:
        """Makes a choice; one that is not possible is refused, and nothing has changed."""
        if option not in self.state.options:
            words = self.game.table.words
            allowed = ", ".join(words[other] for other in self.state.options)
            raise IllegalChoice(
                "illegal_option", option=words.get(option, option), allowed=allowed or "nothing"
            )
        self.screens.choose(option)

    def observe(self, seat: int) -> list[int]:
        """What a seat sees: the numbers of the features that are true."""
        return self.game.observe(self.screens.seen(seat), seat)

    def observation(self, seat: int) -> Bits:
        """What a seat sees: a one for each feature that is true."""
        bits = np.zeros(self.features, np.int8)
        bits[self.observe(seat)] = 1
        return bits

    def mask(self, seat: int) -> Bits:
        """What a seat may choose; nothing while another is asked."""
        bits = np.zeros(self.actions, np.int8)
        if not self.over and seat == self.seat:
            bits[self.state.options] = 1
        return bits

    def results(self) -> list[float]:
        """The reward of every seat at the end.

        `win`: 1 for the winner and less than zero for the others, so that it adds up to zero; shared wins are
        split; alone at the table 1 or -1. `points`: the lead over the best other seat; alone the score.
        """
        if self.reward == "points":
            return self._leads()
        winners = self.game.winners(self.state)
        if self.seats == 1:
            return [1.0 if winners else -1.0]
        part = 1 / len(winners) if winners else 0.0
        shares = [part if seat in winners else 0.0 for seat in range(self.seats)]
        return [(self.seats * share - 1) / (self.seats - 1) for share in shares]

    def _leads(self) -> list[float]:
        scores = self.game.scores(self.state)
        if self.seats == 1:
            return [float(scores[0])]
        return [float(score - max(scores[:i] + scores[i + 1 :])) for i, score in enumerate(scores)]

    def drawn(self, seat: int | None = None) -> str:
        """The table in words, as a seat or (None) everybody sees it."""
        viewer = NOBODY if seat is None else seat
        view = self.game.view(self.screens.seen(viewer), viewer)
        drawn = text_of(self.game.meta.name).table(view, "en", seat, self.game.waiting(self.state))
        return Text.from_markup(drawn, emoji=False).plain


def check_actions(actions: npt.NDArray[Any], count: int) -> None:
    """One action for each game, as whole numbers."""
    if actions.shape != (count,) or not np.issubdtype(actions.dtype, np.integer):
        raise InvalidSetup("bad_actions", count=count, found=f"{actions.dtype} of shape {actions.shape}")
