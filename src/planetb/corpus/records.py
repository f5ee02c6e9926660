"""A corpus of games that were played elsewhere and written down: rows are made by watching the records."""

from pathlib import Path
from typing import Any

from planetb.corpus.folder import MANIFEST, Folder, bad
from planetb.corpus.making import SHARD, described
from planetb.corpus.schema import Row
from planetb.games import registry
from planetb.lab.watching import watch
from planetb.text.game_text import step_name

SOURCE = "records"


def rows_of(number: int, record: str, players: list[str], observing: bool) -> tuple[Row, list[Row]]:
    """A game and its decisions; the record replays to all its digests, or it is refused."""
    game = registry.game(record.split()[0])
    decisions: list[Row] = []

    def see(state: Any, seat: int, options: list[int], option: int) -> None:
        ask = game.ask_of(state, seat)
        assert ask is not None
        decisions.append(
            {
                "game": number,
                "number": len(decisions),
                "seat": seat,
                "asks": step_name(ask),
                "options": options,
                "choice": option,
                "observation": game.observe(state, seat) if observing else None,
            }
        )

    match = watch(record, see)
    for row in decisions:
        row["points"] = match.scores[row["seat"]]
        row["share"] = 1 / len(match.winners) if row["seat"] in match.winners else 0.0
    return {
        "game": number,
        "seed": None,
        "seats": match.seats,
        "bots": players,
        "record": record,
        "digest": match.digest,
        "scores": match.scores,
        "breakdown": list(match.breakdown().items()),
        "winners": match.winners,
        "end": str(match.end),
        "faults": [""] * match.seats,
        "decisions": len(decisions),
    }, decisions


def write_records(
    path: Path, game: str, records: list[tuple[str, list[str]]], command: str, observing: bool = True
) -> Folder:
    """Writes a corpus of these games anew; in a folder of such a corpus, in place of it."""
    path.mkdir(parents=True, exist_ok=True)
    folder = Folder(path)
    if (path / MANIFEST).exists():
        folder.read()
        if (folder.manifest.get("source"), folder.manifest["game"]) != (SOURCE, game):
            raise bad(path, "it holds other games; choose another folder")
    elif any(path.iterdir()):
        raise bad(path, "it holds something else; choose an empty folder")
    kept = _files(folder) if folder.manifest else set()
    folder.manifest = described(game) | {
        "source": SOURCE,
        "observing": observing,
        "shard": SHARD,
        "command": command,
        "shards": {},
    }
    for number in range(0, len(records), SHARD):
        part = records[number : number + SHARD]
        rows = [rows_of(number + i, record, players, observing) for i, (record, players) in enumerate(part)]
        folder.write_shard(number // SHARD, rows)
    folder.save()
    for name in sorted(kept - _files(folder)):
        (path / name).unlink(missing_ok=True)
    return folder


def _files(folder: Folder) -> set[str]:
    return {file["name"] for shard in folder.shards for file in shard["files"].values()}
