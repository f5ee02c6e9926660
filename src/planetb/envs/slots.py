"""Games side by side in one process: each slot plays one after the other and shows it in arrays."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from planetb.envs.episode import Episode, Reward
from planetb.kernel.content import Pack, lay, pack_of
from planetb.kernel.errors import IllegalChoice
from planetb.kernel.meta import Value
from planetb.kernel.rng import MAX_SEED

Array = npt.NDArray[Any]
Shape = tuple[tuple[int, ...], str]


class Table:
    """Which game the slots play: all that a process needs to begin."""

    def __init__(
        self,
        game: str,
        seats: int,
        variants: Mapping[str, Value],
        reward: Reward,
        modules: tuple[str, ...] = (),
    ) -> None:
        pack = pack_of(game)
        self.game = game
        self.seats = seats
        self.variants = dict(variants)
        self.reward: Reward = reward
        self.modules = modules  # imported first: they may register outside games
        self.pack = (pack.name, pack.values) if pack else None

    def ready(self) -> None:
        """Gives a fresh process the games and the content of the one that began it."""
        for module in self.modules:
            import_module(module)
        if self.pack:
            lay(Pack(self.game, *self.pack))

    def episode(self) -> Episode:
        return Episode(self.game, self.seats, self.variants, self.reward)


def shapes(episode: Episode, count: int) -> dict[str, Shape]:
    """The arrays that slots show, by name."""
    return {
        "observations": ((count, episode.features), "int8"),  # of the seat to decide
        "masks": ((count, episode.actions), "int8"),  # what it may choose
        "seats": ((count,), "int8"),
        "rewards": ((count, episode.seats), "float32"),  # of the game that the last step ended
        "scores": ((count, episode.seats), "int32"),  # likewise
        "dones": ((count,), "bool"),  # whether the last step ended a game; a new one has been dealt
        "episodes": ((count,), "int32"),  # games that the slot has begun before
        "actions": ((count,), "int32"),
    }


class Slots:
    """The slots `first` to `last` of all arrays. Every game has its seed: any split plays the same."""

    def __init__(self, table: Table, arrays: dict[str, Array], first: int, last: int, seed: int) -> None:
        self.arrays = arrays
        self.first, self.last = first, last
        self.seed = seed
        self.games = [table.episode() for _ in range(first, last)]
        self._shown: list[list[int]] = [[] for _ in self.games]  # ones to be cleared
        self._offered: list[list[int]] = [[] for _ in self.games]

    def reset(self, seed: int | None = None) -> None:
        """Deals all slots anew, from their first game."""
        self.seed = self.seed if seed is None else seed
        for slot in range(self.first, self.last):
            self.arrays["episodes"][slot] = 0
            self._deal(slot)
        for name in ("rewards", "scores", "dones"):
            self.arrays[name][self.first : self.last] = 0

    def _deal(self, slot: int) -> None:
        count = len(self.arrays["seats"])
        number = self.seed + slot + count * int(self.arrays["episodes"][slot])
        self.games[slot - self.first].reset(number % MAX_SEED)
        self._show(slot)

    def step(self) -> None:
        """Makes the actions of all slots; a game that ends makes room for the next."""
        arrays = self.arrays
        for slot in range(self.first, self.last):
            episode = self.games[slot - self.first]
            try:
                episode.choose(int(arrays["actions"][slot]))
            except IllegalChoice as error:
                raise IllegalChoice("illegal_in_slot", slot=slot, reason=str(error)) from error
            over = episode.over
            arrays["dones"][slot] = over
            if over:
                arrays["rewards"][slot] = episode.results()
                arrays["scores"][slot] = episode.game.scores(episode.state)
                arrays["episodes"][slot] += 1
                self._deal(slot)
            else:
                arrays["rewards"][slot] = 0
                self._show(slot)

    def _show(self, slot: int) -> None:
        """Writes what the seat to decide sees and may choose; only what changes is touched."""
        i = slot - self.first
        episode = self.games[i]
        seat, options = episode.seat, episode.options
        bits, mask = self.arrays["observations"][slot], self.arrays["masks"][slot]
        bits[self._shown[i]] = 0
        mask[self._offered[i]] = 0
        self._shown[i] = episode.observe(seat)
        self._offered[i] = list(options)
        bits[self._shown[i]] = 1
        mask[options] = 1
        self.arrays["seats"][slot] = seat


def empty(wanted: dict[str, Shape]) -> dict[str, Array]:
    """Arrays of this process."""
    return {name: np.zeros(shape, kind) for name, (shape, kind) in wanted.items()}
