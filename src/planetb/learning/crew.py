"""The processes that play: each has the game and the players at hand, and works through numbers of games."""

import gc
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from planetb.bots.greedy import Greedy
from planetb.bots.mind import Mind
from planetb.engine.compiling import cores
from planetb.games import registry
from planetb.learning.duel import duel
from planetb.learning.players import Player, player
from planetb.learning.rows import Notebook
from planetb.learning.selfplay import Dealing, play

SHARD: Final = 8  # games of one file of rows
THREADS: Final = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
)  # one: the games fill all cores


class Crew:
    """Plays for the trainer on all cores."""

    def __init__(self, game: str, seats: list[int], jobs: int | None = None) -> None:
        self.game = game
        self.seats = seats
        for name in THREADS:
            os.environ.setdefault(name, "1")
        self.size = jobs or cores()
        self.pool = ProcessPoolExecutor(
            self.size, mp_context=get_context("spawn"), initializer=_begin, initargs=(game,)
        )

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)

    def selfplay(
        self, files: list[str], folder: Path, name: str, games: int, seed: int, tell: Callable[[int], None]
    ) -> list[Path]:
        """Plays games into files of rows; what is there already is not played again."""
        paths = [folder / f"{name}-{first:06d}.npz" for first in range(0, games, SHARD)]
        orders = []
        for i, path in enumerate(paths):
            if not path.exists():
                numbers = list(range(i * SHARD, min(games, (i + 1) * SHARD)))
                orders.append(self.pool.submit(_play, self.game, self.seats, files, str(path), numbers, seed))
        done = games - sum(1 for path in paths if not path.exists()) * SHARD
        for order in as_completed(orders):
            done += order.result()
            tell(done)
        return paths

    def match(
        self, one: str, other: str, games: int, seed: int, seats: list[int] | None = None
    ) -> list[float]:
        """Lets two players meet at these tables, or at all; the first one's part of each win."""
        orders = [
            self.pool.submit(_meet, self.game, seats or self.seats, one, other, number, seed)
            for number in range(games)
        ]
        return [order.result() for order in orders]


_players: dict[str, Player] = {}  # of this worker process, by file


def _begin(game: str) -> None:
    """Readies a worker: Ctrl-C is the parent's business, and what is loaded now stays."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    registry.game(game)
    gc.collect()
    gc.freeze()


def _player(game: str, file: str) -> Player:
    if file not in _players:
        _players[file] = player(registry.game(game), file)
    return _players[file]


def _play(game: str, seats: list[int], files: list[str], path: str, numbers: list[int], seed: int) -> int:
    """Plays some games and writes their rows."""
    notebook, dealing = Notebook(), Dealing(registry.game(game), seats, seed)
    for number in numbers:
        play(dealing, number, [_player(game, file) for file in files], notebook)
    notebook.rows().save(Path(path))
    return len(numbers)


def _meet(game: str, seats: list[int], one: str, other: str, number: int, seed: int) -> float:
    rules = registry.game(game)
    return duel(rules, Dealing(rules, seats, seed), number, _bot(game, one), _bot(game, other))


def _bot(game: str, file: str) -> Callable[[int], Any]:
    """Makes the bot of a player; it looks a little closer than in self-play."""
    judge = _player(game, file).judge
    if judge is None:
        return lambda seed: Greedy(seed, redeals=2, positions=250)
    net = judge.net
    return lambda seed: Mind(seed, beam=6, redeals=2, net=net, positions=250)
