"""What a table is besides its game: who sits where, and how the game began."""

import time
from typing import Final, Literal

import msgspec

from planetb.games import registry
from planetb.kernel.errors import PlanetBError
from planetb.server.table.origin import Origin, check_origin
from planetb.server.table.pact import Pact
from planetb.server.table.refusals import Refusal
from planetb.server.table.timing import Timing
from planetb.server.wire import Begun, Level, SeatCard
from planetb.server.wire.pace import LEFT, Gone

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
_KINDS: Final[dict[str, Literal["person", "bot", "open"]]] = {PERSON: "person", BOT: "bot", OPEN: "open"}
ONLINE_SECONDS: Final = 60.0  # after a sign of life


class Seat(msgspec.Struct):
    """A seat: a person's (with its holder), a bot's (with its level), or open."""

    seat: int
    kind: str
    name: str = ""
    level: Level | None = None
    holder: str | None = None
    invitation: str | None = None  # hash
    seen: float = 0.0
    gone: Gone | None = None

    def card(self, timing: Timing | None = None) -> SeatCard:
        online = self.kind == PERSON and time.time() - self.seen < ONLINE_SECONDS
        clock = timing.clock(self.seat) if timing and self.holder else None
        return SeatCard(
            self.seat, _KINDS[self.kind], self.name, self.level, online, bool(self.holder), self.gone, clock
        )


class Holder(msgspec.Struct):
    """Somebody with a secret of this table; the secret may hold several seats, or none."""

    id: str
    secret: str  # hash
    account: str | None
    host: bool
    browser: str | None = None  # hash: where an account sat down


class Roster(msgspec.Struct):
    """Who sits where, and which game they play: a table without its log."""

    id: str
    origin: Origin
    seats: list[Seat]
    holders: list[Holder]
    created: float
    came_from: str | None = None
    invitation: str | None = None  # hash
    people: int = 0
    begun: Begun = "fresh"
    pact: Pact = msgspec.field(default_factory=Pact)
    timing: Timing | None = None

    @property
    def gathering(self) -> bool:
        """Whether the game, which has clocks or is in the lobby, waits for somebody to take a seat."""
        together = self.timing is not None or self.pact.listed
        return together and any(seat.kind == OPEN for seat in self.seats)

    @property
    def persons(self) -> list[int]:
        """The seats of people who have not left for good."""
        return [seat.seat for seat in self.seats if seat.holder and seat.gone not in LEFT]

    @property
    def accounts(self) -> list[str]:
        """Of everybody who has a part here."""
        return [holder.account for holder in self.holders if holder.account]

    def running(self, waiting: list[int]) -> list[int]:
        """Whose clocks run while the game waits for these seats."""
        if self.pact.ended or self.gathering:
            return []
        return [seat for seat in waiting if self.seats[seat].kind == PERSON]

    @property
    def bots(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == BOT]

    def held_by(self, holders: list[str]) -> list[int]:
        """The seats of these holders."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON and seat.holder in holders]

    def cards(self) -> list[SeatCard]:
        return [seat.card(self.timing) for seat in self.seats]

    @property
    def title(self) -> str:
        """The game's title, or its name if this server does not have it."""
        known = self.origin.game in registry.names()
        return registry.game(self.origin.game).meta.title if known else self.origin.game

    @property
    def playable(self) -> bool:
        """Whether this server has the rules and content the table is pinned to."""
        try:
            check_origin(self.origin)
        except (PlanetBError, Refusal):
            return False
        return True


class Status(msgspec.Struct):
    """What lists of tables show of a game, stored beside its log."""

    seq: int
    moment: int
    waiting: list[int]
    over: bool
    winners: list[int]
    bot_seat: int | None
    touched: float
