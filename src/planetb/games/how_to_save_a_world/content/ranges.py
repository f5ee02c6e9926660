"""How far the numbers of a content pack go: places, sizes of tables, amounts that games stay short with."""

from typing import Final

from planetb.kernel.limits import Among, Limit

_YES: Final = Limit(0, 1)
_AMOUNT: Final = Limit(0, 9)
_POINTS: Final = Limit(0, 99)
_BADGES: Final = Limit(0, 9)
_WORK_SPACE: Final = Limit(1, 13)
_PROGRESS_SPACE: Final = Limit(1, 30)
_DRAWN: Final = Limit(0, 30)  # cubes

RANGES: Final = {
    "space.unrestricted": _YES,
    "costs.values": _AMOUNT,
    "leads.values": _POINTS,
    "removals.values": _WORK_SPACE,
    "neutrals.values": _WORK_SPACE,
    "progress.laser": _PROGRESS_SPACE,
    "progress.shield": _PROGRESS_SPACE,
    "progress.evacuation": _PROGRESS_SPACE,
    "breaks.values": _PROGRESS_SPACE,
    "targets.values": _PROGRESS_SPACE,
    "sites.values": Limit(0, 12),
    "danger.values": _DRAWN,
    "supply.values": Limit(110, 300),  # they never run out
    "supply.values[3]": Limit(0, 300),  # black ones: as many as the asteroid track brings
    "cubes.values": _DRAWN,
    "shots.values": _DRAWN,
    "limits.resource": Limit(10, 20),  # what one begins with has its place
    "limits.line": Limit(1, 20),
    "limits.tiles": Limit(1, 9),
    "limits.row": Limit(1, 5),
    "fares.shuttle": _AMOUNT,
    "fares.action": _AMOUNT,
    "landers.planet": Limit(1, 4),
    "landers.moon": Limit(0, 4),
    "start.energy": _AMOUNT,
    "start.knowledge": _AMOUNT,
    "start.mineral": _AMOUNT,
    "start.biomass": _AMOUNT,
    "start.ingenuity": _AMOUNT,
    "places.values": _POINTS,
    "action.planet": _BADGES,
    "action.science": _BADGES,
    "action.moon": _BADGES,
    "reaction.planet": _BADGES,
    "reaction.science": _BADGES,
    "reaction.moon": _BADGES,
    "species.planet": _BADGES,
    "species.science": _BADGES,
    "species.moon": _BADGES,
    "basic.cost": _AMOUNT,
    "level 1.cost": _AMOUNT,
    "level 2.cost": _AMOUNT,
    "solo.turns.values": Limit(1, 9),
    "solo.head_start.normal": Limit(0, 999),
    "solo.head_start.easy": Limit(0, 999),
    "solo.head_start.hard": Limit(0, 999),
    "solo.works": _AMOUNT,
    "solo.points": _POINTS,
    # What verbs are told
    "*.n": Limit(1, 9),
    "Perk.n": _AMOUNT,
    "*.points": _POINTS,
    "*.least": Limit(1, 9),
    "*.line": Limit(0, 20),
    "*.resource": Limit(0, 4),
    "*.badge": Limit(0, 2),
    "*.badges": Limit(1, 7),  # bits
    "*.kind": Limit(0, 2),
    "*.category": Limit(0, 2),
    "*.level": Limit(0, 2),
    "*.world": _YES,
    "*.project": Limit(0, 2),
    "*.perk": Among(1, 2, 4, 8, 16, 32),
}
"""By kind and field; of a kind whose items are not alike by code and field."""
