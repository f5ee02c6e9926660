"""Pending work lies on a stack: in which order it is done, and whether a promise is among it."""

from typing import Any, Final

from planetb.kernel.step import Step

LONGEST_RUN: Final = 20_000  # pieces of work between two questions: no game does a tenth of it


def put_in_order(stack: list[Step[Any]], height: int) -> None:
    """Turns round what was pushed above `height`: the first of it shall be done first."""
    if len(stack) == height + 2:
        stack[-1], stack[-2] = stack[-2], stack[-1]
        return
    pushed = stack[height:]
    pushed.reverse()
    stack[height:] = pushed


def promised_at(stack: list[Step[Any]]) -> int:
    """Where the nearest promise is pending, or -1. Nobody need ask while a `floor` is on top."""
    i = len(stack) - 1
    while i >= 0:
        step = stack[i]
        if step.promised:
            return i
        if step.floor:
            return -1
        i -= 1
    return -1
