"""Rehearsals: what a seat may be asked next, in a position it cannot tell from the real one.

Others are imagined to do what changes least. It runs in a process of its own: plain data in, plain data out.
"""

import random
from typing import Any, Final

from planetb.match import Match
from planetb.reading import from_own_position
from planetb.server.table.choices import move, options, picking, possible, prompt
from planetb.server.table.foresight import selection
from planetb.server.table.planned import Meant
from planetb.server.wire import Ahead, Lang, PlannedMove
from planetb.text.game_text import step_name
from planetb.text.grammar import LANGS

_GUESSES: Final = 5  # ways that others might take, of which the quietest one is imagined
_MOST: Final = 600  # choices that others make before the seat is asked


class Rehearsed:
    """An imagined game after some moves of a seat, as far as they were possible and showed nothing new."""

    def __init__(self, position: str, seat: int, seed: int) -> None:
        self.match = from_own_position(position)
        self.seat = seat
        self.made: list[Meant] = []
        self.reveals = False
        self.later = False
        self._chance = random.Random(seed)
        self._pass_time()

    def make(self, word: str) -> bool:
        """Makes a move; returns whether it was possible."""
        match, seat = self.match, self.seat
        if self.reveals or match.over or seat not in match.waiting or not possible(match, seat, word):
            return False
        said = {lang: move(match, seat, word, lang).text for lang in LANGS}
        key, asks = move(match, seat, word, "en").key, question(match, seat)
        turned = match.state.turned
        match.choose(word, seat)
        self.reveals = match.state.turned != turned
        self.made.append(Meant(key, asks, said, False, self.later))
        if not self.reveals:
            self._pass_time()
        return True

    def _pass_time(self) -> None:
        """Lets others choose until the seat is asked: of some ways the one that changes least."""
        self.later = not self.match.over and self.seat not in self.match.waiting
        if self.later:
            ways = [self._way() for _ in range(_GUESSES)]
            before = self.match.view(self.seat)
            self.match = min(
                ways, key=lambda way: (way.over, way.state.turned, _apart(before, way.view(self.seat)))
            )

    def _way(self) -> Match:
        twin = self.match.clone()
        for _ in range(_MOST):
            if twin.over or self.seat in twin.waiting:
                break
            other = twin.waiting[0]
            twin.choose(self._chance.choice(twin.options_of(other)), other)
        return twin


def question(match: Match, seat: int) -> str:
    """The sort of question that stands before a seat."""
    ask = match.game.ask_of(match.state, seat)
    return "" if ask is None else step_name(ask)


def rehearsed(position: str, seat: int, seed: int, moves: list[str]) -> list[Meant]:
    """What moves mean, up to the first that is not possible; the last one may show something new."""
    here = Rehearsed(position, seat, seed)
    for word in moves:
        if not here.make(word):
            break
        if here.reveals:
            last = here.made.pop()
            here.made.append(Meant(last.key, last.asks, last.said, True, last.later))
    return here.made


def look_ahead(
    position: str, seat: int, seed: int, seq: int, moves: list[str], picked: list[str] | None, lang: Lang
) -> Ahead:
    """The question after some moves, as far as they were possible."""
    here = Rehearsed(position, seat, seed)
    for word in moves:
        if not here.make(word):
            break
    made = [PlannedMove(one.key, one.said[lang], False, one.later) for one in here.made]
    if here.reveals:
        made[-1].shows = True
    match = here.match
    asked = not here.reveals and not match.over and seat in match.waiting
    things = selection(match, seat, picked, lang) if asked and picked is not None else None
    eyes = seat if asked else None
    return Ahead(
        seq,
        made,
        dict(match.view(seat)) if asked or not here.reveals else {},
        here.later,
        prompt(match, eyes, lang),
        options(match, eyes, lang),
        picking(match, eyes),
        things,
        here.reveals,
        match.over,
    )


def _apart(one: Any, other: Any) -> int:
    """In how many places two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(_apart(one.get(key), other.get(key)) for key in dict.fromkeys([*one, *other]))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return sum(_apart(left, right) for left, right in zip(one, other, strict=True))
    return int(one != other)
