"""The example game of docs/write-a-game.md: every test may use it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "docs"))

from beacon import *  # noqa: F403
