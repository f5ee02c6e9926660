"""Reads content packs: TOML files with the game's name and a table per item, values as in the box."""

import tomllib
from pathlib import Path

from planetb.kernel.content import Pack, lay
from planetb.kernel.errors import InvalidContent


def load_content(path: str | Path) -> Pack:
    """Loads a content pack for the rest of this process; call it before the game is first used.

    game = "reworld"
    name = "my box"
    ["ship.row_1"]
    points = 6
    """
    name = Path(path).name
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
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
