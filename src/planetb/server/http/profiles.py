"""Requests about what people have achieved: results, leaderboards, profiles."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from planetb.server.http.problems import RESPONSES
from planetb.server.http.tables import TableId
from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import Lang, Leaders, Profile, TableResult

PersonName = Annotated[str, Parameter(min_length=1, max_length=100)]


@get("/api/tables/{table:str}/result", responses=RESPONSES)
async def result(services: Services, table: TableId, lang: Lang = "en") -> TableResult:
    """How the accounts at a table did, and what it did to their ratings."""
    return await services.profiles.result(table)


@get("/api/games/{game:str}/leaders", responses=RESPONSES)
async def leaders(services: Services, caller: Caller, game: str, lang: Lang = "en") -> Leaders:
    """The leaderboard of a game."""
    return await services.profiles.leaders(game, caller)


@get("/api/people", responses=RESPONSES)
async def profile(services: Services, caller: Caller, name: PersonName, lang: Lang = "en") -> Profile:
    """Somebody's history, statistics and ratings."""
    return await services.profiles.profile(name, caller, lang)


HANDLERS: list[Any] = [result, leaders, profile]
