"""Sees whose turn it is at tables where somebody wants to be told, and puts messages into the outbox."""

import asyncio
import time
from typing import Final

import msgspec

from planetb.server.messages.turns import own_seats, waits
from planetb.server.messages.wishes import Wishes
from planetb.server.storage.links import Contact, LinkStore
from planetb.server.storage.outbox import Message, Notice, OutboxStore
from planetb.server.storage.plans import PlanStore
from planetb.server.table.roster import ONLINE_SECONDS, Roster
from planetb.server.table.tables import Tables
from planetb.server.table.tokens import hashed

LOOK: Final = 2.0  # seconds between two looks


class Herald:
    """One process's part: every server looks, and whoever is first writes. Whoever is there is not told."""

    def __init__(self, tables: Tables, store: OutboxStore, links: LinkStore, plans: PlanStore) -> None:
        self.tables = tables
        self.store = store
        self.links = links
        self.plans = plans

    async def run(self) -> None:
        """Looks now and then. Never ends."""
        while True:
            await self.sweep()
            await asyncio.sleep(LOOK)

    async def sweep(self) -> int:
        """Looks at the tables that have gone on; returns how many people are to be told."""
        count = 0
        for notice in await self.store.open():
            count += await self._look(notice)
        return count

    async def _look(self, notice: Notice) -> bool:
        store = self.tables.store
        roster, status = await store.roster(notice.table_id), await store.status(notice.table_id)
        if roster is None or status is None:
            return False
        if not waits(roster, status, notice.account) or not await self._new(notice, roster):
            await self.store.looked(notice, status.seq, False, [])
            return False
        if _there(roster, notice.account):
            await self.store.looked(notice, status.seq, True, [])
            return False
        if await self._planned(notice, roster):
            return False  # it answers soon, or stops: then there is another look
        contact = await self.links.contact(notice.account)
        messages = self._messages(notice, contact) if contact else []
        return await self.store.looked(notice, status.seq, False, messages) and bool(messages)

    async def _new(self, notice: Notice, roster: Roster) -> bool:
        """Whether this turn was not told yet: something was chosen since the last time it was."""
        if notice.told < 0:
            return True
        mine = own_seats(roster, notice.account)
        return await self.store.last_choice(notice.table_id, mine) > notice.told

    async def _planned(self, notice: Notice, roster: Roster) -> bool:
        """Whether a plan may answer for the account."""
        for seat in own_seats(roster, notice.account):
            plan = await self.plans.plan(notice.table_id, seat)
            holder = roster.seats[seat].holder
            if plan and plan.lines and plan.stopped is None and plan.holder == holder:
                return True
        return False

    def _messages(self, notice: Notice, contact: Contact) -> list[Message]:
        now, wishes = self.tables.clock.now(), msgspec.convert(contact.wishes, Wishes)
        found = []
        if notice.push:
            key = hashed(f"push {notice.table_id} {notice.account}")
            due = wishes.after_quiet(now)
            found.append(Message(key, "push", contact.id, None, notice.table_id, contact.lang, due))
        if notice.mail and contact.mail and contact.mail_known:
            once = wishes.digest is not None
            key = hashed(f"digest {contact.id}" if once else f"turn {notice.table_id} {contact.id}")
            due = wishes.next_digest(now) if once else wishes.after_quiet(now)
            kind, table = ("digest", None) if once else ("turn", notice.table_id)
            found.append(Message(key, kind, contact.id, None, table, contact.lang, due))
        return found


def _there(roster: Roster, account: str) -> bool:
    seen = max((roster.seats[seat].seen for seat in own_seats(roster, account)), default=0.0)
    return time.time() - seen < ONLINE_SECONDS
