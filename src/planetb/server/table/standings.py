"""How entrants of a tournament stand, and who sits with whom next: pure, and the same in every process.

Points: one for everybody at the table whom one is ahead of, half for whom one is level with. A bye counts as
a won table. Equal points are told apart by won tables (shared ones in part), then by the points of all whom
one met, then by the margins (points in the game less the average of the table), then by the draw.
"""

import random
from collections.abc import Sequence
from itertools import permutations
from typing import Final

import msgspec

from planetb.server.wire.tournaments import Method

_MET: Final = 1_000_000  # what it costs that two meet again: more than any distance in the standings


class Result(msgspec.Struct):
    """How a table ended: the place of every seat (1 is the best, equal is equal), and the margins."""

    places: list[int]
    margins: list[float]


class Played(msgspec.Struct):
    """A table of a round: the entrants by seat, and its result. One alone has a bye."""

    seats: list[int]
    result: Result | None = None


class Standing(msgspec.Struct):
    """How somebody stands."""

    number: int
    points: float = 0.0
    wins: float = 0.0
    margin: float = 0.0
    byes: int = 0
    met: list[int] = []
    sat: list[int] = []  # at which seats
    opponents: float = 0.0


def standings(
    numbers: Sequence[int], played: Sequence[Played], seats: int, draw: Sequence[int]
) -> list[Standing]:
    """Everybody, the best first. `draw` is the order that decides where nothing else does."""
    by_number = {number: Standing(number, met=[], sat=[]) for number in numbers}
    for table in played:
        if table.result is None:
            continue
        for seat, number in enumerate(table.seats):
            if number in by_number:
                _count(by_number[number], table, seat, seats)
    for one in by_number.values():
        one.opponents = sum(by_number[other].points for other in one.met if other in by_number)
    lot = {number: i for i, number in enumerate(draw)}
    return sorted(by_number.values(), key=lambda one: (*rank(one), lot[one.number]))


def rank(one: Standing) -> tuple[float, ...]:
    """What is compared, the best first."""
    return (-one.points, -one.wins, -one.opponents, -round(one.margin, 6))


def _count(one: Standing, table: Played, seat: int, seats: int) -> None:
    result = table.result
    if result is None:
        return
    if len(table.seats) == 1:
        one.points += seats - 1
        one.wins += 1
        one.byes += 1
        return
    mine = result.places[seat]
    others = [place for i, place in enumerate(result.places) if i != seat]
    one.points += sum(1.0 if mine < place else 0.5 if mine == place else 0.0 for place in others)
    if mine == 1:
        one.wins += 1 / result.places.count(1)
    one.margin += result.margins[seat]
    one.met += [number for i, number in enumerate(table.seats) if i != seat]
    one.sat.append(seat)


def paired(
    standing: Sequence[Standing], seats: int, method: Method, chance: random.Random
) -> list[list[int]]:
    """The tables of the next round, entrants by seat; whoever has a bye is alone."""
    playing = list(standing)
    byes = []
    for _ in range(len(playing) % seats):
        fewest = min(one.byes for one in playing)
        byes.append(next(one for one in reversed(playing) if one.byes == fewest))
        playing.remove(byes[-1])
    order = {one.number: i for i, one in enumerate(playing)}
    groups = [playing[i : i + seats] for i in range(0, len(playing), seats)]
    if method != "standing":
        _improve(groups, order)
    return [_seated(group, chance) for group in groups] + [[one.number] for one in byes]


def _improve(groups: list[list[Standing]], order: dict[int, int]) -> None:
    """Swaps two of different tables as long as that is better: fewer meet again, equals sit together."""
    better = True
    while better:
        better = False
        for i, one in enumerate(groups):
            for other in groups[i + 1 :]:
                better = _swap(one, other, order) or better


def _swap(one: list[Standing], other: list[Standing], order: dict[int, int]) -> bool:
    before = _cost(one, order) + _cost(other, order)
    for i in range(len(one)):
        for j in range(len(other)):
            one[i], other[j] = other[j], one[i]
            if _cost(one, order) + _cost(other, order) < before:
                return True
            one[i], other[j] = other[j], one[i]
    return False


def _cost(group: list[Standing], order: dict[int, int]) -> int:
    again = sum(one.met.count(other.number) for i, one in enumerate(group) for other in group[i + 1 :])
    places = [order[one.number] for one in group]
    return _MET * again + sum((place - min(places)) ** 2 for place in places)


def _seated(group: list[Standing], chance: random.Random) -> list[int]:
    """The entrants by seat: everybody where they sat least, so that seats rotate."""
    mixed = chance.sample(group, len(group))
    costs = [
        (sum((2 * one.sat.count(seat) + 1) ** 2 for seat, one in enumerate(way)), i)
        for i, way in enumerate(permutations(mixed))
    ]
    best = min(costs)[1]
    return [one.number for one in next(way for i, way in enumerate(permutations(mixed)) if i == best)]
