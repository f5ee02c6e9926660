"""Reads content packs: TOML files with the game's name and a table per item, values as in the box."""

import tomllib
from pathlib import Path
from typing import Final

from planetb.kernel.content import Pack, lay
from planetb.kernel.errors import InvalidContent

LONGEST: Final = 1_000_000  # letters: all items of all games together are a fifth of it


def load_content(path: str | Path) -> Pack:
    """Loads a content pack for the rest of this process; call it before the game is first used.

    game = "reworld"
    name = "my box"
    ["ship.row_1"]
    points = 6
    """
    name = Path(path).name
    try:
        text = Path(path).read_text(encoding="utf-8")
        if len(text) > LONGEST:
            raise InvalidContent("bad_content", pack=name, reason=f"it has more than {LONGEST} letters")
        data = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        raise InvalidContent("bad_content", pack=name, reason=str(error)) from error
    game = data.pop("game", None)
    title = data.pop("name", name)
    if not isinstance(game, str) or not isinstance(title, str):
        raise InvalidContent(
            "bad_content", pack=name, reason='it must begin with `game = "..."` and a `name`'
        )
    for code, values in data.items():
        if not isinstance(values, dict):
            raise InvalidContent("bad_content", pack=name, reason=f"{code!r} must be a table of values")
    pack = Pack(game, title, data)
    lay(pack)
    return pack
