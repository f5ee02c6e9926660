"""`planetb explore`: what a corpus tells, in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.tree import Tree

from planetb.cli.arena_table import table_of
from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.screen import Screen
from planetb.games import registry
from planetb.lab.statistics import wilson

if TYPE_CHECKING:
    from planetb.corpus.exploring import Choice
    from planetb.kernel.domain import Table

SHARE = 0.02  # of all games: rarer openings are counted together


def explore(
    folder: Path,
    /,
    *,
    find: str = "",
    bot: str | None = None,
    seat: int | None = None,
    rows: int = 30,
    tree: int = 0,
) -> int:
    """Shows how often options were offered, taken and won with, or how games open.

    Parameters
    ----------
    folder
        A corpus that `planetb corpus` made.
    find
        Only options whose word has this in it: card, slot, a name.
    bot
        Only what this bot was offered and did.
    seat
        Only this seat, from 1.
    rows
        How many options, the most taken first.
    tree
        Shows instead the first so many choices of a seat, as a tree.
    """
    try:
        from planetb import corpus
        from planetb.corpus.exploring import openings, tallies
    except ImportError as error:
        raise Complaint(f"a corpus needs pyarrow: pip install 'planetb[research]' ({error})") from error

    from planetb.lab.contest import parse_contest

    whole_number("--rows", rows, 1, 100_000)
    whole_number("--tree", tree, 0, 12)
    found = corpus.load(folder)
    contest = found.manifest["contest"]
    if seat is not None:
        whole_number("--seat", seat, 1, contest["seats"])
    place = None if seat is None else seat - 1
    names = parse_contest(contest).labels
    if bot is not None and bot not in names:
        raise Complaint(f"--bot is one of {', '.join(names)}, not {bot!r}")
    words = registry.game(contest["game"]).table
    screen = Screen()
    screen.rule(f"{found.manifest['title']} · {len(found)} games · {', '.join(names)}")
    if tree:
        root = openings(found, tree, bot, place)
        drawn = Tree(f"{root.games} seats, {root.wins / max(1, root.games):.1%} won")
        _grow(drawn, root, words, max(1, int(root.games * SHARE)))
        screen.show(drawn)
        return 0
    heads = ("offered", "taken", "rate", "95 %", "seats", "won", "95 %", "points")
    table = table_of("option", *heads)
    for tally in [t for t in tallies(found, bot, place) if find.lower() in words.word(t.option)][:rows]:
        low, high = tally.win_interval
        table.add_row(
            words.word(tally.option),
            str(tally.offered),
            str(tally.taken),
            f"{tally.pick_rate:.0%}",
            _half(*tally.pick_interval),
            str(tally.seats),
            f"{tally.win_rate:.0%}" if tally.seats else "–",
            _half(low, high) if tally.seats else "–",
            f"{tally.mean_points:.0f}" if tally.seats else "–",
        )
    screen.show(table)
    return 0


def _half(low: float, high: float) -> str:
    return f"{low:.0%}–{high:.0%}"


def _grow(drawn: Tree, node: "Choice", words: "Table", least: int) -> None:
    """Adds what followed, the most common first; what is rare is told in one line."""
    rest = 0
    for option, after in sorted(node.next.items(), key=lambda pair: (-pair[1].games, pair[0])):
        if after.games < least:
            rest += after.games
            continue
        low, high = wilson(after.wins, after.games)
        line = f"{words.word(option)}: {after.games} ({after.games / node.games:.0%})"
        line += f", won {after.wins / after.games:.0%} ({low:.0%}–{high:.0%})"
        line += f", {after.points / after.games:.0f} points"
        _grow(drawn.add(line), after, words, least)
    if rest:
        drawn.add(f"others: {rest}")
