"""One game between bots, followed while it is played: positions, how seats begin, what they meet."""

from functools import cache
from typing import Any, Final

from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.kernel.domain import PASS
from planetb.kernel.state import Answer
from planetb.kernel.step import Ask, Pick
from planetb.lab.course import moments
from planetb.match import Match
from planetb.text.game_text import step_name, text_of

DEPTH: Final = 3  # moves of a seat that count as its opening
AND: Final = " + "  # between things that were picked together
FREE: Final = "free"  # instead of a question: what may be done besides it


@cache
def copies(game: str) -> dict[str, str]:
    """The code that stands for each piece of a game: things of a kind with the same name are the same."""
    items = content_of(game).items if game in MODULES else {}
    first: dict[tuple[str, str], str] = {}
    named = {code: (item.kind, text_of(game).name(item, "en")) for code, item in items.items()}
    return {code: first.setdefault(name, code) for code, name in named.items()}


class Meeting:
    """What one seat did with one piece of content: how often it could and did, and in its first decision."""

    def __init__(self) -> None:
        self.offered = 0
        self.picked = 0
        self.first = False  # whether it could in the seat's first decision of this sort
        self.begun = False  # and did


class Opened:
    """A pick under way: its things are known when it is handed in, since what is forced is not asked for."""

    def __init__(self, ask: Pick[Any], state: Any, told: int, place: int) -> None:
        self.ask = ask
        self.state = state  # when it began
        self.told = told  # how long the trail was then
        self.place = place  # of the move in the seat's opening


class Follower:
    """What is kept of a game until its end. It is a function of the game alone: no other game matters."""

    def __init__(self, match: Match) -> None:
        self.match = match
        name = match.game.meta.name
        self.text = text_of(name)
        self.items = copies(name)
        self.states: list[Any] = []  # before each choice
        self.paths: list[list[str]] = [[] for _ in range(match.seats)]
        self.met: list[dict[str, Meeting]] = [{} for _ in range(match.seats)]
        self.names: dict[str, str] = {}  # how moves of openings are said that are of no piece
        self._known: list[set[str]] = [set() for _ in range(match.seats)]  # sorts of decisions met before
        self._opened: list[Opened | None] = [None] * match.seats

    def see(self, ask: Ask[Any], options: list[int], option: int) -> None:
        """Notes a choice that is about to be made."""
        state = self.match.state.clone()
        self.states.append(state)
        self._resolve(ask.seat)
        if len(options) < 2 or self._opened[ask.seat]:
            return
        path = self.paths[ask.seat]
        if isinstance(ask, Pick):
            self._opened[ask.seat] = Opened(ask, state, len(self.match.trail), len(path))
            path.append("")
        else:
            self._meet(ask, state, options, [option])
            path.append(self._key(ask, state, [option]) if len(path) < DEPTH else "")

    def finish(self) -> None:
        """The game is over: picks that ended it are counted too."""
        for seat in range(self.match.seats):
            self._resolve(seat)

    def _resolve(self, seat: int) -> None:
        """Notes the open pick of a seat, if it has been handed in."""
        opened = self._opened[seat]
        for entry in self.match.trail[opened.told :] if opened else ():
            if isinstance(entry, Answer) and entry.seat == seat and entry.option == PASS:
                assert opened and isinstance(entry.step, Pick)
                ask, picked = opened.ask.having(()), list(entry.step.picked)
                self._meet(ask, opened.state, ask.things(opened.state), picked)
                if opened.place < DEPTH:
                    self.paths[seat][opened.place] = self._key(ask, opened.state, picked)
                self._opened[seat] = None
                return

    def _meet(self, ask: Ask[Any], state: Any, offered: list[int], taken: list[int]) -> None:
        """Notes the pieces of a decision; two options may be of the same piece."""
        pieces: dict[str, bool] = {}
        for option in dict.fromkeys(offered):
            sort, code = self.text.deed(self.match.game, state, ask, option)
            if code in self.items:
                free = ask.window and self.match.game.free_low <= option < self.match.game.free_high
                key = f"{FREE if free else step_name(ask)}: {sort} {self.items[code]}"
                pieces[key] = pieces.get(key, False) or option in taken
        sorts = {key.rpartition(" ")[0] for key in pieces}
        fresh = sorts - self._known[ask.seat]
        self._known[ask.seat] |= sorts
        for key, took in pieces.items():
            meeting = self.met[ask.seat].setdefault(key, Meeting())
            meeting.offered += 1
            meeting.picked += took
            if key.rpartition(" ")[0] in fresh:
                meeting.first, meeting.begun = True, took

    def _key(self, ask: Ask[Any], state: Any, taken: list[int]) -> str:
        """What a move is called; what is of no piece is said as it was when it was first done."""
        game, question, parts = self.match.game, step_name(ask), []
        for option in taken or [PASS]:
            sort, code = self.text.deed(game, state, ask, option)
            part = f"{sort} {self.items.get(code, code)}".rstrip()
            parts.append(part)
            if code not in self.items and f"{question}: {part}" not in self.names:
                self.names[f"{question}: {part}"] = self.text.option(game, state, ask, option, "en")
        return f"{question}: {AND.join(parts)}"

    def opening(self, seat: int) -> list[str]:
        """How a seat began."""
        return self.paths[seat][:DEPTH]

    def sources(self, seat: int) -> list[dict[str, int]]:
        """What a seat had from each source at each moment of the finished game."""
        game, line = self.match.game, [*self.states, self.match.state]
        return [game.breakdown(line[made], seat) for made in moments(len(self.states))]
