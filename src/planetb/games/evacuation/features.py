"""What minds see of Evacuation: the role of every field of the layout."""

from typing import Final

from planetb.games.evacuation.content import (
    goals,
    infrastructure,
    objectives,
    old_world,
    ships,
    solo_cards,
)
from planetb.games.evacuation.content.decks import ACTIONS, BONUSES, CARDS, TECHNOLOGIES
from planetb.games.evacuation.content.tables import (
    ALL_STADIUMS,
    END,
    FACTORIES_PER_TYPE,
    codes,
)
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import ABILITIES, BIOMES, HOLDINGS, RESOURCES, ROWS, WORLDS, YEARS
from planetb.kernel.domain import counted
from planetb.kernel.roles import (
    Bag,
    Bits,
    Both,
    Each,
    Hidden,
    Ladder,
    Number,
    Own,
    Partly,
    Places,
    Role,
    Seat,
    Size,
    Word,
)

_SHIPS: Final = codes(ships.SHIPS)
_STADIUMS: Final = codes(ALL_STADIUMS)
_INFRASTRUCTURES: Final = codes(infrastructure.CARDS)
_GOALS: Final = codes(goals.GOALS)
_OBJECTIVES: Final = codes(objectives.OBJECTIVES)
_SOLO: Final = codes(solo_cards.CARDS)
_CARDS: Final = [f"card {n}" for n in counted(CARDS, 1)]
_TECHNOLOGIES: Final = [f"technology {n}" for n in counted(TECHNOLOGIES, 1)]
_OLD_SITES: Final = [*codes(old_world.SITES), *[item.code for item in old_world.PRODUCTIVITY]]
_GOODS: Final = [f"{world} {good}" for world in WORLDS for good in RESOURCES]
_LAND: Final = [f"{biome} {holding}" for biome in BIOMES for holding in HOLDINGS]
_HOLD: Final = ["population", *[f"{good} factories" for good in RESOURCES], *RESOURCES]
_MARKERS: Final = ["front", "back"]
_GUEST: Final = ["front", "front lane", "back", "back lane"]
_ROWS: Final = [Bag(_SHIPS), Bag(_STADIUMS), Bag(_INFRASTRUCTURES)]
_OPEN: Final[list[Role]] = [
    Both(Bag(_SHIPS), Each(["oldest"], Word(_SHIPS))),
    Both(Bag(_STADIUMS), Each(["oldest"], Word(_STADIUMS))),
    Both(Bag(_INFRASTRUCTURES), Each(["oldest"], Word(_INFRASTRUCTURES))),
]

ROLES: Final[dict[str, Role]] = {
    "year": Number(0, YEARS),
    "phase": Number(0, 7),
    "race_over": Number(0, 1),
    "finish": Hidden(),
    "edge": Number(0, 20),
    "solo_top": Word(_SOLO),
    "order": Each(counted(META.high, 1), Seat(META.high)),
    "owner": Each(land.NAMES, Seat(META.high)),
    "works": Each(land.NAMES, Number(0, 3)),
    "bonus_cards": Each(counted(YEARS, 1), Word([f"year card {n}" for n in counted(BONUSES, 1)])),
    "goal_bag": Hidden(),
    "other_pack": Hidden(),
    "objectives": Bag(_OBJECTIVES),
    "lines": Bag([f"line {n}" for n in counted(len(land.LINES), 1)]),
    "card_bag": Hidden(),
    "aside": Hidden(),
    "solo_bag": Hidden(),
    "solo_flipped": Bag(_SOLO),
    "rival_stadiums": Both(Bag(_STADIUMS), Size(6)),
    "rows": Places(list(ROWS), _OPEN),
    "bags": Hidden(),
    "under": Hidden(),
    "box": Hidden(),
    "revealed": Places(list(ROWS), [*_ROWS]),
    "guests": Each(
        ["rival", "neutral"], Each(["front", "front lane", "back", "back lane"], Ladder(0, END, 2))
    ),
    "seats.population": Ladder(0, 12),
    "seats.people": Ladder(0, 16),
    "seats.abilities": Bits(list(ABILITIES)),
    "seats.actions": Number(0, ACTIONS),
    "seats.passed": Number(0, 1),
    "seats.penalties": Ladder(0, 8),
    "seats.small_bonuses": Number(0, YEARS),
    "seats.large_bonuses": Number(0, YEARS),
    "seats.technology_set": Hidden(),
    "seats.stock": Each(_GOODS, Ladder(0, 12)),
    "seats.production": Each(list(RESOURCES), Ladder(0, 16)),
    "seats.sites": Each(_OLD_SITES, Word(["evacuated", "moved"], 1)),
    "seats.reserve": Each(list(RESOURCES), Number(0, FACTORIES_PER_TYPE)),
    "seats.factories": Each(_GOODS, Ladder(0, 6)),
    "seats.settled": Each(list(RESOURCES), Ladder(0, 8)),
    "seats.land": Each(_LAND, Ladder(0, 8)),
    "seats.groups": Each(counted(4, 1), Ladder(0, 3)),
    "seats.markers": Each(_MARKERS, Both(Number(0, END), Ladder(0, END, 4))),
    "seats.lanes": Each(_MARKERS, Number(0, 2)),
    "seats.ships_old": Both(Bag(_SHIPS), Size(5)),
    "seats.ships_new": Both(Bag(_SHIPS), Size(5)),
    "seats.gliding": Bag(_SHIPS),
    "seats.flying": Bag(_SHIPS),
    "seats.boarding": Bag(_OLD_SITES),
    "seats.hold": Each(_HOLD, Ladder(0, 6)),
    "seats.holdings": Bag(_STADIUMS),
    "seats.stadiums_old": Both(Bag(_STADIUMS), Size(5)),
    "seats.stadiums_new": Both(Bag(_STADIUMS), Size(5)),
    "seats.hand": Both(Bag(_INFRASTRUCTURES), Size(6)),
    "seats.built": Both(Bag(_INFRASTRUCTURES), Size(6)),
    "seats.fulfilled": Bag(_INFRASTRUCTURES),
    "seats.technologies": Bag(_TECHNOLOGIES),
    "seats.research": Each(counted(9, 1), Ladder(0, 4)),
    "seats.goals": Own(Bag(_GOALS)),
    "seats.drafted": Own(Bag(_GOALS)),
    "seats.pack": Own(Bag(_GOALS)),
    "seats.shown": Bag(_GOALS),
    "seats.objectives": Bag(_OBJECTIVES),
    "seats.played_objectives": Bag(_OBJECTIVES),
    "seats.cards": Partly(Both(Bag(_CARDS), Size(8)), Size(8)),
    "seats.tucked": Partly(Bag(_CARDS), Size(4)),
    "seats.played": Both(Bag(_CARDS), Size(8)),
    "seats.discards": Hidden(),
}
