"""Playing on in a searched state: whose decision it is, when it ends, and how every seat then stands."""

from typing import Final

from planetb.kernel.game import Game
from planetb.kernel.machine import UNSEEN
from planetb.kernel.state import State

WON: Final = 0.5  # points that a win adds to a final margin, so that tie-breaks count


def margins(game: Game[State], state: State, seats: int) -> list[float]:
    """By how much each seat is expected to beat the best other seat; alone, its own points."""
    if game.over(state):
        return final_margins(game, state)
    return leads(game.estimates(state, seats))


def final_margins(game: Game[State], state: State) -> list[float]:
    """The margins of a finished game, a little wider for having won."""
    result = leads([float(score) for score in game.scores(state)])
    if len(result) > 1:
        winners = game.winners(state)
        for seat in range(len(result)):
            result[seat] += WON if seat in winners else -WON
    return result


def leads(points: list[float]) -> list[float]:
    """Each seat's points less the most points of another; alone, the points."""
    if len(points) == 2:
        lead = points[0] - points[1]
        return [lead, -lead]
    if len(points) == 1:
        return points
    ordered = sorted(points)
    first, second = ordered[-1], ordered[-2]
    return [value - (second if value == first else first) for value in points]


def face(game: Game[State], state: State, seat: int) -> None:
    """Turns the state to the seat's own question while several seats act at the same time."""
    if state.lane < 0:
        return
    for i in range(len(state.lanes)):
        lane = state.lanes[i]
        if lane and lane[-1].seat == seat:
            if state.lane != i:
                state.lane = i
                state.options = game.options_at(state, game.ask(state))
            return


def follow(game: Game[State], state: State, seat: int, option: int) -> bool:
    """Makes the seat's choice; returns whether its decision goes on with another question."""
    free = False  # a free option of a window leaves the question open, so the decision goes on
    if game.windows and (state.agenda if state.lane < 0 else state.lanes[state.lane])[-1].window:
        for window in game.windows:
            if window.low <= option < window.high:
                free = True
    game._answer(state, option)
    game.advance(state)
    if not state.options:
        return False
    if state.lane >= 0:
        face(game, state, seat)
    ask = (state.agenda if state.lane < 0 else state.lanes[state.lane])[-1]
    if ask.seat != seat or (ask.opens and not free):
        return False
    if state.options is UNSEEN:
        state.options = game.options_at(state, ask)
    return True


def carry(game: Game[State], state: State, seat: int, choices: list[int]) -> bool:
    """Makes the choices of a line; returns whether all of them were possible."""
    going = True
    for option in choices:
        if not going or option not in state.options:
            return False
        going = follow(game, state, seat, option)
    return True
