"""What an arena is asked to play: which bots, which game, how many games, and who sits where in each."""

from itertools import combinations
from typing import Any

from planetb.bots.registry import called, check
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.meta import Value

Lineup = tuple[int, ...]
"""Which bot (its number in the contest) sits on each seat."""


class Contest:
    """A series of games. Every deal is played in every lineup: neither seat nor luck favours a bot."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        seats: int | None = None,
        games: int = 100,
        seed: int = 1,
        variants: dict[str, Value] | None = None,
        content: str | None = None,
        modules: tuple[str, ...] = (),
        usage: bool = False,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seats = len(bots) if seats is None else seats
        self.games = games
        self.seed = seed
        self.variants: dict[str, Value] = dict(variants or {})
        self.content = content  # a content pack that is loaded first
        self.modules = modules  # modules imported first: they may register outside games
        self.usage = usage  # whether to count what is chosen

    def check(self) -> None:
        """Says what is wrong with the contest before anything is played; the pack must be loaded by now."""
        rules = registry.game(self.game)
        rules.fill(self.seats, self.variants)
        if not self.bots:
            raise InvalidSetup("bad_contest", reason="it needs at least one bot")
        if self.games < 1:
            raise InvalidSetup("bad_contest", reason=f"it needs at least one game, not {self.games}")
        for bot in self.bots:
            check(bot, rules)

    @property
    def labels(self) -> list[str]:
        """The bots' names, made different where the same bot takes part twice."""
        names = [called(bot) for bot in self.bots]
        labels = []
        for i, name in enumerate(names):
            before = names[:i].count(name)
            labels.append(f"{name} #{before + 1}" if before else name)
        return labels

    def lineups(self) -> list[Lineup]:
        """All seatings that one deal is played with.

        As many bots as seats: every rotation. More bots: every rotation of every choice of bots. Fewer: the
        bots take turns along the table, in every rotation.
        """
        n, k = self.seats, len(self.bots)
        if k <= n:
            return [tuple((seat + turn) % k for seat in range(n)) for turn in range(k)]
        return [
            tuple(chosen[(seat + turn) % n] for seat in range(n))
            for chosen in combinations(range(k), n)
            for turn in range(n)
        ]

    def seed_of(self, number: int) -> int:
        """The deal of a game: the same for all its lineups."""
        return self.seed + number // len(self.lineups())

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "bots": self.bots,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "variants": self.variants,
            "content": self.content,
            "modules": list(self.modules),
            "usage": self.usage,
        }


def parse_contest(data: dict[str, Any]) -> Contest:
    """Reads `as_dict` back."""
    return Contest(**(data | {"modules": tuple(data["modules"])}))
