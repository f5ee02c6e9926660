"""Pages of several sizes around one table: a golden game is played again before them and measured."""

from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.boards import enter
from web.look.seen import EYE
from web.player import Player

FIT = (Path(__file__).parent / "look" / "fit.js").read_text()
LOOKS = 3  # at a page before what is found counts
LEAST = 11  # pixels of a letter
SIZES = {  # and whether nothing scrolls there at all, or only the page, or its parts as well
    (1366, 657): "still",
    (1440, 900): "still",
    (1920, 1080): "still",
    (820, 1180): "page",
    (390, 844): "parts",
}


CHANCE = "*"  # whose moves an open record writes down
MOVERS = f"0123456789{CHANCE}"  # how a line of moves begins


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

    @property
    def open(self) -> bool:
        """Whether its chance was settled by whoever made it: a table would deal otherwise."""
        return any(seat == CHANCE for seat, _ in self.answers)

    @property
    def seats(self) -> int:
        return next(int(line.split()[1]) for line in self.head if line.startswith("seats "))

    def until(self, at: int) -> str:
        """The record of its first answers."""
        return "\n".join([*self.head, *(f"{seat} {answer}" for seat, answer in self.answers[:at]), ""])


@dataclass
class Gallery:
    """One page for each size; all of them look at the same table as seat 0."""

    pages: dict[tuple[int, int], Page]
    measured: int = 0
    _table: str = ""
    _secrets: list[str] = field(default_factory=list)
    _state: dict[str, Any] = field(default_factory=dict)

    def open(self) -> "Gallery":
        """The pages, each of its size; from then on they are never loaded anew."""
        for (width, height), page in self.pages.items():
            page.set_viewport_size({"width": width, "height": height})
            for script in (EYE, FIT):
                page.add_init_script(script)
            page.goto("/about")
            page.evaluate("() => document.documentElement.style.setProperty('opacity', '0')")  # not painted
        return self

    def sit_down(self, golden: Golden, at: int) -> None:
        """A table that goes on from there; nobody but the record plays."""
        first, *others = self.pages.values()
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "friend"}] * (golden.seats - 1)]
        made = enter(Player(first), "/api/records", {"record": golden.until(at), "seats": seats})
        self._table, self._secrets = made["table"], [made["secret"]]
        for seat in range(1, golden.seats):
            token = next(one["token"] for one in made["invitations"] if one["seat"] == seat)
            joined = first.request.post("/api/join", data={"invitation": token, "name": f"Bo {seat}"})
            assert joined.ok, joined.text()
            self._secrets.append(joined.json()["secret"])
        for page in others:
            page.evaluate("eye.arrive", [self._table, self._secrets[0]])
        self._state = self._ask("GET", "?seat=0")

    def _ask(self, method: str, path: str, seat: int = 0, body: object = None) -> dict[str, Any]:
        page = next(iter(self.pages.values()))
        answer = page.request.fetch(
            f"/api/tables/{self._table}{path}",
            method=method,
            data=body,
            headers={"Authorization": f"Bearer {self._secrets[seat]}"},
        )
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def choose(self, seat: str, key: str) -> None:
        """As the record says."""
        seq = self._state["seq"]
        body = {"id": f"golden{seq:010}", "seat": int(seat), "seq": seq, "key": key}
        self._state = self._ask("POST", "/choose", int(seat), body)

    def findings(self) -> list[str]:
        """What is out of sight, too small or scrolls, while seat 0 is asked."""
        found = []
        for (width, height), page in self.pages.items():
            wrong: list[str] = []
            for _ in range(LOOKS):  # a page that was just drawn may still be settling
                wrong = page.evaluate("fit.measured", [self._state["moment"], SIZES[width, height], LEAST])
                if not wrong:
                    break
            found += [f"moment {self._state['moment']} at {width}x{height}: {one}" for one in wrong]
            self.measured += 1
        return found

    def follow(self, golden: Golden, at: int = 0, most: int = 10_000, each: int = 1) -> list[str]:
        """From there until seat 0 was asked so often, at each nth question: all that was found.

        Between them the line is cut: what happened comes in one piece, as for somebody who was away.
        """
        self.sit_down(golden, at)
        context = next(iter(self.pages.values())).context
        found: list[str] = []
        asked = 0
        for i, (seat, key) in enumerate(golden.answers[at:], at):
            if asked == most:
                break
            if seat == "0":
                asked += 1
                if asked % each == 0:
                    context.set_offline(False)
                    if golden.open:
                        self.sit_down(golden, i)
                    found += self.findings()
                context.set_offline(not golden.open)
            if not golden.open:
                self.choose(seat, key)
        context.set_offline(False)
        return found
