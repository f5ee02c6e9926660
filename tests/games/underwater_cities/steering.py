"""Finds games that come to a wanted end, for the golden files."""

import planetb
from planetb.bots.greedy import Greedy
from planetb.chair import Chair

TRIES = 40


def find(end: str) -> planetb.Match:
    """A solo game of a hasty bot that reaches or misses the goal."""
    for seed in range(TRIES):
        match = planetb.new("underwater_cities", 1, seed, variants={"boards": "expert"})
        bot, chair = Greedy(seed, redeals=1, positions=150), Chair(match, 0)
        while not match.over:
            match.choose(bot.choose(chair), 0)
        if match.end == end:
            return match
    raise LookupError(f"no game came to {end!r}")
