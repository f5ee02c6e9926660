"""Positions for tests: a station or a settlement in words, and choices in notation."""

from planetb.games.reworld.content.tables import COPIES, COUNTS, SHIELDS, SHIP_CODES, SIGNS_PER_LETTER
from planetb.games.reworld.flow.settlement import Uncouple
from planetb.games.reworld.flow.station import Turn
from planetb.games.reworld.game import GAME
from planetb.games.reworld.setup import first_position
from planetb.games.reworld.state import SETTLEMENT, Area, ReworldState
from planetb.games.reworld.terms import FIRM_CODES, LETTER_CODES, MODULE_CODES, SLOT_CODES, SLOTS
from planetb.kernel.rng import seeded
from planetb.text.game_text import step_name


class Table:
    """A position and its game; every choice is followed by an audit."""

    def __init__(self, state: ReworldState) -> None:
        self.state = state
        state.rng = seeded(1)
        state.trail = []
        GAME.advance(state)
        assert GAME.audit(state) == ""

    def play(self, *words: str) -> "Table":
        for word in words:
            GAME.choose(self.state, GAME.table.parse(word, "reworld", self.state.options))
            assert GAME.audit(self.state) == ""
        return self

    @property
    def options(self) -> list[str]:
        return [GAME.table.word(option) for option in self.state.options]

    @property
    def asks(self) -> str:
        return step_name(GAME.ask(self.state))

    @property
    def seat(self) -> int:
        return GAME.seat(self.state)

    @property
    def over(self) -> bool:
        return GAME.over(self.state)

    @property
    def scores(self) -> list[int]:
        return GAME.scores(self.state)

    def area(self, seat: int = 0) -> Area:
        return self.state.seats[seat]

    def row(self, row: int, seat: int = 0) -> list[str]:
        return [MODULE_CODES[kind] for kind in self.area(seat).rows[row - 1]]

    def ships(self, seat: int = 0) -> list[str]:
        return [SHIP_CODES[i].removeprefix("ship.") for i, who in enumerate(self.state.ships) if who == seat]

    def boxed(self, code: str) -> int:
        return self.state.box[MODULE_CODES.index(code)]


def station(
    hands: tuple[str, ...] = ("11223", "44555"),
    laid: dict[str, int] | None = None,
    modules: dict[str, str] | None = None,
    round: int = 1,
    empty: tuple[str, ...] = (),
) -> Table:
    """Seat 0 to move at the station: hands as digits, cards in slots (top card last), modules by slot."""
    state = first_position(len(hands))
    state.agenda = [Turn(0)]
    state.round = round
    state.undealt = [COPIES] * 5
    for area, hand in zip(state.seats, hands, strict=True):
        area.cards = len(hand)
        for digit in hand:
            area.hand[int(digit) - 1] += 1
            state.undealt[int(digit) - 1] -= 1
    for slot, cards in (laid or {}).items():
        state.slots[SLOT_CODES.index(slot)] = cards
        for digit in str(cards):
            state.undealt[int(digit) - 1] -= 1
    for slot, code in (modules or {}).items():
        state.arms[SLOT_CODES.index(slot)] = MODULE_CODES.index(code)
        state.bag.remove(MODULE_CODES.index(code))
    for slot in range(SLOTS):
        code = SLOT_CODES[slot]
        if state.arms[slot] < 0 and code not in empty and code not in (laid or {}):
            state.arms[slot] = state.bag.pop()
    while len(state.bag) > 100 - 20 * round:
        state.box[state.bag.pop()] += 1
    return Table(state)


def settlement(*areas: dict[str, str], score: tuple[int, ...] = (), waiting: str = "") -> Table:
    """Seat 0 to uncouple: per seat rows by number ("2": modules, open end last), cities by letter
    ("a": "2 krona 3 farmers 1" for 2 terrabots and so on), defence, shuttles and satellites.

    `waiting` names the ships still to be had ("all": every one); the others belong to seat 1.
    """
    state = first_position(max(2, len(areas)))
    state.round = SETTLEMENT
    state.agenda = [Uncouple(0)]
    state.bag = []
    state.box = COUNTS[:]
    for seat, words in enumerate(areas):
        for key, text in words.items():
            _lay(state, seat, key, text)
    for seat, points in enumerate(score):
        state.seats[seat].score = points
        state.seats[seat].earned[0] = points
    for i, code in enumerate(SHIP_CODES):
        short = code.removeprefix("ship.")
        if waiting != "all" and short not in waiting.split():
            state.ships[i] = 1
    return Table(state)


def _lay(state: ReworldState, seat: int, key: str, text: str) -> None:
    area = state.seats[seat]
    if key in LETTER_CODES:
        _found(state, seat, LETTER_CODES.index(key), text.split())
        return
    kinds = [_take(state, code) for code in text.split()]
    if key.isdecimal():
        area.rows[int(key) - 1] = kinds
        area.modules += len(kinds)
    elif key == "defence":
        area.defence = sorted(kinds)
        area.shields = sum(SHIELDS[kind] for kind in kinds)
    elif key == "shuttles":
        area.shuttles = sorted(kinds)
    else:
        area.satellites = sorted(kinds)


def _take(state: ReworldState, code: str) -> int:
    kind = MODULE_CODES.index(code)
    state.box[kind] -= 1
    return kind


def _found(state: ReworldState, seat: int, letter: int, words: list[str]) -> None:
    area = state.seats[seat]
    area.terrabots[letter] = int(words[0])
    for _ in range(int(words[0])):
        _take(state, f"terrabot.{LETTER_CODES[letter]}")
    state.signs[state.signs.index(-1, letter * SIGNS_PER_LETTER)] = seat
    for name, number in zip(words[1::2], words[2::2], strict=True):
        code = "crew.flora" if name == "farmers" else f"crew.{name}"
        for _ in range(int(number)):
            _take(state, code)
        if name == "farmers":
            area.farmers[letter] = int(number)
        else:
            area.firms[letter] = FIRM_CODES.index(name)
            area.builders[letter] = int(number)
