"""The kinds of input that are damaged: what makes a mutant of each, and what checks it."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from fuzz import bases, positions
from fuzz.checking import check_position
from fuzz.running import Mutants

BASES: Final = 40  # random games that positions are taken from


def damaged_positions(game: str, seed: str, number: int) -> tuple[str, Callable[[Random], bool]]:
    text = positions.mutant(Random(f"{seed}/{game}/{number}/mutant"), bases.positions(game, BASES))
    return text, partial(check_position, text)


KINDS: Final[dict[str, Mutants]] = {"positions": damaged_positions}
