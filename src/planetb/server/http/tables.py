"""Requests about tables: making them, playing at them, looking back."""

from typing import Annotated

from litestar import MediaType, get, post
from litestar.params import Parameter

from planetb.server.http.problems import RESPONSES
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import (
    AskHint,
    AskInvitation,
    AskPreview,
    AskShare,
    AskThings,
    AskWhy,
    Choose,
    Continue,
    Created,
    Curves,
    FirstGame,
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
    Standing,
    State,
    TableCard,
    Talk,
    Things,
    Undo,
    Upload,
    Why,
)
from planetb.server.wire.base import TABLE_ID

UPLOAD_BYTES = 400_000
TableId = Annotated[str, Parameter(pattern=TABLE_ID)]
SeatNumber = Annotated[int, Parameter(ge=0, le=7)]
MomentNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=7)]
After = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


@post("/api/tables", responses=RESPONSES)
async def create(services: Services, caller: Caller, data: NewTable, lang: Lang = "en") -> Created:
    """Makes a table; its game begins at once."""
    return await services.seating.create(caller, data)


@post("/api/tables/first", responses=RESPONSES)
async def first(services: Services, caller: Caller, data: FirstGame, lang: Lang = "en") -> Created:
    """Begins the guided first game of a title: a fixed deal among easy bots, never rated."""
    return await services.seating.first(caller, data)


@post("/api/records", responses=RESPONSES, request_max_body_size=UPLOAD_BYTES)
async def upload(services: Services, caller: Caller, data: Upload, lang: Lang = "en") -> Created:
    """Makes a table from a record."""
    return await services.seating.upload(caller, data)


@post("/api/invitations/peek", responses=RESPONSES, status_code=200)
async def peek(services: Services, caller: Caller, data: Peek, lang: Lang = "en") -> Invited:
    """Where an invitation leads."""
    return await services.seating.peek(data.invitation, caller)


@post("/api/join", responses=RESPONSES)
async def join(services: Services, caller: Caller, data: Join, lang: Lang = "en") -> Created:
    """Takes a seat by invitation."""
    return await services.seating.join(caller, data)


@post("/api/mine", responses=RESPONSES, status_code=200)
async def mine(services: Services, caller: Caller, data: Secrets, lang: Lang = "en") -> list[TableCard]:
    """The tables of these secrets and of the account."""
    return await services.seating.mine(caller, data.secrets)


@get("/api/tables/{table:str}", responses=RESPONSES)
async def look(
    services: Services,
    caller: Caller,
    table: TableId,
    lang: Lang = "en",
    seat: Seat = None,
    after: After = None,
) -> State:
    """The table as it stands."""
    return await services.tables.state(table, caller, seat, lang, after)


@post("/api/tables/{table:str}/choose", responses=RESPONSES, status_code=200)
async def choose(
    services: Services, caller: Caller, table: TableId, data: Choose, lang: Lang = "en"
) -> State | Held:
    """Makes a choice."""
    done = await services.tables.choose(table, caller, data, lang)
    if isinstance(done, Held):
        return done
    return await services.tables.answer(table, caller, data, lang, done)


@post("/api/tables/{table:str}/preview", responses=RESPONSES, status_code=200)
async def preview(
    services: Services, caller: Caller, table: TableId, data: AskPreview, lang: Lang = "en"
) -> Preview:
    """What a choice would change."""
    return await services.tables.preview(table, caller, data, lang)


@post("/api/tables/{table:str}/things", responses=RESPONSES, status_code=200)
async def things(
    services: Services, caller: Caller, table: TableId, data: AskThings, lang: Lang = "en"
) -> Things:
    """How a selection of a pick stands."""
    return await services.tables.things(table, caller, data, lang)


@post("/api/tables/{table:str}/why", responses=RESPONSES, status_code=200)
async def why(services: Services, caller: Caller, table: TableId, data: AskWhy, lang: Lang = "en") -> Why:
    """Why something cannot be chosen now."""
    return await services.tables.why(table, caller, data, lang)


@post("/api/tables/{table:str}/undo", responses=RESPONSES, status_code=200)
async def undo(services: Services, caller: Caller, table: TableId, data: Undo, lang: Lang = "en") -> State:
    """Takes the last choice back."""
    seq = await services.tables.undo(table, caller, data, lang)
    return await services.tables.answer(table, caller, data, lang, seq)


@post("/api/tables/{table:str}/say", responses=RESPONSES, status_code=200)
async def say(services: Services, caller: Caller, table: TableId, data: Say, lang: Lang = "en") -> Talk:
    """Says something at the table."""
    return await services.talks.say(table, caller, data)


@post("/api/tables/{table:str}/invitations", responses=RESPONSES)
async def invite(
    services: Services, caller: Caller, table: TableId, data: AskInvitation, lang: Lang = "en"
) -> Invitation:
    """Makes a fresh invitation."""
    return await services.seating.invite(table, caller, data)


@post("/api/tables/{table:str}/seats/{seat:int}", responses=RESPONSES, status_code=200)
async def hand_over(
    services: Services, caller: Caller, table: TableId, seat: SeatNumber, data: Handover, lang: Lang = "en"
) -> list[SeatCard]:
    """Gives a seat to a bot, or takes it back."""
    return await services.seating.hand_over(table, caller, seat, data)


@get("/api/tables/{table:str}/moments/{moment:int}", responses=RESPONSES)
async def moment(
    services: Services,
    caller: Caller,
    table: TableId,
    moment: MomentNumber,
    lang: Lang = "en",
    seat: Seat = None,
) -> Moment:
    """A moment of the game."""
    return await services.past.moment(table, caller, seat, moment, lang)


@get("/api/tables/{table:str}/sheet", responses=RESPONSES)
async def sheet(services: Services, caller: Caller, table: TableId, lang: Lang = "en") -> Sheet:
    """The final scores by source."""
    return await services.past.sheet(table, lang, caller)


@get("/api/tables/{table:str}/standing", responses=RESPONSES)
async def standing(
    services: Services, caller: Caller, table: TableId, lang: Lang = "en", seat: Seat = None
) -> Standing:
    """Where the points come from, as far as the seat can know."""
    return await services.tables.standing(table, caller, seat, lang)


@get("/api/tables/{table:str}/curves", responses=RESPONSES)
async def curves(services: Services, caller: Caller, table: TableId, lang: Lang = "en") -> Curves:
    """Numbers over the game."""
    return await services.past.curves(table, lang, caller)


@get("/api/tables/{table:str}/record", responses=RESPONSES, media_type=MediaType.TEXT)
async def record(services: Services, table: TableId, lang: Lang = "en") -> str:
    """The whole game as text."""
    return await services.past.record(table)


@post("/api/tables/{table:str}/continue", responses=RESPONSES)
async def carry_on(
    services: Services, caller: Caller, table: TableId, data: Continue, lang: Lang = "en"
) -> Created:
    """Makes a new table that goes on from a moment."""
    return await services.seating.carry_on(table, caller, data, lang)


@post("/api/tables/{table:str}/shares", responses=RESPONSES)
async def share(
    services: Services, caller: Caller, table: TableId, data: AskShare, lang: Lang = "en"
) -> Shared:
    """Makes a read-only link to a moment."""
    return await services.past.share(table, caller, data)


@get("/api/shares/{token:str}", responses=RESPONSES)
async def shared(services: Services, token: str, lang: Lang = "en") -> Moment:
    """What a link to a moment shows."""
    return await services.past.shared(token, lang)


@post("/api/tables/{table:str}/hint", responses=RESPONSES, status_code=200)
async def hint(services: Services, caller: Caller, table: TableId, data: AskHint, lang: Lang = "en") -> Job:
    """Asks the bot for its favourites."""
    return await services.jobs.hint(table, caller, data.seat, lang)


@post("/api/tables/{table:str}/analysis", responses=RESPONSES, status_code=200)
async def analysis(services: Services, table: TableId, lang: Lang = "en") -> Job:
    """Asks the bot to judge a finished game."""
    return await services.jobs.analysis(table, lang)


@get("/api/jobs/{job:str}", responses=RESPONSES)
async def job(services: Services, caller: Caller, job: TableId, lang: Lang = "en") -> Job:
    """How far a job is."""
    return await services.jobs.read(job, caller, lang)


HANDLERS = [
    create,
    first,
    upload,
    peek,
    join,
    mine,
    look,
    choose,
    preview,
    things,
    why,
    undo,
    say,
    invite,
    hand_over,
    moment,
    sheet,
    standing,
    curves,
    record,
    carry_on,
    share,
    shared,
    hint,
    analysis,
    job,
]
