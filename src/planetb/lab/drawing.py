"""Draws plots as one SVG picture: small panels side by side, a line for each game, told by marks too."""

from html import escape
from math import ceil, floor, log10
from typing import Final

from planetb.lab.growth import Plot

WIDE: Final = 380
HIGH: Final = 260
LEFT: Final = 56  # margins of a panel
RIGHT: Final = 16
TOP: Final = 40
BOTTOM: Final = 44
ACROSS: Final = 2
INKS: Final = ("#0b6e99", "#b3541e", "#3c7a3c", "#7a3c8a")
MARKS: Final = ("●", "■", "▲", "◆", "○", "□", "△", "◇", "▼", "▽", "★")  # eleven and four: 44 are different
IN_A_ROW: Final = 3  # names above the picture
PITCH: Final = 250


def drawing(plots: list[Plot], title: str) -> str:
    """The whole picture as text."""
    rows = ceil(len(plots) / ACROSS)
    names = list(dict.fromkeys(curve.name for plot in plots for curve in plot.curves))
    top = 42 + 18 * ceil(len(names) / IN_A_ROW)
    wide, high = ACROSS * WIDE, rows * HIGH + top
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#1c2733" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
        f'<text x="16" y="24" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    for i, name in enumerate(names):
        x, y = 16 + PITCH * (i % IN_A_ROW), 46 + 18 * (i // IN_A_ROW)
        lines.append(f'<text x="{x}" y="{y}" fill="{_ink(i)}">{_mark(i)} {escape(name)}</text>')
    for i, plot in enumerate(plots):
        lines.append(f'<g transform="translate({i % ACROSS * WIDE} {top + i // ACROSS * HIGH})">')
        lines += _panel(plot, names)
        lines.append("</g>")
    return "\n".join([*lines, "</svg>"]) + "\n"


def _panel(plot: Plot, names: list[str]) -> list[str]:
    points = [point for curve in plot.curves for point in curve.points]
    most_x = max([x for x, _ in points], default=1.0) or 1.0
    steps = scale([y for _, y in points])
    least_y, most_y = steps[0], steps[-1]

    def x_of(x: float) -> float:
        return round(LEFT + x / most_x * (WIDE - LEFT - RIGHT), 1)

    def y_of(y: float) -> float:
        return round(HIGH - BOTTOM - (y - least_y) / (most_y - least_y) * (HIGH - TOP - BOTTOM), 1)

    lines = [f'<text x="{LEFT}" y="22" font-weight="600">{escape(plot.title)}</text>']
    for step in steps:
        y = y_of(step)
        lines.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}" stroke="#d5dbe1"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{step:g}</text>')
    for share in (0, 0.5, 1):
        x = most_x * share
        lines.append(f'<text x="{x_of(x)}" y="{HIGH - BOTTOM + 16}" text-anchor="middle">{x:.3g}</text>')
    middle = (LEFT + WIDE - RIGHT) / 2
    axes = escape(f"{plot.y} by {plot.x}")
    lines.append(f'<text x="{middle}" y="{HIGH - 10}" text-anchor="middle" fill="#52606d">{axes}</text>')
    for curve in plot.curves:
        number = names.index(curve.name)
        path = " ".join(f"{x_of(x)},{y_of(y)}" for x, y in curve.points)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{_ink(number)}" stroke-width="1.5"/>')
        for x, y in curve.points:
            place = f'x="{x_of(x)}" y="{y_of(y) + 4}"'
            mark = f'{place} text-anchor="middle" font-size="9" fill="{_ink(number)}"'
            lines.append(f"<text {mark}>{_mark(number)}</text>")
    return lines


def scale(values: list[float]) -> list[float]:
    """Round numbers from 0 to at least the greatest value; down to the least, if that is negative."""
    most, least = max(values, default=1.0), min(values, default=0.0)
    if least >= 0:
        return ticks(most or 1.0)
    steps = ticks(max(most, -least))
    step = steps[1]
    return [round(step * i, 10) for i in range(floor(least / step), max(1, ceil(most / step - 1e-9)) + 1)]


def ticks(most: float) -> list[float]:
    """Round numbers from 0 to at least `most`, four to seven of them."""
    size = 10.0 ** floor(log10(most))
    step = next(size * share for share in (0.2, 0.5, 1.0, 2.0) if most / (size * share) <= 6)
    return [round(step * i, 10) for i in range(ceil(most / step - 1e-9) + 1)]


def _ink(number: int) -> str:
    return INKS[number % len(INKS)]


def _mark(number: int) -> str:
    return MARKS[number % len(MARKS)]
