"""What a game says: options, prompts, log lines and content sheets, in every language."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module, util
from typing import Any, ClassVar, Final

from planetb.games.registry import MODULES
from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.content import Item, content_of
from planetb.kernel.game import Game
from planetb.kernel.state import Answer, Entry
from planetb.kernel.step import Ask, Step
from planetb.text.barred import BARRED
from planetb.text.grammar import Noun, capital, join_or, quoted

_LONG: Final = 60  # letters of an option that is told in short where another one was wanted
_NAMED: Final = 3  # options of the same sort, where another one of it was wanted


@mypyc_attr(allow_interpreted_subclasses=True)
class GameText:
    """The texts of a game. This base speaks notation, so that a game without texts can be played too."""

    pieces: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Sorts of options that are about a piece of content, and how its code is made of their name: the first
    of these codes that there is."""

    wanted: ClassVar[Mapping[str, str]] = {}
    """For studies: decisions that show which pieces are wanted (`turn: slot`); what is done, in English."""

    ended: ClassVar[Mapping[str, str]] = {}
    """Likewise, sorts of pieces among the figures that a seat ended with, and what they are called."""

    def deed(self, game: Game[Any], state: Any, ask: Ask[Any], option: int) -> tuple[str, str]:
        """What is done and with which piece of content: `slot`, `satellite.a`. Without a piece, its word."""
        domain = game.table.domain(option)
        name = domain.names[option - domain.start] if domain.names else ""
        codes = [form.format(name) for form in self.pieces.get(domain.name, ())]
        items = content_of(game.meta.name).items if codes else {}
        return next(((domain.name, code) for code in codes if code in items), (domain.name, name))

    def option(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, lang: str) -> str:
        """One short phrase for an option of the open question `ask`, beginning with a capital.

        A game says it in `option_words`; one without texts speaks notation.
        """
        return capital(self.option_words(game, state, ask, option, lang)) or game.table.word(option)

    def option_words(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, lang: str) -> str:
        """What `option` says, as it would stand inside a sentence."""
        return ""

    def prompt(self, game: Game[Any], state: Any, ask: Ask[Any], lang: str) -> str:
        """What is asked of the seat, in one line, with the rule that matters."""
        return step_name(ask)

    def why_not(self, game: Game[Any], state: Any, ask: Ask[Any], word: str, lang: str) -> str:
        """Why `word` (an option in notation, or how some begin) is not possible at `ask`, in a sentence.

        What bars it is told by the rules themselves (`Game.bar`); nothing if something of it is possible.
        `state` holds no more than the asked seat may know.
        """
        wanted = " ".join(word.split()).lower()
        meant = [
            o for known, o in game.table.ids.items() if known == wanted or known.startswith(f"{wanted} ")
        ]
        keys = [game.bar(state, ask.seat, option) for option in meant]
        if not meant or not all(keys):
            return "" if meant else self._instead(game, state, ask, wanted.split()[0], lang)
        told = keys[0] if len(set(keys)) == 1 else "elsewhere"
        found = self.barred(game, state, ask, meant[0], told, lang)
        return found or self._instead(game, state, ask, game.table.domain(meant[0]).name, lang)

    def barred(self, game: Game[Any], state: Any, ask: Ask[Any], option: int, key: str, lang: str) -> str:
        """The sentence of a bar (`why_<key>`), or nothing: then what is possible instead is told."""
        return BARRED(lang, f"why_{key}") if key != "elsewhere" and f"why_{key}" in BARRED else ""

    def _instead(self, game: Game[Any], state: Any, ask: Ask[Any], sort: str, lang: str) -> str:
        options = game.options_of(state, ask.seat)
        alike = [option for option in options if game.table.domain(option).name == sort]
        words = [self.option(game, state, ask, option, lang) for option in alike[:_NAMED]]
        if not words:
            return BARRED(lang, "why_elsewhere")
        named = [quoted(_brief(word), lang) for word in words]
        more = len(alike) > _NAMED
        listed = ", ".join(named) if more else join_or(named, lang)
        return BARRED(lang, "why_instead", words=listed, more=more)

    def line(self, game: Game[Any], entry: Entry, viewer: int, lang: str) -> str:
        """A log line about one entry of the trail without its subject ("draws a card"), or nothing.

        `viewer` is the seat that reads (or NOBODY): what it may not know must not be said. Seats other than
        the subject are named by `planetb.text.seats.mark`.
        """
        return game.table.word(entry.option) if isinstance(entry, Answer) and entry.seat == viewer else ""

    def confidant(self, entry: Entry) -> int | None:
        """The one seat that may be told more of an entry than others, or NOBODY if there is none: everybody
        else reads what a spectator does, so that a line is made once for all of them.

        None if that is not known: then `line` is asked for every viewer.
        """
        return None

    def subject(self, game: Game[Any], entry: Entry) -> int:
        """Whose line it is: the seat that answered, or chance; a game may know whom chance gave something."""
        return entry.seat

    def table(self, view: Any, lang: str, you: int | None = None, waiting: Sequence[int] = ()) -> str:
        """A view drawn for a terminal, 100 columns: `you` looks, `waiting` are the seats to decide."""
        return "\n".join(_outline(view, ""))

    def source(self, key: str, lang: str) -> str:
        """The name of one source of points, as the game's scoring breakdown keys it; it begins a line."""
        return key

    def curves(self, lang: str) -> dict[str, str]:
        """Numbers of every seat that are worth a curve over the game, with their names.

        Each is named by its place in the seat's part of the view ("goods.kelp"; a list counts its entries).
        Nothing named: all plain numbers.
        """
        return {}

    def ledger(self, lang: str) -> dict[str, str]:
        """Numbers of every seat whose changes the log tells, named as in `curves`; all of them public."""
        return self.curves(lang)

    def end(self, end: str, lang: str) -> str:
        """How the game ended, in words."""
        return end

    def name(self, item: Item, lang: str) -> str:
        """The name of a piece of content."""
        return item.code

    def rules(self, item: Item, lang: str) -> str:
        """What a piece of content does, in a sentence or two."""
        return ""

    def values(self, item: Item) -> dict[str, Any]:
        """What is printed on a piece of content, for pictures of it: terms as words, amounts as numbers."""
        return item.values

    def printed(self) -> dict[str, Any]:
        """Numbers of the rules that a board prints and no piece of content carries: prices, goals."""
        return {}


def _brief(words: str) -> str:
    """An option without what explains it: `buy “Free Lift” (3 knowledge)`."""
    head = words.partition(" – ")[0]
    name, bracket, _ = head.partition(" (")
    return name if len(head) > _LONG and bracket else head


def step_name(ask: Step[Any]) -> str:
    """The name of a question: `CardsBelow` is `cards below`."""
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in type(ask).__name__)[1:]


def curve_names(nouns: Mapping[str, Noun], places: dict[str, str], lang: str) -> dict[str, str]:
    """Names for `GameText.curves` from a game's nouns; "yield line: energy" is made of two."""
    found = {}
    for place, keys in places.items():
        words = " · ".join(nouns[key].many(lang) for key in keys.split(": "))
        found[place] = capital(words)
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
