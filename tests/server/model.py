"""A sequential model of a table: what its log may be, given what players did, when, and were told."""

from typing import Any

import msgspec

from planetb.beginning import begin
from planetb.games import registry
from planetb.kernel.dealer import ScriptedDealer
from planetb.kernel.errors import CannotUndo
from planetb.match import Match

DONE = "done"
CUT = "cut"  # no answer came, and nobody asked again: it may have been done, or not
LATE = 5.0  # seconds after a cut in which it may still be done: the database has been told to
ANYWHERE = -2  # where an entry is that was answered by the state of a later moment
SEATING = {"bot": "bot", "person": "person", "resign": "bot"}  # who sits there after such a deed


class Deed(msgspec.Struct):
    """Something a player did: from when to when, what came of it (`done`, `cut`, the code of a refusal)."""

    kind: str  # choose, undo, bot (handed over), person (taken back, or joined), resign
    seat: int
    begun: float
    ended: float = 0.0
    result: str = ""
    id: str = ""
    seq: int = -1  # the state it was made in
    at: int = -1  # the entry it became, if that was told
    key: str = ""
    could: bool = True  # of an undo: whether the state said so


class Line(msgspec.Struct):
    """An entry of the log as the database has it."""

    seq: int
    kind: str
    seat: int
    word: str
    dealt: str
    message: str | None
    at: float


class Wrong(AssertionError):
    """The table is not what any order of the deeds could have made it."""


def replayed(game: str, seats: int, variants: dict[str, Any], lines: list[Line]) -> Match:
    """Plays the log one entry after the other, undos included; each must be possible where it stands."""
    rules = registry.game(game)
    for number, line in enumerate(lines):
        if line.seq != number:
            raise Wrong(f"entry {line.seq} stands where {number} is expected")
        dealer = ScriptedDealer([rules.table.ids[word.lower()] for word in line.dealt.split(" : ") if word])
        if not number:
            match = begin(rules, seats, None, variants, dealer)
            continue
        match.dealer = dealer
        if line.kind == "undo":
            if match.over:
                raise Wrong(f"entry {number} takes back the end of the game")
            match.undo(line.seat)
        else:
            match.choose(line.word, line.seat)
        if dealer.dealt != len(dealer.outcomes):
            raise Wrong(f"entry {number} deals more than the game asks for")
    return match


def can_undo(match: Match, seat: int) -> bool:
    if match.over or not match.moves or match.moves[-1].seat != seat:
        return False
    try:
        match.clone().undo(seat)
    except CannotUndo:
        return False
    return True


def check_deeds(deeds: list[Deed], lines: list[Line], bots: set[int]) -> None:
    """What was told as done is in the log once, nothing else is, and nobody played another's seat."""
    by_id = {line.message: line for line in lines if line.message}
    if len(by_id) != sum(line.message is not None for line in lines):
        raise Wrong("a message is in the log twice")
    sent = {deed.id for deed in deeds if deed.id}
    for strange in by_id.keys() - sent:
        raise Wrong(f"nobody sent {strange}")
    for deed in deeds:
        if deed.id:
            _check_sent(deed, by_id.get(deed.id), deeds, lines)
        elif deed.result == "has_resigned" and not _may_have_resigned(deeds, deed, {deed.seat}):
            raise Wrong(f"{deed} was refused without a reason")
    for line in lines[1:]:
        if line.message is None:
            _check_bot(line, deeds, bots)


def _check_sent(deed: Deed, line: Line | None, deeds: list[Deed], lines: list[Line]) -> None:
    if deed.result == DONE:
        if line is None:
            raise Wrong(f"{deed} was acknowledged, and is not in the log")
        if deed.at not in (line.seq, ANYWHERE):
            raise Wrong(f"{deed} became {line}")
    elif deed.result != CUT:
        if line is not None:
            raise Wrong(f"{deed} was refused, and is in the log")
        _check_refused(deed, deeds, lines)
    if line is not None:
        _check_became(deed, line, deeds)


def _check_became(deed: Deed, line: Line, deeds: list[Deed]) -> None:
    """An entry is what was sent, of a state that was still that of its question, by whoever sat there."""
    kind = "choice" if deed.kind == "choose" else "undo"
    good = (line.kind, line.seat) == (kind, deed.seat) and line.seq > deed.seq
    if deed.kind == "choose":
        good = good and sorted(line.word.split(" + ")) == sorted(deed.key.split(" + "))
    else:
        good = good and line.seq == deed.seq + 1
    if not good:
        raise Wrong(f"{deed} became {line}")
    if certain(deeds, deed.seat, deed.begun, deed.ended) == "bot":
        raise Wrong(f"{deed} was made while a bot sat there")


def _check_refused(deed: Deed, deeds: list[Deed], lines: list[Line]) -> None:
    if deed.result == "stale":
        good = len(lines) - 1 > deed.seq
    elif deed.result == "not_your_seat":
        good = certain(deeds, deed.seat, deed.begun, deed.ended) != "person"
    elif deed.result == "table_ended":
        good = _may_have_resigned(deeds, deed, {other.seat for other in deeds})
    else:
        good = deed.kind == "undo" and not deed.could
    if not good:
        raise Wrong(f"{deed} was refused without a reason")


def _may_have_resigned(deeds: list[Deed], before: Deed, seats: set[int]) -> bool:
    """Whether one of these seats may have been given up before the end of a deed."""
    return any(
        deed.kind == "resign"
        and deed.seat in seats
        and deed.result in (DONE, CUT)
        and deed.begun < before.ended
        for deed in deeds
    )


def check_leaving(deeds: list[Deed], gone: set[int], ended: bool) -> None:
    """Who has given up, and whether that has ended the game: as soon as one person is left of several."""
    resigned = [deed for deed in deeds if deed.kind == "resign" and deed.result in (DONE, CUT)]
    sure = {deed.seat for deed in resigned if deed.result == DONE}
    if not sure <= gone <= {deed.seat for deed in resigned}:
        raise Wrong(f"{gone} are gone; {sure} were told so")
    came = [deed for deed in deeds if deed.kind == "person" and deed.result == DONE]
    left = {deed.seat for deed in came} - gone
    if ended and not gone:
        raise Wrong("the game was ended, and nobody has given up")
    if gone and not ended and len(left) < 2:
        raise Wrong(f"{left} are left, and the game goes on")
    first = min((deed.begun for deed in resigned), default=0.0)
    if ended and len(left) != 1 and not any(deed.ended > first for deed in came):
        raise Wrong(f"{left} are left, and the game was ended")


def _check_bot(line: Line, deeds: list[Deed], bots: set[int]) -> None:
    if line.seat not in bots and certain(deeds, line.seat, line.at, line.at + 5.0) == "person":
        raise Wrong(f"a bot made {line} while a person sat there")


def certain(deeds: list[Deed], seat: int, begun: float, ended: float) -> str:
    """Who certainly sat on a seat all the time from `begun` to `ended`; empty if it may have changed."""
    moves = [
        deed
        for deed in deeds
        if deed.seat == seat and deed.kind in SEATING and deed.result in ("", DONE, CUT)
    ]
    if any(deed.begun < ended and deed.ended > begun for deed in moves):
        return ""
    before = [deed for deed in moves if deed.ended <= begun]
    latest = max((deed.begun for deed in before if deed.result == DONE), default=0.0)
    kinds = {SEATING[deed.kind] for deed in before if deed.ended >= latest}  # any of these may have come last
    return kinds.pop() if len(kinds) == 1 else ""
