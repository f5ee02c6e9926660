"""Beacon, a tiny invented game that uses every part of the kernel: lanes, windows, triggers, trials, chance.

Three nights. Each night all seats bid sparks face down; the highest bidder leads and pays. Then, in turn,
everybody plays one card or passes. At any time in a turn a card may be burnt for a spark. Four lamps end it.
"""

from typing import Any, Final

from planetb.kernel.domain import FIRST, PASS, Domain, Table, counted
from planetb.kernel.effect import RESOLVE, All, Effect, May, OneOf
from planetb.kernel.game import Game
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.meta import Meta, Option
from planetb.kernel.rng import Rng
from planetb.kernel.state import CHANCE, State
from planetb.kernel.step import Ask, Step, Window

BID: Final = FIRST
CARD: Final = BID + 10
BURN: Final = CARD + 10
NIGHT, BIDS, REVEAL, TURN, PLAY, DRAW = 3, 4, 5, 6, 7, 8
NO_BID: Final = -1


class Seat:
    """One player's area."""

    __slots__ = ("bid", "hand", "lamps", "sparks", "triggers")

    def __init__(self) -> None:
        self.sparks: int = 2
        self.lamps: int = 0
        self.bid: int = NO_BID  # secret until revealed
        self.hand: list[int] = []  # secret, sorted
        self.triggers: list[int] = []  # effects to resolve whenever a lamp is lit

    def clone(self) -> "Seat":
        twin = Seat()
        twin.sparks, twin.lamps, twin.bid = self.sparks, self.lamps, self.bid
        twin.hand, twin.triggers = self.hand[:], self.triggers[:]
        return twin


class BeaconState(State):
    """The whole position."""

    __slots__ = ("bag", "leader", "night", "played", "seats")

    def __init__(self) -> None:
        super().__init__()
        self.night: int = 0
        self.leader: int = 0
        self.bag: list[int] = []  # how many of each card are left
        self.played: list[int] = []
        self.seats: list[Seat] = []

    def clone(self) -> "BeaconState":
        twin = BeaconState()
        self.carry(twin)
        twin.night, twin.leader = self.night, self.leader
        twin.bag, twin.played = self.bag[:], self.played[:]
        twin.seats = [seat.clone() for seat in self.seats]
        return twin


SEAT_LAYOUT = Layout(Seat, fields("sparks lamps bid", "hand triggers"))
LAYOUT = Layout(BeaconState, [*fields("night leader", "bag played"), Field("seats", AREAS, SEAT_LAYOUT)])
Verb = Effect[BeaconState]


class Gain(Verb):
    """Takes sparks."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: BeaconState, seat: int) -> None:
        state.seats[seat].sparks += self.n


class Pay(Gain):
    """Gives sparks."""

    def possible(self, state: BeaconState, seat: int) -> bool:
        return state.seats[seat].sparks >= self.n

    def resolve(self, state: BeaconState, seat: int) -> None:
        state.seats[seat].sparks -= self.n


class Owe(Gain):
    """Gives sparks, burning cards if need be: only a trial can tell whether it works out."""

    def resolve(self, state: BeaconState, seat: int) -> None:
        state.push(SETTLE, seat, self.n)


class Light(Verb):
    """Lights one lamp; triggers resolve at once, before the rest of the effect."""

    def resolve(self, state: BeaconState, seat: int) -> None:
        here = state.seats[seat]
        here.lamps += 1
        for effect in reversed(here.triggers):
            state.push(RESOLVE, seat, effect)


class Whenever(Verb):
    """From now on, does its part whenever the seat lights a lamp."""

    def __init__(self, part: Verb) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> list[Verb]:
        return [self.part]

    def resolve(self, state: BeaconState, seat: int) -> None:
        state.seats[seat].triggers.append(self.part.id)


class Draw(Verb):
    """Draws a card."""

    def resolve(self, state: BeaconState, seat: int) -> None:
        state.push(DRAW, CHANCE, seat)


CARDS: list[tuple[str, Verb]] = [
    ("flint", Gain(2)),
    ("wick", All(Light(), Gain(1))),
    ("mirror", Whenever(OneOf(Draw(), Gain(1)))),
    ("oil", May(Pay(2), All(Light(), Light()))),
    ("pyre", All(Owe(4), Light(), Draw(), Light())),
]
COPIES: Final = [4, 4, 3, 3, 2]
SETTLE: Final = 9


class Night(Step[BeaconState]):
    """Begins a night: all bid at the same time."""

    def run(self, state: BeaconState, seat: int, a: int, b: int) -> None:
        if state.night == 3:
            return
        state.night += 1
        state.push(NIGHT, CHANCE)
        state.push(REVEAL, CHANCE)
        state.fork(BIDS, len(state.seats))


class Bid(Ask[BeaconState]):
    """How many sparks, face down."""

    def options(self, state: BeaconState, seat: int, a: int, b: int) -> list[int]:
        return [BID + n for n in range(min(state.seats[seat].sparks, 9) + 1)]

    def answer(self, state: BeaconState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].bid = option - BID


class Reveal(Step[BeaconState]):
    """Turns the bids up: the highest (the earliest seat of equals) pays and leads."""

    def run(self, state: BeaconState, seat: int, a: int, b: int) -> None:
        bids = [here.bid for here in state.seats]
        state.leader = bids.index(max(bids))
        state.seats[state.leader].sparks -= max(bids)
        n = len(state.seats)
        for i in range(n - 1, -1, -1):
            state.push(TURN, (state.leader + i) % n)
        for here in state.seats:
            here.bid = NO_BID


class Turn(Step[BeaconState]):
    """Draws a card and lets the seat play, unless somebody has four lamps."""

    def run(self, state: BeaconState, seat: int, a: int, b: int) -> None:
        if max([here.lamps for here in state.seats]) >= 4:
            state.agenda.clear()
            return
        state.push(PLAY, seat)
        state.push(DRAW, CHANCE, seat)


class PlayCard(Ask[BeaconState]):
    """Which card, if any: only one whose effect can be carried through."""

    def options(self, state: BeaconState, seat: int, a: int, b: int) -> list[int]:
        hand = state.seats[seat].hand
        kinds = [card for card in range(len(CARDS)) if card in hand]
        return [PASS] + [CARD + card for card in kinds if self.works(state, seat, card)]

    def works(self, state: BeaconState, seat: int, card: int) -> bool:
        twin = state.clone()
        height = len(twin.agenda)
        self.answer(twin, seat, 0, 0, CARD + card)
        return GAME.feasible(twin, height)

    def answer(self, state: BeaconState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            state.seats[seat].hand.remove(option - CARD)
            state.played.append(option - CARD)
            state.push(RESOLVE, seat, CARDS[option - CARD][1].id)


class DrawCard(Ask[BeaconState]):
    """CHANCE picks a card for seat `a`, by how many copies are left."""

    def options(self, state: BeaconState, seat: int, a: int, b: int) -> list[int]:
        return [CARD + card for card, n in enumerate(state.bag) if n] or [PASS]

    def weights(self, state: BeaconState, seat: int, a: int, b: int, options: list[int]) -> list[int]:
        return [state.bag[option - CARD] for option in options]

    def answer(self, state: BeaconState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            state.bag[option - CARD] -= 1
            state.seats[a].hand.append(option - CARD)
            state.seats[a].hand.sort()


class Settle(Ask[BeaconState]):
    """Pays a debt of `a` sparks in full; until then only burning helps."""

    def options(self, state: BeaconState, seat: int, a: int, b: int) -> list[int]:
        return [PASS] if state.seats[seat].sparks >= a else []

    def answer(self, state: BeaconState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].sparks -= a


class Burn(Window[BeaconState]):
    """Any card of the hand for one spark."""

    def options(self, state: BeaconState, seat: int, a: int, b: int) -> list[int]:
        hand = state.seats[seat].hand
        return [BURN + card for card in range(len(CARDS)) if card in hand]

    def answer(self, state: BeaconState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].hand.remove(option - BURN)
        state.played.append(option - BURN)
        state.seats[seat].sparks += 1


class Beacon(Game[BeaconState]):
    """The rules of Beacon."""

    def setup(self, seats: int, variant: list[int]) -> BeaconState:
        state = BeaconState()
        state.bag = COPIES[:]
        state.seats = [Seat() for _ in range(seats)]
        state.push(NIGHT, CHANCE)
        for seat in range(seats):
            state.seats[seat].sparks += 2 * variant[0]
            state.push(DRAW, CHANCE, seat)
            state.push(DRAW, CHANCE, seat)
        return state

    def view(self, state: BeaconState, seat: int) -> dict[str, Any]:
        areas = []
        for i, here in enumerate(state.seats):
            area = {
                "sparks": here.sparks,
                "lamps": here.lamps,
                "cards": len(here.hand),
                "has_bid": here.bid >= 0,
            }
            if i == seat:
                area |= {"hand": [CARDS[card][0] for card in here.hand], "bid": here.bid}
            areas.append(area)
        return {"night": state.night, "leader": state.leader, "played": state.played[:], "seats": areas}

    def redeal(self, state: BeaconState, seat: int, rng: Rng) -> BeaconState:
        twin = state.clone()
        twin.rng = rng.fresh()
        unseen = [card for card, n in enumerate(twin.bag) for _ in range(n)]
        others = [here for i, here in enumerate(twin.seats) if i != seat]
        for here in others:
            unseen += here.hand
        rng.shuffle(unseen)
        for here in others:
            here.hand = sorted(unseen[: len(here.hand)])
            unseen = unseen[len(here.hand) :]
            if here.bid >= 0:
                here.bid = rng.below(min(here.sparks, 9) + 1)
        twin.bag = [unseen.count(card) for card in range(len(CARDS))]
        return twin

    def scores(self, state: BeaconState) -> list[int]:
        return [here.lamps for here in state.seats]

    def winners(self, state: BeaconState) -> list[int]:
        best = max(self.scores(state))
        return [i for i, lamps in enumerate(self.scores(state)) if lamps == best]

    def end(self, state: BeaconState) -> str:
        return "full" if max(self.scores(state)) >= 4 else "sunrise"

    def audit(self, state: BeaconState) -> str:
        for card, copies in enumerate(COPIES):
            found = state.bag[card] + state.played.count(card) + sum(s.hand.count(card) for s in state.seats)
            if found != copies:
                return f"{found} copies of {CARDS[card][0]}, not {copies}"
        return "negative sparks" if min(s.sparks for s in state.seats) < 0 else ""

    def estimate(self, state: BeaconState, seat: int) -> float:
        here = state.seats[seat]
        return here.lamps + 0.2 * here.sparks + 0.3 * len(here.hand) + 0.5 * len(here.triggers)

    def forbidden(self, seats: int, variant: list[int]) -> str:
        return "three seats cannot be rich" if seats == 3 and variant[0] else ""


META = Meta("beacon", "Beacon", 1, (2, 3), (Option("rich", (False, True)),), ("sunrise", "full"), 400)
NAMES = [code for code, _ in CARDS]
TABLE = Table([Domain("bid", BID, counted(10)), Domain("card", CARD, NAMES), Domain("burn", BURN, NAMES)])
STEPS: list[Step[BeaconState]] = [
    Night("night"),
    Bid("bid", opens=True),
    Reveal("reveal", reveals=True),
    Turn("turn"),
    PlayCard("play", window=True, opens=True),
    DrawCard("draw"),
    Settle("settle", window=True),
]
GAME = Beacon(META, LAYOUT, TABLE, STEPS, CARDS, [Burn("burn", BURN, BURN + len(CARDS))])
