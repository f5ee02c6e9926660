"""Playing: choices in, states out."""

from typing import Annotated, Any

from msgspec import Meta

from planetb.server.wire.base import In, Key, MessageId, Out, SeatNumber, Seq
from planetb.server.wire.tables import SeatCard


class Choose(In):
    """Makes a choice. `seq` is the state it was made in; with an older one nothing happens.

    With `hold`, a choice that ends the turn or shows something new is not made but answered with `Held`.
    """

    id: MessageId
    seat: SeatNumber
    seq: Seq
    key: Key
    hold: bool = False


class Undo(In):
    """Takes back my last choice, as far as the rules of undo allow."""

    id: MessageId
    seat: SeatNumber
    seq: Seq


class AskPreview(In):
    """Asks what a choice would change; nothing is done."""

    seat: SeatNumber
    seq: Seq
    key: Key


class Preview(Out):
    """The seat's view after a choice, before chance is dealt; null if it would show something new."""

    key: str
    view: dict[str, Any] | None
    ends: bool  # the seat's turn
    reveals: bool  # something new: it cannot be taken back


class AskWhy(In):
    """Asks why something cannot be chosen now: a key, or how some keys begin."""

    seat: SeatNumber
    seq: Seq
    key: Key


class Why(Out):
    """The reason of this moment, in a sentence."""

    key: str
    text: str


class Say(In):
    """A line of chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Option(Out):
    """One thing that may be chosen now."""

    id: int
    key: str  # the word in notation: `slot u3`
    domain: str  # the first part of it: `slot`
    text: str


class Line(Out):
    """One line of the log. `seat` is its subject (-1: chance); the text begins with the verb."""

    moment: int
    seat: int
    text: str


class LogPart(Out):
    """New lines: keep those up to moment `keep`, drop later ones (they were taken back), then add these."""

    keep: int  # -1: keep none
    lines: list[Line]


class Talk(Out, tag_field="type", tag="talk"):
    """One line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class State(Out, tag_field="type", tag="state"):
    """A table as one seat (or a spectator: `you` null) may see it now."""

    table: str
    game: str
    title: str
    seq: int
    moment: int
    you: int | None
    yours: list[int]  # the seats this secret holds: more than one in a hot-seat game
    host: bool
    seats: list[SeatCard]
    waiting: list[int]
    thinking: list[int]  # bots among the waiting
    over: bool
    winners: list[int]
    scores: list[int] | None  # only when over
    end: str | None
    view: dict[str, Any]
    prompt: str  # empty unless you are asked
    options: list[Option]  # empty unless you are asked
    can_undo: bool
    redo: str | None  # the key of the choice you have taken back last, if it is possible now
    log: LogPart


class Held(Out, tag_field="type", tag="held"):
    """A choice that was not made yet: it would end the turn, or show something new.

    To make it, send it again without `hold`.
    """

    id: str
    key: str
    text: str
    reveals: bool  # it cannot be taken back


class Problem(Out):
    """What is wrong, in the reader's language. A stale message also brings the fresh state."""

    code: str
    message: str
    fresh: State | None = None
