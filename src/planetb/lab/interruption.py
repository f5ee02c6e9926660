"""Ctrl-C that waits for a good moment.

Compiled code that is interrupted inside a long multiplication takes it for a lack of memory and ends the
process; so while games are played Ctrl-C is only noted, and heard between two choices.
"""

import signal
import threading
from types import FrameType, TracebackType

_noted: list[int] = []  # signals are the process's, so their note is too


def hear() -> None:
    """Raises KeyboardInterrupt if Ctrl-C was pressed meanwhile."""
    if _noted:
        _noted.clear()
        raise KeyboardInterrupt


class Patient:
    """While entered, Ctrl-C waits for `hear`. In other threads than the main one nothing changes."""

    def __enter__(self) -> None:
        self._before = None
        if threading.current_thread() is threading.main_thread():
            self._before = signal.getsignal(signal.SIGINT)
        if callable(self._before):
            signal.signal(signal.SIGINT, _note)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if callable(self._before):
            signal.signal(signal.SIGINT, self._before)
        _noted.clear()


def _note(number: int, frame: FrameType | None) -> None:
    _noted.append(number)
