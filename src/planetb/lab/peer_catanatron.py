"""Measures Catanatron by our definitions. Runs in an environment that has it: needs nothing of this package.

python peer_catanatron.py [SECONDS]     prints one line of JSON: the repeats of each figure
"""

import json
import random
import sys
from time import perf_counter, process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
REPEATS = 5


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


def pace(validate: bool, seconds: float) -> list[tuple[float, float, float, float]]:
    """Repeats of: decisions and games per CPU second, decisions per game, and decisions by the clock."""
    play(random.Random(0), validate)
    found = []
    for repeat in range(REPEATS):
        rng = random.Random(1 + 100 * repeat)
        made, games, clock, start = 0, 0, perf_counter(), process_time()
        spent = 0.0
        while spent < seconds:
            made += play(rng, validate)
            games += 1
            spent = process_time() - start
        found.append((made / spent, games / spent, made / games, made / (perf_counter() - clock)))
    return found


def copy_cost(seconds: float = 0.4) -> list[float]:
    kept: list[Any] = []
    for seed in range(3):
        play(random.Random(seed), True, kept)
    found = []
    for _ in range(REPEATS):
        copies, start, spent = 0, process_time(), 0.0
        while spent < seconds:
            for game in kept[:150]:
                game.copy()
            copies += len(kept[:150])
            spent = process_time() - start
        found.append(spent / copies * 1e6)
    return found


def loop_speed() -> list[float]:
    found = []
    for _ in range(REPEATS):
        start, x = process_time(), 0
        for i in range(500_000):
            x = (x + i * 7) & 1023
        found.append(0.5 / (process_time() - start))
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    checked, trusted = pace(True, seconds), pace(False, seconds)
    line = {
        "name": "Catanatron, 4 seats",
        "decisions_per_s": [repeat[0] for repeat in checked],
        "playout_per_s": [repeat[0] for repeat in trusted],
        "games_per_s": [repeat[1] for repeat in checked],
        "decisions_per_game": [repeat[2] for repeat in checked],
        "wall_per_s": [repeat[3] for repeat in checked],
        "clone_us": copy_cost(),
        "loop_mops": loop_speed(),
    }
    sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
