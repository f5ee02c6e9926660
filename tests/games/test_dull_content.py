"""Content checks can fail: price lists, recoloured cards and dead ones, laid over the box as a pack."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

EVACUATION = """
game = "evacuation"
name = "dull"
["stadium.7"]
cost = [2, 0, 0]
["stadium.10"]
cost = [0, 1, 1]
["ship.5"]
resources = 4
cost = [0, 2, 0]
["infra.4"]
cost = [0, 1, 0]
production = [0, 2, 1]
["card.2"]
effect = "AnyOrder(Take(SHIP), Gain(FOOD, 2))"
["card.3"]
effect = "AnyOrder(Take(SHIP), Gain(STEEL, 2))"
["card.8"]
effect = "AnyOrder(Research(1))"
["card.9"]
powers = [0]
effect = "AnyOrder(Take(SHIP), Gain(ENERGY, 1))"
"""
HOW_TO_SAVE_A_WORLD = """
game = "how_to_save_a_world"
name = "dull"
["action.laser_crew"]
effect = "Gain(ENERGY, 5)"
["action.shield_crew"]
effect = "Gain(MINERAL, 5)"
["action.ark_crew"]
effect = "Gain(MINERAL, 4)"
["reaction.good_season"]
effect = "Gain(ENERGY, 3)"
["species.lantern_fox"]
effect = "BadgeTiles(SCIENCE, (1, 2, 3, 4))"
"""
UNDERWATER_CITIES = """
game = "underwater_cities"
name = "dull"
["c4"]
effect = "Gain(kelp=1)"
["c5"]
effect = "Gain(kelp=2)"
["c6"]
effect = "Gain(points=3)"
["c13"]
effect = "Whenever(SlotSteelplast(), Gain(points=2))"
["c138"]
effect = "Gain(cards=2)"
["c165"]
effect = "Build(SYMBIOTIC_CITY, price=STATED, credits=3)"
["m7"]
instant = "Gain(credits=1)"
"""
COMPLAIN = """
import importlib, json, sys
import planetb
planetb.load_content(sys.argv[1])
from planetb.games.registry import game
game(sys.argv[2])
made = importlib.import_module(f"planetb.games.{sys.argv[2]}.content.checks").checks()
print(json.dumps({check.label: str(check.found) for check in made if not check.holds}, indent=1))
"""
COMPLAINTS = {
    EVACUATION: {
        "stadiums that another one outclasses": "stadium.8 > stadium.7",
        "stadiums too dear or too cheap for their faces, food counted dear": "stadium.7",
        "ships that another one outclasses, whatever the landscape": "ship.5 > ship.3",
        "infrastructures that another one outclasses": "infra.4 > infra.17",
        "infrastructures clearly harder than one of their level that costs no more and gives no less": (
            "infra.4 > infra.2"
        ),
        "action cards that another one outclasses": "card.6 > card.9",
        "action cards of one form in three colours": "card.2, card.3, card.6, card.9",
        "action cards that are an action of the board": "card.8",
        "action cards worth much less or more than the others": "card.9: 60",
    },
    HOW_TO_SAVE_A_WORLD: {
        "no action card makes another pointless": "shield_crew > ark_crew",
        "no reaction card makes another pointless": "good_season > charge_up",
        "no action card of ours is what a space does, nor a part of it, nor more of it": (
            "exchange and ark_crew"
        ),
        "no action card is another in a new colour": "laser_crew, shield_crew, ark_crew",
        "no species makes another pointless": "twig_squirrel > lantern_fox",
    },
    UNDERWATER_CITIES: {
        "era 1: green cards are worth at least a fifth more than red, red than yellow": "False",
        "no card does what another does, whatever its kind": "c1 = c5",
        "no card is another with a worse gain or price": "c13 > c11",
        "no symbiotic city is built without biomass": "c165",
        "more than a point is not given for nothing": "c6",
        "what the last production makes can still matter": "c138",
        "blue metropolises are of even worth": "False",
    },
}


@pytest.mark.parametrize("pack", COMPLAINTS, ids=lambda pack: pack.split('"')[1])
def test_dull_content_fails_the_checks(tmp_path: Path, pack: str) -> None:
    file = tmp_path / "dull.toml"
    file.write_text(pack, encoding="utf-8")
    command = [sys.executable, "-c", COMPLAIN, str(file), pack.split('"')[1]]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert list(found) == list(COMPLAINTS[pack])
    for label, part in COMPLAINTS[pack].items():
        assert part in found[label], label
