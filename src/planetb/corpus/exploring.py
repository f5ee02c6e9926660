"""Explores corpora: every game is watched, shard by shard, on any executor."""

from collections.abc import Callable
from typing import Any

from planetb.corpus.reading import Corpus, load
from planetb.lab.executor import Executor
from planetb.lab.executor.executor import spread
from planetb.lab.executor.job import Job
from planetb.lab.exploration import Exploration, parse_exploration
from planetb.lab.explorer import Explorer

Progress = Callable[[int], None]


def explore(
    corpus: Corpus, executor: Executor, place: int | None = None, progress: Progress | None = None
) -> tuple[Exploration, str]:
    """What a corpus tells, and why it was left early, or nothing. With a place, only that seat counts."""
    corpus.ready()
    game = corpus.manifest["game"]
    parts: dict[int, Exploration] = {}

    def take(results: list[tuple[int, dict[str, Any]]]) -> None:
        for number, data in results:
            parts[number] = parse_exploration(game, data)
        if progress:
            progress(len(parts))

    shards = list(range(len(corpus.files["games"])))
    data = {"folder": str(corpus.path.absolute()), "place": place}
    trouble = spread(executor, Job("planetb.corpus.exploring:explored", data, game), shards, lambda: 1, take)
    found = Explorer(game).found
    for number in sorted(parts):
        found.add(parts[number])
    return found, trouble


def explored(data: dict[str, Any], numbers: list[int]) -> list[tuple[int, dict[str, Any]]]:
    """The work of whoever explores: these shards, each by itself."""
    corpus = load(data["folder"])
    corpus.ready()
    return [(number, _shard(corpus, number, data["place"])) for number in numbers]


def _shard(corpus: Corpus, number: int, place: int | None) -> dict[str, Any]:
    explorer = Explorer(corpus.manifest["game"])
    for row in corpus.rows("games", number, ["record", "bots", "winners"]):
        players = [bot.partition(" #")[0] for bot in row["bots"]]  # of two alike, both are meant
        explorer.note(row["record"], players, row["winners"], place)
    return explorer.found.as_dict()
