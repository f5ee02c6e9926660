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
        size = -(-len(items) // count)
        stacks = [items[i : i + size] for i in range(0, len(items), size)]
        wide = [max(cell_len(item) for item in stack) for stack in stacks]
        if sum(wide) + GAP * (len(stacks) - 1) <= width and size < len(best):
            best = _side_by_side(stacks, wide)
    return best


def _side_by_side(stacks: list[list[str]], wide: list[int]) -> list[str]:
    rows = []
    for i in range(max(len(stack) for stack in stacks)):
        cells = [fill(stack[i] if i < len(stack) else "", n) for stack, n in zip(stacks, wide, strict=True)]
        rows.append((" " * GAP).join(cells).rstrip())
    return rows
