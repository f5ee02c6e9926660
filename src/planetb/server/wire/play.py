"""Playing: choices in, states out."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from planetb.server.wire.base import Begun, In, Key, MessageId, Name, Out, SeatNumber, Seq, Whole
from planetb.server.wire.pace import Ended, Pace
from planetb.server.wire.tables import SeatCard

Room = Literal["table", "gallery"]


class Choose(In):
    """Makes a whole move. `seq` is the state it was made in; with an older one nothing happens.

    `key` is an option's, or all things of a pick in any order: `dock 1 + dock 4`, `pass` for none.
    With `hold`, a choice that ends the turn or shows something new is not made but answered with `Held`.
    """

    id: MessageId
    seat: SeatNumber
    seq: Seq
    key: Whole
    hold: bool = False


class Undo(In):
    """Takes back my last choice, as far as the rules of undo allow."""

    id: MessageId
    seat: SeatNumber
    seq: Seq


class AskPreview(In):
    """Asks what a whole move would change; nothing is done."""

    seat: SeatNumber
    seq: Seq
    key: Whole


class Preview(Out):
    """The seat's view after a choice, before chance is dealt; null if it would show something new."""

    key: str
    view: dict[str, Any] | None  # the game's own view
    ends: bool  # the seat's turn
    reveals: bool  # something new: it cannot be taken back


class AskWhy(In):
    """Asks why something cannot be chosen now, or added to what is picked: a key, or how some keys begin."""

    seat: SeatNumber
    seq: Seq
    key: Key
    picked: Annotated[list[Key], Meta(max_length=100)] = field(default_factory=list)


class Why(Out):
    """The reason of this moment, in a sentence."""

    key: str
    text: str


class AskThings(In):
    """Asks about a selection while several things are picked: what may be added, and whether it may go."""

    seat: SeatNumber
    seq: Seq
    picked: Annotated[list[Key], Meta(max_length=100)]


class Things(Out):
    """What may be added to these things, and whether they may be handed in as they are."""

    picked: list[str]  # as the record will write them
    words: list[str]  # what each is, given those before it: a second copy may be another thing
    more: list[str]
    fits: bool
    why: str  # if they may not be handed in yet, the reason in a sentence


class Say(In):
    """A line of chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    name: Name = ""  # of a spectator who has no account


class Option(Out):
    """One thing that may be chosen now, or picked together with others."""

    id: int
    key: str  # the word in notation: `slot u3`
    domain: str  # the first part of it: `slot`
    text: str
    copies: int  # how often a pick may take it; 0: it is no thing of a pick, but chosen by itself


class Picking(Out):
    """Several things make one move: how many at least and at most, and how an empty selection stands."""

    least: int
    most: int
    more: list[str]  # the keys that may be added to nothing
    fits: bool  # nothing may be handed in: `pass`


class Line(Out):
    """One line of the log. `seat` is its subject (-1: chance); the text begins with the verb."""

    moment: int
    seat: int
    text: str
    about: str  # the sort of choice that led to it (`slot`), if one did
    keys: list[str]  # where on the table it happened: what was chosen at that moment, as far as you may know
    sum: bool  # what came of it in numbers


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
    room: Room  # the gallery's is read by players when the game is over


class Together(Out):
    """What the people at the table have agreed on."""

    pace: Pace | None
    listed: bool
    gathering: bool  # somebody is still to come before the game begins
    hints: bool
    rated: bool  # the result moves ratings
    delay: int  # seconds that spectators are behind
    ended: Ended | None  # before the rules ended it
    offers: list[int]  # seats that would end the game here
    again: list[int]  # seats that want a rematch
    study: list[int]  # seats whose people let others study the game, without names
    rematch: str | None  # its table
    tournament: str | None  # that it belongs to
    sealed: bool  # nobody else may know of this game until the round is over


class State(Out, tag_field="type", tag="state"):
    """A table as one seat (or a spectator: `you` null) may see it now."""

    table: str
    game: str
    title: str
    begun: Begun
    seq: int
    moment: int
    you: int | None
    yours: list[int]  # the seats this secret holds: more than one in a hot-seat game
    holds: list[int]  # the same with those that a bot plays meanwhile: they can be taken back
    host: bool
    seats: list[SeatCard]
    waiting: list[int]
    thinking: list[int]  # bots among the waiting
    over: bool
    winners: list[int]
    scores: list[int] | None  # only when over
    end: str | None
    view: dict[str, Any]  # the game's own view
    prompt: str  # empty unless you are asked
    options: list[Option]  # empty unless you are asked; of a pick every thing once, and what windows offer
    pick: Picking | None  # if you are asked to pick several things
    can_undo: bool
    redo: str | None  # the whole move you have taken back last, if it is possible now
    log: LogPart
    together: Together


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
