"""Who plays CHANCE when the state's own generator does not: a secret source, a script, or people."""

import secrets

from planetb.kernel.errors import InvalidNotation


class SecretDealer:
    """Deals from the operating system's randomness: nobody can search the seed of a live game."""

    def deal(self, options: list[int], weights: list[int]) -> int:
        if not weights:
            return options[secrets.randbelow(len(options))]
        left = secrets.randbelow(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            if left < weight:
                return option
            left -= weight
        raise AssertionError("weights do not add up")


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
