"""Games and their content."""

from typing import Any

from planetb.server.wire.base import Level, Out, Value


class VariantCard(Out):
    """A choice made before the game; the first value is the default."""

    name: str
    values: list[Value]


class SeatsCard(Out):
    """A number of seats: the variants it is played with unless others are chosen, and what is forbidden."""

    seats: int
    variants: dict[str, Value]
    forbidden: list[dict[str, Value]]  # values that never go together; one alone is not possible at all


class GameCard(Out):
    """A game as the lobby shows it."""

    name: str
    title: str
    rules_version: int
    content: str  # `standard`, or the name and hash of a content pack
    low: int  # fewest seats
    high: int
    variants: list[VariantCard]
    settings: list[SeatsCard]  # by number of seats, from the fewest
    ends: list[str]
    levels: list[Level]


class EffectNode(Out):
    """One verb of an effect tree, for icons."""

    verb: str
    facts: list[int | str]
    parts: "list[EffectNode]"


class ContentItem(Out):
    """A card, tile or space with its words and where it comes from."""

    code: str
    kind: str
    name: str
    rules: str
    source: str
    values: dict[str, Any]  # numbers, texts and lists; effects are below
    effects: dict[str, EffectNode]


class RulesSection(Out):
    """A part of a game's rules in plain Markdown, and the sorts of choices and pieces it is about."""

    id: str
    level: int  # 2 is a chapter, 3 a part of it
    title: str
    text: str
    about: list[str]


class RulesPage(Out):
    """The whole rules of a game in one language."""

    game: str
    title: str
    sections: list[RulesSection]


class LessonMoment(Out):
    """Something that the coach of a first game says once, when it becomes relevant.

    All of `when` must hold; `light` names what is lit up, `propose` how good choices begin, best first.
    """

    key: str
    when: dict[str, Any]
    title: str
    text: str
    light: list[str]
    propose: list[str]
    rules: str  # the part of the rules that says more


class LessonRemark(Out):
    """What the coach says about a choice of a bot of this sort."""

    did: str
    text: str


class Lesson(Out):
    """A guided first game in one language."""

    game: str
    moments: list[LessonMoment]
    remarks: list[LessonRemark]


class BotCard(Out):
    """A bot by name: the level it plays at."""

    name: str
    level: Level


class Term(Out):
    """One term of a game's glossary in all languages."""

    key: str
    en: str
    de: str
    hu: str
