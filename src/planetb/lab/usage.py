"""How often every option is offered and chosen, and how those who chose it fared: the balance of a game."""

from typing import Any

from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.kernel.effect import Effect
from planetb.kernel.game import Game
from planetb.kernel.state import Note
from planetb.kernel.step import Ask, Step
from planetb.lab.course import Course
from planetb.lab.exploration import Opening
from planetb.lab.following import Follower
from planetb.lab.statistics import Spread, wilson
from planetb.lab.tally import Fared, Tally, exact
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


class Piece(Tally):
    """The tally of one piece of content in one sort of decision, seat by seat: who could have it, who did."""

    fields = ("met", *Tally.fields)

    def __init__(self) -> None:
        super().__init__()
        self.met = 0  # seats that could take it at least once

    @property
    def taken_rate(self) -> float:
        return self.seats / self.met if self.met else 0.0

    @property
    def taken_interval(self) -> tuple[float, float]:
        return wilson(self.seats, self.met)


class Usage:
    """Counts by question and option: `play: card oil`. Usages of many games add up."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0  # of all games
        self.counts: dict[str, Tally] = {}
        self.figures: dict[str, Figure] = {}  # what seats ended with: points by source and more
        self.course = Course()  # points by source over the game, of all seats
        self.winners = Course()  # likewise, of those who won
        self.openings = Opening()  # how seats began
        self.names: dict[str, str] = {}  # of moves in openings that are of no piece of content, in English
        self.pieces: dict[str, Piece] = {}  # by question, sort and code: `turn: slot satellite.nova`
        self.firsts: dict[
            str, Piece
        ] = {}  # likewise, of each seat's first decision of that question and sort
        self._follower: Follower | None = None  # of the game that is being played

    def offer(self, match: Match, option: int) -> None:
        """Notes a choice that is about to be made."""
        game = match.game
        ask = game.ask(match.state)
        assert isinstance(ask, Ask)
        if self._follower is None or self._follower.match is not match:
            self._follower = Follower(match)
        self._follower.see(ask, match.options, option)
        question = question_of(ask)
        for other in match.options:
            self._count(question, game, other).offered += 1
        self._count(question, game, option).picked += 1

    def close(self, match: Match, winners: list[int]) -> None:
        """Notes all that happened in a finished match, and who won."""
        self.games += 1
        scores = match.scores
        if self._follower:
            self._follower.finish()
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
            wins = 1 / len(winners) if seat in winners else 0.0
            self._figure(match, seat, scores[seat], wins)
            if self._follower:
                self._follow(self._follower, seat, scores[seat], wins)
        for key, words in self._follower.names.items() if self._follower else ():
            self._name(key, words)
        self._follower = None

    def _follow(self, follower: Follower, seat: int, points: int, wins: float) -> None:
        """Notes how a seat of a finished game began, what it met and how its points grew."""
        sources = follower.sources(seat)
        self.course.note(sources)
        if wins:
            self.winners.note(sources)
        self.openings.walk(follower.opening(seat), wins, points)
        for key, meeting in follower.met[seat].items():
            piece = self.pieces.setdefault(key, Piece())
            piece.met += 1
            piece.offered += meeting.offered
            piece.picked += meeting.picked
            if meeting.picked:
                piece.note(wins, points)
            if meeting.first:
                first = self.firsts.setdefault(key, Piece())
                first.met += 1
                if meeting.begun:
                    first.note(wins, points)

    def _name(self, key: str, words: str) -> None:
        """Of several wordings the first by the alphabet, so that the order of games does not matter."""
        self.names[key] = min(words, self.names.get(key, words))

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
        self.course.add(other.course)
        self.winners.add(other.winners)
        self.openings.add(other.openings)
        for key, words in other.names.items():
            self._name(key, words)
        for mine, theirs in ((self.pieces, other.pieces), (self.firsts, other.firsts)):
            for key, piece in theirs.items():
                mine.setdefault(key, Piece()).add(piece)

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
        return {
            "games": self.games,
            "seats": self.seats,
            "counts": counts,
            "figures": figures,
            "course": self.course.as_dict(),
            "winners": self.winners.as_dict(),
            "openings": self.openings.as_dict(),
            "names": dict(sorted(self.names.items())),
            "pieces": _told(self.pieces),
            "firsts": _told(self.firsts),
        }


def _told(pieces: dict[str, Piece]) -> dict[str, Any]:
    return {key: piece.as_dict() | {"wins": exact(piece.wins)} for key, piece in sorted(pieces.items())}


def named(game: Game[Any], figure: str) -> str:
    """A figure that ends with the code of an item, or its number in its deck, by its English name.

    `ship: Panorama` was `ship: ship.panorama` or `ship 3`.
    """
    name = game.meta.name
    items = content_of(name).items if name in MODULES else {}
    sort, _, code = figure.rpartition(": ")
    item = items.get(code) if sort else None
    if not sort:
        sort, _, number = figure.rpartition(" ")
        deck = [item for item in items.values() if item.kind == sort] if number.isdecimal() else []
        item = deck[int(number) - 1] if deck and 0 < int(number) <= len(deck) else None
    return f"{sort}: {text_of(name).name(item, 'en')}" if item else figure


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
    if "course" in data:  # older files tell nothing of what follows
        usage.course.read(data["course"])
        usage.winners.read(data["winners"])
        usage.openings.read(data["openings"])
        usage.names = data["names"]
        for mine, theirs in ((usage.pieces, data["pieces"]), (usage.firsts, data["firsts"])):
            for key, values in theirs.items():
                mine[key] = Piece()
                mine[key].read(values)
    return usage


def question_of(ask: Step[Any]) -> str:
    """The question's name, with the card it belongs to where there is one: `one of A05.2`."""
    effect = getattr(ask, "effect", None)
    return f"{step_name(ask)} {effect.path}" if isinstance(effect, Effect) else step_name(ask)
