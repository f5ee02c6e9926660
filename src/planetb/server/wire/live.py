"""The socket `/api/live`, one per tab."""

from typing import Annotated

from msgspec import Meta

from planetb.server.wire.base import In, Lang, MessageId, Out, SeatNumber, Seq, TableId, Token
from planetb.server.wire.calls import Calls
from planetb.server.wire.lobby import Browse, Lobby
from planetb.server.wire.play import AskThings, Choose, Held, Say, State, Talk, Things, Together, Undo
from planetb.server.wire.tables import SeatCard, TableCard
from planetb.server.wire.thinking import Job
from planetb.server.wire.tournaments import Attend, Tournament, Tournaments


class Enter(In, tag_field="type", tag="enter"):
    """Opens a table on this socket (and leaves the one before). Every change brings a `State` from then on.

    `after` is the seq of the last state this tab has seen: the log then goes on from there.
    """

    table: TableId
    lang: Lang = "en"
    secret: Token | None = None
    seat: SeatNumber | None = None
    after: Seq | None = None


class Look(In, tag_field="type", tag="look"):
    """Another seat of mine (hot-seat), the spectator's view, or another language."""

    seat: SeatNumber | None
    lang: Lang = "en"


class Leave(In, tag_field="type", tag="leave"):
    """Closes the table."""


class Follow(In, tag_field="type", tag="follow"):
    """For the lobby: the tables of these secrets (and of the account). Each change brings a `Tables`."""

    secrets: Annotated[list[Token], Meta(max_length=100)]
    lang: Lang = "en"


class SendChoose(Choose, tag_field="type", tag="choose"):
    """A choice at the open table. Answered by `Done`, `Held` or `Refused`."""


class SendUndo(Undo, tag_field="type", tag="undo"):
    """An undo at the open table. Answered by `Done` or `Refused`."""


class SendThings(AskThings, tag_field="type", tag="things"):
    """Asks about a selection at the open table. Answered by `Selected` or `Refused`; nothing is done."""

    id: MessageId


class SendSay(Say, tag_field="type", tag="say"):
    """A line of chat at the open table."""


class Ping(In, tag_field="type", tag="ping"):
    """Is anybody there? Answered by `Pong`."""


FromClient = (
    Enter | Look | Leave | Follow | Browse | Attend | SendChoose | SendUndo | SendThings | SendSay | Ping
)


class Done(Out, tag_field="type", tag="done"):
    """The message with this id is in the log at `seq`; the new state comes separately."""

    id: str
    seq: int


class Selected(Things, tag_field="type", tag="things"):
    """How the selection that was asked about stands."""

    id: str


class Refused(Out, tag_field="type", tag="refused"):
    """The message (with this id, if it had one) changed nothing. If it was stale, a fresh state follows."""

    id: str | None
    code: str
    message: str


class People(Out, tag_field="type", tag="people"):
    """Names, bots or presence at the open table have changed."""

    table: str
    seats: list[SeatCard]
    together: Together


class Watching(Out, tag_field="type", tag="watching"):
    """How many watch the open table."""

    table: str
    count: int


class Planned(Out, tag_field="type", tag="planned"):
    """The plan of a seat of mine at the open table has changed, gone on, or stopped."""

    table: str
    seat: int


class Tables(Out, tag_field="type", tag="tables"):
    """Followed tables that are new or have changed."""

    tables: list[TableCard]


class Pong(Out, tag_field="type", tag="pong"):
    """Here, and what time it is for the server: clocks go by it."""

    at: float


FromServer = (
    State
    | Done
    | Selected
    | Held
    | Refused
    | People
    | Talk
    | Job
    | Tables
    | Lobby
    | Watching
    | Planned
    | Tournament
    | Tournaments
    | Calls
    | Pong
)
