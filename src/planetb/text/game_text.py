"""What a game says: options, prompts, log lines and content sheets, in every language."""

from importlib import import_module, util
from typing import Any

from planetb.games.registry import MODULES
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import NOTE, Entry, Frame


class GameText:
    """The texts of a game. This base speaks notation, so that a game without texts can be played too."""

    def option(self, game: Game[Any], state: Any, frame: Frame, option: int, lang: str) -> str:
        """One short phrase for an option of the open question `frame`."""
        return game.table.word(option)

    def prompt(self, game: Game[Any], state: Any, frame: Frame, lang: str) -> str:
        """What is asked of the seat, in one line, with the rule that matters."""
        return game.steps[frame[0]].name

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        """A log line about one entry of the trail without its subject ("draws a card"), or nothing.

        `viewer` is the seat that reads (or NOBODY): what it may not know must not be said.
        """
        return "" if entry[0] == NOTE else game.table.word(entry[4])

    def name(self, item: Item, lang: str) -> str:
        """The name of a piece of content."""
        return item.code

    def rules(self, item: Item, lang: str) -> str:
        """What a piece of content does, in a sentence or two."""
        return ""


def text_of(game: str) -> GameText:
    """The texts of a game: `planetb.games.<game>.text.TEXT`, or plain notation."""
    if game in MODULES:
        home = MODULES[game].rpartition(".")[0] + ".text"
        if util.find_spec(home) is not None:
            found: GameText = import_module(home).TEXT
            return found
    return GameText()
