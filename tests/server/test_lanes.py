"""Answers that lie face down: in the middle of a simultaneous phase nothing tells what others answered."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.server.table import foresight, render
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.roster import PERSON, Roster, Seat
from planetb.server.table.seating import _redealt
from planetb.server.table.shelf import Table
from planetb.server.thinking.opinions import opinions
from server.tools import any_move

ALONE = ("reworld",)  # nobody ever acts at the same time as another
FACE_DOWN: dict[str, dict[str, Any]] = {"evacuation": {"mode": "points", "actions": "advanced"}}
SIMULTANEOUS = [name for name in sorted(MODULES) if name not in ALONE]
PHASES = 5  # of each game
TRIES = 12  # random answers, to find two that differ
HINT = "mind:40"


def walk(game: str, seed: int) -> list[LoggedMatch]:
    """A game as it stands wherever several seats act at the same time and the first of them has options;
    of two seats, three, and so on, one after the other.
    """
    rng = random.Random(seed)
    seats = 2 + seed % (registry.game(game).meta.high - 1)
    logged = LoggedMatch.new(origin_now(game, seats, FACE_DOWN.get(game, {})), 0.0)
    found: list[LoggedMatch] = []
    asked = ""
    while not logged.match.over and len(found) < PHASES:
        match = logged.match
        kind = type(match.game.ask(match.state)).__name__ if len(match.waiting) > 1 else ""
        if kind and kind != asked and len(answers(logged, match.waiting[0], rng)) > 1:
            found.append(LoggedMatch.replayed(logged.origin, logged.history.entries))
        asked = kind
        seat = rng.choice(match.waiting)
        logged.choose(seat, any_move(match, seat, rng), None, 0.0)
    return found


def answers(logged: LoggedMatch, seat: int, rng: random.Random) -> list[str]:
    """Whole moves of a seat after which the others still wait."""
    found = {}
    for _ in range(TRIES):
        word, twin = any_move(logged.match, seat, rng), logged.match.clone()
        twin.dealer = None
        twin.choose(word, seat)
        if [other for other in twin.waiting if other != seat] and twin.state.lanes:
            found.setdefault(twin.digest, word)
    return list(found.values())


def answered(logged: LoggedMatch, seat: int, word: str) -> LoggedMatch:
    twin = LoggedMatch.replayed(logged.origin, logged.history.entries)
    twin.choose(seat, word, None, 0.0)
    return twin


def of_the_match(logged: LoggedMatch, seat: int) -> Any:
    """View, question, options and log, and the positions that the seat imagines."""
    match = logged.match
    imagined = [match.redeal(seat, seed).position() for seed in range(4)]
    return match.view(seat), match.prompt("en", seat), match.options_of(seat), match.log(seat), imagined


def of_the_server(logged: LoggedMatch, seat: int) -> Any:
    """What the seat is sent, and a spectator."""
    seats = [Seat(number, PERSON, f"Seat {number}") for number in range(logged.match.seats)]
    roster = Roster("table0000000", logged.origin, seats, [], 0.0)
    return [
        msgspec.json.encode(render.state(roster, logged, render.Viewer(viewer), "en", None))
        for viewer in (seat, None)
    ]


def of_foresight(logged: LoggedMatch, seat: int) -> Any:
    """What the seat would see after its own answer, and whether that shows something."""
    word = any_move(logged.match, seat, random.Random(1))
    return msgspec.json.encode(foresight.preview(logged.match, seat, word))


def of_thinking_ahead(logged: LoggedMatch, seat: int) -> Any:
    """Where its points come from, how selections stand, why something cannot be."""
    match = logged.match
    words = [option.key for option in render.options(match, seat, "en")][:6]
    found: list[Any] = [foresight.standing(match, viewer, "en") for viewer in (seat, None)]
    found += [foresight.why_not(match, seat, word, "en") for word in words]
    if render.picking(match, seat):
        found.append(foresight.things(match, seat, [], "en"))
    return msgspec.json.encode(found)


def of_looking_back(logged: LoggedMatch, seat: int) -> Any:
    """The present moment as a page of the past, in a game that was read anew; a link shows the same."""
    seats = [Seat(number, PERSON, f"Seat {number}") for number in range(logged.match.seats)]
    roster = Roster("table0000000", logged.origin, seats, [], 0.0)
    anew = LoggedMatch.replayed(logged.origin, logged.history.entries)
    last = anew.history.moment
    return [
        msgspec.json.encode(render.moment(roster, anew, render.Viewer(viewer), "en", last))
        for viewer in (seat, None)
    ]


def of_being_behind(logged: LoggedMatch, seat: int) -> Any:
    """What spectators see who are some time behind, when that time is over."""
    seats = [Seat(number, PERSON, f"Seat {number}") for number in range(logged.match.seats)]
    roster = Roster("table0000000", logged.origin, seats, [], 0.0)
    roster.pact.delay = 60
    return Table(roster, logged).shown(render.Viewer(None), "en", None, 1e9)


def of_a_bot(logged: LoggedMatch, seat: int) -> Any:
    """The position that a bot gets to think about."""
    return logged.match.position_for(seat)


def of_hints(logged: LoggedMatch, seat: int) -> Any:
    """What a bot advises, searching from the same seed."""
    return opinions(logged.match.position_for(seat), seat, HINT, 5)


def of_continuing(logged: LoggedMatch, seat: int) -> Any:
    """The position that a new table goes on from."""
    return _redealt(logged, seat)


LOOKS = [
    of_the_match,
    of_the_server,
    of_foresight,
    of_thinking_ahead,
    of_looking_back,
    of_being_behind,
    of_a_bot,
    of_hints,
    of_continuing,
]


class SameDraw:
    """Randomness that always draws the same."""

    @staticmethod
    def randbelow(high: int) -> int:
        return high // 3


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redeals are drawn anew each time; with the same draw, what differs comes from the answers."""
    for module in ("foresight", "seating"):
        monkeypatch.setattr(f"planetb.server.table.{module}.secrets", SameDraw)


def differs(look: Callable[[LoggedMatch, int], Any], game: str) -> int:
    """Compares what another seat gets after two answers; returns how often there were two. Who has still
    something to answer is no secret.
    """
    compared = 0
    for seed in range(3):
        for logged in walk(game, seed):
            first = logged.match.waiting[0]
            other = next(seat for seat in logged.match.waiting if seat != first)
            groups: dict[str, list[tuple[str, Any]]] = {}
            for word in answers(logged, first, random.Random(seed))[:4]:
                after = answered(logged, first, word)
                groups.setdefault(json.dumps(after.match.waiting), []).append((word, look(after, other)))
            for group in groups.values():
                for word, found in group:
                    assert found == group[0][1], f"seat {other} can tell {word!r} from {group[0][0]!r}"
                compared += len(group) - 1
    return compared


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.__name__))
@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_nothing_tells_what_another_seat_has_answered(game: str, look: Callable[..., Any]) -> None:
    assert differs(look, game) >= 2


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_no_snapshot_is_taken_while_answers_lie_face_down(game: str) -> None:
    """A game that goes on from one has no idea which answers were given behind the screen."""
    taken = 0
    for logged in walk(game, 1):
        first = logged.match.waiting[0]
        for word in answers(logged, first, random.Random(1))[:1]:
            after = answered(logged, first, word)
            after.last_snapshot = -100
            assert after.match.screen and after.snapshot(-1) is None
            taken += 1
        logged.last_snapshot = -100
        assert logged.snapshot(-1) is not None, "before anybody has answered there may be one"
    assert taken >= 1


@pytest.mark.parametrize("game", ALONE)
def test_the_other_games_have_no_simultaneous_phase(game: str) -> None:
    assert walk(game, 0) == []
    assert registry.game(game).meta.high > 1


def test_a_look_that_tells_the_answer_is_noticed() -> None:
    def leaking(logged: LoggedMatch, seat: int) -> str:
        return logged.match.digest

    with pytest.raises(AssertionError, match="can tell"):
        differs(leaking, SIMULTANEOUS[0])
