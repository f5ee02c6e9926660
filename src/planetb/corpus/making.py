"""Makes a corpus, or goes on with one: shard by shard, on any executor."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from planetb.corpus.folder import MANIFEST, Folder, bad
from planetb.corpus.schema import FORMAT, Row
from planetb.games import registry
from planetb.kernel.content import fingerprint
from planetb.lab.arena import prepare
from planetb.lab.contest import Contest
from planetb.lab.executor import Executor
from planetb.lab.executor.executor import spread
from planetb.lab.executor.job import Job, code_version

SHARD: Final = 100  # games
BATCH: Final = 5  # games a task, at most
Progress = Callable[[int], None]


class Maker:
    """One run of making a corpus."""

    def __init__(
        self, contest: Contest, path: Path, shard: int = SHARD, observing: bool = True, command: str = ""
    ) -> None:
        prepare(contest)
        contest.check()
        self.contest = contest
        self.shard = shard
        self.observing = observing
        self.folder = Folder(path)
        self._rows: dict[int, dict[int, tuple[Row, list[Row]]]] = {}  # of shards under way, by number of game
        self._open(command)

    def _open(self, command: str) -> None:
        """Begins a folder, or goes on with one of the same games."""
        self.folder.path.mkdir(parents=True, exist_ok=True)
        wanted = self._head(command)
        if not (self.folder.path / MANIFEST).exists():
            if any(self.folder.path.glob("*.parquet")):
                raise bad(self.folder.path, f"it has files but no {MANIFEST}; choose an empty folder")
            self.folder.manifest = wanted
            return
        self.folder.read()
        for name, value in wanted.items():
            found: Any = self.folder.manifest.get(name)
            if name == "contest":
                found, value = {**found, "games": 0}, {**value, "games": 0}
            if name not in ("command", "shards") and found != value:
                raise bad(
                    self.folder.path, f"it was made with another {name}: {found}, not {value}; choose another"
                )
        self.folder.manifest |= {"contest": wanted["contest"], "command": command}

    def _head(self, command: str) -> dict[str, Any]:
        game = registry.game(self.contest.game)
        variant = game.fill(self.contest.seats, self.contest.variants)
        return described(self.contest.game) | {
            "variants": game.meta.chosen(variant),
            "contest": self.contest.as_dict(),
            "observing": self.observing,
            "shard": self.shard,
            "command": command,
            "shards": {},
        }

    def _size(self, number: int) -> int:
        """How many games a shard has."""
        return min(self.shard, self.contest.games - number * self.shard)

    def run(self, executor: Executor, progress: Progress | None = None) -> str:
        """Plays what is missing; returns why it ended early, or nothing."""
        count = -(-self.contest.games // self.shard)
        missing = [n for n in range(count) if not self.folder.whole(n, self._size(n))]
        numbers = [n * self.shard + i for n in missing for i in range(self._size(n))]
        done = self.contest.games - len(numbers)

        def take(rows: list[tuple[Row, list[Row]]]) -> None:
            nonlocal done
            done += len(rows)
            for game, decisions in rows:
                self._keep(game, decisions)
            if progress:
                progress(done)

        data = {"contest": self.contest.as_dict(), "observing": self.observing}
        job = Job("planetb.corpus.playing:played", data, self.contest.game)
        trouble = spread(executor, job, numbers, lambda: BATCH, take) if numbers else ""
        self.folder.save()
        return trouble

    def _keep(self, game: Row, decisions: list[Row]) -> None:
        number = game["game"] // self.shard
        rows = self._rows.setdefault(number, {})
        rows[game["game"]] = (game, decisions)
        if len(rows) == self._size(number):
            self.folder.write_shard(number, [rows[key] for key in sorted(rows)])
            del self._rows[number]


def described(name: str) -> dict[str, Any]:
    """What every manifest says of a game as it is here."""
    game = registry.game(name)
    return {
        "format": FORMAT,
        "game": name,
        "title": game.meta.title,
        "rules_version": game.meta.rules_version,
        "content": fingerprint(name),
        "code": code_version(),
        "features": len(game.features),
        "features_sha256": hashlib.sha256("\n".join(game.features).encode()).hexdigest(),
        "options": game.table.size,
    }
