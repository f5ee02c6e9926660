"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and a fast vector environment of our own.

All show the same: what the seat to decide sees (`match.observe`) as zeros and ones, what it may choose as a
mask over the game's options, and the result at the end. Seats that act at the same time are asked one after
the other, in the order of seats; what lies face down stays hidden.
"""

from contextlib import suppress

from planetb.envs.episode import Episode

with suppress(ImportError):
    from planetb.envs.zoo import aec_env, parallel_env

with suppress(ImportError):
    from planetb.envs.registration import register

    register()

with suppress(ImportError):
    from planetb.envs import spiel as spiel  # OpenSpiel then knows planetb_reworld and the others

__all__ = ["Episode", "aec_env", "parallel_env"]
