"""A content pack that a command names: laid over the game it is for, before that is first used."""

from pathlib import Path

from planetb.cli.complaint import one_of
from planetb.kernel.content import Pack
from planetb.record.pack import load_content


def lay_pack(path: Path, game: str) -> Pack:
    """Lays a pack over a game; one for another game would change nothing, without a word."""
    pack = load_content(path)
    one_of("the game of this pack", pack.game, [game])
    return pack
