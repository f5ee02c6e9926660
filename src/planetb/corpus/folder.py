"""The folder of a corpus: shards of two files each, and a manifest that says what they are."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from planetb.corpus.card import data_card
from planetb.corpus.schema import TABLES, Row
from planetb.kernel.errors import InvalidSetup

MANIFEST: Final = "manifest.json"
CARD: Final = "README.md"


def bad(folder: Path, reason: str) -> InvalidSetup:
    return InvalidSetup("bad_corpus", folder=folder, reason=reason)


class Folder:
    """Where a corpus lies. A shard counts when it is in the manifest: it is written last, in one go."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.manifest: dict[str, Any] = {}

    @property
    def shards(self) -> list[dict[str, Any]]:
        """What the manifest says of each shard, in order."""
        return [self.manifest["shards"][key] for key in sorted(self.manifest["shards"], key=int)]

    def read(self) -> None:
        """Reads the manifest."""
        try:
            self.manifest = json.loads((self.path / MANIFEST).read_text(encoding="utf-8"))
            assert {"format", "game", "shards"} <= set(self.manifest)
        except FileNotFoundError as error:
            raise bad(self.path, f"there is no {MANIFEST}; `planetb corpus` makes one") from error
        except (OSError, ValueError, AssertionError, TypeError) as error:
            raise bad(self.path, f"{MANIFEST} cannot be read ({error or 'fields are missing'})") from error

    def save(self) -> None:
        """Writes the manifest and the data card, each in one go; shards in order, whichever came first."""
        shards = self.manifest["shards"]
        self.manifest["shards"] = {key: shards[key] for key in sorted(shards, key=int)}
        self._write(MANIFEST, json.dumps(self.manifest, indent=1) + "\n")
        self._write(CARD, data_card(self.manifest))

    def _write(self, name: str, text: str) -> None:
        fresh = self.path / f".{name}.new"
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, self.path / name)

    def whole(self, number: int, games: int) -> bool:
        """Whether a shard is there as the manifest says, with so many games."""
        shard = self.manifest["shards"].get(str(number))
        return bool(shard) and shard["games"] == games and not self.damage(shard)

    def damage(self, shard: dict[str, Any]) -> str:
        """What is wrong with the files of a shard, or nothing."""
        for file in shard["files"].values():
            path = self.path / file["name"]
            if not path.is_file():
                return f"{file['name']} is missing"
            if path.stat().st_size != file["bytes"]:
                return f"{file['name']} has {path.stat().st_size} bytes instead of {file['bytes']}"
            if hashlib.sha256(path.read_bytes()).hexdigest() != file["sha256"]:
                return f"{file['name']} was changed: its digest differs"
        return ""

    def write_shard(self, number: int, rows: list[tuple[Row, list[Row]]]) -> None:
        """Writes the files of a shard, then the manifest."""
        tables = {
            "games": [game for game, _ in rows],
            "decisions": [decision for _, decisions in rows for decision in decisions],
        }
        files = {}
        for name, found in tables.items():
            file = f"{name}-{number:05}.parquet"
            fresh = self.path / f".{file}.new"
            table = pa.Table.from_pylist(found, schema=TABLES[name])
            pq.write_table(table, fresh, compression="zstd")
            data = fresh.read_bytes()
            os.replace(fresh, self.path / file)
            files[name] = {
                "name": file,
                "rows": len(found),
                "bytes": len(data),
                "sha256": hashlib.sha256(data).hexdigest(),
            }
        self.manifest["shards"][str(number)] = {"games": len(rows), "files": files}
        self.save()
