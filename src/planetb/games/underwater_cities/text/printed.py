"""What boards print besides the content: prices, the solo goal, rounds, special sites of player boards."""

from typing import Any

from planetb.games.underwater_cities.effects.building import Upgrade
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.content.tables import BOARDS, BONUSES, NOTHING, Board
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.scoring import CITY_WORTH
from planetb.games.underwater_cities.terms import (
    CITY_SITES,
    GOAL_CITIES,
    GOAL_POINTS,
    GOODS,
    KINDS,
    LAST_ROUNDS,
    POINT,
    RESOURCES,
    STRUCTURE,
    USUAL_COSTS,
)


def printed() -> dict[str, Any]:
    """Read from what the rules themselves use."""
    upgrade = Upgrade(STRUCTURE).pays
    return {
        "costs": dict(zip(KINDS, USUAL_COSTS, strict=True)),
        "upgrade": [GOODS[good] for good in range(RESOURCES) if upgrade >> good & 1],
        "goal": {"cities": GOAL_CITIES, "points": GOAL_POINTS},
        "productions": LAST_ROUNDS,
        "city_worth": CITY_WORTH,
        "special": {board.code: special_sites(board) for board in BOARDS},
    }


def special_sites(board: Board) -> dict[str, dict[str, Any]]:
    """By place ("c1", "t3", "5d"): what it costs on top, how often it produces, the points it brings."""
    found: dict[str, dict[str, Any]] = {}
    usual = Board("", [], []).city_points
    for i in range(CITY_SITES):
        bonus = BONUSES[board.city_bonus[i]] if board.city_bonus[i] >= 0 else None
        if board.city_surcharge[i] != NOTHING or board.city_points[i] != usual[i]:
            points = board.city_points[i] if board.city_points[i] != usual[i] else 0
            at_once = bonus.amounts[POINT] if isinstance(bonus, Gain) else 0
            found[f"c{i + 1}"] = {"pays": board.city_surcharge[i], "points": points, "at_once": at_once}
    for i in range(len(board.tunnels)):
        site = {
            "pays": board.tunnel_surcharge[i],
            "times": board.tunnel_times[i],
            "points": board.gate_points[i],
        }
        if site != {"pays": NOTHING, "times": 1, "points": 0}:
            found[f"t{i + 1}"] = site
    found |= {SITE_NAMES[i]: {"times": n} for i, n in enumerate(board.site_times) if n > 1}
    return found
