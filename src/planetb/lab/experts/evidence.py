"""What a page is made from: reports of one game, put together by seats and variants."""

import json

from planetb.games import registry
from planetb.kernel.meta import Value
from planetb.lab.report import Report, made_here
from planetb.lab.statistics import Spread
from planetb.lab.usage import Usage

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


class Tables:
    """All games at tables alike: so many seats, these variants, these bots."""

    def __init__(self, first: Report) -> None:
        self.seats = first.contest.seats
        self.bots = first.contest.bots
        self.by_name = False  # whether other tables have other bots, so that it must be said whose these are
        self.leads = True  # whether it is of these that sentences and pictures tell what is wanted
        self.variants: dict[str, Value] = first.contest.variants
        self.whole = Report(first.contest, [], Usage(), first.made)

    def take(self, report: Report) -> None:
        self.whole.outcomes += report.outcomes
        self.whole.usage.add(report.usage)

    @property
    def usage(self) -> Usage:
        return self.whole.usage

    @property
    def games(self) -> int:
        return len(self.whole.outcomes)

    @property
    def label(self) -> str:
        """What these tables are called at the head of a column."""
        told = [f"{name.replace('_', ' ')} {value}" for name, value in self.variants.items()]
        told += self.bots if self.by_name else []
        return ("alone" if self.seats == 1 else f"{self.seats} seats") + (
            f" ({', '.join(told)})" if told else ""
        )

    @property
    def place(self) -> str:
        """And at the beginning of a sentence."""
        label = self.label.replace(f"{self.seats} seats", f"with {NUMBERS[self.seats]} seats", 1)
        return label[0].upper() + label[1:]

    @property
    def share(self) -> float:
        """What a seat wins on average; alone, how often the game is won."""
        outcomes = self.whole.outcomes
        return sum(bool(outcome.winners) for outcome in outcomes) / max(1, self.games * self.seats)

    @property
    def decided(self) -> bool:
        """Whether some win and others lose; alone there may be nothing to win but points."""
        return 0 < self.share < 1

    @property
    def scores(self) -> Spread:
        """The points of all seats."""
        return Spread([float(score) for outcome in self.whole.outcomes for score in outcome.scores])


class Evidence:
    """All tables of a game, those of fewer seats first, and of these the standard variants.

    Other bots or variants want other things: what is wanted is told of the tables with several seats that
    played most, and of those with the same bots and variants.
    """

    def __init__(self, game: str, reports: list[tuple[str, Report]]) -> None:
        self.game = registry.game(game)
        self.reports = reports  # with the names of their files
        found: dict[str, Tables] = {}
        for _, report in reports:
            contest = report.contest
            key = json.dumps([contest.seats, contest.variants, contest.bots], sort_keys=True)
            found.setdefault(key, Tables(report)).take(report)
        order = sorted(found, key=lambda key: (found[key].seats, len(found[key].variants), key))
        self.tables = [found[key] for key in order]
        first = max(self.shared, key=lambda each: (each.games, -each.seats), default=self.tables[0])
        for tables in self.tables:
            tables.by_name = len(self.bots) > 1
            tables.leads = (tables.bots, tables.variants) == (first.bots, first.variants)

    @property
    def shared(self) -> list[Tables]:
        """Tables where seats meet."""
        return [tables for tables in self.tables if tables.seats > 1]

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(bot for _, report in self.reports for bot in report.contest.bots))


def unfit(report: Report, game: str) -> str:
    """Why a report cannot be of the page of this game, or nothing."""
    if report.contest.game != game:
        return f"it is of {report.contest.game}, not of {game}"
    if not report.outcomes:
        return "it has no games"
    if not report.usage.course.seats:
        return "it does not tell what was chosen; play it with planetb arena … --usage --json FILE"
    made, here = report.made, made_here(game)
    for name, word in (("rules_version", "rules version"), ("content", "content")):
        if made.get(name) != here[name]:
            return f"it is of {word} {made.get(name, '(not noted)')}, and {game} is at {here[name]}"
    return ""
