"""The guided first game of a title: its deal, and what the coach says when. Data, one file per game.

A moment is told once, as soon as all of its `when` holds:

    ask = "slot"              a choice of this sort is open to me
    view = "chapter"          a place in my view (`me` stands for my seat; a list counts its entries)
    is = 2, least = 3         what is there, or at least
    moment = 10               so many choices stand
    after = "hand"            another moment has been told
    refused = "card"          I just clicked something of this sort that is not possible
    over = true               the game is over

Numbers of the content are read from it (`figures`).
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from planetb.games.registry import MODULES
from planetb.kernel.meta import Value
from planetb.text.figures import filled
from planetb.text.grammar import LANGS

CONDITIONS: Final = ("ask", "view", "is", "least", "moment", "after", "refused", "over")


class Told:
    """Something the coach says at a moment."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: str = data["key"]
        self.when: dict[str, Any] = data.get("when", {})
        self.title: dict[str, str] = {lang: data["title"][lang] for lang in LANGS}
        self.text: dict[str, str] = {lang: data["text"][lang] for lang in LANGS}
        self.light: list[str] = data.get("light", [])
        self.propose: list[str] = data.get("propose", [])
        self.rules: str = data.get("rules", "")
        unknown = [name for name in self.when if name not in CONDITIONS]
        if unknown:
            raise ValueError(f"{self.key}: {unknown[0]!r} is no condition; there are {', '.join(CONDITIONS)}")


class Remark:
    """What the coach says about a choice of a bot."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.did: str = data["did"]
        self.text: dict[str, str] = {lang: data["text"][lang] for lang in LANGS}


class Lesson:
    """A guided first game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seats: int = data["seats"]
        self.seed: int = data["seed"]
        self.variants: dict[str, Value] = data.get("variants", {})
        self.moments = [Told(one) for one in data["moment"]]
        self.remarks = [Remark(one) for one in data.get("remark", [])]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    home = MODULES.get(game, "").rpartition(".")[0]
    if not home:
        return None
    file = resources.files(home).joinpath("text", "lesson.toml")
    if not file.is_file():
        return None
    found = Lesson(tomllib.loads(file.read_text(encoding="utf-8")))
    for moment in found.moments:
        moment.text = {lang: filled(game, lang, text) for lang, text in moment.text.items()}
    for remark in found.remarks:
        remark.text = {lang: filled(game, lang, text) for lang, text in remark.text.items()}
    return found
