"""Draws shares with their intervals as one SVG picture: a dot and a line for each, under headings."""

from html import escape
from typing import Final

from planetb.lab.drawing import INKS

WIDE: Final = 760
ROW: Final = 22
LEFT: Final = 330
RIGHT: Final = 130
TOP: Final = 52
LONGEST: Final = 46  # letters of a name


class Row:
    """A share between 0 and 1 with its interval."""

    def __init__(self, name: str, rate: float, bounds: tuple[float, float], told: str) -> None:
        self.name = name
        self.rate = rate
        self.bounds = bounds
        self.told = told  # at the right


class Block:
    """Rows under a heading; where there is a mean, a dashed line shows it."""

    def __init__(self, heading: str, rows: list[Row], mean: float | None = None) -> None:
        self.heading = heading
        self.rows = rows
        self.mean = mean


def interval_drawing(blocks: list[Block], title: str, axis: str) -> str:
    """The whole picture as text."""
    count = sum(len(block.rows) + 1.4 for block in blocks)
    bottom = TOP + ROW * count
    tall = round(bottom + 44)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" width="{WIDE}" height="{tall}" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#1c2733" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{tall}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        lines.append(f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom:.0f}" stroke="#d5dbe1"/>')
        lines.append(f'<text x="{x}" y="{bottom + 16:.0f}" text-anchor="middle">{10 * tenth}</text>')
    middle = (LEFT + WIDE - RIGHT) / 2
    lines.append(
        f'<text x="{middle}" y="{tall - 8}" text-anchor="middle" fill="#52606d">{escape(axis)}</text>'
    )
    y = TOP
    for block in blocks:
        lines += _block(block, y)
        y += round(ROW * (len(block.rows) + 1.4))
    return "\n".join([*lines, "</svg>"]) + "\n"


def _block(block: Block, top: float) -> list[str]:
    lines = [f'<text x="16" y="{top + 18:.0f}" font-weight="600">{escape(block.heading)}</text>']
    if block.mean is not None:
        x, last = _x(block.mean), top + ROW * (len(block.rows) + 1.2)
        lines.append(
            f'<line x1="{x}" x2="{x}" y1="{top + 8:.0f}" y2="{last:.0f}" stroke="{INKS[1]}" '
            'stroke-dasharray="4 3" stroke-width="1.5"/>'
        )
    for i, row in enumerate(block.rows):
        y = round(top + ROW * (i + 1.5))
        name = row.name if len(row.name) <= LONGEST else row.name[: LONGEST - 1].rstrip() + "…"
        lines.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        first, last = (_x(bound) for bound in row.bounds)
        lines.append(
            f'<line x1="{first}" x2="{last}" y1="{y}" y2="{y}" stroke="{INKS[0]}" stroke-width="3"/>'
        )
        lines.append(f'<circle cx="{_x(row.rate)}" cy="{y}" r="4.5" fill="{INKS[0]}"/>')
        lines.append(f'<text x="{WIDE - 12}" y="{y + 4}" text-anchor="end">{escape(row.told)}</text>')
    return lines


def _x(rate: float) -> float:
    return round(LEFT + rate * (WIDE - LEFT - RIGHT), 1)
