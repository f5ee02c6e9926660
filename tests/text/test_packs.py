"""A number that is content is read from content: under a pack with other numbers, sentences say those."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from planetb.games import registry
from planetb.kernel.content import content_of

FIGURES: Final = {  # the sorts of items that are plain numbers
    "evacuation": ("track", "year", "transition", "productivity token"),
    "how_to_save_a_world": (
        *("limits", "fares", "landers", "sites", "shots", "danger", "start", "supply", "cubes"),
        *("basic", "level 1", "level 2"),
    ),
    "reworld": ("card", "round", "final", "ship"),
    "underwater_cities": ("figure", "price"),
}
SAID: Final[dict[str, dict[str, list[str]]]] = {  # sentences that name numbers of an item
    "evacuation": {
        "reveal": ["open_rows.further"],
        "prefabricate": ["prefabricating.resources"],
        "ask_PrefabricateFactory": ["prefabricating.resources"],
        "log_prefabricate": ["prefabricating.resources"],
        "ask_SettleSite": ["settling_cost.steel"],
        "ask_KeepCards": ["hand.kept"],
        "ask_ThrowCards": ["hand.kept"],
        "note_RaceReached": ["race_goal.production", "race_goal.stadiums"],
        "end_race-actions": ["race_goal.production", "race_goal.stadiums"],
        "end_race-bonus": ["race_goal.production", "race_goal.stadiums"],
        "late": ["solo_game.late_card"],
        "why_return": ["return_flight.energy"],
    },
    "how_to_save_a_world": {
        "ask_Turn": ["fares.action"],
        "why_energy": ["fares.action"],
        "why_shuttle": ["fares.shuttle"],
    },
    "reworld": {},
    "underwater_cities": {
        "opt_clone": ["cloning.numbers"],
        "why_clone": ["cloning.numbers"],
        "opt_dig": ["specials dug.numbers"],
        "log_dig": ["specials dug.numbers"],
        "ask_DropAction": ["action cards.numbers"],
        "end_goal reached": ["goal.numbers"],
        "end_goal missed": ["goal.numbers"],
    },
}
TOLD: Final = {  # items whose rules name numbers of another
    "evacuation": {
        "card.1": "first_flight.energy",
        "card.4": "open_rows.further",
        "technology.1": "open_rows.further",
        "technology.7": "factories.more",
        "technology.10": "return_flight.energy",
        "technology.14": "flexible_power.power",
    },
    "how_to_save_a_world": {},
    "reworld": {},
    "underwater_cities": {
        "c17": "laboratory makes.numbers",
        "c36": "upgrade.numbers",
        "c75": "upgrade.numbers",
        "r5": "upgrade.numbers",
    },
}
PROSE: Final[dict[str, dict[str, list[str]]]] = {  # sections of the rules and words of the coach, likewise
    "evacuation": {
        "income": ["year.1.old_food", "year.4.stadiums"],
        "actions": ["action_track.energy", "surcharge.cards"],
        "settle": ["settling_cost.steel", "factories.yields"],
        "race-end": ["race_goal.production", "race_goal.stadiums", "race_faces.ranks"],
        "points": ["points_chart.points", "penalties.stadium", "happiness.ranks"],
        "advanced": ["hand.dealt", "hand.kept"],
        "lesson welcome": ["race_goal.production", "race_goal.stadiums"],
        "lesson research": ["research.steps"],
    },
    "how_to_save_a_world": {
        "set-up": [
            "start.energy",
            "limits.row",
            "landers.planet",
            "cubes.technology.values",
            "cubes.black.values",
        ],
        "round-end": ["cubes.black.values", "danger.values"],
        "resources": ["limits.resource", "limits.line"],
        "research": [
            "development.think_cell.cost",
            "development.hot_landing.cost",
            "development.live_broadcast.cost",
        ],
        "day-x": ["shots.values"],
        "lesson turn": ["fares.shuttle", "landers.planet"],
        "lesson research": ["development.hot_landing.cost"],
    },
    "reworld": {
        "ships": ["ship.firms.points", "ship.firms.points_four"],
        "terrabots": ["round.1.points", "round.5.points"],
        "lesson drop-out": ["dropping_out.points"],
    },
    "underwater_cities": {
        "set-up": ["start.numbers", "first hand.numbers", "specials laid out.numbers"],
        "turn": ["hand limit.numbers"],
        "building": ["price tunnel.cost", "price symbiotic.cost"],
        "upgrading": ["upgrade.numbers"],
        "production": ["productions.numbers", "farm makes.numbers", "meal.numbers", "hunger.numbers"],
        "scoring": ["city points.numbers", "biomass sold.numbers", "goods per point.numbers"],
        "variants": ["palace.numbers", "monument.numbers", "gate.numbers", "contracts laid out.numbers"],
        "solo": ["goal.numbers"],
        "lesson tunnel": ["price tunnel.cost"],
        "lesson end": ["goal.numbers"],
    },
}
MORE: Final = 20  # by how much every number is changed
OTHERWISE: Final = {"price": 7, "supply": 500}  # prices are a table, and black cubes do not run out
KEPT: Final = ("solo_game.x", "open_rows.items")  # no arrow of the map is longer, nor are there more stadiums


def changed(game: str) -> dict[str, dict[str, Any]]:
    """Every plain number of the content, raised."""
    found: dict[str, dict[str, Any]] = {}
    for item in content_of(game).items.values():
        if item.kind in FIGURES[game]:
            by = OTHERWISE.get(item.kind, MORE)
            raised = {name: more(value, by) for name, value in item.values.items()}
            values = {
                name: value
                for name, value in raised.items()
                if value is not None and f"{item.code}.{name}" not in KEPT
            }
            if values:
                found[item.code] = values
    return found


def more(value: Any, by: int) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return value + by if value > 0 else None
    if isinstance(value, (list, tuple)) and value and all(isinstance(n, int) for n in value):
        return [n + by if n else 0 for n in value]
    return None


def numbers(values: dict[str, dict[str, Any]], name: str) -> list[int]:
    code, _, key = name.rpartition(".")
    value = values[code][key]
    if key == "neutral_halves":  # told as `12½`
        return [value // 2]
    if code == "symbiotic domes":  # more than there are sites alone: told as unlimited
        return list(value[1:])
    return [n for n in value if n] if isinstance(value, list) else [value]


@pytest.mark.parametrize("game", sorted(FIGURES))
def test_sentences_follow_the_numbers_of_a_pack(game: str) -> None:
    registry.game(game)
    values = changed(game)
    asked = {"game": game, "values": values, "keys": list(SAID[game]), "items": list(TOLD[game])}
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("retelling.py"))],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    deaf = []
    for lang, told in json.loads(done.stdout).items():
        wanted = [(key, text, SAID[game][key]) for key, text in told["sentences"].items()]
        wanted += [(code, told["rules"][code], [name]) for code, name in TOLD[game].items()]
        wanted += [(code, told["rules"][code], [f"{code}.{key}" for key in values[code]]) for code in values]
        wanted += [(place, told["prose"][place], names) for place, names in PROSE[game].items()]
        for place, text, names in wanted:
            said = {int(n) for n in re.findall(r"\d+", text)}
            deaf += [
                f"{lang} {place}: {n} of {name} in {text!r}"
                for name in names
                for n in numbers(values, name)
                if n not in said
            ]
    assert not deaf, "\n".join(deaf)
