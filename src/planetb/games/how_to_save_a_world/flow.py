"""The sequence of play: every step of the game, in the order of `steps`."""

from planetb.games.how_to_save_a_world import steps
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.flow_cards import (
    Deal,
    DrawCard,
    Keep,
    KeepAll,
    Refill,
    Refresh,
)
from planetb.games.how_to_save_a_world.flow_effects import (
    Pay,
    PickTile,
    Purse,
    RaiseLine,
    ReadyTiles,
    RecallLander,
    RemoveCard,
    Take,
    TakeFerry,
)
from planetb.games.how_to_save_a_world.flow_projects import (
    Bought,
    BuyCard,
    Developed,
    DoResearch,
    FinishWork,
    PayScience,
    TakeLead,
    WorkDone,
    WorkOn,
)
from planetb.games.how_to_save_a_world.flow_round import (
    Approach,
    DayX,
    DrawCube,
    DrawStructure,
    Fate,
    FireLaser,
    NewRound,
    PlaceCubes,
    Progress,
    RaiseShield,
    ReturnCubes,
    RoundEnd,
)
from planetb.games.how_to_save_a_world.flow_solo import DrawDirective, RivalTurn
from planetb.games.how_to_save_a_world.flow_turn import (
    Close,
    LandAfter,
    LastCall,
    Next,
    Overtime,
    PayAny,
    PlayAction,
    React,
    Ride,
    Turn,
)
from planetb.games.how_to_save_a_world.options import PLAY
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.kernel.step import Step, Window

STEPS: list[Step[WorldState]] = [
    Next("next"),
    Turn("turn", opens=True),
    LandAfter("land after"),
    LastCall("last call", window=True),
    Close("close"),
    Overtime("overtime", opens=True),
    Pay("pay"),
    Purse("spend badges", window=True, names_effect=True),
    Take("take"),
    RaiseLine("raise"),
    PickTile("pick tile"),
    ReadyTiles("ready"),
    WorkOn("work", window=True),
    WorkDone("work done"),
    FinishWork("finish work"),
    TakeLead("lead"),
    DoResearch("research", window=True),
    PayScience("pay science"),
    Developed("developed"),
    BuyCard("buy", window=True),
    Bought("bought"),
    RemoveCard("remove"),
    TakeFerry("ferry"),
    RecallLander("recall"),
    Ride("ride"),
    PlayAction("play action"),
    PayAny("pay any"),
    Deal("deal"),
    Keep("keep", opens=True),
    KeepAll("keep all"),
    Refill("refill"),
    DrawCard("draw"),
    RoundEnd("round end"),
    Approach("approach"),
    DrawStructure("structure"),
    Refresh("refresh"),
    Progress("progress"),
    DrawCube("cube"),
    PlaceCubes("place cubes"),
    ReturnCubes("return cubes"),
    Fate("fate"),
    NewRound("new round"),
    DayX("day x"),
    FireLaser("fire laser"),
    RaiseShield("raise shield"),
    RivalTurn("rival turn"),
    DrawDirective("directive"),
]
WINDOWS: list[Window[WorldState]] = [React("react", PLAY, PLAY + len(CARDS))]

assert len(STEPS) + 3 == steps.DIRECTIVE_DRAW + 1
