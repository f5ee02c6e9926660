"""The rules of a game in our own words: one Markdown file per language, read as sections.

`## Buying a module {#buy slot card}` begins a section: its id, then the sorts of choices and the kinds of
pieces it is about; "why not?", cards and icons find it by these. What a section is about stands in the
English file alone; the other languages have the same sections in the same order. Numbers of the content
are read from it (`figures`).
"""

import re
from functools import cache
from importlib import resources

from planetb.games.registry import MODULES
from planetb.text.figures import filled
from planetb.text.grammar import check_lang

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
    for section in found:
        section.text = filled(game, lang, section.text)
    if lang != "en":
        about = {section.id: section.about for section in rules_of(game, "en")}
        for section in found:
            section.about = about.get(section.id, ())
    return tuple(found)


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
