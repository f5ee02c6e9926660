"""Every sentence a game can be made to say: sheets, phrases with several arguments, lines of golden games."""

import copy
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from golden.making import HOME
from planetb.beginning import begin
from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import Item, content_of
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.state import NOBODY
from planetb.kernel.step import Ask, Pick
from planetb.match import Match
from planetb.record.record import read_head, read_lines
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS, Noun
from planetb.text.phrases import Phrases
from planetb.text.telling import Entry, Telling, find
from planetb.text.template import NUMBER, SAID, Blank, blanks, parse

GAMES: Final = sorted(MODULES)
SHEETS: Final = "sheets"
PHRASES: Final = "phrases"
PLAY: Final = "play"
SOURCES: Final = (SHEETS, PHRASES, PLAY)

NUMBERS: Final = (0, 1, 2, 5)
STRANGERS: Final = (("Island", "Bagdad"), ("Emil", "Konrad"), ("Oslo", "Berlin"), ("Anton", "Ludwig"))
# for blanks that no golden game filled: said with a vowel first, and not
ARGUMENTS: Final = 24  # as many different ones of a blank as golden games gave it are tried
OPTIONS: Final = 40  # of one question at one moment
WRONG: Final = 3  # wrong clicks at every question
FIGURES: Final = {  # kinds of content that are numbers of the rules
    *("figure", "price", "track", "year", "transition", "stadium", "shuttle", "terrabot", "crew", "card"),
    *("round", "final", "costs", "leads", "removals", "neutrals", "breaks", "targets", "danger"),
    *("supply", "shots", "limits", "fares", "landers", "start", "places", "cubes", "solo"),
}
PLAIN: Final = ("", "count", "amount", "object")  # forms that say a number


class Sentence:
    """One sentence and where it is said; a line of the log also knows its subject."""

    def __init__(self, place: str, text: str, subject: int | None = None) -> None:
        self.place = place
        self.text = text
        self.subject = subject

    def __repr__(self) -> str:
        return f"{self.place}: {self.text}"


def texts(game: str) -> Any:
    return import_module(MODULES[game].rpartition(".")[0] + ".text.names")


def nouns(game: str) -> list[Noun]:
    return list(import_module(MODULES[game].rpartition(".")[0] + ".text.nouns").NOUNS.values())


@cache
def sentences(game: str, lang: str, source: str) -> list[Sentence]:
    """All different sentences of one source."""
    found: dict[str, Sentence] = {}
    for sentence in phrases(game, lang) if source == PHRASES else collected(game).said[lang, source]:
        if sentence.text:
            found.setdefault(f"{sentence.place.split(' ')[0]} {sentence.subject} {sentence.text}", sentence)
    return list(found.values())


class Collected:
    """What sheets and golden games say, and what they fill the blanks of phrases with."""

    def __init__(self) -> None:
        self.said: dict[tuple[str, str], list[Sentence]] = {}
        self.filled: dict[tuple[str, str], list[dict[str, object]]] = {}  # language and key: different values


@cache
def collected(game: str) -> Collected:
    found = Collected()
    plain = Phrases.__call__

    def listening(self: Phrases, lang: str, key: str, **values: object) -> str:
        known = found.filled.setdefault((lang, key), [])
        if values not in known and len(known) < ARGUMENTS:
            known.append(values)
        return plain(self, lang, key, **values)

    Phrases.__call__ = listening  # type: ignore[method-assign]
    try:
        for lang in LANGS:
            found.said[lang, SHEETS] = list(sheets(game, lang))
        for lang, lines in played(game).items():
            found.said[lang, PLAY] = lines
    finally:
        Phrases.__call__ = plain  # type: ignore[method-assign]
    return found


# Sheets


def sheets(game: str, lang: str) -> Iterator[Sentence]:
    """Names and rules of every item, and of every effect on them with other numbers."""
    text = text_of(game)
    registry.game(game)
    for item in content_of(game).items.values():
        yield Sentence(f"name {item.code}", text.name(item, lang))
        yield Sentence(f"rules {item.code}", text.rules(item, lang))
        for value in item.values.values():
            if isinstance(value, Effect):
                yield from told(game, item.code, value, lang)
        if item.kind in FIGURES and not any(isinstance(value, Effect) for value in item.values.values()):
            for n in NUMBERS[1:]:
                changed = {name: _as_many(value, n) for name, value in item.values.items()}
                rules = text.rules(Item(item.code, item.kind, item.source, changed), lang)
                yield Sentence(f"figure {item.code}={n}", rules)


def _as_many(value: object, n: int) -> object:
    """A number of the rules, or all of a list, as another number."""
    if isinstance(value, (list, tuple)):
        return tuple(_as_many(one, n) for one in value)
    return n if type(value) is int else value


def told(game: str, code: str, effect: Effect[Any], lang: str) -> Iterator[Sentence]:
    """An effect and those inside it, each of its numbers changed in turn."""
    tell: Telling = texts(game).tell
    for name in sorted(numbers_of(tell, effect)):
        for n in NUMBERS[1:]:
            other = copy.copy(effect)
            setattr(other, name, n)
            try:
                yield Sentence(f"effect {code}.{type(effect).__name__}.{name}={n}", tell(lang, other))
            except LookupError:  # its words speak of what is around it
                continue
    for part in effect.parts():
        yield from told(game, code, part, lang)


def numbers_of(tell: Telling, effect: Effect[Any]) -> set[str]:
    """The attributes of an effect that any language says as a number."""
    found = set()
    for voice in tell.voices.values():
        table = voice.forms["verbs"]
        assert not callable(table)
        for blank in _blanks(find(table, effect)):
            name = blank.names[0]
            said = blank.sort == NUMBER or (blank.sort == SAID and blank.form in PLAIN)
            if said and isinstance(getattr(effect, name, None), int):
                found.add(name)
    return found


def _blanks(entry: Entry | None) -> list[Blank]:
    ways = [entry] if isinstance(entry, str) else entry if isinstance(entry, tuple) else []
    return [blank for way in ways for blank in blanks(parse(way))]


# Phrases


def phrases(game: str, lang: str) -> Iterator[Sentence]:
    """Every phrase with what golden games filled it with, every number also as 0, 1, 2 and 5."""
    speaker = speaker_of(game)
    for key, template in speaker.tables[lang].items():
        named = {name for blank in blanks(parse(template)) for name in blank.names}
        figures = {name: n for name, n in speaker.figures().items() if name in named}
        for given in collected(game).filled.get((lang, key), strangers(sorted(named))):
            values = given | figures
            yield Sentence(f"phrase {key}", speaker(lang, key, **values))
            for name in sorted(named):
                if type(values[name]) is int and not followed(template, name):
                    for n in NUMBERS[2:] if key.endswith("_many") else NUMBERS:
                        told = speaker(lang, key, **values | {name: n})
                        yield Sentence(f"phrase {key} {name}={n}", told)


def followed(template: str, name: str) -> bool:
    """Whether a number is followed by a blank that says what it counts, in a form that the caller chose."""
    return re.search(rf"\{{{name}\}} ?\w*\{{(?!{name}\b)", template) is not None


def strangers(named: list[str]) -> list[dict[str, object]]:
    """Values for a phrase that no golden game said."""
    numbers = {"n": 2, "m": 2}
    return [
        {name: numbers.get(name, STRANGERS[place % len(STRANGERS)][way]) for place, name in enumerate(named)}
        for way in range(2)
    ]


def speaker_of(game: str) -> Phrases:
    found = [value for value in vars(texts(game)).values() if isinstance(value, Phrases)]
    return found[0]


# Play


def records(game: str) -> list[Path]:
    """A well-played and a random game for each number of seats."""
    folder = HOME / game
    wild = {path.name.split("-")[0]: path for path in sorted(folder.glob("[0-9]-*.record"))}
    return [*sorted(folder.glob("greedy-*.record")), *wild.values()]


def played(game: str) -> dict[str, list[Sentence]]:
    """Prompts, options, wrong clicks and the log, as seats and spectators read them, of golden games."""
    found: dict[str, dict[str, Sentence]] = {lang: {} for lang in LANGS}
    for path in records(game):
        for match in moments(path):
            if match.over:
                _add_log(found, match)
            else:
                _add_question(found, match)
    return {lang: list(known.values()) for lang, known in found.items()}


def moments(path: Path) -> Iterator[Match]:
    """The match before each choice of a record, and when it is over."""
    lines = path.read_text(encoding="utf-8").strip().splitlines()
    game = registry.game(path.parent.name)
    setup, taken = read_head(game, lines)
    match = begin(game, setup.seats, setup.seed, setup.variants)
    for line in read_lines(lines, taken):
        for word in line.words if line.kind == "move" else ():
            if line.seat in match.waiting:
                yield match
            match.choose(word, line.seat)
    yield match


def _add_question(found: dict[str, dict[str, Sentence]], match: Match) -> None:
    text, chance = text_of(match.game.meta.name), random.Random(len(match.moves))
    for seat in match.waiting[:1]:
        ask = match.game.ask_of(match.state, seat)
        assert ask is not None
        named = type(ask).__name__
        options = match.options_of(seat)
        for lang, known in found.items():
            _add(known, f"prompt {named}", text.prompt(match.game, match.state, ask, lang))
            for option in options[:: 1 + len(options) // OPTIONS]:
                _add(known, f"option {named}", text.option(match.game, match.state, ask, option, lang))
        for word in chance.choices(sorted(match.game.table.ids), k=WRONG):
            for lang, known in found.items():
                _add(known, f"refusal {named}", _why(match, ask, word, lang))


def _why(match: Match, ask: Ask[Any], word: str, lang: str) -> str:
    return text_of(match.game.meta.name).why_not(match.game, match.state, ask, word, lang)


def _add_log(found: dict[str, dict[str, Sentence]], match: Match) -> None:
    text = text_of(match.game.meta.name)
    for lang, known in found.items():
        for entry in match.trail:
            if isinstance(getattr(entry, "step", None), Pick) and getattr(entry, "option", 0) != PASS:
                continue
            subject = text.subject(match.game, entry)
            for viewer in (NOBODY, subject) if subject >= 0 else (NOBODY,):
                line = text.line(match.game, entry, viewer, lang)
                _add(known, f"log {type(getattr(entry, 'step', entry)).__name__}", line, subject)
        for source in match.breakdown():
            _add(known, "score", text.source(source, lang))


def _add(known: dict[str, Sentence], place: str, text: str, subject: int | None = None) -> None:
    side = "" if subject is None else "table" if subject < 0 else "seat"
    known.setdefault(f"{place.split(' ')[0]} {side} {text}", Sentence(place, text, subject))
