"""The rules of a game in our own words: one Markdown file per language, read as sections.

`## Buying a module {#buy slot card}` begins a section: its id, then the sorts of choices and the kinds of
pieces it is about; "why not?", cards and icons find it by these. What a section is about stands in the
English file alone; the other languages have the same sections in the same order, and an icon is named as
`icon-food`. A ruling says at its end which section it belongs to, `{#buy}`, there alone as well. Numbers of
the content are read from it (`figures`).
"""

import re
from functools import cache
from importlib import resources

from planetb.games.registry import MODULES
from planetb.text.figures import filled
from planetb.text.grammar import check_lang

_RULING = re.compile(r"^(\d+\. .+?)(?: \{#([a-z0-9-]+)\})?$")
_HEADING = re.compile(r"^(#{2,3}) (.+?) \{#([a-z0-9-]+)((?: [a-zA-Z0-9_-]+)*)\}$")


class Section:
    """A part of the rules."""

    def __init__(self, level: int, title: str, name: str, about: tuple[str, ...], text: str) -> None:
        self.level = level
        self.title = title
        self.id = name
        self.about = about
        self.text = text


@cache
def rules_of(game: str, lang: str) -> tuple[Section, ...]:
    """The rules of a game in a language; none for a game without a file of them."""
    home = MODULES.get(game, "").rpartition(".")[0]
    if not home:
        return ()
    file = resources.files(home).joinpath("text", "rules", f"{check_lang(lang)}.md")
    if not file.is_file():
        return ()
    found = parse_rules(file.read_text(encoding="utf-8"))
    if lang != "en":
        about = {section.id: section.about for section in rules_of(game, "en")}
        for section in found:
            section.about = about.get(section.id, ())
    titles = {section.id: section.title for section in found}
    for section in found:
        if section.id == "rulings":
            section.text = _linked(section.text, _belong(game), titles)
        section.text = filled(game, lang, section.text)
    return tuple(found)


@cache
def _belong(game: str) -> tuple[str, ...]:
    """The sections that a game's rulings belong to, one after the other."""
    home = MODULES[game].rpartition(".")[0]
    text = resources.files(home).joinpath("text", "rules", "en.md").read_text(encoding="utf-8")
    rulings = next(section.text for section in parse_rules(text) if section.id == "rulings")
    found = [ruling.group(2) or "" for ruling in map(_RULING.match, rulings.splitlines()) if ruling]
    return tuple(found)


def _linked(text: str, belong: tuple[str, ...], titles: dict[str, str]) -> str:
    """Rulings, each with a link to the section it belongs to."""
    lines = []
    left = list(belong)
    for line in text.splitlines():
        ruling = _RULING.match(line)
        if ruling and left:
            name = left.pop(0)
            line = f"{ruling.group(1)} [{titles[name]}](#{name})" if name else line
        lines.append(line)
    return "\n".join(lines)


def parse_rules(text: str) -> list[Section]:
    """The sections of a text; what stands before the first heading is for whoever edits the file."""
    found: list[Section] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading:
            marks, title, name, about = heading.groups()
            found.append(Section(len(marks), title, name, tuple(about.split()), ""))
        elif line.startswith("##"):
            raise ValueError(f"a heading names its id at the end: {line!r}")
        elif found:
            found[-1].text += line + "\n"
    for section in found:
        section.text = section.text.strip()
    return found
