"""Plain text in columns, for lists that would be too long in one."""

from typing import Final

from rich.cells import cell_len

GAP: Final = 2


def fill(text: str, width: int) -> str:
    """The text, filled up with spaces to a width on the screen."""
    return text + " " * (width - cell_len(text))


def columns(items: list[str], width: int, rows: int) -> list[str]:
    """Lays items out top to bottom in as few columns as keep it to `rows` lines, if the width allows."""
    best = items
    for count in range(2, len(items) + 1):
        if len(best) <= rows:
            break
        lines = -(-len(items) // count)
        stacks = [items[i : i + lines] for i in range(0, len(items), lines)]
        wide = [max(cell_len(item) for item in stack) for stack in stacks]
        if sum(wide) + GAP * (len(stacks) - 1) <= width and lines < len(best):
            best = [_row(stacks, wide, i) for i in range(lines)]
    return best


def _row(stacks: list[list[str]], wide: list[int], i: int) -> str:
    cells = [fill(stack[i], width) for stack, width in zip(stacks, wide, strict=True) if i < len(stack)]
    return (" " * GAP).join(cells).rstrip()
