"""One game between bots: played from the contest and its number alone, so that any process gets the same."""

from time import process_time
from typing import Any

from planetb.beginning import new
from planetb.bots.bot import Bot
from planetb.bots.registry import make
from planetb.chair import Chair
from planetb.lab.contest import Contest
from planetb.lab.interruption import hear
from planetb.lab.usage import Usage
from planetb.match import Match


class Outcome:
    """How one game of a contest went."""

    def __init__(
        self,
        number: int,
        lineup: list[int],
        scores: list[int],
        winners: list[int],
        end: str,
        choices: list[int],
        seconds: list[float],
    ) -> None:
        self.number = number
        self.lineup = lineup  # the bot on each seat
        self.scores = scores  # of each seat
        self.winners = winners  # seats
        self.end = end
        self.choices = choices  # made by each seat
        self.seconds = seconds  # CPU time each seat took; the only part that no seed repeats

    def share(self, seat: int) -> float:
        """The seat's part of the win: shared wins are split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}


FIELDS = ("number", "lineup", "scores", "winners", "end", "choices", "seconds")


def parse_outcome(data: dict[str, Any]) -> Outcome:
    """Reads `as_dict` back."""
    return Outcome(**{name: data[name] for name in FIELDS})


def play(contest: Contest, number: int, usage: Usage | None = None) -> Outcome:
    """Plays one game of a contest to the end."""
    lineups = contest.lineups()
    lineup = lineups[number % len(lineups)]
    match = new(contest.game, contest.seats, contest.seed_of(number), contest.variants)
    bots = [make(contest.bots[bot], bot_seed(contest, number, seat)) for seat, bot in enumerate(lineup)]
    choices, seconds = play_match(match, bots, usage)
    if usage:
        usage.close(match)
    return Outcome(
        number,
        list(lineup),
        match.scores,
        match.winners,
        str(match.end),
        choices,
        [round(s, 4) for s in seconds],
    )


def play_match(match: Match, bots: list[Bot], usage: Usage | None = None) -> tuple[list[int], list[float]]:
    """Lets bots play a match to its end; returns how many choices and CPU seconds each seat took."""
    chairs = [Chair(match, seat) for seat in range(len(bots))]
    choices, seconds = [0] * len(bots), [0.0] * len(bots)
    while match.seat is not None:
        hear()
        seat = match.seat
        before = process_time()
        option = bots[seat].choose(chairs[seat])
        seconds[seat] += process_time() - before
        choices[seat] += 1
        if usage:
            usage.offer(match, option)
        match.choose(option)
    return choices, seconds


def bot_seed(contest: Contest, number: int, seat: int) -> int:
    """A seed of its own for every bot of every game."""
    return contest.seed * 1_000_003 + number * 16 + seat
