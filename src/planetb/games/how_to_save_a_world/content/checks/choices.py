"""Spaces, cards and species compared: each earns its place."""

from typing import Final

from planetb.games.how_to_save_a_world.content.actions import ACTIONS, START_ACTIONS
from planetb.games.how_to_save_a_world.content.checks.comparison import (
    alike,
    better_card,
    better_space,
    covers,
    entry,
    is_designed,
    name,
    plain,
    words,
)
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.reactions import REACTIONS, START_REACTIONS
from planetb.games.how_to_save_a_world.content.species import SPECIES_CARDS
from planetb.games.how_to_save_a_world.content.tables import DEVELOPMENTS, LOCATIONS, SPACES, Card, Space
from planetb.games.how_to_save_a_world.effects.counters import Goal
from planetb.games.how_to_save_a_world.terms import LAST_SPACE
from planetb.kernel.catalogue import Entry, families, outclassed, twins
from planetb.kernel.content import Check
from planetb.kernel.effect import May


def choice_checks() -> list[Check]:
    """Nothing makes another item of its family pointless."""
    actions = [*START_ACTIONS, *ACTIONS]
    reactions = [*START_REACTIONS, *REACTIONS]
    spaces = [[s for s in SPACES if _home(s) == home] for home in ("planet", "moon", "a", "b")]
    return [
        Check(
            "no action card makes another pointless",
            [],
            [f"{a.code} > {b.code}" for a in actions for b in actions if a != b and better_card(a, b)],
        ),
        Check(
            "no reaction card makes another pointless",
            [],
            [f"{a.code} > {b.code}" for a in reactions for b in reactions if a != b and better_card(a, b)],
        ),
        Check(
            "no space gives for nothing what a structure of ours sells",
            [],
            [
                f"{a.code} > {b.code}"
                for a in SPACES
                for b in SPACES
                if isinstance(b.effect, May) and not isinstance(a.effect, May) and better_space(a, b)
                if is_designed("space", b.code)
            ],
        ),
        Check(
            "no space makes another of its world or stack pointless",
            [],
            [f"{a.code} > {b.code}" for home in spaces for a in home for b in home if better_space(a, b)],
        ),
        Check(
            "no development makes another pointless",
            [],
            [
                f"{a.code} > {b.code}"
                for a in DEVELOPMENTS
                for b in DEVELOPMENTS
                if a != b and a.category == b.category and a.cost <= b.cost and covers(a.effect, b.effect)
            ],
        ),
        Check(
            "no action card of ours is what a space does, nor a part of it, nor more of it",
            [],
            [
                f"{space.code} and {card.code}"
                for card in actions
                for space in SPACES
                if is_designed("action", card.code) and alike(space, card)
            ],
        ),
    ]


def colour_checks() -> list[Check]:
    """No group that differs in colour only holds more of ours than the rulebook shows: pairs of spaces."""
    actions = [entry(c.code, c.effect) for c in [*START_ACTIONS, *ACTIONS] if is_designed("action", c.code)]
    own = [card for card in [*START_REACTIONS, *REACTIONS] if is_designed("reaction", card.code)]
    reactions = [entry(card.code, card.effect, _group(card)) for card in own]
    spaces = [entry(s.code, s.effect) for s in SPACES if is_designed("space", s.code)]
    items = [entry(d.code, d.effect) for d in DEVELOPMENTS if is_designed("development", d.code)]
    places = [
        Entry(place.code, " ".join(sorted([plain(part.effect) for part in place.parts])), [])
        for place in LOCATIONS
    ]
    return [
        Check("no action card is another in a new colour", [], families(actions, 1)),
        Check("no reaction card is another in a new colour", [], families(reactions, 1)),
        Check("no more than two spaces differ in colour only (p. 9 and 10)", [], families(spaces, 2)),
        Check("no location is another in a new colour", [], families(places, 1)),
        Check("no development is another in a new colour", [], families(items, 1)),
        Check(
            "no condition has more than four reaction cards",
            [],
            families([Entry(c.code, name(c.event), []) for c in START_REACTIONS + REACTIONS], 4),
        ),
    ]


def species_checks() -> list[Check]:
    goals = [(card.code, card.effect) for card in SPECIES_CARDS if isinstance(card.effect, Goal)]
    counts = range(max([step for _, goal in goals for step in goal.steps]) + 1)
    exact = [Entry(code, words(goal), [goal.reached(n) for n in counts]) for code, goal in goals]
    kinds = [Entry(code, name(goal), []) for code, goal in goals]
    return [
        Check("no species makes another pointless", [], outclassed(exact) + twins(exact)),
        Check("no more than two species count the same in another colour", [], families(kinds, 2)),
        Check(
            "what a species counts can be reached",
            [],
            [code for code, goal in goals if goal.steps[-1] > MOST.get(name(goal), LAST_SPACE)],
        ),
        Check(
            "a species pays up to 4 to 7 points",
            [],
            [c for c, goal in goals if not 4 <= len(goal.steps) <= 7],
        ),
    ]


MOST: Final = {
    "BadgeTiles": 5,
    "AllTiles": 15,
    "TileSets": 5,
    "LinesUpTo": 5,
    "LinesFrom": 5,
    "KindsLeft": 5,
    "Left": 10,
    "BestLine": 10,
    "AllLeft": 50,
    "AllLines": 50,
    "FirstPlaces": 3,
    "SecondPlaces": 3,
    "LandersOn": 3,
    "HoldsMedal": 1,
    "Technologies": 5,
    "DoomedProjects": 26,
    "EarlyPoints": 50,
}
"""The most there can be of what species count; all others count spaces of a work track, or cards."""


def _home(space: Space) -> str:
    item = CONTENT.items[f"location.{LOCATIONS[space.location].code}"]
    return item.text("stack") or item.text("world")


def _group(card: Card) -> str:
    """The condition of a reaction, the project left out."""
    return name(card.event).replace("Laser", "").replace("Shield", "").replace("Evacuation", "")
