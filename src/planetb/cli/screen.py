"""Where things are shown and answers are read: a terminal, or plain lines in a pipe."""

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

PLAIN_WIDTH: Final = 100


class Paper(Console):
    """A console that lets the program decide what a reader who went away means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Shows text and reads lines. It is `live` when a person sits before it; else it is plain and still."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        width = PLAIN_WIDTH if not sys.stdout.isatty() and "COLUMNS" not in os.environ else None
        self.console = Paper(width=width, highlight=False, emoji=False, markup=False)
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # makes `input` editable

    @property
    def width(self) -> int:
        return min(self.console.width, 120)

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Prints a line or a drawing; nothing in a string is markup."""
        self.console.print(what, style=style or None, soft_wrap=isinstance(what, (str, Text)))

    def draw(self, markup: str) -> None:
        """Prints text that may hold markup such as [bold]."""
        self.console.print(Text.from_markup(markup, emoji=False), soft_wrap=True)

    def rule(self, title: str) -> None:
        """Prints a line across the screen with a title in it."""
        self.console.print(Rule(Text(title, style="bold"), style="dim", align="left"), width=self.width)

    def clear(self, history: bool = False) -> None:
        """Empties a live screen; `history` forgets what scrolled away too."""
        if self.live:
            self.console.clear()
            if history:
                self.console.file.write("\033[3J")
                self.console.file.flush()

    def read(self, prompt: str = "> ") -> str | None:
        """One line of input without its end, or None when there is no more."""
        if not self.live:
            self.console.file.write(prompt)
            self.console.file.flush()
            line = sys.stdin.readline()
            self.console.file.write(line or "\n")  # so that a piped game reads like a played one
            return line.rstrip("\r\n") if line else None
        try:
            return input(prompt)
        except EOFError:
            self.show()
            return None

    @contextlib.contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """Shows that something takes its time, while it does."""
        if self.live:
            with self.console.status(Text(words, style="dim")):
                yield
        else:
            yield
