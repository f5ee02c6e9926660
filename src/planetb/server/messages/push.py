"""Web Push: keys made at the first start and kept in the database; messages only the browser can read."""

import asyncio
import base64
import re
from email.utils import parseaddr
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from planetb.server.messages.mail import Mailer
from planetb.server.process.settings import Settings
from planetb.server.storage.pushes import PushStore, Subscription
from planetb.server.table.refusals import Refusal
from planetb.server.wire.messages import ENDPOINT

VAPID: Final = "vapid"
TIMEOUT: Final = 15.0
KEPT: Final = 86_400  # seconds that the push service keeps a message for a browser that is off
_GONE: Final = (404, 410)
_PLAIN: Final = re.compile(ENDPOINT)
_LOOPBACK: Final = ("127.0.0.1", "localhost")


class Pusher:
    """Only hosts named in the settings are ever sent anything: endpoints come from outside."""

    def __init__(self, store: PushStore, settings: Settings, mailer: Mailer) -> None:
        self.store = store
        self.hosts = settings.push_hosts.split()
        secure = mailer.address.startswith("https://")
        self.contact = mailer.address if secure else f"mailto:{parseaddr(settings.mail_from)[1]}"
        self._key: Any = None

    def check(self, endpoint: str) -> None:
        """Refuses an endpoint of a push service that this server does not know."""
        where = urlsplit(endpoint if _PLAIN.fullmatch(endpoint) else "")  # one host, whoever reads it
        host = where.hostname or ""
        known = any(host == name or (name[0] == "." and host.endswith(name)) for name in self.hosts)
        if not known or (where.scheme != "https" and host not in _LOOPBACK):
            raise Refusal("bad_push", hosts=", ".join(self.hosts))

    async def public_key(self) -> str:
        """What browsers subscribe with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = await self._vapid()
        point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def _vapid(self) -> Any:
        """The key of this server; of several processes that make one at the same time, one counts."""
        from py_vapid import Vapid02  # type: ignore[import-untyped]

        if self._key is None:
            stored = await self.store.key(VAPID)
            if stored is None:
                fresh = Vapid02()
                fresh.generate_keys()
                stored = await self.store.keep_key(VAPID, fresh.private_pem().decode())
            self._key = Vapid02.from_pem(stored.encode())
        return self._key

    async def send(self, account: str, payload: dict[str, str]) -> None:
        """Sends a message to all browsers of an account; one that wants none any more is forgotten.

        Raises OSError if a push service does not answer and no browser was reached: whoever has read
        it on one of them is not told again.
        """
        key, trouble, reached = await self._vapid(), None, 0
        for browser in await self.store.of(account):
            try:
                self.check(browser.endpoint)
                status = await asyncio.to_thread(self._send, key, browser, payload)
            except OSError as error:
                trouble = error
                continue
            except Refusal:
                status = _GONE[0]
            if status in _GONE:
                await self.store.remove(account, browser.id)
            else:
                reached += 1
        if trouble and not reached:
            raise trouble

    def _send(self, key: Any, browser: Subscription, payload: dict[str, str]) -> int:
        # when it is needed: it brings much along
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]
        from requests import Session

        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        session = Session()
        session.max_redirects = 0
        try:
            answer = webpush(
                {"endpoint": browser.endpoint, "keys": keys},
                data=msgspec.json.encode(payload).decode(),
                vapid_private_key=key,
                vapid_claims={"sub": self.contact},
                ttl=KEPT,
                timeout=TIMEOUT,
                requests_session=session,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            if status in _GONE:
                return status
            raise OSError(f"push service answered {status}") from error
        return int(getattr(answer, "status_code", 201))
