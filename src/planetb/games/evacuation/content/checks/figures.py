"""Figures of many items at once."""

from planetb.kernel.content import Item


def numbers(items: list[Item], field: str) -> list[int]:
    return [item.number(field) for item in items]


def span(values: list[int]) -> list[int]:
    return [min(values), max(values)]
