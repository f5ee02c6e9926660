"""Plain text in columns, for lists that would be too long in one."""

from rich.cells import cell_len


def fill(text: str, width: int) -> str:
    """The text, filled up with spaces to a width on the screen."""
    return text + " " * (width - cell_len(text))


def columns(items: list[str], width: int, rows: int) -> list[str]:
    """Lays items out top to bottom in as few columns as keep it to `rows` lines, if the width allows."""
    if not items:
        return []
    wide = max(cell_len(item) for item in items) + 3
    most = max(1, width // wide)
    count = min(most, -(-len(items) // rows))
    lines = -(-len(items) // count)
    return ["".join(fill(item, wide) for item in items[i::lines]).rstrip() for i in range(lines)]
