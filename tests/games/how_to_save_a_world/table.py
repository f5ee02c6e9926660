"""Positions for tests: a table set up by words, choices in notation, an audit after each of them."""

from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    LOCATIONS,
    SPACES,
    STRUCTURES,
    WORK_TRACKS,
)
from planetb.games.how_to_save_a_world.content.tracks import SUPPLY
from planetb.games.how_to_save_a_world.flow.cards import Keep
from planetb.games.how_to_save_a_world.flow.round import recover
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    BLACK,
    CUBES,
    GAP,
    ON_SPACE,
    PROJECTS,
    RESOURCES,
    deck_of,
)
from planetb.kernel.domain import PASS
from planetb.kernel.rng import seeded
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Pick, Step

CARD_CODES = [card.code for card in CARDS]
LOCATION_CODES = [location.code for location in LOCATIONS]
STRUCTURE_CODES = [place.code for place in STRUCTURES]
SPACE_CODES = [space.code for space in SPACES]


class Table:
    """The first turn of seat 0, hands empty but for what a test gives; chance waits for words."""

    def __init__(self, seats: int = 2) -> None:
        state = GAME.start(seats, [0], seeded(1))
        while isinstance(GAME.ask(state), Keep):
            GAME.choose(state, state.options[0])
        self.state: WorldState = state
        state.rng = 0
        for here in state.seats:
            state.box += here.hand
            here.hand, here.unseen = [], []
            here.goods = [0, 0, 0, 0, 0]
        state.removed += [card for card in state.box if deck_of(card) == 2]
        state.box = sorted([card for card in state.box if deck_of(card) != 2])
        state.removed.sort()
        self.again()

    def again(self) -> "Table":
        """Derives the open question anew after something was changed by hand."""
        if self.state.options:
            self.state.options = GAME.options_at(self.state, GAME.ask(self.state))
        assert GAME.audit(self.state) == "", GAME.audit(self.state)
        return self

    # Setting up

    def seat(self, seat: int = 0) -> Seat:
        return self.state.seats[seat]

    def goods(self, words: str, seat: int = 0) -> "Table":
        """`energy 3 ingenuity 2`: what the seat has of some resources."""
        for name, amount in _pairs(words):
            self.seat(seat).goods[RESOURCES.index(name)] = amount
        return self.again()

    def lines(self, words: str, seat: int = 0) -> "Table":
        for name, amount in _pairs(words):
            self.seat(seat).lines[RESOURCES.index(name)] = amount
        return self.again()

    def tiles(self, words: str, seat: int = 0) -> "Table":
        """`moon 3`: active badge tiles."""
        for name, amount in _pairs(words):
            self.seat(seat).tiles[BADGES.index(name)] = amount
        return self.again()

    def hand(self, *codes: str, seat: int = 0) -> "Table":
        """Gives the seat cards from wherever they are."""
        for code in codes:
            self.seat(seat).hand.append(self._fetch(code))
        self.seat(seat).hand.sort()
        return self.again()

    def row(self, deck: int, *codes: str) -> "Table":
        """Lays open cards, the leftmost first."""
        for i, code in enumerate(codes):
            old = self.state.rows[deck][i]
            if old != GAP and CARD_CODES[old] != code:
                self.state.decks[deck].append(old)
                self.state.decks[deck].sort()
                self.state.rows[deck][i] = GAP
        for i, code in enumerate(codes):
            if self.state.rows[deck][i] == GAP:
                self.state.rows[deck][i] = self._fetch(code)
        return self.again()

    def techs(self, *codes: str, seat: int = 0) -> "Table":
        for code in codes:
            item = next(item for item in DEVELOPMENTS if item.code == code)
            self.seat(seat).techs |= 1 << item.technology
            item.effect.resolve(self.state, seat)
        return self.again()

    def discs(self, project: str, *spaces: int) -> "Table":
        """Moves the discs of the seats along a work track, in the order given; leads count as taken."""
        p = PROJECTS.index(project)
        for disc, space in enumerate(spaces):
            self.state.discs[p][disc] = space
            self.state.supply[p] -= space
            self.state.bag[p] += space
        neutral = list(range(self.state.heads, 4))
        order = sorted([*neutral, *range(self.state.heads)], key=lambda disc: -self.state.discs[p][disc])
        self.state.ranks[p] = order
        self.state.lead[p] = max(spaces)
        self.state.rewards[p] = len([one for one in WORK_TRACKS[p].removals if one <= max(spaces)])
        return self.again()

    def bag(self, words: str) -> "Table":
        """`laser 3 asteroid 2`: exactly these cubes; the work behind them is taken as done."""
        counts = dict(_pairs(words))
        for colour, name in enumerate(CUBES):
            self.state.supply[colour] += self.state.bag[colour] - counts.get(name, 0)
            self.state.bag[colour] = counts.get(name, 0)
        self._pretend_work()
        return self.again()

    def progress(self, words: str) -> "Table":
        """`laser 7`: cubes on progress tracks."""
        for name, amount in _pairs(words):
            p = PROJECTS.index(name)
            self.state.supply[p] += self.state.progress[p] - amount
            self.state.progress[p] = amount
        self._pretend_work()
        return self.again()

    def structure(self, code: str) -> "Table":
        """Builds a structure."""
        number = STRUCTURE_CODES.index(code)
        for stack in self.state.stacks:
            if number in stack:
                stack.remove(number)
        self.state.sites.append(number)
        self.state.moon = sorted(self.state.moon + STRUCTURES[number].spaces)
        return self.again()

    def landers(self, *places: str, seat: int = 0) -> "Table":
        """`planet`, `moon` or the code of a space, three of them."""
        here = self.seat(seat)
        for place in here.landers:
            if place >= ON_SPACE:
                self._occupy(place - ON_SPACE, -1)
        here.landers = []
        for name in places:
            if name in ("planet", "moon"):
                here.landers.append(("planet", "moon").index(name))
            else:
                here.landers.append(ON_SPACE + SPACE_CODES.index(name))
                self._occupy(SPACE_CODES.index(name), 1)
        here.landers.sort()
        return self.again()

    def new_round(self, seat: int = 0) -> "Table":
        """Badges, cards and resources of one seat come back as at the start of a round."""
        recover(self.seat(seat))
        return self.again()

    def _occupy(self, space: int, change: int) -> None:
        self.state.taken[space] += change
        self.state.busy[SPACES[space].location] += change

    def _fetch(self, code: str) -> int:
        card = CARD_CODES.index(code)
        places = [self.state.box, self.state.removed, *self.state.decks, *self.state.discards]
        for cards in places:
            if card in cards:
                cards.remove(card)
                return card
        for i, under in enumerate(self.state.under):
            if under == card:
                self.state.under[i] = GAP
                return card
        deck = deck_of(card)
        self.state.rows[deck][self.state.rows[deck].index(card)] = self.state.decks[deck].pop()
        return card

    def _pretend_work(self) -> None:
        """Moves a disc far enough that all cubes in play are accounted for."""
        for p in range(BLACK):
            missing = SUPPLY[p] - self.state.supply[p] - sum(self.state.discs[p][: self.state.heads])
            for disc in range(self.state.heads - 1, -1, -1):
                steps = max(0, min(missing, 13 - self.state.discs[p][disc]))
                self.state.discs[p][disc] += steps
                missing -= steps
            self.state.ranks[p].sort(key=lambda disc, p=p: -self.state.discs[p][disc])

    # Playing

    def play(self, *words: str) -> "Table":
        """Makes whole moves of whoever is asked, chance included: `badge moon + spend muse`."""
        for word in words:
            ask = GAME.ask(self.state)
            if isinstance(ask, Pick) and not word.startswith("play"):
                things = [] if word == "pass" else [self._read(part) for part in word.split(" + ")]
                GAME.pick(self.state, ask.seat, things)
            else:
                GAME.choose(self.state, self._read(word))
            assert GAME.audit(self.state) == "", GAME.audit(self.state)
        return self

    def step(self, word: str) -> "Table":
        """Goes one step as search does: of a pick, one thing."""
        GAME.choose(self.state, self._read(word))
        assert GAME.audit(self.state) == "", GAME.audit(self.state)
        return self

    def _read(self, word: str) -> int:
        return GAME.table.parse(word, "how_to_save_a_world", self.state.options)

    def ask(self, step: Step[WorldState]) -> "Table":
        """Puts a question before a seat."""
        self.state.agenda.append(step)
        self.state.options = [PASS]
        return self.again()

    def deal(self) -> "Table":
        """Lets chance take its first option until a seat is asked or the game is over."""
        while self.state.options and GAME.seat(self.state) == CHANCE:
            GAME.choose(self.state, self.state.options[0])
        return self

    def all_pass(self) -> "Table":
        """Ends the round as far as the seats are concerned."""
        number = self.state.round
        while self.asks == "Turn" and self.state.round == number:
            self.play("pass")
        return self

    # Looking

    @property
    def options(self) -> list[str]:
        return [GAME.table.word(option) for option in self.state.options]

    @property
    def asks(self) -> str:
        return "over" if GAME.over(self.state) else type(GAME.ask(self.state)).__name__

    @property
    def who(self) -> int:
        return GAME.seat(self.state)

    def has(self, resource: str, seat: int = 0) -> int:
        return self.seat(seat).goods[RESOURCES.index(resource)]

    def line(self, resource: str, seat: int = 0) -> int:
        return self.seat(seat).lines[RESOURCES.index(resource)]

    def active(self, badge: str, seat: int = 0) -> int:
        return self.seat(seat).tiles[BADGES.index(badge)]

    def disc(self, project: str, seat: int = 0) -> int:
        return self.state.discs[PROJECTS.index(project)][seat]

    def in_bag(self, colour: str) -> int:
        return self.state.bag[CUBES.index(colour)]

    def cards(self, seat: int = 0) -> list[str]:
        here = self.seat(seat)
        return [CARD_CODES[card] for card in sorted(here.hand + here.fresh + here.playing + here.discard)]


def _pairs(words: str) -> list[tuple[str, int]]:
    parts = words.split()
    return [(parts[i], int(parts[i + 1])) for i in range(0, len(parts), 2)]
