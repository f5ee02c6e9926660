"""Everything of one server process, put together; knows nothing of HTTP."""

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from planetb.server.messages.desk import Desk
from planetb.server.messages.herald import Herald
from planetb.server.messages.mail import Mailer
from planetb.server.messages.postman import Postman
from planetb.server.messages.push import Pusher
from planetb.server.process.clock import Clock
from planetb.server.process.hub import Hub
from planetb.server.process.limits import Limit
from planetb.server.process.metrics import DATABASE_TROUBLE, HANDED_OVER
from planetb.server.process.settings import Settings, database_url
from planetb.server.rating.profiles import Profiles
from planetb.server.rating.scorekeeper import Scorekeeper
from planetb.server.society.calls import Calling
from planetb.server.society.farewell import Farewell
from planetb.server.society.own_data import OwnData
from planetb.server.society.recovery import Recovery
from planetb.server.society.ties import Ties
from planetb.server.storage.administration import AdministrationStore
from planetb.server.storage.attempts import AttemptStore
from planetb.server.storage.calls import CallStore
from planetb.server.storage.database import Database
from planetb.server.storage.farewell import FarewellStore
from planetb.server.storage.jobs import JobStore
from planetb.server.storage.links import LinkStore
from planetb.server.storage.lobby import LobbyStore
from planetb.server.storage.migrate import upgrade
from planetb.server.storage.outbox import OutboxStore
from planetb.server.storage.own_data import OwnDataStore
from planetb.server.storage.people import PeopleStore
from planetb.server.storage.plans import PlanStore
from planetb.server.storage.pruning import PruneStore
from planetb.server.storage.pushes import PushStore
from planetb.server.storage.results import ResultStore
from planetb.server.storage.shapes import learn
from planetb.server.storage.shares import ShareStore
from planetb.server.storage.tables import Store
from planetb.server.storage.talks import TalkStore
from planetb.server.storage.ties import TieStore
from planetb.server.storage.times import TimeStore
from planetb.server.storage.tournaments import TournamentStore
from planetb.server.storage.watchers import WatcherStore
from planetb.server.table.aside import Aside
from planetb.server.table.consent import Consents
from planetb.server.table.leaving import Leaving
from planetb.server.table.lobby import Lobbies
from planetb.server.table.past import Past
from planetb.server.table.people import Accounts
from planetb.server.table.plans import Plans
from planetb.server.table.presence import Presence
from planetb.server.table.readers import Readers
from planetb.server.table.rematches import Rematches
from planetb.server.table.rosters import Rosters
from planetb.server.table.seating import Seating
from planetb.server.table.spectators import Spectators
from planetb.server.table.tables import Tables
from planetb.server.table.talk import Talks
from planetb.server.table.timekeeper import Timekeeper
from planetb.server.table.tokens import short_id
from planetb.server.table.tournaments import Tourneys
from planetb.server.thinking.jobs import Jobs
from planetb.server.thinking.pool import Pool
from planetb.server.thinking.thinker import Thinker

_COLLECT = (5_000, 100, 1_000)  # games hold no cycles: a look at many of them is a pause and finds nothing
_SWITCH = 0.001  # seconds that one thread may keep the others waiting: the loop and the one that writes
_OVERSEE = 0.5  # seconds between two looks at what was done by whoever looks after the server
_AGAIN = 1.0  # seconds until a task that failed is begun again

log = logging.getLogger(__name__)


class Services:
    """The services of one process: a server (with or without bots) or a worker (bots only)."""

    def __init__(self, settings: Settings, pool: Pool | None = None, clock: Clock | None = None) -> None:
        learn()  # before anything has threads
        self.settings = settings
        self.clock = clock or Clock()
        self.hub = Hub(short_id())
        often = settings.messages_per_second
        self.messages = Limit(often * 10, often * 40)  # of all sockets of an address
        self.database = Database(database_url(settings), self.hub.process)
        self.store = Store(self.database)
        self.tables = Tables(self.store, self.hub, settings.table_memory_mb * 1_000_000, self.clock)
        self.pool = pool or Pool(max(1, settings.workers))
        self.side = pool or Pool(1)  # for plans and for looking back: bots never wait for it
        self.reading = pool or Pool(1)  # for what people bring along: nothing else ever waits for that
        aside = Aside(self.side)
        self.past = Past(self.tables, ShareStore(self.database), aside)
        people = PeopleStore(self.database)
        self.ties = Ties(TieStore(self.database), people, self.clock)
        links, outbox, calls = LinkStore(self.database), OutboxStore(self.database), CallStore(self.database)
        self.calling = Calling(self.tables, calls, self.ties, links, outbox)
        self.seating = Seating(self.tables, self.past, Readers(self.reading), settings, self.calling)
        self.accounts = Accounts(people, AttemptStore(self.database), self.hub, settings, self.clock)
        self.tables.lasts = self.accounts.lasts
        self.job_store = JobStore(self.database, self.hub.process)
        self.jobs = Jobs(self.tables, self.job_store)
        self.talks = Talks(self.tables, TalkStore(self.database), self.hub, self.ties, often)
        self.presence = Presence(self.tables)
        self.rosters = Rosters(self.tables)
        self.spectators = Spectators(WatcherStore(self.database, self.hub.process), self.hub, self.clock)
        plans = PlanStore(self.database)
        self.plans = Plans(self.tables, plans, aside)
        self.leaving = Leaving(self.tables)
        self.lobbies = Lobbies(self.seating, LobbyStore(self.database))
        self.farewell = Farewell(self.tables, self.leaving, self.accounts, FarewellStore(self.database))
        self.own_data = OwnData(OwnDataStore(self.database), self.store, self.ties)
        self.rematches = Rematches(self.tables, outbox)
        results = ResultStore(self.database)
        self.consents = Consents(self.tables)
        self.tourneys = Tourneys(self.tables, TournamentStore(self.database), results, settings, self.calling)
        self.timekeeper = Timekeeper(self.tables, TimeStore(self.database))
        self.scorekeeper = Scorekeeper(self.tables, results)
        self.profiles = Profiles(self.scorekeeper.store, people, self.scorekeeper)
        self.mailer = Mailer(settings)
        self.pusher = Pusher(PushStore(self.database), settings, self.mailer)
        self.desk = Desk(links, outbox, self.mailer, self.pusher, self.clock)
        self.herald = Herald(self.tables, outbox, links, plans)
        self.postman = Postman(self.tables, outbox, links, calls, self.mailer, self.pusher)
        self.recovery = Recovery(
            self.accounts, links, outbox, self.accounts.attempts, self.mailer, self.clock, self.hub
        )
        self.thinker = Thinker(self.tables, self.job_store, self.pool, settings) if settings.workers else None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Brings the database up to date and starts what runs all the time."""
        gc.set_threshold(*_COLLECT)
        sys.setswitchinterval(_SWITCH)
        await upgrade(self.database)
        if not self.database.postgres:
            await self.job_store.forget_claims()  # on SQLite this process is the only one
        self._keep(self._listen if self.database.postgres else self._oversee)
        if self.thinker:
            self._keep(self.thinker.run)
            self._keep(self.thinker.heal)
        self._keep(self.presence.run)
        self._keep(self.timekeeper.run)
        self._keep(self.spectators.run)
        self._keep(self.scorekeeper.run)
        self._keep(self.herald.run)
        self._keep(self.postman.run)
        self._keep(self.plans.run)
        self._keep(self.tourneys.run)
        if self.settings.prune_hours:
            self._keep(self._prune)

    async def _prune(self) -> None:
        """Now and then; a process that has just started has better things to do."""
        await asyncio.sleep(self.settings.prune_hours * 3600)
        await PruneStore(self.database, self.settings).prune()

    async def _listen(self) -> None:
        from planetb.server.process.listener import listen  # brings the driver, which SQLite does without

        await listen(self.database.address, self.hub.receive, self.hub.tell_everyone)

    async def _oversee(self) -> None:
        """SQLite tells nobody: what `planetb admin` and `restore` do elsewhere is found in the audit log."""
        store = AdministrationStore(self.database, "")
        known = await store.newest()
        while True:
            await asyncio.sleep(_OVERSEE)
            before, known = known, await store.newest()
            if known[1] != before[1]:
                self.hub.begin_anew()
            elif known != before:
                self.hub.tell_everyone()

    def _keep(self, work: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(_always(work)))

    async def close(self) -> None:
        """Stops everything; nothing needs to be saved, as everything is. Claims are left to the others."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self.thinker:
            await self.thinker.finish(self.settings.finish_seconds)
            await self.thinker.close()
            with contextlib.suppress(SQLAlchemyError, OSError):  # then the leases run out by themselves
                HANDED_OVER.inc(await self.job_store.let_go())
        self.pool.close()
        self.side.close()
        self.reading.close()
        await self.store.close()
        await self.database.close()


async def _always(work: Callable[[], Awaitable[None]]) -> None:
    """Runs a task of the process; if it fails, logs it and begins again."""
    while True:
        try:
            await work()
        except (SQLAlchemyError, OSError) as error:
            DATABASE_TROUBLE.labels("task").inc()
            log.warning("a task of the process waits for the database (%s)", type(error).__name__)
        except Exception:
            log.exception("a task of the process failed")
        await asyncio.sleep(_AGAIN)
