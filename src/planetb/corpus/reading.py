"""Reads a corpus back: as a stream of Arrow batches or numpy arrays, never all at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from planetb.corpus.folder import Folder, bad
from planetb.corpus.schema import FORMAT, TABLES
from planetb.games import registry
from planetb.kernel.errors import PlanetBError, WrongVersion
from planetb.lab.arena import prepare
from planetb.lab.contest import parse_contest
from planetb.reading import from_record

BATCH: Final = 16_384  # rows
Array = npt.NDArray[Any]
Ragged = tuple[Array, Array]
"""Lists of different lengths: all values in a row, and where each list begins (and the last ends)."""


class Corpus:
    """A corpus on the disk."""

    def __init__(self, folder: str | Path) -> None:
        self._folder = Folder(folder)
        self._folder.read()
        self.path = self._folder.path
        self.manifest = self._folder.manifest
        if self.manifest["format"] != FORMAT:
            raise bad(self.path, f"it is of format {self.manifest['format']}; this version reads {FORMAT}")

    def __len__(self) -> int:
        """How many games it has."""
        return sum(int(shard["games"]) for shard in self._folder.shards)

    @property
    def files(self) -> dict[str, list[Path]]:
        """The Parquet files of each table, in order; any other program may read them too."""
        return {
            table: [self.path / shard["files"][table]["name"] for shard in self._folder.shards]
            for table in TABLES
        }

    def ready(self) -> None:
        """Loads what its games were played with besides the games of this package."""
        contest = self.manifest.get("contest")
        if contest:
            prepare(parse_contest(contest))
        registry.game(self.manifest["game"])

    def games(self, columns: list[str] | None = None, rows: int = BATCH) -> Iterator[Any]:
        """The games as Arrow batches."""
        return self._batches("games", columns, rows)

    def decisions(self, columns: list[str] | None = None, rows: int = BATCH) -> Iterator[Any]:
        """The decisions as Arrow batches, in the order they were made."""
        return self._batches("decisions", columns, rows)

    def arrays(
        self, table: str = "decisions", columns: list[str] | None = None, rows: int = BATCH
    ) -> Iterator[dict[str, Array | Ragged]]:
        """Batches as numpy: an array a column, a pair (values, offsets) where a column holds lists."""
        for batch in self._batches(table, columns, rows):
            yield {name: as_numpy(batch.column(name)) for name in batch.schema.names}

    def rows(self, table: str, shard: int, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
        """The rows of one shard, as dictionaries."""
        for batch in self._read([self.files[table][shard]], columns, BATCH):
            yield from batch.to_pylist()

    def _batches(self, table: str, columns: list[str] | None, rows: int) -> Iterator[Any]:
        known = TABLES[table].names if table in TABLES else []
        for name in columns or []:
            if name not in known:
                raise bad(self.path, f"{table} has no column {name!r}; it has: {', '.join(known)}")
        return self._read(self.files[table], columns, rows)

    def _read(self, files: list[Path], columns: list[str] | None, rows: int) -> Iterator[Any]:
        for path in files:
            try:
                with pq.ParquetFile(path) as file:
                    yield from file.iter_batches(rows, columns=columns)
            except (pa.ArrowException, OSError) as error:
                reason = f"{path.name} is missing or damaged ({str(error).splitlines()[0]})"
                raise bad(self.path, f"{reason}; `planetb corpus` with the same settings mends it") from error

    def verify(self) -> Iterator[tuple[int, str]]:
        """Compares every file with its digest and replays every record: what is wrong, by number of game."""
        for number, shard in enumerate(self._folder.shards):
            damage = self._folder.damage(shard)
            if damage:
                yield number * self.manifest["shard"], damage
                return
        for batch in self.games(["game", "record", "digest", "scores"]):
            for row in batch.to_pylist():
                yield row["game"], _differs(row)


def _differs(row: dict[str, Any]) -> str:
    try:
        match = from_record(row["record"])
    except WrongVersion:
        raise
    except PlanetBError as error:
        return str(error)
    same = match.digest == row["digest"] and match.scores == row["scores"]
    return "" if same else f"digest {match.digest}, the corpus says {row['digest']}"


def as_numpy(column: Any) -> Array | Ragged:
    """A column of numbers as an array, of lists as values and offsets, of words as an array of objects."""
    if pa.types.is_list(column.type):
        filled = column.fill_null([]) if column.null_count else column
        offsets = np.asarray(filled.offsets)
        values = filled.values.to_numpy(zero_copy_only=False)
        return values[offsets[0] : offsets[-1]], offsets - offsets[0]
    array: Array = column.to_numpy(zero_copy_only=False)
    return array


def load(folder: str | Path) -> Corpus:
    """Opens a corpus. Nothing is read but its manifest until batches are asked for."""
    return Corpus(folder)
