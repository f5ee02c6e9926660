"""`planetb explore`: what corpora tell, in the terminal or as a file for the page of a site."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.tree import Tree

from planetb.cli.arena_table import table_of
from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.contest import MOST_JOBS, exit_code
from planetb.cli.measure import Meter, check_json
from planetb.cli.screen import Screen
from planetb.games import registry

if TYPE_CHECKING:
    from planetb.lab.exploration import Exploration, Opening

WIDE = 38  # letters of a choice
SHARE = 0.02  # of all seats: rarer openings are counted together


def explore(
    *folders: Path,
    find: str = "",
    bot: str | None = None,
    seats: int | None = None,
    seat: int | None = None,
    rows: int = 30,
    tree: int = 0,
    jobs: int | None = None,
    json: Path | None = None,
) -> int:
    """Shows how often choices were offered, taken and won with, or how games open.

    Parameters
    ----------
    folders
        Corpora that `planetb corpus` or `planetb export` made; those of the same game are put together.
    find
        Only choices whose name has this in it: a question, a sort of choice, a card.
    bot
        Only what this bot was offered and did, or `people`.
    seats
        Only games of so many seats.
    seat
        Only this seat, from 1.
    rows
        How many choices, the most taken first.
    tree
        Shows instead the first so many moves of a seat, as a tree.
    jobs
        How many processes; all cores unless given.
    json
        Writes all of it to this file (.json or .json.gz), which `planetb serve` shows if PLANETB_EXPLORED
        names it.
    """
    whole_number("--rows", rows, 1, 100_000)
    whole_number("--tree", tree, 0, 4)
    if jobs is not None:
        whole_number("--jobs", jobs, 1, MOST_JOBS)
    if not folders:
        raise Complaint("which corpora? planetb explore FOLDER …")
    check_json(json)
    found, trouble = _explored(list(folders), None if seat is None else seat - 1, jobs)
    if trouble:
        Screen().show(f"{trouble}; nothing is told of a part")
        return exit_code(trouble)
    if json:
        from planetb.lab.exploration import write_explorations

        write_explorations(json, found)
    for exploration in found.values():
        _show(exploration, find, bot, seats, rows, tree)
    return 0


def _explored(
    folders: list[Path], place: int | None, jobs: int | None
) -> tuple[dict[str, "Exploration"], str]:
    """The explorations of all folders by game, and why they were left early."""
    try:
        from planetb import corpus
        from planetb.corpus.exploring import explore as watch
    except ImportError as error:
        raise Complaint(f"a corpus needs pyarrow: pip install 'planetb[research]' ({error})") from error
    from planetb.lab.executor import chosen

    loaded = [corpus.load(folder) for folder in folders]
    for one in loaded:
        most = max((row["seats"] for batch in one.games(["seats"]) for row in batch.to_pylist()), default=1)
        if place is not None:
            whole_number("--seat", place + 1, 1, most)
    found: dict[str, Exploration] = {}
    count = sum(len(one.files["games"]) for one in loaded)
    done = 0
    with Meter(max(1, count)) as meter:
        for one in loaded:
            parts = len(one.files["games"])
            exploration, trouble = watch(one, chosen(None, jobs, parts), place)
            if trouble:
                return {}, trouble
            done += parts
            meter.tell(done, str)
            if exploration.game in found:
                found[exploration.game].add(exploration)
            else:
                found[exploration.game] = exploration
    return found, ""


def _show(found: "Exploration", find: str, bot: str | None, seats: int | None, rows: int, tree: int) -> None:
    """Draws what one game tells, of those who are wanted."""
    names = sorted({group.who for group in found.groups.values()})
    if bot is not None and bot not in names:
        raise Complaint(f"--bot is one of {', '.join(names)}, not {bot!r}")
    sizes = sorted({group.seats for group in found.groups.values()})
    if seats is not None and seats not in sizes:
        raise Complaint(f"--seats is one of {', '.join(map(str, sizes))}, not {seats}")
    group, screen = found.chosen(seats, bot), Screen()
    screen.rule(
        f"{registry.game(found.game).meta.title} · {sum(found.games.values())} games · {', '.join(names)}"
    )
    if tree:
        drawn = Tree(f"{group.openings.seats} seats, {group.openings.win_rate:.1%} won")
        _grow(drawn, found, group.openings, group.openings.seats * SHARE, tree)
        screen.show(drawn)
        return
    table = table_of("choice", "offered", "taken", "rate", "95 %", "seats", "won", "95 %", "points", "±95 %")
    told = [
        (name, tally)
        for key, tally in group.tallies.items()
        if find.lower() in f"{key} {(name := found.called(key))}".lower()
    ]
    for name, tally in sorted(told, key=lambda pair: (-pair[1].picked, pair[0]))[:rows]:
        fared = ("–",) * 4
        if tally.seats:
            points = f"{tally.mean_points:.0f}", f"{tally.points_error:.0f}"
            fared = (f"{tally.win_rate:.0%}", _half(*tally.win_interval), *points)
        taken = f"{tally.pick_rate:.0%}", _half(*tally.pick_interval)
        table.add_row(shorten(name), str(tally.offered), str(tally.picked), *taken, str(tally.seats), *fared)
    screen.show(table)


def shorten(name: str) -> str:
    """A name that leaves room for its numbers."""
    return name if len(name) <= WIDE else f"{name[: WIDE - 1]}…"


def _half(low: float, high: float) -> str:
    return f"{low:.0%}–{high:.0%}"


def _grow(drawn: Tree, found: "Exploration", node: "Opening", least: float, depth: int) -> None:
    """Adds what followed, the most common first; what is rare is told in one line."""
    from planetb.lab.exploration import common

    if not depth:
        return
    told = 0
    for key, after in common(node, least):
        told += after.seats
        line = f"{found.called(key)}: {after.seats} ({after.seats / node.seats:.0%})"
        line += f", won {after.win_rate:.0%} ({_half(*after.win_interval)})"
        line += f", {after.mean_points:.0f} points"
        _grow(drawn.add(line), found, after, least, depth - 1)
    if told < sum(after.seats for after in node.next.values()):
        drawn.add(f"others: {sum(after.seats for after in node.next.values()) - told}")
