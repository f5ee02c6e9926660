"""Plays through the page like a person who tries everything: looks, compares, clicks on what glows."""

import random
from pathlib import Path

from playwright.sync_api import Page

import planetb
from planetb.kernel.meta import Value
from web.boards import among_bots, enter
from web.look import LOOKS
from web.look.seen import Seen
from web.player import Player, table_of
from web.thorough import SKIPPED, THOROUGH, stride

BATCH = 40  # moments of a golden game in one call
LEAP = 3  # from one to the next: further than the page looks for pieces that travel


class Finger:
    """A seat that answers whatever is asked, and compares page and server after every move."""

    def __init__(self, me: Player, game: str, seed: int = 1, compares: bool = True) -> None:
        self.me = me
        self.compares = compares
        self.page: Page = me.page
        self.look = LOOKS[game]
        self.random = random.Random(seed)
        self.moves = 0
        self.comparisons = 0
        self.over = False

    def sit_down(self, game: str, seats: int, variants: dict[str, Value], seed: int) -> None:
        """A new game whose chance is settled, against bots."""
        match, chance = planetb.new(game, seats, seed, variants), random.Random(seed)
        while not THOROUGH and len(match.moves) < SKIPPED.get(game, 0):
            seat = match.waiting[0]
            match.choose(chance.choice(match.options_of(seat)), seat)
        enter(self.me, "/api/records", {"record": match.record(), "seats": among_bots(seats)})

    def check(self, seen: Seen) -> None:
        assert not seen.alerts, seen.alerts
        self.look.check(seen)
        self.comparisons += 1

    def play(self, most: int = 10_000) -> int:
        """So many moves, or to the end of the game; returns how many there were."""
        before, clicked, table = "", None, table_of(self.page)
        read = self.look.READ if self.compares else None
        while self.moves < most:
            chance = self.random.random()
            found = self.page.evaluate("eye.turn", [table, before, read, chance, clicked])
            if found["seen"]:
                self.check(Seen(found["seen"]))
            if found["asked"] == "over":
                self.over = True
                if self.compares:
                    self.look_at_end(table)
                break
            assert found["at"], f"no finger reaches {found['name']!r}"
            self.page.mouse.click(found["at"]["x"], found["at"]["y"])
            self.page.mouse.move(1, 1)  # what is pointed at shows its outcome
            before, clicked = found["stamp"], {"name": found["name"], **found["at"]}
            self.moves += found["moves"]  # things of a pick are not moves before they are handed in
        return self.moves

    def look_at_end(self, table: str) -> None:
        """The seats have the scores of the server, and the board behind the score sheet its last moment."""
        self.page.get_by_role("button", name="Show the board").click()
        seen = Seen(self.page.evaluate("eye.compared", [table, self.look.READ]))
        assert seen.server["over"]
        seen.check_scores()
        self.check(seen)

    def walk(self, file: Path) -> int:
        """Goes through a finished game; returns how many moments were looked at."""
        enter(self.me, "/api/records", {"record": file.read_text()})
        self.me.wait("over")
        last = self.me.moments()
        step = stride(last)
        leap = max(step, LEAP)
        for start in range(0, leap, step):
            for first in range(start, last + 1, BATCH * leap):
                until = min(last, first + BATCH * leap - 1)
                for found in self.page.evaluate("eye.stroll", [first, until, leap, self.look.READ]):
                    self.check(Seen(found))
        return self.comparisons
