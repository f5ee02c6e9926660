"""Draws a ladder as one SVG picture: ratings with their intervals, the strongest on top."""

from html import escape
from typing import Final

from planetb.lab.drawing import INKS
from planetb.lab.ladder import Rung

WIDE: Final = 720
ROW: Final = 30
LEFT: Final = 190
RIGHT: Final = 110
TOP: Final = 64
ROUND: Final = 100  # points of rating between two lines


def ladder_drawing(rungs: list[Rung], title: str) -> str:
    """The whole picture as text."""
    low = min(rung.rating - rung.error for rung in rungs) // ROUND * ROUND
    high = (max(rung.rating + rung.error for rung in rungs) // ROUND + 1) * ROUND
    tall = TOP + ROW * len(rungs) + 40

    def x_of(rating: float) -> float:
        return round(LEFT + (rating - low) / (high - low) * (WIDE - LEFT - RIGHT), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" width="{WIDE}" height="{tall}" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#1c2733" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{tall}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    step = ROUND * max(1, round((high - low) / ROUND / 8))
    for rating in range(int(low), int(high) + 1, step):
        x, y = x_of(rating), tall - 34
        lines.append(f'<line x1="{x}" x2="{x}" y1="{TOP - 14}" y2="{y}" stroke="#d5dbe1"/>')
        lines.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle" font-size="11">{rating}</text>')
    for i, rung in enumerate(rungs):
        y = TOP + ROW * i
        first, last = x_of(rung.rating - rung.error), x_of(rung.rating + rung.error)
        told = escape(f"{rung.rating:.0f} ± {rung.error:.0f}")
        lines.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(rung.bot)}</text>')
        lines.append(
            f'<line x1="{first}" x2="{last}" y1="{y}" y2="{y}" stroke="{INKS[0]}" stroke-width="3"/>'
        )
        lines.append(f'<circle cx="{x_of(rung.rating)}" cy="{y}" r="5" fill="{INKS[0]}"/>')
        lines.append(f'<text x="{WIDE - 12}" y="{y + 4}" text-anchor="end">{told}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"
