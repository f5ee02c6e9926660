"""What Underwater Cities says, in English, German and Hungarian."""

from typing import Any, Final

from planetb.games.underwater_cities.steps import DRAW
from planetb.games.underwater_cities.text.choices import option_words, question
from planetb.games.underwater_cities.text.drawing import draw
from planetb.games.underwater_cities.text.log import answer_line, note_line
from planetb.games.underwater_cities.text.nouns import NOUNS
from planetb.games.underwater_cities.text.printed import printed
from planetb.games.underwater_cities.text.sheet import item_name, item_rules
from planetb.games.underwater_cities.text.why import reason
from planetb.games.underwater_cities.text.words import WORDS
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import NOTE, Entry, Frame
from planetb.text.game_text import GameText, curve_names

CURVES: Final = {
    "goods.credit": "credit",
    "goods.kelp": "kelp",
    "goods.steelplast": "steelplast",
    "goods.science": "science",
    "goods.biomass": "biomass",
    "network": "network",
    "hand_size": "card",
}


class UnderwaterText(GameText):
    """The texts of Underwater Cities."""

    def option(self, game: Game[Any], state: Any, frame: Frame, option: int, lang: str) -> str:
        return option_words(game, state, frame, option, lang)

    def prompt(self, game: Game[Any], state: Any, frame: Frame, lang: str) -> str:
        return question(game, state, frame, lang)

    def why_not(self, game: Game[Any], state: Any, frame: Frame, word: str, lang: str) -> str:
        return reason(game, state, frame, word, lang) or super().why_not(game, state, frame, word, lang)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        if entry[0] == NOTE:
            return note_line(entry[1], entry[3], entry[4], lang)
        return answer_line(entry, viewer, lang)

    def subject(self, game: Game[Any], entry: Entry) -> int:
        return entry[2] if entry[0] == DRAW else super().subject(game, entry)

    def table(self, view: dict[str, Any], lang: str) -> str:
        return draw(view, lang)

    def source(self, key: str, lang: str) -> str:
        return WORDS[lang][f"source_{key}"]

    def curves(self, lang: str) -> dict[str, str]:
        return curve_names(NOUNS, CURVES, lang)

    def end(self, end: str, lang: str) -> str:
        return WORDS[lang][f"end_{end}"]

    def name(self, item: Item, lang: str) -> str:
        return item_name(item, lang)

    def rules(self, item: Item, lang: str) -> str:
        return item_rules(item, lang)

    def printed(self) -> dict[str, Any]:
        return printed()


TEXT = UnderwaterText()
