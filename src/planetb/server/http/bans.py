"""Which variants a game forbids, in as few words as possible: for the page where a table is set up."""

from itertools import combinations, product
from typing import Any

from planetb.kernel.game import Game
from planetb.kernel.meta import Value

Part = tuple[tuple[int, int], ...]
"""Some of the variants with the index of their values, ascending."""


def bans(game: Game[Any], seats: int) -> list[dict[str, Value]]:
    """The smallest sets of values that never go together at so many seats: they forbid all that is forbidden.

    A single value that stands alone in its set is not possible at all.
    """
    variants = game.meta.variants
    wholes = list(product(*[range(len(variant.values)) for variant in variants]))
    allowed = [whole for whole in wholes if not game.forbidden(seats, list(whole))]
    left = set(wholes) - set(allowed)
    found: list[Part] = []
    for size in range(1, len(variants) + 1):
        if not left:
            break
        for places in combinations(range(len(variants)), size):
            fine = {tuple([whole[i] for i in places]) for whole in allowed}
            for values in product(*[range(len(variants[i].values)) for i in places]):
                part = tuple(zip(places, values, strict=True))
                if values not in fine and not any(set(one) <= set(part) for one in found):
                    found.append(part)
        left = {whole for whole in left if not any(_within(part, whole) for part in found)}
    return [{variants[i].name: variants[i].values[value] for i, value in part} for part in found]


def _within(part: Part, whole: tuple[int, ...]) -> bool:
    return all(whole[i] == value for i, value in part)
