"""Rounds, production, eras and the set-up questions of all seats at once (p. 6, 15-17)."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import (
    FIRST_HAND,
    MAIN_BOARDS,
    NEW_ERA,
    PRODUCTIONS,
    TURNS,
    Deed,
)
from planetb.games.underwater_cities.effects.drawing import DrawCards
from planetb.games.underwater_cities.effects.ending import LaboratoryInstead
from planetb.games.underwater_cities.effects.events import check_contracts
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.flow.dealing import NeutralTile
from planetb.games.underwater_cities.flow.piles import next_cards, put_away
from planetb.games.underwater_cities.flow.turns import TURN_BEGINNINGS
from planetb.games.underwater_cities.meta import FOREIGN
from planetb.games.underwater_cities.notes import Fed, Produced, RoundBegan
from planetb.games.underwater_cities.options import CARD, CONTRACT, SLOT_NAMES, TILE
from planetb.games.underwater_cities.rules.bars import Question
from planetb.games.underwater_cities.rules.distance import NO_DEED
from planetb.games.underwater_cities.rules.network import CITIES, tally
from planetb.games.underwater_cities.rules.production import meals, network_output, produced_effects
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    KELP,
    MOST_SEATS,
    NEUTRAL,
    POINT,
    SPACE_1,
    SPACE_2,
    SPACE_3,
    SPACE_4,
)
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Resolve
from planetb.kernel.shared import put
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Pick, Step


class PlaceMetropolises(Step[UnderwaterState]):
    """All seats place their blue metropolises at the same time (p. 5)."""

    def run(self, state: UnderwaterState) -> None:
        state.fork([PlaceBlue(seat) for seat in range(len(state.seats))])


class PlaceBlue(Question):
    """Which blue metropolis goes to the upper right; the other one to the lower left (p. 5, A1)."""

    low = TILE
    high = CONTRACT

    def options(self, state: UnderwaterState) -> list[int]:
        return sorted([TILE + tile for tile in state.seats[self.seat].metropolises[1:]])

    def answer(self, state: UnderwaterState, option: int) -> None:
        here = state.seats[self.seat]
        brown, one, other = here.metropolises
        if one != option - TILE:
            here.metropolises = [brown, other, one]


class KeepHands(Step[UnderwaterState]):
    """All seats choose the cards they keep at the same time (p. 6, 17)."""

    def run(self, state: UnderwaterState) -> None:
        state.fork([*HANDS[: len(state.seats)]])


class KeepCards(Pick[UnderwaterState]):
    """Which cards to keep, as many as the hand limit says (p. 6, 17)."""

    floor = True

    def having(self, picked: tuple[int, ...]) -> "KeepCards":
        return KeepCards(self.seat, picked)

    def things(self, state: UnderwaterState) -> list[int]:
        return [CARD + card for card in state.seats[self.seat].hand]

    def least(self, state: UnderwaterState) -> int:
        here = state.seats[self.seat]
        return min(here.limit, len(here.hand))

    def most(self, state: UnderwaterState) -> int:
        return self.least(state)

    def options(self, state: UnderwaterState) -> list[int]:
        here = state.seats[self.seat]
        left = min(here.limit, len(here.hand)) - len(self.picked)
        return next_cards(here.hand, self.picked, left) if left > 0 else [PASS]

    def answer(self, state: UnderwaterState, option: int) -> None:
        if option == PASS or state.trail is not None:
            super().answer(state, option)
            return
        here = state.seats[self.seat]
        picked = (*self.picked, option)  # as in `Pick.answer`
        if len(picked) < min(here.limit, len(here.hand)):
            state.push(KeepCards(self.seat, picked))
        else:
            self.take(state, list(picked))

    def take(self, state: UnderwaterState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        rest = [card for card in here.hand if CARD + card not in picked]
        here.hand = [thing - CARD for thing in picked]
        here.looked = here.looked + rest
        if here.shown:
            here.shown = [card for card in here.shown if card not in rest]


class Tidy(Step[UnderwaterState]):
    """What the seats did not keep is discarded (p. 6, 17)."""

    reveals = True

    def run(self, state: UnderwaterState) -> None:
        for other in state.order:
            here = state.seats[other]
            rest = here.looked
            here.looked = []
            for card in rest:
                put_away(state, card)


class Start(Step[UnderwaterState]):
    """Everybody draws cards, to keep as many as the hand limit says (p. 6)."""

    def run(self, state: UnderwaterState) -> None:
        for player in range(len(state.seats)):
            state.push(DrawCards(CHANCE, player, FIRST_HAND[0]))
        state.push(KeepHands())
        state.push(Tidy())


class Round(Step[UnderwaterState]):
    """A round: three turns for everybody, in play order (p. 6)."""

    def run(self, state: UnderwaterState) -> None:
        state.round += 1
        state.note(RoundBegan, CHANCE, state.round)
        if len(state.seats) == 1:
            self.block(state)
        state.advanced = 0
        state.agenda += [TURN_BEGINNINGS[seat] for seat in state.order] * TURNS[0]
        state.agenda.append(END_ROUND)

    def block(self, state: UnderwaterState) -> None:
        """Solo: foreign tiles on the same place of every colour, a fourth after an idle round (p. 19)."""
        ring = MAIN_BOARDS[0]
        state.taken = -1
        per_colour = len(ring) // 3
        for i in range(len(ring)):
            if i % per_colour == (state.round - 1 + state.variant[FOREIGN]) % per_colour:
                state.slots = put(state.slots, ring[i], 1 << NEUTRAL)
        if state.round > 1 and not state.advanced:
            state.push(NeutralTile())


class EndRound(Step[UnderwaterState]):
    """Tiles go home, the Federation track sets the play order, the era marker moves (p. 15)."""

    def run(self, state: UnderwaterState) -> None:
        state.slots = NO_TILES  # replaced, never changed
        state.taken = 0
        state.shut = False
        state.cloning = 1 if len(state.seats) == 4 else 0
        order: list[int] = []
        for place in (SPACE_1, SPACE_2, SPACE_3, SPACE_4):
            order += state.track[place][::-1]
        if len(order) < len(state.order):
            order += [other for other in state.order if other not in order]
        state.order = order
        state.track = [order[:], [], [], [], []]
        if state.round in PRODUCTIONS:
            for seat in order:
                state.push(Produce(seat))
            state.push(EndEra())
        if state.round < PRODUCTIONS[-1]:
            state.push(ROUND)


class Produce(Step[UnderwaterState]):
    """A network produces: first what needs no question, then what one may do (p. 16)."""

    def run(self, state: UnderwaterState) -> None:
        here = state.seats[self.seat]
        goods = here.goods
        before = goods[:]
        for good, n in enumerate(network_output(here)):
            goods[good] = goods[good] + n
        asked: list[Deed] = []
        for effect in produced_effects(here):
            if isinstance(effect, Per):
                effect.add(state, self.seat)
            elif isinstance(effect, Gain):
                effect.add(state, self.seat, 1)
            else:
                asked.append(effect)
        if state.trail is not None:
            made = [goods[good] - before[good] for good in range(POINT + 1)]
            state.note(Produced, self.seat, made[0], made[1], made[2], made[3], made[4], made[5])
        if not asked:
            check_contracts(state, self.seat, NO_DEED)
            return
        for first in (True, False):
            for effect in asked:
                if changes_output(effect) == first:
                    state.push(Resolve(self.seat, effect))
        state.push(CheckContracts(self.seat))


def changes_output(effect: Deed) -> bool:
    """Whether a card changes what the network makes: it comes before those that spend it (p. 16)."""
    for part in effect.parts():
        if isinstance(part, LaboratoryInstead):
            return True
    return False


class CheckContracts(Step[UnderwaterState]):
    """After a nation's production contracts are looked at (A15)."""

    def run(self, state: UnderwaterState) -> None:
        check_contracts(state, self.seat, NO_DEED)


class EndEra(Step[UnderwaterState]):
    """Action cards are refreshed, cities fed, and the next era's deck comes into play (p. 16-17)."""

    def run(self, state: UnderwaterState) -> None:
        for seat in state.order:
            state.seats[seat].used = []
            feed(state, seat)
        if state.era == 2:
            return
        state.era += 1
        for player in range(len(state.seats)):
            state.push(DrawCards(CHANCE, player, NEW_ERA[0]))
        state.push(KeepHands())
        state.push(Tidy())


def feed(state: UnderwaterState, seat: int) -> None:
    """Every connected city eats kelp, else biomass, else points, as far as there are any (p. 17, A8)."""
    here = state.seats[seat]
    kelp, biomass, lost = meals(tally(here)[CITIES], here.goods)
    here.goods[KELP] -= kelp
    here.goods[BIOMASS] -= biomass
    here.goods[POINT] -= lost
    state.note(Fed, seat, kelp, biomass, lost)


HANDS: Final[list[Step[Any]]] = [KeepCards(seat) for seat in range(MOST_SEATS)]  # steps never change
NO_TILES: Final = [0] * len(SLOT_NAMES)
ROUND: Final = Round()
END_ROUND: Final = EndRound()
