"""The report of an arena, drawn: win rates with their intervals, by bot and by seat, and scores."""

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from planetb.cli.screen import Screen
from planetb.lab.report import Report, Standing

WIDE: Final = 27  # columns of an interval
MOST_USED: Final = 25  # rows of what was chosen


def show_report(screen: Screen, report: Report) -> None:
    """Draws the whole report."""
    contest = report.contest
    screen.rule(
        f"{contest.game} · {len(report.outcomes)} games · {contest.seats} seats · seed {contest.seed}"
    )
    if not report.outcomes:
        return
    screen.show(_bots(report))
    screen.show(_scores(report))
    screen.show(_by_seat(report))
    _show_facts(screen, report)
    _show_faults(screen, report)
    if contest.usage:
        screen.show(_used(report))
        screen.show(_ended_with(report))


def _bots(report: Report) -> Table:
    scale = f"{'0 %':<{WIDE - 5}}100 %"
    table = table_of("bot", "games", "wins", "win rate", "95 % interval", scale, "Elo")
    for bot, rating in enumerate(report.ratings()):
        standing = report.of_bot(bot)
        low, high = standing.interval
        table.add_row(
            standing.label,
            str(standing.games),
            f"{standing.wins:g}" if standing.wins % 1 == 0 else f"{standing.wins:.1f}",
            f"{standing.rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            interval(standing.rate, low, high),
            f"{rating:.0f}",
        )
    return table


def interval(rate: float, low: float, high: float) -> Text:
    """A rate between 0 and 1 and its interval as a line: `····├─●─┤····`."""
    marks = ["·"] * WIDE
    first, middle, last = (round(value * (WIDE - 1)) for value in (low, rate, high))
    for i in range(first, last + 1):
        marks[i] = "─"
    marks[first], marks[last] = "├", "┤"
    marks[middle] = "●"
    drawn = Text("".join(marks), style="dim")
    drawn.stylize("not dim cyan", first, last + 1)
    return drawn


def _scores(report: Report) -> Table:
    table = table_of(
        "score", "mean", "±95 %", "sd", "lowest", "25 %", "median", "75 %", "highest", "ms a choice"
    )
    for bot in range(len(report.contest.bots)):
        spread = report.of_bot(bot).scores
        row = [f"{value:g}" for value in (spread.low, *spread.quartiles, spread.high)]
        table.add_row(
            report.contest.labels[bot],
            f"{spread.mean:.2f}",
            f"{spread.error:.2f}",
            f"{spread.sd:.2f}",
            *row,
            f"{report.milliseconds(bot):.2f}",
        )
    return table


def _by_seat(report: Report) -> Table:
    seats = range(report.contest.seats)
    table = table_of("win rate by seat", *[f"seat {seat + 1}" for seat in seats])
    for bot in range(len(report.contest.bots)):
        table.add_row(report.contest.labels[bot], *[_rate(report.of_bot_on(bot, seat)) for seat in seats])
    table.add_row("all", *[_rate(report.of_seat(seat)) for seat in seats], style="bold")
    return table


def _rate(standing: Standing) -> str:
    return f"{standing.rate:.1%} of {standing.games}" if standing.games else "–"


def _show_facts(screen: Screen, report: Report) -> None:
    margin, places, length = report.margin, report.places, report.length
    if margin:
        first, second = report.contest.labels
        screen.show(f"{first} leads {second} by {margin.mean:+.2f} ± {margin.error:.2f} points a deal")
    if places:
        screen.show(f"{first} ends {places.mean:+.2f} ± {places.error:.2f} places before {second}")
    ends = ", ".join(f"{end} {n}" for end, n in report.ends.items())
    screen.show(f"ends: {ends}; shared wins: {report.shared}")
    screen.show(f"choices a game: {length.mean:.1f} ({length.low:g} to {length.high:g})")


def _show_faults(screen: Screen, report: Report) -> None:
    """What programs did wrong: each kind once, with its first words."""
    for bot, label in enumerate(report.contest.labels):
        kinds: dict[str, list[tuple[int, str]]] = {}
        for number, fault in report.faults(bot):
            kinds.setdefault(fault.partition(":")[0], []).append((number, fault))
        for found in kinds.values():
            number, fault = found[0]
            screen.show(f"{label} lost {len(found)} by a fault, first game {number + 1}: {fault}")
    if any(report.faults(bot) for bot in range(len(report.contest.bots))):
        screen.show("After a fault greedy plays on: its points count above, and in leads, but no wins.")


def _used(report: Report) -> Table:
    table = table_of("choice", "offered", "picked", "pick rate", "win rate", "points")
    counts = sorted(report.usage.counts.items(), key=lambda pair: -pair[1].picked)
    for key, count in counts[:MOST_USED]:
        rates = f"{count.pick_rate:.1%}", f"{count.win_rate:.1%}", f"{count.mean_points:.1f}"
        table.add_row(key, str(count.offered), str(count.picked), *rates)
    return table


def _ended_with(report: Report) -> Table:
    """What seats ended with; win rate and points are of those that had any."""
    table = table_of(
        "ended with", "mean", "±95 %", "lowest", "median", "highest", "seats", "win rate", "points"
    )
    for name, figure in sorted(report.usage.figures.items()):
        spread = figure.spread(report.usage.seats)
        table.add_row(
            name,
            f"{spread.mean:.2f}",
            f"{spread.error:.2f}",
            f"{spread.low:g}",
            f"{spread.quartiles[1]:g}",
            f"{spread.high:g}",
            str(figure.seats),
            f"{figure.win_rate:.1%}" if figure.seats else "–",
            f"{figure.mean_points:.1f}" if figure.seats else "–",
        )
    return table


def table_of(first: str, *heads: str) -> Table:
    """An empty table with these heads."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first, no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table
