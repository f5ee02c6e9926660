"""Mail addresses of accounts, and a new password by a link that works once."""

import re
from typing import Final

from planetb.server.messages.mail import Mailer
from planetb.server.process.clock import Clock
from planetb.server.process.hub import Hub
from planetb.server.storage.attempts import AttemptStore
from planetb.server.storage.links import LinkStore
from planetb.server.storage.outbox import Message, OutboxStore
from planetb.server.table.people import SESSION, Accounts, Caller
from planetb.server.table.refusals import Refusal
from planetb.server.table.tokens import fresh, hashed
from planetb.server.wire import Lang

HOUR: Final = 3600.0
PER_ADDRESS: Final = 10  # mails an hour that one address may ask for
PER_MAIL: Final = 3  # that go to one mailbox
_MAIL: Final = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+"
)


class Recovery:
    """Whether an address belongs to an account is never told: the same is answered, and the mail tells."""

    def __init__(
        self,
        accounts: Accounts,
        links: LinkStore,
        outbox: OutboxStore,
        attempts: AttemptStore,
        mailer: Mailer,
        clock: Clock,
        hub: Hub,
    ) -> None:
        self.accounts = accounts
        self.links = links
        self.outbox = outbox
        self.attempts = attempts
        self.mailer = mailer
        self.clock = clock
        self.hub = hub

    async def set_mail(self, caller: Caller, mail: str, password: str, lang: Lang) -> None:
        """Notes an address, which counts once the link sent there was opened; an empty one is forgotten."""
        wanted = checked_mail(mail) if mail.strip() else None
        await self.accounts.check_password(caller, password)
        if wanted and not self.mailer.ready:
            raise Refusal("no_mail")
        if wanted:
            await self._limit(caller, wanted)
        account = caller.account or ""
        await self.links.change(account, mail=wanted, mail_known=False, lang=lang)
        await self.links.bounce(account, "")
        if wanted:
            await self._post("confirm", account, wanted, lang)

    async def confirm(self, token: str) -> None:
        """Opens the link that was sent to an address."""
        if not await self.links.confirm(hashed(token), self.clock.now()):
            raise Refusal("bad_link")

    async def ask(self, caller: Caller, mail: str, lang: Lang) -> None:
        """Asks for a link to set a new password. Who has that address is looked up when the mail is sent."""
        wanted = checked_mail(mail)
        if not self.mailer.ready:
            raise Refusal("no_mail")
        await self._limit(caller, wanted)
        await self._post("reset", None, wanted, lang)

    async def reset(self, caller: Caller, token: str, password: str) -> str:
        """Sets a new password with such a link; all sessions end. Returns a new one."""
        now = self.clock.now()
        if await self.links.link(hashed(token), "reset", now) is None:  # before a costly hash is made
            raise Refusal("bad_link")
        account = await self.links.reset(hashed(token), await self.accounts.new_hash(password), now)
        if account is None:
            raise Refusal("bad_link")
        self.hub.tell(SESSION, account)
        return await self.accounts.begin_session(account, caller)

    async def _limit(self, caller: Caller, mail: str) -> None:
        now = self.clock.now()
        for key, times in ((f"mails at {caller.address}", PER_ADDRESS), (f"mails to {mail}", PER_MAIL)):
            if not await self.attempts.take(key, times, now, HOUR):
                raise Refusal("too_many_mails")

    async def _post(self, kind: str, account: str | None, mail: str, lang: Lang) -> None:
        message = Message(hashed(fresh()), kind, account, mail, None, lang, self.clock.now())
        await self.outbox.add(message)


def checked_mail(mail: str) -> str:
    """An address as it is compared; refuses what is none."""
    plain = mail.strip().lower()
    if len(plain) > 254 or not _MAIL.fullmatch(plain):
        raise Refusal("bad_mail")
    return plain
