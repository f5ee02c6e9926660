"""The sequence of play: five rounds at the station, then the settlement. All steps, in order of their ids."""

from typing import Final

from planetb.games.reworld import steps
from planetb.games.reworld.flow_settlement import ChooseCity, DockCrew, EndTurn, PlaceCrew, Uncouple
from planetb.games.reworld.flow_station import CardsBelow, DealCard, FillArm, Prepare, TopCard, Turn
from planetb.games.reworld.state import ReworldState
from planetb.kernel.step import Step

STEPS: Final[list[Step[ReworldState]]] = [
    Prepare("prepare", reveals=True),
    FillArm("fill arm"),
    DealCard("deal card"),
    Turn("turn", opens=True),
    TopCard("top card"),
    CardsBelow("cards below"),
    Uncouple("uncouple", opens=True),
    DockCrew("dock crew"),
    PlaceCrew("place crew"),
    ChooseCity("choose city", names_effect=True),
    EndTurn("end turn"),
]
NAMES: Final = ("prepare", "turn", "uncouple", "end turn")
IDS: Final = (steps.PREPARE, steps.TURN, steps.UNCOUPLE, steps.END_TURN)
assert [STEPS[step - steps.PREPARE].name for step in IDS] == list(NAMES)
