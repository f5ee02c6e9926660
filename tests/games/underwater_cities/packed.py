"""Says as JSON what the rules do and what the board prints under a content pack with other figures.

A process of its own, since packs come before the game.
"""

import json
import sys
from pathlib import Path

from planetb.kernel.content import Pack, lay

sys.path.insert(0, str(Path(__file__).parents[2]))


def main() -> None:
    lay(Pack("underwater_cities", "other figures", json.load(sys.stdin)))
    from games.underwater_cities.table import Table
    from planetb.games.underwater_cities.text.sheet import printed

    poor = Table().building("9a").goods(science=1).hand(23, 24, 25).turn("card 23", "slot y5")
    rich = Table().building("9a").goods(science=5).hand(23, 24, 25)
    rich.turn("card 23", "slot y5", "part 2")
    fed = Table().city(6, 8).tunnel(1, 2).goods(kelp=2, biomass=1, point=9)
    fed.state.era = 2
    monument = Table(2, "b7").goods(steelplast=2, kelp=1, credit=3, science=2).hand(1, 2, 4)
    monument.turn("card 1", "slot g7", "city 5")
    instead = Table().claimed(17).building("9a", kind="laboratory").produce("yes")
    done = {
        "too dear": poor.stock(),
        "upgraded": rich.stock(),
        "fed": fed.end_era().stock(),
        "monument": monument.stock(),
        "instead": instead.stock(),
        "printed": printed(),
    }
    json.dump(done, sys.stdout)


if __name__ == "__main__":
    main()
