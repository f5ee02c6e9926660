"""Plans: choices prepared ahead, with other ones in case they are not possible, as plain data."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from planetb.server.wire.base import In, Key, Out, SeatNumber, Seq, Whole
from planetb.server.wire.play import Option, Picking, Things

MOVES = 12  # of a line
LINES = 8
Stopped = Literal["done", "impossible", "reveals", "news", "undone", "by_hand"]


class Intent(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole move that shall be made. What shows something new is made only if `shows` says so."""

    key: Whole
    shows: bool = False


PlanLine = Annotated[list[Intent], Meta(min_length=1, max_length=MOVES)]


class SetPlan(In):
    """Makes, changes or (without lines) drops the plan of a seat of mine.

    A line is a row of moves. Of all lines that begin with what was made so far, the first one whose next move
    is possible goes on: so each line says what happens if those above it are not possible. `seq` is the state
    that it was rehearsed in. It stops and asks when the seat was shown something new since then, unless it is
    `bold`.
    """

    seat: SeatNumber
    seq: Seq
    lines: Annotated[list[PlanLine], Meta(max_length=LINES)]
    bold: bool = False


class PlannedMove(Out):
    """A move of a plan in words. `later`: others choose before it."""

    key: str
    text: str
    shows: bool
    later: bool


class Plan(Out):
    """My plan as it stands: which moves were made, and why it has stopped if it has."""

    seat: int
    lines: list[list[PlannedMove]]
    bold: bool
    played: list[str]
    stopped: Stopped | None


class AskAhead(In):
    """Rehearses: what I might be asked after these moves of mine. Others are imagined, so it tells nothing.

    `seq` is the state it begins in; `picked` asks how a selection stands where several things are picked.
    """

    seat: SeatNumber
    seq: Seq
    moves: Annotated[list[Whole], Meta(max_length=MOVES)]
    picked: Annotated[list[Key], Meta(max_length=100)] | None = field(default=None)


class Ahead(Out):
    """A question that may come, and what could be chosen then. No options: the rehearsal ends here.

    `made` are the moves that were possible; `reveals` if the last one shows something new: what follows
    nobody can know. `over` if the imagined game ends before I am asked.
    """

    seq: int
    made: list[PlannedMove]
    view: dict[str, Any]
    later: bool  # others choose before this question
    prompt: str
    options: list[Option]
    pick: Picking | None
    things: Things | None
    reveals: bool
    over: bool
