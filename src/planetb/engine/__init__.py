"""Which engine runs: the sources as they are, or compiled. Decided here, before anything else is imported.

A fresh process takes the compiled engine if there is one of exactly these sources, wherever it was started
from; else it goes on with the sources. Nothing here compiles: `planetb.engine.building` does, when somebody
asks. PLANETB_PURE=1 forces the sources.
"""

import os
from pathlib import Path
from typing import Final

from planetb.engine.cache import Cache, home
from planetb.engine.loading import load, load_sources
from planetb.engine.sources import SUFFIX, fingerprint

INTERPRETED: Final = "interpreted"
COMPILING: Final = "compiling"
COMPILED: Final = "compiled"

SOURCE: Final = Path(__file__).resolve().parents[2]
PURE: Final = os.environ.get("PLANETB_PURE", "0") not in ("", "0")
SHIPPED: Final = (SOURCE / "planetb" / "kernel" / "game.py").with_suffix(SUFFIX).is_file()  # in a wheel


def _decide() -> str:
    """Makes the imports that follow take the right engine; returns which one that is."""
    if PURE:
        if SHIPPED:
            load_sources()
        return INTERPRETED
    if SHIPPED:
        return COMPILED
    if not found():
        return INTERPRETED
    trouble = load(CACHE.build(NAME))
    if trouble:
        CACHE.reject(NAME, trouble)
        return INTERPRETED
    CACHE.used(NAME)
    return COMPILED


def found() -> bool:
    """Whether a fresh process would find the compiled engine of the sources this process began with."""
    if PURE or SHIPPED:
        return SHIPPED and not PURE
    return bool(NAME) and CACHE.build(NAME).is_dir()


def state() -> str:
    """Which engine runs here, or in the processes that are started from here: one word."""
    if RUNNING == COMPILED or found():
        return COMPILED
    return COMPILING if not PURE and CACHE.busy() else INTERPRETED


def _name() -> str:
    """The name of the build of these sources; none where there are no files to compile, as in an archive."""
    try:
        return "" if PURE or SHIPPED else fingerprint(SOURCE)
    except OSError:
        return ""


CACHE: Final = Cache(home(SOURCE))
NAME: Final = _name()
RUNNING: Final = _decide()  # what this process runs, to its end
