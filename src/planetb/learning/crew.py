"""Those who play for the trainer, on any executor: self-play into files of rows, and matches of two players.

A game is played from its number alone and minds travel with the work, so rows and results are the same
wherever they were made. What came back stays when somebody who played is gone.
"""

import hashlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from planetb.bots import glance
from planetb.bots.greedy import Greedy
from planetb.bots.mind import Mind
from planetb.games import registry
from planetb.lab.executor import chosen
from planetb.lab.executor.executor import spread
from planetb.lab.executor.job import Job
from planetb.learning.duel import duel
from planetb.learning.players import HANDWRITTEN, Player, player
from planetb.learning.rows import Notebook, Rows, joined
from planetb.learning.selfplay import Dealing, play

SHARD: Final = 8  # games of one file of rows
Played = list[tuple[int, Rows]]
Won = list[tuple[int, float]]
Pairing = tuple[str, str, list[int]]
"""Two players by their files, and the tables at which they meet."""


class Stopped(Exception):
    """It ended early, and why; what was played until then stays."""


class Crew:
    """Plays for the trainer: on this machine, or on a cluster."""

    def __init__(self, game: str, seats: list[int], jobs: int | None = None, on: str | None = None) -> None:
        self.game = game
        self.seats = seats
        self.jobs = jobs
        self.on = on
        chosen(on, jobs, 1)  # says what is wrong with it before anything is played

    def selfplay(
        self, files: list[str], folder: Path, name: str, games: int, seed: int, tell: Callable[[int], None]
    ) -> list[Path]:
        """Plays games into files of rows; what is there already is not played again."""
        paths = [folder / f"{name}-{first:06d}.npz" for first in range(0, games, SHARD)]
        missing = [i for i, path in enumerate(paths) if not path.exists()]
        numbers = [n for i in missing for n in range(i * SHARD, min(games, (i + 1) * SHARD))]
        done = games - len(numbers)
        waiting: dict[int, dict[int, Rows]] = {i: {} for i in missing}

        def take(played: Played) -> None:
            nonlocal done
            for number, rows in played:
                shard = waiting[number // SHARD]
                shard[number] = rows
                done += 1
                if len(shard) == min(SHARD, games - number // SHARD * SHARD):
                    joined([shard[key] for key in sorted(shard)]).save(paths[number // SHARD])
                    del waiting[number // SHARD]
            tell(done)

        self._do("played", {"players": self._packed(files), "seed": seed}, numbers, take)
        return paths

    def matches(
        self, pairings: list[Pairing], games: int, seed: int, tell: Callable[[int], None] = lambda done: None
    ) -> list[list[float]]:
        """Lets players meet, each pair on the same deals; the first one's part of each win."""
        found = [[0.0] * games for _ in pairings]
        done = 0

        def take(won: Won) -> None:
            nonlocal done
            for number, part in won:
                found[number // games][number % games] = part
            done += len(won)
            tell(done)

        pairs = [[*self._packed([one, other]), seats] for one, other, seats in pairings]
        numbers = list(range(games * len(pairings)))
        self._do("met", {"pairs": pairs, "games": games, "seed": seed}, numbers, take)
        return found

    def match(
        self, one: str, other: str, games: int, seed: int, tell: Callable[[int], None] = lambda done: None
    ) -> list[float]:
        """Lets two players meet at all tables."""
        return self.matches([(one, other, self.seats)], games, seed, tell)[0]

    def _packed(self, files: list[str]) -> list[bytes]:
        """The players as they travel: the content of their files."""
        return [Path(file).read_bytes() if file else b"" for file in files]

    def _do(self, work: str, data: dict[str, Any], numbers: list[int], take: Callable[[Any], None]) -> None:
        """Has it done for these numbers, a game a task: players that search take a second or more for one."""
        if not numbers:
            return
        data |= {"game": self.game, "seats": self.seats}
        executor = chosen(self.on, self.jobs, len(numbers))
        trouble = spread(executor, Job(f"{__name__}:{work}", data, self.game), numbers, lambda: 1, take)
        if trouble:
            raise Stopped(trouble)


# What follows is done by whoever plays


def played(data: dict[str, Any], numbers: list[int]) -> Played:
    """These games of self-play, each with its rows."""
    rules = registry.game(data["game"])
    dealing = Dealing(rules, data["seats"], data["seed"])
    players = [_player(data["game"], packed) for packed in data["players"]]
    found = []
    for number in numbers:
        notebook = Notebook()
        play(dealing, number, players, notebook)
        found.append((number, notebook.rows()))
    return found


def met(data: dict[str, Any], numbers: list[int]) -> Won:
    """These games of pairs, each with the first one's part of the win."""
    rules, games = registry.game(data["game"]), data["games"]
    found = []
    for number in numbers:
        one, other, seats = data["pairs"][number // games]
        dealing = Dealing(rules, seats, data["seed"])
        makers = [_bot(_player(data["game"], packed)) for packed in (one, other)]
        found.append((number, duel(rules, dealing, number % games, makers[0], makers[1])))
    return found


@lru_cache(maxsize=16)
def _player(game: str, packed: bytes) -> Player:
    name = hashlib.sha256(packed).hexdigest()[:12]
    return player(registry.game(game), name if packed else HANDWRITTEN, packed)


def _bot(who: Player) -> Callable[[int], Any]:
    """Makes the bot of a player; it looks a little closer than in self-play."""
    judge = who.judge
    if judge is None:
        return lambda seed: Greedy(seed, redeals=glance.REDEALS, positions=glance.POSITIONS)
    net = judge.net
    return lambda seed: Mind(
        seed, beam=glance.BEAM, redeals=glance.REDEALS, net=net, positions=glance.POSITIONS
    )
