"""Calls: a host asks friends by name to come to a table; they see it at once, and may decline."""

import msgspec

from planetb.server.messages.wishes import Wishes
from planetb.server.process.hub import CALL, PEOPLE
from planetb.server.process.limits import Limit
from planetb.server.society.ties import Ties
from planetb.server.storage.calls import CallStore
from planetb.server.storage.links import LinkStore
from planetb.server.storage.outbox import Message, OutboxStore
from planetb.server.table.cards import table_card, yours
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import OPEN, Roster
from planetb.server.table.tables import Tables
from planetb.server.table.tokens import hashed
from planetb.server.wire import Call, Called, Calls


class Calling:
    """Whoever calls and whoever is called have accounts, and are friends."""

    def __init__(
        self, tables: Tables, store: CallStore, ties: Ties, links: LinkStore, outbox: OutboxStore
    ) -> None:
        self.tables = tables
        self.store = store
        self.ties = ties
        self.links = links
        self.outbox = outbox
        self._calls = Limit(0.1, 30)

    async def friends(self, caller: Caller, names: list[str]) -> list[str]:
        """The accounts of friends by name; refuses if one of them is none."""
        return [await self.ties.friend(caller, name) for name in names]

    async def call(self, table: str, caller: Caller, name: str) -> list[Called]:
        """Calls a friend to a table that has a free seat; the host does."""
        roster = await self._mine(table, caller)
        friend = await self.ties.friend(caller, name)
        if friend in roster.accounts:
            raise Refusal("already_here")
        if not any(seat.kind == OPEN for seat in roster.seats):
            raise Refusal("no_free_seat")
        await self.ring(roster, caller, [friend])
        return await self.called(table, caller)

    async def ring(self, roster: Roster, caller: Caller, friends: list[str]) -> None:
        """Notes the calls, and tells each friend in the ways they wish for."""
        for friend in friends:
            self._calls.check(caller.account or "")
            now = self.tables.clock.now()
            new = await self.store.call(roster.id, friend, caller.account or "", now)
            self.tables.hub.tell(CALL, friend)
            if new:
                await self.tell(roster.id, friend, "call", "ring")

    async def tell(self, table: str, friend: str, letter: str, push: str) -> None:
        """Puts a message about a table into the outbox, in the ways that somebody wishes for."""
        now = self.tables.clock.now()
        contact = await self.links.contact(friend)
        if contact is None:
            return
        wishes = msgspec.convert(contact.wishes, Wishes)
        key = f"{table} {friend}"
        if wishes.call_push:
            due = wishes.after_quiet(now)
            note = Message(hashed(f"{push} {key}"), push, friend, None, table, contact.lang, due)
            await self.outbox.add(note)
        if wishes.call_mail and contact.mail and contact.mail_known:
            due = wishes.after_quiet(now) if wishes.digest is None else wishes.next_digest(now)
            mail = Message(hashed(f"{letter} {key}"), letter, friend, None, table, contact.lang, due)
            await self.outbox.add(mail)

    async def called(self, table: str, caller: Caller) -> list[Called]:
        """Whom the host has called, as long as they are not there."""
        await self._mine(table, caller)
        return [Called(name, declined) for name, declined in await self.store.called(table)]

    async def _mine(self, table: str, caller: Caller) -> Roster:
        if not caller.account:
            raise Refusal("not_logged_in")
        roster = await self.tables.roster(table)
        if not viewer(roster, caller, None).host:
            raise Refusal("not_host")
        return roster

    async def mine(self, caller: Caller) -> Calls:
        """Where I am called to; not to people I never sit with."""
        if not caller.account:
            return Calls([])
        away = await self.ties.away(caller)
        found = await self.store.standing(caller.account)
        return Calls(
            [
                Call(by, at, table_card(roster, status, yours(roster, caller)))
                for roster, status, by, at in found
                if not away & set(roster.accounts)
            ]
        )

    async def stands(self, table: str, caller: Caller) -> bool:
        """Whether the caller is called to a table."""
        return bool(caller.account and await self.store.caller(table, caller.account))

    async def decline(self, table: str, caller: Caller) -> Calls:
        """Says no; the host sees it at the table."""
        if not caller.account:
            raise Refusal("not_logged_in")
        if not await self.store.decline(table, caller.account):
            raise Refusal("no_call")
        self.tables.hub.tell(CALL, caller.account)
        self.tables.hub.tell(PEOPLE, table)
        return await self.mine(caller)
