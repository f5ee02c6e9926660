"""The lobby: what may be joined or watched, pairing, and rematches."""

from typing import Annotated

import msgspec
from msgspec import Meta

from planetb.server.wire.base import In, Lang, Name, Out, SeatNumber, TableId, Token, Value
from planetb.server.wire.pace import Pace
from planetb.server.wire.play import Together
from planetb.server.wire.tables import Created, TableCard


class Lobby(Out, tag_field="type", tag="lobby"):
    """Tables that everybody may see: `free` ones have a seat to take, `full` ones may be watched."""

    free: list[TableCard]
    full: list[TableCard]


class Browse(In, tag_field="type", tag="browse"):
    """Shows the lobby on this socket. Each change brings a `Lobby`, until `on` is false."""

    on: bool = True
    lang: Lang = "en"


class Sit(In):
    """Takes a free seat at a table of the lobby."""

    name: Name = ""
    seat: SeatNumber | None = None


class Pair(In):
    """Looks for people who want to play the same; if there are none, a table waits for them."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    variants: Annotated[dict[str, Value], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    pace: Pace | None = None
    rated: bool = False
    name: Name = ""
    tables: Annotated[list[TableId], Meta(max_length=100)] = msgspec.field(default_factory=list)
    """Those that this browser sits at already: nobody is paired with themselves."""


class AskSeat(In):
    """Something that is done for a seat: to resign."""

    seat: SeatNumber


class Answer(In):
    """Yes or no, for a seat: to end the game here, to play another one, to let this one be studied."""

    seat: SeatNumber
    agree: bool


class Rematched(Out):
    """How a rematch stands; once it is made, my seat there."""

    together: Together
    created: Created | None


class AskQr(In):
    """Asks for the picture of a link, at the address that this page has: to an invitation, or to my own seat
    at a table (then the token is its secret), for another device of mine."""

    invitation: Token
    address: Annotated[str, Meta(pattern=r"^https?://[A-Za-z0-9.:\[\]-]{1,200}\Z")]
    table: TableId | None = None


class Qr(Out):
    """A QR code: a square of so many modules, and what is dark in it as an SVG path."""

    size: int
    path: str
