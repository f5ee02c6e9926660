"""Positions for tests: a started game whose pieces a test sets by hand, and choices in notation."""

from typing import ClassVar

import planetb
from planetb.games.evacuation.audit import pieces
from planetb.games.evacuation.effects.settling import settle
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.meta import MODE
from planetb.games.evacuation.rules.map import NAMES
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.kernel.meta import Value
from planetb.kernel.step import Step
from planetb.text.game_text import step_name


class SettleOne(Step[EvacuationState]):
    """Settles a given site."""

    fields: ClassVar[str] = "site"

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def run(self, state: EvacuationState) -> None:
        settle(state, self.seat, self.site, 0)


class Table:
    """A position and its game; every choice is followed by an audit of the pieces."""

    def __init__(self, seats: int = 2, seed: int = 1, **variants: Value) -> None:
        self.match = planetb.new("evacuation", seats, seed, variants)
        self.state: EvacuationState = self.match.state
        if self.state.variant[MODE] and not self.state.year:
            self.draft()

    def draft(self) -> None:
        """Takes the first goal again and again, until year 1 begins."""
        while self.asks in ("pick goal", "drop goal"):
            GAME.choose(self.state, self.state.options[0])

    def nation(self, seat: int = 0) -> Nation:
        return self.state.seats[seat]

    def at(self, step: Step[EvacuationState]) -> "Table":
        """Drops all pending work and begins with this step instead."""
        self.state.agenda = []
        self.state.lanes = []
        self.state.lane = -1
        self.match.screen = None
        self.state.push(step)
        GAME.advance(self.state)
        return self

    def play(self, *words: str) -> "Table":
        for word in words:
            GAME.choose(self.state, GAME.table.parse(word, "evacuation", self.state.options))
            wrong = pieces(self.state)  # `at` leaves no year around its step
            assert not wrong, wrong
        return self

    def first(self, prefix: str) -> "Table":
        """Plays the first option that begins so."""
        return self.play(next(word for word in self.options if word.startswith(prefix)))

    @property
    def options(self) -> list[str]:
        return [GAME.table.word(option) for option in self.state.options]

    @property
    def asks(self) -> str:
        return "" if GAME.over(self.state) else step_name(GAME.ask(self.state))

    @property
    def seat(self) -> int:
        return GAME.seat(self.state)

    def settle(self, seat: int, *names: str) -> "Table":
        """Puts a nation on sites, with the pieces they take and energy factories."""
        nation = self.nation(seat)
        for name in names:
            site = NAMES.index(name)
            self.supply(seat)
            self.state.push(SettleOne(seat, site))
            GAME.advance(self.state)
            while self.asks == "fill spots":
                GAME.choose(self.state, self.state.options[-1])
        nation.population = max(nation.population, 0)
        return self

    def supply(self, seat: int) -> None:
        """Three people, three steel and two factories, on the New World."""
        nation = self.nation(seat)
        nation.population += 3
        nation.stock[4] += 3
        for kind in (2, 1, 0):
            if nation.reserve[kind] >= 2 and sum(nation.factories[3:]) < 2:
                nation.reserve[kind] -= 2
                nation.factories[3 + kind] += 2


def site(name: str) -> int:
    return NAMES.index(name)


def give_factory(nation: Nation, kind: int, world: int = 1, n: int = 1) -> None:
    """Factories from the reserve to a side of the board."""
    nation.reserve[kind] -= n
    nation.factories[3 * world + kind] += n


def put_markers(nation: Nation, front: int, back: int, lanes: tuple[int, int] = (0, 0)) -> None:
    """Progress markers on steps, productivity tokens as they would then be."""
    from planetb.games.evacuation.content.tables import CROSSED
    from planetb.games.evacuation.flow.progress import flip_token, move_token

    nation.markers = [front, back]
    nation.lanes = list(lanes)
    for step in (front, back):
        if CROSSED[step] >= 1:
            flip_token(nation)
    for transition in (2, 3):
        if CROSSED[back] >= transition:
            move_token(nation)
