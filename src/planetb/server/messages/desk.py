"""What somebody wants to be told, and how: of the account as a whole, and table by table."""

import base64
import binascii

import msgspec

from planetb.server.messages.mail import Mailer
from planetb.server.messages.push import Pusher
from planetb.server.messages.wishes import Wishes, known_zones
from planetb.server.process.clock import Clock
from planetb.server.storage.links import LinkStore
from planetb.server.storage.outbox import Notice, OutboxStore
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.table.tokens import hashed
from planetb.server.wire import MessageWishes, PushTo, SetWishes, TableNotice

_POINT = 65  # bytes of a browser's public key
_SECRET = 16


class Desk:
    """For whoever is logged in."""

    def __init__(
        self, links: LinkStore, outbox: OutboxStore, mailer: Mailer, pusher: Pusher, clock: Clock
    ) -> None:
        self.links = links
        self.outbox = outbox
        self.mailer = mailer
        self.pusher = pusher
        self.clock = clock

    async def wishes(self, caller: Caller) -> MessageWishes:
        """How the caller is told things now."""
        contact = await self.links.contact(_account(caller))
        if contact is None:
            raise Refusal("not_logged_in")
        wishes = msgspec.convert(contact.wishes, Wishes)
        return MessageWishes(
            can_mail=self.mailer.ready,
            mail=contact.mail,
            mail_known=contact.mail_known,
            push_key=await self.pusher.public_key(),
            browsers=await self.pusher.store.count(contact.id),
            lang=contact.lang,
            zone=wishes.zone,
            quiet_from=wishes.quiet_from,
            quiet_to=wishes.quiet_to,
            digest=wishes.digest,
            call_mail=wishes.call_mail,
            call_push=wishes.call_push,
            bounced=bool(contact.mail) and wishes.bounced == contact.mail,
        )

    async def set(self, caller: Caller, wanted: SetWishes) -> MessageWishes:
        """Changes when and in which language messages come."""
        account = _account(caller)
        if wanted.zone not in known_zones():
            raise Refusal("bad_zone")
        if (wanted.quiet_from is None) != (wanted.quiet_to is None):
            raise Refusal("bad_request", reason="quiet_from, quiet_to: both or neither")
        hours = (wanted.quiet_from, wanted.quiet_to, wanted.digest)
        contact = await self.links.contact(account)
        bounced = msgspec.convert(contact.wishes, Wishes).bounced if contact else ""
        wishes = Wishes(wanted.zone, *hours, wanted.call_mail, wanted.call_push, bounced)
        await self.links.change(account, lang=wanted.lang, wishes=msgspec.to_builtins(wishes))
        return await self.wishes(caller)

    async def push_to(self, caller: Caller, wanted: PushTo) -> MessageWishes:
        """Notes a browser of the caller's."""
        account = _account(caller)
        self.pusher.check(wanted.endpoint)
        if not (_bytes(wanted.p256dh, _POINT) and _bytes(wanted.auth, _SECRET)):
            raise Refusal("bad_request", reason="p256dh, auth: no keys of a browser")
        now = self.clock.now()
        await self.pusher.store.add(account, wanted.endpoint, wanted.p256dh, wanted.auth, now)
        return await self.wishes(caller)

    async def push_no_more(self, caller: Caller, endpoint: str) -> MessageWishes:
        """Forgets a browser of the caller's."""
        await self.pusher.store.remove(_account(caller), hashed(endpoint))
        return await self.wishes(caller)

    async def notice(self, table: str, caller: Caller) -> TableNotice:
        """How the caller is told of their turn at a table."""
        found = await self.outbox.notice(table, _account(caller))
        return TableNotice(found.mail, found.push) if found else TableNotice(False, False)

    async def set_notice(self, table: str, caller: Caller, wanted: TableNotice) -> TableNotice:
        """Changes it, at a table where the caller has a part."""
        account = _account(caller)
        if not await self.outbox.holds(table, account):
            raise Refusal("not_your_seat")
        await self.outbox.wish(Notice(table, account, wanted.mail, wanted.push))
        return await self.notice(table, caller)


def _account(caller: Caller) -> str:
    if not caller.account:
        raise Refusal("not_logged_in")
    return caller.account


def _bytes(text: str, count: int) -> bool:
    """Whether a text is so many bytes in the alphabet of links."""
    try:
        return len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))) == count
    except (binascii.Error, ValueError):
        return False
