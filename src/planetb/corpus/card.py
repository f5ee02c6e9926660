"""The data card: what is in a corpus, how it was made, what it is good for, in Markdown."""

from typing import Any

from planetb.corpus.schema import TABLES

CARD = """# {title}: {games} games of {bots}

Made by Planet B, an unofficial implementation: its rules follow the printed rulebooks, most content is
our own design.

| | |
| --- | --- |
| game | {game}, rules version {rules}, content {content} |
{about}
| games, decisions | {games}, {decisions} |
| code | {code} |
| made by | `{command}` |

{made} `planetb verify FOLDER` compares every file with its digest and replays
every record.

## Columns

{columns}

## Use

What a seat sees (`observation`: numbers of `game.features`) holds nothing that is hidden from it. Options
and choices are numbers of the game's table: `game.table.word(number)`. A choice of several things is
several rows.

{biases}
"""
PLAYED = """| seats, variants | {seats}, {variants} |
| bots | {bots}; every deal is played in every seating |
| deals | seeds from {seed} |"""
AGAIN = """The same command makes the same files, byte for byte, on any number of processes or machines
(bots with a time limit and programs excepted)."""
OF_BOTS = """Bots play these games, not people: what they take and win with tells about them as much as
about the game."""
FOUND = """| seats, variants | as each record says |
| who | by seat: a level of bots, or `people` |
| deals | dealt secretly; the records tell them |"""
CONSENT = """People played these games at a site, and bots with them. Everybody who played a game has agreed,
after its end, that others may study it; whoever takes that back is left out of the next export. Names,
accounts and times are not here, and the order of the games tells nothing."""
OF_PEOPLE = """Who agrees is not everybody: expect people who finish games and like to be studied. Games that
were broken off, or in which a bot stood in for somebody, are left out. Strength is not told."""


def data_card(manifest: dict[str, Any]) -> str:
    """The card of a corpus as its manifest stands."""
    contest = manifest.get("contest")
    shards = manifest["shards"].values()
    columns = [
        f"- `{table}`: " + ", ".join(f"`{field.name}` {field.type}" for field in schema)
        for table, schema in TABLES.items()
    ]
    variants = ", ".join(f"{k}={v}" for k, v in manifest.get("variants", {}).items()) or "no variants"
    bots = ", ".join(contest["bots"]) if contest else "people and bots"
    about = FOUND
    if contest:
        about = PLAYED.format(seats=contest["seats"], seed=contest["seed"], bots=bots, variants=variants)
    return CARD.format(
        title=manifest["title"],
        game=manifest["game"],
        about=about,
        made=AGAIN if contest else CONSENT,
        biases=OF_BOTS if contest else OF_PEOPLE,
        rules=manifest["rules_version"],
        content=manifest["content"],
        bots=bots,
        games=sum(shard["games"] for shard in shards),
        decisions=sum(shard["files"]["decisions"]["rows"] for shard in shards),
        code=manifest["code"],
        command=manifest["command"],
        columns="\n".join(columns),
    )
