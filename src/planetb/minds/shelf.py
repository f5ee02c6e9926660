"""The minds that come with the package, or lie in the folder that PLANETB_MINDS names; found by game.

A game that the manifest of that folder does not name keeps the mind of the package. A mind that is missing or
refuses the game is no error for those who only want to play: the bots go on with the game's estimate, and
`lacking` has the words for whoever starts them.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.minds.file import load
from planetb.minds.net import Net

MANIFEST: Final = "manifest.json"
HERE: Final = Path(__file__).parent

_known: dict[tuple[str, str], Net | None] = {}  # by folder or file, and game
_reasons: dict[tuple[str, str], str] = {}  # of those that are not there


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
        raise InvalidSetup("bad_mind", file=path, reason=f"it cannot be read ({error})") from error
    if not isinstance(found, dict) or not all(
        isinstance(entry, dict) and isinstance(entry.get("file"), str) for entry in found.values()
    ):
        raise InvalidSetup("bad_mind", file=path, reason="it does not name a file for each game")
    return found


def placed(name: str) -> tuple[Path, dict[str, Any]]:
    """Where the mind of a game lies, and what the manifest there says of it; an error if there is none."""
    home = folder()
    if not (home / MANIFEST).is_file():
        raise InvalidSetup("bad_mind", file=home / MANIFEST, reason="it is not there")
    for place in (home, HERE):
        entry = listed(place).get(name)
        if entry is not None:
            return place, entry
    raise InvalidSetup("bad_mind", file=home / MANIFEST, reason=f"it has no mind for {name}")


def publish(home: Path, game: str, file: str, trained: str) -> None:
    """Names the mind of a game in the manifest of a folder, so that PLANETB_MINDS may name the folder.

    Whether a glance suffices in a game is nothing that a course measures: it stays as it was said before.
    """
    try:
        known = listed(home)
    except InvalidSetup:  # what is damaged names nothing
        known = {}
    before = known.get(game) or listed(HERE).get(game, {})
    said = {"glances": before["glances"]} if "glances" in before else {}
    known[game] = {"file": file, "trained": trained} | said
    rest = home / f"{MANIFEST}.part"
    rest.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    rest.replace(home / MANIFEST)


def open_mind(game: Game[Any]) -> Net:
    """The mind of a game; an error says why there is none."""
    home, entry = placed(game.meta.name)
    return Net(load(home / entry["file"], game)[0])


def mind_in(file: str, game: Game[Any]) -> Net:
    """The mind of a game in a file, read once; an error says what is wrong with it."""
    key = (file, game.meta.name)
    found = _known.get(key)
    if found is None:
        found = _known[key] = Net(load(Path(file), game)[0])
    return found


def lacking(game: Game[Any]) -> str:
    """Why the game has no mind, in a sentence; nothing if it has one."""
    mind_of(game)
    return _reasons.get((str(folder()), game.meta.name), "")


def glances(game: Game[Any]) -> bool:
    """Whether a glance with the mind of a game beats who plans well without; the manifest says where not."""
    return mind_of(game) is not None and bool(placed(game.meta.name)[1].get("glances", True))


def mind_of(game: Game[Any]) -> Net | None:
    """The mind of a game, or nothing; `lacking` says why there is nothing."""
    key = (str(folder()), game.meta.name)
    if key not in _known:
        try:
            _known[key] = open_mind(game)
        except InvalidSetup as error:
            _reasons[key] = str(error)
            _known[key] = None
    return _known[key]


def forget() -> None:
    """Lets minds be read anew."""
    _known.clear()
    _reasons.clear()
