"""Tournaments: a host makes one, people enter, the server pairs and goes on by itself.

A round ends when its tables are over. At its deadline bots play all unfinished games to their end, and those
results count. Whatever a process decides is written if the tournament is still as it knew it.
"""

import asyncio
import contextlib
import secrets
from typing import Any, Final

from planetb.games import registry
from planetb.kernel.errors import PlanetBError
from planetb.server.process.hub import EVERY, LOBBY, PEOPLE, TOURNAMENT, TURN
from planetb.server.process.limits import Limit
from planetb.server.process.metrics import CREATED
from planetb.server.process.settings import Settings
from planetb.server.rating.anchors import anchor
from planetb.server.rating.skill import Skill
from planetb.server.society.calls import Calling
from planetb.server.storage.results import ResultStore
from planetb.server.storage.rows import Taken
from planetb.server.storage.tables import New
from planetb.server.storage.tournaments import TournamentStore
from planetb.server.table.changing import Wanted, change
from planetb.server.table.people import NAME, Caller, fitting
from planetb.server.table.refusals import Refusal
from planetb.server.table.results import result_of
from planetb.server.table.roster import BOT
from planetb.server.table.rounds import made
from planetb.server.table.shelf import Table
from planetb.server.table.standings import Result
from planetb.server.table.tables import Tables
from planetb.server.table.timekeeper import STAND_IN
from planetb.server.table.timing import new_timing
from planetb.server.table.tokens import fresh, hashed, short_id
from planetb.server.table.tourney import Entrant, Pairing, Tourney
from planetb.server.thinking.personas import bot_name
from planetb.server.wire import Created
from planetb.server.wire.tournaments import Entered, NewTournament, Tournament, Tournaments

_LOOK: Final = 2.0  # seconds between two looks at all tournaments that run
_GATHER: Final = 0.3  # seconds in which what ends at the same time is gathered
_TRIES: Final = 8


class Tourneys:
    """Making tournaments, entering them, and letting them go on."""

    def __init__(
        self,
        tables: Tables,
        store: TournamentStore,
        results: ResultStore,
        settings: Settings,
        calling: Calling,
    ) -> None:
        self.calling = calling
        self.tables = tables
        self.store = store
        self.results = results
        self._creations = Limit(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._entries = Limit(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._news = asyncio.Event()
        tables.hub.join_all(self._wake)

    # Looking

    async def listed(self) -> Tournaments:
        """All of them, those to come first."""
        found = await self.store.listed()
        return Tournaments([one.card(_title(one), count) for one, count in found])

    async def look(self, tournament: str, caller: Caller) -> Tournament:
        """One of them, as the caller may see it."""
        tourney = await self._tourney(tournament)
        over = await self.store.ended([one.table_id for one in tourney.now if one.table_id])
        me = _entrant(tourney, caller)
        return tourney.shown(_title(tourney), over, _hosts(tourney, caller), me.number if me else None)

    # Making and entering

    async def create(self, caller: Caller, wish: NewTournament) -> Entered:
        """A new tournament, open to everybody."""
        self._creations.check(caller.address)
        game = registry.game(wish.game)
        wish.title = fitting(wish.title, "title", 60)
        if not wish.title:
            raise Refusal("bad_request", reason="title: nothing in it can be seen")
        game.meta.check_seats(wish.seats)
        new_timing(wish.pace, wish.seats)  # refuses what is too fast
        wish.variants = game.meta.chosen(game.fill(wish.seats, wish.variants))
        if wish.size < wish.seats or (wish.fill and wish.size % wish.seats):
            raise Refusal("bad_size", size=wish.size, seats=wish.seats)
        made_by = fresh()
        tourney = Tourney(short_id(), hashed(made_by), caller.account, wish, self.tables.clock.now())
        await self.store.create(tourney)
        self._tell(tourney.id)
        return Entered(tourney.id, made_by, None)

    async def enter(self, tournament: str, caller: Caller, name: str) -> Entered:
        """Somebody enters; the host with the secret that they have already."""
        self._entries.check(caller.address)
        secret: str | None = None
        hash_ = caller.secret
        number = 0
        for _ in range(_TRIES):
            tourney = await self._tourney(tournament)
            if tourney.stage != "open":
                raise Refusal("not_open")
            if tourney.wish.accounts and not caller.account:
                raise Refusal("not_logged_in")
            if _entrant(tourney, caller):
                raise Refusal("already_entered")
            if len(tourney.entrants) >= tourney.wish.size:
                raise Refusal("tournament_full", size=tourney.wish.size)
            if not _hosts(tourney, caller) or hash_ != tourney.secret:
                secret = secret or fresh()
                hash_ = hashed(secret)
            number = max((one.number for one in tourney.entrants), default=0) + 1
            named = fitting(name, "name", NAME) or caller.name or ""
            tourney.entrants.append(Entrant(number, named, caller.account, hash_))
            if await self._write(tourney):
                return Entered(tournament, secret, number)
        raise Refusal("busy")

    async def leave(self, tournament: str, caller: Caller) -> Tournament:
        """Leaves before it starts, or plays no further rounds."""
        for _ in range(_TRIES):
            tourney = await self._tourney(tournament)
            me = _entrant(tourney, caller)
            if me is None:
                raise Refusal("not_entered")
            if tourney.stage == "over":
                raise Refusal("game_is_over")
            if tourney.stage == "open":
                tourney.entrants.remove(me)
            else:
                me.gone = True
            if await self._write(tourney):
                return await self.look(tournament, caller)
        raise Refusal("busy")

    async def start(self, tournament: str, caller: Caller) -> Tournament:
        """The host starts it: bots fill up, and the first round is paired."""
        for _ in range(_TRIES):
            tourney = await self._tourney(tournament)
            if not _hosts(tourney, caller):
                raise Refusal("not_tournament_host")
            if tourney.stage != "open":
                raise Refusal("not_open")
            _fill(tourney)
            if len(tourney.entrants) < tourney.wish.seats:
                raise Refusal("too_few", seats=tourney.wish.seats, found=len(tourney.entrants))
            if tourney.wish.method == "rating":
                await self._rate(tourney)
            if await self._next_round(tourney):
                return await self.look(tournament, caller)
        raise Refusal("busy")

    async def _rate(self, tourney: Tourney) -> None:
        """Notes how strong everybody is: accounts and bots by their ratings, guests as newcomers."""
        game = tourney.wish.game
        accounts = [one.account for one in tourney.entrants if one.account]
        known = {one.account: one.skill for one in await self.results.ratings(accounts, game)}
        for one in tourney.entrants:
            skill = anchor(game, one.level) if one.level else known.get(one.account or "", Skill())
            one.rating = skill.rating

    async def remove(self, tournament: str, caller: Caller) -> None:
        """The host calls it off, before it has started."""
        for _ in range(_TRIES):
            tourney = await self._tourney(tournament)
            if not _hosts(tourney, caller):
                raise Refusal("not_tournament_host")
            if tourney.stage != "open":
                raise Refusal("not_open")
            with contextlib.suppress(Taken):
                await self.store.remove(tourney)
                self._tell(tournament)
                return
        raise Refusal("busy")

    async def sit(self, tournament: str, caller: Caller) -> Created:
        """My seat in the present round, with a secret of its own."""
        tourney = await self._tourney(tournament)
        me = _entrant(tourney, caller)
        if me is None:
            raise Refusal("not_entered")
        mine = next((one for one in tourney.now if me.number in one.seats and one.table_id), None)
        if mine is None or mine.table_id is None:
            raise Refusal("no_table_now")
        seat = mine.seats.index(me.number)
        holder = (await self.tables.roster(mine.table_id)).seats[seat].holder
        if holder is None:
            raise Refusal("no_table_now")
        secret = fresh()
        await self.tables.store.rekey(holder, hashed(secret))
        self.tables.hub.tell(PEOPLE, mine.table_id)
        return Created(mine.table_id, secret, [seat], [])

    # Going on

    async def run(self) -> None:
        """Looks at all tournaments now and then, and soon after a game has ended. Never ends."""
        while True:
            await asyncio.sleep(_GATHER)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await self._news.wait()
            self._news.clear()
            await self.sweep()

    def _wake(self, kind: str, table: str, detail: str) -> None:
        if kind == LOBBY:  # told when a game is over, too
            self._news.set()

    async def sweep(self) -> None:
        """Counts what has ended, pairs where a round is over, and ends rounds whose time is."""
        for tournament in await self.store.running():
            with contextlib.suppress(Refusal, PlanetBError):  # of other rules: a server that has them does it
                await self._go_on(await self._tourney(tournament))

    async def _go_on(self, tourney: Tourney) -> None:
        open_ = {one.table_id: one for one in tourney.now if one.result is None and one.table_id}
        over = await self.store.ended(list(open_))
        for table in over:
            one = open_[table]
            one.result = await self._result(table)
            await self.store.settle(tourney.id, tourney.round, one.number, one.result)
            self._tell(tourney.id)
        for one in tourney.now:
            if one.table_id is None and one.result is None:  # its table is gone: level for everybody
                one.result = Result([1] * len(one.seats), [0.0] * len(one.seats))
                await self.store.settle(tourney.id, tourney.round, one.number, one.result)
        if all(one.result for one in tourney.now):
            await self._next_round(tourney)
        elif tourney.due is not None and self.tables.clock.now() >= tourney.due:
            for table in [name for name in open_ if name not in over]:
                await change(self.tables, table, _play_out)

    async def _result(self, table: str) -> Result:
        async with self.tables.at(table) as here:
            return result_of(here)

    async def _next_round(self, tourney: Tourney) -> bool:
        """Pairs the next round, or ends the tournament; returns whether nobody was faster."""
        wish = tourney.wish
        unsealed = [one.table_id for one in tourney.now if one.table_id] if wish.same_deals else []
        left = [one for one in tourney.entrants if not one.gone]
        deserted = any(one.level is None for one in tourney.entrants) and all(one.level for one in left)
        new: list[New] = []
        if tourney.round >= wish.rounds or len(left) < wish.seats or (tourney.round and deserted):
            tourney.stage, tourney.due = "over", None
        else:
            deals = secrets.token_hex(32) if wish.same_deals else None
            groups = tourney.pair()
            tourney.stage, tourney.round = "running", tourney.round + 1
            tourney.due = self.tables.clock.now() + wish.span
            new = await asyncio.to_thread(self._tables, tourney, groups, deals)
            tourney.pairings += _pairings(tourney.round, groups, new)
        if not await self._write(tourney, new, unsealed):
            return False
        for each in new:
            CREATED.labels(wish.game).inc()
            self.tables.hub.tell(TURN, each.roster.id)
        for table in unsealed:
            self.tables.hub.tell(PEOPLE, table)
        self.tables.hub.tell(LOBBY, LOBBY)
        if new:
            await self._call_in(tourney)
        return True

    async def _call_in(self, tourney: Tourney) -> None:
        """Tells whoever wishes so that their table of the new round is there, and of their turns at it."""
        accounts = {one.number: one.account for one in tourney.entrants if one.account}
        tables = {
            (one.round, number): one.table_id
            for one in tourney.pairings
            for number in one.seats
            if one.table_id and number in accounts
        }
        for number, account in accounts.items():
            table = tables.get((tourney.round, number))
            if table is None:
                continue
            await self.calling.tell(table, account, "round", "gong")
            old = tables.get((tourney.round - 1, number))
            if old:
                await self.calling.outbox.pass_on(old, table)

    def _tables(self, tourney: Tourney, groups: list[list[int]], deals: str | None) -> list[New]:
        now = self.tables.clock.now()
        return [made(tourney, group, deals, now) for group in groups if len(group) > 1]

    async def _tourney(self, tournament: str) -> Tourney:
        found = await self.store.tourney(tournament)
        if found is None:
            raise Refusal("no_tournament")
        return found

    async def _write(self, tourney: Tourney, new: list[New] | None = None, unsealed: Any = ()) -> bool:
        try:
            await self.store.change(tourney, new or [], list(unsealed))
        except Taken:
            return False
        self._tell(tourney.id)
        return True

    def _tell(self, tournament: str) -> None:
        self.tables.hub.tell(TOURNAMENT, tournament)
        self.tables.hub.tell(TOURNAMENT, EVERY)


def _title(tourney: Tourney) -> str:
    known = tourney.wish.game in registry.names()
    return registry.game(tourney.wish.game).meta.title if known else tourney.wish.game


def _hosts(tourney: Tourney, caller: Caller) -> bool:
    account = tourney.account is not None and tourney.account == caller.account
    return account or tourney.secret == caller.secret


def _entrant(tourney: Tourney, caller: Caller) -> Entrant | None:
    for one in tourney.entrants:
        if one.level is None and (
            (one.secret is not None and one.secret == caller.secret)
            or (one.account is not None and one.account == caller.account)
        ):
            return one
    return None


def _fill(tourney: Tourney) -> None:
    """Bots take the places that are free, each under a name of its own."""
    level = tourney.wish.fill
    while level and len(tourney.entrants) < tourney.wish.size:
        number = max((one.number for one in tourney.entrants), default=0) + 1
        name = bot_name(level, [one.name for one in tourney.entrants])
        tourney.entrants.append(Entrant(number, name, level=level))


def _pairings(round_: int, groups: list[list[int]], new: list[New]) -> list[Pairing]:
    tables = iter(new)
    found = []
    for number, group in enumerate(groups):
        table = next(tables).roster.id if len(group) > 1 else None
        found.append(Pairing(round_, number, table, group, None if table else Result([1], [0.0])))
    return found


def _play_out(here: Table) -> Wanted | None:
    """The round's time is over: bots play for everybody, whoever comes back."""
    taken: dict[str, Any] = {"kind": BOT, "level": STAND_IN, "gone": "late"}
    seats = [seat.seat for seat in here.roster.seats if seat.kind != BOT]
    return Wanted({seat: dict(taken) for seat in seats}) if seats and not here.over else None
