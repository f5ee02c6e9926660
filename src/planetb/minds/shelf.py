"""The minds that come with the package, or lie in the folder that PLANETB_MINDS names; found by game.

A mind that is missing or refuses the game is no error for those who only want to play: they are told once,
and the bots go on with the game's estimate.
"""

import json
import logging
import os
from pathlib import Path
from typing import Any, Final

from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.minds.file import load
from planetb.minds.net import Net

MANIFEST: Final = "manifest.json"
HERE: Final = Path(__file__).parent

log = logging.getLogger(__name__)
_known: dict[tuple[str, str], Net | None] = {}  # by folder and game


def folder() -> Path:
    """Where minds are looked for."""
    asked = os.environ.get("PLANETB_MINDS")
    return Path(asked) if asked else HERE


def listed(home: Path | None = None) -> dict[str, dict[str, Any]]:
    """The manifest: by game, its file and a note of what was measured; empty where there is none."""
    path = (home or folder()) / MANIFEST
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise InvalidSetup("bad_mind", file=path.name, reason=f"it cannot be read ({error})") from error
    if not isinstance(found, dict) or not all(
        isinstance(entry, dict) and isinstance(entry.get("file"), str) for entry in found.values()
    ):
        raise InvalidSetup("bad_mind", file=path.name, reason="it does not name a file for each game")
    return found


def open_mind(game: Game[Any]) -> Net:
    """The mind of a game; an error says why there is none."""
    home = folder()
    entry = listed(home).get(game.meta.name)
    if entry is None:
        reason = f"it has no mind for {game.meta.name}"
        raise InvalidSetup("bad_mind", file=MANIFEST, reason=reason)
    return Net(load(home / entry["file"], game)[0])


def glances(game: Game[Any]) -> bool:
    """Whether a glance with the mind of a game beats who plans well without; the manifest says where not."""
    return mind_of(game) is not None and bool(listed()[game.meta.name].get("glances", True))


def mind_of(game: Game[Any]) -> Net | None:
    """The mind of a game, or nothing; why there is nothing is logged once."""
    key = (str(folder()), game.meta.name)
    if key not in _known:
        try:
            _known[key] = open_mind(game)
        except InvalidSetup as error:
            log.info("no mind for %s: %s", game.meta.name, error)
            _known[key] = None
    return _known[key]


def forget() -> None:
    """Lets minds be read anew."""
    _known.clear()
