"""Sends what is in the outbox, and tries again later what could not be sent."""

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from planetb.server.messages.mail import Mailer, Undeliverable
from planetb.server.messages.push import Pusher
from planetb.server.messages.turns import waiting_at
from planetb.server.messages.words import GONG, PUSH, RING, letter
from planetb.server.process.metrics import MESSAGES_SENT
from planetb.server.storage.calls import CallStore
from planetb.server.storage.links import Contact, Link, LinkStore
from planetb.server.storage.outbox import Message, OutboxStore
from planetb.server.table.tables import Tables
from planetb.server.table.tokens import fresh, hashed

HOURS: Final = 2  # that a link in a mail is good for
TRIES: Final = 8
_AGAIN: Final = 60.0  # seconds until the second try; each further one waits twice as long
_LOOK: Final = 5.0
_AT_LEAST: Final = 0.05

log = logging.getLogger(__name__)


class Postman:
    """One process's part: a message is taken by one of them for a while, and gone when it is sent."""

    def __init__(
        self,
        tables: Tables,
        store: OutboxStore,
        links: LinkStore,
        calls: CallStore,
        mailer: Mailer,
        pusher: Pusher,
    ) -> None:
        self.calls = calls
        self.tables = tables
        self.store = store
        self.links = links
        self.mailer = mailer
        self.pusher = pusher

    async def run(self) -> None:
        """Sends whenever something is due. Never ends."""
        while True:
            self.store.news.clear()
            await self.sweep()
            due = await self.store.next_due()
            left = _LOOK if due is None else due - self.tables.clock.now()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(_AT_LEAST, min(_LOOK, left))):
                    await self.store.news.wait()

    async def sweep(self) -> int:
        """Sends what is due; returns how many messages were done with."""
        done = 0
        for message in await self.store.claim(self.tables.clock.now()):
            try:
                await self._send(message)
            except SQLAlchemyError:
                raise
            except Undeliverable:
                MESSAGES_SENT.labels(message.kind, "bounced").inc()
            except Exception as error:  # whatever it is, the others are sent
                MESSAGES_SENT.labels(message.kind, "failed").inc()
                told = log.warning if isinstance(error, OSError) else log.exception
                told("a message (%s) could not be sent: %s", message.kind, type(error).__name__)
                if message.tries + 1 < TRIES:
                    wait = _AGAIN * 2**message.tries
                    await self.store.later(message.id, self.tables.clock.now() + wait)
                    continue
            else:
                MESSAGES_SENT.labels(message.kind, "sent").inc()
            await self.store.done(message.id)
            done += 1
        return done

    async def _send(self, message: Message) -> None:
        if message.kind == "reset":
            for each in await self.links.reached_at(message.mail or ""):
                await self._with_link(message, each, each.mail or "")
            return
        contact = await self.links.contact(message.account or "")
        if contact is None:
            return
        if message.kind == "confirm":
            if contact.mail == message.mail:
                await self._with_link(message, contact, contact.mail or "")
        elif message.kind == "push":
            await self._push(message, contact)
        elif message.kind in ("call", "ring"):
            await self._call(message, contact)
        elif message.kind in ("round", "gong"):
            await self._round(message, contact)
        else:
            await self._turns(message, contact)

    async def _with_link(self, message: Message, contact: Contact, mail: str) -> None:
        token, now = fresh(), self.tables.clock.now()
        link = Link(hashed(token), contact.id, message.kind, mail, now + HOURS * 3600)
        await self.links.add(link, now)
        address = f"{self.mailer.address}/{message.kind}#{token}"
        await self._letter(message, contact, mail, link=address, hours=HOURS)

    async def _turns(self, message: Message, contact: Contact) -> None:
        """One table, or all of them: as far as they still wait."""
        if not contact.mail or not contact.mail_known:
            return
        wanted = [message.table_id] if message.table_id else await self.store.notices(contact.id)
        found = [await waiting_at(self.tables.store, table, contact.id) for table in wanted]
        rosters = [roster for roster in found if roster]
        links = [f"{roster.title}: {self.mailer.address}/table/{roster.id}" for roster in rosters]
        if not rosters:
            return
        title, _, link = links[0].partition(": ")
        lines = "\n".join(f"- {each}" for each in links)
        await self._letter(
            message, contact, contact.mail, title=title, link=link, list=lines, count=len(links)
        )

    async def _call(self, message: Message, contact: Contact) -> None:
        """A friend's call, if it still stands."""
        table = message.table_id or ""
        by, roster = await self.calls.caller(table, contact.id), await self.tables.store.roster(table)
        if by is None or roster is None:
            return
        if message.kind == "ring":
            text = RING[message.lang].format(by=by)
            body = {"title": roster.title, "body": text, "url": f"/table/{table}", "tag": table}
            await self.pusher.send(contact.id, body)
        elif contact.mail and contact.mail_known:
            link = f"{self.mailer.address}/table/{table}"
            await self._letter(message, contact, contact.mail, title=roster.title, by=by, link=link)

    async def _round(self, message: Message, contact: Contact) -> None:
        """A round of a tournament has begun, if its game is not over by now."""
        table = message.table_id or ""
        roster, status = await self.tables.store.roster(table), await self.tables.store.status(table)
        if roster is None or status is None or status.over:
            return
        if message.kind == "gong":
            body = {"title": roster.title, "body": GONG[message.lang], "url": f"/table/{table}", "tag": table}
            await self.pusher.send(contact.id, body)
        elif contact.mail and contact.mail_known:
            link = f"{self.mailer.address}/table/{table}"
            await self._letter(message, contact, contact.mail, title=roster.title, link=link)

    async def _letter(self, message: Message, contact: Contact, mail: str, **blanks: object) -> None:
        if not self.mailer.ready:
            return
        account = f"{self.mailer.address}/account"
        subject, text = letter(message.kind, message.lang, contact.name, account, **blanks)
        try:
            await self.mailer.send(mail, subject, text)
        except Undeliverable:
            await self.links.bounce(contact.id, mail)
            raise

    async def _push(self, message: Message, contact: Contact) -> None:
        roster = await waiting_at(self.tables.store, message.table_id or "", contact.id)
        if roster:
            body = {"title": roster.title, "body": PUSH[message.lang], "url": f"/table/{roster.id}"}
            await self.pusher.send(contact.id, body | {"tag": roster.id})
