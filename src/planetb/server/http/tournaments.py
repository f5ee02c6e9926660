"""Requests about tournaments."""

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import Parameter

from planetb.server.http.problems import RESPONSES
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import (
    Created,
    Entered,
    EnterTournament,
    Lang,
    NewTournament,
    Tournament,
    TournamentCard,
)
from planetb.server.wire.base import TABLE_ID

TournamentId = Annotated[str, Parameter(pattern=TABLE_ID)]


@get("/api/tournaments", responses=RESPONSES)
async def tournaments(services: Services, lang: Lang = "en") -> list[TournamentCard]:
    """All tournaments, those to come first."""
    return (await services.tourneys.listed()).tournaments


@post("/api/tournaments", responses=RESPONSES)
async def create(services: Services, caller: Caller, data: NewTournament, lang: Lang = "en") -> Entered:
    """Makes a tournament."""
    return await services.tourneys.create(caller, data)


@get("/api/tournaments/{tournament:str}", responses=RESPONSES)
async def look(services: Services, caller: Caller, tournament: TournamentId, lang: Lang = "en") -> Tournament:
    """A tournament with its standings and rounds."""
    return await services.tourneys.look(tournament, caller)


@post("/api/tournaments/{tournament:str}/enter", responses=RESPONSES)
async def enter(
    services: Services, caller: Caller, tournament: TournamentId, data: EnterTournament, lang: Lang = "en"
) -> Entered:
    """Enters a tournament."""
    return await services.tourneys.enter(tournament, caller, data.name)


@post("/api/tournaments/{tournament:str}/leave", responses=RESPONSES, status_code=200)
async def leave(
    services: Services, caller: Caller, tournament: TournamentId, lang: Lang = "en"
) -> Tournament:
    """Leaves a tournament, or plays no further rounds."""
    return await services.tourneys.leave(tournament, caller)


@post("/api/tournaments/{tournament:str}/start", responses=RESPONSES, status_code=200)
async def start(
    services: Services, caller: Caller, tournament: TournamentId, lang: Lang = "en"
) -> Tournament:
    """Starts a tournament."""
    return await services.tourneys.start(tournament, caller)


@post("/api/tournaments/{tournament:str}/sit", responses=RESPONSES)
async def sit(services: Services, caller: Caller, tournament: TournamentId, lang: Lang = "en") -> Created:
    """My seat in the present round."""
    return await services.tourneys.sit(tournament, caller)


@delete("/api/tournaments/{tournament:str}", responses=RESPONSES, status_code=204)
async def remove(services: Services, caller: Caller, tournament: TournamentId, lang: Lang = "en") -> None:
    """Calls a tournament off that has not started."""
    await services.tourneys.remove(tournament, caller)


HANDLERS: list[Any] = [tournaments, create, look, enter, leave, start, sit, remove]
