"""Draws how often values occurred as one SVG picture: a panel of bars for each list of values."""

from html import escape
from math import ceil, floor
from typing import Final

from planetb.lab.drawing import ACROSS, BOTTOM, HIGH, INKS, LEFT, RIGHT, TOP, WIDE, ticks
from planetb.lab.statistics import Spread

BARS: Final = 20  # at most, in a panel
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of a bar
HEAD: Final = 40


class Heap:
    """Values of which is drawn how often each occurred."""

    def __init__(self, title: str, values: list[float], scale: str = "") -> None:
        self.title = title
        self.values = values
        self.scale = scale  # panels of the same name can be compared


def histogram(heaps: list[Heap], title: str, axis: str) -> str:
    """The whole picture as text; panels of the same scale begin, end and count alike."""
    wide, tall = ACROSS * WIDE, ceil(len(heaps) / ACROSS) * HIGH + HEAD
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#1c2733" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{wide}" height="{tall}" fill="#ffffff"/>',
        f'<text x="16" y="24" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    for i, heap in enumerate(heaps):
        lines.append(f'<g transform="translate({i % ACROSS * WIDE} {HEAD + i // ACROSS * HIGH})">')
        alike = [value for other in heaps if other.scale == heap.scale for value in other.values]
        lines += _panel(heap, *_scale(alike), axis)
        lines.append("</g>")
    return "\n".join([*lines, "</svg>"]) + "\n"


def _scale(values: list[float]) -> tuple[int, int, int]:
    """Where bars for all these values begin, how wide they are and how many."""
    low, high = floor(min(values)), ceil(max(values))
    width = next(size for size in WIDTHS if (high - low) / size <= BARS or size == WIDTHS[-1])
    first = low // width * width
    return first, width, (high - first) // width + 1


def _panel(heap: Heap, low: int, width: int, count: int, axis: str) -> list[str]:
    bars = [0] * count
    for value in heap.values:
        bars[int((value - low) // width)] += 1
    shares = [100 * n / len(heap.values) for n in bars]
    steps = ticks(max(shares))
    broad = (WIDE - LEFT - RIGHT) / count
    base, room = HIGH - BOTTOM, HIGH - TOP - BOTTOM
    lines = [f'<text x="{LEFT}" y="22" font-weight="600">{escape(heap.title)}</text>']
    for step in steps:
        y = round(base - step / steps[-1] * room, 1)
        lines.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}" stroke="#d5dbe1"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{step:g}</text>')
    for i, share in enumerate(shares):
        x, tall = round(LEFT + i * broad + 1, 1), round(share / steps[-1] * room, 1)
        lines.append(
            f'<rect x="{x}" y="{base - tall:.1f}" width="{broad - 2:.1f}" height="{tall}" fill="{INKS[0]}"/>'
        )
    whole = width == 1  # a bar is of one number, which stands below its middle
    for i in range(0, count + (not whole), max(1, ceil(count / 6))):
        x = round(LEFT + (i + whole / 2) * broad, 1)
        lines.append(f'<text x="{x}" y="{base + 16}" text-anchor="middle">{low + i * width}</text>')
    middle = Spread(heap.values).quartiles[1]
    x = round(LEFT + ((middle - low) / width + whole / 2) * broad, 1)
    lines.append(
        f'<line x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{base}" stroke="{INKS[1]}" stroke-dasharray="4 3" '
        'stroke-width="1.5"/>'
    )
    lines.append(f'<text x="{x + 4}" y="{TOP}" fill="{INKS[1]}">median {middle:g}</text>')
    across = (LEFT + WIDE - RIGHT) / 2
    lines.append(
        f'<text x="{across}" y="{HIGH - 10}" text-anchor="middle" fill="#52606d">{escape(axis)}</text>'
    )
    return lines
