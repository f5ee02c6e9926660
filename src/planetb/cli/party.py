"""Who sits at the table: people and bots, by seat, with the names they are called."""

from typing import TYPE_CHECKING, Final

from planetb.cli.complaint import Complaint
from planetb.cli.words import say
from planetb.kernel.meta import Meta, Value

if TYPE_CHECKING:
    from planetb.bots import Bot

HUMAN: Final = "human"
BOT_SEED: Final = 900_000_000  # far from the seeds of games: a bot must not foresee the game's own chance


class Party:
    """The players of one match. A player is written as `human` or as a bot: `greedy`, `mcts:400`."""

    def __init__(self, players: list[str], names: list[str], lang: str) -> None:
        from planetb.bots import make

        self.players = players
        self.names = names
        self.lang = lang
        self.bots: "list[Bot | None]" = [
            None if player == HUMAN else make(player, BOT_SEED + seat) for seat, player in enumerate(players)
        ]

    def close(self) -> None:
        """Ends the programs among the bots."""
        from planetb.bots.outside.player import Guest

        for bot in self.bots:
            if isinstance(bot, Guest):
                bot.close()

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def name(self, seat: int) -> str:
        """What a seat is called: its given name, or its number and, for a bot, which one."""
        if seat < 0:
            return say("chance", self.lang)
        if self.names:
            return self.names[seat]
        name = say("seat", self.lang, n=seat + 1)
        return name if self.players[seat] == HUMAN else f"{name} ({self.players[seat]})"


def usual_seats(meta: Meta) -> int:
    """How many seats a game gets when nobody says: two, or what comes nearest."""
    return min(max(2, meta.low), meta.high)


def read_players(text: str) -> list[str]:
    """`human,mcts,greedy` as a list; every bot is checked."""
    from planetb.bots import make, names

    words = [word.strip() for word in text.split(",")]
    players = [word if {".", "@"} & set(word) or word.startswith("exec:") else word.lower() for word in words]
    for player in players:
        if not player:
            raise Complaint(
                f"--seats is a list such as human,greedy (also: {', '.join(names())}), not {text!r}"
            )
        if player != HUMAN:
            make(player)
    return players


def read_names(text: str, seats: int) -> list[str]:
    """`Ada,Ben` as a list: one name per seat, no name twice."""
    names = [word.strip() for word in text.split(",")] if text else []
    if names and (len(names) != seats or len(set(names)) < seats or not all(names)):
        raise Complaint(f"--names needs {seats} different names, separated by commas, not {text!r}")
    return names


def read_variants(meta: Meta, words: list[str]) -> dict[str, Value]:
    """`name=value` words as variants of the game, each value as the game declares it."""
    chosen: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise Complaint(f"--variant is name=value, not {word!r}; {describe_variants(meta)}")
        if name in chosen:
            raise Complaint(f"--variant {name} is given twice")
        values = [value for known in meta.variants if known.name == name for value in known.values]
        matching = [value for value in values if str(value).lower() == text.lower()]
        chosen[name] = matching[0] if matching else text
    meta.variant(chosen)
    return chosen


def describe_variants(meta: Meta) -> str:
    """`mode=race|calm, rich=false|true`: every variant with its values, the default first."""
    words = [
        f"{variant.name}={'|'.join(str(value).lower() for value in variant.values)}"
        for variant in meta.variants
    ]
    return f"the variants of {meta.name} are {', '.join(words)}" if words else f"{meta.name} has no variants"
