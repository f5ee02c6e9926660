"""The speaker of Underwater Cities: everything the game says, put together from its texts."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from planetb.games.underwater_cities.effects.drawing import DrawCards
from planetb.games.underwater_cities.effects.gains import DrawMetropolis
from planetb.games.underwater_cities.notes import Blocked
from planetb.games.underwater_cities.text.choices import option_words, question, reason
from planetb.games.underwater_cities.text.drawing import draw
from planetb.games.underwater_cities.text.log import answer_line, confidant, note_line
from planetb.games.underwater_cities.text.names import say
from planetb.games.underwater_cities.text.nouns import NOUNS
from planetb.games.underwater_cities.text.sheet import item_name, item_rules, printed
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import CHANCE, NOBODY, Answer, Entry, Note
from planetb.kernel.step import Ask
from planetb.text.game_text import GameText, curve_names
from planetb.text.grammar import capital

CURVES: Final = {
    "goods.credit": "credit",
    "goods.kelp": "kelp",
    "goods.steelplast": "steelplast",
    "goods.science": "science",
    "goods.biomass": "biomass",
    "network": "network",
    "hand_size": "card",
}
LEDGER: Final = {**CURVES, "goods.point": "point"}


PIECES: Final = {
    "card": ("c{}",),
    "use": ("c{}",),
    "slot": ("{}",),
    "board": ("b{}",),
    "tile": ("m{}",),
    "contract": ("k{}",),
}
WANTED: Final = {
    "choose slot: slot": "used",
    "choose card: card": "played, with or without their effect",
    "take special card: card": "taken",
    "keep cards: card": "kept",
    "place blue: tile": "chosen",
    "free: use": "used",
}
ENDED: Final = {
    "took effect": "Cards that took effect",
    "connected": "Metropolises connected",
    "contract": "Government contracts fulfilled",
}


class UnderwaterText(GameText):
    """The texts of Underwater Cities."""

    wanted: ClassVar[Mapping[str, str]] = WANTED
    ended: ClassVar[Mapping[str, str]] = ENDED
    pieces: ClassVar[Mapping[str, tuple[str, ...]]] = PIECES

    def option_words(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, lang: str) -> str:
        return option_words(state, ask, option, lang)

    def prompt(self, game: Game[Any], state: Any, ask: Ask[Any], lang: str) -> str:
        return question(state, ask, lang)

    def barred(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, key: str, lang: str) -> str:
        told = reason(state, ask, option, key, lang)
        return told or super().barred(game, state, ask, option, key, lang)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        return note_line(entry, lang) if isinstance(entry, Note) else answer_line(entry, viewer, lang)

    def confidant(self, entry: Entry) -> int:
        return NOBODY if isinstance(entry, Note) else confidant(entry)

    def subject(self, game: Game[Any], entry: Entry) -> int:
        if isinstance(entry, Answer) and isinstance(entry.step, (DrawCards, DrawMetropolis)):
            return entry.step.player
        return CHANCE if isinstance(entry, Blocked) else super().subject(game, entry)

    def table(self, view: Any, lang: str, you: int | None = None, waiting: Sequence[int] = ()) -> str:
        return draw(view, lang, waiting)

    def source(self, key: str, lang: str) -> str:
        return capital(say(lang, f"source_{key}"))

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

    def printed(self) -> dict[str, Any]:
        return printed()


TEXT = UnderwaterText()
