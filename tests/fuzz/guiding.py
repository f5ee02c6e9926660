"""What guides a run: mutants that showed something new are damaged further, together with real ones.

New is an answer that was not given before: a complaint without its numbers, or pending work that was
accepted. With an interpreted engine also a line of its code that was not reached before.
"""

import re
import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, Final

NUMBERS: Final = re.compile(r"\d+")
TRACED: Final = ("/planetb/games/", "/planetb/record/", "/planetb/kernel/", "/planetb/match.py")
ACCEPTED: Final = "accepted"


def refused(error: BaseException) -> str:
    """An error as an answer: what is complained of, without the numbers."""
    return f"refused {NUMBERS.sub('0', str(error))[:80]}"


class Lines:
    """Lines of the engine that were reached. A function whose lines are all known is watched no more."""

    def __init__(self) -> None:
        self.new = 0
        self.reached = 0
        self._left: dict[CodeType, set[int]] = {}

    def watch(self, check: Callable[[], str]) -> str:
        sys.settrace(self._call)
        try:
            return check()
        finally:
            sys.settrace(None)

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            here = any(part in code.co_filename for part in TRACED)
            left = {line for _, _, line in code.co_lines() if line} if here else set()
            self._left[code] = left
        return self._line if left else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        left = self._left[frame.f_code]
        if frame.f_lineno in left:
            left.discard(frame.f_lineno)
            self.new += 1
        return self._line


class Guide:
    """What one stretch of mutants has shown so far, and those that it goes on with."""

    def __init__(self, lines: bool = False) -> None:
        self.found: list[str] = []
        self.answers: set[str] = set()
        self.lines = Lines() if lines else None

    def check(self, text: str, check: Callable[[], str]) -> bool:
        """Whether a mutant was accepted; it is kept if it showed something new."""
        if self.lines:
            self.lines.new = 0
            answer = self.lines.watch(check)
            self.lines.reached += self.lines.new
        else:
            answer = check()
        accepted = answer.startswith(ACCEPTED)
        fresh = not self.answers.issuperset(answer.splitlines())
        self.answers.update(answer.splitlines())
        if (fresh and accepted) or (self.lines and self.lines.new):
            self.found.append(text)
        return accepted
