"""Prices, supplies, goals and figures are content: rules, board and words are those of a pack."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from planetb.games import registry
from planetb.games.underwater_cities.terms import GOODS, KINDS
from planetb.kernel.content import Item, content_of

TESTS = Path(__file__).parents[2]


def one_more() -> dict[str, dict[str, Any]]:
    """Every price and figure, each of its numbers that is not 0 raised by one, or lowered at its limit."""
    registry.game("underwater_cities")
    content = content_of("underwater_cities")

    def changed(item: Item, field: str, place: int, n: int) -> int:
        limit = content.limit(item.code, item.kind, f"{field}[{place}]")
        assert limit is not None, f"{item.code}.{field}[{place}] has no range"
        return n - 1 if limit.value(n + 1) else n + 1

    return {
        item.code: {
            field: [changed(item, field, i, n) if n else 0 for i, n in enumerate(numbers)]
            for field, numbers in item.values.items()
        }
        for item in content.items.values()
        if item.kind in ("figure", "price")
    }


@pytest.fixture(scope="module")
def pack() -> dict[str, dict[str, Any]]:
    return one_more()


@pytest.fixture(scope="module")
def played(pack: dict[str, dict[str, Any]]) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "games.underwater_cities.packed"],
        input=json.dumps(pack),
        capture_output=True,
        text=True,
        check=False,
        cwd=TESTS,
    )
    assert not done.returncode, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_figure_that_the_rules_read_is_that_of_the_pack(pack: Any, played: Any) -> None:
    assert played["tables"] == {code: pack[code]["numbers"] for code in played["tables"]}
    assert set(played["tables"]) | {f"price {kind}" for kind in KINDS} == set(pack)


def test_building_costs_what_the_pack_says(pack: Any, played: Any) -> None:
    assert played["left"] == {kind: {} for kind in KINDS}  # nothing is left of exactly the price
    assert "slot r6" not in played["short of kelp"]  # one kelp built a farm before
    assert played["prices"] == [pack[f"price {kind}"]["cost"] for kind in KINDS]


def test_a_game_begins_produces_feeds_and_scores_by_the_pack(pack: Any, played: Any) -> None:
    usual = sorted(pack["start"]["numbers"], reverse=True)
    assert usual in played["goods"]
    assert played["hand"] == pack["first hand"]["numbers"][0] == 7
    assert played["keep"] == pack["hand limit"]["numbers"][0] == 4
    kelp, points, more_kelp, more_points = pack["farm makes"]["numbers"]
    assert played["farms make"] == {"kelp": 2 * kelp + more_kelp, "point": 2 * points + more_points}
    assert played["lone city"] == pack["city points"]["numbers"][0]
    assert played["hungry"] == pack["hunger"]["numbers"][0]
    lost = 2 * pack["hunger"]["numbers"][0]  # three cities want 2 each, there are 3: two go without
    assert played["three cities and three meals"] == {"point": 20 - lost}


def test_upgrades_monuments_and_laboratories_follow_the_pack(pack: Any, played: Any) -> None:
    assert pack["upgrade"]["numbers"] == [2]
    assert played["one science"] == {"science": 1 + 2}  # the slot's other half: one pays for no upgrade
    assert played["five science"] == {"science": 5 - 2}
    assert played["monument"] == {"point": pack["monument"]["numbers"][2]}
    assert played["laboratory instead"] == {"kelp": 1, "steelplast": 1}  # all that it makes is given up


def test_the_board_and_the_words_show_the_numbers_of_the_pack(pack: Any, played: Any) -> None:
    board = played["board"]
    assert board["goal"] == {"cities": 8, "points": 101}
    assert board["productions"] == pack["productions"]["numbers"]
    assert board["city_worth"] == pack["city points"]["numbers"]
    assert board["upgrade"] == {"science": 2}
    assert list(board["federation"].values()) == pack["federation"]["numbers"][:3]
    assert board["special"]["b7"]["c5"]["at_once"] == pack["monument"]["numbers"][2]
    for kind in KINDS:
        wanted = {good: n for good, n in zip(GOODS, pack[f"price {kind}"]["cost"], strict=False) if n}
        assert board["costs"][kind] == wanted
    assert played["words"] == {
        "price farm": "2 kelp.",
        "hand limit": "You may keep up to 4 cards in your hand.",
        "hunger": "You lose 4 points for each city without food.",
    }
