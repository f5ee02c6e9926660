"""The texts of Reworld in English, German and Hungarian."""

from typing import Any, Final

from planetb.games.reworld.text.choices import option_words, question
from planetb.games.reworld.text.drawing import draw
from planetb.games.reworld.text.log import answer_line, note_line, source
from planetb.games.reworld.text.nouns import NOUNS
from planetb.games.reworld.text.sheet import item_name, item_rules
from planetb.games.reworld.text.speech import say
from planetb.games.reworld.text.why import reason
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import NOTE, Entry, Frame
from planetb.text.game_text import GameText, curve_names

CURVES: Final = {
    "cards": "officer card",
    "shields": "shield",
    "shuttles": "shuttle",
    "satellites": "satellite",
    "ships": "population ship",
}


class ReworldText(GameText):
    """What Reworld says."""

    def option(self, game: Game[Any], state: Any, frame: Frame, option: int, lang: str) -> str:
        return option_words(game.effects, state, frame, option, lang)

    def prompt(self, game: Game[Any], state: Any, frame: Frame, lang: str) -> str:
        return question(state, frame, lang)

    def why_not(self, game: Game[Any], state: Any, frame: Frame, word: str, lang: str) -> str:
        return reason(state, frame, word, lang) or super().why_not(game, state, frame, word, lang)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        if entry[0] == NOTE:
            return note_line(entry[1], entry[3], entry[4], lang)
        return answer_line(entry, viewer, lang)

    def table(self, view: dict[str, Any], lang: str) -> str:
        return draw(view, lang)

    def source(self, key: str, lang: str) -> str:
        return source(key, lang)

    def curves(self, lang: str) -> dict[str, str]:
        return curve_names(NOUNS, CURVES, lang)

    def end(self, end: str, lang: str) -> str:
        return say(lang, f"end_{end}")

    def name(self, item: Item, lang: str) -> str:
        return item_name(item, lang)

    def rules(self, item: Item, lang: str) -> str:
        return item_rules(item, lang)


TEXT = ReworldText()
