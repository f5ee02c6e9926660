"""`planetb export`: the finished games of a site, with consent, in the form of a corpus."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from planetb.cli.complaint import Complaint
from planetb.cli.corpus import show_folder, told
from planetb.cli.database import address_of, look_at, told_in_one_line
from planetb.cli.screen import Screen
from planetb.games import registry

if TYPE_CHECKING:
    from planetb.server.storage.studies import Study


def export(game: str, /, *, out: Path, database: str | None = None, observations: bool = True) -> int:
    """Writes finished games to a folder, as `planetb corpus` does: those that everybody who played them
    lets others study. No names, no times; every record is replayed to its digests. The same command writes
    the folder anew.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    out
        The folder; made if it is not there.
    database
        sqlite:///file or postgresql://user@host/name. Default: a file of this user.
    observations
        Whether decisions hold what the seat saw, as numbers of features.
    """
    try:
        from planetb.corpus.records import write_records
    except ImportError as error:
        raise Complaint(f"a corpus needs pyarrow: pip install 'planetb[research]' ({error})") from error

    name = registry.game(game).meta.name
    if out.exists() and not out.is_dir():
        raise Complaint(f"cannot write {out}: it is no folder")
    with told_in_one_line():
        found, others = asyncio.run(_studies(name, database))
    folder = write_records(out, name, list(found), f"planetb {told()}", observations)
    show_folder(out, folder.shards)
    Screen().show(f"{others} other finished games stay where they are: without consent, or not to be counted")
    return 0


async def _studies(game: str, database: str | None) -> tuple[list["Study"], int]:
    from planetb.server.storage.database import Database
    from planetb.server.storage.studies import studies

    opened = Database(address_of(database))
    try:
        await look_at(opened)
        return await studies(opened, game)
    finally:
        await opened.close()
