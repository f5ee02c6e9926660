"""What the log can tell besides answers."""

from typing import ClassVar

from planetb.kernel.state import Note


class RoundBegan(Note):
    """A new round."""

    fields: ClassVar[str] = "round"
    round: int


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


class RivalWorked(Note):
    """The solo rival works on a project."""

    fields: ClassVar[str] = "project times"
    project: int
    times: int
