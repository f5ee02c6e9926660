"""Pages of several sizes that are told golden games, moment after moment, and measured."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import count, takewhile
from pathlib import Path

from playwright.sync_api import Page

from web.telling import Told

LOOK = Path(__file__).parent / "look"
FIT = (LOOK / "fit.js").read_text()
FEED = (LOOK / "feed.js").read_text()
LEAST = 11  # pixels of a letter
AT_ONCE = 40  # moments that a page is told in one go
Size = tuple[int, int]
SIZES: dict[Size, str] = {  # and whether nothing scrolls there at all, or only the page, or its parts as well
    (1366, 657): "still",
    (1440, 900): "still",
    (1920, 1080): "still",
    (820, 1180): "page",
    (390, 844): "parts",
}
CHANCE = "*"  # whose moves an open record writes down


@dataclass
class Golden:
    """A record as it was played: its head, then answers with their seats."""

    head: list[str]
    answers: list[tuple[str, str]]

    @classmethod
    def read(cls, file: Path) -> "Golden":
        lines = file.read_text().splitlines()
        head = list(takewhile(lambda line: not line[0].isdecimal() and line[0] not in "=*", lines))
        moves = [
            line.split(" ", 1) for line in lines[len(head) :] if line[0].isdecimal() or line[0] == CHANCE
        ]
        return cls(head, [(seat, answer) for seat, all_of in moves for answer in all_of.split(" : ")])

    def until(self, at: int) -> str:
        """The record of its first answers."""
        return "\n".join([*self.head, *(f"{seat} {answer}" for seat, answer in self.answers[:at]), ""])


@dataclass
class Gallery:
    """One page for each size. No server plays for them: their sockets are fed."""

    pages: dict[Size, Page]
    measured: int = 0
    _tables: Iterator[int] = field(default_factory=count)

    def open(self) -> "Gallery":
        """The pages, each of its size; from then on they are never loaded anew."""
        for (width, height), page in self.pages.items():
            page.set_viewport_size({"width": width, "height": height})
            for script in (FIT, FEED):
                page.add_init_script(script)
            page.goto("/about")
            page.evaluate("() => document.documentElement.style.setProperty('opacity', '0')")  # not painted
        return self

    def findings(self, told: Iterable[tuple[int, Told]]) -> list[str]:
        """What is out of sight, too small, cut short or scrolls when a seat is asked: each seat sits at a
        table of its own and hears what it would have heard.
        """
        seats: dict[int, list[Told]] = {}
        for seat, one in told:
            seats.setdefault(seat, []).append(one)
        return [line for seat, all_of in seats.items() for line in self._findings_of(seat, all_of)]

    def _findings_of(self, seat: int, told: list[Told]) -> Iterator[str]:
        for (width, height), page in self.pages.items():
            self._arrive(page)
            for first in range(0, len(told), AT_ONCE):
                some = told[first : first + AT_ONCE]
                sent = [asdict(one) for one in some]
                found = page.evaluate("feed.follow", [sent, SIZES[width, height], LEAST])
                for one, wrong in zip(some, found, strict=True):
                    yield from (
                        f"moment {one.moment}, seat {seat}, at {width}x{height}: {line}" for line in wrong
                    )
                self.measured += len(some)
            page.evaluate("feed.rest")

    def _arrive(self, page: Page) -> None:
        page.evaluate("feed.arrive", f"fed{next(self._tables):09}")

    def rest(self) -> None:
        """No page is at a table."""
        for page in self.pages.values():
            page.evaluate("feed.rest")

    def show(self, size: Size, told: Told) -> None:
        """A page that has just come is told one moment."""
        page = self.pages[size]
        self._arrive(page)
        page.evaluate("feed.show", asdict(told))
