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
IDS: Final = {
    "prepare": steps.PREPARE,
    "fill arm": steps.FILL_ARM,
    "deal card": steps.DEAL_CARD,
    "turn": steps.TURN,
    "top card": steps.TOP_CARD,
    "cards below": steps.CARDS_BELOW,
    "uncouple": steps.UNCOUPLE,
    "dock crew": steps.DOCK_CREW,
    "place crew": steps.PLACE_CREW,
    "choose city": steps.CHOOSE_CITY,
    "end turn": steps.END_TURN,
}
assert [IDS[step.name] for step in STEPS] == list(range(steps.PREPARE, steps.PREPARE + len(STEPS)))
