"""Words from trees: one walker for the effects of every game, tables of phrases in every language.

A game's language file holds tables by class name (verbs, what is counted) or by number (names of terms) and
puts them together as its forms. An entry is a template (`template` explains its blanks), a pair of templates
(for one, for many), or a small function where grammar needs it:

    VERBS: Final[Table] = {"Gain": "gain {resource n:goods}", "Per": "{gain} for each {counter:counted}", ...}
    COUNTED: Final[Table] = {"Farms": ("connected farm", "connected farms"), ...}
    FORMS: Final[Forms] = {"verbs": VERBS, "counted": COUNTED}

    tell: Final = Telling(NOUNS, en.FORMS, de.FORMS, hu.FORMS, {"goods": goods})
    tell("de", card.effect())

What a blank names is looked for in the thing that is told, then in the things around it: the words of a
counter may speak of the `n` of its condition. A blank without a form says a number in digits and an effect by
`verbs`. A form is a table, or a function of the voice and the values: `goods(voice, resource, n)`. Known
everywhere are `count`, `amount` and `object` (of a noun: `{n:count point}`), `bits` (the words of a table
for each bit that is set: `{terms:bits extras}`), and the articles `an` and `az`
(`{space:az}. mező`). All, OneOf and May have words here; a game may give others.

What a language lacks fails when the telling is made: a table, a key, a form, or a template that cannot be
read. `lacks` finds classes without words and blanks that name no attribute, for the tests of a game.
"""

import dis
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from planetb.kernel.effect import All, Effect, OneOf
from planetb.text.articles import ARTICLES
from planetb.text.grammar import LANGS, Noun, Phrase, all_of, check_lang, count, one_of
from planetb.text.grammar import amount as amount_of
from planetb.text.template import NUMBER, TRUTH, Blank, Template, blanks, parse

Entry = str | tuple[str, str] | Callable[["Voice", Any], str | Phrase]
Table = Mapping[Any, Entry] | Sequence[Entry]
Form = Callable[..., str]
Forms = Mapping[str, Table | Form]
REMEMBERED: Final = 4096  # things told in one language or another
VERBS: Final = "verbs"
SELF: Final = "self"


class Voice:
    """One language of a game, while it tells a thing; `around` are that thing and those that hold it."""

    def __init__(
        self,
        lang: str,
        nouns: Mapping[str, Noun],
        forms: dict[str, Table | Form],
        around: tuple[Any, ...] = (),
    ) -> None:
        self.lang = lang
        self.nouns = nouns
        self.forms = forms
        self.around = around

    def phrase(self, thing: Any, form: str = VERBS, n: int = 1) -> Phrase:
        """A thing by the table of that name: its entry, for one or for `n`."""
        table = self.forms[form]
        if callable(table):
            raise TypeError(f"{form} is a function: it tells values, not things")
        entry = find(table, thing)
        if entry is None:
            raise LookupError(f"{self.lang}: {form} has no words for {key(thing)}")
        inner = Voice(self.lang, self.nouns, self.forms, (thing, *self.around))
        if callable(entry):
            said = entry(inner, thing)
            return said if isinstance(said, Phrase) else Phrase(said)
        return Phrase(inner.fill(entry if isinstance(entry, str) else entry[0 if n == 1 else 1]))

    def say(self, form: str, *values: Any) -> str:
        """Values by a form: a function gets them all, a table the thing and perhaps how many there are."""
        said = self.forms[form]
        return said(self, *values) if callable(said) else self.phrase(values[0], form, *values[1:]).text

    def fill(self, template: str) -> str:
        """A template whose blanks are attributes of the thing told, or of what is around it."""
        return self._fill(parse(template))

    def _fill(self, pieces: Template) -> str:
        return "".join([piece if isinstance(piece, str) else self._blank(piece) for piece in pieces])

    def _blank(self, blank: Blank) -> str:
        values = [self._value(name) for name in blank.names]
        if blank.sort == NUMBER:
            return self._fill(blank.ways[0 if values[0] == 1 else 1])
        if blank.sort == TRUTH:
            return self._fill(blank.ways[0]) if values[0] else "".join(map(self._fill, blank.ways[1:]))
        if blank.form:
            return self.say(blank.form, *values, *([blank.word] if blank.word else []))
        return " ".join([self.say(VERBS, v) if isinstance(v, Effect) else str(v) for v in values])

    def _value(self, name: str) -> Any:
        if name.isdecimal():
            return int(name)
        first, *rest = name.split(".")
        for thing in self.around:
            if not isinstance(thing, int) and (first == SELF or hasattr(thing, first)):
                value = thing if first == SELF else getattr(thing, first)
                for inner in rest:
                    value = getattr(value, inner)
                return value
        raise LookupError(f"{self.lang}: nothing called {name!r} in {key(self.around[0])}")


class Telling:
    """How a game reads its trees aloud: the forms of every language, and those that all of them share."""

    def __init__(
        self, nouns: Mapping[str, Noun], en: Forms, de: Forms, hu: Forms, shared: Forms | None = None
    ) -> None:
        self.voices: dict[str, Voice] = {}
        self._told = lru_cache(maxsize=REMEMBERED, typed=True)(self._tell)
        for lang, forms in zip(LANGS, (en, de, hu), strict=True):
            own = {**COMMON, **(shared or {}), **forms}
            own[VERBS] = {
                **COMBINED,
                "May": _MAY[lang],
                **_entries((shared or {}).get(VERBS)),
                **_entries(forms[VERBS]),
            }
            self.voices[lang] = Voice(lang, nouns, own)
            _check(lang, own)
        for form in sorted({form for voice in self.voices.values() for form in voice.forms}):
            self._compare(form)

    def _compare(self, form: str) -> None:
        """The same keys wherever a form is a table; one by class name exists in every language."""
        known = {lang: voice.forms[form] for lang, voice in self.voices.items() if form in voice.forms}
        keys = {lang: _keys(table) for lang, table in known.items() if not callable(table)}
        everywhere = any(isinstance(name, str) for own in keys.values() for name in own)
        for lang in [lang for lang in LANGS if lang in keys or (everywhere and lang not in known)]:
            first = next(iter(keys))
            odd = sorted(map(str, keys[first] ^ keys.get(lang, set())))
            if odd:
                raise ValueError(f"only one of {first} and {lang} has in {form}: {odd}")

    def __call__(self, lang: str, thing: Any, form: str = VERBS) -> str:
        """A thing in words, without capital and full stop. Trees never change: most are told many times."""
        try:
            return self._told(lang, thing, form)
        except TypeError:  # a thing that cannot be looked up
            return self._tell(lang, thing, form)

    def _tell(self, lang: str, thing: Any, form: str) -> str:
        return self.voices[check_lang(lang)].phrase(thing, form).text

    def lacks(self, classes: Iterable[type], form: str = VERBS, inside: Iterable[type] = ()) -> list[str]:
        """What no language could tell of these classes: no words, or a blank that is no attribute.

        `inside` are the classes that hold them: the words may speak of their attributes too.
        """
        found = []
        lent = set().union(*[attributes(holder) for holder in inside])
        for lang, voice in self.voices.items():
            table = voice.forms[form]
            assert not callable(table)
            for kind in classes:
                entry = _find(table, [base.__name__ for base in kind.__mro__])
                if entry is None:
                    found.append(f"{lang}: {form} has no words for {kind.__name__}")
                    continue
                own = attributes(kind)
                for name in sorted({name.split(".")[0] for blank in _blanks(entry) for name in blank.names}):
                    if own and not name.isdecimal() and name not in own | lent | {SELF}:
                        found.append(f"{lang}: {form} of {kind.__name__} speaks of {name!r}")
        return found


def key(thing: Any) -> Any:
    """What a thing is found by in a table: a number by itself, anything else by its class."""
    return thing if isinstance(thing, int) else type(thing).__name__


def find(table: Table, thing: Any) -> Entry | None:
    """The entry of a thing: its number, or the name of its class or the nearest class above."""
    if not isinstance(thing, int):
        return _find(table, [base.__name__ for base in type(thing).__mro__])
    if isinstance(table, Mapping):
        return table.get(thing)
    return table[thing] if 0 <= thing < len(table) else None


def attributes(kind: type) -> set[str]:
    """What the constructor of a class assigns; nothing if it is compiled and cannot be looked into."""
    found = {name for name in dir(kind) if not name.startswith("_")}
    for base in kind.__mro__:
        code = getattr(vars(base).get("__init__"), "__code__", None)
        if code is None and "__init__" in vars(base) and base is not object:
            return set()
        if code is not None:
            found |= {step.argval for step in dis.get_instructions(code) if step.opname == "STORE_ATTR"}
    return found


def _find(table: Table, names: list[str]) -> Entry | None:
    if isinstance(table, Mapping):
        for name in names:
            if name in table:
                entry: Entry = table[name]
                return entry
    return None


def _entries(table: Table | Form | None) -> Mapping[Any, Entry]:
    return table if isinstance(table, Mapping) else {}


def _keys(table: Table) -> set[Any]:
    return set(table) if isinstance(table, Mapping) else set(range(len(table)))


def _blanks(entry: Entry) -> list[Blank]:
    texts = [entry] if isinstance(entry, str) else [] if callable(entry) else entry
    return [blank for text in texts for blank in blanks(parse(text))]


def _said(table: Table | Form) -> list[Entry]:
    if callable(table):
        return []
    return list(table.values() if isinstance(table, Mapping) else table)


def _check(lang: str, forms: dict[str, Table | Form]) -> None:
    for name, table in forms.items():
        for entry in _said(table):
            for blank in _blanks(entry):
                if blank.form and blank.form not in forms:
                    raise ValueError(f"{lang}: {name} wants the form {blank.form!r}, which is unknown")


# What every language knows


def in_sequence(voice: Voice, effect: All[Any]) -> Phrase:
    return all_of([voice.phrase(step) for step in effect.steps], voice.lang)


def in_choice(voice: Voice, effect: OneOf[Any]) -> Phrase:
    return one_of([voice.phrase(choice) for choice in effect.choices], voice.lang)


def _count(voice: Voice, n: int, noun: str) -> str:
    return count(n, voice.nouns[noun], voice.lang)


def _amount(voice: Voice, n: int, noun: str) -> str:
    return amount_of(n, voice.nouns[noun], voice.lang)


def _object(voice: Voice, n: int, noun: str) -> str:
    return voice.nouns[noun].object(voice.lang, n)


def _bits(voice: Voice, mask: int, form: str) -> str:
    table = voice.forms[form]
    assert isinstance(table, Mapping)
    return "".join([voice.say(form, bit) for bit in table if mask & bit])


def _article(name: str) -> Form:
    def article(voice: Voice, value: Any) -> str:
        return ARTICLES[name](str(value))

    return article


_MAY: Final = {
    "en": "you may {cost} to {benefit}",
    "de": "wenn du magst: {cost}; dafür {benefit}",
    "hu": "ha szeretnéd: {cost}; cserébe {benefit}",
}
COMBINED: Final[dict[str, Entry]] = {"All": in_sequence, "OneOf": in_choice}
COMMON: Final[dict[str, Table | Form]] = {
    "count": _count,
    "amount": _amount,
    "object": _object,
    "bits": _bits,
    **{name: _article(name) for name in ARTICLES},
}
