"""The progress track: its steps with lanes, symbols and instant effects, and the four transitions."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.terms import (
    DOME,
    INFRASTRUCTURE_SPACE,
    NOTHING,
    RESEARCH_SPACE,
    SETTLE_SPACE,
    SUN,
)
from planetb.kernel.content import Item

TRANSITIONS: list[Item] = [
    CONTENT.item("transition.1", "transition", "ours (its place); rulebook p. 13: its effects", after=4),
    CONTENT.item("transition.2", "transition", "ours (its place); rulebook p. 13: its effects", after=8),
    CONTENT.item("transition.3", "transition", "ours (its place); rulebook p. 13: its effects", after=13),
    CONTENT.item("transition.4", "transition", "ours (its place); rulebook p. 13: its effects", after=18),
]
LAST_SPACE: Item = CONTENT.item("last_space", "track", "rulebook p. 13", markers=2)


START: Item = CONTENT.item(
    "progress.0", "progress", "rulebook p. 3", main=0, main_effect=NOTHING, outer=0, outer_effect=NOTHING
)
STEPS: list[Item] = [
    START,
    CONTENT.item(
        "progress.1", "progress", "ours", main=SUN, main_effect=NOTHING, outer=0, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.2",
        "progress",
        "ours",
        main=0,
        main_effect=INFRASTRUCTURE_SPACE,
        outer=0,
        outer_effect=NOTHING,
    ),
    CONTENT.item(
        "progress.3", "progress", "ours", main=DOME, main_effect=NOTHING, outer=SUN, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.4",
        "progress",
        "ours",
        main=0,
        main_effect=RESEARCH_SPACE,
        outer=0,
        outer_effect=INFRASTRUCTURE_SPACE,
    ),
    CONTENT.item(
        "progress.5", "progress", "ours", main=SUN, main_effect=NOTHING, outer=0, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.6", "progress", "ours", main=DOME, main_effect=NOTHING, outer=0, outer_effect=RESEARCH_SPACE
    ),
    CONTENT.item(
        "progress.7", "progress", "ours", main=0, main_effect=SETTLE_SPACE, outer=SUN, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.8", "progress", "ours", main=SUN, main_effect=NOTHING, outer=DOME, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.9", "progress", "ours", main=DOME, main_effect=NOTHING, outer=0, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.10",
        "progress",
        "ours",
        main=0,
        main_effect=RESEARCH_SPACE,
        outer=0,
        outer_effect=INFRASTRUCTURE_SPACE,
    ),
    CONTENT.item(
        "progress.11",
        "progress",
        "ours",
        main=SUN + DOME,
        main_effect=NOTHING,
        outer=SUN,
        outer_effect=NOTHING,
    ),
    CONTENT.item(
        "progress.12", "progress", "ours", main=SUN, main_effect=NOTHING, outer=0, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.13",
        "progress",
        "ours",
        main=0,
        main_effect=INFRASTRUCTURE_SPACE,
        outer=DOME,
        outer_effect=NOTHING,
    ),
    CONTENT.item(
        "progress.14",
        "progress",
        "ours",
        main=DOME,
        main_effect=NOTHING,
        outer=0,
        outer_effect=RESEARCH_SPACE,
    ),
    CONTENT.item(
        "progress.15", "progress", "ours", main=0, main_effect=SETTLE_SPACE, outer=SUN, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.16", "progress", "ours", main=SUN + DOME, main_effect=NOTHING, outer=0, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.17",
        "progress",
        "ours",
        main=SUN,
        main_effect=NOTHING,
        outer=0,
        outer_effect=INFRASTRUCTURE_SPACE,
    ),
    CONTENT.item(
        "progress.18",
        "progress",
        "ours",
        main=0,
        main_effect=RESEARCH_SPACE,
        outer=DOME,
        outer_effect=NOTHING,
    ),
    CONTENT.item(
        "progress.19", "progress", "ours", main=DOME, main_effect=NOTHING, outer=0, outer_effect=NOTHING
    ),
    CONTENT.item(
        "progress.20",
        "progress",
        "ours",
        main=SUN + DOME,
        main_effect=NOTHING,
        outer=0,
        outer_effect=SETTLE_SPACE,
    ),
    CONTENT.item(
        "progress.21",
        "progress",
        "ours",
        main=SUN + DOME,
        main_effect=NOTHING,
        outer=SUN + DOME,
        outer_effect=NOTHING,
    ),
]
