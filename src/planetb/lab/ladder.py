"""A ladder: bots meet on the same published deals; ratings say how far they are apart."""

import json
from collections.abc import Callable
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from planetb.kernel.errors import InvalidSetup
from planetb.kernel.meta import Value
from planetb.lab.arena import run
from planetb.lab.compressed import packed, unpacked
from planetb.lab.contest import Contest, parse_contest
from planetb.lab.executor import Executor, chosen
from planetb.lab.outcome import Outcome, parse_outcome
from planetb.lab.report import Report, ahead, made_here
from planetb.lab.statistics import Z95, Spread, ratings, wilson

STEP: Final = log(10) / 400  # a point of rating as a step of the logistic curve
KEPT_EVERY: Final = 60.0  # seconds of one pair
Pair = tuple[int, int]


class Rung:
    """A bot's place on the ladder."""

    def __init__(
        self, bot: str, rating: float, error: float, wins: float, games: int, speed: float, place: Spread
    ) -> None:
        self.bot = bot
        self.rating = rating
        self.error = error  # half the 95 % interval
        self.wins = wins
        self.games = games
        self.speed = speed  # milliseconds a choice
        self.place = place  # at the table, from 1; seats of a bot count as one in a game

    def as_dict(self) -> dict[str, Any]:
        return {**vars(self), "place": round(self.place.mean, 3), "place_error": round(self.place.error, 3)}


class Timed:
    """How long the bots of a pair thought: choices and CPU seconds of the first and of the second."""

    def __init__(self, choices: list[int], seconds: list[float]) -> None:
        self.choices = choices
        self.seconds = seconds

    def add(self, outcomes: list[Outcome]) -> None:
        """Counts games that were just played; those of a file have no times."""
        for outcome in outcomes:
            for who, choices, seconds in zip(outcome.lineup, outcome.choices, outcome.seconds, strict=False):
                self.choices[who] += choices
                self.seconds[who] = round(self.seconds[who] + seconds, 4)


class Ladder:
    """Pairs of bots and what they have played. With `near`, only bots so close in the list meet."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        seats: int,
        games: int,
        seed: int,
        variants: dict[str, Value],
        near: int | None = None,
    ) -> None:
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise InvalidSetup("bad_contest", reason="a ladder needs at least two bots, all different")
        if seats < 2:
            raise InvalidSetup("bad_contest", reason="on a ladder bots meet: it needs two seats at least")
        self.bots = bots
        self.contests: dict[Pair, Contest] = {
            (a, b): Contest(game, [bots[a], bots[b]], seats, games, seed, variants)
            for a, b in combinations(range(len(bots)), 2)
            if near is None or b - a <= near
        }
        self.reports: dict[Pair, Report] = {}
        self.timed: dict[Pair, Timed] = {}
        self.commands: list[str] = []  # that played it, and the machines they ran on
        self.machines: list[str] = []

    def note(self, command: str, machine: str) -> None:
        """Notes what plays on, and where; each once."""
        self.commands = list(dict.fromkeys([*self.commands, command]))
        self.machines = list(dict.fromkeys([*self.machines, machine]))

    @property
    def contest(self) -> Contest:
        """What all pairs have in common, as one of them has it."""
        return next(iter(self.contests.values()))

    def play(
        self,
        workers: int | None = None,
        told: Callable[[str], None] = lambda words: None,
        keep: Callable[[], None] = lambda: None,
        on: str | None = None,
        progress: Callable[[Pair], None] = lambda pair: None,
    ) -> str:
        """Plays what is missing, pair by pair; returns why it ended early, if it did.

        What was played is kept after every pair, and now and then within one.
        """
        for pair, contest in self.contests.items():
            before = self.reports.get(pair)
            if before is None or len(before.outcomes) < contest.games:
                trouble = self._meet(pair, before, chosen(on, workers, contest.games), keep, progress)
                if trouble:
                    return trouble
            told(self.words(pair))
        return ""

    def _meet(
        self,
        pair: Pair,
        before: Report | None,
        executor: Executor,
        keep: Callable[[], None],
        progress: Callable[[Pair], None],
    ) -> str:
        """Plays what a pair lacks; returns why it ended early."""
        timed, kept = self.timed.get(pair, Timed([0, 0], [0.0, 0.0])), monotonic()

        def take(report: Report) -> None:
            self.reports[pair] = report
            self.timed[pair] = Timed(timed.choices[:], timed.seconds[:])
            self.timed[pair].add(report.outcomes)

        def look(report: Report) -> None:
            nonlocal kept
            self.reports[pair] = report
            progress(pair)
            if monotonic() > kept + KEPT_EVERY:
                take(report)
                keep()
                kept = monotonic()

        report = run(self.contests[pair], None, look, before, executor)
        take(report)
        for outcome in report.outcomes:
            outcome.seconds = []  # counted
        keep()
        return report.trouble

    def counted(self) -> tuple[int, int]:
        """How many games were played, and how many are to be in the end."""
        played = sum(len(report.outcomes) for report in self.reports.values())
        return played, sum(contest.games for contest in self.contests.values())

    def words(self, pair: Pair) -> str:
        """How a pair fared, in a line."""
        won, games = self.won(pair)
        low, high = wilson(won, games)
        one, other = (self.bots[i] for i in pair)
        return f"{one} wins {won / games:.0%} [{low:.0%}-{high:.0%}] of {games} against {other}"

    def won(self, pair: Pair) -> tuple[float, int]:
        """How many games the first of a pair won, and of how many, however many seats it had in each."""
        report = self.reports[pair]
        return report.of_bot(0).wins, len(report.outcomes)

    def wins(self) -> list[list[float]]:
        """How often each bot won against each other; a shared win is half of one."""
        n = len(self.bots)
        table = [[0.0] * n for _ in range(n)]
        for a, b in self.reports:
            won, games = self.won((a, b))
            table[a][b] += won
            table[b][a] += games - won
        return table

    def rungs(self) -> list[Rung]:
        """The bots that met somebody, with their ratings, the strongest first."""
        wins = self.wins()
        found = ratings(wins)
        errors = rating_errors(wins, found)
        rungs = []
        for i, bot in enumerate(self.bots):
            played = {pair: report for pair, report in self.reports.items() if i in pair and report.outcomes}
            met = [(pair.index(i), report) for pair, report in played.items()]
            if not met:
                continue
            games = sum(len(report.outcomes) for _, report in met)
            place = Spread([place_of(outcome, who) for who, report in met for outcome in report.outcomes])
            rungs.append(Rung(bot, found[i], errors[i], sum(wins[i]), games, self.speed(i), place))
        return sorted(rungs, key=lambda rung: (-rung.rating, rung.bot))

    def speed(self, bot: int) -> float:
        """Milliseconds of CPU time a choice, over all its pairs."""
        timed = [(each, pair.index(bot)) for pair, each in self.timed.items() if bot in pair]
        choices = sum(each.choices[who] for each, who in timed)
        return 1000 * sum(each.seconds[who] for each, who in timed) / choices if choices else 0.0

    # On disk

    def as_dict(self) -> dict[str, Any]:
        return {
            "bots": self.bots,
            "contest": self.contest.as_dict(),
            "made": made_here(self.contest.game),
            "commands": self.commands,
            "machines": self.machines,
            "played": [
                {
                    "pair": list(pair),
                    "seed": report.contest.seed,
                    "timed": vars(self.timed.get(pair, Timed([0, 0], [0.0, 0.0]))),
                    "outcomes": [outcome.as_dict() for outcome in report.outcomes],
                }
                for pair, report in sorted(self.reports.items())
            ],
            "ratings": [rung.as_dict() for rung in self.rungs()],
        }

    def save(self, path: Path) -> None:
        """Writes everything played, compressed if the name ends with .gz; whole or not at all."""
        text = json.dumps(self.as_dict(), indent=1) + "\n"
        rest = path.with_name(path.name + ".part")
        rest.write_bytes(packed(path, text))
        rest.replace(path)

    def resume(self, path: Path) -> None:
        """Takes over what a file says was played; pairs with new bots and missing games are still to play."""
        data = read_ladder(path)
        before, names = parse_contest(data["contest"]), data["bots"]
        mine = self.contest
        same = {"game", "seats", "seed", "variants"}
        if any(mine.as_dict()[name] != before.as_dict()[name] for name in same):
            raise InvalidSetup("bad_contest", reason=f"{path} is of another game, table or seed")
        made, here = data.get("made", {}), made_here(mine.game)
        if any(made.get(name, here[name]) != here[name] for name in ("rules_version", "content")):
            raise InvalidSetup("bad_contest", reason=f"{path} is of other rules or content")
        if [bot for bot in self.bots if bot in names] != names:
            order = ", ".join(names)
            raise InvalidSetup("bad_contest", reason=f"{path} has these bots, in this order: {order}")
        self.take(data)

    def take(self, data: dict[str, Any]) -> None:
        """Takes over pairs of a file: also such as are not near, and more games than were asked for."""
        for each in data["played"]:
            a, b = (self.bots.index(data["bots"][i]) for i in each["pair"])
            outcomes = [parse_outcome(outcome) for outcome in each["outcomes"]]
            like = self.contest
            games = max(len(outcomes), self.contests[a, b].games if (a, b) in self.contests else 0)
            seed = each.get("seed", like.seed)
            self.contests[a, b] = Contest(
                like.game, [self.bots[a], self.bots[b]], like.seats, games, seed, like.variants
            )
            self.reports[a, b] = Report(self.contests[a, b], outcomes)
            if "timed" in each:
                self.timed[a, b] = Timed(**each["timed"])
        self.commands = list(data.get("commands", []))
        self.machines = list(data.get("machines", []))


def read_ladder(path: Path) -> dict[str, Any]:
    """What a file of a ladder says."""
    try:
        data: dict[str, Any] = json.loads(unpacked(path))
        _check(data)
        return data
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise InvalidSetup("bad_contest", reason=f"{path} is no saved ladder ({error})") from error


def _check(data: dict[str, Any]) -> None:
    """Says what is wrong with a file that is damaged, or made by another program."""
    bots = data["bots"]
    if not all(isinstance(bot, str) for bot in bots) or len(set(bots)) < len(bots):
        raise ValueError("its bots are no different names")
    parse_contest(data["contest"])
    dict(data.get("made", {}))
    list(data.get("commands", [])), list(data.get("machines", []))
    for each in data["played"]:
        a, b = each["pair"]
        if a == b or not 0 <= min(a, b) <= max(a, b) < len(bots):
            raise ValueError(f"{a} and {b} are no pair of its bots")
        Timed(**each.get("timed", {"choices": [0, 0], "seconds": [0.0, 0.0]}))
        for outcome in each["outcomes"]:
            if set(parse_outcome(outcome).lineup) != {0, 1}:
                raise ValueError(f"not both of a pair play in its game {outcome['number'] + 1}")


def place_of(outcome: Outcome, who: int) -> float:
    """The place of a bot at the table, from 1: the mean of its seats, those who are level share places."""
    seats = range(len(outcome.lineup))
    mine = [seat for seat in seats if outcome.lineup[seat] == who]
    places = [1 + sum(ahead(outcome, other, seat) for other in seats if other != seat) for seat in mine]
    return sum(places) / len(places)


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
