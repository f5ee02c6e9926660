"""What may be pending: the rest of a year, what all do at the same time, the set-up; all within limits."""

import re
from typing import Final

from planetb.games.evacuation.content.tables import SHIPS, SOLO_ACTION, STADIUMS
from planetb.games.evacuation.flow.dealing import DealTechnology
from planetb.games.evacuation.flow.year import PhaseEnd
from planetb.games.evacuation.meta import RACE_IN_BONUS, RACE_IN_PROGRESS, RACE_IN_TRANSPORT, SOLO_END
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import (
    ANY,
    EITHER,
    ENERGY,
    FOOD,
    INFRASTRUCTURE,
    NO_SYMBOLS,
    OLD,
    SHIP,
    STADIUM,
    WIDER,
)
from planetb.kernel.limits import Frames, Limit

FRAMES: Final = Frames(
    "Bonus Cleanup DealBonus DealCard DealGoal DealItem DealLine DealLines DealObjective DealOrder DealSet "
    "DealTechnology Draft GuestMoves Income Order PassPacks PhaseEnd Progress RemoveGoal RevealItem "
    "RivalActs RivalTurn Round TopCard TransportPhase Year",
    "who",
    {
        "DealGoal.who": Limit(-1, 3),
        "row": Limit(SHIP, INFRASTRUCTURE),
        "TakeItem.row ChooseWorld.row": Limit(SHIP, STADIUM),
        "item": Limit(0, max(SHIPS, STADIUMS) - 1),
        "terms": Limit(0, 2 * WIDER - 1),
        "how": Limit(0, 2 * NO_SYMBOLS - 1),
        "n room": Limit(0, 99),
        "kind": Limit(FOOD, ANY),
        "resource": Limit(FOOD, ENERGY),
        "world": Limit(OLD, EITHER),
        "only": Limit(-1, SHIPS - 1),
        "site": Limit(0, land.SITES - 1),
        "place": Limit(0, 4),
        "DealTechnology.place": Limit(0, 8),
        "label": Limit(0, len(land.LABEL_EDGE) - 1),
        "round": Limit(0, 9),
        "power": Limit(0, 99),
        "marker guest": Limit(0, 1),
        "card": Limit(0, len(SOLO_ACTION) - 1),
        "energy": Limit(0, 99),
        "finish": Limit(-1, SOLO_END),
        "done": Limit(0, 9, 0, 9),
        "further landed refreshed revealed started chosen": Limit(0, 1),
    },
    lanes=(
        *("PickGoal", "DropGoal", "KeepCards"),
        "SendBack|Unload SendBack( Launch| LoadResources( LoadBuildings( LoadSites)?)?)?",
    ),
)
"""What pending work may be about."""


YEAR: Final = [
    *("Cleanup", "PhaseEnd", "Bonus", "PhaseEnd", "Progress"),
    *("Order", "PhaseEnd", "TransportPhase", "Round", "Income"),
]
"""The phases of a year, the last first, as they wait on the agenda."""
PENDING: Final = [10, 9, 9, 7, 5, 5, 3, 10, 0]
"""How many of them wait in each phase; in phase 0 and, of the year before, 7 none has begun."""


SETUP: Final = re.compile(
    "Year (DealLines )?(DealLine )*(DealObjective )*(DealOrder )*(DealBonus )*(DealItem )*"
    "(Draft )?(PassPacks )?(RemoveGoal )?(DealGoal )*(DealTechnology |DealSet )*"
)
"""What waits on the agenda before year 1, the last first."""
LANE_PHASES: Final = {"PickGoal": 0, "DropGoal": 0, "KeepCards": 1, "SendBack": 3, "Unload": 3}
"""The phase in which all seats do this at the same time."""


def pending(state: EvacuationState) -> str:
    """The first thing that is wrong with the work of the table and of the seats, or nothing."""
    return _year(state) or _lanes(state) or _setup(state)


def _year(state: EvacuationState) -> str:
    """The rest of the year is pending, as far as the phase has come; outside of years, the next one."""
    found = [type(step).__name__ for step in state.agenda]
    phases = [name for name in found if name in YEAR]
    if not found and not state.lanes:
        return "" if state.finish >= 0 else "the game is over, but nobody says how"
    if "Year" in found:
        whole = found[0] == "Year" and found.count("Year") == 1 and not phases
        return "" if whole and state.phase in (0, 7) else "a year begins within a year"
    if phases != YEAR[: PENDING[state.phase]]:
        return f"in phase {state.phase} these are pending: {', '.join(phases)}"
    ends = [step.finish for step in state.agenda if isinstance(step, PhaseEnd)]
    wanted = [RACE_IN_BONUS, RACE_IN_PROGRESS, RACE_IN_TRANSPORT]
    return "" if ends == wanted[: len(ends)] else f"phases that end the race by {ends}"


def _lanes(state: EvacuationState) -> str:
    """What all do at the same time belongs to the phase."""
    for lane in state.lanes:
        name = type(lane[0]).__name__ if lane else ""
        if name and LANE_PHASES.get(name) != state.phase:
            return f"{name} at the same time in phase {state.phase}"
    return ""


def _setup(state: EvacuationState) -> str:
    """Before year 1 nobody has a turn, and every technology that is missing is still to be dealt."""
    if state.year:
        return ""
    names = "".join([f"{type(step).__name__} " for step in state.agenda])
    if not SETUP.fullmatch(names):
        return f"before year 1 these are pending: {names}"
    for seat, nation in enumerate(state.seats):
        places = [
            step.place for step in state.agenda if isinstance(step, DealTechnology) and step.who == seat
        ]
        if places[::-1] != list(range(len(nation.technologies), len(nation.research))):
            return f"seat {seat} has {len(nation.technologies)} technologies, to be dealt are {places[::-1]}"
    return ""
