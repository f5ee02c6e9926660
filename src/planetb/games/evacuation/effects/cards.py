"""Verbs of action cards: parts in any order, further cards (p. 16)."""

from bisect import insort
from typing import ClassVar, Final

from planetb.games.evacuation.content.tables import HAND_LIMIT
from planetb.games.evacuation.effects.factories import GainFactory, GainPopulation
from planetb.games.evacuation.effects.research import Research
from planetb.games.evacuation.effects.resources import Gain, GainPer, Raise
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.options import CARD
from planetb.games.evacuation.rules.question import Choice, Question
from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.domain import PART, PASS
from planetb.kernel.effect import Effect, Resolve
from planetb.kernel.shared import among, lift
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Draw as ChanceDraw

Verb = Effect[EvacuationState]
_insert: Final = insort  # a name that is not final would be looked up in a dictionary


class Draw(Effect[EvacuationState]):
    """Draw further action cards; at the end of the turn all but four go (p. 16)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(DEALS[seat])


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


DEALS: Final = [DealCard(CHANCE, who) for who in range(META.high)]  # steps never change: the same for all


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
    nation = state.seats[who]
    bag, hand = state.card_bag[:], nation.cards[:]
    for _ in range(n):
        if not bag:
            bag = sorted([card for other in state.seats for card in other.discards])
            for other in state.seats:
                other.discards = []
            if not bag:
                break
        place = 0
        if len(bag) > 1:
            state.turned += 1
            place = state.below(len(bag))
        _insert(hand, bag.pop(place))
    state.card_bag, nation.cards = bag, hand


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
        cards = state.seats[self.seat].cards
        due = len(cards) - HAND_LIMIT - len(self.picked)
        if due <= 0:
            return [PASS]
        first = cards.index(self.picked[-1] - CARD) + 1 if self.picked else 0
        return [CARD + card for card in cards[first : len(cards) - due + 1]]

    def answer(self, state: EvacuationState, option: int) -> None:
        # as every pick does, but all have to be as many as there are too many: 1 % of play with action cards
        picked = (*self.picked, option)
        if option != PASS and len(picked) < len(state.seats[self.seat].cards) - HAND_LIMIT:
            state.push(self.having(picked))
        elif option != PASS and state.trail is None:
            self.take(state, list(picked))
        else:
            super().answer(state, option)

    def take(self, state: EvacuationState, picked: list[int]) -> None:
        nation = state.seats[self.seat]
        cards, discards = nation.cards[:], nation.discards[:]
        for thing in picked:
            cards.remove(thing - CARD)
            _insert(discards, thing - CARD)
        nation.cards, nation.discards = cards, discards


THROWS: Final = [ThrowCards(seat) for seat in range(META.high)]
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
        self.gifts = [isinstance(part, GIFTS) for part in choices]
        self.twins: list[list[int]] = []  # of each part those before it that say the same
        for i, part in enumerate(choices):
            twins = [j for j in range(i) if type(choices[j]) is type(part)]
            self.twins.append([j for j in twins if choices[j].facts() == part.facts()])
        self.asked = [ChoosePart(seat, self) for seat in range(META.high)]
        self.works = [[Resolve(seat, part) for part in choices] for seat in range(META.high)]

    def parts(self) -> list[Verb]:
        return self.choices

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if len(self.choices) == 1:
            if self.choices[0].possible(state, seat):
                state.push(self.works[seat][0])
        else:
            state.push(self.asked[seat])


class ChoosePart(Question):
    """Which part of an action card next (p. 16); pure gains and research happen at the latest at the end."""

    fields: ClassVar[str] = "effect done"

    def __init__(self, seat: int, effect: AnyOrder, done: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done

    def options(self, state: EvacuationState) -> list[int]:
        effect, done = self.effect, self.done
        found: list[int] = []
        refusable = False
        for i, part in enumerate(effect.choices):
            if (
                i not in done
                and not (effect.twins[i] and self._repeats(i))
                and part.possible(state, self.seat)
            ):
                found.append(PART + i)
                if not effect.gifts[i]:
                    refusable = True
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
        return any(j not in self.done for j in self.effect.twins[i])

    def answer(self, state: EvacuationState, option: int) -> None:
        works = self.effect.works[self.seat]
        if option == PASS:
            for i in range(len(works)):
                if i not in self.done and self.effect.gifts[i]:
                    state.push(works[i])
            return
        done = tuple(sorted((*self.done, option - PART)))
        state.push(works[option - PART])
        if len(done) < len(works):
            state.push(ChoosePart(self.seat, self.effect, done))
