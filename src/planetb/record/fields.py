"""Reads and writes the board part of a position: `name:value` words, areas in parentheses."""

from typing import Any, Final

from planetb.kernel.errors import InvalidNotation
from planetb.kernel.layout import AREA, INT, INTS, Field, Layout

MOST_AREAS: Final = 16
SHOWN: Final = 40  # letters of a text that an error quotes


def write_ints(values: list[int]) -> str:
    return ",".join(map(str, values)) or "-"


def read_ints(text: str) -> list[int]:
    return [] if text == "-" else list(map(int, text.split(",")))


def read_fields(layout: Layout, text: str) -> Any:
    """Makes an object from its words; they must be exactly the fields of the layout, in order."""
    area, end = _read(layout, text, 0, False)
    if end != len(text):
        raise _unexpected(layout, text, end, "nothing more")
    return area


def _read(layout: Layout, text: str, at: int, inner: bool) -> tuple[Any, int]:
    """Reads the fields of an area from a place on; returns the area and the place behind it."""
    area = layout.make()
    last = len(layout.fields) - 1
    for i, field in enumerate(layout.fields):
        if not text.startswith(f"{field.name}:", at):
            raise _unexpected(layout, text, at, field.name)
        at += len(field.name) + 1
        if field.layout:
            value, at = _areas(field, field.layout, text, at)
        else:
            end = text.find(" ", at) if i < last else text.find(")", at) if inner else len(text)
            if end < 0:
                raise _unexpected(layout, text, len(text), layout.fields[i + 1].name if i < last else ")")
            value = _value(field, text[at:end])
            at = end
        setattr(area, field.name, value)
        if i < last:
            if text[at : at + 1] != " ":
                raise _unexpected(layout, text, at, layout.fields[i + 1].name)
            at += 1
    return area, at


def _value(field: Field, text: str) -> Any:
    try:
        if field.kind == INT:
            return int(text)
        if field.kind == INTS:
            return read_ints(text)
        return [] if text == "." else [read_ints(row) for row in text.split("/")]
    except ValueError as error:
        raise InvalidNotation("bad_position", reason=f"field {field.name!r}: {error}") from error


def _areas(field: Field, layout: Layout, text: str, at: int) -> tuple[Any, int]:
    """Reads `(a)(b)`, areas of one layout."""
    areas: list[Any] = []
    while text.startswith("(", at) and len(areas) < MOST_AREAS:
        area, at = _read(layout, text, at + 1, True)
        if not text.startswith(")", at):
            raise _unexpected(layout, text, at, ")")
        at += 1
        areas.append(area)
    if field.kind == AREA and len(areas) != 1:
        raise _unexpected(layout, text, at, "one pair of parentheses")
    return (areas[0] if field.kind == AREA else areas), at


def _unexpected(layout: Layout, text: str, at: int, wanted: str) -> InvalidNotation:
    names = [field.name for field in layout.fields]
    found = text[at : at + SHOWN] or "the end"
    return InvalidNotation(
        "bad_position", reason=f"expected the fields {names}: {wanted!r} must come where {found!r} stands"
    )
