"""A game as it stands: everything that people and programs may ask of a match."""

from collections.abc import Mapping
from typing import Any

from planetb.kernel.compiled import AnOption, ANumber, ASeat, AText, mypyc_attr
from planetb.kernel.errors import IllegalChoice, InvalidNotation, InvalidSetup
from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.kernel.state import CHANCE, NOBODY, Entry
from planetb.kernel.step import Ask, Pick
from planetb.record.position import digest
from planetb.screen import Screen
from planetb.text.game_text import step_name, text_of
from planetb.text.grammar import check_lang


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """The side of a match that changes nothing."""

    game: Game[Any]
    state: Any  # the whole truth, secrets included: give people `view`, give bots a `Chair`
    screen: Screen | None  # between seats that act at the same time
    _begun: dict[int, Pick[Any]]  # the question as it stood before a seat began to pick

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.state.seats)

    @property
    def seat(self) -> int | None:
        """The seat to decide now; CHANCE (-1) if outcomes are entered by hand; None when the game is over."""
        return None if self.game.over(self.state) else self.game.seat(self.state)

    @property
    def waiting(self) -> list[int]:
        """All seats that may decide now: more than one only while seats act at the same time."""
        return self.game.waiting(self.state)

    @property
    def options(self) -> list[int]:
        """What may be chosen now: ascending, empty only when the game is over."""
        return list(self.state.options)

    def options_of(self, seat: int) -> list[int]:
        """What a waiting seat may choose; empty if it has nothing to decide."""
        return list(self.game.options_of(self.state, seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def scores(self) -> list[int]:
        """The score of every seat as it stands; final when the game is over."""
        return self.game.scores(self.state)

    def breakdown(self) -> dict[str, list[int]]:
        """Where the points come from: for each source the points of every seat, as things stand."""
        parts = [self.game.breakdown(self.state, seat) for seat in range(self.seats)]
        sources = list(dict.fromkeys(source for part in parts for source in part))
        return {source: [part.get(source, 0) for part in parts] for source in sources}

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.winners(self.state) if self.over else []

    @property
    def end(self) -> str | None:
        """Which of the game's ends it came to; None while it goes on."""
        return self.game.end(self.state) if self.over else None

    @property
    def digest(self) -> str:
        """16 hex digits of the whole position, secrets included: the same in every process."""
        return digest(self.game, self.state)

    def notation(self, option: AnOption) -> str:
        """The option's word, as `choose` and records read it."""
        known, words = self._read(option, []), self.game.table.words
        if known not in words:
            raise InvalidNotation("unknown_choice", word=known, game=self.game.meta.name, allowed="-")
        return words[known]

    def words(self, option: ANumber, lang: AText = "en", seat: ASeat = None) -> str:
        """One short phrase for an option or a thing of a pick that is possible now.

        While several seats act, a question belongs to a seat: by default to the first that is waited for.
        """
        check_lang(lang)
        ask = self._ask(seat)
        if ask is None:
            raise self._nothing_asked(seat)
        option = self._read(option, [])
        if isinstance(ask, Pick) and option in ask.things(self.state):
            ask = ask.having(())  # a thing is called the same whatever has been picked
        else:
            self._check(option, self.game.options_of(self.state, ask.seat))
        return text_of(self.game.meta.name).option(self.game, self.state, ask, option, lang)

    def prompt(self, lang: AText = "en", seat: ASeat = None) -> str:
        """What is asked of a seat, in one line; empty when it has nothing to decide."""
        check_lang(lang)
        ask = self._ask(seat)
        return "" if ask is None else text_of(self.game.meta.name).prompt(self.game, self.state, ask, lang)

    def why(self, option: AnOption, lang: AText = "en", seat: ASeat = None) -> str:
        """Why something cannot be chosen now, in a sentence; empty if it can. It may tell what is hidden:
        ask a redeal on behalf of a person.
        """
        check_lang(lang)
        ask = self._ask(seat)
        if ask is None:
            raise self._nothing_asked(seat)
        word = option if isinstance(option, str) and option.strip() else self.notation(option)
        return text_of(self.game.meta.name).why_not(self.game, self.state, ask, word, lang)

    def _nothing_asked(self, seat: ASeat) -> IllegalChoice:
        if self.over:
            return IllegalChoice("game_over")
        return IllegalChoice("not_your_turn", seat=seat, allowed=", ".join(map(str, self.waiting)))

    def _ask(self, seat: ASeat) -> Ask[Any] | None:
        """The question before a seat, or the first that is open."""
        if self.over:
            return None
        return self.game.ask(self.state) if seat is None else self.game.ask_of(self.state, self._viewer(seat))

    def log(self, seat: ASeat = None, lang: AText = "en") -> list[tuple[int, str]]:
        """What happened, as the seat (None: a spectator) may know it: the acting seat and a line about it."""
        check_lang(lang)
        viewer = self._viewer(seat)
        text = text_of(self.game.meta.name)
        heard = [one for number, one in enumerate(self.trail) if self.hears(viewer, number)]
        told = [(text.subject(self.game, one), text.line(self.game, one, viewer, lang)) for one in heard]
        return [(subject, words) for subject, words in told if words]

    @property
    def trail(self) -> list[Entry]:
        """Every answer and note so far; secrets included."""
        return self.state.trail or []

    @property
    def variants(self) -> dict[str, Value]:
        """The variants the game is played with, by name."""
        return self.game.meta.chosen(self.state.variant)

    @property
    def asks(self) -> str | None:
        """The name of the open question (`top card`); None when the game is over."""
        return None if self.over else step_name(self.game.ask(self.state))

    def view(self, seat: ASeat = None) -> Mapping[str, Any]:
        """What a seat (None: a spectator) may know of the table: the game's own JSON-able dict."""
        viewer = self._viewer(seat)
        return self.game.view(self.seen(viewer), viewer)

    def seen(self, viewer: int) -> Any:
        """The state as far as a seat (or NOBODY) may know of what others did at the same time, its hidden
        things included: for views, observations and redeals, never to be changed.
        """
        if self.screen is None:
            return self.state
        own = self.screen.seen(viewer)
        if viewer not in self._begun:
            return own
        twin = own.clone()  # with what the seat has begun to pick
        for i, lane in enumerate(self.state.lanes):
            if lane and lane[-1].seat == viewer:
                twin.lanes[i] = lane[:]
        twin.options = self.game.options_at(twin, self.game.ask(twin))
        return twin

    def hears(self, viewer: int, number: int) -> bool:
        """Whether a seat (or NOBODY) may know an entry of the trail already: what others do at the same time
        is told when all have answered.
        """
        return self.screen is None or number < self.screen.told or self.trail[number].seat == viewer

    def observe(self, seat: ANumber) -> list[int]:
        """What a seat sees, for programs: the numbers of those `game.features` that are true."""
        if self._viewer(seat) < 0:
            raise InvalidSetup("bad_seat", seat=seat, allowed=f"0 to {self.seats - 1}")
        return self.game.observe(self.seen(seat), seat)

    def _read(self, option: object, options: list[int]) -> int:
        if isinstance(option, str):
            return self.game.table.parse(option, self.game.meta.name, options)
        if isinstance(option, bool) or not isinstance(option, int):
            raise InvalidNotation("bad_choice_type", value=option)
        return option

    def _check(self, option: int, options: list[int]) -> None:
        if option not in options:
            words = self.game.table.words
            allowed = ", ".join(f"{o} ({words[o]})" for o in options)
            raise IllegalChoice(
                "illegal_option", option=words.get(option, option), allowed=allowed or "nothing"
            )

    def _viewer(self, seat: ASeat) -> int:
        if seat is None:
            return NOBODY
        if isinstance(seat, bool) or not isinstance(seat, int) or not CHANCE <= seat < self.seats:
            raise InvalidSetup("bad_seat", seat=seat, allowed=f"0 to {self.seats - 1}")
        return seat
