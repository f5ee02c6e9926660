"""Sentences that are grammatical and say something else: threats, the wrong noun counted, twice if."""

import re
from collections.abc import Iterator
from typing import Final

from text.lexicon import Lexicon
from text.sentences import Sentence
from text.slips import WORD

THREATS: Final = re.compile(
    r"[^.;:]*\b(?:építs|fejlessz|használj|lépj|húzz|vegyél|tégy)\b[^.;:]*\bvagy (?:kapsz|megkapod)\b"
)


def threats(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`Építs 1 várost, vagy kapsz 1 moszatot`: an order, and what happens to those who do not obey."""
    if lang == "hu":
        yield from [found[0] for found in THREATS.finditer(sentence.text.lower())]


MISCOUNTED: Final = {
    "en": r"\b(?!1 )\d+ (?:[a-z]+ )?[a-z]+s beside an? [a-z]+",
    "de": rf"\b(?!1 )\d+ (?:[a-zäöüß]+ )?{WORD} neben einer? {WORD}",
    "hu": rf"\d+ {WORD} (?:{WORD} )?(?:melletti|lévő|(?<!ból )(?<!ből )álló|tartott|kötött) {WORD}",
}


def miscounted(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """A number that counts the wrong noun: `3 város melletti alagút`, `5 tunnels beside a city`."""
    yield from re.findall(MISCOUNTED[lang], sentence.text)


TWICE_IF: Final = {
    "en": r"\bif [^,;.:]+, [^;.:]+ if you have\b.*",
    "de": r"\b[Ww]enn [^,;.:]+, [^;.:]+, wenn du (?!das tust).*",
    "hu": r"\b[Hh]a [^,;.:]+, [^;.:]+, ha van\b.*",
}


def twice_if(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`If both are built, gain 5 points if you have …`: two conditions around one gain."""
    yield from re.findall(TWICE_IF[lang], sentence.text)


FIGURED: Final = {
    "de": rf"\b(?:eine[nrms]?|die|das|den) 2\. (?!Runde|Ära|Phase|Spiel){WORD}",
    "hu": rf"\b(?:egy|város) 2\. {WORD}",
}


def figured(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`das 2. Labor` where a person says `das zweite Labor`."""
    if lang in FIGURED:
        yield from re.findall(FIGURED[lang], sentence.text)


TWISTS: Final = [threats, miscounted, twice_if, figured]
