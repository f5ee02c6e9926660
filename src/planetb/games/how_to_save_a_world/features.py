"""What minds see of How to Save a World: the role of every field of the layout."""

from typing import Final

from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    DIRECTIVES,
    SPACES,
    STRUCTURES,
)
from planetb.games.how_to_save_a_world.content.tracks import DANGER, DAY_X_SPACE
from planetb.games.how_to_save_a_world.meta import META
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CATEGORIES,
    CUBES,
    DECKS,
    LAST_SPACE,
    NONE,
    ON_SPACE,
    PROJECTS,
    RESOURCES,
    WORLDS,
)
from planetb.kernel.domain import counted
from planetb.kernel.roles import (
    Bag,
    Bits,
    Both,
    BySeat,
    Each,
    Hidden,
    Ladder,
    Number,
    Own,
    Partly,
    Role,
    Seat,
    Size,
    Word,
)

_CARDS: Final = [card.code for card in CARDS]
_SPACES: Final = [space.code for space in SPACES]
_PROJECTS: Final = list(PROJECTS)
_DISCS: Final = 4  # of a work track: seats, a rival, neutral ones
_MET: Final = [  # the bits of `Seat.met`, in their order
    *[f"gained {name}" for name in RESOURCES],
    *[f"raised {name}" for name in RESOURCES],
    *[f"tile {name}" for name in BADGES],
    *[f"worked on {name}" for name in PROJECTS],
    *[f"bought {name}" for name in DECKS],
    *[f"developed {name}" for name in CATEGORIES],
    *("shuttled", "played a reaction", "scored"),
]


def _technologies() -> list[str]:
    """The technologies in the order of their bits."""
    items = [item for item in DEVELOPMENTS if item.technology != NONE]
    names = ["" for _ in range(1 + max([item.technology for item in items]))]
    for item in items:
        names[item.technology] = item.code
    return names


ROLES: Final[dict[str, Role]] = {
    "heads": Hidden(),
    "round": Number(0, len(DANGER)),
    "asteroid": Ladder(0, DAY_X_SPACE),
    "medal": Seat(META.high),
    "rescue": Word(_PROJECTS),
    "way": Hidden(),
    "cracks": Ladder(0, 4),
    "rival_points": Number(0, 60, 3),
    "rival_left": Number(0, 6),
    "bag": Each(list(CUBES), Ladder(0, 14)),
    "drawn": Each(list(CUBES), Ladder(0, 8)),
    "supply": Hidden(),
    "progress": Each(_PROJECTS, Ladder(0, 12)),
    "lobbied": Hidden(),
    "lead": Each(_PROJECTS, Number(0, LAST_SPACE)),
    "rewards": Each(_PROJECTS, Number(0, 8)),
    "taken": Each(_SPACES, Number(0, 2)),
    "busy": Hidden(),
    "moon": Bag(_SPACES),
    "sites": Bag([structure.code for structure in STRUCTURES]),
    "under": Hidden(),
    "box": Hidden(),
    "removed": Hidden(),
    "directives": Bag([directive.code for directive in DIRECTIVES]),
    "rival_places": Bag(_SPACES),
    "discs": Each(_PROJECTS, BySeat(_DISCS, Ladder(0, LAST_SPACE))),
    "ranks": Each(_PROJECTS, Each(counted(_DISCS, 1), Seat(_DISCS))),
    "decks": Hidden(),
    "rows": Each(list(DECKS), Bag(_CARDS)),
    "discards": Hidden(),
    "stacks": Each(["a", "b"], Size(12)),
    "seats.points": Number(0, 80, 2),
    "seats.passed": Number(0, 1),
    "seats.met": Bits(_MET),
    "seats.paid": Hidden(),
    "seats.techs": Bits(_technologies()),
    "seats.perks": Hidden(),
    "seats.pays": Hidden(),
    "seats.goods": Each(list(RESOURCES), Ladder(0, 10)),
    "seats.lines": Each(list(RESOURCES), Ladder(0, 8)),
    "seats.tiles": Each(list(BADGES), Ladder(0, 5)),
    "seats.spent": Each(list(BADGES), Ladder(0, 5)),
    "seats.landers": Both(Bag(list(WORLDS), 5), Bag(_SPACES, 2, ON_SPACE)),
    "seats.hand": Partly(Both(Bag(_CARDS), Size(10)), Both(Bag(_CARDS), Size(10)), "unseen"),
    "seats.fresh": Bag(_CARDS),
    "seats.playing": Bag(_CARDS),
    "seats.discard": Bag(_CARDS),
    "seats.unseen": Partly(Hidden(), Size(4)),
    "seats.dealt": Own(Bag(_CARDS)),
}
