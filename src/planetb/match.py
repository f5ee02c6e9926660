"""A match: one game being played, with its history. This is the object that people and programs hold."""

from typing import Any

from planetb.asking import Asking
from planetb.kernel.compiled import AnOption, ANumber, ASeat, SomeOptions, mypyc_attr
from planetb.kernel.dealer import Dealer
from planetb.kernel.domain import PASS
from planetb.kernel.errors import CannotUndo, IllegalChoice, InvalidNotation
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng, check_seed
from planetb.kernel.state import CHANCE, Answer
from planetb.kernel.step import Ask, Pick
from planetb.record.position import digest, position
from planetb.record.record import DIGEST_EVERY, Move, Setup, write_head, write_moves
from planetb.screen import Screen, raised


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Asking):
    """One game being played. Made by `planetb.new`, `from_record`, `from_position`, `clone` or `redeal`."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup | None,
        state: Any,
        dealer: Dealer | None = None,
        recorded: bool = True,
    ) -> None:
        self.game = game
        self.state = state  # the whole truth, secrets included: give people `view`, give bots a `Chair`
        self.dealer = dealer
        self.moves: list[Move] = []
        self._setup = setup  # None when the match was not played from the start: then there is no record
        self._before: list[Any] = []  # the state before each move that may still be taken back, without trail
        self._told: list[int] = []  # how long the trail was then
        self._screens: list[Screen | None] = []  # what was between the seats then
        self.screen = raised(game, state)  # between seats that act at the same time
        self._begun: dict[int, Pick[Any]] = {}  # the question as it stood before a seat began to pick
        self._undoer: int | None = None  # the seat whose run of undos is under way
        self._digests: dict[int, str] = {}  # after how many moves, which digest
        self.recorded = recorded  # else nobody will ask for its record: no digests are taken on the way
        if state.trail is None:
            state.trail = []
        self._deal()
        self.screen = self.screen or raised(game, state)

    # Playing

    def choose(self, option: AnOption, seat: ASeat = None) -> None:
        """Makes a choice: an int from `options`, or its notation. On an error nothing has changed.

        In notation a pick of several things is one choice (`dock 1 + dock 4`, `pass` for none); ints add one
        thing after the other. While seats act at the same time, `seat` says who chooses.
        """
        if self.over:
            raise IllegalChoice("game_over")
        who = self.game.seat(self.state) if seat is None else self._viewer(seat)
        ask = self.game.ask_of(self.state, who)
        if isinstance(option, str) and isinstance(ask, Pick) and not self._is_free(option, ask):
            self.pick([] if option.strip().lower() == "pass" else list(option.split("+")), who)
            return
        options = self.game.options_of(self.state, who)
        chosen = self._read(option, options)
        if not options:
            waiting = ", ".join(str(other) for other in self.waiting)
            raise IllegalChoice("not_your_turn", seat=who, allowed=waiting)
        self._check(chosen, options)
        before, told, last = self._calm(), len(self.trail), self.waiting == [who]
        self.game.choose_for(self.state, who, chosen)
        if not isinstance(ask, Pick) or self._is_free(self.notation(chosen), ask):
            screen = self.screen.chosen(who, chosen) if self.screen else None
            self._made(before, told, Move(who, chosen), screen, last)
            return
        picked = self._confirmed(who, told)
        if picked is None:
            self._begun.setdefault(who, ask)
        else:
            self._begun.pop(who, None)
            screen = self.screen.picked(who, list(picked)) if self.screen else None
            self._made(before, told, Move(who, PASS, picked), screen, last)

    def pick(self, things: SomeOptions, seat: ASeat = None) -> None:
        """Makes a choice of several things at once, in any order. On an error nothing has changed."""
        if self.over:
            raise IllegalChoice("game_over")
        who = self.game.seat(self.state) if seat is None else self._viewer(seat)
        options = self.game.options_of(self.state, who)
        picked = sorted(self._read(thing, options) for thing in things)
        before, told, last = self._calm(), len(self.trail), self.waiting == [who]
        self.game.pick(self.state, who, picked)
        self._begun.pop(who, None)
        screen = self.screen.picked(who, picked) if self.screen else None
        self._made(before, told, Move(who, PASS, tuple(picked)), screen, last)

    def make(self, move: Move) -> None:
        """Makes a move of another match, whole picks included."""
        if move.option == PASS and isinstance(self.game.ask_of(self.state, move.seat), Pick):
            self.pick(list(move.picked), move.seat)
        else:
            self.choose(move.option, move.seat)

    def _is_free(self, word: str, ask: Ask[Any]) -> bool:
        """Whether a word is a free option of a window, which may be used while a question stays open."""
        option = self.game.table.ids.get(" ".join(word.split()).lower(), -1)
        return ask.window and any(window.low <= option < window.high for window in self.game.windows)

    def offered(self, seat: ASeat = None) -> list[int]:
        """What a person may name now: the options, or of a pick every thing once and what is free besides."""
        ask = self._ask(seat)
        if not isinstance(ask, Pick):
            return [] if ask is None else list(self.game.options_of(self.state, ask.seat))
        free = [o for o in self.game.options_of(self.state, ask.seat) if self._is_free(self.notation(o), ask)]
        return sorted({*ask.things(self.state), *free})

    def things(self, seat: int, picked: list[int]) -> tuple[list[int], bool]:
        """Of a pick: what may be added to these, and whether these may be handed in."""
        ask = self.game.ask_of(self.state, seat)
        if not isinstance(ask, Pick):
            return [], False
        return ask.more(self.state, sorted(picked)), ask.fits(self.state, sorted(picked))

    def _confirmed(self, who: int, start: int) -> tuple[int, ...] | None:
        """The things of the pick that the seat has confirmed since, if it has."""
        for entry in self.trail[start:]:
            if isinstance(entry, Answer) and entry.seat == who and entry.option == PASS:
                return entry.step.picked if isinstance(entry.step, Pick) else None
        return None

    def _calm(self) -> Any:
        """A copy in which nobody has begun to pick: until a pick is handed in, nothing has happened."""
        twin = self.state.clone()
        for who in self._begun:
            self._release(twin, who)
        return twin

    def _release(self, state: Any, who: int) -> None:
        """Puts back what a seat has begun to pick."""
        begun = self._begun[who]
        for stack in state.lanes or [state.agenda]:
            if stack and stack[-1].seat == who:
                stack[-1] = begun
        if self.game.ask(state) is begun:
            state.options = self.game.options_at(state, begun)

    def _made(self, before: Any, told: int, move: Move, screen: Screen | None, last: bool) -> None:
        """A move was made: `screen` is what is between the seats after it, unless it was the `last` one."""
        self._before.append(before)
        self._told.append(told)
        self._screens.append(self.screen)
        self._undoer = None
        self.screen = screen if screen and (not last or screen.waits_for(move.seat)) else None
        self._note(move)
        self._deal()
        self.screen = self.screen or raised(self.game, self.state)

    def undo(self, seat: ASeat = None) -> None:
        """Takes back the last choice of the seat that made it.

        Refuses past a chance outcome or a reveal, past another seat's choice, and at the start.
        """
        who = self.seat if seat is None else self._viewer(seat)
        if who in self._begun:
            self._release(self.state, who)
            del self._begun[who]
            return
        if not self.moves:
            raise CannotUndo("nothing_to_undo")
        last = self.moves[-1].seat
        asker = seat if seat is not None else self._undoer
        if asker is not None and asker != last and last != CHANCE:
            raise CannotUndo("undo_other_seat", seat=asker, other=last)
        if last == CHANCE or not self._before or self._before[-1].turned != self.state.turned:
            raise CannotUndo("undo_reveal")
        before = self._before.pop().clone()  # a clone of this match may still want to go back there
        before.trail = self.trail[: self._told.pop()]
        self.state = before
        self.screen = self._screens.pop()
        self._begun = {}
        self._digests.pop(len(self.moves), None)
        self.moves.pop()
        self._undoer = last

    @property
    def kept(self) -> int:
        """How many earlier states are kept to go back to."""
        return len(self._before)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take something back for this seat."""
        if seat in self._begun:
            return True
        last = self.moves[-1].seat if self.moves else CHANCE
        return last == seat and bool(self._before) and self._before[-1].turned == self.state.turned

    def _deal(self) -> None:
        """Lets the dealer answer while chance is to move."""
        while self.dealer and not self.over and self.game.seat(self.state) == CHANCE:
            options = self.state.options
            weights = self.game.ask(self.state).weights(self.state, options)
            outcome = self.dealer.deal(options, weights)
            self.game.choose(self.state, outcome)
            self._note(Move(CHANCE, outcome))

    def _note(self, move: Move) -> None:
        self.moves.append(move)
        if self.recorded and len(self.moves) % DIGEST_EVERY == 0 and not self._begun:
            self._digests[len(self.moves)] = self.digest
        if self._before and self._before[-1].turned != self.state.turned:
            # nothing before this can be taken back: let it go
            self._before, self._told, self._screens = [], [], []

    # Copying and writing down

    def clone(self) -> "Match":
        """An independent copy, history included."""
        twin = type(self).__new__(type(self))
        twin._copy(self)
        return twin

    def _copy(self, other: "Match") -> None:
        """Becomes as another match is, history included."""
        self.game, self.dealer, self._setup = other.game, other.dealer, other._setup
        self.state = other.state.clone()
        self.state.trail = list(other.trail)
        self.moves, self._before, self._told = list(other.moves), list(other._before), list(other._told)
        self._undoer, self._digests = other._undoer, dict(other._digests)
        self._begun, self.recorded = dict(other._begun), other.recorded
        self.screen, self._screens = other.screen, list(other._screens)

    def redeal(self, seat: ASeat, seed: ANumber) -> "Match":
        """A new match from a position that this seat cannot tell from the real one; without history."""
        viewer, rng = self._viewer(seat), Rng(check_seed(seed))
        twin = Match(self.game, None, self.game.redeal(self.seen(viewer), viewer, rng))
        for other in twin.waiting if self.screen else []:  # who has answered did so, nobody knows what
            while other in twin.waiting and other not in self.waiting:
                options = twin.options_of(other)
                twin.choose(options[rng.below(len(options))], other)
        twin.moves, twin._before, twin._told, twin._screens = [], [], [], []
        return twin

    def position(self) -> str:
        """The position as one line of text; `planetb.from_position` reads it back, mid-effect too."""
        return position(self.game, self.state)

    def position_for(self, seat: ANumber) -> str:
        """The position without what others did at the same time: for bots that think elsewhere."""
        return position(self.game, self.seen(self._viewer(seat)))

    def record(self) -> str:
        """The game so far as text: set-up, choices, digests, result. `planetb.from_record` reads it back."""
        if self._setup is None:
            raise InvalidNotation("no_record")
        lines = write_head(self.game, self._setup)
        start = 0
        for end in [*sorted(self._digests), len(self.moves)]:
            lines += write_moves(self.game, self.moves[start:end])
            lines.append(f"= {self._digests.get(end) or digest(self.game, self._calm())}")
            start = end
        if self.over:
            lines.append("result " + " ".join(map(str, self.scores)))
            lines.append("winners " + " ".join(map(str, self.winners)))
            lines.append(f"end {self.end}")
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        where = f"over, {self.scores}" if self.over else f"seat {self.seat} to decide"
        return f"<{self.game.meta.title}, {self.seats} seats, {len(self.moves)} choices, {where}>"
