"""Chat at a table: people with a seat there talk, everybody reads."""

from typing import Final

from planetb.server.process.hub import TALK, Hub
from planetb.server.storage.rows import Taken
from planetb.server.storage.talks import TalkStore
from planetb.server.table.people import Caller, fitting, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.tables import Tables
from planetb.server.wire import Say, Talk

LINE: Final = 400  # characters
_TRIES: Final = 5


class Talks:
    """Saying something, once; and what was said."""

    def __init__(self, tables: Tables, store: TalkStore, hub: Hub) -> None:
        self.tables = tables
        self.store = store
        self.hub = hub

    async def say(self, table: str, caller: Caller, message: Say) -> Talk:
        """Adds a line, once."""
        roster = await self.tables.roster(table)
        eyes = viewer(roster, caller, None)
        text = fitting(message.text, "text", LINE)
        if not eyes.yours and not eyes.host:
            raise Refusal("not_your_seat")
        if not text:
            raise Refusal("bad_request", reason="text: nothing in it can be seen")
        seat = eyes.yours[0] if eyes.yours else None
        name = roster.seats[seat].name if seat is not None else caller.name or ""
        for _ in range(_TRIES):
            try:
                said: Talk | None = await self.store.add(table, message.id, seat, name, text)
            except Taken:
                said = await self.store.said(table, message.id)
                if said and (said.seat, said.text) != (seat, text):
                    raise Refusal("reused_id", id=message.id) from None
            if said:
                self.hub.tell(TALK, table)
                return said
        raise Refusal("busy")

    async def since(self, table: str, number: int) -> list[Talk]:
        """The latest lines after a number, oldest first."""
        return await self.store.since(table, number)
