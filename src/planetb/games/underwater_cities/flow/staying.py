"""Whether a slot that can be used stays so after an answer in the middle of a card: without a trial (A6)."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, SLOTS, UPGRADING, Deed
from planetb.games.underwater_cities.effects.actions import UseActionCard, UseSlotAction
from planetb.games.underwater_cities.effects.building import Build, BuildNext
from planetb.games.underwater_cities.effects.combine import Buy, NextStep, Steps
from planetb.games.underwater_cities.effects.events import LOUD
from planetb.games.underwater_cities.effects.gains import ChooseDifferent
from planetb.games.underwater_cities.effects.upgrading import (
    FOR_SCIENCE,
    Upgrade,
    UpgradeNext,
    kind_at,
    target_of,
)
from planetb.games.underwater_cities.flow.leaving import (
    after_one_built,
    after_one_upgraded,
    is_left,
    taken_by,
)
from planetb.games.underwater_cities.options import BUILD, CARD, GOOD, SLOT, UPGRADE, USE, kind_of
from planetb.games.underwater_cities.rules.costs import can_pay, pay, refund
from planetb.games.underwater_cities.rules.trades import GIFTS, MILD
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CITY_SITES, TUNNEL_KIND
from planetb.kernel.domain import PART
from planetb.kernel.effect import ChooseOne, OneOf
from planetb.kernel.shared import plus
from planetb.kernel.step import Step

GIVERS: Final = (Steps, *GIFTS)  # these give first, and what else there is may be declined


def surely_stays(state: UnderwaterState, seat: int, ask: Step[Any], option: int, slot: int) -> bool:
    """Whether the slot is usable after an answer if all is declined that may be; false where that is unclear.
    Half of the trials of choices in the middle of a card are spared by it.
    """
    if not MILD[0]:
        return False
    if USE <= option < SLOT:  # an ability: the question stands again after it
        return ask.declines and stays_after(state, seat, CARDS[option - USE].then, slot)
    if isinstance(ask, BuildNext):
        return BUILD <= option < UPGRADE and stays_when_built(state, seat, ask.effect, option, slot)
    if isinstance(ask, UpgradeNext):
        return UPGRADE <= option < GOOD and stays_when_upgraded(state, seat, ask.effect, option, slot)
    if isinstance(ask, NextStep):
        return PART <= option < CARD and stays_after(state, seat, ask.effect.steps[option - PART], slot)
    if isinstance(ask, ChooseOne):
        return stays_after(state, seat, ask.effect.choices[option - PART], slot)
    if isinstance(ask, UseSlotAction):
        return stays_after(state, seat, SLOTS[option - SLOT].effect, slot)
    if isinstance(ask, UseActionCard):
        return CARD <= option < USE and stays_when_used(state, seat, option - CARD, slot)
    if isinstance(ask, ChooseDifferent):
        return not state.seats[seat].events & LOUD and is_left(state, seat, slot, 0)
    return False


def stays_when_used(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """The same for an action card: the slot must not need it."""
    here = state.seats[seat]
    before = here.used
    here.used = plus(before, card)
    found = stays_after(state, seat, CARDS[card].effect, slot)
    here.used = before
    return found


def stays_when_built(state: UnderwaterState, seat: int, effect: Build, option: int, slot: int) -> bool:
    """Whether a slot is surely usable after this structure, if nothing else is built after it."""
    kind, site = kind_of(option)
    here = state.seats[seat]
    cost = effect.cost_at(here, kind, site)
    if effect.upgrade == FOR_SCIENCE or here.events & LOUD or not can_pay(here.goods, cost):
        return False
    if kind == TUNNEL_KIND and BOARDS[here.board].tunnels[site][1] >= CITY_SITES:
        return False
    pay(here.goods, cost)
    found = is_left(state, seat, slot, taken_by(here, effect, kind))
    refund(here.goods, cost)
    return found


def stays_when_upgraded(state: UnderwaterState, seat: int, effect: Upgrade, option: int, slot: int) -> bool:
    """The same for an upgrade, whatever pays for it."""
    here = state.seats[seat]
    if here.events & LOUD:
        return False
    if not effect.pays:
        return is_left(state, seat, slot, 0)
    goods = here.goods
    for good in effect.payments(here, kind_at(here, target_of(option))):
        goods[good] -= UPGRADING[0]
        found = is_left(state, seat, slot, 0)
        goods[good] += UPGRADING[0]
        if found:
            return True
    return False


def stays_after(state: UnderwaterState, seat: int, effect: Deed, slot: int) -> bool:
    """The same for an effect of which no more than one thing is done; it may be an action card's."""
    if state.seats[seat].events & LOUD:
        return False
    if isinstance(effect, Build):
        return effect.upgrade != FOR_SCIENCE and after_one_built(state, seat, effect, slot)
    if isinstance(effect, Upgrade):
        return after_one_upgraded(state, seat, effect, slot)
    if isinstance(effect, OneOf) or (isinstance(effect, Steps) and not effect.gains):
        for part in effect.parts():
            if part.possible(state, seat) and stays_after(state, seat, part, slot):
                return True
        return False
    if isinstance(effect, Buy):
        goods = state.seats[seat].goods
        pay(goods, effect.price)
        found = stays_after(state, seat, effect.effect, slot)
        refund(goods, effect.price)
        return found
    return isinstance(effect, GIVERS) and is_left(state, seat, slot, 0)
