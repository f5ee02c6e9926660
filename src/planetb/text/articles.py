"""Articles: how a word, a number or a code is said decides what stands before it."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from planetb.text.grammar import Noun

_INDEFINITE: Final = {
    "m": ("ein", "einen", "eines"),
    "f": ("eine", "eine", "einer"),
    "n": ("ein", "ein", "eines"),
}
_DEFINITE: Final = {"m": ("der", "den", "des"), "f": ("die", "die", "der"), "n": ("das", "das", "des")}
NOMINATIVE: Final = 0
ACCUSATIVE: Final = 1
GENITIVE: Final = 2

_SILENT: Final = re.compile(r"one|once|us[aeiu]|uni[a-z]|eu", re.IGNORECASE)  # a vowel that is not said
_SPELLED: Final = re.compile(r"[A-ZÁÉÍÓÖŐÚÜŰ](?![a-záéíóöőúüű])")  # a letter said by its name: R2, B
_ROMAN: Final = re.compile(r"[IVX]+(?=\.)")
REMEMBERED: Final = 4096  # words: the same ones get an article again and again


def ein(noun: Noun, case: int = ACCUSATIVE) -> str:
    """`einen Tunnel`, `eine Farm`, `ein Labor`; `eines Tunnels`."""
    return f"{_INDEFINITE[noun.de[2]][case]} {_in_case(noun, case)}"


def der(noun: Noun, case: int = ACCUSATIVE) -> str:
    """`den Tunnel`, `die Farm`, `das Labor`."""
    return f"{_DEFINITE[noun.de[2]][case]} {_in_case(noun, case)}"


def _in_case(noun: Noun, case: int) -> str:
    return noun.de[0] + ("s" if case == GENITIVE and noun.de[2] != "f" else "")


@lru_cache(REMEMBERED)
def an(text: str) -> str:
    """A text behind its English article: `a farm`, `an action card`, `an 8`."""
    head = _opening(text)
    if head[:1].isdigit():
        vowel = head.startswith("8") or re.match(r"1[18]\b", head) is not None
    elif _SPELLED.match(head):
        vowel = head[0] in "AEFHILMNORSX"
    else:
        vowel = head.startswith("hour") or (head[:1].lower() in set("aeiou") and not _SILENT.match(head))
    return f"{'an' if vowel else 'a'} {text}"


@lru_cache(REMEMBERED)
def az(text: str) -> str:
    """A text behind its Hungarian article: `az 5`, `a 2`, `az R2`, `a II. kor`, `az „Öböl”`."""
    return f"{'az' if _vowel(_opening(text)) else 'a'} {text}"


def _opening(text: str) -> str:
    return text.lstrip("\"'„“”»«›‹(⟨[ ")


def _vowel(head: str) -> bool:
    """Whether a text is said with a vowel first in Hungarian: 1, 5, 50, 1000; I. and V.; A, F, R2."""
    digits = re.match(r"\d+", head)
    if digits:
        return digits[0][0] == "5" or (digits[0][0] == "1" and len(digits[0]) % 3 == 1)
    roman = _ROMAN.match(head)
    if roman:
        return roman[0] in ("I", "V")
    if _SPELLED.match(head):
        return head[0] in "AÁEÉFIÍLMNOÓÖŐRSUÚÜŰXY"
    return head[:1].lower() in set("aáeéiíoóöőuúüű")


def ezt(text: str) -> str:
    """What points at a Hungarian list behind a colon: `ezt` at one thing, `ezeket` at several."""
    bare = re.sub("„[^”]*”", "", text)
    return "ezeket" if " és " in bare else "ezt"


ARTICLES: Final[dict[str, Callable[[str], str]]] = {
    "an": an,
    "An": lambda text: "A" + an(text)[1:],
    "az": az,
    "Az": lambda text: "A" + az(text)[1:],
    "ezt": ezt,
}
