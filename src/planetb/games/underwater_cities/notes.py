"""Kinds of log-only notes in the trail."""

from typing import Final

TRIGGERED: Final = 0  # a: card
CLAIMED_CONTRACT: Final = 1  # a: contract
CLAIMED_CARD: Final = 2  # a: card
PRODUCED: Final = 3  # a: goods packed, b: points
FED: Final = 4  # a: kelp * 100 + biomass, b: points lost
CONNECTED: Final = 5  # a: metropolis tile
PAID: Final = 6  # a: card, b: credits
ROUND_BEGINS: Final = 7  # a: round
MATCHED: Final = 8  # a: card
PUT_AWAY: Final = 9  # a: card
BLOCKED: Final = 10  # a: slot
NOTES: Final = 11
