"""The verbs of Evacuation: what actions, technologies, bonuses and action cards are made of.

All of them, and the terms they take, are the words of content packs.
"""

from planetb.games.evacuation import terms
from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.effects.cards import AnyOrder, Draw, Verb
from planetb.games.evacuation.effects.factories import (
    Boost,
    Clone,
    GainFactory,
    GainPopulation,
    Prefabricate,
)
from planetb.games.evacuation.effects.flying import Fly
from planetb.games.evacuation.effects.infrastructure import Develop, PlayAtOnce
from planetb.games.evacuation.effects.research import Enable, Research
from planetb.games.evacuation.effects.resources import Exchange, Gain, GainPer, Raise, RaisePerStadium
from planetb.games.evacuation.effects.settling import Settle
from planetb.games.evacuation.effects.taking import Take
from planetb.kernel.collect import defined_in
from planetb.kernel.effect import All, Effect, OneOf

VERBS = [All, OneOf, *defined_in(Effect, "planetb.games.evacuation.effects")]
CONTENT.verbs.update({verb.__name__: verb for verb in VERBS})
CONTENT.verbs.update({name: value for name, value in vars(terms).items() if isinstance(value, int)})

__all__ = [
    "VERBS",
    "AnyOrder",
    "Boost",
    "Clone",
    "Develop",
    "Draw",
    "Enable",
    "Exchange",
    "Fly",
    "Gain",
    "GainFactory",
    "GainPer",
    "GainPopulation",
    "PlayAtOnce",
    "Prefabricate",
    "Raise",
    "RaisePerStadium",
    "Research",
    "Settle",
    "Take",
    "Verb",
]
