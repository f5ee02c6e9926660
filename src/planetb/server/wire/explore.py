"""What many games tell about their choices."""

from planetb.server.wire.base import Out, Value


class Rate(Out):
    """A share between 0 and 1, and the interval that holds it in 95 of 100 cases."""

    value: float
    low: float
    high: float


class Faring(Out):
    """How seats fared that did something. `spread` is half the interval of their points."""

    seats: int
    won: Rate
    points: float
    spread: float


class Explored(Out):
    """A choice: how often it was offered and taken, and how those fared who took it."""

    key: str
    question: str  # its number in `Exploration.questions`, as text
    sort: str  # what is done: a sort of options
    code: str  # of the piece of content it is about, or nothing
    name: str
    offered: int
    taken: Rate
    times: int  # that it was taken
    fared: Faring


class ExploredPart(Out):
    """The same choice at tables of so many seats, by one sort of player."""

    seats: int
    who: str
    offered: int
    taken: Rate
    times: int
    fared: Faring


class Opening(Out):
    """How games began for a seat, and what followed; `rare` seats went on in other ways."""

    key: str
    name: str
    code: str
    share: float  # of those who came here
    fared: Faring
    rare: int
    next: "list[Opening]"


class Exploration(Out):
    """What the games of one title tell, of those who were asked about."""

    game: str
    games: dict[str, int]  # by number of seats
    players: list[str]  # who played: bots by name, or `people`
    setups: list[dict[str, Value]]  # variants they were played with
    questions: dict[str, str]  # how each was asked when it was first met
    choices: list[Explored]
    opening: Opening  # its key is empty: where all begin
    sample: bool  # of the games that come with the program, not of this site
