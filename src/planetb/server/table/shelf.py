"""Tables kept in memory, up to so many bytes: the one nobody has touched for longest goes first."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container
from typing import Final

from planetb.match import Match
from planetb.server.process.metrics import LEFT, OPEN_TABLES, OPENED, TABLE_BYTES
from planetb.server.storage.tables import Opened
from planetb.server.table import render
from planetb.server.table.foresight import redealt
from planetb.server.table.log import UNDO, Entry, seqs_standing
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import check_origin
from planetb.server.table.people import Caller, viewer
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Roster, Status
from planetb.server.table.snapshot import build_of
from planetb.server.table.timing import Timing
from planetb.server.wire import Lang, State

IDLE: Final = 1800.0  # seconds after which a table leaves memory though there is room
SHOWN: Final = 24  # states that are kept as they were sent: with other parts of the log there are thousands
EYES: Final = 200
_TABLE: Final = 30_000  # bytes of a table, roughly; a test compares them with what is really taken
_ENTRY: Final = 450
_HAPPENED: Final = 130
_STATE: Final = 6_000
_KEPT: Final = 1_800  # of a position to go back to: it shares most of its lists
Lasts = Callable[[Caller], Awaitable[bool]]
"""Whether the session of a caller has not ended meanwhile."""


class Table:
    """A table in memory. Whoever reads or writes its game holds the lock."""

    def __init__(self, roster: Roster, logged: LoggedMatch) -> None:
        self.roster = roster
        self.logged = logged
        self.reseated = False  # somebody has sat down or left since the roster was read
        self.settled = True  # else an entry made here is not stored yet, or the log is being read
        self.void = False  # a backup was brought back: what is stored may be another game
        self.bytes = 0  # as the shelf has counted it
        self.used = 0.0
        self.weighed = -1  # at which entry
        self._shown: dict[tuple[render.Viewer, Lang, int, int], bytes] = {}
        self._behind: LoggedMatch | None = None  # the game as spectators see it, if they are behind
        self._behind_of: LoggedMatch | None = None
        self._shown_at = (-1, -1)
        self._company: render.Company | None = None  # the people as they are told
        self._company_of = (roster, -1, -1, 0)  # who and when that was
        self._imagined: tuple[LoggedMatch, int, int, Match] | None = None  # of which game, entry and seat
        self._eyes: dict[tuple[str | None, str | None, int | None], render.Viewer] = {}
        self._eyes_of = (roster, roster.people)

    @property
    def seq(self) -> int:
        return self.logged.history.seq

    def eyes(self, caller: Caller, seat: int | None) -> render.Viewer:
        """The caller here (`people.viewer`): looked for once while the people are the same."""
        roster, people = self._eyes_of
        if roster is not self.roster or people != self.roster.people:
            self._eyes, self._eyes_of = {}, (self.roster, self.roster.people)
        key = (caller.secret, caller.account, seat)
        found = self._eyes.get(key)
        if found is None:
            if len(self._eyes) >= EYES:
                self._eyes = {}
            found = self._eyes[key] = viewer(self.roster, caller, seat)
        return found

    def playing(self, caller: Caller, seat: int) -> render.Viewer:
        """The caller on a seat from which something may be done now: the game has begun, nobody ended it."""
        eyes = self.eyes(caller, seat)
        self.check_playing()
        return eyes

    async def still_playing(self, caller: Caller, seat: int, lasts: Lasts | None) -> None:
        """The same once other people are known to be here than a choice was made by: an account may have been
        closed meanwhile.
        """
        if caller.session and lasts and not await lasts(caller):
            raise Refusal("not_logged_in")
        self.playing(caller, seat)

    def status(self, now: float) -> Status:
        return Status(
            self.seq,
            self.logged.history.moment,
            self.waiting,
            self.over,
            self.winners,
            self.bot_seat(),
            now,
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because the people ended it."""
        return self.logged.match.over or self.roster.pact.ended is not None

    @property
    def waiting(self) -> list[int]:
        """The seats that have something to decide."""
        return [] if self.roster.pact.ended else self.logged.match.waiting

    @property
    def winners(self) -> list[int]:
        """By the rules; if all others resigned, whoever is left."""
        return render.winners(self.roster, self.logged)

    def bot_seat(self) -> int | None:
        """The bot that has to decide, if any."""
        if self.roster.gathering:
            return None
        return next((seat for seat in self.waiting if seat in self.roster.bots), None)

    def check_playing(self) -> None:
        """Refuses what is done at a table that was ended, or has not begun."""
        if self.roster.pact.ended:
            raise Refusal("table_ended")
        if self.roster.gathering:
            raise Refusal("still_gathering")

    def timing_after(self, entry: Entry) -> Timing | None:
        """The clocks after the entry that was just made in memory."""
        if self.roster.timing is None:
            return None
        timing = self.roster.timing.copy()
        running = self.roster.running(self.logged.match.waiting)
        if entry.kind == UNDO:
            timing.undone(entry.seat, running, entry.at)
        else:
            timing.chosen(entry.seat, running, entry.at, self.logged.history.moment)
        return timing

    def state(self, eyes: render.Viewer, lang: Lang, after: int | None, now: float = 0.0) -> State:
        """The table as somebody may see it."""
        return render.state(self.roster, self.seen_by(eyes, now), eyes, lang, after)

    def shown(
        self, eyes: render.Viewer, lang: Lang, after: int | None, now: float = 0.0
    ) -> tuple[int, bytes, float | None]:
        """The same as it is sent, and its seq; made once for all who see and know the same already.

        For whoever is behind also the seconds until there is something new.
        """
        at = (self.seq, self.roster.people)
        if self._shown_at != at:
            self._shown_at, self._shown = at, {}
        behind = self.delays(eyes)
        seen = self.behind(now) if behind else self.logged
        seq = seen.history.seq
        key = (eyes, lang, -1 if after is None else seen.history.kept_since(after), seq)
        found = self._shown.get(key)
        if found is None:
            if len(self._shown) >= SHOWN:
                self._shown = {}
            people = self._written_company(int(now))
            found = self._shown[key] = render.written(self.roster, seen, eyes, lang, after, people)
        return seq, found, self.pause(now) if behind else None

    def _written_company(self, second: int) -> render.Company:
        """The people as they are sent: written once a second, and once an entry where clocks run."""
        roster, people, seq, at = self._company_of
        clocked = self.seq if self.roster.timing else -1
        same = roster is self.roster and (people, seq, at) == (self.roster.people, clocked, second)
        if self._company is None or not same:
            self._company = render.company(self.roster)
            self._company_of = (self.roster, self.roster.people, clocked, second)
        return self._company

    def imagined(self, seat: int) -> Match:
        """A position that the seat cannot tell from this one: the same one while it selects things, to be
        looked at and never changed.
        """
        known = self._imagined
        if known is None or known[0] is not self.logged or known[1:3] != (self.seq, seat):
            known = self._imagined = (self.logged, self.seq, seat, redealt(self.logged.match, seat))
        return known[3]

    # Spectators may be behind

    def delays(self, eyes: render.Viewer) -> bool:
        """Whether somebody sees the game later than those who play it."""
        return self.roster.pact.delay > 0 and not eyes.holds and not self.over

    def seen_by(self, eyes: render.Viewer, now: float) -> LoggedMatch:
        """The game as far as somebody may know it."""
        return self.behind(now) if self.delays(eyes) else self.logged

    def behind(self, now: float) -> LoggedMatch:
        """The game as it was some time ago; it follows the log as time goes by."""
        entries = self.logged.history.entries
        if self._behind is None or self._behind_of is not self.logged:
            self._behind = LoggedMatch.replayed(self.logged.origin, entries[:1])
            self._behind_of = self.logged
        for entry in entries[self._behind.history.seq + 1 :]:
            if entry.at + self.roster.pact.delay > now:
                break
            self._behind.apply(entry)
        return self._behind

    def pause(self, now: float) -> float | None:
        """After how many seconds somebody who is behind sees something new, if anything has happened."""
        if self.behind(now).history.seq == self.seq:
            return None
        following = self.logged.history.entries[self.behind(now).history.seq + 1]
        return max(0.0, following.at + self.roster.pact.delay - now)

    def weight(self) -> int:
        """How many bytes it takes, roughly."""
        games = [self.logged] if self._behind is None else [self.logged, self._behind]
        return sum(_weight(logged) for logged in games) + sum(map(len, self._shown.values()))


def _weight(logged: LoggedMatch) -> int:
    match = logged.match
    entries = _ENTRY * len(logged.history.entries)
    return _TABLE + entries + _HAPPENED * len(match.trail) + _STATE + _KEPT * match.kept


class Shelf:
    """The tables in memory, longest untouched first."""

    def __init__(self, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most  # bytes
        self.bytes = 0
        self._clock = clock
        self._tables: OrderedDict[str, Table] = OrderedDict()
        OPEN_TABLES.set_function(lambda: len(self._tables))
        TABLE_BYTES.set_function(lambda: self.bytes)

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table: str) -> Table | None:
        return self._tables.get(table)

    def keep(self, here: Table, in_use: Container[str]) -> None:
        """Puts a table in front, as heavy as it is now; what has no room any more goes, unless in use."""
        name = here.roster.id
        old = self._tables.get(name)
        if old is not here:
            self.forget(name)
            self._tables[name] = here
            here.bytes = 0
        here.used = self._clock()
        self._tables.move_to_end(name)
        if here.seq != here.weighed or not here.bytes:
            weight = here.weight()
            self.bytes += weight - here.bytes
            here.bytes, here.weighed = weight, here.seq
        self._shrink(in_use)

    def _shrink(self, in_use: Container[str]) -> None:
        late = self._clock() - IDLE
        if self.bytes > self.most or next(iter(self._tables.values())).used < late:
            for name, table in list(self._tables.items()):
                if self.bytes <= self.most and table.used >= late:
                    break
                if name not in in_use:
                    LEFT.labels("idle" if table.used < late else "no room").inc()
                    self.forget(name)

    def forget(self, table: str) -> None:
        """Drops a table from memory; the log has it."""
        here = self._tables.pop(table, None)
        if here:
            self.bytes -= here.bytes

    def doubt(self) -> None:
        """A backup was brought back: every table is read anew, those in use when they are next asked for."""
        for table in self._tables.values():
            table.void, table.settled = True, False


def opened(found: Opened) -> Table:
    """A table from all that is stored of it; runs in the thread that reads."""
    roster, entries = found.roster, found.entries
    check_origin(roster.origin)
    snapshot = found.snapshot(build_of(roster.origin), seqs_standing(entries))
    logged = LoggedMatch.replayed(roster.origin, entries, snapshot)
    OPENED.labels("snapshot" if logged.last_snapshot else "log").inc()
    return Table(roster, logged)
