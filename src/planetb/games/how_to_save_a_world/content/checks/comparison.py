"""When one thing covers another."""

from itertools import permutations
from typing import Final

from planetb.games.how_to_save_a_world.bot.worth import chance
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.tables import Card, Space, Verb
from planetb.games.how_to_save_a_world.terms import BADGES, INGENUITY, PROJECTS, RESOURCES, STANDARD
from planetb.kernel.catalogue import Entry
from planetb.kernel.effect import All, May

# Whether every item earns its place: what makes another pointless, what is only another in a new colour.

GENERAL: Final = {"Gain": "GainAny", "Raise": "RaiseAny", "Work": "WorkAny", "Spend": "SpendAny"}
"""Verbs of choice, by those that leave none."""
COLOURS: Final = {
    **dict.fromkeys(RESOURCES[:STANDARD], "resource"),
    **dict.fromkeys(BADGES, "badge"),
    **dict.fromkeys(PROJECTS, "project"),
}


def name(thing: object) -> str:
    return type(thing).__name__


def is_designed(kind: str, code: str) -> bool:
    return CONTENT.items[f"{kind}.{code}"].is_designed()


def flat(effect: Verb) -> list[Verb]:
    """An effect with all the effects inside."""
    return [effect, *[inner for part in effect.parts() for inner in flat(part)]]


def number(effect: Verb) -> int:
    return next((fact for fact in reversed(effect.facts()) if isinstance(fact, int)), 1)


def words(effect: Verb) -> str:
    return " ".join([name(effect), *[fact for fact in effect.facts() if isinstance(fact, str)]])


def plain(effect: Verb) -> str:
    """An effect without numbers, colours and order."""
    facts = [COLOURS.get(fact, fact) for fact in effect.facts() if isinstance(fact, str)]
    parts = [plain(part) for part in effect.parts()]
    return f"{name(effect)}({', '.join(facts + (sorted(parts) if isinstance(effect, All) else parts))})"


def entry(code: str, effect: Verb, condition: str = "") -> Entry:
    return Entry(code, f"{condition} {plain(effect)}".strip(), [])


def better_card(one: Card, other: Card) -> bool:
    """Whether a card does at least the same, whenever the other does or more often, with as many badges."""
    return (
        (one.condition | other.condition == one.condition or chance(one) >= chance(other))
        and sum(one.badges) >= sum(other.badges)
        and covers(one.effect, other.effect)
    )


def better_space(one: Space, other: Space) -> bool:
    return (
        one is not other
        and one.after == other.after
        and one.unrestricted >= other.unrestricted
        and covers(one.effect, other.effect)
    )


def alike(space: Space, card: Card) -> bool:
    """Whether one does all that the other does; spaces of the rulebook and unrestricted ones may be less."""
    own = is_designed("space", space.code) and not space.unrestricted
    less = own and covers(card.effect, space.effect)
    return less or covers(space.effect, card.effect) or plain(space.effect) == plain(card.effect)


def covers(one: Verb, other: Verb) -> bool:
    """Whether an effect does at least what another does, at no higher price."""
    if isinstance(other, May):
        if isinstance(one, May):
            return _does(other.cost, one.cost) and covers(one.benefit, other.benefit)
        return covers(one, other.benefit)
    mine = one.parts() if isinstance(one, All) else [one]
    wanted = other.parts() if isinstance(other, All) else [other]
    return any(
        all(_does(a, b) for a, b in zip(chosen, wanted, strict=True))
        for chosen in permutations(mine, len(wanted))
    )


def _does(one: Verb, other: Verb) -> bool:
    """Whether a single verb does at least what another does: as much of it, or of any."""
    pairs = list(zip(one.parts(), other.parts(), strict=False))
    if words(one) == words(other) and all(words(a) == words(b) for a, b in pairs):
        return number(one) >= number(other) and all(_does(a, b) for a, b in pairs)
    if name(one) == "Gain" and name(other) in ("Gain", "GainAny") and RESOURCES[INGENUITY] in one.facts():
        return number(one) >= number(other)
    if name(one) == "TileOf" and name(other) in ("Tile", "TileOf"):
        return {fact for fact in other.facts() if isinstance(fact, str)} <= set(one.facts())
    choice = GENERAL.get(name(other)) == name(one) and RESOURCES[INGENUITY] not in other.facts()
    return choice and number(one) >= number(other)
