"""Requests about games: the list, their content, their glossary."""

from functools import cache, lru_cache
from importlib import import_module, util
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import Item, content_of, fingerprint
from planetb.kernel.game import Game
from planetb.server.http.bans import bans
from planetb.server.http.pressed import PRESSED, Written
from planetb.server.http.problems import RESPONSES
from planetb.server.thinking.levels import LEVELS
from planetb.server.thinking.personas import PERSONAS
from planetb.server.wire import (
    BotCard,
    ContentItem,
    EffectNode,
    GameCard,
    Lang,
    Lesson,
    LessonMoment,
    LessonRemark,
    RulesPage,
    RulesSection,
    SeatsCard,
    Term,
    VariantCard,
)
from planetb.text.game_text import GameText, text_of
from planetb.text.lesson import lesson_of
from planetb.text.rulebook import rules_of


@get("/api/games", responses=RESPONSES, sync_to_thread=False)
def games(lang: Lang = "en") -> list[GameCard]:
    """All games with their seats and variants."""
    return [_card(registry.game(name)) for name in registry.names()]


def _card(game: Game[Any]) -> GameCard:
    meta = game.meta
    return GameCard(
        name=meta.name,
        title=meta.title,
        rules_version=meta.rules_version,
        content=fingerprint(meta.name),
        low=meta.low,
        high=meta.high,
        variants=[VariantCard(variant.name, list(variant.values)) for variant in meta.variants],
        settings=[_seats(game, seats) for seats in range(meta.low, meta.high + 1)],
        ends=list(meta.ends),
        levels=list(LEVELS),
    )


@cache
def _seats(game: Game[Any], seats: int) -> SeatsCard:
    return SeatsCard(seats, game.meta.chosen(game.fill(seats, {})), bans(game, seats))


@get(
    "/api/games/{game:str}/content",
    responses=RESPONSES | {200: ResponseSpec(list[ContentItem], generate_examples=False)},
    sync_to_thread=True,
    opt={PRESSED: True},
)
def content(request: Request[Any, Any, Any], game: str, lang: Lang = "en") -> Response[bytes]:
    """Every card, tile and space of a game with its words, its source and its effect.

    The last one, "printed", is no piece: its values are what boards print besides the content.
    """
    name = registry.game(game).meta.name
    return _written(name, fingerprint(name), lang).answer(request, MediaType.JSON)


@lru_cache(maxsize=100)
def _written(game: str, content: str, lang: Lang) -> Written:
    return Written(msgspec.json.encode(items_of(game, lang)))


def items_of(game: str, lang: Lang) -> list[ContentItem]:
    """All pieces of a game in words, and what its boards print besides."""
    try:
        items = content_of(game).items.values()
    except KeyError:
        return []
    text = text_of(game)
    printed = ContentItem("printed", "printed", "printed", "", "rulebook", _plain(text.printed()), {})
    return [*(_item(text, item, lang) for item in items), printed]


def _item(text: GameText, item: Item, lang: Lang) -> ContentItem:
    printed = text.values(item)
    effects = {name: _node(value) for name, value in printed.items() if hasattr(value, "facts")}
    values = {name: _plain(value) for name, value in printed.items() if name not in effects}
    return ContentItem(
        code=item.code,
        kind=item.kind,
        name=text.name(item, lang),
        rules=text.rules(item, lang),
        source=item.source,
        values=values,
        effects=effects,
    )


def _node(effect: Any) -> EffectNode:
    """An effect, or anything else with facts (and perhaps parts), as a tree for icons."""
    parts = [_node(part) for part in (effect.parts() if hasattr(effect, "parts") else ())]
    return EffectNode(type(effect).__name__, list(effect.facts()), parts)


def _plain(value: Any) -> Any:
    """Numbers and texts as they are, lists of anything; other objects by their facts or their kind."""
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return _node(value) if hasattr(value, "facts") else type(value).__name__


@get("/api/games/{game:str}/rules", responses=RESPONSES, sync_to_thread=True)
def rules(game: str, lang: Lang = "en") -> RulesPage:
    """The whole rules of a game in our own words; a game that has none yet has no sections."""
    meta = registry.game(game).meta
    found = [RulesSection(s.id, s.level, s.title, s.text, list(s.about)) for s in rules_of(game, lang)]
    return RulesPage(meta.name, meta.title, found)


@get("/api/games/{game:str}/lesson", responses=RESPONSES, sync_to_thread=True)
def lesson(game: str, lang: Lang = "en") -> Lesson:
    """What the coach of the guided first game says, and when."""
    name = registry.game(game).meta.name
    found = lesson_of(name)
    if found is None:
        return Lesson(name, [], [])
    moments = [
        LessonMoment(m.key, m.when, m.title[lang], m.text[lang], m.light, m.propose, m.rules)
        for m in found.moments
    ]
    return Lesson(name, moments, [LessonRemark(r.did, r.text[lang]) for r in found.remarks])


@get("/api/bots", responses=RESPONSES, sync_to_thread=False)
def bots(lang: Lang = "en") -> list[BotCard]:
    """The bots by name, level by level."""
    return [BotCard(name, level) for level in LEVELS for name in PERSONAS[level]]


@get("/api/games/{game:str}/glossary", responses=RESPONSES, sync_to_thread=True)
def glossary(game: str, lang: Lang = "en") -> list[Term]:
    """The terms of a game in all languages."""
    registry.game(game)
    home = MODULES.get(game, "").rpartition(".")[0] + ".text"
    if game not in MODULES or util.find_spec(home) is None or util.find_spec(f"{home}.nouns") is None:
        return []
    nouns = import_module(f"{home}.nouns").NOUNS
    return [Term(key, noun.one("en"), noun.one("de"), noun.one("hu")) for key, noun in nouns.items()]
