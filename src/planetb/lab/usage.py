"""How often every option is offered and chosen, and how those who chose it fared: the balance of a game."""

from typing import Any

from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.kernel.effect import Effect
from planetb.kernel.game import Game
from planetb.kernel.state import Note
from planetb.kernel.step import Step
from planetb.lab.statistics import Spread
from planetb.lab.tally import Fared, Tally
from planetb.match import Match
from planetb.text.game_text import step_name, text_of


class Figure(Fared):
    """The tally of one number that seats ended with; `seats`, `wins` and `points` are of those with any."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[int, int] = {}  # how many seats ended with each value

    def end(self, value: int, wins: float, points: int) -> None:
        """Counts a seat that ended with this value."""
        self.values[value] = self.values.get(value, 0) + 1
        if value:
            self.note(wins, points)

    def add(self, other: Fared) -> None:
        super().add(other)
        for value, n in other.values.items() if isinstance(other, Figure) else ():
            self.values[value] = self.values.get(value, 0) + n

    def spread(self, everybody: int) -> Spread:
        """The values of all seats; of those where nothing was noted it is 0."""
        noted = [float(value) for value, n in self.values.items() for _ in range(n)]
        return Spread(noted + [0.0] * (everybody - len(noted)))

    def as_dict(self) -> dict[str, Any]:
        values = {str(value): self.values[value] for value in sorted(self.values)}
        return {"values": values, **super().as_dict()}

    def read(self, values: dict[str, Any]) -> None:
        super().read(values)
        self.values = {int(value): n for value, n in values["values"].items()}


class Usage:
    """Counts by question and option: `play: card oil`. Usages of many games add up."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0  # of all games
        self.counts: dict[str, Tally] = {}
        self.figures: dict[str, Figure] = {}  # what seats ended with: points by source and more

    def offer(self, match: Match, option: int) -> None:
        """Notes a choice that is about to be made."""
        game = match.game
        question = question_of(match.game.ask(match.state))
        for other in match.options:
            self._count(question, game, other).offered += 1
        self._count(question, game, option).picked += 1

    def close(self, match: Match, winners: list[int]) -> None:
        """Notes all that happened in a finished match, and who won."""
        self.games += 1
        scores = match.scores
        seen: set[tuple[int, str]] = set()
        for entry in match.trail:
            seat = entry.seat
            if isinstance(entry, Note) or seat < 0:
                continue
            key = f"{question_of(entry.step)}: {match.game.table.word(entry.option)}"
            count = self.counts.setdefault(key, Tally())
            count.done += 1
            if (seat, key) not in seen:
                seen.add((seat, key))
                count.note(1 / len(winners) if seat in winners else 0.0, scores[seat])
        for seat in range(len(scores)):
            self._figure(match, seat, scores[seat], 1 / len(winners) if seat in winners else 0.0)

    def _figure(self, match: Match, seat: int, points: int, wins: float) -> None:
        self.seats += 1
        sources = match.game.breakdown(match.state, seat)
        told = {f"points: {name}": value for name, value in sources.items()}
        told |= {named(match.game, name): n for name, n in match.game.figures(match.state, seat).items()}
        for name, value in told.items():
            self.figures.setdefault(name, Figure()).end(value, wins, points)

    def add(self, other: "Usage") -> None:
        self.games += other.games
        self.seats += other.seats
        for name, figure in other.figures.items():
            self.figures.setdefault(name, Figure()).add(figure)
        for key, count in other.counts.items():
            self.counts.setdefault(key, Tally()).add(count)

    def _count(self, question: str, game: Game[Any], option: int) -> Tally:
        return self.counts.setdefault(f"{question}: {game.table.word(option)}", Tally())

    def by_domain(self, game: Game[Any]) -> dict[str, int]:
        """How often options of each sort happened: slots against cards, say."""
        totals: dict[str, int] = {}
        for key, count in self.counts.items():
            option = game.table.ids[key.rpartition(": ")[2].lower()]
            name = game.table.domain(option).name
            totals[name] = totals.get(name, 0) + count.done
        return totals

    def as_dict(self) -> dict[str, Any]:
        counts = {key: count.as_dict() for key, count in sorted(self.counts.items())}
        figures = {name: figure.as_dict() for name, figure in sorted(self.figures.items())}
        return {"games": self.games, "seats": self.seats, "counts": counts, "figures": figures}


def named(game: Game[Any], figure: str) -> str:
    """A figure that ends with the code of an item, by the English name of that item: `ship: Panorama`."""
    sort, _, code = figure.rpartition(": ")
    items = content_of(game.meta.name).items if sort and game.meta.name in MODULES else {}
    return f"{sort}: {text_of(game.meta.name).name(items[code], 'en')}" if code in items else figure


def parse_usage(data: dict[str, Any]) -> Usage:
    """Reads `as_dict` back."""
    usage = Usage()
    usage.games = data["games"]
    for key, values in data["counts"].items():
        usage.counts[key] = Tally()
        usage.counts[key].read(values)
    usage.seats = data.get("seats", 0)
    for key, values in data.get("figures", {}).items():
        usage.figures[key] = Figure()
        usage.figures[key].read(values)
    return usage


def question_of(ask: Step[Any]) -> str:
    """The question's name, with the card it belongs to where there is one: `one of A05.2`."""
    effect = getattr(ask, "effect", None)
    return f"{step_name(ask)} {effect.path}" if isinstance(effect, Effect) else step_name(ask)
