"""Bots with a fixed mind, for contests whose result is known beforehand."""

import os
import signal

from planetb.chair import Chair
from planetb.kernel.domain import PASS


class Idle:
    """Takes the first option: bids nothing, plays nothing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> int:
        return chair.options[0]


class Eager:
    """Takes the first option that is no pass."""

    def __init__(self, seed: int, playouts: int = 0) -> None:
        self.seed = seed
        self.playouts = playouts

    def choose(self, chair: Chair) -> int:
        return next(option for option in chair.options if option != PASS)


class Broken:
    """Chooses what nobody offered."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> int:
        return -5


class Deadly:
    """Ends the process it plays in, as a fault in a library would."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return chair.options[0]
