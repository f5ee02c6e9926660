"""What can come true in a turn: reaction cards and technologies of level 2 wait for it (p. 11 and 12)."""

from typing import ClassVar, Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.kernel.collect import defined_in


class Event:
    """Something that came true this turn: any of these bits of `Seat.met`."""

    bits: ClassVar[int] = 0

    def facts(self) -> tuple[int | str, ...]:
        """Nothing but the name of the class: icons are found by it."""
        return ()


class GainedStandard(Event):
    """Any standard resource was gained, by whatever means (p. 12)."""

    bits: ClassVar[int] = t.GAINED_STANDARD


class GainedIngenuity(Event):
    """Ingenuity was gained."""

    bits: ClassVar[int] = t.GAINED << t.INGENUITY


class RaisedStandard(Event):
    """Any standard yield line was raised (p. 12)."""

    bits: ClassVar[int] = t.RAISED_STANDARD


class GainedTile(Event):
    """Any badge tile was gained (p. 12)."""

    bits: ClassVar[int] = t.GAINED_TILE


class WorkedAny(Event):
    """Any project was worked on (p. 12)."""

    bits: ClassVar[int] = t.WORKED_ANY


class WorkedLaser(Event):
    """The laser was worked on (p. 11)."""

    bits: ClassVar[int] = t.WORKED << t.LASER


class WorkedShield(Event):
    """The shield was worked on."""

    bits: ClassVar[int] = t.WORKED << t.SHIELD


class WorkedEvacuation(Event):
    """The evacuation was worked on."""

    bits: ClassVar[int] = t.WORKED << t.EVACUATION


class BoughtAny(Event):
    """A card was taken from the display."""

    bits: ClassVar[int] = t.BOUGHT_ANY


class BoughtSpecies(Event):
    """A species card was taken from the display."""

    bits: ClassVar[int] = t.BOUGHT << t.SPECIES


class DevelopedAny(Event):
    """Any development was made."""

    bits: ClassVar[int] = t.DEVELOPED_ANY


class DevelopedTechnology(Event):
    """A technology was developed."""

    bits: ClassVar[int] = t.DEVELOPED_TECHNOLOGY


class UsedShuttle(Event):
    """The express shuttle was used."""

    bits: ClassVar[int] = t.SHUTTLED


class PlayedReaction(Event):
    """A reaction card was played."""

    bits: ClassVar[int] = t.PLAYED


class Scored(Event):
    """Points were scored."""

    bits: ClassVar[int] = t.SCORED


EVENTS: Final[list[type[Event]]] = [event for event in defined_in(Event, __name__) if event.bits]
"""All of them; texts and icons know them by the names of their classes."""
