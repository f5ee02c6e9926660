"""The box, as it is before any game has begun."""

import subprocess
import sys

LOOK = """
from planetb.games.underwater_cities import game, setup
from planetb.games.underwater_cities.content.tables import METROPOLISES
tiles = list(range(len(METROPOLISES)))
assert sorted(setup.BROWN + setup.BLUE) == tiles, "before the first game"
setup.list_boxes()
assert sorted(setup.BROWN + setup.BLUE) == tiles, "listed again"
"""


def test_the_box_is_listed_before_the_first_game_begins() -> None:
    """Threads may begin the first games of a process at once: what was listed only then held all twice."""
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
