"""The speaker of Evacuation: everything the game says, put together from its texts."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from planetb.games.evacuation.content.tables import FACTORIES_PER_TYPE, GOAL_PRODUCTION, GOAL_STADIUMS
from planetb.games.evacuation.text.choices import barred, deed, option_words, question
from planetb.games.evacuation.text.drawing import draw
from planetb.games.evacuation.text.log import answer_line, confidant, note_line, owner
from planetb.games.evacuation.text.names import say
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.games.evacuation.text.sheet import item_name, item_rules, item_values
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import NOBODY, Answer, Entry, Note
from planetb.kernel.step import Ask
from planetb.text.game_text import GameText, curve_names
from planetb.text.grammar import capital

CURVES: Final = {
    "production.food": "production marker: food",
    "production.steel": "production marker: steel",
    "production.energy": "production marker: energy",
    "settled_population": "new world: population",
    "new.food": "new world: food",
    "new.steel": "new world: steel",
    "new.energy": "new world: energy",
    "faces": "happy face",
    "built": "infrastructure",
    "penalties": "penalty token",
}
LEDGER: Final = {
    "old.food": "old world: food",
    "old.steel": "old world: steel",
    "old.energy": "old world: energy",
    **CURVES,
    "population": "population",
}


PIECES: Final = {
    "act": ("action.{}",),
    "ship": ("ship.{}",),
    "stadium": ("stadium.{}",),
    "take": ("infra.{}",),
    "build": ("infra.{}",),
    "site": ("site.{}",),
    "evacuate": ("old.{}",),
    "goal": ("goal.{}",),
    "objective": ("objective.{}",),
    "technology": ("technology.{}",),
    "year-card": ("bonus.{}",),
    "solo": ("solo.{}",),
    "card": ("card.{}",),
}
WANTED: Final = {
    "take turn: act": "chosen",
    "research technology: column": "researched",
    "take item: ship": "built",
    "take item: stadium": "built",
    "develop infrastructure: take": "taken",
    "pick goal: goal": "chosen",
    "load sites: evacuate": "evacuated",
    "settle site: site": "settled",
}
ENDED: Final = {
    "technology set": "Sets of technologies dealt",
    "technology": "Technologies developed",
    "ship": "Spaceships owned",
    "stadium": "Stadiums on the New World",
    "infrastructure": "Infrastructures fulfilled",
    "goal": "Goals kept",
}


class EvacuationText(GameText):
    """What Evacuation says."""

    wanted: ClassVar[Mapping[str, str]] = WANTED
    ended: ClassVar[Mapping[str, str]] = ENDED
    pieces: ClassVar[Mapping[str, tuple[str, ...]]] = PIECES

    def option_words(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, lang: str) -> str:
        return option_words(game, state, ask, option, lang)

    def deed(self, game: Game[Any], state: Any, ask: Ask[Any], option: int) -> tuple[str, str]:
        return deed(state, ask, option) or super().deed(game, state, ask, option)

    def prompt(self, game: Game[Any], state: Any, ask: Ask[Any], lang: str) -> str:
        return question(state, ask, lang)

    def barred(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, key: str, lang: str) -> str:
        return barred(state, ask, option, key, lang) or super().barred(game, state, ask, option, key, lang)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        words = note_line(entry, lang) if isinstance(entry, Note) else answer_line(entry, viewer, lang)
        return words if self.subject(game, entry) >= 0 else capital(words)

    def confidant(self, entry: Entry) -> int:
        return NOBODY if isinstance(entry, Note) else confidant(entry)

    def subject(self, game: Game[Any], entry: Entry) -> int:
        return owner(entry) if isinstance(entry, Answer) else super().subject(game, entry)

    def table(self, view: Any, lang: str, you: int | None = None, waiting: Sequence[int] = ()) -> str:
        return draw(view, lang)

    def source(self, key: str, lang: str) -> str:
        return say(lang, f"source_{key}")

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

    def values(self, item: Item) -> dict[str, Any]:
        return item_values(item)

    def printed(self) -> dict[str, Any]:
        return {"production": GOAL_PRODUCTION, "stadiums": GOAL_STADIUMS, "factories": FACTORIES_PER_TYPE}


TEXT = EvacuationText()
