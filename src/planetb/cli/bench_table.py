"""What the bench measured, drawn: a table of figures, and one of ratios to an earlier run."""

from textwrap import wrap

from rich import box
from rich.table import Table
from rich.text import Text

from planetb.cli.screen import Screen
from planetb.lab.comparison import NOISE, SAME, Change, changes, differences, pairs
from planetb.lab.figures import KINDS, Bench, Kind, Speed

NARROW = 15  # columns of a game
STYLES = {"faster": "green", "smaller": "green", "slower": "red", "larger": "red"}


def show_bench(screen: Screen, bench: Bench, peer: Speed | None) -> None:
    """Draws all figures: a row for each, a column for each game."""
    screen.show(f"engine: {bench.build} · {bench.python} · best of the repeats ± how far they lie apart")
    names = ["\n".join(wrap(speed.name.replace("_", " "), NARROW)) for speed in bench.speeds]
    table = _table("decisions per CPU second", *names)
    for kind in KINDS:
        cells = [_cell(kind, speed) for speed in bench.speeds]
        if any(cells):
            table.add_row(f"{kind.title}, {kind.unit}", *cells)
        if kind.key == "decisions" and peer:
            times = [f"{speed.best('decisions') / peer.best('decisions'):.1f} ×" for speed in bench.speeds]
            table.add_row(f"  of {peer.name.partition(',')[0]}", *times)
    screen.show(table)


def _cell(kind: Kind, speed: Speed) -> str:
    if kind.key not in speed.values:
        return ""
    values = speed.values[kind.key]
    spread = f" ±{100 * kind.spread(values):2.0f} %" if len(values) > 1 else " " * 6
    return f"{number(kind.best(values))}{spread}"


def number(value: float) -> str:
    """A number with three digits that matter, or all before the point."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def show_comparison(screen: Screen, before: Bench, now: Bench) -> None:
    """Draws how every figure changed, for the games that both runs measured."""
    for line in differences(before, now):
        screen.show(f"take care: {line}")
    both = pairs(before, now)
    if not both:
        screen.show("the earlier run measured none of these games at these numbers of seats")
    for one, other in both:
        table = _table(other.name, before.version, "now", "ratio", "from … to", "")
        for change in changes(one, other):
            table.add_row(*_row(change))
        screen.show(table)


def _row(change: Change) -> list[str | Text]:
    kind, verdict = change.kind, change.verdict
    figures: list[str | Text] = [f"{kind.title}, {kind.unit}"]
    figures += [number(kind.best(values)) for values in (change.before, change.now)]
    if verdict == SAME:
        return [*figures, "1", "", Text(verdict, style="dim")]
    style = "dim" if verdict == NOISE else STYLES.get(verdict, "")
    return [
        *figures, f"{change.ratio:.2f}", f"{change.low:.2f} … {change.high:.2f}", Text(verdict, style=style)
    ]  # fmt: skip


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first, no_wrap=True)
    for head in others:
        table.add_column(head, justify="left" if not head else "right", no_wrap=True)
    return table
