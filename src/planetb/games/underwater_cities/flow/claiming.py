"""Claiming cards beside the board; a fifth action card needs room first (p. 7-8)."""

from typing import ClassVar

from planetb.games.underwater_cities.content.tables import ACTION_LIMIT, CARDS
from planetb.games.underwater_cities.effects.actions import possible_when_used
from planetb.games.underwater_cities.effects.events import (
    USED_ACTION_CARD,
    check_contracts,
    fire,
    watch,
)
from planetb.games.underwater_cities.flow.piles import put_away
from planetb.games.underwater_cities.notes import Claimed, PutAway
from planetb.games.underwater_cities.options import CARD, USE
from planetb.games.underwater_cities.rules.bars import Question
from planetb.games.underwater_cities.rules.distance import CLAIMED
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import ACTION, ASSISTANT, INSTANT, LASTING
from planetb.kernel.domain import NO, YES
from planetb.kernel.effect import Resolve
from planetb.kernel.shared import minus, plus


def claim(state: UnderwaterState, seat: int, card: int) -> None:
    """Lays a card beside the board for good; a fifth action card needs room first (p. 8)."""
    here = state.seats[seat]
    facts = CARDS[card]
    if facts.kind == ACTION:
        if len(here.actions) >= ACTION_LIMIT[0]:
            state.push(DropAction(seat, card))
            return
        here.actions = plus(here.actions, card)
    else:
        here.tableau = plus(here.tableau, card)
        if facts.kind == LASTING:
            watch(here)
            here.limit += facts.room
            if facts.once:
                state.shut = False
    state.played = -1
    if facts.kind != INSTANT and state.trail is not None:
        state.note(Claimed, seat, card)
    check_contracts(state, seat, CLAIMED)


def drop_action(state: UnderwaterState, seat: int, card: int) -> None:
    """Gives up an action card."""
    here = state.seats[seat]
    here.actions = minus(here.actions, card)
    if card in here.used:
        here.used = minus(here.used, card)
    state.note(PutAway, seat, card)
    if card != ASSISTANT:
        put_away(state, card)


class DropAction(Question):
    """Which action card makes room for a fifth (p. 8)."""

    fields: ClassVar[str] = "card"
    low = CARD
    high = USE

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: UnderwaterState) -> list[int]:
        return sorted([CARD + card for card in state.seats[self.seat].actions])

    def answer(self, state: UnderwaterState, option: int) -> None:
        dropped = option - CARD
        fresh = dropped not in state.seats[self.seat].used
        drop_action(state, self.seat, dropped)
        claim(state, self.seat, self.card)
        if fresh:
            state.push(UseDropped(self.seat, dropped))


class UseDropped(Question):
    """Whether to use the action card just given up (A18)."""

    fields: ClassVar[str] = "card"
    declines = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: UnderwaterState) -> list[int]:
        return [YES, NO] if possible_when_used(state, self.seat, self.card) else [NO]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == YES:
            fire(state, self.seat, USED_ACTION_CARD)
            state.push(Resolve(self.seat, CARDS[self.card].effect))
