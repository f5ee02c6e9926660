"""What a game says: options, prompts, log lines and content sheets, in every language."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module, util
from typing import Any, Final

from planetb.games.registry import MODULES
from planetb.kernel.content import Item
from planetb.kernel.game import Game
from planetb.kernel.state import NOTE, Entry, Frame
from planetb.text.errors import instead
from planetb.text.grammar import Noun

_NAMED: Final = 3  # options of the same sort, where another one of it was wanted


class GameText:
    """The texts of a game. This base speaks notation, so that a game without texts can be played too."""

    def option(self, game: Game[Any], state: Any, frame: Frame, option: int, lang: str) -> str:
        """One short phrase for an option of the open question `frame`."""
        return game.table.word(option)

    def prompt(self, game: Game[Any], state: Any, frame: Frame, lang: str) -> str:
        """What is asked of the seat, in one line, with the rule that matters."""
        return game.steps[frame[0]].name

    def why_not(self, game: Game[Any], state: Any, frame: Frame, word: str, lang: str) -> str:
        """Why `word` (an option in notation, or how some begin) is not possible at `frame`, in a sentence.

        This base says what is possible instead. A game may know the reason; `state` holds no more than the
        asked seat may know.
        """
        sort = game.table.domain(game.table.ids[word]).name if word in game.table.ids else word.split()[0]
        options = game.options_of(state, frame[1])
        alike = [option for option in options if game.table.domain(option).name == sort]
        words = [self.option(game, state, frame, option, lang) for option in alike[:_NAMED]]
        return instead(words, len(alike) > _NAMED, lang)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        """A log line about one entry of the trail without its subject ("draws a card"), or nothing.

        `viewer` is the seat that reads (or NOBODY): what it may not know must not be said. Seats other than
        the subject are named by `planetb.text.seats.mark`.
        """
        return game.table.word(entry[4]) if entry[0] != NOTE and entry[1] == viewer else ""

    def subject(self, game: Game[Any], entry: Entry) -> int:
        """Whose line it is: the seat that answered, or chance; a game may know whom chance gave something."""
        return entry[2] if entry[0] == NOTE else entry[1]

    def table(self, view: dict[str, Any], lang: str) -> str:
        """The game's part of a view (`view["table"]` and its frame) drawn for a terminal, 100 columns."""
        return "\n".join(_outline(view["table"], ""))

    def source(self, key: str, lang: str) -> str:
        """The name of one source of points, as the game's scoring breakdown keys it."""
        return key

    def curves(self, lang: str) -> dict[str, str]:
        """Numbers of every seat that are worth a curve over the game, with their names.

        Each is named by its place in the seat's part of the view ("goods.kelp"; a list counts its entries).
        Nothing named: all plain numbers.
        """
        return {}

    def end(self, end: str, lang: str) -> str:
        """How the game ended, in words."""
        return end

    def name(self, item: Item, lang: str) -> str:
        """The name of a piece of content."""
        return item.code

    def rules(self, item: Item, lang: str) -> str:
        """What a piece of content does, in a sentence or two."""
        return ""

    def printed(self) -> dict[str, Any]:
        """Numbers of the rules that a board prints and no piece of content carries: prices, goals."""
        return {}


def curve_names(nouns: Mapping[str, Noun], places: dict[str, str], lang: str) -> dict[str, str]:
    """Names for `GameText.curves` from a game's nouns; "yield line: energy" is made of two."""
    found = {}
    for place, keys in places.items():
        words = " · ".join(nouns[key].many(lang) for key in keys.split(": "))
        found[place] = words[0].upper() + words[1:]
    return found


def _outline(value: Any, indent: str) -> list[str]:
    """A view drawn as an indented list, for games that draw nothing better."""
    if isinstance(value, dict):
        lines = []
        for key, inner in value.items():
            plain = not isinstance(inner, (dict, list)) or not inner
            lines += (
                [f"{indent}{key}: {inner}"] if plain else [f"{indent}{key}:", *_outline(inner, indent + "  ")]
            )
        return lines
    if isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
        return [line for inner in value for line in (*_outline(inner, indent), "")][:-1]
    return [f"{indent}{value}"]


@cache
def text_of(game: str) -> GameText:
    """The texts of a game: `planetb.games.<game>.text.TEXT`, or plain notation."""
    if game in MODULES:
        home = MODULES[game].rpartition(".")[0] + ".text"
        if util.find_spec(home) is not None:
            found: GameText = import_module(home).TEXT
            return found
    return GameText()
