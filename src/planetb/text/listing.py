"""Content in words: what its groups are called, where a value comes from, and what all of it must hold."""

import re
from importlib import import_module, util
from typing import Final

from planetb.games.registry import MODULES
from planetb.kernel.catalogue import repeated, spelled
from planetb.kernel.content import SOURCES, Check, Content, Item
from planetb.kernel.effect import Effect
from planetb.text.game_text import GameText, text_of
from planetb.text.grammar import LANGS

SOURCE_WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "rulebook": ("rulebook", "Regelheft", "szabályfüzet"),
    "inferred": ("inferred", "erschlossen", "kikövetkeztetve"),
    "ours": ("ours", "von uns", "saját"),
    "pack": ("pack", "Paket", "csomag"),
}
_PAGE: Final = re.compile(r"p\. (\d+(?:-\d+)?)")
_PLACES: Final = {"de": "S. {0}", "hu": "{0}. o."}


def kind_title(game: str, kind: str, lang: str) -> str:
    """What a deck or group of a game is called."""
    home = MODULES.get(game, "").rpartition(".")[0] + ".text.kinds"
    if game not in MODULES or util.find_spec(home) is None:
        return kind
    words: tuple[str, str, str] = import_module(home).KINDS[kind]
    return words[LANGS.index(lang)]


def source_word(source: str, lang: str) -> str:
    """Where a value comes from; remarks on it are in English, so other languages tell the page alone."""
    sort, _, remark = source.partition(" ")
    word = SOURCE_WORDS[sort][LANGS.index(lang)]
    if lang == "en" or sort == "pack":
        return f"{word} {remark}".strip()
    page = _PAGE.search(remark)
    return f"{word}, {_PLACES[lang].format(page[1])}" if page else word


def said(text: GameText, item: Item, lang: str) -> str:
    """What an item does; the plain values of one whose game says nothing."""
    plain = [
        f"{field.replace('_', ' ')} {_listed(value)}"
        for field, value in item.values.items()
        if isinstance(value, (int, str, list, tuple))
    ]
    return text.rules(item, lang) or "; ".join(plain)


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def common_checks(content: Content) -> list[Check]:
    """What the content of every game must hold."""
    text, items = text_of(content.game), list(content.items.values())
    strange = [item.code for item in items if item.source.split(" ")[0] not in (*SOURCES, "pack")]
    found = [Check("every item tells its source", [], strange)]
    for lang in LANGS:
        nameless = [item.code for item in items if text.name(item, lang) in ("", item.code)]
        silent = [item.code for item in items if not text.rules(item, lang)]
        found += [
            Check(f"every item has a name ({lang})", [], nameless),
            Check(f"no two unlike items have one name ({lang})", [], _shared_names(text, items, lang)),
            Check(f"every item says what it does ({lang})", [], silent),
        ]
    for lang in LANGS[1:]:
        same = [item.code for item in items if _untranslated(text, item, lang)]
        found.append(Check(f"every text is in its language ({lang})", [], same))
    return found


def _shared_names(text: GameText, items: list[Item], lang: str) -> list[str]:
    """Names of several items that do different things; a place that is just its one space may share one."""
    names: dict[str, str] = {}
    seen: set[str] = set()
    for item in items:
        name = text.name(item, lang)
        mark = f"{name} {_deed(text, item, lang)}"
        if mark not in seen and text.rules(item, lang).rstrip(".") != name:
            names[item.code] = name
        seen.add(mark)
    return repeated(names)


def _deed(text: GameText, item: Item, lang: str) -> str:
    """What an item does, whichever of its copies it is."""
    effects = [spelled(value) for value in item.values.values() if isinstance(value, Effect)]
    return " ".join(effects) or text.rules(item, lang)


def _untranslated(text: GameText, item: Item, lang: str) -> bool:
    """Whether a text of several words is the English one."""
    english = text.rules(item, "en")
    return english == text.rules(item, lang) and len(re.findall(r"[a-zäöüáéíóőúű]{3,}", english)) > 3
