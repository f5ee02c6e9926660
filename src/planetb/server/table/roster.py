"""What a table is besides its game: who sits where, and how the game began."""

import time
from typing import Final, Literal

import msgspec

from planetb.games import registry
from planetb.kernel.errors import PlanetBError
from planetb.server.table.origin import Origin, check_origin
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Begun, Level, SeatCard

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

    def card(self) -> SeatCard:
        online = self.kind == PERSON and time.time() - self.seen < ONLINE_SECONDS
        return SeatCard(self.seat, _KINDS[self.kind], self.name, self.level, online)


class Holder(msgspec.Struct):
    """Somebody with a secret of this table; the secret may hold several seats, or none."""

    id: str
    secret: str  # hash
    account: str | None
    host: bool


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

    @property
    def bots(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == BOT]

    def held_by(self, holders: list[str]) -> list[int]:
        """The seats of these holders."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON and seat.holder in holders]

    def cards(self) -> list[SeatCard]:
        return [seat.card() for seat in self.seats]

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
