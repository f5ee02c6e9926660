"""What the log can tell besides answers."""

from typing import ClassVar

from planetb.kernel.state import Note


class RoundBegan(Note):
    """A new round."""

    fields: ClassVar[str] = "round"
    round: int


class Worked(Note):
    """A seat works once on a project: the space its disc reaches, and what that costs."""

    fields: ClassVar[str] = "project space cost"
    project: int
    space: int
    cost: int


class Rewarded(Note):
    """The reward of a project: which tile of its stack."""

    fields: ClassVar[str] = "project tile"
    project: int
    tile: int


class CardTaken(Note):
    """A card of the display, and its price; 0 if it is free."""

    fields: ClassVar[str] = "card price"
    card: int
    price: int


class DevelopmentMade(Note):
    """A development, and the knowledge it costs."""

    fields: ClassVar[str] = "item cost"
    item: int
    cost: int


class Gained(Note):
    """A resource that an effect brings without a choice."""

    fields: ClassVar[str] = "resource n"
    resource: int
    n: int


class LineRaised(Note):
    """A yield line that an effect raises without a choice."""

    fields: ClassVar[str] = "resource n"
    resource: int
    n: int


class TilesGained(Note):
    """Badge tiles that an effect brings without a choice."""

    fields: ClassVar[str] = "badge n"
    badge: int
    n: int


class Yielded(Note):
    """What the yield lines bring at the start of a round."""

    fields: ClassVar[str] = "energy knowledge mineral biomass ingenuity"
    energy: int
    knowledge: int
    mineral: int
    biomass: int
    ingenuity: int


class PointsScored(Note):
    """Points of an effect."""

    fields: ClassVar[str] = "points"
    points: int


class TechnologiesPaid(Note):
    """Points that technologies pay for what a turn brought."""

    fields: ClassVar[str] = "points"
    points: int


class MedalTaken(Note):
    """The start medal changes hands."""


class TookLead(Note):
    """Lead bonuses of a project."""

    fields: ClassVar[str] = "project points"
    project: int
    points: int


class RewardRemoved(Note):
    """The top reward tile of a project leaves the game."""

    fields: ClassVar[str] = "project"
    project: int


class AsteroidMoved(Note):
    """The asteroid reaches a space."""

    fields: ClassVar[str] = "space"
    space: int


class DayXCame(Note):
    """Day X, and the way it came."""

    fields: ClassVar[str] = "way"
    way: int


class CracksMade(Note):
    """How many cubes move from the laser to the shield."""

    fields: ClassVar[str] = "cubes"
    cubes: int


class RescueFound(Note):
    """The rescue project."""

    fields: ClassVar[str] = "project"
    project: int


class PlaceScored(Note):
    """Points of the final scoring for a place on a work track."""

    fields: ClassVar[str] = "project place points"
    project: int
    place: int
    points: int


class SpeciesScored(Note):
    """Points of the final scoring for all species cards of a seat."""

    fields: ClassVar[str] = "points"
    points: int


class RivalPlaced(Note):
    """The same for a place of the solo rival."""

    fields: ClassVar[str] = "project place points"
    project: int
    place: int
    points: int


class RivalLanded(Note):
    """Where the solo rival lands."""

    fields: ClassVar[str] = "space"
    space: int


class RivalScored(Note):
    """Points of the solo rival, for lead bonuses and by its directive."""

    fields: ClassVar[str] = "points"
    points: int


class RivalWorked(Note):
    """The solo rival works on a project."""

    fields: ClassVar[str] = "project times"
    project: int
    times: int
