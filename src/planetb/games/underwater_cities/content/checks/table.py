"""The table and the boards of the nations: what the box says of them."""

from planetb.games.underwater_cities.content.declare import CONTENT
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CONTRACTS,
    MAIN_BOARDS,
    METROPOLISES,
    SLOTS,
    Board,
)
from planetb.games.underwater_cities.terms import CITY_SITES
from planetb.kernel.content import Check


def table_checks() -> list[Check]:
    colours = [[SLOTS[slot].colour for slot in ring] for ring in MAIN_BOARDS]
    blue = [tile for tile in METROPOLISES if not tile.brown]
    return [
        Check(
            "slots for 1 or 2 seats, clockwise green, red, yellow", [2] * 4 + [1] * 4 + [0] * 4, colours[0]
        ),
        Check("slots for 3 or 4 seats, likewise (p. 20)", [2] * 5 + [1] * 5 + [0] * 5, colours[1]),
        Check("brown metropolises (p. 2)", 5, len(METROPOLISES) - len(blue)),
        Check("blue metropolises (p. 2)", 11, len(blue)),
        Check(
            "all blue ones have an instant effect (p. 14)", [], [t.code for t in blue if t.instant is None]
        ),
        Check("some of them produce (p. 14)", True, 3 <= len([t for t in blue if t.production]) <= 7),
        Check("government contracts (p. 2)", 8, len(CONTRACTS)),
    ]


def board_checks() -> list[Check]:
    found = [
        Check("player boards, basic and expert (p. 5)", 8, len(BOARDS)),
        Check(
            "basic boards have three sites at every city", True, all(b.counts == [3] * 9 for b in BOARDS[:4])
        ),
        Check("basic boards have six printed bonuses each", [6] * 4, [_bonuses(b) for b in BOARDS[:4]]),
        Check("basic boards have no special sites", [], [b.code for b in BOARDS[:4] if _special(b.code)]),
        Check(
            "sites of expert boards differ in number (p. 18)",
            [],
            [b.code for b in BOARDS[4:] if len(set(b.counts)) < 3],
        ),
    ]
    for board in BOARDS:
        gates = [len(gate) for gate in board.gates]
        found.append(
            Check(
                f"{board.code}: two tunnels to the brown metropolis, one to each blue one", [2, 1, 1], gates
            )
        )
        found.append(
            Check(f"{board.code}: all nine sites hang together", CITY_SITES, len(_reached(board.neighbours)))
        )
    every = " ".join([_special(board.code) for board in BOARDS[4:]])
    kinds = ("palace", "monument", "triple", "linked", "gate", "double")
    found.append(Check("all special sites of p. 18 occur", [], [kind for kind in kinds if kind not in every]))
    return found


def _bonuses(board: Board) -> int:
    return len([bonus for bonus in board.site_bonus + board.city_bonus + board.tunnel_bonus if bonus >= 0])


def _special(code: str) -> str:
    return CONTENT.items[code].text("special")


def _reached(neighbours: list[int]) -> list[int]:
    reached = [CITY_SITES - 1]
    for city in reached:
        for other in range(CITY_SITES):
            if neighbours[city] >> other & 1 and other not in reached:
                reached.append(other)
    return reached
