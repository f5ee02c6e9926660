"""Making tables and filling their seats: new, from a record, from a moment; invitations, bots, joining."""

import asyncio
import secrets
from typing import Any

import msgspec

from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.rng import MAX_SEED
from planetb.kernel.state import CHANCE
from planetb.record.position import position
from planetb.server.process.hub import LOBBY, PEOPLE, TURN
from planetb.server.process.limits import Limit
from planetb.server.process.metrics import CREATED
from planetb.server.process.settings import Settings
from planetb.server.society.calls import Calling
from planetb.server.storage.claims import ClaimStore
from planetb.server.storage.rows import Reseated, Taken
from planetb.server.table.cards import table_card, yours
from planetb.server.table.changing import Wanted, change
from planetb.server.table.fairness import check_sitting, checked
from planetb.server.table.log import START, Entry
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin, origin_now
from planetb.server.table.pact import Pact
from planetb.server.table.past import Past
from planetb.server.table.people import NAME, NOBODY, Caller, check_open, fitting, viewer
from planetb.server.table.readers import Readers
from planetb.server.table.records import names_in, read_record, with_snapshots
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import BOT, OPEN, PERSON, Holder, Roster, Seat
from planetb.server.table.shelf import Table
from planetb.server.table.snapshot import Snapshot
from planetb.server.table.tables import Tables
from planetb.server.table.timing import new_timing
from planetb.server.table.tokens import fresh, hashed, short_id
from planetb.server.thinking.levels import FIRST
from planetb.server.thinking.personas import bot_name
from planetb.server.wire import (
    AskInvitation,
    Begun,
    Continue,
    Created,
    FirstGame,
    Handover,
    Invitation,
    Invited,
    Join,
    Lang,
    NewSeat,
    NewTable,
    Pace,
    SeatCard,
    TableCard,
    Upload,
)
from planetb.server.wire.pace import LEFT
from planetb.text.lesson import lesson_of


class Seating:
    """Everything about tables that is not playing."""

    def __init__(
        self, tables: Tables, past: Past, readers: Readers, settings: Settings, calling: Calling
    ) -> None:
        self.ties = calling.ties
        self.calling = calling
        self.claims = ClaimStore(tables.store.database)
        self.tables = tables
        self.past = past
        self.readers = readers
        self._creations = Limit(settings.tables_per_hour / 3600, settings.tables_per_hour)

    # Making tables

    async def create(self, caller: Caller, wanted: NewTable) -> Created:
        """A new game with its seats; chance deals at once."""
        self._creations.check(caller.address)
        wanted = checked(caller, wanted)
        game = registry.game(wanted.game)
        chosen = game.meta.chosen(game.fill(len(wanted.seats), wanted.variants))
        logged = LoggedMatch.new(origin_now(wanted.game, len(wanted.seats), chosen), self.tables.clock.now())
        pact = Pact(wanted.listed, wanted.hints, wanted.delay, rated=wanted.rated)
        return await self._store(caller, wanted.seats, logged, [], pact=pact, pace=wanted.pace)

    async def first(self, caller: Caller, wanted: FirstGame) -> Created:
        """A guided first game: the deal, the seats and the bots that the lesson of the game names."""
        self._creations.check(caller.address)
        game = registry.game(wanted.game)
        lesson = lesson_of(wanted.game)
        if lesson is None:
            raise Refusal("not_found")
        chosen = game.meta.chosen(game.fill(lesson.seats, lesson.variants))
        origin = msgspec.structs.replace(origin_now(wanted.game, lesson.seats, chosen), seed=lesson.seed)
        seats = [NewSeat("me", wanted.name), *(NewSeat("bot") for _ in range(lesson.seats - 1))]
        for seat in seats:
            seat.level = FIRST
        logged = LoggedMatch.new(origin, self.tables.clock.now())
        return await self._store(caller, seats, logged, [], begun="lesson")

    async def upload(self, caller: Caller, wanted: Upload) -> Created:
        """A table from a record: to replay, or to go on with."""
        self._creations.check(caller.address)
        read = await self.readers.read(caller.address, read_record, wanted.record, self.tables.clock.now())
        origin, entries, snapshots = read
        last = snapshots[-1] if snapshots else None
        logged = await asyncio.to_thread(LoggedMatch.replayed, origin, entries, last)
        seats = wanted.seats or [NewSeat("me", name) for name in names_in(wanted.record, origin.seats)]
        begun = _begun(origin, "record")
        return await self._store(caller, seats, logged, snapshots, begun=begun)

    async def carry_on(self, table: str, caller: Caller, wanted: Continue, lang: Lang) -> Created:
        """A new table from a moment of this one. Secrets of a game that goes on are dealt anew."""
        self._creations.check(caller.address)
        past, over = await self.past.replayed(table, wanted.moment, caller, wanted.seat)
        roster = await self.tables.roster(table)
        check_open(roster)
        eyes = viewer(roster, caller, wanted.seat)
        now = self.tables.clock.now()
        if not over and not roster.pact.hints:
            raise Refusal("no_hints")  # trying it out elsewhere would be one
        if not over:
            logged = LoggedMatch.new(_redealt(past, eyes.seat), now)
            return await self._store(caller, wanted.seats, logged, [], table, "moment")
        past.origin = msgspec.structs.replace(past.origin, deals=None)  # what comes is dealt anew
        entries = _renumbered([past.history.entries[0], *past.history.standing], now)
        read = await self.readers.read(caller.address, with_snapshots, past.origin, entries)
        entries, snapshots = read
        last = snapshots[-1] if snapshots else None
        logged = await asyncio.to_thread(LoggedMatch.replayed, past.origin, entries, last)
        begun = _begun(past.origin, "moment")
        return await self._store(caller, wanted.seats, logged, snapshots, table, begun)

    async def _store(
        self,
        caller: Caller,
        seats: list[NewSeat],
        logged: LoggedMatch,
        snapshots: list[Snapshot],
        came_from: str | None = None,
        begun: Begun = "fresh",
        pact: Pact | None = None,
        pace: Pace | None = None,
    ) -> Created:
        origin = logged.origin
        if len(seats) != origin.seats:
            low = high = origin.seats
            raise InvalidSetup("bad_seats", game=origin.game, low=low, high=high, seats=len(seats))
        names = [seat.name for seat in seats if seat.kind == "friend" and seat.call]
        friends = await self.calling.friends(caller, names)
        secret, now = fresh(), self.tables.clock.now()
        host = Holder(short_id(), hashed(secret), caller.account, True, caller.browser)
        invitations = [Invitation(i, fresh()) for i, seat in enumerate(seats) if seat.kind == "friend"]
        hashes = {invitation.seat: hashed(invitation.token) for invitation in invitations}
        placed = [_placed(i, seat, host, hashes.get(i), caller) for i, seat in enumerate(seats)]
        if pact and pact.rated:
            _name_by_account(placed, host, caller)
        _name_bots(placed)
        roster = Roster(short_id(), origin, placed, [host], now, came_from, begun=begun)
        roster.pact, roster.timing = pact or Pact(), new_timing(pace, origin.seats)
        if invitations:
            invitations.append(Invitation(None, fresh()))
            roster.invitation = hashed(invitations[-1].token)
        if roster.timing:
            roster.timing.run(roster.running(logged.match.waiting), now)
        here = Table(roster, logged)
        await self.tables.store.create(roster, here.status(now), logged.history.entries, snapshots)
        self.tables.welcome(here)
        await self.calling.ring(roster, caller, friends)
        CREATED.labels(origin.game).inc()
        self.tables.hub.tell(TURN, roster.id)
        self.tables.hub.tell(LOBBY, LOBBY)
        return Created(roster.id, secret, roster.held_by([host.id]), invitations)

    # Filling seats

    async def peek(self, token: str, caller: Caller = NOBODY) -> Invited:
        """Where an invitation leads, and whether the caller's account sits there already."""
        table, seat = await self._invited(token)
        roster = await self.tables.roster(table)
        async with self.tables.at(table) as here:
            card = table_card(roster, here.status(self.tables.clock.now()), yours(roster, caller))
        return Invited(card, _free(roster, seat))

    async def join(self, caller: Caller, message: Join) -> Created:
        """Takes a seat by invitation; the new secret is the joiner's alone."""
        table, bound = await self._invited(message.invitation)
        roster = await self.tables.roster(table)
        return await self.seat(roster, caller, message.name, message.seat, bound)

    async def seat(
        self, roster: Roster, caller: Caller, named: str, wish: int | None, bound: int | None
    ) -> Created:
        """Seats somebody on a free seat: the one they are bound to, the one they wish for, or the first."""
        check_sitting(roster, caller)
        await self.ties.check_sitting(roster, caller)
        free = _free(roster, bound)
        wish = wish if wish is not None else bound
        if not free or (wish is not None and wish not in free):
            raise Refusal("no_free_seat" if not free and bound is None else "seat_taken")
        seat = free[0] if wish is None else wish
        secret, table = fresh(), roster.id
        holder = Holder(short_id(), hashed(secret), caller.account, False, caller.browser)
        name = fitting(named, "name", NAME) or caller.name or roster.seats[seat].name
        name = caller.name or name if roster.pact.rated else name
        try:
            await self.tables.store.take_seat(
                table, seat, holder, name, roster.people if roster.pact.rated else None
            )
        except (
            Taken,
            Reseated,
        ) as error:  # somebody was faster: whether and where this one may sit is to be seen
            if isinstance(error, Taken) and wish is not None:
                raise Refusal("seat_taken") from error
            return await self.seat(await self.tables.roster(table), caller, named, wish, bound)
        self.tables.hub.tell(PEOPLE, table)
        self.tables.hub.tell(LOBBY, LOBBY)
        if roster.timing or roster.pact.listed:
            await self._begin(table)
        return Created(table, secret, [seat], [])

    async def _begin(self, table: str) -> None:
        """Somebody has sat down: if everybody is there now, clocks run and bots may choose."""
        await change(self.tables, table, lambda here: Wanted())

    async def _invited(self, token: str) -> tuple[str, int | None]:
        found = await self.tables.store.invited(hashed(token))
        if found is None:
            raise Refusal("bad_invitation")
        return found

    async def invite(self, table: str, caller: Caller, message: AskInvitation) -> Invitation:
        """A fresh invitation for an open seat, or for any; the host asks."""
        roster = await self.tables.roster(table)
        if not viewer(roster, caller, None).host:
            raise Refusal("not_host")
        if message.seat is not None and message.seat not in _free(roster, None):
            raise Refusal("seat_taken")
        token = fresh()
        await self.tables.store.invite(table, message.seat, hashed(token))
        self.tables.hub.tell(PEOPLE, table)
        return Invitation(message.seat, token)

    async def hand_over(self, table: str, caller: Caller, seat: int, message: Handover) -> list[SeatCard]:
        """Gives a seat to a bot, or takes it back."""

        def decide(here: Table) -> Wanted:
            change = _handed_over(here.roster, caller, seat, message)
            back = [] if message.level or here.roster.seats[seat].gone != "late" else [seat]
            return Wanted({seat: change}, back=back)

        return (await change(self.tables, table, decide)).roster.cards()

    async def mine(self, caller: Caller, secrets: list[str]) -> list[TableCard]:
        """The tables of these secrets and of the account, latest first."""
        hashes = [hashed(secret) for secret in secrets]
        found = await self.tables.store.listed(hashes, caller.account)
        cards = []
        for roster, status in found:
            holders = [
                holder.id
                for holder in roster.holders
                if holder.secret in hashes or (holder.account and holder.account == caller.account)
            ]
            cards.append(table_card(roster, status, tuple(roster.held_by(holders))))
        return cards

    async def claim(self, caller: Caller, secrets: list[str]) -> list[TableCard]:
        """Puts the tables of these secrets under the account."""
        if not caller.account:
            raise Refusal("not_logged_in")
        for table in await self.claims.claim([hashed(secret) for secret in secrets], caller.account):
            self.tables.hub.tell(PEOPLE, table)
        self.tables.hub.tell(LOBBY, LOBBY)
        return await self.mine(caller, secrets)


def _begun(origin: Origin, otherwise: Begun) -> Begun:
    """With a seed, every deal to come can be computed by whoever knows it."""
    return otherwise if origin.seed is None else "seed"


def _placed(i: int, wanted: NewSeat, host: Holder, invitation: str | None, caller: Caller) -> Seat:
    name = fitting(wanted.name, "name", NAME)
    if wanted.kind == "bot":
        return Seat(i, BOT, name, wanted.level)
    if wanted.kind == "friend":
        return Seat(i, OPEN, name, invitation=invitation)
    return Seat(i, PERSON, name or caller.name or "", holder=host.id)


def _name_by_account(seats: list[Seat], host: Holder, caller: Caller) -> None:
    """In a rated game everybody has the name of the account."""
    for seat in seats:
        if seat.holder == host.id:
            seat.name = caller.name or ""


def _name_bots(seats: list[Seat]) -> None:
    """Every bot without a name gets one of its level that nobody at the table has."""
    for seat in seats:
        if seat.kind == BOT and not seat.name and seat.level:
            seat.name = bot_name(seat.level, [other.name for other in seats])


def _free(roster: Roster, seat: int | None) -> list[int]:
    """The open seats among those an invitation is for."""
    return [place.seat for place in roster.seats if place.kind == OPEN and seat in (None, place.seat)]


def _handed_over(roster: Roster, caller: Caller, seat: int, message: Handover) -> dict[str, Any]:
    """What changes on a seat, if the caller may change it: its own holder, or the host if it has none."""
    if seat >= len(roster.seats):
        raise Refusal("not_your_seat")
    eyes = viewer(roster, caller, None)
    place = roster.seats[seat]
    mine = [holder.id for holder in roster.holders if caller.secret == holder.secret]
    mine += [holder.id for holder in roster.holders if holder.account and holder.account == caller.account]
    if place.holder not in mine and not (place.holder is None and eyes.host):
        raise Refusal("not_your_seat")
    if place.gone in LEFT:
        raise Refusal("has_resigned")
    if message.level:
        if roster.pact.rated and place.holder:
            raise Refusal("rated_bot")
        named = place.holder or (place.name and place.kind != BOT)
        name = place.name if named else bot_name(message.level, [other.name for other in roster.seats])
        return {"kind": BOT, "level": message.level, "name": name, "gone": None}
    kind, name = (PERSON, place.name) if place.holder else (OPEN, "")
    return {"kind": kind, "level": None, "name": name, "gone": None}


def _redealt(past: LoggedMatch, seat: int | None) -> Origin:
    """The position as the seat may imagine it, with chance left to the secret dealer."""
    twin = past.match.redeal(seat, secrets.randbelow(MAX_SEED)).state
    twin.rng = 0
    line = position(past.match.game, twin)
    old = past.origin
    return Origin(old.game, old.rules_version, old.content, old.seats, old.variants, None, line)


def _renumbered(entries: list[Entry], at: float) -> list[Entry]:
    """The choices that stand, as a log without undos."""
    return [
        Entry(
            seq, entry.kind, CHANCE if entry.kind == START else entry.seat, entry.word, entry.dealt, None, at
        )
        for seq, entry in enumerate(entries)
    ]
