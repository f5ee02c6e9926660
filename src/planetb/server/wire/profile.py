"""What people with accounts have achieved: ratings, leaderboards, results, statistics."""

from planetb.server.wire.base import Out
from planetb.server.wire.past import Source


class Belief(Out):
    """A rating and half the interval that holds the true one in 95 of 100 cases."""

    rating: int
    error: int


class Leader(Out):
    """Somebody's place among the rated players of a game; the surely strongest come first."""

    rank: int
    name: str
    rating: int
    error: int
    games: int
    wins: int


class Leaders(Out):
    """The leaderboard of a game, with my own place if I have one."""

    game: str
    title: str
    leaders: list[Leader]
    you: Leader | None


class SeatResult(Out):
    """How a seat of an account did; a rated game tells the belief before and after it."""

    seat: int
    place: int | None
    score: int | None
    won: bool
    before: Belief | None
    after: Belief | None


class TableResult(Out):
    """The result of a finished game, for the seats of accounts."""

    rated: bool
    seats: list[SeatResult]


class Played(Out):
    """One game of a person's history."""

    table: str
    game: str
    title: str
    at: float
    seats: int
    place: int | None  # none: ended without a winner
    score: int | None  # none: not played to its end
    won: bool
    after: Belief | None  # of a rated game


class SeatsTally(Out):
    """Results at tables of so many seats."""

    seats: int
    games: int
    wins: int
    place: float | None  # in the mean


class PieceTally(Out):
    """A card or tile in a person's games: with it so many, so many of them won, and points in the mean."""

    code: str
    name: str
    games: int
    wins: int
    points: float


class Step(Out):
    """A rating after a game."""

    at: float
    rating: int
    error: int


class GameTally(Out):
    """Everything about a person and a game."""

    game: str
    title: str
    games: int
    wins: int
    rated: Leader | None
    seats: list[SeatsTally]
    sources: list[Source]  # one number each: points in the mean
    favourites: list[PieceTally]  # most often used
    best: list[PieceTally]  # most points in the mean, of those used several times
    course: list[Step]


class Profile(Out):
    """A person as others see them; as they see themselves (`you`) also with games that are nobody else's."""

    name: str
    since: float
    you: bool
    games: list[GameTally]
    history: list[Played]
