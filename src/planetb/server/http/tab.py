"""One browser tab: its socket, the table it looks at, and what it has not been told yet."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from planetb.kernel.errors import PlanetBError
from planetb.server.process.hub import JOB, LOG, PEOPLE, TALK, TURN
from planetb.server.process.limits import Limit
from planetb.server.process.metrics import MESSAGES, REFUSALS
from planetb.server.process.services import Services
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal, message_of
from planetb.server.table.tables import Stale
from planetb.server.table.tokens import hashed
from planetb.server.wire import (
    Done,
    Enter,
    Follow,
    FromClient,
    Lang,
    Leave,
    Look,
    Out,
    People,
    Ping,
    Pong,
    Refused,
    SendChoose,
    SendSay,
    SendUndo,
    Tables,
)

WAITING: Final = 64  # answers that may wait for a slow reader
PATIENCE: Final = 20.0  # seconds one message may take to be sent
PAUSE: Final = 0.5  # seconds until the database is asked again
FOLLOWED: Final = "followed"  # news besides those of the hub
ENTERED: Final = "entered"
log = logging.getLogger(__name__)
_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()


class TooSlow(Exception):
    """The other side does not read; it may come back and go on where it was."""


class Tab:
    """What a socket needs to know. States are never queued: a slow reader gets the latest one only."""

    def __init__(self, services: Services, caller: Caller, send: Callable[[str], Awaitable[None]]) -> None:
        self.services = services
        self.me = caller
        self.lang: Lang = "en"
        self._send_text = send
        self._replies: deque[Out] = deque()
        self._news: set[str] = set()
        self._jobs: set[str] = set()
        self._changed: set[str] = set()  # followed tables
        self._ready = asyncio.Event()
        self._full = False
        self._limit = Limit(services.settings.messages_per_second, services.settings.messages_per_second * 4)
        self.table: str | None = None
        self._caller = caller  # at the open table: with its secret
        self._seat: int | None = None
        self._yours: tuple[int, ...] = ()
        self._glance = 0  # counts how often table, seat or language were changed
        self._seq: int | None = None  # of the last state sent
        self._known = 0  # the newest seq heard of
        self._talked = 0
        self._secrets: list[str] = []
        self._following: set[str] = set()

    # What comes in

    async def receive(self, text: str) -> None:
        """Does what a message asks for; whatever is wrong with it, the answer says so."""
        try:
            self._limit.check("")
            message = _decoded(text)
            with MESSAGES.labels(type(message).__struct_config__.tag).time():
                await self._do(message)
        except (Refusal, PlanetBError) as error:
            if isinstance(error, Stale):
                self._tell(ENTERED)
            self._refuse(_id_in(text), error)
        except (SQLAlchemyError, OSError):
            log.warning("the database does not answer")
            self._refuse(_id_in(text), Refusal("busy"))

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, Enter):
            await self._enter(message)
        elif isinstance(message, Follow):
            await self._follow(message)
        elif isinstance(message, Ping):
            self._reply(Pong())
        elif isinstance(message, Leave):
            await self.leave()
        else:
            await self._play(message)

    async def _play(self, message: SendChoose | SendUndo | SendSay | Look) -> None:
        if self.table is None:
            raise Refusal("no_table_open")
        if isinstance(message, Look):
            await self._look(self.table, message)
        elif isinstance(message, SendChoose):
            done = await self.services.tables.choose(self.table, self._caller, message, self.lang)
            self._reply(Done(message.id, done) if isinstance(done, int) else done)
        elif isinstance(message, SendUndo):
            seq = await self.services.tables.undo(self.table, self._caller, message, self.lang)
            self._reply(Done(message.id, seq))
        else:
            await self.services.talks.say(self.table, self._caller, message)
            self._reply(Done(message.id, -1))

    async def _enter(self, message: Enter) -> None:
        await self.leave()
        self.lang = message.lang  # a refusal speaks it too
        secret = hashed(message.secret) if message.secret else None
        self._caller = Caller(self.me.address, secret, self.me.account, self.me.name)
        async with self.services.tables.at(message.table) as here:
            eyes = viewer(here.roster, self._caller, message.seat)
        self.table, self._seat, self._yours = message.table, message.seat, eyes.yours
        self._seq, self._known, self._talked = message.after, 0, 0
        self._glance += 1
        self.services.hub.join(self.table, self._wake)
        self._tell(LOG, ENTERED, TALK)
        await self.services.presence.arrive(self.table, self._yours)

    async def _look(self, table: str, message: Look) -> None:
        async with self.services.tables.at(table, 0) as here:
            viewer(here.roster, self._caller, message.seat)
        self._seat, self.lang, self._seq = message.seat, message.lang, None
        self._glance += 1
        self._tell(LOG, ENTERED)

    async def leave(self) -> None:
        """Closes the table, if one is open."""
        table, self.table = self.table, None
        if table is not None:
            self.services.hub.leave(table, self._wake)
            await self.services.presence.depart(table, self._yours)

    async def _follow(self, message: Follow) -> None:
        self._unfollow()
        self._secrets, self.lang = message.secrets, message.lang
        cards = await self.services.seating.mine(self.me, self._secrets)
        self._following = {card.id for card in cards}
        for table in self._following:
            self.services.hub.join(table, self._wake_followed)
        self._reply(Tables(cards))

    def _unfollow(self) -> None:
        for table in self._following:
            self.services.hub.leave(table, self._wake_followed)
        self._following = set()

    async def close(self) -> None:
        """The socket is gone."""
        self._unfollow()
        await self.leave()

    # What goes out

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if kind == JOB:
            self._jobs.add(detail)
        elif kind == TURN:
            return  # for bots
        elif kind == LOG:
            self._known = max(self._known, int(detail)) if detail.isdecimal() else 0
        self._tell(kind)

    def _wake_followed(self, kind: str, table: str, detail: str) -> None:
        if kind in (LOG, PEOPLE):
            self._changed.add(table)
            self._tell(FOLLOWED)

    def _tell(self, *news: str) -> None:
        self._news.update(news)
        self._ready.set()

    def _reply(self, message: Out) -> None:
        self._full = self._full or len(self._replies) >= WAITING
        self._replies.append(message)
        self._ready.set()

    def _refuse(self, about: str | None, error: Refusal | PlanetBError) -> None:
        REFUSALS.labels(error.code).inc()
        self._reply(Refused(about, error.code, message_of(error, self.lang)))

    async def pump(self) -> None:
        """Sends what there is to send, as fast as the other side reads. Ends only with an error."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            if self._full:
                raise TooSlow
            while self._replies:
                await self._send(self._replies.popleft())
            news, self._news = self._news, set()
            try:
                await self._send_news(news)
            except (Refusal, PlanetBError) as error:
                log.info("nothing to show: %s", error)
            except SQLAlchemyError:
                await asyncio.sleep(PAUSE)
                self._tell(*news)

    async def _send_news(self, news: set[str]) -> None:
        table = self.table
        if table is not None and (LOG in news or ENTERED in news):
            await self._send_state(table, ENTERED in news)
        if table is not None and PEOPLE in news:
            async with self.services.tables.at(table, 0) as here:  # the news themselves made it read anew
                cards = here.roster.cards()
            await self._send(People(table, cards))
        if table is not None and TALK in news:
            for talk in await self.services.talks.since(table, self._talked):
                self._talked = talk.number
                await self._send(talk)
        jobs, self._jobs = self._jobs, set()
        for job in jobs:
            with contextlib.suppress(Refusal):
                await self._send(await self.services.jobs.read(job, self._caller, self.lang))
        if FOLLOWED in news:
            await self._send_followed()

    async def _send_state(self, table: str, entered: bool) -> None:
        known = None if entered or not self._known else self._known
        if known is not None and self._seq is not None and known <= self._seq:
            return  # told twice
        glance = self._glance
        try:
            seq, state = await self.services.tables.shown(
                table, self._caller, self._seat, self.lang, self._seq, known
            )
        except Refusal:
            if self._seat is None:
                raise
            self._seat, self._seq = None, None  # the seat was given away: watch on
            self._tell(ENTERED)
            return
        if glance != self._glance:
            self._tell(ENTERED)  # made for other eyes than those that look now
        elif entered or self._seq is None or seq > self._seq:
            self._seq = seq
            await self._send_words(state)

    async def _send_followed(self) -> None:
        changed, self._changed = self._changed, set()
        cards = [
            card for card in await self.services.seating.mine(self.me, self._secrets) if card.id in changed
        ]
        if cards:
            await self._send(Tables(cards))

    async def _send(self, message: Out) -> None:
        await self._send_words(_ENCODER.encode(message).decode())

    async def _send_words(self, words: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send_text(words)
        except TimeoutError as error:
            raise TooSlow from error


def _decoded(text: str) -> FromClient:
    try:
        message: FromClient = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad_request", reason=str(error)) from error
    return message


def _id_in(text: str) -> str | None:
    """The id of a message that may be malformed otherwise."""
    with contextlib.suppress(msgspec.MsgspecError, RecursionError):
        found: Any = msgspec.json.decode(text)
        name = found.get("id") if isinstance(found, dict) else None
        return name[:40] if isinstance(name, str) else None
    return None
