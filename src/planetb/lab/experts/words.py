"""How figures are said: shares with their intervals, moves and pieces by their English names."""

from collections.abc import Callable

from planetb.games.registry import MODULES
from planetb.kernel.content import Item, content_of
from planetb.lab.following import AND
from planetb.lab.tally import Fared
from planetb.text.game_text import text_of
from planetb.text.grammar import join_and

LONGEST = 110  # letters of what a piece does
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def percent(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def rated(rate: float, bounds: tuple[float, float]) -> str:
    """`52 % [48-56]`."""
    return f"{percent(rate)} [{100 * bounds[0]:.0f}-{100 * bounds[1]:.0f}]"


def won(fared: Fared) -> str:
    """How often these seats won."""
    return rated(fared.win_rate, fared.win_interval) if fared.seats else "–"


def fared_at(decided: bool, fared: Fared) -> str:
    """How these seats fared: how often they won, or where there is nothing to win, their points."""
    if decided or not fared.seats:
        return won(fared)
    return f"{about(fared.mean_points, fared.points_error)} points"


def about(mean: float, error: float) -> str:
    return f"{mean:.1f} ± {error:.1f}"


def listed(words: list[str]) -> str:
    return join_and(words, "en")


class Names:
    """What things of a game are called."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = text_of(game)
        self.items: dict[str, Item] = content_of(game).items if game in MODULES else {}

    def short(self, code: str) -> str:
        return self.text.name(self.items[code], "en")

    def piece(self, code: str) -> str:
        """A piece by its name; one that is only numbered is told by what it does, too."""
        item = self.items[code]
        name = self.short(code)
        if "(" in name or not any(letter.isdigit() for letter in name):
            return name
        rules = self.text.rules(item, "en").replace("\n", " ").rstrip(".")
        if len(rules) > LONGEST:
            rules = rules[:LONGEST].rpartition(" ")[0].rstrip(",;:") + " …"
        return f"{name} ({rules})" if rules else name

    def move(self, key: str, said: dict[str, str], call: Callable[[str], str] | None = None) -> str:
        """A move of an opening; `said` is how moves that are of no piece were put into words."""
        call = call or self.piece
        question, _, parts = key.partition(": ")
        names = []
        for part in parts.split(AND):
            code = part.rpartition(" ")[2]
            told = said.get(f"{question}: {part}", part).partition(" – ")[0]
            names.append(call(code) if code in self.items else told)
        counted = [f"{names.count(name)} × {name}" if names.count(name) > 1 else name for name in names]
        return listed(list(dict.fromkeys(counted))) + self._done(key, names[-1])

    def _done(self, key: str, name: str) -> str:
        """What is done with the pieces of a move, where their names do not say it."""
        decision, _, code = key.partition(AND)[0].rpartition(" ")
        if code not in self.items or "(" in name:
            return ""
        verb = self.text.wanted.get(decision, decision.partition(": ")[2])
        return f" ({verb.partition(',')[0]})"

    def source(self, key: str) -> str:
        """A source of points, as it stands within a sentence."""
        name = self.text.source(key, "en")
        return name[:1].lower() + name[1:]


def cell(words: str) -> str:
    """Words that fit between the bars of a table."""
    return words.replace("|", "/").replace("\n", " ")


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """Lines of a Markdown table: words to the left, figures to the right."""
    lines = [f"| {' | '.join(heads)} |", f"| --- {'| --: ' * (len(heads) - 1)}|"]
    return [*lines, *(f"| {' | '.join(cell(word) for word in row)} |" for row in rows), ""]
