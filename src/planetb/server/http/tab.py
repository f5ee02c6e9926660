"""One browser tab: its socket, the table it looks at, and what it has not been told yet."""

import asyncio
import contextlib
import logging
import time
from typing import Final, get_args

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from planetb.kernel.errors import PlanetBError
from planetb.server.http.attending import Attending
from planetb.server.http.belonging import Belonging
from planetb.server.http.browsing import Browsing
from planetb.server.http.following import FOLLOWED, Following
from planetb.server.http.hearing import Hearing
from planetb.server.http.incoming import decoded, id_in
from planetb.server.http.outgoing import Outgoing, Send, Unentered
from planetb.server.http.speaking import Speaking
from planetb.server.process.bell import Bell
from planetb.server.process.hub import CALL, JOB, LOBBY, LOG, PEOPLE, PLAN, TALK, TOURNAMENT, TURN, WATCH
from planetb.server.process.logs import DETAILS, TABLE
from planetb.server.process.metrics import DATABASE_TROUBLE, MESSAGES, REFUSALS
from planetb.server.process.services import Services
from planetb.server.storage.rows import ANEW
from planetb.server.table import render
from planetb.server.table.people import SESSION, Caller, viewer
from planetb.server.table.refusals import Refusal, message_of
from planetb.server.table.tables import Stale
from planetb.server.table.tokens import hashed
from planetb.server.wire import (
    Attend,
    Browse,
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
    Planned,
    Pong,
    Refused,
    Selected,
    SendChoose,
    SendSay,
    SendThings,
    SendUndo,
    Watching,
)

PAUSE: Final = 0.5  # seconds until the database is asked again
ENTERED: Final = "entered"
BEHIND: Final = "behind"  # a spectator sees something that happened a while ago
log = logging.getLogger(__name__)
_TIMED: Final = {kind: MESSAGES.labels(kind.__struct_config__.tag) for kind in get_args(FromClient)}


class Expelled(Exception):
    """The account was closed while it was here; it has been told."""


class Tab:
    """What a socket needs to know. States are never queued: a slow reader gets the latest one only."""

    def __init__(self, services: Services, caller: Caller, send: Send) -> None:
        self.services = services
        self.lang: Lang = "en"
        self._out = Outgoing(send)
        self._news: set[str] = set()
        self._jobs: set[str] = set()
        self._ready = Bell()
        self._working = False  # on a message
        self._sending = True  # not everything there is to send is on its way
        self._ending = False
        self._rest = Bell()  # when it ends: rung with each change of these
        self._expelled = False
        self._speaking = Speaking(services)
        self.table: str | None = None
        self._caller = caller  # at the open table: with its secret
        self._seat: int | None = None
        self._yours: tuple[int, ...] = ()
        self._stage: object = None  # whose seats these are, whether the game has begun, and how it ended
        self._glance = 0  # counts how often table, seat or language were changed
        self._seq: int | None = None  # of the last state sent
        self._known = 0  # the newest seq heard of
        self._talked = 0
        self._later: asyncio.TimerHandle | None = None
        self._watches = False  # holds no seat at the open table
        self._followed = Following(services, self._tell)
        self._lobby = Browsing(services, self._tell)
        self._attending = Attending(services, self._tell)
        self._hearing = Hearing(services, self._tell)
        self._whose = Belonging(services, caller, self._tell)

    @property
    def me(self) -> Caller:
        """Who has opened the socket, as far as the session lasts."""
        return self._whose.me

    # What comes in

    async def receive(self, text: str) -> None:
        """Does what a message asks for; whatever is wrong with it, the answer says so."""
        if self._ending or self._expelled:
            return  # not begun: whoever sent it comes back and sends it again
        self._working = True
        try:
            await self._receive(text)
        finally:
            self._working = False
            self._rest.ring()

    async def _receive(self, text: str) -> None:
        try:
            self._speaking.check(self.me.address)
            message = decoded(text)
            begun = time.perf_counter()
            try:
                await self._do(message)
            finally:
                _TIMED[type(message)].observe(time.perf_counter() - begun)
            TABLE.set(self.table or "")
            if log.isEnabledFor(logging.INFO):
                log.info("message", extra={DETAILS: {"type": type(message).__struct_config__.tag}})
        except (Refusal, PlanetBError) as error:
            if isinstance(error, Stale):
                self._tell(ENTERED)
            self._refuse(id_in(text), error)
        except (SQLAlchemyError, OSError) as error:
            DATABASE_TROUBLE.labels("socket").inc()
            log.warning("the database does not answer")
            if not isinstance(message, Enter):
                self._refuse(id_in(text), Refusal("busy"))
            elif self.table is None:
                raise Unentered from error  # else it sees the table; the next sign of life notes who is here

    async def _do(self, message: FromClient) -> None:
        if self._whose.doubted:
            await self._check_session()
        if isinstance(message, Enter):
            await self._enter(message)
        elif isinstance(message, Follow):
            self.lang = message.lang
            self._reply(await self._followed.follow(self.me, message.secrets))
        elif isinstance(message, Browse):
            self.lang = message.lang
            self._lobby.browse(message.on)
        elif isinstance(message, Attend):
            self._attending.attend(message)
        elif isinstance(message, Ping):
            self._reply(Pong(self.services.clock.now()))
        elif isinstance(message, Leave):
            await self.leave()
        else:
            await self._play(message)

    async def _play(self, message: SendChoose | SendUndo | SendThings | SendSay | Look) -> None:
        if self.table is None or self._expelled:
            raise Refusal("no_table_open")
        if isinstance(message, Look):
            await self._look(self.table, message)
        elif isinstance(message, SendChoose):
            done = await self.services.tables.choose(self.table, self._caller, message, self.lang)
            self._reply(Done(message.id, done) if isinstance(done, int) else done)
        elif isinstance(message, SendThings):
            found = await self.services.tables.things(self.table, self._caller, message, self.lang)
            self._reply(Selected(found.picked, found.words, found.more, found.fits, found.why, message.id))
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
        self._caller = msgspec.structs.replace(self.me, secret=secret)
        async with self.services.tables.at(message.table) as here:
            eyes = viewer(here.roster, self._caller, message.seat)
            together = render.together(here.roster)
        self.table, self._seat, self._yours = message.table, message.seat, eyes.yours
        self._stage = (eyes.yours, together.gathering, together.ended)
        self._seq, self._known, self._talked = message.after, 0, 0
        self._glance += 1
        self.services.hub.join(self.table, self._wake)
        self._tell(LOG, ENTERED, TALK)
        await self.services.presence.arrive(self.table, self._yours)
        self._watches = not eyes.holds
        if self._watches:
            await self.services.spectators.arrive(self.table)

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
            if self._watches:
                self._watches = False
                await self.services.spectators.depart(table)

    async def finish(self) -> None:
        """Works on what has arrived, and nothing else, until its answers and the last state are sent."""
        self._ending = True
        while self._working or self._sending or self._ready.rung:
            await self._rest.heard()

    async def close(self) -> None:
        """The socket is gone."""
        self._whose.stop()
        if self._later:
            self._later.cancel()
        self._followed.stop()
        self._lobby.browse(False)
        self._attending.stop()
        self._hearing.stop()
        await self.leave()

    # Whose tab it is

    async def watch_session(self) -> None:
        """A session also ends by its time. Never ends itself."""
        await self._whose.watch()

    async def _check_session(self) -> None:
        """Whoever is logged out here or elsewhere sits there no more; what a secret holds stays."""
        account = await self._whose.lost()
        if account is None:
            return
        self._caller = Caller(self._caller.address, self._caller.secret)
        closed = await self.services.accounts.closed(account)
        if closed:
            self._expelled = True
            self._refuse(None, closed)
            return
        if self.table is not None:
            await self._sit_again(self.table)
        if self._followed:
            self._reply(await self._followed.follow(self.me, self._followed.secrets))

    async def _sit_again(self, table: str) -> None:
        """The seats that are still in these hands; if the one looked from is not, the tab watches on."""
        async with self.services.tables.at(table) as here:
            left = viewer(here.roster, self._caller, None).yours
        self._seq = None
        await self._sit(table, left)

    async def _sit(self, table: str, yours: tuple[int, ...]) -> None:
        """Other seats are in these hands than before, or the game has begun or ended: a new look."""
        lost = tuple(seat for seat in self._yours if seat not in yours)
        won = tuple(seat for seat in yours if seat not in self._yours)
        self._yours = yours
        if self._seat in lost:
            self._seat, self._seq = None, None
        self._glance += 1
        self._tell(ENTERED)
        await self.services.presence.depart(table, lost)
        await self.services.presence.arrive(table, won)

    # What goes out

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if kind == JOB:
            self._jobs.add(detail)
        elif kind in (TURN, PLAN):  # for bots; for whoever holds the seat, and nobody else
            if kind == PLAN and int(detail) in self._yours:
                self._reply(Planned(table, int(detail)))
            return
        elif kind == LOG:
            self._known = max(self._known, int(detail)) if detail.isdecimal() else 0
        elif kind == ANEW:
            self._seq, self._known, self._talked, kind = None, 0, 0, ENTERED
            self._glance += 1
        self._tell(kind)

    def _tell(self, *news: str) -> None:
        self._news.update(news)
        self._ready.ring()

    def _reply(self, message: Out) -> None:
        self._out.add(message)
        self._ready.ring()

    def _refuse(self, about: str | None, error: Refusal | PlanetBError) -> None:
        REFUSALS.labels(error.code).inc()
        log.info("refused", extra={DETAILS: {"code": error.code}})
        self._reply(Refused(about, error.code, message_of(error, self.lang)))

    async def pump(self) -> None:
        """Sends what there is to send, as fast as the other side reads. Ends only with an error."""
        while True:
            if not self._ready.rung:
                self._sending = False
                self._rest.ring()
            await self._ready.heard()
            self._sending = True
            if self._news != {LOG} or self._expelled:  # else answers go with the state
                await self._out.flush()
            if self._expelled:
                raise Expelled
            news, self._news = self._news, set()
            try:
                await self._send_news(news)
            except (Refusal, PlanetBError) as error:
                log.info("nothing to show: %s", error)
                if error.code in ("no_table", "bad_secret"):  # it was removed, or is another's
                    await self.leave()
                    self._refuse(None, error)
                elif error.code == "no_tournament":
                    self._attending.stop()
                    self._refuse(None, error)
            except SQLAlchemyError:
                await asyncio.sleep(PAUSE)
                self._tell(*news)
            await self._out.flush()

    async def _send_news(self, news: set[str]) -> None:
        if SESSION in news:
            await self._check_session()
        if self._expelled:
            return
        table = self.table
        if table is not None and {LOG, ENTERED, BEHIND} & news:
            await self._send_state(table, ENTERED in news or BEHIND in news)
        if table is not None and PEOPLE in news:
            roster = await self.services.rosters.read(table)
            news_of = People(table, roster.cards(), render.together(roster))
            yours = viewer(roster, self._caller, None).yours
            stage = (yours, news_of.together.gathering, news_of.together.ended)
            if stage != self._stage:
                self._stage = stage
                await self._sit(table, yours)
            await self._out.send(news_of)
        if table is not None and TALK in news:
            for talk in await self.services.talks.since(table, self._talked, self._caller):
                self._talked = talk.number
                await self._out.send(talk)
        if table is not None and (WATCH in news or ENTERED in news):
            await self._out.send(Watching(table, await self.services.spectators.count(table)))
        jobs, self._jobs = self._jobs, set()
        for job in jobs:
            with contextlib.suppress(Refusal):
                await self._out.send(await self.services.jobs.read(job, self._caller, self.lang))
        if FOLLOWED in news:
            changed = await self._followed.news(self.me)
            if changed:
                await self._out.send(changed)
        if CALL in news and (calls := await self._hearing.news(self.me)):
            await self._out.send(calls)
        if LOBBY in news and self._lobby.on:
            await self._out.send(await self._lobby.look(self.me))
        if TOURNAMENT in news and self._attending.on:
            await self._out.send(await self._attending.look(self.me))

    async def _send_state(self, table: str, entered: bool) -> None:
        known = None if entered or not self._known else self._known
        if known is not None and self._seq is not None and known <= self._seq:
            return  # told twice
        glance, tables = self._glance, self.services.tables
        look = (table, self._caller, self._seat, self.lang, self._seq, known)
        try:
            found = tables.shown_at_once(*look)
            if found is None:
                await self._out.flush()
                found = await tables.shown(*look)
        except Refusal:
            if self._seat is None:
                raise
            self._seat, self._seq = None, None  # the seat was given away: watch on
            self._tell(ENTERED)
            return
        seq, state, pause = found
        if pause is not None:
            self._look_again(pause)
        if glance != self._glance:
            self._tell(ENTERED)  # made for other eyes than those that look now
        elif entered or self._seq is None or seq > self._seq:
            self._seq = seq
            await self._out.flush(state)

    def _look_again(self, pause: float) -> None:
        """Spectators may be behind: what has happened is shown when its time has come."""
        if self._later:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(pause + 0.01, self._tell, BEHIND)
