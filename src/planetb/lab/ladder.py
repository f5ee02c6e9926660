"""A ladder: every bot meets every other on the same published deals; ratings say how far they are apart."""

import json
from collections.abc import Callable
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from planetb.kernel.errors import InvalidSetup
from planetb.kernel.meta import Value
from planetb.lab.arena import run
from planetb.lab.contest import Contest, parse_contest
from planetb.lab.executor import chosen
from planetb.lab.outcome import parse_outcome
from planetb.lab.report import Report
from planetb.lab.statistics import Z95, ratings

STEP: Final = log(10) / 400  # a point of rating as a step of the logistic curve
Pair = tuple[int, int]


class Rung:
    """A bot's place on the ladder."""

    def __init__(self, bot: str, rating: float, error: float, wins: float, games: int, speed: float) -> None:
        self.bot = bot
        self.rating = rating
        self.error = error  # half the 95 % interval
        self.wins = wins
        self.games = games
        self.speed = speed  # milliseconds a choice


class Ladder:
    """A round robin, and what of it has been played."""

    def __init__(
        self, game: str, bots: list[str], seats: int, games: int, seed: int, variants: dict[str, Value]
    ) -> None:
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise InvalidSetup("bad_contest", reason="a ladder needs at least two bots, all different")
        if seats < 2:
            raise InvalidSetup("bad_contest", reason="on a ladder bots meet: it needs two seats at least")
        self.bots = bots
        self.contests: dict[Pair, Contest] = {
            (a, b): Contest(game, [bots[a], bots[b]], seats, games, seed, variants)
            for a, b in combinations(range(len(bots)), 2)
        }
        self.reports: dict[Pair, Report] = {}

    def play(
        self,
        workers: int | None = None,
        told: Callable[[str], None] = lambda words: None,
        keep: Callable[[], None] = lambda: None,
        on: str | None = None,
    ) -> str:
        """Plays what is missing, pair by pair; returns why it ended early, if it did."""
        for pair, contest in self.contests.items():
            before = self.reports.get(pair)
            if before is None or len(before.outcomes) < contest.games:
                report = run(contest, None, None, before, chosen(on, workers, contest.games))
                self.reports[pair] = report
                keep()
                if report.trouble:
                    return report.trouble
            told(self.words(pair))
        return ""

    def words(self, pair: Pair) -> str:
        """How a pair fared, in a line."""
        standing = self.reports[pair].of_bot(0)
        low, high = standing.interval
        one, other = (self.bots[i] for i in pair)
        return f"{one} wins {standing.rate:.0%} [{low:.0%}-{high:.0%}] of {standing.games} against {other}"

    def wins(self) -> list[list[float]]:
        """How often each bot won against each other; a shared win is half of one."""
        n = len(self.bots)
        table = [[0.0] * n for _ in range(n)]
        for (a, b), report in self.reports.items():
            won = report.of_bot(0).wins
            table[a][b] += won
            table[b][a] += len(report.outcomes) - won
        return table

    def rungs(self) -> list[Rung]:
        """The bots with their ratings, the strongest first."""
        wins = self.wins()
        found = ratings(wins)
        errors = rating_errors(wins, found)
        rungs = []
        for i, bot in enumerate(self.bots):
            met = [(pair.index(i), report) for pair, report in self.reports.items() if i in pair]
            games = sum(len(report.outcomes) for _, report in met)
            speed = sum(report.milliseconds(place) for place, report in met) / max(1, len(met))
            rungs.append(Rung(bot, found[i], errors[i], sum(wins[i]), games, speed))
        return sorted(rungs, key=lambda rung: (-rung.rating, rung.bot))

    # On disk

    def save(self, path: Path) -> None:
        """Writes everything played; whole or not at all."""
        data = {
            "bots": self.bots,
            "contest": next(iter(self.contests.values())).as_dict(),
            "played": [
                {"pair": list(pair), "outcomes": [outcome.as_dict() for outcome in report.outcomes]}
                for pair, report in self.reports.items()
            ],
            "ratings": [vars(rung) for rung in self.rungs()],
        }
        rest = path.with_name(path.name + ".part")
        rest.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        rest.replace(path)

    def resume(self, path: Path) -> None:
        """Takes over what a file says was played of this ladder; pairs with new bots are still to play."""
        try:
            data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            before = parse_contest(data["contest"])
            names: list[str] = data["bots"]
            played = [(each["pair"], [parse_outcome(o) for o in each["outcomes"]]) for each in data["played"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise InvalidSetup("bad_contest", reason=f"{path} is no saved ladder ({error})") from error
        mine = next(iter(self.contests.values()))
        same = {"game", "seats", "seed", "variants"}
        if any(mine.as_dict()[name] != before.as_dict()[name] for name in same):
            raise InvalidSetup("bad_contest", reason=f"{path} is of another game, table or seed")
        for (a, b), outcomes in played:
            pair = self._pair(names[a], names[b])
            if pair is not None:
                contest = self.contests[pair]
                self.reports[pair] = Report(contest, [o for o in outcomes if o.number < contest.games])

    def _pair(self, one: str, other: str) -> Pair | None:
        """The pair of two bots, if it is of this ladder in this order."""
        if one not in self.bots or other not in self.bots:
            return None
        pair = self.bots.index(one), self.bots.index(other)
        return pair if pair in self.contests else None


def rating_errors(wins: list[list[float]], found: list[float]) -> list[float]:
    """Half the 95 % interval of each rating, by the information that the games hold about it."""
    n = len(found)
    information = np.zeros((n, n))
    for a in range(n):
        for b in range(n):
            met = wins[a][b] + wins[b][a]
            if a != b and met:
                chance = 1 / (1 + 10 ** ((found[b] - found[a]) / 400))
                weight = (met + 1) * chance * (1 - chance) * STEP * STEP
                information[a, a] += weight
                information[a, b] -= weight
    spread = np.linalg.pinv(information)
    return [round(Z95 * sqrt(max(0.0, float(spread[i, i]))), 1) for i in range(n)]
