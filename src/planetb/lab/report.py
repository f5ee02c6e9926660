"""What a contest showed: win rates, scores, lengths and ends, by bot and by seat."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from planetb.games import registry
from planetb.kernel.content import fingerprint
from planetb.kernel.errors import InvalidSetup
from planetb.lab.contest import Contest, parse_contest
from planetb.lab.executor.job import code_version
from planetb.lab.outcome import Outcome, parse_outcome
from planetb.lab.statistics import Spread, ratings, wilson
from planetb.lab.usage import Usage, parse_usage


class Standing:
    """How a bot, a seat, or a bot on a seat did."""

    def __init__(self, label: str, shares: list[float], scores: list[float]) -> None:
        self.label = label
        self.games = len(shares)
        self.wins = sum(shares)
        self.rate = self.wins / self.games if self.games else 0.0
        self.interval = wilson(self.wins, self.games)
        self.scores = Spread(scores)

    def as_dict(self) -> dict[str, Any]:
        return {
            "label": self.label,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.rate, 4),
            "wilson95": [round(bound, 4) for bound in self.interval],
            "scores": self.scores.as_dict(),
        }


class Report:
    """All outcomes of a contest so far and what they add up to."""

    def __init__(
        self,
        contest: Contest,
        outcomes: list[Outcome],
        usage: Usage | None = None,
        made: dict[str, Any] | None = None,
    ) -> None:
        self.contest = contest
        self.outcomes = list(outcomes)
        self.usage = usage or Usage()
        self.made = made_here(contest.game) if made is None else made  # older files do not tell
        self.trouble = ""  # why the contest ended early, if it did

    def sort(self) -> None:
        """Puts the outcomes in order: batches come back in any."""
        self.outcomes.sort(key=_number)

    @property
    def complete(self) -> bool:
        return len(self.outcomes) == self.contest.games

    def of_bot(self, bot: int) -> Standing:
        return self._standing(self.contest.labels[bot], bot, None)

    def of_seat(self, seat: int) -> Standing:
        return self._standing(f"seat {seat}", None, seat)

    def of_bot_on(self, bot: int, seat: int) -> Standing:
        return self._standing(f"{self.contest.labels[bot]} on seat {seat}", bot, seat)

    def _standing(self, label: str, bot: int | None, seat: int | None) -> Standing:
        places = [
            (outcome, i)
            for outcome in self.outcomes
            for i, who in enumerate(outcome.lineup)
            if (bot is None or who == bot) and (seat is None or i == seat)
        ]
        shares = [outcome.share(i) for outcome, i in places]
        return Standing(label, shares, [float(outcome.scores[i]) for outcome, i in places])

    @property
    def ends(self) -> dict[str, int]:
        """How many games came to each end, the most common first."""
        return dict(Counter(outcome.end for outcome in self.outcomes).most_common())

    @property
    def shared(self) -> int:
        """How many games had more than one winner."""
        return sum(len(outcome.winners) > 1 for outcome in self.outcomes)

    @property
    def length(self) -> Spread:
        """Choices per game, all seats together."""
        return Spread([float(sum(outcome.choices)) for outcome in self.outcomes])

    @property
    def margin(self) -> Spread | None:
        """Of two bots: the first one's lead in points, each deal's lineups taken together."""
        return self._by_deal(_lead) if len(self.contest.bots) == 2 and self.contest.seats > 1 else None

    @property
    def places(self) -> Spread | None:
        """Of two bots at a table of three or more: how many places the first one ends before the other."""
        return self._by_deal(_places) if len(self.contest.bots) == 2 and self.contest.seats > 2 else None

    def _by_deal(self, measure: Callable[[Outcome], float]) -> Spread:
        deals: dict[int, list[float]] = {}
        for outcome in self.outcomes:
            deals.setdefault(self.contest.seed_of(outcome.number), []).append(measure(outcome))
        return Spread([sum(found) / len(found) for found in deals.values()])

    def milliseconds(self, bot: int) -> float:
        """CPU time per choice of a bot."""
        timed = [outcome for outcome in self.outcomes if outcome.seconds]  # those of this run
        places = [(o, i) for o in timed for i, who in enumerate(o.lineup) if who == bot]
        choices = sum(outcome.choices[i] for outcome, i in places)
        return 1000 * sum(outcome.seconds[i] for outcome, i in places) / choices if choices else 0.0

    def ratings(self) -> list[float]:
        """Elo-like strengths of the bots; a game counts as one comparison between each two of its bots."""
        n = len(self.contest.bots)
        wins = [[0.0] * n for _ in range(n)]
        for outcome in self.outcomes:
            for i, a in enumerate(outcome.lineup):
                for j, b in enumerate(outcome.lineup):
                    if a != b:
                        wins[a][b] += ahead(outcome, i, j)
        return ratings(wins)

    def faults(self, bot: int) -> list[tuple[int, str]]:
        """What a program did wrong: the numbers of the games it cost, and how."""
        return [
            (outcome.number, fault)
            for outcome in self.outcomes
            for who, fault in zip(outcome.lineup, outcome.faults, strict=True)
            if who == bot and fault
        ]

    def as_dict(self) -> dict[str, Any]:
        """Everything that the seeds decide: the same on any machine and any number of them."""
        bots, seats = range(len(self.contest.bots)), range(self.contest.seats)
        margin, places = self.margin, self.places
        return {
            "contest": self.contest.as_dict(),
            "made": self.made,
            "played": len(self.outcomes),
            "bots": [self.of_bot(bot).as_dict() | {"faults": len(self.faults(bot))} for bot in bots],
            "seats": [self.of_seat(seat).as_dict() for seat in seats],
            "bots_by_seat": [[self.of_bot_on(bot, seat).as_dict() for seat in seats] for bot in bots],
            "margin": margin.as_dict() if margin else None,
            "places": places.as_dict() if places else None,
            "ratings": self.ratings(),
            "ends": self.ends,
            "shared_wins": self.shared,
            "length": self.length.as_dict(),
            "usage": self.usage.as_dict(),
            "outcomes": [outcome.as_dict() for outcome in self.outcomes],
        }

    def save(self, path: str | Path) -> None:
        """Writes everything as JSON; `load` reads it back, so a contest can go on later."""
        Path(path).write_text(json.dumps(self.as_dict(), indent=1) + "\n", encoding="utf-8")


def load(path: str | Path) -> Report:
    """Reads a saved report."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        outcomes = [parse_outcome(outcome) for outcome in data["outcomes"]]
        return Report(
            parse_contest(data["contest"]), outcomes, parse_usage(data["usage"]), data.get("made", {})
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InvalidSetup("bad_contest", reason=f"{path} is no saved contest ({error})") from error


def made_here(game: str) -> dict[str, Any]:
    """Which code, rules and content this process plays a game with: the same on any machine."""
    rules = registry.game(game).meta.rules_version
    return {"code": code_version(), "rules_version": rules, "content": fingerprint(game)}


def _number(outcome: Outcome) -> int:
    return outcome.number


def _lead(outcome: Outcome) -> float:
    """Mean points of the first bot's seats less those of the second's."""
    first, second = (_mean_of(bot, outcome, [float(score) for score in outcome.scores]) for bot in (0, 1))
    return first - second


def _places(outcome: Outcome) -> float:
    """Mean place of the second bot's seats less that of the first's; 1 is the best place."""
    seats = range(len(outcome.lineup))
    places = [1 + sum(ahead(outcome, j, i) for j in seats if j != i) for i in seats]
    first, second = (_mean_of(bot, outcome, places) for bot in (0, 1))
    return second - first


def _mean_of(bot: int, outcome: Outcome, values: list[float]) -> float:
    """The mean of what the seats of a bot have."""
    found = [value for value, who in zip(values, outcome.lineup, strict=True) if who == bot]
    return sum(found) / len(found)


def ahead(outcome: Outcome, i: int, j: int) -> float:
    """1 if seat i finished before seat j, one half if level; winning counts before points."""
    mine, other = (i in outcome.winners, outcome.scores[i]), (j in outcome.winners, outcome.scores[j])
    return float(mine > other) + 0.5 * float(mine == other)
