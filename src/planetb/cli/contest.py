"""What a contest is told by on the command line, the same for `planetb arena` and `planetb corpus`."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.packs import lay_pack
from planetb.cli.party import read_variants, usual_seats
from planetb.games import registry
from planetb.kernel.rng import check_seed
from planetb.minds.shelf import lacking

if TYPE_CHECKING:
    from planetb.lab.contest import Contest
    from planetb.lab.executor import Executor

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 512
BY_MINDS: Final = ("hard", "expert", "mind", "glance")
INTERRUPTED: Final = 130
WHO: Final = (
    "Who plays, separated by commas: a level (beginner to expert), random, careless, greedy, mcts, deep, "
    "mind or glance (a quick mind); mcts:400, deep:400 and mind:400 are playouts, and all three take 400ms; "
    "greedy:250 looks at 250 positions; mind@FILE, glance@FILE and mind@FILE:400 play by the mind in a file. "
    "Or a program of yours: exec:./mybot (see docs/write-a-bot.md)."
)


@Parameter(name="*")
@dataclass(kw_only=True)
class Series:
    """Games between bots: every deal in every seating."""

    bots: Annotated[str, Parameter(help=WHO)]
    games: int = 400
    """How many games."""
    seats: int | None = None
    """How many seats; as many as bots unless given, or as the game allows."""
    seed: int = 1
    """The first deal. The same seed gives the same games, whatever the number of jobs."""
    jobs: int | None = None
    """How many processes; all cores unless given."""
    on: str | None = None
    """Plays on a cluster: dask or ray for one of this machine, dask://host:port or ray://host:port for one
    that runs, module:name for an executor of your own. The result is the same.
    """
    variant: Annotated[list[str] | None, Parameter(negative=())] = None
    """A variant of the game as name=value; may be given several times."""
    content: Path | None = None
    """A content pack that replaces values of the game."""

    def contest(self, game: str, usage: bool = False) -> "Contest":
        """The contest, everything about it checked."""
        from planetb.lab.contest import Contest

        whole_number("--games", self.games, 1, MOST_GAMES)
        if self.jobs is not None:
            whole_number("--jobs", self.jobs, 1, MOST_JOBS)
        if self.content:
            lay_pack(self.content, game)
        meta = registry.game(game).meta
        variants = read_variants(meta, self.variant or [])
        players = read_bots(self.bots)
        tell_minds(game, players)
        usual = min(max(len(players), usual_seats(meta)), meta.high)
        return Contest(
            game,
            players,
            usual if self.seats is None else self.seats,
            self.games,
            check_seed(self.seed),
            variants,
            str(self.content) if self.content else None,
            usage=usage,
        )

    def executor(self) -> "Executor":
        """Where it is played."""
        from planetb.lab.executor import chosen

        return chosen(self.on, self.jobs, self.games)


def tell_minds(game: str, bots: list[str]) -> None:
    """Says why bots that play by a mind go on without: those who measure them must know."""
    kinds = [bot.partition(":")[0].lower() for bot in bots]
    named = ", ".join(dict.fromkeys(kind for kind in kinds if kind in BY_MINDS))
    words = lacking(registry.game(game)) if named else ""
    if words:
        sys.stderr.write(f"{named} without a mind, by the estimate of {game} alone: {words}\n")
        sys.stderr.flush()


def read_bots(text: str) -> list[str]:
    """`greedy,exec:./mybot` as a list."""
    bots = [word.strip() for word in text.split(",")]
    if not all(bots):
        raise Complaint(f"--bots is a list such as greedy,random, not {text!r}")
    return bots


def exit_code(trouble: str) -> int:
    """How the command ends, when it was stopped by hand, broken off, or went well."""
    return (INTERRUPTED if trouble == "stopped by hand" else 1) if trouble else 0
