"""Who plays CHANCE when the state's own generator does not: a secret source, a script, or people."""

from os import urandom
from typing import Final

from planetb.kernel.errors import InvalidNotation

FETCHED: Final = 64  # random bytes at a time: the system takes longer to be asked than to answer
_MANY: Final = 1 << 32  # values that four of them may have


class SecretDealer:
    """Deals from the operating system's randomness: nobody can search the seed of a live game."""

    def __init__(self) -> None:
        self._bytes = b""  # that nobody was dealt anything by yet
        self._at = 0

    def deal(self, options: list[int], weights: list[int]) -> int:
        if not weights:
            return options[self._below(len(options))]
        left = self._below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            if left < weight:
                return option
            left -= weight
        raise AssertionError("weights do not add up")

    def _below(self, high: int) -> int:
        """A number below this one, all as likely: the last few values, which would favour some, are drawn
        again.
        """
        assert 0 < high <= _MANY
        while True:
            if self._at == len(self._bytes):
                self._bytes, self._at = urandom(FETCHED), 0
            four, at = self._bytes, self._at
            self._at = at + 4
            drawn = (four[at] << 24) + (four[at + 1] << 16) + (four[at + 2] << 8) + four[at + 3]
            if drawn < _MANY - _MANY % high:
                return drawn % high


class ScriptedDealer:
    """Deals what a test wrote down."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.dealt = 0

    def deal(self, options: list[int], weights: list[int]) -> int:
        if self.dealt == len(self.outcomes):
            raise InvalidNotation("script_ended", allowed=", ".join(str(option) for option in options))
        self.dealt += 1
        return self.outcomes[self.dealt - 1]


Dealer = SecretDealer | ScriptedDealer
"""None in its place means 'open': the outcomes are entered as choices of the seat CHANCE."""
