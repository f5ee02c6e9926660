"""One game between bots: played from the contest and its number alone, so that any process gets the same."""

from time import process_time
from typing import Any

from planetb.beginning import new
from planetb.bots.bot import Bot
from planetb.bots.greedy import Greedy
from planetb.bots.outside.fault import Fault
from planetb.bots.outside.player import Guest
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
        seconds: list[float] | None = None,
        faults: list[str] | None = None,
    ) -> None:
        self.number = number
        self.lineup = lineup  # the bot on each seat
        self.scores = scores  # of each seat
        self.winners = winners  # seats
        self.end = end
        self.choices = choices  # made by each seat
        self.seconds = seconds or []  # CPU time each seat took: no seed repeats it, so no report tells it
        self.faults = faults or [""] * len(lineup)  # what the program on a seat did wrong: it has lost then

    def share(self, seat: int) -> float:
        """The seat's part of the win: shared wins are split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}


FIELDS = ("number", "lineup", "scores", "winners", "end", "choices", "faults")


def parse_outcome(data: dict[str, Any]) -> Outcome:
    """Reads `as_dict` back."""
    return Outcome(**{name: data[name] for name in FIELDS if name in data})


def play(contest: Contest, number: int, usage: Usage | None = None) -> Outcome:
    """Plays one game of a contest to the end."""
    lineups = contest.lineups()
    lineup = lineups[number % len(lineups)]
    match = new(contest.game, contest.seats, contest.seed_of(number), contest.variants)
    bots = [make(contest.bots[bot], bot_seed(contest, number, seat)) for seat, bot in enumerate(lineup)]
    try:
        playing = Playing(match, bots, usage)
        playing.run()
        winners = playing.winners()
        for seat, bot in enumerate(bots):
            if isinstance(bot, Guest):
                bot.over(seat, match.scores, winners, str(match.end))
    finally:
        for bot in bots:
            if isinstance(bot, Guest):
                bot.close()
    if usage:
        usage.close(match, winners)
    seconds = [round(s, 4) for s in playing.seconds]
    return Outcome(
        number,
        list(lineup),
        match.scores,
        winners,
        str(match.end),
        playing.choices,
        seconds,
        playing.faults,
    )


class Playing:
    """Bots playing a match to its end: how many choices and CPU seconds each seat took, and what went wrong.

    The seat of a program that commits a fault has lost. A greedy bot plays it on, so that the others have
    their game.
    """

    def __init__(self, match: Match, bots: list[Bot], usage: Usage | None = None) -> None:
        self.match = match
        self.bots = list(bots)
        self.usage = usage
        self.choices, self.seconds = [0] * len(bots), [0.0] * len(bots)
        self.faults = [""] * len(bots)

    def run(self) -> None:
        match = self.match
        chairs = [Chair(match, seat) for seat in range(len(self.bots))]
        while match.seat is not None:
            hear()
            seat = match.seat
            before = process_time()
            option = self._chosen(chairs[seat])
            self.seconds[seat] += process_time() - before
            self.choices[seat] += 1
            self.chose(seat, option)
            match.choose(option)

    def _chosen(self, chair: Chair) -> int:
        bot = self.bots[chair.seat]
        try:
            return bot.choose(chair)
        except Fault as fault:
            assert isinstance(bot, Guest)
            bot.talk.refuse(fault)
            self.faults[chair.seat] = str(fault)
            self.bots[chair.seat] = Greedy(bot.seed)
            return self.bots[chair.seat].choose(chair)

    def chose(self, seat: int, option: int) -> None:
        """Called before every choice is made."""
        if self.usage:
            self.usage.offer(self.match, option)

    def winners(self) -> list[int]:
        """Who has won: never the seat of a fault. If only such seats won, the best of the others have."""
        match = self.match
        left = [seat for seat in range(match.seats) if not self.faults[seat]]
        won = [seat for seat in match.winners if seat in left]
        if won or not any(self.faults[seat] for seat in match.winners):
            return won
        best = max((match.scores[seat] for seat in left), default=0)
        return [seat for seat in left if match.scores[seat] == best]


def bot_seed(contest: Contest, number: int, seat: int) -> int:
    """A seed of its own for every bot of every game."""
    return contest.seed * 1_000_003 + number * 16 + seat
