"""Finished and half-finished games of Reworld as record files, for uploading."""

import random
from pathlib import Path

import planetb


def record(folder: Path, seats: int = 2, choices: int = 10_000, seed: int = 5) -> Path:
    """Plays at random for so many choices and writes the record down."""
    match = planetb.new("reworld", seats=seats, seed=seed)
    chooser = random.Random(seed)
    while not match.over and choices > 0:
        match.choose(chooser.choice(match.options))
        choices -= 1
    file = folder / f"reworld-{seats}-{seed}-{choices}.txt"
    file.write_text(match.record())
    return file
