"""Phase 5, Progress: parking, moving the two markers, transitions, landing (p. 12, 13)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import (
    CROSSED,
    END,
    OLD_SITES,
    SPACE_EFFECT,
    TOKEN_YIELDS,
)
from planetb.games.evacuation.effects.infrastructure import DEVELOPMENTS
from planetb.games.evacuation.effects.research import RESEARCHES
from planetb.games.evacuation.effects.resources import GainResources
from planetb.games.evacuation.effects.settling import SettleSite
from planetb.games.evacuation.flow.rival import GuestMoves
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.notes import Crossed, Landed, Moved
from planetb.games.evacuation.options import FORWARD, FRONT, LANE, POWER, POWERS
from planetb.games.evacuation.rules.economy import past, raise_production
from planetb.games.evacuation.rules.happiness import powers
from planetb.games.evacuation.rules.objectives import claim_objectives
from planetb.games.evacuation.rules.progress import is_free
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.rules.settling import open_sites
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import (
    ANY,
    EVACUATED,
    IN_PLACE,
    INFRASTRUCTURE_SPACE,
    MAIN,
    MOVED,
    NOTHING,
    PASSING,
    RESEARCH_SPACE,
    SHARE_SPACES,
    THREE_PLUS,
    TOLL,
)
from planetb.kernel.shared import put
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Step

FRONT_MARKER: Final = 0
BACK_MARKER: Final = 1


class Progress(Step[EvacuationState]):
    """All markers leave their lanes; then everybody moves, in the new turn order, from a place on (p. 12)."""

    fields: ClassVar[str] = "place"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: EvacuationState) -> None:
        state.phase = 5
        seats = len(state.seats)
        if self.place == 0:
            park(state)
        elif state.objectives and state.order[self.place - 1] < seats:
            claim_objectives(state, state.order[self.place - 1])
        if self.place == len(state.order):
            return
        who = state.order[self.place]
        if who >= seats:
            state.push(GuestMoves(CHANCE, who - seats))
        else:
            choose_power(state, who)
        state.push(LATER_PROGRESS[self.place])


LATER_PROGRESS: Final = [Progress(CHANCE, place + 1) for place in range(META.high)]


def park(state: EvacuationState) -> None:
    """Moves every marker sideways into the passing lane."""
    for nation in state.seats:
        nation.lanes = [PASSING, PASSING]
    state.guests = [[guest[0], PASSING, guest[2], PASSING] for guest in state.guests]


class ChoosePower(Question):
    """How many power points to use, where cards or a technology leave a choice (p. 12, 16)."""

    opens = True

    def options(self, state: EvacuationState) -> list[int]:
        found: list[int] = []
        for power in powers(state.seats[self.seat]):
            option = POWER + min(power, POWERS - 1)
            if option not in found:
                found.append(option)
        return found

    def answer(self, state: EvacuationState, option: int) -> None:
        several = len(powers(state.seats[self.seat])) > 1
        state.push(Split(self.seat, option - POWER, several))


def choose_power(state: EvacuationState, seat: int) -> None:
    """Asks for the power points; where there is no choice and no log tells of it, for the steps at once."""
    if state.trail is None:
        found = powers(state.seats[seat])
        if len(found) == 1:
            state.push(Split(seat, min(found[0], POWERS - 1), False))
            return
    state.push(ChoosePower(seat))


def steps_to_go(nation: Nation, power: int) -> int:
    """How many steps the two markers go in all: what goes beyond the end of the track lapses (p. 12)."""
    return min(power, 2 * END - nation.markers[FRONT_MARKER] - nation.markers[BACK_MARKER])


class Split(Question):
    """How many of the steps the front marker goes; the back marker goes the rest (p. 12)."""

    fields: ClassVar[str] = "power chosen"

    def __init__(self, seat: int, power: int, chosen: bool) -> None:
        self.seat = seat
        self.power = power
        self.chosen = chosen  # the power was a question of its own
        self.opens = not chosen

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        front, back = nation.markers
        steps = steps_to_go(nation, self.power)
        least = max(0, steps - (END - back))
        if front == back:
            least = max(least, (steps + 1) // 2)  # the two markers are alike: the larger part is the front's
        found = []
        for ahead in range(least, min(steps, END - front) + 1):
            if abs(CROSSED[front + ahead] - CROSSED[back + steps - ahead]) <= 1:
                found.append(FORWARD + ahead)
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        nation = state.seats[self.seat]
        front, back = nation.markers
        steps, ahead = steps_to_go(nation, self.power), option - FORWARD
        if not 0 <= ahead <= END:
            return ""
        if ahead > steps or ahead > END - front or steps - ahead > END - back:
            return "steps"
        return "alike" if front == back and 2 * ahead < steps else "apart"

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        front, back = nation.markers
        ahead = option - FORWARD
        behind = steps_to_go(nation, self.power) - ahead
        crossed = CROSSED[front], CROSSED[back]
        front, back = front + ahead, back + behind
        if state.trail is not None:
            state.note(Moved, self.seat, ahead, behind)
        nation.markers = [front, back] if front >= back else [back, front]
        height = len(state.agenda)
        if CROSSED[front] != crossed[0] or CROSSED[back] != crossed[1]:
            for transition in range(min(crossed) + 1, max(CROSSED[front], CROSSED[back]) + 1):
                cross(state, self.seat, transition, (crossed[0] >= transition) + (crossed[1] >= transition))
        if len(state.agenda) == height:
            choose_lane(state, self.seat, FRONT_MARKER)
        else:
            state.push(LANES[self.seat][FRONT_MARKER])


def cross(state: EvacuationState, seat: int, transition: int, before: int) -> None:
    """The effects of a transition for each marker that has just crossed it (p. 13)."""
    nation = state.seats[seat]
    now = past(nation, transition)
    if now == before:
        return
    if state.trail is not None:
        for crossing in range(before + 1, now + 1):
            state.note(Crossed, seat, transition, crossing)
    if transition == 1:
        for _ in range(now - before):
            flip_token(nation)
    elif transition < 4 and now == 2:
        move_token(nation)
    if before == 0 and nation.abilities & TOLL:
        state.push(GainResources(seat, ANY, 1))


def flip_token(nation: Nation) -> None:
    """One productivity token of the Old World stops producing."""
    token = nation.sites.index(IN_PLACE, OLD_SITES)
    nation.sites = put(nation.sites, token, EVACUATED)


def move_token(nation: Nation) -> None:
    """One flipped productivity token reaches the New World: every production rises."""
    token = nation.sites.index(EVACUATED, OLD_SITES)
    nation.sites = put(nation.sites, token, MOVED)
    raise_production(nation, TOKEN_YIELDS[token - OLD_SITES])


class ChooseLane(Question):
    """On which space of its step the front (0) or back (1) marker ends (p. 12)."""

    fields: ClassVar[str] = "marker"

    def __init__(self, seat: int, marker: int) -> None:
        self.seat = seat
        self.marker = marker

    def options(self, state: EvacuationState) -> list[int]:
        nation = state.seats[self.seat]
        step = nation.markers[self.marker]
        if step == 0:
            return [LANE + PASSING]
        shares = nation.abilities & SHARE_SPACES
        last = THREE_PLUS if len(state.seats) >= 3 else MAIN
        found: list[int] = []
        for lane in range(MAIN, last + 1):
            if shares or is_free(state, step, lane):
                found.append(LANE + lane)
        if len(found) < last:
            found.insert(0, LANE + PASSING)  # instead of a space that is occupied
        if self.marker == BACK_MARKER and nation.markers[FRONT_MARKER] == step:
            # The two markers are alike: the front one takes the higher lane
            found = [option for option in found if option <= LANE + nation.lanes[FRONT_MARKER]]
        return found

    def reason(self, state: EvacuationState, option: int) -> str:
        lane = option - LANE
        step = state.seats[self.seat].markers[self.marker]
        if not PASSING <= lane <= THREE_PLUS or not step:
            return ""
        if lane == PASSING:
            return "lane_free"
        if lane == THREE_PLUS and len(state.seats) < 3:
            return "lane_for_three"
        shares = state.seats[self.seat].abilities & SHARE_SPACES
        return "alike" if shares or is_free(state, step, lane) else "occupied"

    def answer(self, state: EvacuationState, option: int) -> None:
        nation = state.seats[self.seat]
        nation.lanes = put(nation.lanes, self.marker, option - LANE)
        if state.trail is not None and nation.markers[self.marker]:
            state.note(Landed, self.seat, self.marker, nation.markers[self.marker], option - LANE)
        if self.marker == FRONT_MARKER:
            choose_lane(state, self.seat, BACK_MARKER)
            return
        front, back = landing_effect(nation, FRONT_MARKER), landing_effect(nation, BACK_MARKER)
        if front != NOTHING and back not in (NOTHING, front):
            state.push(Landing(self.seat))
            return
        height = len(state.agenda)
        if front != NOTHING:
            land(state, self.seat, FRONT_MARKER)
        if back != NOTHING:
            if len(state.agenda) == height:
                land(state, self.seat, BACK_MARKER)
            else:
                state.push(Land(self.seat, BACK_MARKER))


LANES: Final = [[ChooseLane(seat, FRONT_MARKER), ChooseLane(seat, BACK_MARKER)] for seat in range(META.high)]


def choose_lane(state: EvacuationState, seat: int, marker: int) -> None:
    """Asks for the space of a marker; without a choice, and a log that tells of it, it ends there at once."""
    ask = LANES[seat][marker]
    if state.trail is None:
        lanes = ask.options(state)
        if len(lanes) == 1:
            ask.answer(state, lanes[0])
            return
    state.push(ask)


def landing_effect(nation: Nation, marker: int) -> int:
    return SPACE_EFFECT[nation.lanes[marker]][nation.markers[marker]]


class Landing(Question):
    """Both markers landed on instant effects: which one comes first (p. 12)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [FRONT, FRONT + 1]

    def answer(self, state: EvacuationState, option: int) -> None:
        first = option - FRONT
        state.push(Land(self.seat, first))
        state.push(Land(self.seat, 1 - first))


class Land(Step[EvacuationState]):
    """The instant effect under the front (0) or back (1) marker (p. 12)."""

    fields: ClassVar[str] = "marker"

    def __init__(self, seat: int, marker: int) -> None:
        self.seat = seat
        self.marker = marker

    def run(self, state: EvacuationState) -> None:
        land(state, self.seat, self.marker)


def land(state: EvacuationState, seat: int, marker: int) -> None:
    effect = landing_effect(state.seats[seat], marker)
    if effect == RESEARCH_SPACE:
        state.push(RESEARCHES[seat])
    elif effect == INFRASTRUCTURE_SPACE:
        state.push(DEVELOPMENTS[seat])
    elif open_sites(state, seat, 0, True):
        state.push(SettleSite(seat, 0))
