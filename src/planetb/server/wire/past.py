"""Looking back: moments, score sheet, curves."""

from typing import Any

from planetb.server.wire.base import In, Out, SeatNumber, Seq
from planetb.server.wire.play import Line, Option, Picking
from planetb.server.wire.tables import SeatCard


class Moment(Out):
    """A moment of the game as one viewer may see it; read-only."""

    table: str
    game: str
    title: str
    moment: int
    moments: int  # the last one there is
    seq: int
    you: int | None
    yours: list[int]
    seats: list[SeatCard]
    waiting: list[int]
    over: bool
    view: dict[str, Any]  # the game's own view
    prompt: str
    options: list[Option]
    pick: Picking | None
    lines: list[Line]  # what happened between the moment before and this one


class AskShare(In):
    """A link to a moment, seen as a spectator or as a seat of mine."""

    moment: Seq
    seat: SeatNumber | None = None


class Shared(Out):
    """The token of a read-only link: `/moment/token`."""

    token: str


class Source(Out):
    """One source of points and what every seat has from it."""

    key: str
    name: str
    points: list[int]


class Sheet(Out):
    """The final scores with every source."""

    end: str
    winners: list[int]
    scores: list[int]
    sources: list[Source]
    rival: int | None = None  # its points, where a game alone is played against one


class Standing(Out):
    """Where the points of every seat come from as things stand, as far as a seat can know."""

    sources: list[Source]


class Series(Out):
    """One number over the game: a list per seat, as long as `moments`."""

    key: str
    name: str
    values: list[list[int]]


class Curves(Out):
    """Numbers over the game; the score (key `score`) comes first once the game is over."""

    moments: list[int]
    series: list[Series]
