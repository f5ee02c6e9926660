"""Making tables, joining them, and how they look in a list."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from planetb.server.wire.base import Begun, In, Level, Name, Out, SeatNumber, Seq, Token, Value
from planetb.server.wire.pace import Ended, Gone, Pace, SeatClock


class SeatCard(Out):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # may be empty: then say "Seat 1" … or the bot's level
    level: Level | None
    online: bool
    held: bool  # by a person, though a bot may play for them
    gone: Gone | None  # why a bot plays for the person: their time was over, or they resigned
    clock: SeatClock | None


class TableCard(Out):
    """A table as a list of tables shows it."""

    id: str
    game: str
    title: str
    variants: dict[str, Value]
    seats: list[SeatCard]
    yours: list[int]
    waiting: list[int]
    over: bool
    winners: list[int]
    seq: int
    moment: int
    created: float  # seconds since 1970
    touched: float
    begun: Begun
    playable: bool  # false: made with other rules or content than this server has
    pace: Pace | None
    listed: bool  # in the lobby
    rated: bool  # the result moves ratings
    gathering: bool  # somebody is still to come before the game begins
    ended: Ended | None  # before the rules ended it
    again: list[int]  # seats that want a rematch
    rematch: str | None  # its table


class NewSeat(In):
    """Who shall sit here. Several seats with `me` are a hot-seat game: one secret holds them all."""

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    level: Level = "medium"
    call: bool = False  # a friend's seat: the name is that of a friend of mine, who is called to the table


SeatList = Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class NewTable(In):
    """A table to be made; its game begins at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatList
    variants: Annotated[dict[str, Value], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    pace: Pace | None = None
    listed: bool = False  # in the lobby: everybody may take a friend's seat, or watch
    hints: bool = True  # the bot may be asked before the end
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that spectators are behind
    rated: bool = False  # among accounts, with a clock: hints are off and spectators behind


class FirstGame(In):
    """A guided first game to be begun: the lesson of the game says the deal, the seats and the bots."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class Continue(In):
    """A new table that goes on from a moment of this one.

    While the game is not over, what the viewer cannot know is dealt anew.
    """

    moment: Seq
    seats: SeatList
    seat: SeatNumber | None = None  # whose view counts while the game is not over


class Upload(In):
    """A record (as downloaded) to replay, or to go on with if it is not finished. No seats: all are mine."""

    record: Annotated[str, Meta(max_length=200_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = msgspec.field(default_factory=list)


class Invitation(Out):
    """A token that seats a friend once: on one seat, or (seat null) on any free one. Link: `/join#token`."""

    seat: int | None
    token: str


class Created(Out):
    """A new table, the secret that holds my seats, and invitations for friends."""

    table: str
    secret: str
    yours: list[int]
    invitations: list[Invitation]


class Join(In):
    """Takes a free seat by invitation."""

    invitation: Token
    name: Name = ""
    seat: SeatNumber | None = None  # a wish, if the invitation is open


class AskInvitation(In):
    """The host makes a fresh invitation; the old one for the same place ends. Null: any free seat."""

    seat: SeatNumber | None = None


class Handover(In):
    """Gives a seat to a bot: my own, or (as the host) one nobody has taken. Null level: take it back."""

    level: Level | None


class Peek(In):
    """Asks where an invitation leads."""

    invitation: Token


class Invited(Out):
    """Where an invitation leads, and which seats it may take."""

    table: TableCard
    free: list[int]
