"""Templates: a sentence with blanks, read into pieces. What the blanks mean is told by `telling`.

    {n}                     an attribute as it is
    {counter:each}          an attribute, said by a form
    {n:count action card}   the same, and a word that the form reads
    {resource n:goods}      several attributes for one form
    {gain.amounts:goods}    an attribute of an attribute
    {self 2:counted}        `self` is the thing itself, and a number stands for itself
    {n|card|cards}          by number: the first way for one, the second for any other
    {most? at most {most}}  if there is something (not 0, not empty), or else the second way: {far?there|here}

The ways of the last two are templates themselves. Square brackets are no blank: `gain [{n} coins]` marks
what is listed when neighbours share the words around it (`grammar.Phrase`).
"""

import re
from functools import cache
from typing import Final

_NAMES: Final = re.compile(r"[a-z0-9_.]+(?: [a-z0-9_.]+)*")
SAID: Final = ":"
NUMBER: Final = "|"
TRUTH: Final = "?"


class Blank:
    """A blank: which attributes it names, and how they are said."""

    def __init__(
        self,
        names: list[str],
        sort: str,
        form: str = "",
        word: str = "",
        ways: "list[Template] | None" = None,
    ) -> None:
        self.names = names
        self.sort = sort
        self.form = form
        self.word = word
        self.ways = ways or []


Template = list[str | Blank]


@cache
def parse(source: str) -> Template:
    """The pieces of a template; an error names the template."""
    pieces, at = _text(source, 0, False)
    if at < len(source):
        raise ValueError(f"a bracket too many in {source!r}")
    return pieces


def blanks(pieces: Template) -> list[Blank]:
    """All blanks of a template, those of the ways included."""
    found = []
    for piece in pieces:
        if isinstance(piece, Blank):
            found += [piece, *[inner for way in piece.ways for inner in blanks(way)]]
    return found


def _text(source: str, at: int, inside: bool) -> tuple[Template, int]:
    pieces: Template = []
    ends = "{|}" if inside else "{}"
    while at < len(source):
        start = at
        while at < len(source) and source[at] not in ends:
            at += 1
        if at > start:
            pieces.append(source[start:at])
        if at == len(source) or source[at] != "{":
            break
        blank, at = _blank(source, at + 1)
        pieces.append(blank)
    return pieces, at


def _blank(source: str, at: int) -> tuple[Blank, int]:
    found = _NAMES.match(source, at)
    sign = source[found.end() : found.end() + 1] if found else ""
    if not found or sign not in (SAID, NUMBER, TRUTH, "}") or not sign:
        raise ValueError(f"a blank that cannot be read in {source!r}")
    names, at = found[0].split(), found.end() + 1
    if sign == "}":
        return Blank(names, SAID), at
    if sign == SAID:
        end = source.find("}", at)
        form, _, word = source[at:end].partition(" ")
        if end < 0 or not form:
            raise ValueError(f"a blank without a form in {source!r}")
        return Blank(names, SAID, form, word), end + 1
    ways: list[Template] = []
    while True:
        way, at = _text(source, at, True)
        ways.append(way)
        if at == len(source):
            raise ValueError(f"a blank without an end in {source!r}")
        at += 1
        if source[at - 1] == "}":
            break
    if len(names) > 1 or len(ways) > 2 or (sign == NUMBER and len(ways) < 2):
        raise ValueError(f"a blank with too many or too few ways in {source!r}")
    return Blank(names, sign, ways=ways), at
