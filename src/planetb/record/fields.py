"""Reads and writes the board part of a position: `name:value` words, areas in parentheses."""

from typing import Any

from planetb.kernel.errors import InvalidNotation
from planetb.kernel.layout import AREA, AREAS, INT, INTS, Field, Layout


def write_ints(values: list[int]) -> str:
    return ",".join(map(str, values)) or "-"


def read_ints(text: str) -> list[int]:
    return [] if text == "-" else [int(word) for word in text.split(",")]


def read_fields(layout: Layout, text: str) -> Any:
    """Makes an object from its words; they must be exactly the fields of the layout, in order."""
    area = layout.make()
    words = _split(text)
    names = [field.name for field in layout.fields]
    found = [word.partition(":")[0] for word in words]
    if found != names:
        raise InvalidNotation("bad_position", reason=f"expected the fields {names}, found {found}")
    for field, word in zip(layout.fields, words, strict=True):
        try:
            setattr(area, field.name, _value(field, word.partition(":")[2]))
        except ValueError as error:
            if isinstance(error, InvalidNotation):
                raise
            raise InvalidNotation("bad_position", reason=f"field {field.name!r}: {error}") from error
    return area


def _value(field: Field, text: str) -> Any:
    if field.kind == INT:
        return int(text)
    if field.kind == INTS:
        return read_ints(text)
    if field.kind in (AREA, AREAS) and field.layout:
        inner = [read_fields(field.layout, body) for body in _bodies(text)]
        return inner[0] if field.kind == AREA else inner
    return [] if text == "." else [read_ints(row) for row in text.split("/")]


def _split(text: str) -> list[str]:
    """Splits at the spaces outside parentheses."""
    words, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == " " and depth == 0:
            words.append(text[start:i])
            start = i + 1
    words.append(text[start:])
    return words


def _bodies(text: str) -> list[str]:
    """Splits `(a)(b)` into `a` and `b`."""
    bodies, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        if letter == "(":
            if depth == 0:
                start = i + 1
            depth += 1
        elif letter == ")":
            depth -= 1
            if depth == 0:
                bodies.append(text[start:i])
        if depth < 0:
            break
    if depth != 0:
        raise ValueError("parentheses do not match")
    return bodies
