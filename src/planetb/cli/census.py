"""`planetb census`: how many lines of play there are."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from planetb.beginning import new
from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.measure import check_json, write_json
from planetb.cli.party import read_variants, usual_seats
from planetb.cli.saved import load
from planetb.games import registry
from planetb.match import Match

if TYPE_CHECKING:
    from planetb.cli.screen import Screen
    from planetb.lab.census import Census

DEEPEST: Final = 30


def census(
    game: str | None = None,
    /,
    *,
    depth: int = 3,
    seats: int | None = None,
    seed: int = 0,
    variant: Annotated[list[str] | None, Parameter(negative=())] = None,
    load_file: Annotated[Path | None, Parameter(name="--load")] = None,
    distinct: Annotated[bool, Parameter(negative=())] = False,
    split: Annotated[bool, Parameter(negative=())] = False,
    json: Path | None = None,
) -> int:
    """Counts the lines of play to each depth: any change of the rules changes them.

    Parameters
    ----------
    game
        Which game; see `planetb games`. Not needed with --load.
    depth
        How many choices deep.
    seats
        How many seats; two unless given.
    seed
        The deal.
    variant
        A variant of the game as name=value; may be given several times.
    load_file
        Counts from a saved game or position.
    distinct
        Also counts the different positions reached (slower).
    split
        Also shows the deepest count by first choice.
    json
        Writes the counts to this file.
    """
    from planetb.cli.screen import Screen
    from planetb.lab.census import census as counted

    whole_number("--depth", depth, 1, DEEPEST)
    check_json(json)
    match = load(load_file).match if load_file else _begin(game, seats, seed, variant or [])
    screen = Screen()
    for level in range(1, depth + 1):
        with screen.busy(f"depth {level} …"):
            found = counted(match, level, distinct)
        _show_level(screen, found)
    if split:
        _show_split(screen, found)
    write_json(json, {"game": match.game.meta.name, "position": match.position()} | found.as_dict())
    return 0


def _begin(game: str | None, seats: int | None, seed: int, variant: list[str]) -> Match:
    if game is None:
        raise Complaint(f"which game? one of {', '.join(registry.names())}, or --load FILE")
    meta = registry.game(game).meta
    return new(game, usual_seats(meta) if seats is None else seats, seed, read_variants(meta, variant))


def _show_level(screen: "Screen", found: "Census") -> None:
    line = f"depth {len(found.lines)}: {found.lines[-1]:,} lines"
    screen.show(line if found.distinct is None else f"{line}, {found.distinct[-1]:,} positions")


def _show_split(screen: "Screen", found: "Census") -> None:
    width = max((len(word) for word in found.split), default=0)
    for word, n in found.split.items():
        screen.show(f"  {word:<{width}}  {n:>12,}")
