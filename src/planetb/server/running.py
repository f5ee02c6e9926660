"""A game in memory: the match of a table, kept in step with its history."""

import hashlib
from functools import cache
from typing import Any, Final

import msgspec

from planetb.beginning import begin
from planetb.games import registry
from planetb.kernel.content import fingerprint
from planetb.kernel.dealer import ScriptedDealer, SecretDealer
from planetb.kernel.errors import CannotUndo, WrongVersion
from planetb.kernel.meta import Value
from planetb.kernel.state import CHANCE
from planetb.kernel.state import Entry as Trail
from planetb.match import Match
from planetb.record.position import parse_position
from planetb.record.record import Move, Setup
from planetb.server.history import CHOICE, START, UNDO, Entry, History

APART: Final = 16  # choices between two snapshots, at least


class Origin(msgspec.Struct, frozen=True):
    """How the game of a table began: everything but its choices."""

    game: str
    rules_version: int
    content: str
    seats: int
    options: dict[str, Value]
    seed: int | None = None
    start: str | None = None  # a position instead of the set-up


class Snapshot(msgspec.Struct, frozen=True):
    """The position after entry `seq`, where nothing earlier can be taken back."""

    seq: int
    build: str
    position: str
    trail: bytes


def origin_now(game: str, seats: int, options: dict[str, Value]) -> Origin:
    """An origin with the rules and content that this server has."""
    return Origin(game, registry.game(game).meta.rules_version, fingerprint(game), seats, options)


def check_origin(origin: Origin) -> None:
    """Refuses a table made with other rules or other content than this server has."""
    meta = registry.game(origin.game).meta
    if meta.rules_version != origin.rules_version:
        found, expected = meta.rules_version, origin.rules_version
        raise WrongVersion("wrong_rules", game=origin.game, found=found, expected=expected)
    if fingerprint(origin.game) != origin.content:
        raise WrongVersion("wrong_content", found=fingerprint(origin.game), expected=origin.content)


@cache
def build_of(game: str) -> str:
    """Tells one numbering of steps, effects and options from another: a snapshot is read by its own only."""
    rules = registry.game(game)
    names = [[step.name for step in rules.steps], rules.paths, sorted(rules.table.words.items())]
    return hashlib.sha256(repr(names).encode()).hexdigest()[:16]


class Running:
    """A match with its history. Entries are applied one by one; `choose` and `undo` make new ones."""

    def __init__(self, origin: Origin, match: Match, history: History) -> None:
        self.origin = origin
        self.match = match
        self.history = history
        self.marks: list[int] = []  # length of the trail at each moment
        self.last_snapshot = 0  # the moment of the latest one

    # Beginning

    @classmethod
    def new(cls, origin: Origin, at: float) -> "Running":
        """Begins a game; chance is dealt secretly."""
        running = cls(origin, _begin(origin, SecretDealer()), History())
        running._note(Entry(0, START, CHANCE, "", running._dealt(0), None, at))
        return running

    @classmethod
    def replayed(cls, origin: Origin, entries: list[Entry], snapshot: Snapshot | None = None) -> "Running":
        """The game after these entries, from a snapshot if one is given that still stands."""
        check_origin(origin)
        history = History()
        for entry in entries:
            history.add(entry)
        running = cls._restored(origin, history, snapshot) if snapshot else None
        if running is None:
            running = cls(origin, _begin(origin, _script(origin, entries[0])), history)
            running.marks.append(len(running.match.trail))
        for entry in history.standing[len(running.marks) - 1 :]:
            running.follow(entry)
        return running

    @classmethod
    def _restored(cls, origin: Origin, history: History, snapshot: Snapshot) -> "Running | None":
        standing = [entry for entry in history.standing if entry.seq <= snapshot.seq]
        if not standing or standing[-1].seq != snapshot.seq or snapshot.build != build_of(origin.game):
            return None
        state = parse_position(registry.game(origin.game), snapshot.position)
        state.trail, marks = msgspec.msgpack.decode(snapshot.trail, type=tuple[list[Trail], list[int]])
        running = cls(origin, Match(registry.game(origin.game), _setup(origin), state), history)
        for entry in [history.entries[0], *standing]:
            running.match.moves += _moves(origin, entry)
        running.marks = marks
        running.last_snapshot = len(standing)
        return running

    # Going on

    def apply(self, entry: Entry) -> None:
        """Follows an entry that somebody else appended."""
        if entry.kind == UNDO:
            self.match.undo(entry.seat)
            self._note(entry)
        else:
            self.follow(entry)
            self.history.add(entry)

    def choose(self, seat: int, word: str, message: str | None, at: float) -> Entry:
        """Makes a choice; returns the entry to be stored. On an error nothing has changed."""
        before = len(self.match.moves)
        self.match.dealer = None if self.origin.seed is not None else SecretDealer()
        self.match.choose(word, seat)
        chosen = self.match.notation(self.match.moves[before].option)
        entry = Entry(self.history.seq + 1, CHOICE, seat, chosen, self._dealt(before + 1), message, at)
        self._note(entry)
        return entry

    def undo(self, seat: int, message: str | None, at: float) -> Entry:
        """Takes back the seat's last choice; returns the entry to be stored."""
        self.match.undo(seat)
        entry = Entry(self.history.seq + 1, UNDO, seat, "", (), message, at)
        self._note(entry)
        return entry

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last choice can be taken back."""
        if not self.match.moves or self.match.moves[-1].seat != seat:
            return False
        try:
            self.match.clone().undo(seat)
        except CannotUndo:
            return False
        return True

    def snapshot(self, turned: int) -> Snapshot | None:
        """A snapshot, if it is time for one: at a barrier no undo crosses. `turned` is what it was before."""
        if self.match.state.turned == turned or self.history.moment - self.last_snapshot < APART:
            return None
        self.last_snapshot = self.history.moment
        trail = msgspec.msgpack.encode((self.match.trail, self.marks))
        return Snapshot(self.history.seq, build_of(self.origin.game), self.match.position(), trail)

    def follow(self, entry: Entry) -> None:
        """Plays an entry that stands, without adding it to the history."""
        dealer = _script(self.origin, entry)
        self.match.dealer = dealer
        self.match.choose(entry.word, entry.seat)
        if dealer and dealer.dealt != len(dealer.outcomes):
            raise ValueError(f"entry {entry.seq} deals more than the game asks for")
        self.marks.append(len(self.match.trail))

    def _note(self, entry: Entry) -> None:
        if entry.kind == UNDO:
            self.marks.pop()
        else:
            self.marks.append(len(self.match.trail))
        self.history.add(entry)

    def _dealt(self, first: int) -> tuple[str, ...]:
        return tuple(self.match.notation(move.option) for move in self.match.moves[first:])


def _setup(origin: Origin) -> Setup | None:
    return None if origin.start else Setup(origin.seats, origin.options, origin.seed)


def _begin(origin: Origin, dealer: SecretDealer | ScriptedDealer | None) -> Match:
    game = registry.game(origin.game)
    if origin.start:
        return Match(game, None, parse_position(game, origin.start), dealer)
    return begin(
        game, origin.seats, origin.seed, dict(origin.options), dealer if origin.seed is None else None
    )


def _script(origin: Origin, entry: Entry) -> ScriptedDealer | None:
    if origin.seed is not None:
        return None
    ids = registry.game(origin.game).table.ids
    return ScriptedDealer([ids[word.lower()] for word in entry.dealt])


def _moves(origin: Origin, entry: Entry) -> list[Move]:
    ids = registry.game(origin.game).table.ids
    moves = [Move(entry.seat, ids[entry.word.lower()])] if entry.kind == CHOICE else []
    return moves + [Move(CHANCE, ids[word.lower()]) for word in entry.dealt]


def frame_of(match: Match, seat: int) -> Any:
    """The open question of a waiting seat, also while seats act at the same time."""
    for lane in match.state.lanes:
        if lane and lane[-1].seat == seat:
            return lane[-1]
    return match.game.ask(match.state)
