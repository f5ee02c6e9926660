"""Numbers of the content inside prose: rules in our own words and what a coach says read them, too.

{first_hand}                   a number of the item `first hand`
{start.1}, {race_goal.steel}   one of several: by its place, or by its field
{cloning|credit|credits}       by number: the first way for one
{palace:told}                  what the item does, as its sheet says, without the full stop
{palace:item}                  the same behind its name
{level_1.cost:span}            a number of all items of a kind, from the least to the most: `5`, or `0–2`
"""

from typing import Any, Final

from planetb.games import registry
from planetb.kernel.content import Item, content_of
from planetb.text.articles import ARTICLES
from planetb.text.game_text import text_of
from planetb.text.template import NUMBER, Template, parse

FORMS: Final = ("told", "item", "span")


def filled(game: str, lang: str, text: str) -> str:
    """A text with its blanks filled from the content of a game; `{name}` is left to whoever shows it."""
    return _fill(parse(text), Figures(game, lang)) if "{" in text else text


def _fill(pieces: Template, figures: "Figures") -> str:
    said = []
    for piece in pieces:
        if isinstance(piece, str):
            said.append(piece)
        elif piece.form in FORMS:
            said.append(figures.form(piece.names[0], piece.form))
        elif piece.sort == NUMBER:
            said.append(_fill(piece.ways[0 if figures[piece.names[0]] == 1 else 1], figures))
        else:
            value = str(figures[piece.names[0]])
            said.append(ARTICLES[piece.form](value) if piece.form else value)
    return "".join(said)


class Figures:
    """The numbers and sentences of a game's content, by the names that prose uses."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        registry.game(game)
        self.items = {code.replace(" ", "_"): item for code, item in content_of(game).items.items()}

    def __getitem__(self, name: str) -> int | str:
        if name == "name":
            return "{name}"
        code, _, rest = name.partition(".")
        while code not in self.items and rest:
            more, _, rest = rest.partition(".")
            code = f"{code}.{more}"
        if code not in self.items:
            raise ValueError(f"{name!r} is nothing of the content of {self.game}")
        return number(self.items[code], rest)

    def form(self, name: str, form: str) -> str:
        """What an item does (`told`), its name besides (`item`), or a number of all of a kind (`span`)."""
        if form == "span":
            return self.span(*name.split("."))
        item, text = self.items[name], text_of(self.game)
        rules = text.rules(item, self.lang).removesuffix(".")
        return f"**{text.name(item, self.lang)}**: {rules}" if form == "item" else rules

    def span(self, kind: str, field: str) -> str:
        """From the least to the most of a number, over all items of a kind."""
        found = [item.number(field) for item in self.items.values() if item.kind.replace(" ", "_") == kind]
        if not found:
            raise ValueError(f"{kind!r} is no kind of the content of {self.game}")
        least, most = min(found), max(found)
        return str(least) if least == most else f"{least}–{most}"


def number(item: Item, path: str) -> int:
    """A number of an item: the only one, the one of a field, or one of a list by its place."""
    found: Any = item.values
    for step in path.split(".") if path else []:
        if isinstance(found, dict) and step not in found:
            (found,) = found.values()
        found = found[int(step)] if isinstance(found, (list, tuple)) else found[step]
    while isinstance(found, dict) or (isinstance(found, (list, tuple)) and len(found) == 1):
        (found,) = found.values() if isinstance(found, dict) else found
    if type(found) is not int:
        raise ValueError(f"{item.code} has no single number at {path!r}")
    return found
