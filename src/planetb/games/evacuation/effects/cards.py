"""Verbs of action cards: parts in any order, further cards (p. 16)."""

from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import HAND_LIMIT
from planetb.games.evacuation.effects.factories import GainFactory, GainPopulation
from planetb.games.evacuation.effects.research import Research
from planetb.games.evacuation.effects.resources import Gain, GainPer, Raise
from planetb.games.evacuation.options import CARD
from planetb.games.evacuation.rules.question import Choice, Question
from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.domain import PART, PASS
from planetb.kernel.effect import Effect, Resolve
from planetb.kernel.shared import among, lift, minus
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Draw as ChanceDraw

Verb = Effect[EvacuationState]


class Draw(Effect[EvacuationState]):
    """Draw further action cards; at the end of the turn all but four go (p. 16)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(DealCard(CHANCE, seat))


class DealCard(ChanceDraw[EvacuationState]):
    """An action card for a seat; discards return to the deck when it is empty (p. 16)."""

    fields: ClassVar[str] = "who"

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def bag(self, state: EvacuationState) -> list[int]:
        if state.card_bag:
            return state.card_bag
        return sorted([card for nation in state.seats for card in nation.discards])

    def option(self, thing: int) -> int:
        return CARD + thing

    def options(self, state: EvacuationState) -> list[int]:
        return [CARD + card for card in self.bag(state)] or [PASS]

    def answer(self, state: EvacuationState, option: int) -> None:
        if option != PASS:
            take_card(state, self.who, option - CARD)


def take_card(state: EvacuationState, who: int, card: int) -> None:
    """Takes an action card off the deck, which is made of the discards if it is empty."""
    if not state.card_bag:
        for other in state.seats:
            state.card_bag = state.card_bag + other.discards
            other.discards = []
        state.card_bag = sorted(state.card_bag)
    nation = state.seats[who]
    state.card_bag = lift(state.card_bag, card)
    nation.cards = among(nation.cards, card)


def deal_at_once(state: EvacuationState, who: int, n: int) -> None:
    """The same luck as so many `DealCard` have, without a question for each; where a state deals alone."""
    deal = DealCard(CHANCE, who)
    for _ in range(n):
        bag = deal.bag(state)
        if not bag:
            return
        card = bag[0]
        if len(bag) > 1:
            state.turned += 1
            card = bag[state.below(len(bag))]
        take_card(state, who, card)


class ThrowCards(Choice):
    """More than four action cards in hand: so many go, face down (p. 16)."""

    def __init__(self, seat: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked

    def having(self, picked: tuple[int, ...]) -> "ThrowCards":
        return ThrowCards(self.seat, picked)

    def things(self, state: EvacuationState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].cards]

    def least(self, state: EvacuationState) -> int:
        return max(0, len(state.seats[self.seat].cards) - HAND_LIMIT)

    def most(self, state: EvacuationState) -> int:
        return max(0, len(state.seats[self.seat].cards) - HAND_LIMIT)

    def options(self, state: EvacuationState) -> list[int]:
        due = self.most(state) - len(self.picked)
        if due == 0:
            return [PASS]
        last = self.picked[-1] - CARD if self.picked else -1
        rest = [CARD + card for card in state.seats[self.seat].cards if card > last]
        return rest[: len(rest) - due + 1]

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        nation = state.seats[self.seat]
        for thing in picked:
            nation.cards = minus(nation.cards, thing - CARD)
            nation.discards = among(nation.discards, thing - CARD)


GIFTS: Final = (
    Gain,
    GainPer,
    GainPopulation,
    GainFactory,
    Raise,
    Research,
    Draw,
)  # they happen: they cost nothing


class AnyOrder(Effect[EvacuationState]):
    """Parts of an action card, in any order; those that cost something may be left out (p. 16, D22)."""

    def __init__(self, *choices: Verb) -> None:
        super().__init__()
        self.choices: list[Verb] = list(choices)

    def parts(self) -> list[Verb]:
        return self.choices

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if len(self.choices) == 1:
            if self.choices[0].possible(state, seat):
                state.push(Resolve(seat, self.choices[0]))
        else:
            state.push(ChoosePart(seat, self))


class ChoosePart(Question):
    """Which part of an action card next (p. 16); pure gains and research happen at the latest at the end."""

    fields: ClassVar[str] = "effect done"

    def __init__(self, seat: int, effect: AnyOrder, done: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done

    def options(self, state: EvacuationState) -> list[int]:
        parts = self.effect.choices
        found = []
        refusable = False
        for i in range(len(parts)):
            if i not in self.done and not self._repeats(i) and parts[i].possible(state, self.seat):
                found.append(PART + i)
                refusable = refusable or not isinstance(parts[i], GIFTS)
        return [PASS, *found] if refusable or not found else found

    def reason(self, state: EvacuationState, option: int) -> str:
        if option == PASS:
            return "gifts"
        part = option - PART
        if not 0 <= part < len(self.effect.choices):
            return ""
        if part in self.done:
            return "part_done"
        return "part_twice" if self._repeats(part) else "no_begin"

    def _repeats(self, i: int) -> bool:
        """Whether an earlier part that is still to be done says the same: it stands for both."""
        parts = self.effect.choices
        for j in range(i):
            if (
                j not in self.done
                and type(parts[j]) is type(parts[i])
                and parts[j].facts() == parts[i].facts()
            ):
                return True
        return False

    def answer(self, state: EvacuationState, option: int) -> None:
        parts = self.effect.choices
        if option == PASS:
            for i in range(len(parts)):
                if i not in self.done and isinstance(parts[i], GIFTS):
                    state.push(Resolve(self.seat, parts[i]))
            return
        done = tuple(sorted((*self.done, option - PART)))
        state.push(Resolve(self.seat, parts[option - PART]))
        if len(done) < len(parts):
            state.push(ChoosePart(self.seat, self.effect, done))
