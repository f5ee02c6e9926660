"""Tournaments: made by a host, joined by people, paired by the server."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from planetb.server.wire.base import In, Level, Name, Out, TableId, Token, Value
from planetb.server.wire.pace import DAY, MINUTE, Pace

Method = Literal["swiss", "standing", "rating"]
Stage = Literal["open", "running", "over"]
MOST = 64  # who may enter


class NewTournament(In):
    """A tournament to be made. `fill` is the level of the bots that take the free places when it starts.

    `swiss`: equals in the standings meet, and nobody twice if it can be avoided. `standing`: the first ones
    sit at the first table, whoever they have met. `rating`: those of about the same rating when it started
    meet, and nobody twice. `span` is how many seconds a round may last.
    """

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    rounds: Annotated[int, Meta(ge=1, le=12)]
    size: Annotated[int, Meta(ge=2, le=MOST)]
    span: Annotated[int, Meta(ge=10 * MINUTE, le=60 * DAY)]
    method: Method = "swiss"
    variants: Annotated[dict[str, Value], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    pace: Pace | None = None
    same_deals: bool = False
    fill: Level | None = None
    accounts: bool = False  # only people with an account may enter: nobody sits at two tables


class EnterTournament(In):
    """Somebody enters under a name."""

    name: Name = ""


class Entered(Out):
    """A tournament that I made or entered, and the secret that says so; my number if I play."""

    tournament: str
    secret: str | None  # null: the one that was sent holds it too
    number: int | None


class TournamentCard(Out):
    """A tournament as a list shows it."""

    id: str
    title: str
    game: str
    game_title: str
    seats: int
    rounds: int
    size: int
    span: int
    method: Method
    variants: dict[str, Value]
    pace: Pace | None
    same_deals: bool
    fill: Level | None
    accounts: bool
    stage: Stage
    round: int
    due: float | None  # when the round ends at the latest
    entrants: int
    created: float


class EntrantCard(Out):
    """Somebody who plays, and how they stand."""

    number: int
    name: str
    level: Level | None  # of a bot
    gone: bool  # plays no further rounds
    place: int
    points: float
    wins: float
    opponents: float  # the points of all whom they met
    margin: float  # points in games, compared with the average of the table
    byes: int


class PairingCard(Out):
    """A table of a round, or somebody who sits out (no table)."""

    table: str | None
    seats: list[int]  # the numbers of those who sit there, by seat
    places: list[int] | None  # by seat, when it is known
    over: bool


class RoundCard(Out):
    """A round with its tables."""

    number: int
    pairings: list[PairingCard]


class Tournament(Out, tag_field="type", tag="tournament"):
    """A tournament as somebody may see it."""

    card: TournamentCard
    entrants: list[EntrantCard]  # the best first
    rounds: list[RoundCard]  # the latest first
    host: bool
    you: int | None


class Attend(In, tag_field="type", tag="attend"):
    """Shows a tournament on this socket (null: the list of all). Changes bring it anew, until not `on`."""

    tournament: TableId | None = None
    secret: Token | None = None
    on: bool = True


class Tournaments(Out, tag_field="type", tag="tournaments"):
    """All tournaments that are open or running, and those that ended lately."""

    tournaments: list[TournamentCard]
