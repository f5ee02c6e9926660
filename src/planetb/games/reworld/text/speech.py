"""The speaker of Reworld: everything the game says, put together from its texts."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from planetb.games.reworld.text.choices import deed, option_words, question, reason
from planetb.games.reworld.text.drawing import draw
from planetb.games.reworld.text.log import answer_line, confidant, note_line, source
from planetb.games.reworld.text.names import say
from planetb.games.reworld.text.nouns import NOUNS
from planetb.games.reworld.text.sheet import item_name, item_rules
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import NOBODY, Entry, Note
from planetb.kernel.step import Ask
from planetb.text.game_text import GameText, curve_names

CURVES: Final = {
    "cards": "officer card",
    "shields": "shield",
    "shuttles": "shuttle",
    "satellites": "satellite",
    "ships": "population ship",
}
LEDGER: Final = {**CURVES, "score": "point"}
WANTED: Final = {
    "turn: slot": "coupled",
    "uncouple: row task": "used for their task",
    "uncouple: row defend": "used for defence",
}
ENDED: Final = {"ship": "Population ships taken"}


class ReworldText(GameText):
    """What Reworld says."""

    wanted: ClassVar[Mapping[str, str]] = WANTED
    ended: ClassVar[Mapping[str, str]] = ENDED

    def option_words(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, lang: str) -> str:
        return option_words(state, ask, option, lang)

    def deed(self, game: Game[Any], state: Any, ask: Ask[Any], option: int) -> tuple[str, str]:
        return deed(state, ask, option) or super().deed(game, state, ask, option)

    def prompt(self, game: Game[Any], state: Any, ask: Ask[Any], lang: str) -> str:
        return question(state, ask, lang)

    def barred(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, key: str, lang: str) -> str:
        if f"why_{key}" in say:
            return reason(state, ask, option, key, lang)
        return super().barred(game, state, ask, option, key, lang)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        if isinstance(entry, Note):
            return note_line(entry, lang)
        return answer_line(entry, viewer, lang)

    def confidant(self, entry: Entry) -> int:
        return NOBODY if isinstance(entry, Note) else confidant(entry)

    def table(self, view: Any, lang: str, you: int | None = None, waiting: Sequence[int] = ()) -> str:
        return draw(view, lang, you, waiting)

    def source(self, key: str, lang: str) -> str:
        return source(key, lang)

    def curves(self, lang: str) -> dict[str, str]:
        return curve_names(NOUNS, CURVES, lang)

    def ledger(self, lang: str) -> dict[str, str]:
        return curve_names(NOUNS, LEDGER, lang)

    def end(self, end: str, lang: str) -> str:
        return say(lang, f"end_{end}")

    def name(self, item: Item, lang: str) -> str:
        return item_name(item, lang)

    def rules(self, item: Item, lang: str) -> str:
        return item_rules(item, lang)


TEXT = ReworldText()
