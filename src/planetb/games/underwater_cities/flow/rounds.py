"""Rounds, production, eras and the set-up questions of all seats at once (p. 6, 15-17)."""

from planetb.games.underwater_cities import steps
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.effects.events import check_contracts
from planetb.games.underwater_cities.content.tables import CARDS, MAIN_BOARDS, METROPOLISES, SLOTS
from planetb.games.underwater_cities.rules.network import tally
from planetb.games.underwater_cities.notes import FED, PRODUCED, ROUND_BEGINS
from planetb.games.underwater_cities.options import CARD, TILE
from planetb.games.underwater_cities.flow.piles import leave, put_away
from planetb.games.underwater_cities.rules.production import network_output, producing_tiles
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CITIES,
    HAND_LIMIT,
    KELP,
    LAST_ROUNDS,
    NEUTRAL,
    POINT,
    PRODUCTION,
    ROUNDS,
    TURNS,
)
from planetb.kernel.domain import PASS
from planetb.kernel.effect import RESOLVE
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask, Step


class Lanes(Step[UnderwaterState]):
    """All seats answer question `a` at the same time."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        state.fork(a, len(state.seats), b)


class PlaceBlue(Ask[UnderwaterState]):
    """Which blue metropolis goes to the upper right; the other one to the lower left (A1)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        return sorted([TILE + tile for tile in state.seats[seat].metropolises[1:]])

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        tiles = state.seats[seat].metropolises
        if tiles[1] != option - TILE:
            tiles[1], tiles[2] = tiles[2], tiles[1]


class KeepCards(Ask[UnderwaterState]):
    """Which card to keep, in ascending order; `a` counts those kept, `b` is the least (p. 6, 17)."""

    def options(self, state: UnderwaterState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        if not a and len(here.hand) <= here.limit:
            return [PASS]
        found = [CARD + card for card in here.hand if card >= b]
        return found[: len(found) - (here.limit - a) + 1]

    def answer(self, state: UnderwaterState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        here = state.seats[seat]
        card = option - CARD
        last = a + 1 == here.limit
        for other in here.hand[:]:
            if b <= other < card or (last and other > card):
                leave(state, seat, other)
                here.looked.append(other)
        if not last:
            state.push(steps.KEEP, seat, a + 1, card + 1)


class Tidy(Step[UnderwaterState]):
    """What the seats did not keep is discarded."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        for other in state.order:
            here = state.seats[other]
            rest = here.looked
            here.looked = []
            for card in rest:
                put_away(state, card)


class Start(Step[UnderwaterState]):
    """Everybody draws six cards to keep three (p. 6)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        state.push(steps.TIDY, CHANCE)
        state.push(steps.LANES, CHANCE, steps.KEEP)
        for other in range(len(state.seats) - 1, -1, -1):
            state.push(steps.DRAW, CHANCE, other, 2 * HAND_LIMIT)


class Round(Step[UnderwaterState]):
    """A round: three turns for everybody, in play order (p. 6)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        state.round += 1
        state.note(ROUND_BEGINS, CHANCE, state.round)
        state.push(steps.END_ROUND, CHANCE)
        for _ in range(TURNS):
            for other in reversed(state.order):
                state.push(steps.TURN, other)
        if len(state.seats) == 1:
            self.block(state)
        state.advanced = 0

    def block(self, state: UnderwaterState) -> None:
        """Solo: a foreign tile on the same place of every colour, a fourth one after an idle round."""
        ring = MAIN_BOARDS[0]
        per_colour = len(ring) // 3
        for i in range(len(ring)):
            if i % per_colour == (state.round - 1) % per_colour:
                state.slots[ring[i]] = 1 << NEUTRAL
        if state.round > 1 and not state.advanced:
            state.push(steps.NEUTRAL_TILE, CHANCE)


class EndRound(Step[UnderwaterState]):
    """Tiles go home, the Federation track sets the play order, the era marker moves (p. 15)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        state.slots = [0] * len(SLOTS)
        state.cloning = 1 if len(state.seats) == 4 else 0
        order: list[int] = []
        for markers in reversed(state.track[1:]):
            order += reversed(markers)
        order += [other for other in state.order if other not in order]
        state.order = order
        state.track = [order[:], [], [], [], []]
        if state.round < ROUNDS:
            state.push(steps.ROUND, CHANCE)
        if state.round in LAST_ROUNDS:
            state.push(steps.END_ERA, CHANCE)
            for other in reversed(order):
                state.push(steps.PRODUCE, other)


class Produce(Step[UnderwaterState]):
    """A network produces: first what needs no question, then what one may do (p. 16)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        if a == 1:
            check_contracts(state, seat)
            return
        here = state.seats[seat]
        before = here.goods[:]
        for good, n in enumerate(network_output(here)):
            here.goods[good] += n
        state.push(steps.PRODUCE, seat, 1)
        asking = []
        for effect in [CARDS[card].effect for card in here.tableau if CARDS[card].kind == PRODUCTION] + [
            METROPOLISES[tile].production for tile in producing_tiles(here)
        ]:
            assert effect is not None
            if isinstance(effect, (Gain, Per)):
                effect.resolve(state, seat)
            else:
                asking.append(effect)
        for effect in reversed(asking):
            state.push(RESOLVE, seat, effect.id)
        packed = 0
        for good in range(POINT):
            packed = packed * 100 + here.goods[good] - before[good]
        state.note(PRODUCED, seat, packed, here.goods[POINT] - before[POINT])


class EndEra(Step[UnderwaterState]):
    """Action cards are refreshed, cities fed, and the next era's deck comes into play (p. 16-17)."""

    def run(self, state: UnderwaterState, seat: int, a: int, b: int) -> None:
        for other in state.order:
            state.seats[other].used = []
            feed(state, other)
        if state.era == 2:
            return
        state.era += 1
        state.push(steps.TIDY, CHANCE)
        state.push(steps.LANES, CHANCE, steps.KEEP)
        for other in range(len(state.seats) - 1, -1, -1):
            state.push(steps.DRAW, CHANCE, other, 3)


def feed(state: UnderwaterState, seat: int) -> None:
    """Every connected city eats 1 kelp, else 1 biomass, else 3 points; points end at zero (p. 17, A8)."""
    here = state.seats[seat]
    hungry = tally(here)[CITIES]
    kelp = min(hungry, here.goods[KELP])
    biomass = min(hungry - kelp, here.goods[BIOMASS])
    lost = min(here.goods[POINT], 3 * (hungry - kelp - biomass))
    here.goods[KELP] -= kelp
    here.goods[BIOMASS] -= biomass
    here.goods[POINT] -= lost
    state.note(FED, seat, kelp * 100 + biomass, lost)
