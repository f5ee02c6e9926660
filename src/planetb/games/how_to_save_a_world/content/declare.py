"""The register of the content, the words a content pack may use, and how each thing is declared."""

from typing import Any

from planetb.games.how_to_save_a_world import terms
from planetb.games.how_to_save_a_world.content.ranges import RANGES
from planetb.games.how_to_save_a_world.content.tables import (
    CARD_BADGES,
    CARDS,
    CONDITIONS,
    DEVELOPMENTS,
    DIRECTIVES,
    DISCOUNTS,
    LEVEL_BITS,
    LIMITS,
    LOCATION_OF,
    LOCATIONS,
    MOON_SPACES,
    PLANET_SPACES,
    REWARDS,
    SPACES,
    STRUCTURES,
    UNRESTRICTED,
    WORK_TRACKS,
    Card,
    Development,
    Directive,
    Location,
    Space,
    Verb,
    WorkTrack,
)
from planetb.games.how_to_save_a_world.effects.counters import Goal
from planetb.games.how_to_save_a_world.effects.events import EVENTS, Event
from planetb.games.how_to_save_a_world.effects.order import All
from planetb.games.how_to_save_a_world.effects.points import Perk
from planetb.games.how_to_save_a_world.effects.resources import Scaled
from planetb.games.how_to_save_a_world.terms import (
    ACTION,
    AIMS,
    ALARRIA,
    BADGES,
    BASIC,
    CATEGORIES,
    DECKS,
    FORTUNA,
    ICONS,
    NONE,
    PROJECTS,
    REACTION,
    RESOURCES,
    SPACE_KINDS,
    SPECIES,
    TARGETS,
    WORLDS,
    words_of,
)
from planetb.kernel.collect import defined_in
from planetb.kernel.content import Content, Item
from planetb.kernel.effect import Effect, May, OneOf


def _words() -> dict[str, Any]:
    """All verbs, counters, events and terms by name."""
    verbs = [OneOf, May, *defined_in(Effect, "planetb.games.how_to_save_a_world.effects")]
    words = {word.__name__: word for word in [*verbs, *EVENTS] if word not in (Goal, Scaled)}
    return words | {name: value for name, value in vars(terms).items() if isinstance(value, int)}


CONTENT = Content("how_to_save_a_world", _words(), RANGES)


def _deed(item: Item) -> Verb:
    """The effect of something that is done: what is only counted cannot be."""
    found: Verb = item.effect()
    waiting = [found]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Goal):
            raise CONTENT.bad(f"{item.code}: {type(part).__name__} is counted, it cannot be done")
        if isinstance(part, (All, OneOf, May)):
            waiting += part.parts()
    return found


def location(code: str, source: str, world: int, *spaces: Space) -> Location:
    """Declares a location with its spaces, and numbers both."""
    place = _located(code, "location", source, world, "", list(spaces))
    if place.world == ALARRIA:
        PLANET_SPACES.extend(place.spaces)
    else:
        MOON_SPACES.extend(place.spaces)
    return place


def structure(code: str, source: str, stack: str, *spaces: Space) -> Location:
    """Declares a structure of stack `a` or `b`: a location that will stand on the moon."""
    place = _located(code, "structure", source, FORTUNA, stack, list(spaces))
    STRUCTURES.append(place)
    return place


def _located(code: str, kind: str, source: str, world: int, stack: str, spaces: list[Space]) -> Location:
    codes = tuple([part.code for part in spaces])
    item = CONTENT.item(f"location.{code}", kind, source, world=WORLDS[world], stack=stack, spaces=codes)
    by_code = {part.code: part for part in spaces}
    place = Location(
        code, WORLDS.index(item.text("world")), [by_code[name] for name in item.values["spaces"]]
    )
    for part in place.parts:
        part.world = place.world
        part.location = len(LOCATIONS)
        place.spaces.append(len(SPACES))
        SPACES.append(part)
        LOCATION_OF.append(part.location)
        UNRESTRICTED.append(part.unrestricted)
    LOCATIONS.append(place)
    return place


def space(code: str, after: int, source: str, effect: Verb, unrestricted: int = 0) -> Space:
    """Declares a space; `after` is DEPARTURE, STAY or WAIT."""
    item = CONTENT.item(
        f"space.{code}", "space", source, after=SPACE_KINDS[after], unrestricted=unrestricted, effect=effect
    )
    return Space(code, SPACE_KINDS.index(item.text("after")), item.number("unrestricted"), _deed(item))


def action(code: str, source: str, effect: Verb, badges: tuple[int, int, int] = (0, 0, 0)) -> Card:
    item = CONTENT.item(f"action.{code}", DECKS[ACTION], source, **_badges(badges), effect=effect)
    return _card(Card(code, ACTION, _corner(item), None, _deed(item)))


def reaction(code: str, source: str, badges: tuple[int, int, int], event: Event, effect: Verb) -> Card:
    item = CONTENT.item(
        f"reaction.{code}", DECKS[REACTION], source, **_badges(badges), event=event, effect=effect
    )
    found: Event = item.effect("event")
    return _card(Card(code, REACTION, _corner(item), found, _deed(item)))


def species(code: str, source: str, goal: Verb) -> Card:
    item = CONTENT.item(f"species.{code}", DECKS[SPECIES], source, **_badges((1, 1, 1)), effect=goal)
    if not isinstance(item.effect(), Goal):
        raise CONTENT.bad(f"{item.code}: {type(item.effect()).__name__} cannot be counted")
    return _card(Card(code, SPECIES, _corner(item), None, item.effect()))


def _badges(counts: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(BADGES, counts, strict=True))


def _corner(item: Item) -> list[int]:
    """The badges in the corner of a card, by type."""
    return [item.number(name) for name in BADGES]


def _card(card: Card) -> Card:
    CARDS.append(card)
    CONDITIONS.append(card.condition)
    for accepted, found in enumerate(CARD_BADGES):
        found.append(sum([card.badges[badge] for badge in range(len(BADGES)) if accepted >> badge & 1]))
    return card


def development(code: str, category: int, cost: int, source: str, effect: Verb) -> Development:
    item = CONTENT.item(f"development.{code}", CATEGORIES[category], source, cost=cost, effect=effect)
    technologies = len([known for known in DEVELOPMENTS if known.category != BASIC])
    number = NONE if category == BASIC else technologies
    found = Development(code, category, item.number("cost"), _deed(item), number)
    DEVELOPMENTS.append(found)
    if number != NONE:
        LEVEL_BITS[category] |= 1 << number
    if isinstance(found.effect, Perk):
        DISCOUNTS[found.effect.perk] = found.effect.n
    return found


def limits(code: str, source: str, **values: int) -> None:
    """Declares some of the limits and fares, by name."""
    item = CONTENT.item(code, code, source, **values)
    for name in values:
        setattr(LIMITS, name, item.number(name))


def directive(code: str, target: int, project: int, works: int, points: int) -> Directive:
    item = CONTENT.item(
        f"directive.{code}",
        "solo",
        "ours",
        target=TARGETS[target],
        project=AIMS[project],
        works=works,
        points=points,
    )
    found = Directive(
        code,
        TARGETS.index(item.text("target")),
        AIMS.index(item.text("project")),
        item.number("works"),
        item.number("points"),
    )
    DIRECTIVES.append(found)
    return found


def targets(code: str, source: str, *values: int) -> list[int]:
    """Declares a list of places where the rival may land."""
    item = CONTENT.item(code, "solo", source, values=[TARGETS[value] for value in values])
    return [TARGETS.index(name) for name in item.values["values"]]


def numbers(code: str, source: str, *values: int) -> list[int]:
    """Declares a plain list of numbers."""
    return CONTENT.item(code, code.partition(".")[0], source, values=values).numbers("values")


def work_track(
    resource: int, costs: list[int], leads: list[int], removals: list[int], neutrals: list[int]
) -> WorkTrack:
    """Declares the work track of the next project, from numbers declared before."""
    if neutrals != sorted(neutrals):  # a disc further on lies before the other
        raise CONTENT.bad(
            f"neutrals.{PROJECTS[len(WORK_TRACKS)]}: the second mark is not before the first, not {neutrals}"
        )
    track = WorkTrack(resource, costs, leads, removals, neutrals)
    WORK_TRACKS.append(track)
    return track


def reward(code: str, source: str, effect: Verb) -> Verb:
    """Declares the next reward tile of the project that its code begins with."""
    found = _deed(CONTENT.item(f"reward.{code}", "reward", source, effect=effect))
    REWARDS[PROJECTS.index(code.partition("_")[0])].append(found)
    return found


def by_name(code: str, source: str, **values: int) -> list[int]:
    """Declares one number for each resource, or for each project, by name."""
    item = CONTENT.item(code, code.partition(".")[0], source, **values)
    return [item.number(name) for name in values]


def resources(code: str, source: str, *values: int) -> list[int]:
    """Declares a list of resources."""
    item = CONTENT.item(code, code, source, values=[RESOURCES[value] for value in values])
    return [RESOURCES.index(name) for name in item.values["values"]]


def icons(code: str, source: str, *spaces: int) -> list[int]:
    """Declares the icons on each space of the asteroid track; they are bits."""
    item = CONTENT.item(code, code, source, values=[list(words_of(bits, ICONS)) for bits in spaces])
    return [sum([1 << ICONS.index(icon) for icon in found]) for found in item.values["values"]]
