"""Requests about tables: making them, playing at them, looking back."""

from typing import Annotated

from litestar import MediaType, get, post
from litestar.params import Parameter

from planetb.server.house import House
from planetb.server.http.problems import RESPONSES
from planetb.server.people import Caller
from planetb.server.wire import (
    AskHint,
    AskInvitation,
    AskPreview,
    AskShare,
    AskWhy,
    Choose,
    Continue,
    Created,
    Curves,
    Handover,
    Held,
    Invitation,
    Invited,
    Job,
    Join,
    Lang,
    Moment,
    NewTable,
    Peek,
    Preview,
    Say,
    SeatCard,
    Secrets,
    Shared,
    Sheet,
    State,
    TableCard,
    Talk,
    Undo,
    Upload,
    Why,
)

UPLOAD_BYTES = 400_000
TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{12}$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=7)]
MomentNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=7)]
After = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


@post("/api/tables", responses=RESPONSES)
async def create(house: House, caller: Caller, data: NewTable, lang: Lang = "en") -> Created:
    """Makes a table; its game begins at once."""
    return await house.seating.create(caller, data)


@post("/api/records", responses=RESPONSES, request_max_body_size=UPLOAD_BYTES)
async def upload(house: House, caller: Caller, data: Upload, lang: Lang = "en") -> Created:
    """Makes a table from a record."""
    return await house.seating.upload(caller, data)


@post("/api/invitations/peek", responses=RESPONSES, status_code=200)
async def peek(house: House, data: Peek, lang: Lang = "en") -> Invited:
    """Where an invitation leads."""
    return await house.seating.peek(data.invitation, lang)


@post("/api/join", responses=RESPONSES)
async def join(house: House, caller: Caller, data: Join, lang: Lang = "en") -> Created:
    """Takes a seat by invitation."""
    return await house.seating.join(caller, data)


@post("/api/mine", responses=RESPONSES, status_code=200)
async def mine(house: House, caller: Caller, data: Secrets, lang: Lang = "en") -> list[TableCard]:
    """The tables of these secrets and of the account."""
    return await house.seating.mine(caller, data.secrets)


@get("/api/tables/{table:str}", responses=RESPONSES)
async def look(
    house: House, caller: Caller, table: TableId, lang: Lang = "en", seat: Seat = None, after: After = None
) -> State:
    """The table as it stands."""
    return await house.tables.state(table, caller, seat, lang, after)


@post("/api/tables/{table:str}/choose", responses=RESPONSES, status_code=200)
async def choose(
    house: House, caller: Caller, table: TableId, data: Choose, lang: Lang = "en"
) -> State | Held:
    """Makes a choice."""
    done = await house.tables.choose(table, caller, data, lang)
    if isinstance(done, Held):
        return done
    return await house.tables.state(table, caller, data.seat, lang, data.seq, done)


@post("/api/tables/{table:str}/preview", responses=RESPONSES, status_code=200)
async def preview(
    house: House, caller: Caller, table: TableId, data: AskPreview, lang: Lang = "en"
) -> Preview:
    """What a choice would change."""
    return await house.tables.preview(table, caller, data, lang)


@post("/api/tables/{table:str}/why", responses=RESPONSES, status_code=200)
async def why(house: House, caller: Caller, table: TableId, data: AskWhy, lang: Lang = "en") -> Why:
    """Why something cannot be chosen now."""
    return await house.tables.why(table, caller, data, lang)


@post("/api/tables/{table:str}/undo", responses=RESPONSES, status_code=200)
async def undo(house: House, caller: Caller, table: TableId, data: Undo, lang: Lang = "en") -> State:
    """Takes the last choice back."""
    seq = await house.tables.undo(table, caller, data, lang)
    return await house.tables.state(table, caller, data.seat, lang, data.seq, seq)


@post("/api/tables/{table:str}/say", responses=RESPONSES, status_code=200)
async def say(house: House, caller: Caller, table: TableId, data: Say, lang: Lang = "en") -> Talk:
    """Says something at the table."""
    return await house.talks.say(table, caller, data)


@post("/api/tables/{table:str}/invitations", responses=RESPONSES)
async def invite(
    house: House, caller: Caller, table: TableId, data: AskInvitation, lang: Lang = "en"
) -> Invitation:
    """Makes a fresh invitation."""
    return await house.seating.invite(table, caller, data)


@post("/api/tables/{table:str}/seats/{seat:int}", responses=RESPONSES, status_code=200)
async def hand_over(
    house: House, caller: Caller, table: TableId, seat: SeatNumber, data: Handover, lang: Lang = "en"
) -> list[SeatCard]:
    """Gives a seat to a bot, or takes it back."""
    return await house.seating.hand_over(table, caller, seat, data)


@get("/api/tables/{table:str}/moments/{moment:int}", responses=RESPONSES)
async def moment(
    house: House, caller: Caller, table: TableId, moment: MomentNumber, lang: Lang = "en", seat: Seat = None
) -> Moment:
    """A moment of the game."""
    return await house.past.moment(table, caller, seat, moment, lang)


@get("/api/tables/{table:str}/sheet", responses=RESPONSES)
async def sheet(house: House, table: TableId, lang: Lang = "en") -> Sheet:
    """The final scores by source."""
    return await house.past.sheet(table, lang)


@get("/api/tables/{table:str}/curves", responses=RESPONSES)
async def curves(house: House, table: TableId, lang: Lang = "en") -> Curves:
    """Numbers over the game."""
    return await house.past.curves(table, lang)


@get("/api/tables/{table:str}/record", responses=RESPONSES, media_type=MediaType.TEXT)
async def record(house: House, table: TableId, lang: Lang = "en") -> str:
    """The whole game as text."""
    return await house.past.record(table)


@post("/api/tables/{table:str}/continue", responses=RESPONSES)
async def carry_on(
    house: House, caller: Caller, table: TableId, data: Continue, lang: Lang = "en"
) -> Created:
    """Makes a new table that goes on from a moment."""
    return await house.seating.carry_on(table, caller, data, lang)


@post("/api/tables/{table:str}/shares", responses=RESPONSES)
async def share(house: House, caller: Caller, table: TableId, data: AskShare, lang: Lang = "en") -> Shared:
    """Makes a read-only link to a moment."""
    return await house.past.share(table, caller, data)


@get("/api/shares/{token:str}", responses=RESPONSES)
async def shared(house: House, token: str, lang: Lang = "en") -> Moment:
    """What a link to a moment shows."""
    return await house.past.shared(token, lang)


@post("/api/tables/{table:str}/hint", responses=RESPONSES, status_code=200)
async def hint(house: House, caller: Caller, table: TableId, data: AskHint, lang: Lang = "en") -> Job:
    """Asks the bot for its favourites."""
    return await house.jobs.hint(table, caller, data.seat, lang)


@post("/api/tables/{table:str}/analysis", responses=RESPONSES, status_code=200)
async def analysis(house: House, table: TableId, lang: Lang = "en") -> Job:
    """Asks the bot to judge a finished game."""
    return await house.jobs.analysis(table, lang)


@get("/api/jobs/{job:str}", responses=RESPONSES)
async def job(house: House, caller: Caller, job: TableId, lang: Lang = "en") -> Job:
    """How far a job is."""
    return await house.jobs.read(job, caller, lang)


HANDLERS = [
    create,
    upload,
    peek,
    join,
    mine,
    look,
    choose,
    preview,
    why,
    undo,
    say,
    invite,
    hand_over,
    moment,
    sheet,
    curves,
    record,
    carry_on,
    share,
    shared,
    hint,
    analysis,
    job,
]
