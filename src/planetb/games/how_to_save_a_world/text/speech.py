"""The speaker of How to Save a World: everything the game says, put together from its texts."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from planetb.games.how_to_save_a_world.terms import PROJECTS
from planetb.games.how_to_save_a_world.text.choices import option_words, question, reason
from planetb.games.how_to_save_a_world.text.drawing import draw
from planetb.games.how_to_save_a_world.text.log import confidant, line_of, owner
from planetb.games.how_to_save_a_world.text.names import project_words, say
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.games.how_to_save_a_world.text.sheet import item_name, item_rules
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import NOBODY, Entry, Note
from planetb.kernel.step import Ask
from planetb.text.game_text import GameText, curve_names
from planetb.text.grammar import capital

CURVES: Final = {
    "resources.energy": "energy",
    "resources.knowledge": "knowledge",
    "resources.mineral": "mineral",
    "resources.biomass": "biomass",
    "resources.ingenuity": "ingenuity",
    "lines.energy": "yield line: energy",
    "lines.knowledge": "yield line: knowledge",
    "lines.mineral": "yield line: mineral",
    "lines.biomass": "yield line: biomass",
    "lines.ingenuity": "yield line: ingenuity",
}
LEDGER: Final = {**CURVES, "points": "point"}


PIECES: Final = {
    "land": ("space.{}",),
    "develop": ("development.{}",),
    "play": ("action.{}", "reaction.{}", "species.{}"),
    "spend": ("action.{}", "reaction.{}", "species.{}"),
    "card": ("action.{}", "reaction.{}", "species.{}"),
    "structure": ("location.{}",),
}
WANTED: Final = {
    "turn: land": "landed on",
    "do research: develop": "developed",
    "buy card: card": "bought",
    "keep: card": "kept",
    "turn: play": "played",
    "free: play": "played",
}


class HowToSaveAWorldText(GameText):
    """The texts of How to Save a World."""

    wanted: ClassVar[Mapping[str, str]] = WANTED
    pieces: ClassVar[Mapping[str, tuple[str, ...]]] = PIECES

    def option_words(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, lang: str) -> str:
        return option_words(state, ask, option, lang)

    def prompt(self, game: Game[Any], state: Any, ask: Ask[Any], lang: str) -> str:
        return question(state, ask, lang)

    def barred(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, key: str, lang: str) -> str:
        return reason(state, ask, option, key, lang) or super().barred(game, state, ask, option, key, lang)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        words = line_of(entry, viewer, lang)
        return words if self.subject(game, entry) >= 0 else capital(words)

    def confidant(self, entry: Entry) -> int:
        return NOBODY if isinstance(entry, Note) else confidant(entry)

    def subject(self, game: Game[Any], entry: Entry) -> int:
        return owner(entry)

    def table(self, view: Any, lang: str, you: int | None = None, waiting: Sequence[int] = ()) -> str:
        return draw(view, lang, you)

    def source(self, key: str, lang: str) -> str:
        return capital(say(lang, f"source_{key.replace(' ', '_')}"))

    def curves(self, lang: str) -> dict[str, str]:
        return curve_names(NOUNS, CURVES, lang)

    def ledger(self, lang: str) -> dict[str, str]:
        return curve_names(NOUNS, LEDGER, lang)

    def end(self, end: str, lang: str) -> str:
        project, _, way = end.partition("-")
        words = project_words(PROJECTS.index(project), lang)
        return say(lang, "end_end", way=say(lang, f"end_{way}"), **words)

    def name(self, item: Item, lang: str) -> str:
        return item_name(item, lang)

    def rules(self, item: Item, lang: str) -> str:
        return item_rules(item, lang)


TEXT = HowToSaveAWorldText()
