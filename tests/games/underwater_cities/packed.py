"""Plays with a pack that changes every price and figure by one; prints what rules and board then are.

A pack holds for a whole process, so this is a process of its own; `test_pack` reads what it prints.
"""

import json
import sys
from typing import Any, Final

from planetb.games import registry
from planetb.kernel.content import Pack, content_of, lay

BUILT: Final = (  # what is built with exactly its price, where nothing is printed
    ("farm", 50, "r6", "farm 9b"),
    ("laboratory", 50, "r6", "laboratory 9b"),
    ("desalination", 1, "g2", "desalination 9b"),
    ("tunnel", 23, "y2", "tunnel 3"),
    ("city", 1, "g7", "city 6"),
    ("symbiotic", 1, "g7", "symbiotic 6"),
)


def main() -> None:
    pack = json.load(sys.stdin)
    lay(Pack("underwater_cities", "one more", pack))
    registry.try_out = lambda game: None  # the table below plays
    registry.game("underwater_cities")
    json.dump(found(pack), sys.stdout)


def found(pack: dict[str, Any]) -> dict[str, Any]:
    """What the rules do, what the board shows and what the words say."""
    from games.underwater_cities.table import Table
    from planetb.games.underwater_cities.content.tables import FIGURES, PRICES
    from planetb.games.underwater_cities.game import GAME
    from planetb.games.underwater_cities.scoring import breakdown
    from planetb.games.underwater_cities.terms import GOODS
    from planetb.kernel.rng import seeded
    from planetb.text.game_text import text_of

    start = GAME.start(4, [0, 0, 0], seeded(3), [])
    while type(GAME.ask(start)).__name__ != "KeepCards":
        GAME.choose(start, start.options[0])
    left = {}
    for kind, card, slot, choice in BUILT:
        price = dict(zip(GOODS, pack[f"price {kind}"]["cost"], strict=False))
        table = Table().goods(**price).hand(card, 2, 3).turn(f"card {card}", f"slot {slot}", choice)
        left[kind] = table.stock()
    short = Table().goods(kelp=1).hand(50, 2, 3).turn("card 50").options
    made = Table().building("9a", "9b", kind="farm", upgraded=True).produce().stock()
    poor = Table().building("9a").goods(science=1).hand(23, 24, 25).turn("card 23", "slot y5")
    rich = Table().building("9a").goods(science=5).hand(23, 24, 25).turn("card 23", "slot y5", "part 2")
    fed = Table().city(6, 8).tunnel(1, 2).goods(kelp=2, biomass=1, point=20)
    fed.state.era = 2
    monument = Table(2, "b7").goods(steelplast=3, kelp=2, credit=5, science=3).hand(1, 2, 4)
    monument.turn("card 1", "slot g7", "city 5")
    instead = Table().claimed(17).building("9a", kind="laboratory").produce("yes")
    text, items = text_of("underwater_cities"), content_of("underwater_cities").items
    return {
        "tables": {name: list(values) for name, values in FIGURES.items()},
        "prices": [list(cost) for cost in PRICES],
        "goods": [sorted(seat.goods[:5], reverse=True) for seat in start.seats],
        "hand": len(start.seats[0].hand),
        "keep": GAME.ask(start).least(start),
        "left": left,
        "short of kelp": short,
        "farms make": made,
        "lone city": breakdown(Table().state, 0)["cities"],
        "hungry": 20 - Table().goods(point=20).end_era().stock().get("point", 0),
        "one science": poor.stock(),
        "five science": rich.stock(),
        "three cities and three meals": fed.end_era().stock(),
        "monument": monument.stock(),
        "laboratory instead": instead.stock(),
        "board": text.printed(),
        "words": {code: text.rules(items[code], "en") for code in ("price farm", "hand limit", "hunger")},
    }


if __name__ == "__main__":
    main()
