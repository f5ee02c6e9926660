"""The same deals for several tables: chance by a secret that they share, not by the system's randomness.

The n-th outcome of a sort is the same wherever the same outcomes are possible: the set-up is the same at all
tables, and as long as as much was drawn of something, the same comes. Nobody can search the secret.
"""

import hashlib
import hmac

from planetb.kernel.state import CHANCE
from planetb.match import Match


def deal(match: Match, secret: str) -> None:
    """Answers for chance as long as it is to move."""
    while match.seat == CHANCE:
        options, ask = match.options, match.game.ask(match.state)
        match.choose(_outcome(match, secret, options, ask.weights(match.state, options)))


def _outcome(match: Match, secret: str, options: list[int], weights: list[int]) -> int:
    """One of the options, each as likely as its weight says."""
    sort = match.game.table.domain(options[0]).name
    number = sum(1 for move in match.moves if move.seat == CHANCE and _sort(match, move.option) == sort)
    digest = hmac.digest(secret.encode(), f"{sort} {number}".encode(), hashlib.sha256)
    shares = weights or [1] * len(options)
    left = int.from_bytes(digest, "big") * sum(shares) >> 256
    for option, share in zip(options, shares, strict=True):
        if left < share:
            return option
        left -= share
    raise AssertionError("weights do not add up")


def _sort(match: Match, option: int) -> str:
    return match.game.table.domain(option).name
