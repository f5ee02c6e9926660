"""Measures Catanatron by our definitions. Runs in an environment that has it: needs nothing of this package.

python peer_catanatron.py [SECONDS]     prints one line of JSON
"""

import json
import random
import sys
from time import perf_counter, process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
REPEATS = 3


def play(rng: random.Random, validate: bool, keep: list[Any] | None = None) -> int:
    game = Game([RandomPlayer(color) for color in COLORS], seed=rng.randrange(1 << 30))
    made = 0
    holder = game if hasattr(game, "playable_actions") else game.state  # it moved after 3.2
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.execute(rng.choice(holder.playable_actions), validate_action=validate)
        made += 1
        if keep is not None and made % 25 == 0:
            keep.append(game.copy())
    return made


def pace(validate: bool, seconds: float) -> tuple[float, float, float, float]:
    """Best decisions and games per CPU second, decisions per game, and decisions per second of the clock."""
    play(random.Random(0), validate)
    best, wall = (0.0, 0.0, 0.0), 0.0
    for repeat in range(REPEATS):
        rng = random.Random(1 + 100 * repeat)
        made, games, clock, start = 0, 0, perf_counter(), process_time()
        spent = 0.0
        while spent < seconds:
            made += play(rng, validate)
            games += 1
            spent = process_time() - start
        wall = max(wall, made / (perf_counter() - clock))
        best = max(best, (made / spent, games / spent, made / games))
    return (*best, wall)


def copy_cost(seconds: float = 0.7) -> float:
    kept: list[Any] = []
    for seed in range(3):
        play(random.Random(seed), True, kept)
    best = 1e9
    for _ in range(REPEATS):
        copies, start, spent = 0, process_time(), 0.0
        while spent < seconds:
            for game in kept[:150]:
                game.copy()
            copies += len(kept[:150])
            spent = process_time() - start
        best = min(best, spent / copies)
    return best * 1e6


def loop_speed() -> float:
    best = 1e9
    for _ in range(3):
        start, x = process_time(), 0
        for i in range(500_000):
            x = (x + i * 7) & 1023
        best = min(best, process_time() - start)
    return 0.5 / best


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    checked, trusted = pace(True, seconds), pace(False, seconds)
    line = {
        "name": "Catanatron, 4 seats",
        "decisions_per_s": checked[0],
        "playout_per_s": trusted[0],
        "games_per_s": checked[1],
        "decisions_per_game": checked[2],
        "wall_per_s": checked[3],
        "clone_us": copy_cost(),
        "loop_mops": loop_speed(),
    }
    sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
