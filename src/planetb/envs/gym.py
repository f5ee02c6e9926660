"""Gymnasium: one seat for the learner, bots on the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from planetb.bots.bot import Bot
from planetb.bots.outside.player import Guest
from planetb.bots.registry import check, make
from planetb.chair import Chair
from planetb.envs.episode import Bits, Episode, Reward
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.meta import Value
from planetb.kernel.rng import MAX_SEED
from planetb.match import Match

ILLEGAL = -1.0  # the reward of a choice that is not possible; it ends the game


class SeatEnv(gymnasium.Env[Bits, np.int64]):
    """A seat at a table of bots. It sees zeros and ones; `info["action_mask"]` says what is possible.

    `opponents` are bots by name, for the seats after the learner's; one name serves them all. With `seat`
    None the learner sits anywhere, dealt anew in each game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  # theirs

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int | None = 0,
        opponents: Sequence[str] = ("random",),
        variants: Mapping[str, Value] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, seats, variants, reward)
        if seat is not None and not 0 <= seat < seats:
            raise InvalidSetup("bad_seat", seat=seat, allowed=f"0 to {seats - 1}")
        names = list(opponents) * (seats - 1) if len(opponents) == 1 else list(opponents)
        if len(names) != seats - 1:
            allowed = f"one for all, or {seats - 1}"
            raise InvalidSetup("bad_opponents", found=", ".join(names) or "none", allowed=allowed)
        self.opponents = [check(name) for name in names]
        self.place = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.MultiBinary(self.episode.features)
        self.action_space = gymnasium.spaces.Discrete(self.episode.actions)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bits, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        episode, rng = self.episode, self.np_random
        self.seat = int(rng.integers(episode.seats)) if self.place is None else self.place
        episode.reset(int(rng.integers(MAX_SEED)))
        others = [(self.seat + 1 + i) % episode.seats for i in range(episode.seats - 1)]
        self._bots = {
            other: make(name, int(rng.integers(MAX_SEED)))
            for other, name in zip(others, self.opponents, strict=True)
        }
        self._others()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Bits, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if int(action) not in episode.options or episode.over:
            return self._seen(), ILLEGAL, True, False, self._info() | {"illegal": True}
        episode.screens.choose(int(action))
        self._others()
        reward = episode.results()[self.seat] if episode.over else 0.0
        return self._seen(), reward, episode.over, False, self._info()

    def _others(self) -> None:
        """Lets the bots choose until the learner is asked or the game is over."""
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            seat = episode.seat
            episode.screens.choose(self._bots[seat].choose(self._chair(seat)))

    def _chair(self, seat: int) -> Chair:
        """Where a bot sits: it knows no more than the learner would know there."""
        seen = self.episode.screens.seen(seat)
        return Chair(Match(self.episode.game, None, seen.clone()), seat)

    def _seen(self) -> Bits:
        return self.episode.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.episode.mask(self.seat), "seat": self.seat}
        if self.episode.over:
            found["scores"] = self.episode.game.scores(self.episode.state)
        return found

    def action_masks(self) -> Bits:
        """The mask, as some libraries of learners ask for it."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        drawn = self.episode.drawn(self.seat)
        if self.render_mode == "human":
            print(drawn)  # noqa: T201
            return None
        return drawn

    def close(self) -> None:
        for bot in self._bots.values():
            if isinstance(bot, Guest):
                bot.close()
        self._bots = {}
