"""The boards of a nation and the tracks: what the box says of them."""

from planetb.games.evacuation.content import board_actions, old_world, progress_track, tracks
from planetb.games.evacuation.content.checks.figures import numbers
from planetb.games.evacuation.content.tables import (
    ACTION_ENERGY,
    END,
    NEW_HUNGER,
    OLD_HUNGER,
    OLD_LANDSCAPE,
    OLD_POPULATION,
    OLD_RESOURCE,
    OLD_YIELD,
    STADIUMS_DUE,
    TRANSITIONS,
)
from planetb.games.evacuation.scoring import chart_points
from planetb.kernel.content import Check, Item


def old_world_checks() -> list[Check]:
    produced = [2, 2, 2]
    for site in range(len(OLD_YIELD)):
        produced[OLD_RESOURCE[site]] += OLD_YIELD[site]
    shared = [OLD_POPULATION[site] > 0 for site in range(9) if OLD_LANDSCAPE[site] == 0]
    double = [mask for mask in OLD_LANDSCAPE if mask in (3, 5, 6)]
    return [
        Check("Old World sites (p. 3)", 9, len(old_world.SITES)),
        Check("productivity tokens (p. 3)", 2, len(old_world.PRODUCTIVITY)),
        Check("population sites: 2 people each (p. 5)", [2] * 6, [n for n in OLD_POPULATION if n]),
        Check(
            "factory sites, one of each type",
            [0, 1, 2],
            [OLD_RESOURCE[i] for i in range(9) if not OLD_POPULATION[i]],
        ),
        Check("production of year 1 (p. 5)", [7, 7, 7], produced),
        Check("sites without landscape: one, a factory (supplement)", [False], shared),
        Check("some sites belong to two landscapes (p. 10)", True, bool(double)),
        Check("every landscape has population", [True] * 3, [_peopled(bit) for bit in (1, 2, 4)]),
    ]


def _peopled(bit: int) -> bool:
    return any(OLD_LANDSCAPE[i] & bit and OLD_POPULATION[i] for i in range(9))


def track_checks() -> list[Check]:
    return [
        Check("food of the Old World in year 1 (p. 5)", 5, OLD_HUNGER[0]),
        Check("the Old World eats less every year", sorted(set(OLD_HUNGER), reverse=True), OLD_HUNGER),
        Check("the New World eats from year 3 on, more in year 4", [0, 0, True, True], _new_hunger()),
        Check("stadiums due on the New World (p. 5)", [0, 0, 1, 2], STADIUMS_DUE),
        Check("energy of actions (p. 6)", [0, 0, 1, 2, 3, 3, 3], ACTION_ENERGY),
        Check(
            "surcharge from the fourth card of a group (p. 6)",
            [4, 1],
            [tracks.SURCHARGE.number("cards"), tracks.SURCHARGE.number("energy")],
        ),
        Check("points for 8, 10 and 12 (p. 16)", [10, 19, 25], [chart_points(n) for n in (8, 10, 12)]),
        Check(
            "the points chart never falls",
            True,
            all(chart_points(n) <= chart_points(n + 1) for n in range(15)),
        ),
        Check(
            "actions in four groups (p. 6)",
            [2, 3, 3, 2],
            [numbers(board_actions.ACTIONS, "power").count(n) for n in range(1, 5)],
        ),
    ]


def _new_hunger() -> list[int | bool]:
    return [NEW_HUNGER[0], NEW_HUNGER[1], NEW_HUNGER[2] >= 1, NEW_HUNGER[3] > NEW_HUNGER[2]]


def progress_checks() -> list[Check]:
    steps = progress_track.STEPS
    main, outer = numbers(steps, "main"), numbers(steps, "outer")
    effects = set(numbers(steps, "main_effect") + numbers(steps, "outer_effect"))
    return [
        Check("transitions (p. 13)", 4, len(TRANSITIONS)),
        Check(
            "they lie on the track in order",
            True,
            0 < TRANSITIONS[0] < TRANSITIONS[1] < TRANSITIONS[2] < TRANSITIONS[3] < END,
        ),
        Check("the last step", END, len(steps) - 1),
        Check("kinds of instant effects (p. 13)", 3, len(effects - {0})),
        Check("both symbols occur", 3, _bits(main + outer)),
        Check("the 3+ lane has fewer symbols (p. 13)", True, _symbols(outer) < _symbols(main)),
        Check(
            "a step has a symbol or an effect per lane, never both",
            True,
            all(_single(item) for item in steps),
        ),
        Check("two markers fit on the last spaces (p. 13)", 2, progress_track.LAST_SPACE.number("markers")),
    ]


def _bits(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _symbols(masks: list[int]) -> int:
    return sum((mask & 1) + (mask >> 1) for mask in masks)


def _single(item: Item) -> bool:
    main = item.number("main") and item.number("main_effect")
    outer = item.number("outer") and item.number("outer_effect")
    return not main and not outer
