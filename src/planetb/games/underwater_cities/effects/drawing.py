"""Verbs and questions about drawn and discarded cards, and special cards (p. 9, 12)."""

from bisect import insort
from typing import ClassVar, Final

from planetb.games.underwater_cities.content.tables import SPECIALS_DUG, Deed
from planetb.games.underwater_cities.effects.events import TOOK_SPECIAL, fire
from planetb.games.underwater_cities.flow.piles import (
    EVERYBODY,
    RevealSpecial,
    put_away,
    put_under,
    take,
    take_undrawn,
    take_undug,
    undrawn,
    undug,
)
from planetb.games.underwater_cities.options import BOARD, CARD, DIG, USE
from planetb.games.underwater_cities.rules.bars import Question
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import MOST_SEATS
from planetb.kernel.compiled import i64
from planetb.kernel.domain import PASS
from planetb.kernel.rng import MODULUS, MULTIPLIER
from planetb.kernel.shared import among, minus, put_row
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Draw, Pick

PLENTY: Final = 12  # special cards that no turn uses up
_insert: Final = insort  # a name that is not final would be looked up in a dictionary


class DrawCards(Draw[UnderwaterState]):
    """A player draws so many cards of the era deck (p. 9)."""

    fields: ClassVar[str] = "player n"
    reveals = True

    def __init__(self, seat: int, player: int, n: int) -> None:
        self.seat = seat
        self.player = player
        self.n = n

    def bag(self, state: UnderwaterState) -> list[int]:
        return undrawn(state)

    def option(self, thing: int) -> int:
        return CARD + thing

    def options(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in undrawn(state)] or [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        take_undrawn(state, option - CARD)
        here = state.seats[self.player]
        here.hand = among(here.hand, option - CARD)
        if self.n > 1:
            state.push(DrawCards(CHANCE, self.player, self.n - 1))

    def at_once(self, state: UnderwaterState) -> bool:
        draw_at_once(state, self.player, self.n)
        return True


def draw_at_once(state: UnderwaterState, player: int, n: int) -> None:
    """The same luck as `DrawCards` has, without a question for each card; only where a state deals alone."""
    era = state.era
    here = state.seats[player]
    bag = state.bags[era][:]
    hand = here.hand[:]
    x: i64 = state.rng  # as in `State.below`, written out: a third of all luck
    for _ in range(n):
        if not bag:
            bag = state.discards[era][:]
            if not bag:
                state.turned += 1
                break
            state.discards = put_row(state.discards, era, [])
        if len(bag) > 1:
            state.turned += 2  # a chance outcome, and it reveals something
            x = x * MULTIPLIER % MODULUS
            _insert(hand, bag.pop(x % len(bag)))
        else:
            state.turned += 1
            _insert(hand, bag.pop())
    state.rng = x
    bags = state.bags[:]
    bags[era] = bag
    state.bags = bags
    here.hand = hand


def draw_one(state: UnderwaterState, player: int) -> None:
    """The same for a single card, as at the end of every turn."""
    era = state.era
    bag = state.bags[era][:]
    left = len(bag)
    if left < 2:
        draw_at_once(state, player, 1)
        return
    state.turned += 2
    bags = state.bags[:]
    bags[era] = bag
    state.bags = bags
    x: i64 = state.rng  # likewise, in every turn
    x = x * MULTIPLIER % MODULUS
    state.rng = x
    here = state.seats[player]
    hand = here.hand[:]
    _insert(hand, bag.pop(x % left))
    here.hand = hand


class Sift(Deed):
    """Look at some cards of the era deck, keep a few of them, discard the rest."""

    def __init__(self, look: int, keep: int) -> None:
        super().__init__()
        self.look = look
        self.keep = keep

    def facts(self) -> tuple[int | str, ...]:
        return (self.look, self.keep)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(SiftDraw(CHANCE, seat, self.look))
        state.push(SiftCards(seat, self))


class SiftDraw(Draw[UnderwaterState]):
    """A player turns up so many cards of the era deck for itself."""

    fields: ClassVar[str] = "player n"
    reveals = True

    def __init__(self, seat: int, player: int, n: int) -> None:
        self.seat = seat
        self.player = player
        self.n = n

    def bag(self, state: UnderwaterState) -> list[int]:
        return undrawn(state)

    def option(self, thing: int) -> int:
        return CARD + thing

    def options(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in undrawn(state)] or [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        take_undrawn(state, option - CARD)
        here = state.seats[self.player]
        here.looked = among(here.looked, option - CARD)
        if self.n > 1:
            state.push(SiftDraw(CHANCE, self.player, self.n - 1))


class SiftCards(Pick[UnderwaterState]):
    """Which of the cards looked at to keep; the others are discarded."""

    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: Sift, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.picked = picked

    def having(self, picked: tuple[int, ...]) -> "SiftCards":
        return SiftCards(self.seat, self.effect, picked)

    def things(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].looked]

    def least(self, state: UnderwaterState) -> int:
        return min(self.effect.keep, len(state.seats[self.seat].looked))

    def most(self, state: UnderwaterState) -> int:
        return self.least(state)

    def take(self, state: UnderwaterState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        rest = here.looked
        here.looked = []
        for thing in picked:
            rest = minus(rest, thing - CARD)
            take(state, self.seat, thing - CARD, False)
        for card in rest:
            put_away(state, card)


class Salvage(Deed):
    """Take a card from the discard pile of the era."""

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.discards[state.era])

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(SalvageCard(seat))


class SalvageCard(Question):
    """Which discarded card of the era to take."""

    low = CARD
    high = USE

    def options(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in state.discards[state.era]] or [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option != PASS:
            state.discards = put_row(
                state.discards, state.era, minus(state.discards[state.era], option - CARD)
            )
            take(state, self.seat, option - CARD, True)


class TakeSpecial(Deed):
    """Take a special card into the hand, in one of three ways (p. 12)."""

    def possible(self, state: UnderwaterState, seat: int) -> bool:
        return bool(state.specials) or state.top >= 0

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        state.push(SPECIAL_CHOICES[seat])


class TakeSpecialCard(Question):
    """Which special card to take: one laid out, the top one, or the best of the next three (p. 12)."""

    __slots__ = ()

    low = CARD
    high = BOARD

    def options(self, state: UnderwaterState) -> list[int]:
        found = [CARD + card for card in state.specials]
        if state.top >= 0:
            found.append(CARD + state.top)
            if undug(state):
                found.append(DIG)
        if state.trial and len(found) > 1:
            if len(state.specials) + len(state.pile) + len(state.under) > PLENTY or not state.specials:
                return found[:1]  # which card it is changes nothing that a trial looks for
            return [found[0], *[CARD + card for card in (state.top,) if card >= 0]]  # one may be put back
        return found or [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS:
            return
        if option == DIG:
            put_under(state, state.top, EVERYBODY)
            state.top = -1
            state.push(DigDraw(CHANCE, self.seat, SPECIALS_DUG[0]))
            state.push(DigPick(self.seat))
            return
        card = option - CARD
        if card == state.top:
            state.top = -1
            if undug(state):
                state.push(RevealSpecial(CHANCE))
        else:
            state.specials = minus(state.specials, card)
        take(state, self.seat, card, True)
        fire(state, self.seat, TOOK_SPECIAL)


SPECIAL_CHOICES: Final = [TakeSpecialCard(seat) for seat in range(MOST_SEATS)]


class DigDraw(Draw[UnderwaterState]):
    """A player draws so many cards of the special deck to choose from (p. 12)."""

    fields: ClassVar[str] = "player n"
    reveals = True

    def __init__(self, seat: int, player: int, n: int) -> None:
        self.seat = seat
        self.player = player
        self.n = n

    def bag(self, state: UnderwaterState) -> list[int]:
        return undug(state)

    def option(self, thing: int) -> int:
        return CARD + thing

    def options(self, state: UnderwaterState) -> list[int]:
        found = [CARD + card for card in undug(state)]
        return found[:1] if state.trial else found

    def answer(self, state: UnderwaterState, option: int) -> None:
        take_undug(state, option - CARD)
        here = state.seats[self.player]
        here.looked = among(here.looked, option - CARD)
        if self.n > 1 and undug(state):
            state.push(DigDraw(CHANCE, self.player, self.n - 1))


class DigPick(Question):
    """Which of the cards drawn from the special deck to keep (p. 12)."""

    low = CARD
    high = USE

    def options(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].looked]

    def answer(self, state: UnderwaterState, option: int) -> None:
        here = state.seats[self.seat]
        here.looked = minus(here.looked, option - CARD)
        take(state, self.seat, option - CARD, False)
        fire(state, self.seat, TOOK_SPECIAL)
        state.push(DigOrder(self.seat))


class DigOrder(Question):
    """In which order the others go under the deck (p. 12)."""

    low = CARD
    high = USE

    def options(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].looked] or [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        here = state.seats[self.seat]
        if option != PASS:
            here.looked = minus(here.looked, option - CARD)
            put_under(state, option - CARD, 1 << self.seat)
        state.push(DigOrder(self.seat) if here.looked else RevealSpecial(CHANCE))
