"""What an effect is worth, in resources and by rule of thumb: bots weigh cards with it."""

from typing import Final

from planetb.games.how_to_save_a_world.content.tables import CARDS, Card, Verb
from planetb.games.how_to_save_a_world.effects.badges import PerBadge, Ready, Tile, TileOf
from planetb.games.how_to_save_a_world.effects.cards import Buy, Remove, TakeCard
from planetb.games.how_to_save_a_world.effects.counters import (
    BadgeTiles,
    Cards,
    FirstPlaces,
    Goal,
    LandersOn,
    LinesFrom,
    LinesUpTo,
    Per,
    Structures,
    Technologies,
    TileSets,
    Worked,
)
from planetb.games.how_to_save_a_world.effects.events import (
    BoughtAny,
    BoughtSpecies,
    DevelopedAny,
    DevelopedTechnology,
    Event,
    GainedIngenuity,
    GainedStandard,
    GainedTile,
    PlayedReaction,
    RaisedStandard,
    Scored,
    UsedShuttle,
    WorkedAny,
    WorkedEvacuation,
    WorkedLaser,
    WorkedShield,
)
from planetb.games.how_to_save_a_world.effects.landers import Ferry, Recall
from planetb.games.how_to_save_a_world.effects.points import Medal, Points
from planetb.games.how_to_save_a_world.effects.research import Develop, Research, ScienceResearch
from planetb.games.how_to_save_a_world.effects.resources import (
    Gain,
    GainAny,
    Raise,
    RaiseAny,
    Restock,
    Spend,
    SpendAny,
)
from planetb.games.how_to_save_a_world.effects.work import Lobby, Work, WorkAny
from planetb.games.how_to_save_a_world.terms import BASIC, INGENUITY
from planetb.kernel.effect import All, May, OneOf


def worth(effect: Verb) -> float:
    """Standard resources that an effect is worth when it is used once."""
    if isinstance(effect, (All, OneOf, May)):
        values = [worth(part) for part in effect.parts()]
        return max(values) if isinstance(effect, OneOf) else sum(values)
    if isinstance(effect, PerBadge):
        return 2.0 * worth(effect.part)
    if isinstance(effect, Per):
        return counted(effect.goal) * worth(effect.part)
    return _gain(effect) + _deed(effect)


def counted(goal: Goal) -> float:
    """How many there are of something in the middle of a game."""
    return next((n for kind, n in COUNTS.items() if isinstance(goal, kind)), 2.0)


def _gain(effect: Verb) -> float:
    if isinstance(effect, Gain):
        return effect.n * (1.6 if effect.resource == INGENUITY else 1.0)
    if isinstance(effect, GainAny):
        return 1.2 * effect.n
    if isinstance(effect, Raise):
        return effect.n * (3.0 if effect.resource == INGENUITY else 1.8)
    if isinstance(effect, RaiseAny):
        return 2.0 * effect.n
    if isinstance(effect, Tile):
        return 2.0 * effect.n
    if isinstance(effect, TileOf):
        return 2.2
    if isinstance(effect, Points):
        return 3.0 * effect.n
    if isinstance(effect, Restock):
        return 2.5 * effect.n
    return -float(effect.n) if isinstance(effect, (Spend, SpendAny)) else 0.0


def _deed(effect: Verb) -> float:
    if isinstance(effect, (Work, WorkAny)):
        return 3.6 * effect.n
    if isinstance(effect, Lobby):
        return 0.6 * effect.n
    if isinstance(effect, (Research, ScienceResearch)):
        return 2.2 * effect.n
    if isinstance(effect, Buy):
        return 2.5 * effect.n
    if isinstance(effect, Develop):
        return (3.0 if effect.category == BASIC else 6.0) * effect.n
    if isinstance(effect, TakeCard):
        return 6.0
    if isinstance(effect, Ready):
        return 0.5 * effect.n
    if isinstance(effect, (Ferry, Medal)):
        return 1.0
    if isinstance(effect, Recall):
        return 5.5
    return -2.0 if isinstance(effect, Remove) else 0.0


COUNTS: Final[dict[type[Goal], float]] = {
    BadgeTiles: 2.0,
    Cards: 2.5,
    FirstPlaces: 1.0,
    LandersOn: 1.5,
    LinesFrom: 3.0,
    LinesUpTo: 3.0,
    Structures: 3.0,
    Technologies: 2.0,
    TileSets: 1.0,
    Worked: 4.0,
}
CHANCES: Final[dict[type[Event], float]] = {
    GainedStandard: 1.0,
    GainedIngenuity: 0.5,
    RaisedStandard: 0.93,
    GainedTile: 0.85,
    WorkedAny: 0.96,
    WorkedLaser: 0.5,
    WorkedShield: 0.55,
    WorkedEvacuation: 0.7,
    BoughtAny: 0.7,
    BoughtSpecies: 0.35,
    DevelopedAny: 0.8,
    DevelopedTechnology: 0.22,
    UsedShuttle: 0.55,
    PlayedReaction: 0.65,
    Scored: 0.36,
}
"""How often a round makes each condition of a reaction card true, seen in 55 rounds of greedy bots."""


def chance(card: Card) -> float:
    """How likely a card can be played in a round."""
    return 1.0 if card.event is None else CHANCES[type(card.event)]


CARD_WORTH: Final[list[float]] = [worth(card.effect) * chance(card) for card in CARDS]
"""Of each card by number, in a round; species do nothing when played."""
