"""A match kept in step with the log of its table: the game in memory."""

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from planetb.beginning import begin
from planetb.games import registry
from planetb.kernel.dealer import ScriptedDealer, SecretDealer
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE
from planetb.match import Match
from planetb.record.position import parse_position
from planetb.record.record import Move, Setup
from planetb.server.table.changed import Changed
from planetb.server.table.deals import deal
from planetb.server.table.ledger import Numbers, changes, numbers_in
from planetb.server.table.log import CHOICE, START, UNDO, Entry, History
from planetb.server.table.origin import Origin, check_origin
from planetb.server.table.refusals import Refusal
from planetb.server.table.snapshot import Snapshot, Writer, build_of, read_snapshot

APART: Final = 32  # choices between two snapshots, at least
UNDOS: Final = 1000  # of each seat, in a whole game
log = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()


class LoggedMatch:
    """A match with its history. Entries are applied one by one; `choose` and `undo` make new ones."""

    def __init__(self, origin: Origin, match: Match, history: History, recorded: bool = False) -> None:
        self.origin = origin
        self.match = match
        self.match.recorded = recorded
        self.history = history
        self.marks: list[int] = []  # length of the trail at each moment
        self.last_snapshot = 0  # the moment of the latest one
        self._snapshots = Writer()
        self.changed: list[list[Changed]] = []  # what each moment changed in numbers
        self._screens: list[int] = []  # since which entry of the trail seats act at the same time, or -1
        self._written: dict[int | None, msgspec.Raw] = {}  # views of the present moment, as they are sent
        self._looking: list[int | None] = []  # who has looked at it
        self._numbers = self._count(False)  # as they stand
        self.told: dict[str, Any] = {}  # the newest moment by language, for whoever puts it into words
        self.asked: dict[int, int] = {}  # since which entry each waiting seat has its present question

    # Beginning

    @classmethod
    def new(cls, origin: Origin, at: float) -> "LoggedMatch":
        """Begins a game; chance is dealt secretly."""
        logged = cls(origin, _begin(origin, None if origin.deals else SecretDealer()), History())
        logged._deal()
        logged._note(Entry(0, START, CHANCE, "", logged._dealt(0), None, at))
        return logged

    @classmethod
    def replayed(
        cls,
        origin: Origin,
        entries: list[Entry],
        snapshot: Snapshot | None = None,
        recorded: bool = False,
    ) -> "LoggedMatch":
        """The game after these entries, from a snapshot if one is given that still stands.

        Whoever wants its record says so: only then are digests taken on the way.
        """
        check_origin(origin)
        history = History()
        for entry in entries:
            history.add(entry)
        logged = cls._restored(origin, history, snapshot) if snapshot else None
        if logged is None:
            logged = cls(origin, _begin(origin, _script(origin, entries[0]), recorded), history, recorded)
            logged._mark()
        first = len(logged.marks) - 1
        logged._ask(history.standing[first - 1] if first else entries[0])
        for entry in history.standing[first:]:
            logged.follow(entry)
            logged._ask(entry)
        undone = max((entry.seq for entry in entries if entry.kind == UNDO), default=0)
        logged.asked = {seat: max(since, undone) for seat, since in logged.asked.items()}
        return logged

    @classmethod
    def _restored(cls, origin: Origin, history: History, snapshot: Snapshot) -> "LoggedMatch | None":
        """The game as a snapshot has it; None if it does not stand any more, or cannot be read here."""
        standing = [entry for entry in history.standing if entry.seq <= snapshot.seq]
        if not standing or standing[-1].seq != snapshot.seq or snapshot.build != build_of(origin):
            return None
        game = registry.game(origin.game)
        try:
            state, marks, changed = read_snapshot(game, snapshot)
            moves = [move for entry in (history.entries[0], *standing) for move in _moves(origin, entry)]
            if len(marks) != len(standing) + 1 or len(changed) != len(marks):
                raise ValueError("the trail has other moments than the log")
        except Exception as error:  # a cache: whatever is wrong with it, the log knows better
            log.warning("a snapshot is ignored: %s: %s", type(error).__name__, error)
            return None
        logged = cls(origin, Match(game, _setup(origin), state), history)
        logged.match.moves += moves
        logged.marks = marks
        logged.changed = changed
        logged._screens = [-1] * len(marks)
        logged.last_snapshot = len(standing)
        return logged

    # Going on

    def apply(self, entry: Entry) -> None:
        """Follows an entry that somebody else appended."""
        if entry.kind == UNDO:
            self.match.undo(entry.seat)
            self._note(entry)
        else:
            self.follow(entry, True)
            self.history.add(entry)
            self._ask(entry)

    def choose(self, seat: int, word: str, message: str | None, at: float) -> Entry:
        """Makes a whole move; returns the entry to be stored. On an error nothing has changed."""
        before = len(self.match.moves)
        known = self.origin.seed is not None or self.origin.deals is not None
        self.match.dealer = None if known else SecretDealer()
        self.match.choose(word, seat)
        self._deal()
        chosen = self.match.moves[before].word(self.match.game)
        entry = Entry(self.history.seq + 1, CHOICE, seat, chosen, self._dealt(before + 1), message, at)
        self._note(entry)
        return entry

    def undo(self, seat: int, message: str | None, at: float) -> Entry:
        """Takes back the seat's last choice; returns the entry to be stored.

        Not once the game is over: its record, which tells every secret, is public then.
        """
        if self.match.over:
            raise Refusal("undo_over")
        if not self._may_undo(seat):
            raise Refusal("undo_often", most=UNDOS)
        self.match.undo(seat)
        entry = Entry(self.history.seq + 1, UNDO, seat, "", (), message, at)
        self._note(entry)
        return entry

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last choice can be taken back."""
        return not self.match.over and self._may_undo(seat) and self.match.can_undo(seat)

    def _may_undo(self, seat: int) -> bool:
        """A log shall come to an end: it is read as a whole, and kept for years."""
        return self.history.taken_back.get(seat, 0) < UNDOS

    def snapshot(self, turned: int) -> Snapshot | None:
        """A snapshot, if it is time for one: at a barrier no undo crosses. `turned` is what it was before."""
        if self.match.state.turned == turned or self.history.moment - self.last_snapshot < APART:
            return None
        if self.match.screen and self.match.screen.answered:
            return None  # whoever went on from it would see what lies face down
        self.last_snapshot = self.history.moment
        try:
            return self._snapshots.write(self.origin, self.match, self.marks, self.changed, self.history.seq)
        except Exception:  # a cache: the game goes on without it
            log.exception("no snapshot of %s", self.origin.game)
            return None

    def follow(self, entry: Entry, looked_at: bool = False) -> None:
        """Plays an entry that stands, without adding it to the history; perhaps somebody looks then."""
        dealer = _script(self.origin, entry)
        self.match.dealer = dealer
        self.match.choose(entry.word, entry.seat)
        if dealer and dealer.dealt != len(dealer.outcomes):
            raise ValueError(f"entry {entry.seq} deals more than the game asks for")
        self._mark(looked_at)

    def _mark(self, looked_at: bool = False) -> None:
        """A moment has come: how far the trail is, and what changed in numbers."""
        self._written = {}
        before, self._numbers = self._numbers, self._count(looked_at)
        self.marks.append(len(self.match.trail))
        self.changed.append(changes(before, self._numbers))
        self._screens.append(self.match.screen.told if self.match.screen else -1)

    def _unmark(self) -> None:
        self.marks.pop()
        self.changed.pop()
        self._screens.pop()
        self._written, self.told = {}, {}
        self._numbers = self._count(True)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know."""
        return dict(self.match.view(seat))

    def written(self, seat: int | None) -> msgspec.Raw:
        """The same as it is sent, written once for all who look from there. Only the text is kept: hundreds
        of small objects for each seat of every table cost more to keep than to make.
        """
        if seat not in self._looking:
            self._looking.append(seat)
        found = self._written.get(seat)
        if found is None:
            found = self._written[seat] = _written(self.match.view(seat))
        return found

    def _count(self, looked_at: bool) -> Numbers:
        """The numbers that everybody may see. If somebody looks, those who have just looked will again: what
        they know besides is added to the same view, unless seats act at the same time and each sees its own.
        """
        match = self.match
        view = match.view(None)
        if looked_at:
            if None in self._looking:
                self._written[None] = _written(view)
            for seat in [] if match.screen else [one for one in self._looking if one is not None]:
                self._written[seat] = _written(match.game.own_view(match.state, seat, view))
            self._looking = []
        return numbers_in(match.game.meta.name, view, match.seats)

    def _note(self, entry: Entry) -> None:
        if entry.kind == UNDO:
            self._unmark()
        else:
            self._mark(True)
        self.history.add(entry)
        self._ask(entry)

    def _ask(self, entry: Entry) -> None:
        """Notes who is asked since this entry: other seats' choices leave a seat's question alone only
        while all act at the same time.
        """
        lanes = entry.kind == CHOICE and bool(self.match.state.lanes)
        kept = {seat: since for seat, since in self.asked.items() if lanes and seat != entry.seat}
        self.asked = {seat: kept.get(seat, entry.seq) for seat in self.match.waiting}

    def heard(self, moment: int) -> int:
        """The last moment up to which everything was told at this one: while seats acted at the same time,
        nobody was told what others did.
        """
        while 0 <= moment < len(self._screens) and self._is_among(moment):
            moment -= 1
        return moment

    def _is_among(self, moment: int) -> bool:
        """Whether a moment's choice was made behind a screen that stood when it was told."""
        return moment > 0 and self._screens[moment - 1] == self._screens[moment] >= 0

    def _deal(self) -> None:
        """Deals what other tables are dealt as well, if this one shares their secret."""
        if self.origin.deals:
            deal(self.match, self.origin.deals)

    def _dealt(self, first: int) -> tuple[str, ...]:
        return tuple(move.word(self.match.game) for move in self.match.moves[first:])


def _written(view: Mapping[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(view))


def _setup(origin: Origin) -> Setup | None:
    return None if origin.start else Setup(origin.seats, origin.variants, origin.seed)


def _begin(origin: Origin, dealer: SecretDealer | ScriptedDealer | None, recorded: bool = False) -> Match:
    game = registry.game(origin.game)
    if origin.start:
        return Match(game, None, parse_position(game, origin.start), dealer, recorded)
    chance = dealer if origin.seed is None else None
    return begin(game, origin.seats, origin.seed, dict(origin.variants), chance, recorded)


def _script(origin: Origin, entry: Entry) -> ScriptedDealer | None:
    if origin.seed is not None:
        return None
    ids = registry.game(origin.game).table.ids
    return ScriptedDealer([ids[word.lower()] for word in entry.dealt])


def _moves(origin: Origin, entry: Entry) -> list[Move]:
    """The moves of an entry, for records and undo: of a pick all its things."""
    ids = registry.game(origin.game).table.ids
    moves = []
    if entry.kind == CHOICE:
        things = [ids[word.lower()] for word in entry.word.split(" + ")]  # `biomass 0+1` is one thing
        moves.append(
            Move(entry.seat, things[0]) if len(things) == 1 else Move(entry.seat, PASS, tuple(things))
        )
    return moves + [Move(CHANCE, ids[word.lower()]) for word in entry.dealt]
