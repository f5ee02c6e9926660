"""The solo cards: the rival's turns and the progress of rival and neutral markers (p. 18, 19)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.decks import BONUS_NUMBERS
from planetb.games.evacuation.content.solo_cards import SETTLING
from planetb.games.evacuation.content.tables import END, SOLO_ACTION, SOLO_ARROW, SOLO_NUMBER, X_AS_NUMBER
from planetb.games.evacuation.effects.rows import refill
from planetb.games.evacuation.notes import RivalSettled, RivalTook
from planetb.games.evacuation.options import SOLO
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.progress import is_free
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import MAIN, PASSING, STADIUM
from planetb.kernel.shared import among, minus, plus, put, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step

RIVAL: Final = 0
NEUTRAL: Final = 1


class RivalTurn(Step[EvacuationState]):
    """The top card is flipped: its front is the action, the next back the number; the last passes (p. 18)."""

    def run(self, state: EvacuationState) -> None:
        if not state.solo_bag:
            return
        card = state.solo_top
        state.solo_flipped = plus(state.solo_flipped, card)
        if state.deals_alone():
            turn_top_card(state)
            rival_acts(state, card)
        else:
            state.push(TOP_CARD)
            state.push(RivalActs(CHANCE, card))


RIVAL_TURN: Final = RivalTurn(CHANCE)  # steps never change: the same for all


class TopCard(Ask[EvacuationState]):
    """Which solo card lies on top now (p. 18)."""

    def options(self, state: EvacuationState) -> list[int]:
        return [SOLO + card for card in state.solo_bag]

    def answer(self, state: EvacuationState, option: int) -> None:
        state.solo_bag = minus(state.solo_bag, option - SOLO)
        state.solo_top = option - SOLO


TOP_CARD: Final = TopCard(CHANCE)


def turn_top_card(state: EvacuationState) -> None:
    """The same luck as `TopCard` has, without a question; where a state deals alone."""
    bag = state.solo_bag[:]
    place = 0
    if len(bag) > 1:
        state.turned += 1
        place = state.below(len(bag))
    state.solo_top = bag.pop(place)
    state.solo_bag = bag


class RivalActs(Step[EvacuationState]):
    """The action of a card with the number on the top card; X does nothing, except when settling (p. 18)."""

    fields: ClassVar[str] = "card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: EvacuationState) -> None:
        rival_acts(state, self.card)


def rival_acts(state: EvacuationState, card: int) -> None:
    action = SOLO_ACTION[card]
    number = SOLO_NUMBER[state.solo_top]
    if action == SETTLING:
        rival_settles(state, number or X_AS_NUMBER, SOLO_ARROW[state.solo_top])
    elif 0 < number <= len(state.rows[action]):
        item = state.rows[action][number - 1]
        state.rows = put_row(state.rows, action, minus(state.rows[action], item))
        if state.trail is not None:
            state.note(RivalTook, CHANCE, action, item)
        if action == STADIUM:
            state.rival_stadiums = among(state.rival_stadiums, item)
        else:
            state.under = put_row(state.under, action, plus(state.under[action], item))
        refill(state, action)


def rival_settles(state: EvacuationState, number: int, arrow: int) -> None:
    """The solo tile goes round the edge, then as many sites inward along the arrow (p. 19)."""
    state.edge = (state.edge + number) % len(land.ARROWS)
    site = land.ARROWS[state.edge][arrow][number - 1]
    settles = state.owner[site] < 0
    state.note(RivalSettled, CHANCE, site if settles else -1)
    if settles:
        state.owner = put(state.owner, site, len(state.seats))


class GuestMoves(Step[EvacuationState]):
    """Rival (0) or neutral (1) markers move by the bonus card, split by the last solo card (p. 19)."""

    fields: ClassVar[str] = "guest"

    def __init__(self, seat: int, guest: int) -> None:
        self.seat = seat
        self.guest = guest

    def run(self, state: EvacuationState) -> None:
        small, large = BONUS_NUMBERS[state.bonus_cards[0]]
        steps = small if self.guest == NEUTRAL and state.year % 2 else large
        front = SOLO_NUMBER[state.solo_top] or X_AS_NUMBER
        move_guest(state, self.guest, front, steps - front)


def move_guest(state: EvacuationState, which: int, front: int, back: int) -> None:
    """Moves both markers of a guest; each takes the lane if it is free, else it stays in the passing lane."""
    guest = state.guests[which]
    ahead = guest[0] + front
    behind = guest[2] + back + max(0, ahead - END)
    ahead = min(END, ahead + max(0, behind - END))
    behind = min(END, behind)
    guest = [max(ahead, behind), guest[1], min(ahead, behind), guest[3]]
    state.guests = put_row(state.guests, which, guest)
    for i in (0, 2):
        lane = MAIN if guest[i] and is_free(state, guest[i], MAIN) else PASSING
        guest = put(guest, i + 1, lane)
        state.guests = put_row(state.guests, which, guest)
