"""Chat at a table: people with a seat there talk, and spectators among themselves."""

from typing import Final

from planetb.server.process.hub import TALK, Hub
from planetb.server.process.limits import Limit
from planetb.server.society.ties import Ties
from planetb.server.storage.rows import Taken
from planetb.server.storage.talks import TalkStore
from planetb.server.table.people import NAME, Caller, fitting, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.tables import Tables
from planetb.server.table.tokens import hashed
from planetb.server.wire import Say, Talk
from planetb.server.wire.play import Room

LINE: Final = 400  # characters
_TRIES: Final = 5


class Talks:
    """Saying something, once; and what was said."""

    def __init__(self, tables: Tables, store: TalkStore, hub: Hub, ties: Ties, often: int) -> None:
        self.ties = ties
        self.tables = tables
        self.store = store
        self.hub = hub
        self._spectators = Limit(0.5, 6)  # lines a second of the gallery, per address
        self._players = Limit(often / 15, often * 2)  # a line a second, 30 at once
        self._reports = Limit(0.2, 10)

    async def say(self, table: str, caller: Caller, message: Say) -> Talk:
        """Adds a line, once."""
        roster = await self.tables.roster(table)
        eyes = viewer(roster, caller, None)
        text = fitting(message.text, "text", LINE)
        room: Room = "table" if eyes.holds or eyes.host else "gallery"
        (self._spectators if room == "gallery" else self._players).check(caller.address)
        if not text:
            raise Refusal("bad_request", reason="text: nothing in it can be seen")
        seat = eyes.holds[0] if eyes.holds else None
        given = fitting(message.name, "name", NAME) if room == "gallery" else ""
        name = roster.seats[seat].name if seat is not None else caller.name or given
        for _ in range(_TRIES):
            try:
                said: Talk | None = await self.store.add(
                    table, message.id, seat, name, text, room, caller.account
                )
            except Taken:
                said = await self.store.said(table, message.id)
                if said and (said.seat, said.text) != (seat, text):
                    raise Refusal("reused_id", id=message.id) from None
            if said:
                self.hub.tell(TALK, table)
                return said
        raise Refusal("busy")

    async def since(self, table: str, number: int, caller: Caller) -> list[Talk]:
        """The latest lines after a number, oldest first. Players do not hear the gallery while they play."""
        here = self.tables.shelf.get(table)
        if here and not here.reseated:
            here.eyes(caller, None)  # who may not look is told so
            if not await self.store.since(table, number):
                return []  # as nearly always when a table is opened
        roster = await self.tables.roster(table)
        plays = bool(viewer(roster, caller, None).holds)
        status = await self.tables.store.status(table) if plays else None
        over = status is None or status.over
        unheard = await self.ties.blocked(caller)
        return await self.store.since(table, number, gallery=not plays or over, unheard=unheard)

    async def report(self, table: str, caller: Caller, number: int) -> None:
        """Reports a line of chat to whoever looks after this server; the same person does it once."""
        self._reports.check(caller.address)
        who = caller.account or caller.secret or caller.address
        if not await self.store.report(table, number, hashed(who), self.tables.clock.now()):
            raise Refusal("no_line")
