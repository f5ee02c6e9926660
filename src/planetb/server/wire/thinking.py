"""What bots think: hints and analysis."""

from typing import Literal

from planetb.server.wire.base import In, Out, SeatNumber
from planetb.server.wire.play import Option


class Reason(Out):
    """What the first line gains or loses against the next one: points of a source, or what a seat has."""

    name: str
    by: int
    points: bool


class Favourite(Out):
    """An option the bot looked at: the margin of points it expects, and the chance to win (alone: none)."""

    option: Option
    value: float
    chance: float | None
    reasons: list[Reason]  # of the first


class Hint(Out):
    """The bot's favourites, best first."""

    moment: int
    seat: int
    favourites: list[Favourite]


class TurnValue(Out):
    """What the bot expects at the beginning of a turn: every seat's margin over the best other one."""

    moment: int
    seat: int  # whose turn; its margin was searched for, the others' are estimates
    expected: list[float]


class Cost(Out):
    """A choice that cost something, by the bot's judgement."""

    moment: int  # the moment it was made in
    seat: int
    chosen: Option
    better: Option
    cost: float
    chance: float | None  # to win, with what was chosen
    could: float | None  # with the better one


class Analysis(Out):
    """The whole game in the hard bot's eyes; grows while the job runs."""

    turns: list[TurnValue]
    costs: list[Cost]  # dearest first


class Job(Out, tag_field="type", tag="job"):
    """A piece of thinking that was asked for."""

    id: str
    kind: Literal["hint", "analysis"]
    table: str
    status: Literal["waiting", "running", "done", "failed"]
    progress: float  # 0 to 1
    hint: Hint | None
    analysis: Analysis | None


class AskHint(In):
    """Asks what the bot would do in my seat now."""

    seat: SeatNumber
