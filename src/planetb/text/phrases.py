"""Sentences by key in three languages: a table per language, the same keys in each, blanks filled by name.

The blanks are those of `template`, filled by what the caller names:

    {name}                  a value as it is
    {n|card|cards}          by number: the first way for one, the second for any other
    {n? and loses {n}}      if there is something (not 0, not empty), or else the second way
    {name:az}               behind its Hungarian article: `a Kikötő`, `az 5`, `az R2`; `Az` begins a sentence
    {names:ezt}             the Hungarian pronoun that points at them: `ezt`, or `ezeket` if they are several
    {name:an}               behind its English article: `a farm`, `an action card`; `An` begins a sentence
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from planetb.text.articles import ARTICLES
from planetb.text.grammar import check_lang
from planetb.text.template import NUMBER, TRUTH, Template, blanks, parse

REMEMBERED: Final = 4096  # sentences of a speaker
Table = dict[str, str]
Figures = Callable[[], Mapping[str, int]]


class Phrases:
    """The sentences of one speaker. A key that a language lacks fails when the tables are put together.

    `figures` gives the numbers of the content that any sentence may name, once the content is there.
    """

    def __init__(self, en: Table, de: Table, hu: Table, figures: Figures = dict) -> None:
        self.figures: Final = figures
        for lang, table in (("de", de), ("hu", hu)):
            odd = sorted(en.keys() ^ table.keys())
            if odd:
                raise ValueError(f"only one of en and {lang} has the sentences {', '.join(odd)}")
        self.tables: Final = {"en": en, "de": de, "hu": hu}
        self._said: Final = lru_cache(maxsize=REMEMBERED)(self._say)
        for table in self.tables.values():
            for key, source in table.items():
                for blank in blanks(parse(source)):
                    if (blank.form and blank.form not in ARTICLES) or len(blank.names) > 1:
                        raise ValueError(
                            f"the sentence {key} wants the form {blank.form!r}, which is unknown"
                        )

    def __call__(self, lang: str, key: str, **values: object) -> str:
        """The sentence of that key with its blanks filled. Most are said again and again: to every viewer."""
        try:
            return self._said(lang, key, **values)
        except TypeError:  # a value that cannot be looked up
            return self._say(lang, key, **values)

    def _say(self, lang: str, key: str, **values: object) -> str:
        return fill(parse(self.tables[check_lang(lang)][key]), {**self.figures(), **values})

    def __contains__(self, key: str) -> bool:
        return key in self.tables["en"]


def fill(pieces: Template, values: dict[str, Any]) -> str:
    """The pieces of a sentence with their blanks filled."""
    said = []
    for piece in pieces:
        if isinstance(piece, str):
            said.append(piece)
            continue
        value = values[piece.names[0]]
        if piece.sort == NUMBER:
            said.append(fill(piece.ways[0 if value == 1 else 1], values))
        elif piece.sort == TRUTH:
            said += [fill(way, values) for way in (piece.ways[:1] if value else piece.ways[1:])]
        else:
            said.append(ARTICLES[piece.form](str(value)) if piece.form else str(value))
    return "".join(said)
