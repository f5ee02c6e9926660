"""A round: turns in order, its end, and the next one (p. 6, 13 and 14)."""

from typing import Final

from planetb.games.how_to_save_a_world.content.solo import RIVAL_TURNS
from planetb.games.how_to_save_a_world.content.tables import SPACES
from planetb.games.how_to_save_a_world.content.tracks import DANGER, DAY_X_SPACE
from planetb.games.how_to_save_a_world.flow.day_x import DayX
from planetb.games.how_to_save_a_world.flow.progress import Approach, Progress, approach, progress
from planetb.games.how_to_save_a_world.flow.solo import RivalTurn
from planetb.games.how_to_save_a_world.flow.turn import WAIT_SPACE, Close, LastCall, Overtime, Turn
from planetb.games.how_to_save_a_world.meta import META
from planetb.games.how_to_save_a_world.notes import RoundBegan, Yielded
from planetb.games.how_to_save_a_world.rules.progress import full
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    BY_ASTEROID,
    BY_STACK,
    BY_TRACK,
    DEPARTURE,
    EVACUATION,
    FORTUNA,
    LASER,
    ON_SPACE,
    RESOURCES,
    SHIELD,
)
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Step


class Next(Step[WorldState]):
    """Whose turn it is: the next in order who has not passed, the solo rival included (p. 6)."""

    def run(self, state: WorldState) -> None:
        seats = state.seats
        heads = state.heads
        who = self.seat
        for _ in range(heads):
            following = who + 1 if who + 1 < heads else 0
            if who >= len(seats):
                if state.rival_left > 0:
                    state.push(RivalTurn(CHANCE, 0))
                    state.push(NEXT[following])
                    return
            elif not seats[who].passed:
                state.push(TURNS[who])
                state.push(NEXT[following])
                return
            who = following
        if state.deals_alone():
            end_round(state)
        else:
            state.push(RoundEnd())


NEXT: Final = [Next(seat) for seat in range(META.high)]  # steps never change: the same for all
TURNS: Final = [Turn(seat) for seat in range(META.high)]


HOMES: Final = [
    ALARRIA,
    FORTUNA,
    *[FORTUNA - space.world if space.after == DEPARTURE else space.world for space in SPACES],
]
"""The arrival zone in which a lander begins the next round, by its place (p. 14)."""


class RoundEnd(Step[WorldState]):
    """Overtime, approach, project progress, fate (p. 13)."""

    def run(self, state: WorldState) -> None:
        end_round(state)


def end_round(state: WorldState) -> None:
    """Ends a round: at once where chance is played at once and nobody is asked for overtime."""
    alone = state.deals_alone()
    if state.taken[WAIT_SPACE]:
        alone = False
        if WAIT_SPACE in state.rival_places:
            state.push(RivalTurn(CHANCE, 1))
        for seat, here in enumerate(state.seats):
            if ON_SPACE + WAIT_SPACE in here.landers:
                state.push(Overtime(seat))
                state.push(LastCall(seat))
                state.push(Close(seat))
    if alone:
        approach(state)
        progress(state)
        decide_fate(state)
        return
    state.push(Approach())
    state.push(Progress())
    state.push(Fate())


class Fate(Step[WorldState]):
    """Day X if the asteroid or a progress track has come to its end, else a new round (p. 13, step 4)."""

    def run(self, state: WorldState) -> None:
        decide_fate(state)


def decide_fate(state: WorldState) -> None:
    if state.asteroid == DAY_X_SPACE:
        state.push(DayX(CHANCE, BY_ASTEROID))
    elif full(state, LASER) or full(state, SHIELD) or full(state, EVACUATION):
        state.push(DayX(CHANCE, BY_TRACK))
    elif state.deals_alone():
        begin_round(state)
    else:
        state.push(NewRound())


class NewRound(Step[WorldState]):
    """Landers return, danger rises, badges, cards and resources come back (p. 14)."""

    def run(self, state: WorldState) -> None:
        begin_round(state)


def begin_round(state: WorldState) -> None:
    for here in state.seats:
        here.landers = sorted([HOMES[place] for place in here.landers])
    state.taken = [0] * len(state.taken)
    state.busy = [0] * len(state.busy)
    state.rival_places = []
    if state.round == len(DANGER):
        state.push(DayX(CHANCE, BY_STACK))
        return
    state.round += 1
    state.note(RoundBegan, CHANCE, state.round)
    for seat, here in enumerate(state.seats):
        brought = recover(here)
        if sum(brought):
            state.note(Yielded, seat, brought[0], brought[1], brought[2], brought[3], brought[4])
    if len(state.seats) == 1:
        state.rival_left = RIVAL_TURNS
    state.push(NEXT[state.medal])


def recover(here: Seat) -> list[int]:
    """Badge tiles become active, cards return to the hand, resources rise to yield lines; says how far."""
    here.passed = 0
    if any(here.spent):
        here.tiles = [here.tiles[badge] + here.spent[badge] for badge in range(3)]
        here.spent = [0, 0, 0]
    if here.discard:
        here.hand = sorted(here.hand + here.discard)
        here.discard = []
    brought = [0] * len(RESOURCES)
    goods = here.goods
    for resource, line in enumerate(here.lines):
        if goods[resource] < line:
            brought[resource] = line - goods[resource]
            goods[resource] = line
    return brought
