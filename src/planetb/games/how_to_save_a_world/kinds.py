"""What the content is made of: locations and spaces, structures, cards, developments, tracks, directives."""

from typing import Any

from planetb.games.how_to_save_a_world.contents import CONTENT
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import (
    ACTION,
    DECKS,
    FORTUNA,
    NONE,
    REACTION,
    RESOURCES,
    SPECIES,
)
from planetb.kernel.effect import Effect

Verb = Effect[WorldState]


class Space:
    """An action space; `after` says where its lander goes at the start of the next round (p. 7)."""

    def __init__(self, code: str, after: int, unrestricted: int, effect: Verb) -> None:
        self.code = code
        self.after = after
        self.unrestricted = unrestricted
        self.effect = effect
        self.world = NONE  # both are set by `board`
        self.location = NONE


class Location:
    """A grey box of a world, or a structure, with its spaces (p. 7)."""

    def __init__(self, code: str, world: int, parts: list[Space]) -> None:
        self.code = code
        self.world = world
        self.parts = parts
        self.spaces: list[int] = []  # their numbers


class Card:
    """A card: the badges in its corner, the bits that make a reaction playable, and its effect."""

    def __init__(self, code: str, deck: int, badges: list[int], condition: int, effect: Verb) -> None:
        self.code = code
        self.deck = deck
        self.badges = badges
        self.condition = condition
        self.effect = effect


class Development:
    """A basic or a technology of the laboratory: its category, its cost in knowledge, its effect (p. 11)."""

    def __init__(self, code: str, category: int, cost: int, effect: Verb) -> None:
        self.code = code
        self.category = category
        self.cost = cost
        self.effect = effect


class WorkTrack:
    """A project's work track: its resource, lead bonuses, removal icons, marks for neutral discs."""

    def __init__(self, resource: int, leads: list[int], removals: list[int], neutrals: list[int]) -> None:
        self.resource = resource
        self.leads = leads  # points by space, 0 where there is none
        self.removals = removals
        self.neutrals = neutrals


class Directive:
    """What the solo rival does in a turn: where it lands, on which project it works how often, its points."""

    def __init__(self, code: str, target: int, project: int, works: int, points: int) -> None:
        self.code = code
        self.target = target
        self.project = project
        self.works = works
        self.points = points


def location(code: str, source: str, world: int, *spaces: Space) -> Location:
    """Declares a location with its spaces; `board` gives both their numbers."""
    return _located(code, "location", source, world, "", list(spaces))


def structure(code: str, source: str, stack: str, *spaces: Space) -> Location:
    """Declares a structure of stack `a` or `b`: a location that will stand on the moon."""
    return _located(code, "structure", source, FORTUNA, stack, list(spaces))


def _located(code: str, kind: str, source: str, world: int, stack: str, spaces: list[Space]) -> Location:
    codes = tuple([part.code for part in spaces])
    item = CONTENT.item(f"location.{code}", kind, source, world=world, stack=stack, spaces=codes)
    by_code = {part.code: part for part in spaces}
    return Location(code, item.number("world"), [by_code[name] for name in item.values["spaces"]])


def space(code: str, after: int, source: str, effect: Verb, unrestricted: int = 0) -> Space:
    """Declares a space; `after` is DEPARTURE, STAY or WAIT."""
    item = CONTENT.item(
        f"space.{code}", "space", source, after=after, unrestricted=unrestricted, effect=effect
    )
    return Space(code, item.number("after"), item.number("unrestricted"), item.effect())


def action(code: str, source: str, effect: Verb, badges: tuple[int, int, int] = (0, 0, 0)) -> Card:
    item = CONTENT.item(f"action.{code}", DECKS[ACTION], source, badges=badges, effect=effect)
    return Card(code, ACTION, item.numbers("badges"), 0, item.effect())


def reaction(code: str, source: str, badges: tuple[int, int, int], condition: int, effect: Verb) -> Card:
    item = CONTENT.item(
        f"reaction.{code}", DECKS[REACTION], source, badges=badges, condition=condition, effect=effect
    )
    return Card(code, REACTION, item.numbers("badges"), item.number("condition"), item.effect())


def species(code: str, source: str, goal: Verb) -> Card:
    item = CONTENT.item(f"species.{code}", DECKS[SPECIES], source, badges=(1, 1, 1), effect=goal)
    return Card(code, SPECIES, item.numbers("badges"), 0, item.effect())


def development(code: str, category: int, cost: int, source: str, effect: Verb) -> Development:
    kind = ("basic", "level 1", "level 2")[category]
    item = CONTENT.item(f"development.{code}", kind, source, cost=cost, effect=effect)
    return Development(code, category, item.number("cost"), item.effect())


def directive(code: str, target: int, project: int, works: int, points: int) -> Directive:
    item = CONTENT.item(
        f"directive.{code}", "solo", "ours", target=target, project=project, works=works, points=points
    )
    return Directive(
        code, item.number("target"), item.number("project"), item.number("works"), item.number("points")
    )


def numbers(code: str, source: str, *values: int) -> list[int]:
    """Declares a plain list of numbers."""
    return CONTENT.item(code, code.partition(".")[0], source, values=values).numbers("values")


def reward(code: str, source: str, effect: Verb) -> Verb:
    """Declares a reward tile."""
    item: Any = CONTENT.item(f"reward.{code}", "reward", source, effect=effect)
    found: Verb = item.effect()
    return found


def per_resource(code: str, source: str, **values: int) -> list[int]:
    """Declares one number for each resource, by name."""
    item = CONTENT.item(
        code, code.partition(".")[0], source, **{name: values.get(name, 0) for name in RESOURCES}
    )
    return [item.number(name) for name in RESOURCES]
