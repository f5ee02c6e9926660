"""The lobby: tables that everybody may join or watch, and pairing people who want to play the same."""

import asyncio
import time
from typing import Final

from planetb.games import registry
from planetb.server.storage.lobby import LobbyStore
from planetb.server.table.cards import table_card, yours
from planetb.server.table.fairness import check_sitting
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import OPEN, Roster
from planetb.server.table.seating import Seating
from planetb.server.wire import Created, Lobby, NewSeat, NewTable, Pair, Sit

_TRIES: Final = 5  # of sitting down where somebody else was faster


class Lobbies:
    """Looking around, sitting down, being paired."""

    def __init__(self, seating: Seating, store: LobbyStore) -> None:
        self.seating = seating
        self.store = store
        self._pairing = asyncio.Lock()

    async def lobby(self, caller: Caller) -> Lobby:
        """What there is to join and to watch."""
        free, full = await self.store.lobby()
        away = await self.seating.ties.away(caller)
        return Lobby(
            [
                table_card(roster, status, yours(roster, caller))
                for roster, status in free
                if not away & set(roster.accounts)
            ],
            [table_card(roster, status, yours(roster, caller)) for roster, status in full],
        )

    async def sit(self, table: str, caller: Caller, message: Sit) -> Created:
        """Takes a free seat at a table of the lobby, or where a friend calls: there the one kept for them."""
        roster = await self.seating.tables.roster(table)
        called = await self.seating.calling.stands(table, caller)
        if not roster.pact.listed and not called:
            raise Refusal("not_listed")
        if viewer(roster, caller, None).holds:
            raise Refusal("already_here")
        kept = [seat.seat for seat in roster.seats if seat.kind == OPEN and seat.name == caller.name]
        seat = kept[0] if called and kept and message.seat is None else message.seat
        return await self.seating.seat(roster, caller, message.name, seat, None)

    async def pair(self, caller: Caller, wanted: Pair) -> Created:
        """Sits down where somebody waits for exactly this, or opens a table and waits there.

        One after the other, so that two who ask at the same time meet. Whoever asks is there, though
        their tab needs a moment to come to the table: somebody else may ask in that very moment.
        """
        game = registry.game(wanted.game)
        variants = game.meta.chosen(game.fill(wanted.seats, wanted.variants))
        async with self._pairing, self.store.database.alone(wanted.game):
            for _ in range(_TRIES):
                found = await self._partner(caller, wanted, variants)
                if found is None:
                    friends = [NewSeat("friend") for _ in range(wanted.seats - 1)]
                    seats = [NewSeat("me", wanted.name), *friends]
                    new = NewTable(
                        wanted.game, seats, wanted.variants, wanted.pace, listed=True, rated=wanted.rated
                    )
                    return await self._noted(await self.seating.create(caller, new))
                try:
                    return await self._noted(await self.seating.seat(found, caller, wanted.name, None, None))
                except Refusal as error:
                    if error.code not in ("seat_taken", "no_free_seat"):
                        raise
        raise Refusal("busy")

    async def _noted(self, made: Created) -> Created:
        """A sign of life from the seats that somebody has just taken."""
        seats = [(made.table, seat) for seat in made.yours]
        await self.seating.tables.store.seen(seats, time.time(), news=False)
        return made

    async def _partner(self, caller: Caller, wanted: Pair, variants: object) -> Roster | None:
        away = await self.seating.ties.away(caller)
        for roster, status in await self.store.fitting(wanted.game, wanted.seats):
            pace = roster.timing.pace if roster.timing else None
            wish = (variants, wanted.pace, wanted.rated)
            same = (roster.origin.variants, pace, roster.pact.rated) == wish and status.moment == 0
            live = pace is not None and not pace.free
            there = not live or any(card.online for card in roster.cards())
            if away & set(roster.accounts) or not _may_sit(roster, caller):
                continue
            if same and there and roster.playable and not _mine(roster, caller, wanted.tables):
                return roster
        return None


def _may_sit(roster: Roster, caller: Caller) -> bool:
    try:
        check_sitting(roster, caller)
    except Refusal:
        return False
    return True


def _mine(roster: Roster, caller: Caller, tables: list[str]) -> bool:
    """Whether the caller waits there: by account, or as the browser says."""
    return roster.id in tables or bool(yours(roster, caller))
