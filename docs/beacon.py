"""Beacon, a tiny invented game that uses every part of the kernel; docs/write-a-game.md explains it.

Three nights. Each night all seats bid sparks face down; the highest bidder leads and pays. Then, in turn,
everybody plays one card or passes. At any time in a turn a card may be burnt for a spark. Four lamps end it.
A rich game has more sparks, torches in the bag, and before each night up to two cards may be traded.
"""

from typing import ClassVar, Final, TypedDict

from planetb.kernel.collect import steps_in
from planetb.kernel.domain import PASS, Table, counted
from planetb.kernel.effect import All, Effect, May, OneOf, Resolve
from planetb.kernel.game import Game
from planetb.kernel.layout import AREAS, Field, Layout, fields
from planetb.kernel.meta import Meta, Variant
from planetb.kernel.rng import Rng
from planetb.kernel.shared import among, minus, plus
from planetb.kernel.state import CHANCE, Note, State
from planetb.kernel.step import Ask, Pick, Step, Window

NAMES: Final = ["flint", "wick", "mirror", "oil", "pyre", "torch"]
TABLE: Final = Table()
BID: Final = TABLE.add("bid", counted(10))
CARD: Final = TABLE.add("card", NAMES)
BURN: Final = TABLE.add("burn", NAMES)
TRADE: Final = TABLE.add("trade", NAMES)
NO_BID: Final = -1


class Seat:
    """One player's area."""

    __slots__ = ("bid", "hand", "lamps", "sparks", "triggers")

    def __init__(self, like: "Seat | None" = None) -> None:
        if like is None:
            self.sparks: int = 2
            self.lamps: int = 0
            self.bid: int = NO_BID  # secret until revealed
            self.hand: list[int] = []  # secret, sorted
            self.triggers: list[int] = []  # cards whose inner effect resolves whenever a lamp is lit
            return
        self.sparks, self.lamps, self.bid = like.sparks, like.lamps, like.bid
        self.hand, self.triggers = like.hand, like.triggers


class BeaconState(State):
    """The whole position."""

    __slots__ = ("bag", "leader", "night", "played", "seats")

    def __init__(self, like: "BeaconState | None" = None) -> None:
        super().__init__(like)
        if like is None:
            self.night: int = 0
            self.leader: int = 0
            self.bag: list[int] = []  # how many of each card are left
            self.played: list[int] = []
            self.seats: list[Seat] = []
            return
        self.night, self.leader = like.night, like.leader
        self.bag, self.played = like.bag[:], like.played
        self.seats = [Seat(seat) for seat in like.seats]

    def clone(self) -> "BeaconState":
        return BeaconState(self)


class Lit(Note):
    """For the log: a lamp was lit, and so many burn now."""

    fields: ClassVar[str] = "lamps"
    lamps: int


SEAT_LAYOUT = Layout(Seat, fields("sparks lamps bid", "hand triggers"))
AREA = Field("seats", AREAS, SEAT_LAYOUT)
LAYOUT = Layout(BeaconState, [*fields("night leader", "bag played"), AREA], changed="bag")
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
        state.push(Settle(seat, self.n))


class Light(Verb):
    """Lights one lamp; triggers resolve at once, before the rest of the effect."""

    def resolve(self, state: BeaconState, seat: int) -> None:
        here = state.seats[seat]
        here.lamps += 1
        state.note(Lit, seat, here.lamps)
        for card in here.triggers:
            state.push(Resolve(seat, CARDS[card][1].parts()[0] if CARDS[card][1].parts() else CARDS[card][1]))


class Whenever(Verb):
    """From now on, does its part whenever the seat lights a lamp."""

    def __init__(self, part: Verb) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> list[Verb]:
        return [self.part]

    def resolve(self, state: BeaconState, seat: int) -> None:
        here = state.seats[seat]
        here.triggers = plus(here.triggers, NAMES.index(self.path.split(".")[0]))


class OnCredit(Verb):
    """Sparks now, for its part; afterwards they are given back, whatever the part did with them."""

    def __init__(self, n: int, part: Verb) -> None:
        super().__init__()
        self.n = n
        self.part = part

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def parts(self) -> list[Verb]:
        return [self.part]

    def resolve(self, state: BeaconState, seat: int) -> None:
        state.seats[seat].sparks += self.n
        state.push(Resolve(seat, self.part))
        state.push(Settle(seat, self.n))


class Draw(Verb):
    """Draws a card."""

    def resolve(self, state: BeaconState, seat: int) -> None:
        state.push(DrawCard(CHANCE, seat))


CARDS: list[tuple[str, Verb]] = [
    ("flint", Gain(2)),
    ("wick", All(Light(), Gain(1))),
    ("mirror", Whenever(OneOf(Draw(), Gain(1)))),
    ("oil", May(Pay(2), All(Light(), Light()))),
    ("pyre", All(Owe(4), Light(), Draw(), Light())),
    ("torch", OnCredit(3, May(Pay(4), All(Light(), Light())))),
]
COPIES: Final = [[4, 4, 3, 3, 2, 0], [4, 4, 3, 3, 2, 2]]  # of each card, in a plain and in a rich game


class Night(Step[BeaconState]):
    """Begins a night: what it pushes is done in this order."""

    def run(self, state: BeaconState) -> None:
        if state.night == 3:
            return
        state.night += 1
        if state.variant[0]:
            state.push(Trading())
        state.push(Bidding())
        state.push(Reveal())
        state.push(Night())


class Trading(Step[BeaconState]):
    """All trade at the same time."""

    def run(self, state: BeaconState) -> None:
        state.fork([Trade(seat) for seat in range(len(state.seats))])


class Trade(Pick[BeaconState]):
    """Which cards, up to two, go back into the bag for a spark each."""

    opens = True

    def things(self, state: BeaconState) -> list[int]:
        return [TRADE + card for card in state.seats[self.seat].hand]

    def most(self, state: BeaconState) -> int:
        return 2

    def take(self, state: BeaconState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        for thing in picked:
            here.hand = minus(here.hand, thing - TRADE)
            here.sparks += 1
            state.bag[thing - TRADE] += 1


class Bidding(Step[BeaconState]):
    """All bid at the same time."""

    def run(self, state: BeaconState) -> None:
        state.fork([Bid(seat) for seat in range(len(state.seats))])


class Bid(Ask[BeaconState]):
    """How many sparks, face down."""

    opens = True

    def options(self, state: BeaconState) -> list[int]:
        return [BID + n for n in range(min(state.seats[self.seat].sparks, 9) + 1)]

    def answer(self, state: BeaconState, option: int) -> None:
        state.seats[self.seat].bid = option - BID


class Reveal(Step[BeaconState]):
    """Turns the bids up: the highest (the earliest seat of equals) pays and leads."""

    reveals = True

    def run(self, state: BeaconState) -> None:
        bids = [here.bid for here in state.seats]
        state.leader = bids.index(max(bids))
        state.seats[state.leader].sparks -= max(bids)
        n = len(state.seats)
        for i in range(n):
            state.push(Turn((state.leader + i) % n))
        for here in state.seats:
            here.bid = NO_BID


class Turn(Step[BeaconState]):
    """Draws a card and lets the seat play, unless somebody has four lamps."""

    def run(self, state: BeaconState) -> None:
        if max([here.lamps for here in state.seats]) >= 4:
            state.agenda.clear()
            return
        state.push(DrawCard(CHANCE, self.seat))
        state.push(PlayCard(self.seat))


class PlayCard(Ask[BeaconState]):
    """Which card, if any: only one whose effect can be carried through."""

    opens = True
    window = True
    tries = True

    def options(self, state: BeaconState) -> list[int]:
        hand = state.seats[self.seat].hand
        return [PASS] + [CARD + card for card in range(len(CARDS)) if card in hand]

    def bar(self, state: BeaconState, option: int) -> str:
        if not CARD <= option < CARD + len(CARDS):
            return "" if option == PASS else "elsewhere"
        return "" if option - CARD in state.seats[self.seat].hand else "not_in_hand"

    def trial(self, state: BeaconState, option: int) -> list[Step[BeaconState]]:
        return [] if option == PASS else [Play(self.seat, option - CARD)]

    def answer(self, state: BeaconState, option: int) -> None:
        if option != PASS:
            state.push(Play(self.seat, option - CARD))


class Play(Step[BeaconState]):
    """A card leaves the hand and takes effect."""

    fields: ClassVar[str] = "card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: BeaconState) -> None:
        here = state.seats[self.seat]
        here.hand = minus(here.hand, self.card)
        state.played = plus(state.played, self.card)
        state.push(Resolve(self.seat, CARDS[self.card][1]))


class DrawCard(Ask[BeaconState]):
    """CHANCE picks a card for a player, by how many copies are left."""

    fields: ClassVar[str] = "player"

    def __init__(self, seat: int, player: int) -> None:
        self.seat = seat
        self.player = player

    def options(self, state: BeaconState) -> list[int]:
        return [CARD + card for card, n in enumerate(state.bag) if n] or [PASS]

    def weights(self, state: BeaconState, options: list[int]) -> list[int]:
        return [state.bag[option - CARD] for option in options]

    def answer(self, state: BeaconState, option: int) -> None:
        if option != PASS:
            state.bag[option - CARD] -= 1
            here = state.seats[self.player]
            here.hand = among(here.hand, option - CARD)


class Settle(Ask[BeaconState]):
    """Pays a debt of sparks in full; until then only burning helps. No answer before it may spoil that."""

    fields: ClassVar[str] = "debt"
    window = True
    promised = True

    def __init__(self, seat: int, debt: int) -> None:
        self.seat = seat
        self.debt = debt

    def options(self, state: BeaconState) -> list[int]:
        return [PASS] if state.seats[self.seat].sparks >= self.debt else []

    def answer(self, state: BeaconState, option: int) -> None:
        state.seats[self.seat].sparks -= self.debt


class Burn(Window[BeaconState]):
    """Any card of the hand for one spark."""

    def options(self, state: BeaconState, seat: int) -> list[int]:
        hand = state.seats[seat].hand
        return [BURN + card for card in range(len(CARDS)) if card in hand]

    def answer(self, state: BeaconState, seat: int, option: int) -> None:
        here = state.seats[seat]
        here.hand = minus(here.hand, option - BURN)
        state.played = plus(state.played, option - BURN)
        state.seats[seat].sparks += 1


class SeatView(TypedDict, total=False):
    """What everybody sees of a seat; its owner also sees hand and bid."""

    sparks: int
    lamps: int
    cards: int
    has_bid: bool
    hand: list[str]
    bid: int


class BeaconView(TypedDict):
    """The whole table."""

    night: int
    leader: int
    played: list[int]
    seats: list[SeatView]


class Beacon(Game[BeaconState]):
    """The rules of Beacon."""

    def setup(self, seats: int, variant: list[int]) -> BeaconState:
        state = BeaconState()
        state.bag = COPIES[variant[0]][:]
        state.seats = [Seat() for _ in range(seats)]
        for seat in range(seats):
            state.seats[seat].sparks += 2 * variant[0]
            state.push(DrawCard(CHANCE, seat))
            state.push(DrawCard(CHANCE, seat))
        state.push(Night())
        return state

    def view(self, state: BeaconState, seat: int) -> BeaconView:
        areas: list[SeatView] = []
        for i, here in enumerate(state.seats):
            area = SeatView(sparks=here.sparks, lamps=here.lamps, cards=len(here.hand), has_bid=here.bid >= 0)
            if i == seat:
                area["hand"] = [CARDS[card][0] for card in here.hand]
                area["bid"] = here.bid
            areas.append(area)
        return {"night": state.night, "leader": state.leader, "played": state.played[:], "seats": areas}

    def redeal(self, state: BeaconState, seat: int, rng: Rng) -> BeaconState:
        twin = state.clone()
        twin.rng = rng.fresh()
        unseen = [card for card, n in enumerate(twin.bag) for _ in range(n)]
        others = [here for i, here in enumerate(twin.seats) if i != seat]
        for here in others:
            unseen += here.hand
        rng.mix(unseen)
        for here in others:
            here.hand = sorted(unseen[: len(here.hand)])
            unseen = unseen[len(here.hand) :]
            if here.bid >= 0:
                here.bid = rng.below(min(here.sparks, 9) + 1)
        twin.bag = [unseen.count(card) for card in range(len(CARDS))]
        self.hide(twin, seat)
        return twin

    def scores(self, state: BeaconState) -> list[int]:
        return [here.lamps for here in state.seats]

    def winners(self, state: BeaconState) -> list[int]:
        best = max(self.scores(state))
        return [i for i, lamps in enumerate(self.scores(state)) if lamps == best]

    def end(self, state: BeaconState) -> str:
        return "full" if max(self.scores(state)) >= 4 else "sunrise"

    def audit(self, state: BeaconState) -> str:
        for card, copies in enumerate(COPIES[state.variant[0]]):
            found = state.bag[card] + state.played.count(card) + sum(s.hand.count(card) for s in state.seats)
            if found != copies:
                return f"{found} copies of {CARDS[card][0]}, not {copies}"
        return "negative sparks" if min(s.sparks for s in state.seats) < 0 else ""

    def estimate(self, state: BeaconState, seat: int) -> float:
        here = state.seats[seat]
        return here.lamps + 0.2 * here.sparks + 0.3 * len(here.hand) + 0.5 * len(here.triggers)

    def forbidden(self, seats: int, variant: list[int]) -> str:
        return "three seats cannot be rich" if seats == 3 and variant[0] else ""


META = Meta("beacon", "Beacon", 1, (2, 3), (Variant("rich", (False, True)),), ("sunrise", "full"), 400)
GAME = Beacon(META, LAYOUT, TABLE, steps_in(__name__), CARDS, [Burn(BURN, BURN + len(CARDS))])
