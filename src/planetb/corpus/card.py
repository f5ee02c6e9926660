"""The data card: what is in a corpus, how it was made, what it is good for, in Markdown."""

from typing import Any

from planetb.corpus.schema import TABLES

CARD = """# {title}: {games} games of {bots}

Made by Planet B, an unofficial implementation: its rules follow the printed rulebooks, most content is
our own design.

| | |
| --- | --- |
| game | {game}, rules version {rules}, content {content} |
| seats, variants | {seats}, {variants} |
| bots | {bots}; every deal is played in every seating |
| deals | seeds from {seed} |
| games, decisions | {games}, {decisions} |
| code | {code} |
| made by | `{command}` |

The same command makes the same files, byte for byte, on any number of processes or machines (bots with a
time limit and programs excepted). `planetb verify FOLDER` compares every file with its digest and replays
every record.

## Columns

{columns}

## Use

What a seat sees (`observation`: numbers of `game.features`) holds nothing that is hidden from it. Options
and choices are numbers of the game's table: `game.table.word(number)`. A choice of several things is
several rows.

Bots play these games, not people: what they take and win with tells about them as much as about the game.
"""


def data_card(manifest: dict[str, Any]) -> str:
    """The card of a corpus as its manifest stands."""
    contest = manifest["contest"]
    shards = manifest["shards"].values()
    columns = [
        f"- `{table}`: " + ", ".join(f"`{field.name}` {field.type}" for field in schema)
        for table, schema in TABLES.items()
    ]
    return CARD.format(
        title=manifest["title"],
        game=contest["game"],
        rules=manifest["rules_version"],
        content=manifest["content"],
        seats=contest["seats"],
        variants=", ".join(f"{k}={v}" for k, v in manifest["variants"].items()) or "no variants",
        bots=", ".join(contest["bots"]),
        seed=contest["seed"],
        games=sum(shard["games"] for shard in shards),
        decisions=sum(shard["files"]["decisions"]["rows"] for shard in shards),
        code=manifest["code"],
        command=manifest["command"],
        columns="\n".join(columns),
    )
