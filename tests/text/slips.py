"""What an editor marks in a sentence that is otherwise grammatical: lists, repetitions, nesting, pronouns."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from text.lexicon import Lexicon
from text.marks import WORD
from text.sentences import Sentence

JOINED: Final = "and|or|und|oder|és|vagy"
QUOTED: Final = {"en": "“[^“”]*”", "de": "„[^„“]*“", "hu": "„[^„”]*”"}


def nested(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """A quotation in the same marks inside another, brackets inside brackets or right behind some."""
    left, right = QUOTED[lang][0], QUOTED[lang][-1]
    depth = {left: 0, "(": 0}
    for at, letter in enumerate(sentence.text):
        if letter in depth:
            depth[letter] += 1
            if depth[letter] > 1:
                yield sentence.text[at : at + 20]
        elif letter in (right, ")"):
            depth[left if letter == right else "("] -= 1
    yield from re.findall(r".{0,12}\) \(.{0,12}", sentence.text)


def unjoined(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`for 1 steel, 1 energy`: the last of several counted things wants its `and`."""
    counted = rf"\d+ {WORD}(?: (?!(?:{JOINED})\b){WORD})?"
    for clause in re.split(r"[.;:()–]", sentence.text):
        parts = clause.strip().split(", ")
        if re.fullmatch(counted, parts[-1]) and re.search(rf"(?<!\+)\b{counted}$", ", ".join(parts[:-1])):
            yield clause.strip()


SHORTEST: Final = {"en": 3, "de": 3, "hu": 2}  # words that two neighbours of a list may not both end with


def repeated_ends(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`2 food are missing on the New World and 1 stadium is missing on the New World`."""
    if not sentence.place.startswith("log"):
        return  # a printed text may be plain twice
    text = re.sub(QUOTED[lang], "“”", sentence.text)
    for clause in re.split(r"[.;:()–]", text):
        parts = [part.split() for part in re.split(rf",| (?:{JOINED}) ", clause)]
        for one, other in pairwise(parts):
            n = SHORTEST[lang]
            end = " ".join(other[-n:])
            if len(one) > n and len(other) > n and " ".join(one[-n:]) == end and not re.search(r"\d", end):
                yield " ".join(other)


PRONOUNS: Final = {
    "en": r"\b(?!1 )\d+ [a-z]+s\b[^.?!]*; you cannot use it\b|\blines: [a-z]+ \+\d+$",
    "de": r"\bErtragslinien: [A-Za-zäöü]+ \+\d+$",
    "hu": r"\bezt [^:„]*: (?=[^.]* és )",
}


def pronouns(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """One word for several things, or several for one: `2 cards; you cannot use it`, `ezt: A és B`."""
    bare = re.sub(QUOTED[lang], "“”", sentence.text) if lang == "hu" else sentence.text
    for found in re.finditer(PRONOUNS[lang], bare):
        yield found[0]


MISREAD: Final = {
    "en": r"\b(?:for|with) \d+ or \d+ points?\b",
    "de": r"\b(?:bei|mit) \d+ oder \d+ Punkte?n?\b|\b(?:sie|er) selbst eingeschlossen\b",
    "hu": r"\b(?:[Nn]öveld|[Ll]éptesd|[Vv]álaszd|[Tt]edd|[Vv]edd|[Hh]úzd|[Dd]obd|[Ff]izesd|[Éé]pítsd)"
    r"(?: (?:el|ki|meg|le|be|fel))? \d+(?! \d)(?=(?: [^\W\d]+){1,2}t\b)",
}


LISTS: Final = {
    "en": (" and ", " on the Old World", " on the New World"),
    "de": (" und ", " auf der Alten Welt", " auf der Neuen Welt"),
    "hu": (" és ", " az Óvilágon", " az Újvilágon"),
}


def misread(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`5 points for 3 or 6 points for 4`, `er selbst eingeschlossen`, a definite verb before `1 kártyát`."""
    yield from re.findall(MISREAD[lang], sentence.text)
    joined, *worlds = LISTS[lang]
    for clause in re.split(r"[.;:()–]", re.sub(QUOTED[lang], "“”", sentence.text)):
        if all(world in clause for world in worlds) and clause.count(joined) > 1:
            yield clause  # two lists, and one `and` too many


ADDRESSED: Final = {"en": r"\b[Yy]ours?\b", "de": r"\b[Dd]eine?[mnrs]?\b|\b[Dd](?:u|ich|ir)\b"}


def addressed(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`builds (a factory of your choice)`: a line about a seat is read by the others too."""
    if lang in ADDRESSED and sentence.place.startswith("log") and (sentence.subject or 0) >= 0:
        yield from re.findall(ADDRESSED[lang], re.sub(QUOTED[lang], "“”", sentence.text))


SLIPS: Final = [nested, unjoined, repeated_ends, pronouns, misread, addressed]
