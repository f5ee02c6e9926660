"""A round: turns in order, its end, and the next one (p. 6, 13 and 14)."""

from planetb.games.how_to_save_a_world.content.solo import RIVAL_TURNS
from planetb.games.how_to_save_a_world.content.tables import SPACES
from planetb.games.how_to_save_a_world.content.tracks import DANGER, DAY_X_SPACE
from planetb.games.how_to_save_a_world.flow.day_x import DayX
from planetb.games.how_to_save_a_world.flow.progress import Approach, Progress
from planetb.games.how_to_save_a_world.flow.solo import RivalTurn
from planetb.games.how_to_save_a_world.flow.turn import WAIT_SPACE, Close, LastCall, Overtime, Turn
from planetb.games.how_to_save_a_world.notes import RoundBegan, Yielded
from planetb.games.how_to_save_a_world.rules.progress import full
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
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
        players = len(state.seats)
        for i in range(state.heads):
            who = (self.seat + i) % state.heads
            if who >= players:
                if state.rival_left > 0:
                    state.push(RivalTurn(CHANCE, 0))
                    state.push(Next((who + 1) % state.heads))
                    return
            elif not state.seats[who].passed:
                state.push(Turn(who))
                state.push(Next((who + 1) % state.heads))
                return
        state.push(RoundEnd())


class RoundEnd(Step[WorldState]):
    """Overtime, approach, project progress, fate (p. 13)."""

    def run(self, state: WorldState) -> None:
        if WAIT_SPACE in state.rival_places:
            state.push(RivalTurn(CHANCE, 1))
        for seat, here in enumerate(state.seats):
            if ON_SPACE + WAIT_SPACE in here.landers:
                state.push(Overtime(seat))
                state.push(LastCall(seat))
                state.push(Close(seat))
        state.push(Approach())
        state.push(Progress())
        state.push(Fate())


class Fate(Step[WorldState]):
    """Day X if the asteroid or a progress track has come to its end, else a new round (p. 13, step 4)."""

    def run(self, state: WorldState) -> None:
        if state.asteroid == DAY_X_SPACE:
            state.push(DayX(CHANCE, BY_ASTEROID))
        elif full(state, LASER) or full(state, SHIELD) or full(state, EVACUATION):
            state.push(DayX(CHANCE, BY_TRACK))
        else:
            state.push(NewRound())


class NewRound(Step[WorldState]):
    """Landers return, danger rises, badges, cards and resources come back (p. 14)."""

    def run(self, state: WorldState) -> None:
        for here in state.seats:
            return_landers(here)
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
        state.push(Next(state.medal))


def return_landers(here: Seat) -> None:
    landers = here.landers[:]
    for i, place_of in enumerate(landers):
        if place_of >= ON_SPACE:
            space = SPACES[place_of - ON_SPACE]
            landers[i] = FORTUNA - space.world if space.after == DEPARTURE else space.world
    here.landers = sorted(landers)


def recover(here: Seat) -> list[int]:
    """Badge tiles become active, cards return to the hand, resources rise to yield lines; says how far."""
    here.passed = 0
    here.tiles = [here.tiles[badge] + here.spent[badge] for badge in range(3)]
    here.spent = [0, 0, 0]
    here.hand = sorted(here.hand + here.discard)
    here.discard = []
    brought = [0] * len(RESOURCES)
    for resource in range(len(RESOURCES)):
        if here.goods[resource] < here.lines[resource]:
            brought[resource] = here.lines[resource] - here.goods[resource]
            here.goods[resource] = here.lines[resource]
    return brought
