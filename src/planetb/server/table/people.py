"""Who is asking: secrets, sessions and accounts, and what each may see and do at a table."""

import asyncio
import time
import unicodedata
from collections.abc import Callable
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from planetb.server.process.clock import Clock
from planetb.server.process.hub import Hub
from planetb.server.process.metrics import LOGINS
from planetb.server.process.settings import Settings
from planetb.server.storage.attempts import AttemptStore
from planetb.server.storage.people import PeopleStore
from planetb.server.storage.rows import Taken
from planetb.server.table.refusals import Refusal
from planetb.server.table.render import Viewer
from planetb.server.table.roster import PERSON, Roster
from planetb.server.table.tokens import fresh, hashed, short_id

T = TypeVar("T")
_DAY = 86_400.0
NAME = 40  # characters
ELSEWHERE = 10  # times as often as one address may try, all others together may try a name
QUEUE = 40  # passwords that wait to be hashed
FOLDED = 100
SESSION = "session"  # news about an account: one of its sessions has ended
_NOBODY_HASH = (
    "$argon2id$v=19$m=65536,t=3,p=4$mqDG8bI4b7NmbGzWGmyULA$XSpQFzGHdTmb6/gtWlHGCE0ova5qrCsZ4ShwpBFRRy8"
)


class Caller(msgspec.Struct, frozen=True):
    """Who sends a request: an address, perhaps with a seat's secret, perhaps logged in."""

    address: str
    secret: str | None = None  # hash
    account: str | None = None  # id
    name: str | None = None  # of the account
    session: str | None = None  # hash
    until: float = 0.0  # when the session ends
    browser: str | None = None  # hash: the one the session was begun in

    def within(self, browser: str) -> "Caller":
        """The same in this browser (hash), unless the session knows another."""
        return self if self.browser else msgspec.structs.replace(self, browser=browser)


def viewer(roster: Roster, caller: Caller, seat: int | None) -> Viewer:
    """The caller at a table, looking from a seat (which must be the caller's own) or as a spectator."""
    secret, account = caller.secret, caller.account
    ids, host, known = [], False, not secret
    for holder in roster.holders:
        known = known or holder.secret == secret
        if holder.secret == secret or (account is not None and holder.account == account):
            ids.append(holder.id)
            host = host or holder.host
    if not known and not ids:  # an old secret takes nothing from whoever is logged in
        raise Refusal("bad_secret")
    yours, holds = [], []
    for place in roster.seats:
        if place.holder in ids:
            holds.append(place.seat)
            if place.kind == PERSON:
                yours.append(place.seat)
    if seat is not None and seat not in yours:
        raise Refusal("not_your_seat")
    if roster.pact.sealed and not holds:
        raise Refusal("sealed")
    return Viewer(seat, tuple(yours), host, tuple(holds))


NOBODY = Caller("")


def check_open(roster: Roster) -> None:
    """Refuses what tells every deal as long as others play the same."""
    if roster.pact.sealed:
        raise Refusal("sealed")


def clean(text: str) -> str:
    """A name or a line of chat as people may see it: no control or invisible characters, single spaces."""
    kept = [" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text)]
    return " ".join("".join(letter for letter in kept if unicodedata.category(letter)[0] != "C").split())


def fitting(text: str, field: str, most: int) -> str:
    """The same, if it is not too long: putting characters together may also take them apart."""
    cleaned = clean(text)
    if len(cleaned) > most:
        raise Refusal("bad_request", reason=f"{field}: {len(cleaned)} characters, {most} at most")
    return cleaned


def folded(name: str) -> str:
    """Names that look the same to people are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """Making accounts, logging in and out. Hashing takes a third of a second, so it has its own thread.

    Attempts count per address, per name and address, and (ten times as many) per name from all addresses
    that never got in: whoever guesses from elsewhere does not lock out an owner who has been here before.
    """

    def __init__(
        self, store: PeopleStore, attempts: AttemptStore, hub: Hub, settings: Settings, clock: Clock
    ) -> None:
        self.clock = clock
        self.store = store
        self.attempts = attempts
        self.hub = hub
        self.settings = settings
        self._hasher = PasswordHasher()
        self._one_at_a_time = asyncio.Semaphore(2)  # 64 MiB each
        self._hashing = 0

    async def caller(
        self, address: str, secret: str | None, session: str | None, browser: str | None = None
    ) -> Caller:
        """Who is behind a request. A session that has ended is the same as none."""
        secret_hash = hashed(secret) if secret else None
        found = await self.store.session(hashed(session), self.clock.now()) if session else None
        if not session or not found:
            return Caller(address, secret_hash, browser=hashed(browser) if browser else None)
        account, name, until, begun_in = found
        return Caller(address, secret_hash, account, name, hashed(session), until, begun_in)

    async def lasts(self, caller: Caller) -> bool:
        """Whether the session of a caller who is logged in has not ended meanwhile."""
        return bool(caller.session and await self.store.session(caller.session, self.clock.now()))

    async def register(self, caller: Caller, name: str, password: str) -> str:
        """Makes an account and logs in; returns the session."""
        await self._attempt(f"at {caller.address}")
        cleaned = fitting(name, "name", NAME)
        if len(cleaned) < 2:
            raise Refusal("bad_request", reason="name: 2 characters at least that can be seen")
        if len(folded(cleaned)) > FOLDED:
            raise Refusal("bad_request", reason=f"name: {FOLDED} plain characters at most")
        account = short_id()
        hash_of_password = await self.new_hash(password)
        try:
            await self.store.add_account(
                account, cleaned, folded(cleaned), hash_of_password, self.clock.now()
            )
        except Taken as error:
            raise Refusal("name_taken") from error
        return await self.begin_session(account, caller)

    async def log_in(self, caller: Caller, name: str, password: str) -> str:
        """Returns a new session. An unknown name takes as long as a wrong password."""
        key = folded(clean(name))
        here, known = f"for {key} at {caller.address}", f"known {key} at {caller.address}"
        await self._attempt(f"at {caller.address}")
        await self._attempt(here)
        if not await self.attempts.noted(known, self.clock.now()):
            await self._attempt(f"for {key}", ELSEWHERE)
        found = await self.store.account_named(key)
        good = await self._in_thread(self._verify, found[1] if found else _NOBODY_HASH, password)
        LOGINS.labels("good" if found and good else "wrong").inc()
        if not found or not good:
            raise Refusal("bad_login")
        await self.attempts.forget(here)
        await self.attempts.note(known, self.clock.now() + self.settings.session_days * _DAY)
        return await self.begin_session(found[0], caller)

    async def _attempt(self, key: str, times: int = 1) -> None:
        """Counts an attempt of somebody, or for a name; refuses if there were too many lately."""
        if not await self.attempts.take(key, self.settings.logins_per_minute * times, self.clock.now()):
            LOGINS.labels("too fast").inc()
            raise Refusal("too_fast")

    async def change_password(self, caller: Caller, old: str, new: str) -> str:
        """Changes the password and ends all sessions; returns a new one."""
        await self.check_password(caller, old)
        if not caller.account:
            raise Refusal("not_logged_in")
        await self.store.set_password(caller.account, await self.new_hash(new))
        self.hub.tell(SESSION, caller.account)
        return await self.begin_session(caller.account, caller)

    async def check_password(self, caller: Caller, password: str) -> None:
        """Refuses whoever is not logged in, or does not know the password."""
        await self._attempt(f"at {caller.address}")
        found = await self.store.account(caller.account) if caller.account else None
        if not found:
            raise Refusal("not_logged_in")
        if not await self._in_thread(self._verify, found[1], password):
            raise Refusal("bad_login")

    async def end_sessions(self, account: str) -> None:
        """Logs an account out everywhere."""
        await self.store.end_sessions(account)
        self.hub.tell(SESSION, account)

    async def log_out(self, session: str) -> None:
        account = await self.store.end_session(hashed(session))
        if account:
            self.hub.tell(SESSION, account)

    async def begin_session(self, account: str, caller: Caller) -> str:
        """Logs an account in; returns the session."""
        session, now = fresh(), self.clock.now()
        closed = await self.closed(account)
        if closed:
            raise closed
        until, browser = now + self.settings.session_days * _DAY, caller.browser or hashed(fresh())
        await self.store.add_session(hashed(session), account, until, now, browser)
        return session

    async def closed(self, account: str) -> Refusal | None:
        """Why an account may not do anything now; None if it may."""
        banned = await self.store.banned(account)
        if not banned or banned <= self.clock.now():
            return None
        return Refusal("banned", until=time.strftime("%Y-%m-%d", time.gmtime(banned)))

    async def new_hash(self, password: str) -> str:
        """What is stored of a password."""
        return await self._in_thread(self._hasher.hash, password)

    async def _in_thread(self, work: Callable[..., T], *arguments: str) -> T:
        if self._hashing >= QUEUE:
            raise Refusal("busy")
        self._hashing += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self._hashing -= 1

    def _verify(self, hash_of_password: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash_of_password, password)
        except (Argon2Error, InvalidHashError):
            return False
