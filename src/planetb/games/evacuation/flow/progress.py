"""Phase 5, Progress: parking, moving the two markers, transitions, landing (p. 12, 13)."""

from planetb.games.evacuation.economy import past, raise_production
from planetb.games.evacuation.flow.ids import (
    CHOOSE_LANE,
    CHOOSE_POWER,
    DEVELOP,
    GAIN,
    GUEST_MOVES,
    LAND,
    LANDING,
    PROGRESS,
    RESEARCH,
    SETTLE,
    SPLIT,
    SPLIT_CHOSEN,
)
from planetb.games.evacuation.happiness import powers
from planetb.games.evacuation.notes import CROSSED as CROSSED_NOTE
from planetb.games.evacuation.objectives import claim_objectives
from planetb.games.evacuation.options import FORWARD, FRONT, LANE, POWER, POWERS
from planetb.games.evacuation.pieces import CROSSED, END, LAST_SPACE, OLD_SITES, SPACE_EFFECT, TOKEN_YIELDS
from planetb.games.evacuation.settling import open_sites
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
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step


class Progress(Step[EvacuationState]):
    """All markers leave their lanes; then everybody moves, in the new turn order, from place `a` - 1 on."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        state.phase = 5
        if a == 0:
            park(state)
        elif state.order[a - 1] < len(state.seats):
            claim_objectives(state, state.order[a - 1])
        if a == len(state.order):
            return
        state.push(PROGRESS, CHANCE, a + 1)
        who = state.order[a]
        if who < len(state.seats):
            state.push(CHOOSE_POWER, who)
        else:
            state.push(GUEST_MOVES, CHANCE, who - len(state.seats))


def park(state: EvacuationState) -> None:
    """Moves every marker sideways into the passing lane."""
    for nation in state.seats:
        nation.lanes = [PASSING, PASSING]
    for guest in state.guests:
        guest[1] = guest[3] = PASSING


class ChoosePower(Ask[EvacuationState]):
    """How many power points to use, where cards or a technology leave a choice."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        found: list[int] = []
        for power in powers(state.seats[seat]):
            option = POWER + min(power, POWERS - 1)
            if option not in found:
                found.append(option)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        several = len(powers(state.seats[seat])) > 1
        state.push(SPLIT_CHOSEN if several else SPLIT, seat, option - POWER)


class Split(Ask[EvacuationState]):
    """How many of `a` steps the front marker goes; the back marker goes the rest (p. 12)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        front, back = state.seats[seat].markers
        steps = min(a, 2 * END - front - back)
        least = max(0, steps - (END - back))
        if front == back:
            least = max(least, (steps + 1) // 2)  # the two markers are alike: the larger part is the front's
        found = []
        for ahead in range(least, min(steps, END - front) + 1):
            if abs(CROSSED[front + ahead] - CROSSED[back + steps - ahead]) <= 1:
                found.append(FORWARD + ahead)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        front, back = nation.markers
        steps = min(a, 2 * END - front - back)
        ahead = option - FORWARD
        before = [past(nation, transition) for transition in range(1, 5)]
        moved = [front + ahead, back + steps - ahead]
        nation.markers = [max(moved), min(moved)]
        state.push(CHOOSE_LANE, seat, 0)
        for transition in range(1, 5):
            cross(state, seat, transition, before[transition - 1])


def cross(state: EvacuationState, seat: int, transition: int, before: int) -> None:
    """The effects of a transition for each marker that has just crossed it (p. 13)."""
    nation = state.seats[seat]
    now = past(nation, transition)
    if now == before:
        return
    for crossing in range(before + 1, now + 1):
        state.note(CROSSED_NOTE, seat, transition, crossing)
    if transition == 1:
        for _ in range(now - before):
            flip_token(nation)
    elif transition < 4 and now == 2:
        move_token(nation)
    if before == 0 and nation.abilities & TOLL:
        state.push(GAIN, seat, ANY, 8)


def flip_token(nation: Nation) -> None:
    """One productivity token of the Old World stops producing."""
    token = nation.sites.index(IN_PLACE, OLD_SITES)
    nation.sites[token] = EVACUATED


def move_token(nation: Nation) -> None:
    """One flipped productivity token reaches the New World: every production rises."""
    token = nation.sites.index(EVACUATED, OLD_SITES)
    nation.sites[token] = MOVED
    raise_production(nation, TOKEN_YIELDS[token - OLD_SITES])


def markers_at(state: EvacuationState, step: int, lane: int) -> int:
    """How many markers stand on a space."""
    found = 0
    for nation in state.seats:
        for i in range(2):
            if nation.markers[i] == step and nation.lanes[i] == lane:
                found += 1
    for guest in state.guests:
        found += (guest[0] == step and guest[1] == lane) + (guest[2] == step and guest[3] == lane)
    return found


def is_free(state: EvacuationState, step: int, lane: int) -> bool:
    """Whether a marker may end there: one per space, two at the end of the track."""
    return markers_at(state, step, lane) < (LAST_SPACE if step == END else 1)


class ChooseLane(Ask[EvacuationState]):
    """On which space of its step the front (`a` 0) or back (1) marker ends."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        step = nation.markers[a]
        found = [LANE + PASSING]
        if step == 0:
            return found
        shares = nation.abilities & SHARE_SPACES
        last = THREE_PLUS if len(state.seats) >= 3 else MAIN
        if a == 1 and nation.markers[0] == step:
            last = min(
                last, nation.lanes[0]
            )  # the two markers are alike: the front one takes the higher lane
        for lane in range(MAIN, last + 1):
            if shares or is_free(state, step, lane):
                found.append(LANE + lane)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        nation.lanes[a] = option - LANE
        if a == 0:
            state.push(CHOOSE_LANE, seat, 1)
            return
        front, back = landing_effect(nation, 0), landing_effect(nation, 1)
        if front != NOTHING and back not in (NOTHING, front):
            state.push(LANDING, seat)
            return
        for which, effect in ((1, back), (0, front)):
            if effect != NOTHING:
                state.push(LAND, seat, which)


def landing_effect(nation: Nation, which: int) -> int:
    return SPACE_EFFECT[nation.lanes[which]][nation.markers[which]]


class Landing(Ask[EvacuationState]):
    """Both markers landed on instant effects: which one comes first."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [FRONT, FRONT + 1]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        first = option - FRONT
        state.push(LAND, seat, 1 - first)
        state.push(LAND, seat, first)


class Land(Step[EvacuationState]):
    """The instant effect under the front (`a` 0) or back marker (p. 12)."""

    def run(self, state: EvacuationState, seat: int, a: int, b: int) -> None:
        effect = landing_effect(state.seats[seat], a)
        if effect == RESEARCH_SPACE:
            state.push(RESEARCH, seat)
        elif effect == INFRASTRUCTURE_SPACE:
            state.push(DEVELOP, seat)
        elif open_sites(state, seat, 0, True):
            state.push(SETTLE, seat, 0)
