"""The kinds of input that are damaged: what makes a mutant of each, and what checks it."""

from functools import partial
from random import Random
from typing import Final

from fuzz import bases, choices, packs, positions, records
from fuzz.checking import check_pack, check_position, check_record
from fuzz.guiding import ACCEPTED
from fuzz.running import Mutant, Mutants
from planetb.reading import from_own_position

BASES: Final = 40  # random games that positions are taken from
RECORDS: Final = 24
STRETCH: Final = {"choices": 5_000, "packs": 100, "positions": 5_000, "records": 2_000}
"""How many mutants one process makes, one after the other."""


def damaged_positions(game: str, seed: str, number: int, found: list[str]) -> Mutant:
    text = positions.mutant(Random(f"{seed}/{game}/{number}/mutant"), bases.positions(game, BASES), found)
    return text, partial(check_position, text)


def damaged_records(game: str, seed: str, number: int, found: list[str]) -> Mutant:
    text = records.mutant(Random(f"{seed}/{game}/{number}/mutant"), bases.records(game, RECORDS), found)
    return text, partial(check_record, text)


def any_choices(game: str, seed: str, number: int, found: list[str]) -> Mutant:
    """A position, and calls of a match that stands there, made from the mutant's own seed."""
    text = Random(f"{seed}/{game}/{number}/mutant").choice(bases.positions(game, BASES))
    return f"{text}\n# calls of {seed}/{game}/{number}", partial(call_anything, text)


def call_anything(text: str, random: Random) -> str:
    match = from_own_position(text)
    return "\n".join(f"{ACCEPTED} {choices.call(random, match)}" for _ in range(choices.CALLS))


def damaged_packs(game: str, seed: str, number: int, found: list[str]) -> Mutant:
    text = packs.mutant(Random(f"{seed}/{game}/{number}/mutant"), packs.box(game))
    return text, partial(check_pack, text, game)


KINDS: Final[dict[str, Mutants]] = {
    "choices": any_choices,
    "packs": damaged_packs,
    "positions": damaged_positions,
    "records": damaged_records,
}
