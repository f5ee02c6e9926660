"""What effects that only pay and give come to: by arithmetic, where others have to be tried (A6)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import CARDS, FEDERATION, NOTHING, SLOTS, Cost, Deed
from planetb.games.underwater_cities.effects.actions import Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, OnSpace, Steps
from planetb.games.underwater_cities.effects.drawing import Salvage, Sift
from planetb.games.underwater_cities.effects.events import place_of
from planetb.games.underwater_cities.effects.gains import Advance, Gain, GainDifferent, Per
from planetb.games.underwater_cities.rules.costs import added, pay, refund
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import RESOURCES, SPACE_2, SPACE_3
from planetb.kernel.effect import OneOf

GIFTS: Final = (
    Gain,
    GainDifferent,
    Advance,
    Sift,
    Salvage,
)  # they are always done to the end

MILD: Final[list[bool]] = [False]  # all prints and rewards only give: `rules.hopes` looks


def _different(n: int) -> list[Cost]:
    """So many resources of different types."""
    found: list[Cost] = []
    for bits in range(1 << RESOURCES):
        if bits.bit_count() == n:
            found.append((bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1, bits >> 4 & 1))
    return found


DIFFERENT: Final[list[list[Cost]]] = [_different(n) for n in range(RESOURCES + 1)]  # by how many


def only_trades(effect: Deed) -> bool:
    """Whether an effect changes nothing but the stock, as far as slots can tell; where there is a choice of
    how much to gain, more is never worse.
    """
    if isinstance(effect, GIFTS):
        return True
    if isinstance(effect, Steps):
        for part in effect.parts():
            if not isinstance(part, GIFTS):
                return False
        return True
    if isinstance(effect, OneOf):
        for part in effect.parts():
            if not isinstance(part, Gain) and not (isinstance(part, Buy) and only_trades(part)):
                return False
        return True
    if isinstance(effect, Buy):
        return effect.times == 1 and isinstance(effect.effect, (Gain, GainDifferent))
    return isinstance(effect, (If, IfNone, OnSpace, Per, Shed)) and isinstance(effect.parts()[0], Gain)


def outcomes(state: UnderwaterState, seat: int, effect: Deed) -> list[Cost]:
    """By how much the stock may grow, one line of answers after the other, of an effect that is possible now:
    all that count if it only trades, else those that are easily told. Luck brings nothing, as in a trial.
    """
    if isinstance(effect, Gain):
        return [times(effect, 1)]
    if isinstance(effect, Buy):
        goods = state.seats[seat].goods
        price = effect.price
        less: Cost = (-price[0], -price[1], -price[2], -price[3], -price[4])
        pay(goods, price)
        found = [added(less, more) for more in outcomes(state, seat, effect.effect)]
        refund(goods, price)
        return found
    if isinstance(effect, OneOf):
        found = []
        for part in effect.parts():
            if part.possible(state, seat):
                found += outcomes(state, seat, part)
        return found
    if isinstance(effect, Steps):
        return in_steps(state, seat, effect)
    if isinstance(effect, Per):
        return [times(effect.gain, effect.times(state.seats[seat]))]
    if isinstance(effect, Shed):
        return [times(effect.gain, min(effect.n, len(state.seats[seat].hand)))]
    if isinstance(effect, GainDifferent):
        return DIFFERENT[effect.n]
    if isinstance(effect, Advance):
        return [advances(place_of(state, seat), effect.n)]
    if isinstance(effect, (If, IfNone, OnSpace)):
        return outcomes(state, seat, effect.effect)
    if isinstance(effect, UseAction):
        here = state.seats[seat]
        found = []
        for card in here.actions:
            facts = CARDS[card]  # one that leads to slots and so to action cards might lead to itself
            if card not in here.used and not facts.reuses and facts.effect.possible(state, seat):
                found += outcomes(state, seat, facts.effect)
        return found
    if isinstance(effect, UseSlot):
        found = []
        for slot in effect.meant(state, seat):
            if SLOTS[slot].steady:
                found += outcomes(state, seat, SLOTS[slot].effect)
        return found
    return [NOTHING] if isinstance(effect, GIFTS) else []


def borrowed(effect: Deed) -> UseSlot | None:
    """Which slots an effect lends that does nothing but the action of one of them."""
    if isinstance(effect, Buy) and effect.times == 1:
        effect = effect.effect
    return effect if isinstance(effect, UseSlot) else None


def in_steps(state: UnderwaterState, seat: int, effect: Steps) -> list[Cost]:
    """The same for parts of which one does as many as one likes."""
    found = [NOTHING]
    sure = False
    for part in effect.parts():
        if part.possible(state, seat):
            more = [added(one, other) for one in found for other in outcomes(state, seat, part)]
            if isinstance(part, GIFTS):
                found = more
                sure = True
            else:
                found += more
    return found if sure else found[1:]


def times(gain: Gain, n: int) -> Cost:
    amounts = gain.amounts
    return (amounts[0] * n, amounts[1] * n, amounts[2] * n, amounts[3] * n, amounts[4] * n)


def advances(place: int, n: int) -> Cost:
    """What so many spaces of the Federation track bring."""
    return (
        FEDERATION[0] if place < SPACE_3 <= place + n else 0,
        0,
        FEDERATION[1] if place < SPACE_2 <= place + n else 0,
        0,
        0,
    )
