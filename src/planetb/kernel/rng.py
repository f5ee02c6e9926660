"""A small seeded generator: 35 bits, so that compiled ints stay unboxed. For simulations, not for secrets.

A step is made in 64 bits (`i64`): compiled, a product of plain ints of this size would be made by Python.
"""

from typing import Final

from planetb.kernel.compiled import i64
from planetb.kernel.errors import InvalidSetup

MODULUS: Final = 34359738337  # the largest prime below 2**35
MULTIPLIER: Final = 200105
MAX_SEED: Final = 2**53


def seeded(seed: int) -> int:
    """Returns a generator state for a seed; never 0, which means 'chance is open'."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % 2**64
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) % 2**64
    return (x ^ (x >> 31)) % (MODULUS - 1) + 1


class Rng:
    """A generator outside any state: bots, redeals and random walks draw from it."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x: int = seeded(seed)

    def below(self, n: int) -> int:
        """Returns an int in [0, n)."""
        x: i64 = self.x
        x = x * MULTIPLIER % MODULUS
        self.x = x
        return x % n

    def pick(self, options: list[int]) -> int:
        x: i64 = self.x
        x = x * MULTIPLIER % MODULUS
        self.x = x
        return options[x % len(options)]

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mix(self, items: list[int]) -> None:
        """Shuffles from one order: a redeal depends on what a seat knows, never on where cards truly are."""
        items.sort()
        self.shuffle(items)

    def fresh(self) -> int:
        """Returns a generator state for a redealt position; never 0."""
        return self.below(MODULUS - 1) + 1


def check_seed(seed: object) -> int:
    """Returns the seed, or an error that says what a seed is."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise InvalidSetup("bad_seed", seed=seed, high=MAX_SEED)
    return seed
