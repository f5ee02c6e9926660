"""Prints what a game says under a content pack: sentences by key, and the rules of the items changed.

A pack holds for a whole process, so this is a process of its own: its input names the game, the pack's values
and the keys of the sentences.
"""

import json
import sys
from importlib import import_module

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import Content, Pack, content_of, lay
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS
from planetb.text.lesson import lesson_of
from planetb.text.rulebook import rules_of


class Blank(dict[str, object]):
    """Fills whatever a sentence names besides numbers of the content."""

    def __missing__(self, key: str) -> str:
        return "…"


def main() -> None:
    asked = json.load(sys.stdin)
    name = asked["game"]
    lay(Pack(name, "other numbers", asked["values"]))
    registry.try_out = lambda game: None  # numbers to be read, not to be played with
    Content.limit = lambda *_: None  # type: ignore[method-assign]
    registry.game(name)
    say = import_module(MODULES[name].rpartition(".")[0] + ".text.names")
    phrases = import_module("planetb.text.phrases")
    spoken = getattr(say, "_SAY", None) or say.say
    items = content_of(name).items
    told = {}
    for lang in LANGS:
        filled = Blank(spoken.figures())
        sentences = {
            key: phrases.fill(phrases.parse(spoken.tables[lang][key]), filled) for key in asked["keys"]
        }
        rules = {code: text_of(name).rules(items[code], lang) for code in [*asked["values"], *asked["items"]]}
        prose = {section.id: section.text for section in rules_of(name, lang)}
        lesson = lesson_of(name)
        assert lesson
        prose |= {f"lesson {moment.key}": moment.text[lang] for moment in lesson.moments}
        told[lang] = {"sentences": sentences, "rules": rules, "prose": prose}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
