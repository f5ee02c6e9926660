"""What the log of Evacuation can tell besides answers."""

from typing import ClassVar

from planetb.kernel.state import Note


class YearBegan(Note):
    """A year begins."""

    fields: ClassVar[str] = "year"
    year: int


class Penalised(Note):
    """Penalty tokens of an income: for food that is missing on each world, and for missing stadiums."""

    fields: ClassVar[str] = "old new stadiums"
    old: int
    new: int
    stadiums: int


class EnergyPaid(Note):
    """Energy for an action or a flight, by the world that paid it."""

    fields: ClassVar[str] = "old new"
    old: int
    new: int


class Built(Note):
    """A ship or stadium stands on a world, on the terms it was taken."""

    fields: ClassVar[str] = "row item world terms"
    row: int
    item: int
    world: int
    terms: int


class Cloned(Note):
    """Population for New World food."""

    fields: ClassVar[str] = "food n"
    food: int
    n: int


class PopulationGained(Note):
    """Population on the New World side, for nothing."""

    fields: ClassVar[str] = "n"
    n: int


class Fulfilled(Note):
    """An infrastructure's condition has come true."""

    fields: ClassVar[str] = "card"
    card: int


class Researched(Note):
    """A step on a technology that does not complete it."""

    fields: ClassVar[str] = "tile step steps"
    tile: int
    step: int
    steps: int


class Developed(Note):
    """A technology is complete."""

    fields: ClassVar[str] = "tile"
    tile: int


class Moved(Note):
    """How many steps the front and the back marker go."""

    fields: ClassVar[str] = "front back"
    front: int
    back: int


class Landed(Note):
    """The front (0) or back (1) marker ends on a lane of its step."""

    fields: ClassVar[str] = "marker step lane"
    marker: int
    step: int
    lane: int


class Crossed(Note):
    """A marker crosses a transition: the first or the second of its nation."""

    fields: ClassVar[str] = "transition marker"
    transition: int
    marker: int


class BonusTaken(Note):
    """The upper (0) or lower (1) bonus of a bonus card."""

    fields: ClassVar[str] = "which card"
    which: int
    card: int


class RaceReached(Note):
    """A nation has reached the goal of the race."""


class ObjectiveClaimed(Note):
    """A public objective goes to a hand."""

    fields: ClassVar[str] = "card"
    card: int


class RivalTook(Note):
    """The rival takes an item out of a row."""

    fields: ClassVar[str] = "row item"
    row: int
    item: int


class RivalSettled(Note):
    """The rival settles a site; -1 if it was settled already."""

    fields: ClassVar[str] = "site"
    site: int


class NewOrder(Note):
    """The turn order of the next year; -1 where fewer take part."""

    fields: ClassVar[str] = "first second third fourth"
    first: int
    second: int
    third: int
    fourth: int


class GoalShown(Note):
    """A goal is laid open by a bonus."""

    fields: ClassVar[str] = "goal"
    goal: int


class Aged(Note):
    """An item leaves the X space of its row."""

    fields: ClassVar[str] = "row item"
    row: int
    item: int
