"""The sources of the engine: which files are compiled, and the fingerprint that names their build.

Every process that imports the package passes through here, so it imports little.
"""

import hashlib
import importlib.util
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names the Python, the machine and the system
SKIPPED: Final = ("__init__.py", "compiled.py")  # nothing to gain there
MATCHES: Final = ("asking", "match", "screen")  # what holds a game being played
RECORDS: Final = ("fields", "position", "record")  # what writes positions and moves down
# Of what all games say
WORDS: Final = ("articles", "game_text", "grammar", "phrases", "seats", "telling", "template")
TEXTS: Final = ("choices", "log", "names", "speech")  # of a game's texts; most others are tables of phrases
# Of what a table tells after every choice
TABLES: Final = ("choices", "ledger", "log", "logged_match", "moments", "render")


def modules(source: Path) -> list[str]:
    """The files to compile, relative to the source: kernel, search, the registered games, what holds a game
    and writes it down, and of texts and tables what puts every choice into words.
    """
    played = [f"planetb/games/{name}" for name in games(source)]
    found = []
    for home in ["planetb/kernel", "planetb/bots/search", *played]:
        for folder, inner, names in os.walk(source / home):
            inner[:] = sorted(name for name in inner if name not in ("text", "__pycache__"))
            place = folder[len(str(source)) + 1 :].replace(os.sep, "/")
            found += [f"{place}/{name}" for name in sorted(names) if name.endswith(".py")]
    held = [("planetb", MATCHES), ("planetb/record", RECORDS), ("planetb/server/table", TABLES)]
    spoken = [("planetb/text", WORDS), *[(f"{home}/text", TEXTS) for home in played]]
    for home, words in [*spoken, *held]:
        found += [f"{home}/{name}.py" for name in words if (source / home / f"{name}.py").is_file()]
    return [path for path in found if path.rpartition("/")[2] not in SKIPPED]


def written_in_c(source: Path) -> list[str]:
    """What the C compiler gets as it is, relative to the source: a module a file, and what these include."""
    found = sorted((source / "planetb" / "minds").glob("*.[ch]"))
    return [path.relative_to(source).as_posix() for path in found]


def games(source: Path) -> list[str]:
    """The folders of the registered games, read without importing anything."""
    words = (source / "planetb" / "games" / "registry.py").read_text(encoding="utf-8").split('"')
    return list(dict.fromkeys(word.split(".")[2] for word in words if word.startswith("planetb.games.")))


def fingerprint(source: Path) -> str:
    """Names a build: the same sources for the same Python, machine and mypy have the same binaries."""
    total = hashlib.sha256(f"{SUFFIX} {mypy_version()} ".encode())
    total.update(Path(__file__).with_name("compiling.py").read_bytes())  # its flags matter too
    for path in [*modules(source), *written_in_c(source)]:
        data = (source / path).read_bytes()
        total.update(f"{path} {len(data)} ".encode() + data)
    return total.hexdigest()[:20]


def mypy_version() -> str:
    """The version of mypy that would compile; empty if there is none. Importing mypy would take too long."""
    spec = importlib.util.find_spec("mypy")
    homes = list(spec.submodule_search_locations or []) if spec else []
    for home in homes:
        for line in (Path(home) / "version.py").read_text(encoding="utf-8").splitlines():
            if line.startswith("__version__"):
                return line.partition("=")[2].strip(" \"'")
    return ""
