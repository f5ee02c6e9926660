"""How often every option is offered and chosen, and how those who chose it fared: the balance of a game."""

from typing import Any

from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.kernel.effect import Effect
from planetb.kernel.game import Game
from planetb.kernel.state import Note
from planetb.kernel.step import Step
from planetb.lab.statistics import Spread
from planetb.match import Match
from planetb.text.game_text import step_name, text_of

PARTS = 840  # shared wins are split among at most eight seats: every sum of them is a multiple of 1/840


def exact(wins: float) -> float:
    """A sum of shares, rid of rounding: usages may be added in any order and are the same."""
    return round(wins * PARTS) / PARTS


class Count:
    """The tally of one option of one question."""

    __slots__ = ("done", "offered", "picked", "points", "seats", "wins")

    def __init__(self) -> None:
        self.offered = 0  # times it stood among other options
        self.picked = 0  # times it was chosen from them
        self.done = 0  # times it happened, forced or chosen
        self.seats = 0  # seats that did it at least once in a game
        self.wins = 0.0  # of those seats, shared wins split
        self.points = 0.0  # scored by those seats, in all

    def add(self, other: "Count") -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wins = exact(self.wins)

    @property
    def pick_rate(self) -> float:
        return self.picked / self.offered if self.offered else 0.0

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.seats if self.seats else 0.0


class Figure:
    """The tally of one number that seats ended with; `seats`, `wins` and `points` are of those with any."""

    __slots__ = ("points", "seats", "values", "wins")

    def __init__(self) -> None:
        self.values: dict[int, int] = {}  # how many seats ended with each value
        self.seats = 0
        self.wins = 0.0
        self.points = 0.0

    def note(self, value: int, wins: float, points: int) -> None:
        self.values[value] = self.values.get(value, 0) + 1
        if value:
            self.seats += 1
            self.wins += wins
            self.points += points

    def add(self, other: "Figure") -> None:
        for value, n in other.values.items():
            self.values[value] = self.values.get(value, 0) + n
        self.seats += other.seats
        self.wins = exact(self.wins + other.wins)
        self.points += other.points

    def spread(self, everybody: int) -> Spread:
        """The values of all seats; of those where nothing was noted it is 0."""
        noted = [float(value) for value, n in self.values.items() for _ in range(n)]
        return Spread(noted + [0.0] * (everybody - len(noted)))

    def as_dict(self) -> dict[str, Any]:
        values = {str(value): self.values[value] for value in sorted(self.values)}
        return {"values": values, "seats": self.seats, "wins": self.wins, "points": self.points}


class Usage:
    """Counts by question and option: `play: card oil`. Usages of many games add up."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0  # of all games
        self.counts: dict[str, Count] = {}
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
            count = self.counts.setdefault(key, Count())
            count.done += 1
            if (seat, key) not in seen:
                seen.add((seat, key))
                count.seats += 1
                count.points += scores[seat]
                count.wins += 1 / len(winners) if seat in winners else 0
        for seat in range(len(scores)):
            self._figure(match, seat, scores[seat], 1 / len(winners) if seat in winners else 0.0)

    def _figure(self, match: Match, seat: int, points: int, wins: float) -> None:
        self.seats += 1
        sources = match.game.breakdown(match.state, seat)
        told = {f"points: {name}": value for name, value in sources.items()}
        told |= {named(match.game, name): n for name, n in match.game.figures(match.state, seat).items()}
        for name, value in told.items():
            self.figures.setdefault(name, Figure()).note(value, wins, points)

    def add(self, other: "Usage") -> None:
        self.games += other.games
        self.seats += other.seats
        for name, figure in other.figures.items():
            self.figures.setdefault(name, Figure()).add(figure)
        for key, count in other.counts.items():
            self.counts.setdefault(key, Count()).add(count)

    def _count(self, question: str, game: Game[Any], option: int) -> Count:
        return self.counts.setdefault(f"{question}: {game.table.word(option)}", Count())

    def by_domain(self, game: Game[Any]) -> dict[str, int]:
        """How often options of each sort happened: slots against cards, say."""
        totals: dict[str, int] = {}
        for key, count in self.counts.items():
            option = game.table.ids[key.rpartition(": ")[2].lower()]
            name = game.table.domain(option).name
            totals[name] = totals.get(name, 0) + count.done
        return totals

    def as_dict(self) -> dict[str, Any]:
        counts = {
            key: {name: getattr(count, name) for name in Count.__slots__}
            for key, count in sorted(self.counts.items())
        }
        figures = {name: figure.as_dict() for name, figure in sorted(self.figures.items())}
        return {"games": self.games, "seats": self.seats, "counts": counts, "figures": figures}


def named(game: Game[Any], figure: str) -> str:
    """A figure that ends with the code of an item, by the English name of that item: `ship: Panorama`."""
    sort, _, code = figure.rpartition(": ")
    items = content_of(game.meta.name).items if game.meta.name in MODULES else {}
    return f"{sort}: {text_of(game.meta.name).name(items[code], 'en')}" if code in items else figure


def parse_usage(data: dict[str, Any]) -> Usage:
    """Reads `as_dict` back."""
    usage = Usage()
    usage.games = data["games"]
    for key, values in data["counts"].items():
        count = usage.counts[key] = Count()
        for name, value in values.items():
            setattr(count, name, value)
    usage.seats = data.get("seats", 0)
    for key, values in data.get("figures", {}).items():
        figure = usage.figures[key] = Figure()
        figure.values = {int(value): n for value, n in values["values"].items()}
        figure.seats, figure.wins, figure.points = values["seats"], values["wins"], values["points"]
    return usage


def question_of(ask: Step[Any]) -> str:
    """The question's name, with the card it belongs to where there is one: `one of A05.2`."""
    effect = getattr(ask, "effect", None)
    return f"{step_name(ask)} {effect.path}" if isinstance(effect, Effect) else step_name(ask)
