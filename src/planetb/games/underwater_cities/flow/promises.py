"""What pending work may still do for a slot that must be usable after it: a bound inside trials (A6)."""

from typing import Any

from planetb.games.underwater_cities.effects.actions import UseActionCard, UseSlotAction
from planetb.games.underwater_cities.effects.building import BuildNext, PayWithBiomass
from planetb.games.underwater_cities.effects.combine import BuyAgain, DecideMaybe, NextStep
from planetb.games.underwater_cities.effects.drawing import DrawCards
from planetb.games.underwater_cities.effects.events import UPGRADE_EVENTS
from planetb.games.underwater_cities.effects.gains import AdvanceAgain, ChooseDifferent
from planetb.games.underwater_cities.effects.upgrading import UpgradeBuilt, UpgradeNext
from planetb.games.underwater_cities.rules.prospects import Prospects
from planetb.games.underwater_cities.rules.reach import IMPROVED, STEPPED
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import BUILDING
from planetb.kernel.effect import ChooseOne, Resolve
from planetb.kernel.step import Step


def may_serve(state: UnderwaterState, seat: int, slot: int, steps: list[Step[Any]]) -> bool:
    """Whether a slot might be usable after these steps, whatever is answered; true where unknown."""
    prospects = Prospects(state, seat)
    prospects.settles = False
    prospects.upgrades = True
    for step in steps:
        if isinstance(step, BuildNext):
            prospects.upgrades = False
            prospects.settles = prospects.settles or step.effect.what & BUILDING != step.effect.what
        elif not isinstance(step, (UpgradeNext, DrawCards)):
            prospects.settles = prospects.readies = True
            prospects.upgrades = False
    for step in steps:
        if not expect(prospects, step):
            return True
    prospects.finish()
    return prospects.serve(slot)


def expect(prospects: Prospects, step: Step[Any]) -> bool:
    """Adds what a pending step of a trial may bring; false where that cannot be said."""
    if isinstance(step, BuildNext):
        prospects.stock += prospects.built(step.effect, step.effect.n - step.built)
    elif isinstance(step, NextStep):
        prospects.stock += prospects.together([step.effect.steps[i] for i in step.left])
    elif isinstance(step, UpgradeNext):
        prospects.stock += prospects.upgraded(step.effect, step.effect.n - step.done)
    elif isinstance(step, UseActionCard):
        prospects.stock += prospects.used(step.effect.n - step.done)
    elif isinstance(step, (Resolve, ChooseOne, DecideMaybe, UseSlotAction)):
        prospects.stock += prospects.of(step.effect)
    elif isinstance(step, PayWithBiomass):
        prospects.stock += prospects.built(step.effect, 1)
    elif isinstance(step, UpgradeBuilt):
        prospects.deeds[IMPROVED] += 1
        prospects.stock += prospects.fired(UPGRADE_EVENTS)
    elif isinstance(step, AdvanceAgain):
        prospects.deeds[STEPPED] += step.effect.n - step.done
    elif isinstance(step, ChooseDifferent):
        prospects.stock += prospects.of(step.effect)
    elif isinstance(step, BuyAgain):
        prospects.stock += prospects.repeated(step.effect.times - step.done, [step.effect.effect])
    else:
        return isinstance(step, DrawCards)
    return True
