"""Another game with the same people: everybody is asked, seats rotate, and there is one table of it."""

import msgspec

from planetb.server.process.hub import PEOPLE, TURN
from planetb.server.process.metrics import CREATED
from planetb.server.storage.outbox import OutboxStore
from planetb.server.storage.tables import New
from planetb.server.table.changing import Wanted, change
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.pact import Pact, Rematch
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.render import together
from planetb.server.table.roster import BOT, PERSON, Holder, Roster, Seat
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables
from planetb.server.table.timekeeper import STAND_IN
from planetb.server.table.timing import new_timing
from planetb.server.table.tokens import fresh, hashed, short_id
from planetb.server.wire import Created, Rematched
from planetb.server.wire.pace import LEFT


class Rematches:
    """Asking for a rematch, and sitting down at it."""

    def __init__(self, tables: Tables, outbox: OutboxStore) -> None:
        self.tables = tables
        self.outbox = outbox

    async def ask(self, table: str, caller: Caller, seat: int, agree: bool) -> Rematched:
        """Says yes or no to a rematch; the last yes makes the table, and everybody takes their seat there."""

        def decide(here: Table) -> Wanted | None:
            return self._voted(here, caller, seat, agree)

        here = await change(self.tables, table, decide)
        found = here.roster.pact.rematch.table
        if found is None or not agree:
            return Rematched(together(here.roster), None)
        await self.outbox.pass_on(table, found)
        self.tables.hub.tell(TURN, found)
        return Rematched(together(here.roster), await self._claim(here.roster, caller, found))

    def _voted(self, here: Table, caller: Caller, seat: int, agree: bool) -> Wanted | None:
        roster = here.roster
        if seat not in viewer(roster, caller, None).holds:
            raise Refusal("not_your_seat")
        if not here.over:
            raise Refusal("not_over")
        old = roster.pact.rematch
        if old.table is not None:
            return None
        mine = [one for one in viewer(roster, caller, None).holds if one in _may(roster)]
        if not mine:
            raise Refusal("has_resigned")
        asked = sorted({*old.asked, *mine}) if agree else []  # at one screen: for all of them
        pact = msgspec.structs.replace(roster.pact, rematch=Rematch(asked))
        if not asked or not set(asked) >= set(_asked(roster)):
            return Wanted(pact=pact) if asked != old.asked else None
        new, pact.rematch.holders = self._made(roster, asked)
        pact.rematch.table = new.roster.id
        CREATED.labels(roster.origin.game).inc()
        return Wanted(pact=pact, new=new)

    def _made(self, old: Roster, asked: list[int]) -> tuple[New, dict[str, str]]:
        """The table of the rematch: who sat second begins, and the first one sits last."""
        now, origin = self.tables.clock.now(), old.origin
        logged = LoggedMatch.new(origin_now(origin.game, origin.seats, origin.variants), now)
        kept = {old.seats[seat].holder for seat in asked}
        became = {holder.id: short_id() for holder in old.holders if holder.id in kept}
        holders = [
            Holder(became[holder.id], hashed(fresh()), holder.account, holder.host, holder.browser)
            for holder in old.holders
            if holder.id in kept
        ]
        if not any(holder.host for holder in holders):
            holders[0].host = True
        seats = [_moved(old.seats[(i + 1) % origin.seats], i, became) for i in range(origin.seats)]
        pact = Pact(old.pact.listed, old.pact.hints, old.pact.delay, rated=old.pact.rated)
        timing = new_timing(old.timing.pace, origin.seats) if old.timing else None
        roster = Roster(short_id(), logged.origin, seats, holders, now, pact=pact, timing=timing)
        if timing:
            timing.run(roster.running(logged.match.waiting), now)
        return New(roster, Table(roster, logged).status(now), logged.history.entries, []), became

    async def _claim(self, old: Roster, caller: Caller, table: str) -> Created:
        """Sits the caller down at the rematch, with a secret of its own there."""
        mine = [
            old.pact.rematch.holders[holder.id]
            for holder in old.holders
            if holder.id in old.pact.rematch.holders
            and (holder.secret == caller.secret or (holder.account and holder.account == caller.account))
        ]
        if not mine:
            raise Refusal("not_your_seat")
        secret = fresh()
        await self.tables.store.rekey(mine[0], hashed(secret))
        self.tables.hub.tell(PEOPLE, table)
        roster = await self.tables.roster(table)
        return Created(table, secret, roster.held_by(mine[:1]), [])


def _asked(roster: Roster) -> list[int]:
    """The seats of people who were there to the end, or let a bot play on for them."""
    return [seat for seat in _may(roster) if roster.seats[seat].gone != "late"]


def _may(roster: Roster) -> list[int]:
    """Theirs, and those of people whose time was over: they may come along, but nobody waits for them.

    Whoever gave up has left a game that others played on; where that ended the game, they are asked, too.
    """
    gone = ("former",) if roster.pact.ended else LEFT
    return [seat.seat for seat in roster.seats if seat.holder and seat.gone not in gone]


def _moved(seat: Seat, to: int, became: dict[str, str]) -> Seat:
    """Somebody of the old table on another seat; for whoever is gone a bot plays."""
    if seat.holder in became:
        return Seat(to, PERSON, seat.name, holder=became[seat.holder])
    return Seat(to, BOT, "" if seat.holder else seat.name, seat.level or STAND_IN)
