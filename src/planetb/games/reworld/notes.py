"""What the log of Reworld can tell besides answers."""

from typing import ClassVar

from planetb.kernel.state import Note


class Scored(Note):
    """Points from a source."""

    fields: ClassVar[str] = "source points"
    source: int
    points: int


class TookShip(Note):
    """A population ship joins a fleet."""

    fields: ClassVar[str] = "ship points"
    ship: int
    points: int


class WentToBox(Note):
    """A crew without a city leaves the game."""

    fields: ClassVar[str] = "module"
    module: int


class RoundBegan(Note):
    """A round of chapter one."""

    fields: ClassVar[str] = "round"
    round: int


class ChapterBegan(Note):
    """Chapter two."""


class Founded(Note):
    """A city, with the sign it takes."""

    fields: ClassVar[str] = "sign"
    sign: int


class FinalShip(Note):
    """A category of the final ship is scored."""

    fields: ClassVar[str] = "category points"
    category: int
    points: int


class Bought(Note):
    """A module joins a row; the cards paid are digits, the top card last."""

    fields: ClassVar[str] = "module cards"
    module: int
    cards: int


class Uncoupled(Note):
    """A module leaves a row for a use."""

    fields: ClassVar[str] = "module row use"
    module: int
    row: int
    use: int


class Docked(Note):
    """A crew goes aboard from a row."""

    fields: ClassVar[str] = "module row"
    module: int
    row: int
