"""Requests of people who play together: the lobby, pairing, leaving, rematches, pictures of links."""

from typing import Any

import segno
from litestar import delete, get, post

from planetb.server.http.problems import RESPONSES
from planetb.server.http.tables import MomentNumber, TableId
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import (
    Answer,
    AskQr,
    AskSeat,
    Created,
    Lang,
    Lobby,
    Pair,
    Qr,
    Rematched,
    SeatCard,
    Sit,
    Together,
)

QUIET = 2  # modules around a QR code


@get("/api/lobby", responses=RESPONSES)
async def lobby(services: Services, caller: Caller, lang: Lang = "en") -> Lobby:
    """Tables that everybody may join or watch."""
    return await services.lobbies.lobby(caller)


@post("/api/tables/{table:str}/sit", responses=RESPONSES)
async def sit(services: Services, caller: Caller, table: TableId, data: Sit, lang: Lang = "en") -> Created:
    """Takes a free seat at a table of the lobby."""
    return await services.lobbies.sit(table, caller, data)


@post("/api/pairings", responses=RESPONSES)
async def pair(services: Services, caller: Caller, data: Pair, lang: Lang = "en") -> Created:
    """Finds people who want to play the same."""
    return await services.lobbies.pair(caller, data)


@post("/api/tables/{table:str}/resign", responses=RESPONSES, status_code=200)
async def resign(
    services: Services, caller: Caller, table: TableId, data: AskSeat, lang: Lang = "en"
) -> list[SeatCard]:
    """Gives a seat up for good."""
    return await services.leaving.resign(table, caller, data.seat)


@post("/api/tables/{table:str}/end", responses=RESPONSES, status_code=200)
async def end(
    services: Services, caller: Caller, table: TableId, data: Answer, lang: Lang = "en"
) -> list[SeatCard]:
    """Offers to end the game here, agrees, or says no."""
    return await services.leaving.offer(table, caller, data.seat, data.agree)


@delete("/api/tables/{table:str}", responses=RESPONSES, status_code=204)
async def remove(services: Services, caller: Caller, table: TableId, lang: Lang = "en") -> None:
    """Removes an unfinished table that nobody else needs."""
    await services.leaving.remove(table, caller)


@post("/api/tables/{table:str}/rematch", responses=RESPONSES, status_code=200)
async def rematch(
    services: Services, caller: Caller, table: TableId, data: Answer, lang: Lang = "en"
) -> Rematched:
    """Says yes or no to another game."""
    return await services.rematches.ask(table, caller, data.seat, data.agree)


@post("/api/tables/{table:str}/study", responses=RESPONSES, status_code=200)
async def study(
    services: Services, caller: Caller, table: TableId, data: Answer, lang: Lang = "en"
) -> Together:
    """Says whether others may study the finished game, without names."""
    return await services.consents.say(table, caller, data.seat, data.agree)


@post("/api/tables/{table:str}/talks/{number:int}/report", responses=RESPONSES, status_code=204)
async def report(
    services: Services, caller: Caller, table: TableId, number: MomentNumber, lang: Lang = "en"
) -> None:
    """Reports a line of chat."""
    await services.talks.report(table, caller, number)


@post("/api/invitations/qr", responses=RESPONSES, status_code=200, sync_to_thread=True)
def qr(data: AskQr, lang: Lang = "en") -> Qr:
    """The picture of a link. Nothing of it is kept."""
    path = f"table/{data.table}" if data.table else "join"
    code = segno.make(f"{data.address}/{path}#{data.invitation}", error="m", micro=False)
    rows = [list(row) for row in code.matrix]
    return Qr(len(rows) + 2 * QUIET, "".join(_run(row, y + QUIET) for y, row in enumerate(rows)))


def _run(row: list[int], y: int) -> str:
    """The dark modules of a row as rectangles of an SVG path."""
    parts, x = [], 0
    while x < len(row):
        width = 0
        while x + width < len(row) and row[x + width]:
            width += 1
        if width:
            parts.append(f"M{x + QUIET} {y}h{width}v1h-{width}z")
        x += width or 1
    return "".join(parts)


HANDLERS: list[Any] = [lobby, sit, pair, resign, end, remove, rematch, study, report, qr]
