"""A game between two players, for the gate: who sits where changes with the number of the game."""

from collections.abc import Callable
from typing import Any

from planetb.bots.bot import Bot
from planetb.chair import Chair
from planetb.kernel.game import Game
from planetb.kernel.rng import seeded
from planetb.lab.interruption import hear
from planetb.lab.outcome import Playing
from planetb.learning.selfplay import Dealing
from planetb.match import Match

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def duel(game: Game[Any], dealing: Dealing, number: int, one: Maker, other: Maker) -> float:
    """The first player's part of the win; both get the same deals with seats changed.

    Alone, both play the same deal, and the better result wins.
    """
    seats, variant, _ = dealing.table(number // 2)
    seed = dealing.seed * 7_919 + number // 2
    if seats == 1:
        mine, others = (_alone(game, variant, seed, maker) for maker in (one, other))
        return float(mine > others) + 0.5 * float(mine == others)
    turn = number % 2
    makers = [one if (seat + turn) % 2 == 0 else other for seat in range(seats)]
    match = _match(game, seats, variant, seed)
    Playing(match, [maker(seed * 16 + seat) for seat, maker in enumerate(makers)]).run()
    winners = match.winners
    return sum(1 for seat in winners if makers[seat] is one) / len(winners)


def _alone(game: Game[Any], variant: list[int], seed: int, maker: Maker) -> tuple[bool, int]:
    match = _match(game, 1, variant, seed)
    bot, chair = maker(seed), Chair(match, 0)
    while match.seat is not None:
        hear()
        match.choose(bot.choose(chair))
    return bool(match.winners), match.scores[0]


def _match(game: Game[Any], seats: int, variant: list[int], seed: int) -> Match:
    return Match(game, None, game.start(seats, variant, seeded(seed), []))
