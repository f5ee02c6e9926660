"""The 36 technologies: four sets of nine, three tiles per level; each explained effect on two tiles."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.effects import (
    Boost,
    Enable,
    Gain,
    GainFactory,
    PlayAtOnce,
    RaisePerStadium,
    Settle,
    Take,
)
from planetb.games.evacuation.terms import (
    ANY,
    ANY_BAY,
    AT_NEW,
    AT_OLD,
    ENERGY,
    FLEXIBLE_POWER,
    FLY_BACK,
    FOOD,
    FREE,
    IGNORE_SYMBOL,
    LAUNCH,
    MORE_ENERGY,
    MORE_FOOD,
    MORE_STEEL,
    NEW,
    NO_STEEL,
    NO_SYMBOLS,
    SEA_ONLY,
    SHARE_SPACES,
    SHIP,
    STADIUM,
    STEEL,
    TOLL,
    WIDE_CHOICE,
)
from planetb.kernel.content import Item
from planetb.kernel.effect import All

KIND = "technology"
TEXT = "rulebook supplement: effect; ours: set, level and faces"
SEA_NOW = SEA_ONLY + NO_STEEL + NO_SYMBOLS
TILES: list[Item] = [
    # Set 1
    CONTENT.item("technology.1", KIND, TEXT, set=1, level=1, faces=1, effect=Enable(WIDE_CHOICE)),
    CONTENT.item("technology.2", KIND, TEXT, set=1, level=1, faces=0, effect=Enable(ANY_BAY)),
    CONTENT.item(
        "technology.3", KIND, TEXT, set=1, level=1, faces=0, effect=All(Gain(ANY, 2), Enable(SHARE_SPACES))
    ),
    CONTENT.item(
        "technology.4",
        KIND,
        TEXT,
        set=1,
        level=2,
        faces=0,
        effect=All(GainFactory(FOOD, NEW), Enable(MORE_FOOD)),
    ),
    CONTENT.item("technology.5", KIND, TEXT, set=1, level=2, faces=1, effect=Take(STADIUM, FREE + AT_NEW)),
    CONTENT.item(
        "technology.6",
        KIND,
        TEXT,
        set=1,
        level=2,
        faces=0,
        effect=All(GainFactory(ENERGY, NEW), Enable(MORE_ENERGY)),
    ),
    CONTENT.item(
        "technology.7",
        KIND,
        "rulebook p. 7: effect, set and level; ours: faces",
        set=1,
        level=3,
        faces=0,
        effect=All(GainFactory(ENERGY, NEW), Boost(ENERGY)),
    ),
    CONTENT.item(
        "technology.8", KIND, TEXT, set=1, level=3, faces=0, effect=All(GainFactory(FOOD, NEW), Boost(FOOD))
    ),
    CONTENT.item("technology.9", KIND, TEXT, set=1, level=3, faces=0, effect=Settle(SEA_NOW)),
    # Set 2
    CONTENT.item("technology.10", KIND, TEXT, set=2, level=1, faces=0, effect=Enable(FLY_BACK)),
    CONTENT.item("technology.11", KIND, TEXT, set=2, level=1, faces=0, effect=Enable(ANY_BAY)),
    CONTENT.item("technology.12", KIND, TEXT, set=2, level=1, faces=1, effect=Enable(IGNORE_SYMBOL)),
    CONTENT.item(
        "technology.13", KIND, TEXT, set=2, level=2, faces=0, effect=Take(SHIP, FREE + AT_OLD + LAUNCH)
    ),
    CONTENT.item("technology.14", KIND, TEXT, set=2, level=2, faces=0, effect=Enable(FLEXIBLE_POWER)),
    CONTENT.item(
        "technology.15",
        KIND,
        TEXT,
        set=2,
        level=2,
        faces=0,
        effect=All(GainFactory(ENERGY, NEW), Enable(MORE_ENERGY)),
    ),
    CONTENT.item(
        "technology.16", KIND, TEXT, set=2, level=3, faces=0, effect=All(Take(STADIUM), RaisePerStadium())
    ),
    CONTENT.item(
        "technology.17",
        KIND,
        TEXT,
        set=2,
        level=3,
        faces=0,
        effect=All(GainFactory(STEEL, NEW), Boost(STEEL)),
    ),
    CONTENT.item("technology.18", KIND, TEXT, set=2, level=3, faces=1, effect=PlayAtOnce()),
    # Set 3
    CONTENT.item("technology.19", KIND, TEXT, set=3, level=1, faces=0, effect=Enable(TOLL)),
    CONTENT.item("technology.20", KIND, TEXT, set=3, level=1, faces=1, effect=Enable(IGNORE_SYMBOL)),
    CONTENT.item("technology.21", KIND, TEXT, set=3, level=1, faces=0, effect=Enable(FLY_BACK)),
    CONTENT.item(
        "technology.22", KIND, TEXT, set=3, level=2, faces=0, effect=Take(SHIP, FREE + AT_OLD + LAUNCH)
    ),
    CONTENT.item("technology.23", KIND, TEXT, set=3, level=2, faces=0, effect=Enable(FLEXIBLE_POWER)),
    CONTENT.item(
        "technology.24",
        KIND,
        TEXT,
        set=3,
        level=2,
        faces=0,
        effect=All(GainFactory(STEEL, NEW), Enable(MORE_STEEL)),
    ),
    CONTENT.item(
        "technology.25",
        KIND,
        TEXT,
        set=3,
        level=3,
        faces=0,
        effect=All(GainFactory(ENERGY, NEW), Boost(ENERGY)),
    ),
    CONTENT.item("technology.26", KIND, TEXT, set=3, level=3, faces=1, effect=PlayAtOnce()),
    CONTENT.item(
        "technology.27", KIND, TEXT, set=3, level=3, faces=0, effect=All(Take(STADIUM), RaisePerStadium())
    ),
    # Set 4
    CONTENT.item("technology.28", KIND, TEXT, set=4, level=1, faces=1, effect=Enable(WIDE_CHOICE)),
    CONTENT.item(
        "technology.29", KIND, TEXT, set=4, level=1, faces=0, effect=All(Gain(ANY, 2), Enable(SHARE_SPACES))
    ),
    CONTENT.item("technology.30", KIND, TEXT, set=4, level=1, faces=0, effect=Enable(TOLL)),
    CONTENT.item("technology.31", KIND, TEXT, set=4, level=2, faces=1, effect=Take(STADIUM, FREE + AT_NEW)),
    CONTENT.item(
        "technology.32",
        KIND,
        TEXT,
        set=4,
        level=2,
        faces=0,
        effect=All(GainFactory(FOOD, NEW), Enable(MORE_FOOD)),
    ),
    CONTENT.item(
        "technology.33",
        KIND,
        TEXT,
        set=4,
        level=2,
        faces=0,
        effect=All(GainFactory(STEEL, NEW), Enable(MORE_STEEL)),
    ),
    CONTENT.item(
        "technology.34",
        KIND,
        TEXT,
        set=4,
        level=3,
        faces=0,
        effect=All(GainFactory(STEEL, NEW), Boost(STEEL)),
    ),
    CONTENT.item(
        "technology.35", KIND, TEXT, set=4, level=3, faces=0, effect=All(GainFactory(FOOD, NEW), Boost(FOOD))
    ),
    CONTENT.item("technology.36", KIND, TEXT, set=4, level=3, faces=0, effect=Settle(SEA_NOW)),
]
