"""Notes the results of finished games, once each, and moves the ratings of those who played for them."""

import asyncio
import contextlib
from typing import Final

from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.kernel.errors import PlanetBError
from planetb.match import Match
from planetb.server.process.hub import LOBBY
from planetb.server.rating.anchors import anchor
from planetb.server.rating.places import places
from planetb.server.rating.skill import Skill, moved
from planetb.server.storage.results import Rate, Result, ResultStore
from planetb.server.table.origin import playable
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import BOT, Roster
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables
from planetb.server.wire.pace import LEFT

_LOOK: Final = 30.0  # seconds between two looks that nobody asked for
_PAUSE: Final = 0.2  # seconds between two looks: news come whenever somebody sits down anywhere, too


class Scorekeeper:
    """One process's part: every server looks, and whoever is first writes."""

    def __init__(self, tables: Tables, store: ResultStore) -> None:
        self.tables = tables
        self.store = store
        self._news = asyncio.Event()
        tables.hub.join(LOBBY, self._wake)  # the lobby hears when a game is over

    def _wake(self, kind: str, table: str, detail: str) -> None:
        self._news.set()

    async def run(self) -> None:
        """Looks whenever a game may have ended. Never ends."""
        while True:
            self._news.clear()
            while await self.sweep():
                pass
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):  # `wait_for` may lose a cancellation
                    await self._news.wait()
            await asyncio.sleep(_PAUSE)

    async def sweep(self) -> int:
        """Notes what is not noted yet, some tables at a time; returns how many there were."""
        count = 0
        for table in await self.store.unsettled(playable()):
            with contextlib.suppress(Refusal, PlanetBError):
                count += await self.settle(table)
        return count

    async def settle(self, table: str) -> bool:
        """Notes the result of one table, if its game is over; returns whether it was the first to do so."""
        async with self.tables.at(table) as here:
            if not here.over:
                return False
            results, rate = self._results(here), _rate(here)
        return await self.store.settle(table, results, rate if results else None)

    def _results(self, here: Table) -> list[Result]:
        """What is noted of a table: only of games dealt here, and of people who played one seat each."""
        roster, match = here.roster, here.logged.match
        accounts = {holder.id: holder.account for holder in roster.holders}
        mine = [accounts.get(seat.holder) if seat.holder else None for seat in roster.seats]
        known = [account for account in mine if account]
        if roster.begun != "fresh" or len(known) != len(set(known)):
            return []
        scores = match.scores if match.over else None
        order = places(roster, here.winners, scores)
        at, found = here.logged.history.entries[-1].at, []
        for seat in roster.seats:
            if not mine[seat.seat] or (seat.kind == BOT and seat.gone is None):
                continue  # whoever let a bot play of their own accord did not play
            found.append(
                Result(
                    table_id=roster.id,
                    seat=seat.seat,
                    account=mine[seat.seat],
                    game=roster.origin.game,
                    seats=roster.origin.seats,
                    place=order[seat.seat] if order else None,
                    score=scores[seat.seat] if scores else None,
                    won=seat.seat in here.winners and seat.gone not in LEFT,
                    sources=match.game.breakdown(match.state, seat.seat) if scores else {},
                    used=used(match, seat.seat),
                    rated=_counts(here),
                    at=at,
                    open=roster.pact.rated or roster.pact.listed,
                )
            )
        return found


def _counts(here: Table) -> bool:
    """Whether a game moves ratings: it was agreed so, and it has a result."""
    return here.roster.pact.rated and here.roster.pact.ended != "agreed"


def _rate(here: Table) -> Rate | None:
    """How a game moves the ratings of its accounts; bots take part with theirs, which stay."""
    roster = here.roster
    scores = here.logged.match.scores if here.logged.match.over else None
    order = places(roster, here.winners, scores)
    if not _counts(here) or order is None:
        return None
    who = _players(roster)

    def rate(before: dict[str, Skill]) -> dict[str, Skill]:
        skills = [before[each] if isinstance(each, str) else each for each in who]
        after = moved(skills, order)
        return {each: skill for each, skill in zip(who, after, strict=True) if isinstance(each, str)}

    return rate


def _players(roster: Roster) -> list[str | Skill]:
    """By seat: the account, or what the bot is rated. Somebody whose account is no more was a newcomer."""
    accounts = {holder.id: holder.account for holder in roster.holders}
    found: list[str | Skill] = []
    for seat in roster.seats:
        if seat.holder:
            found.append(accounts.get(seat.holder) or Skill())
        else:
            found.append(anchor(roster.origin.game, seat.level or "medium"))
    return found


def used(match: Match, seat: int) -> dict[str, int]:
    """The pieces of content that the game's own figures name, and how many of each."""
    name = match.game.meta.name
    items = content_of(name).items if name in MODULES else {}
    found: dict[str, int] = {}
    for figure, count in match.game.figures(match.state, seat).items():
        sort, _, code = figure.rpartition(": ")
        if sort and code in items and count > 0:
            found[code] = found.get(code, 0) + count
    return found
