"""What lasting cards wait for; their effects come at once, even inside another effect (p. 13, A17)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    BONUSES,
    CARDS,
    CONTRACTS,
    FEDERATION,
    Card,
    Counter,
)
from planetb.games.underwater_cities.notes import Advanced, Gained, TookContract, Triggered
from planetb.games.underwater_cities.options import SLOT_NAMES
from planetb.games.underwater_cities.rules.distance import ANY_SORT, CONCERNED, deeds_lacking
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    ALWAYS,
    CREDIT,
    LASTING,
    POINT,
    SPACE_1,
    SPACE_2,
    SPACE_3,
    STEELPLAST,
)
from planetb.kernel.shared import minus, plus


class Event:
    """Something that happens in a nation's turn. Its number is a bit of `Nation.events`."""

    number: int = -1


class Mismatch(Event):
    """Your card and the coloured slot do not match."""

    number = 0


class AlwaysSlot(Event):
    """You use the always available slot."""

    number = 1


class SlotSteelplast(Event):
    """A slot gives you steelplast (p. 19)."""

    number = 2


class ReachSpace3(Event):
    """Your marker comes to space 3 of the Federation track."""

    number = 3


class ReachSpace1(Event):
    """Your marker comes to space 1 of the Federation track."""

    number = 4


class SecondFarm(Event):
    """You build the second farm of a connected city (p. 19)."""

    number = 5


class SecondDesalination(Event):
    """Likewise the second desalination plant."""

    number = 6


class SecondLaboratory(Event):
    """Likewise the second laboratory."""

    number = 7


class SecondUpgradedFarm(Event):
    """You complete the second upgraded farm of a connected city (p. 19)."""

    number = 8


class SecondUpgradedDesalination(Event):
    """Likewise the second upgraded desalination plant."""

    number = 9


class SecondUpgradedLaboratory(Event):
    """Likewise the second upgraded laboratory."""

    number = 10


class SecondTunnel(Event):
    """You build a second tunnel in the same turn (p. 19)."""

    number = 11


class BuiltCity(Event):
    """You build a city."""

    number = 12


class BuiltSymbioticCity(Event):
    """You build a symbiotic city."""

    number = 13


class BuiltExpansion(Event):
    """You build on an expansion site."""

    number = 14


class ConnectedMetropolis(Event):
    """You connect a metropolis."""

    number = 15


class UpgradedTunnel(Event):
    """You upgrade a tunnel."""

    number = 16


class UpgradedBuilding(Event):
    """You upgrade a building."""

    number = 17


class UsedActionCard(Event):
    """You use an action card."""

    number = 18


class PaidSpecial(Event):
    """You pay for a special card."""

    number = 19


class MatchedGreen(Event):
    """You use a matching green card."""

    number = 20


class TookSpecial(Event):
    """You take a special card."""

    number = 21


class TurnEnd(Event):
    """Your turn ends."""

    number = 22


class BiomassPaid(Event):
    """You pay biomass as building material."""

    number = 23


class SlotUsed(Event):
    """You use the depicted slot (p. 19)."""

    def __init__(self, slot: str = SLOT_NAMES[0]) -> None:
        self.slot = slot
        self.number = FIRST_SLOT + SLOT_NAMES.index(slot)


FIRST_SLOT: Final = 24  # the number of `SlotUsed` for the first slot
HAS_DISCOUNT: Final = 50  # bits of `Nation.events` besides the events: + kind, if there is a discount for it;
HAS_UPGRADER: Final = 56  # some claimed card allows another payment for upgrades,
HAS_ONCE: Final = 57  # has an ability to use once per turn,
HAS_LOUD: Final = 58  # waits for something with an effect that does more than give,
HAS_COUNTING: Final = 59  # or counts structures in what it sets off or allows
SLOT_EVENTS: Final = (1 << HAS_DISCOUNT) - (1 << FIRST_SLOT)  # bits of the use of some slot
DISCOUNTS: Final = (1 << HAS_UPGRADER) - (1 << HAS_DISCOUNT)
LOUD: Final = 1 << HAS_LOUD
ABILITIES: Final = 1 << HAS_ONCE
COUNTING: Final = 1 << HAS_COUNTING

MISMATCH: Final = Mismatch()
ALWAYS_SLOT: Final = AlwaysSlot()
SLOT_STEELPLAST: Final = SlotSteelplast()
REACH_3: Final = ReachSpace3()
REACH_1: Final = ReachSpace1()
SECONDS: Final[list[Event]] = [SecondFarm(), SecondDesalination(), SecondLaboratory()]  # by kind of building
UPGRADED_SECONDS: Final[list[Event]] = [
    SecondUpgradedFarm(),
    SecondUpgradedDesalination(),
    SecondUpgradedLaboratory(),
]
SECOND_TUNNEL: Final = SecondTunnel()
BUILT_CITY: Final = BuiltCity()
BUILT_SYMBIOTIC_CITY: Final = BuiltSymbioticCity()
BUILT_EXPANSION: Final = BuiltExpansion()
CONNECTED_METROPOLIS: Final = ConnectedMetropolis()
UPGRADED_TUNNEL: Final = UpgradedTunnel()
UPGRADED_BUILDING: Final = UpgradedBuilding()
USED_ACTION_CARD: Final = UsedActionCard()
PAID_SPECIAL: Final = PaidSpecial()
MATCHED_GREEN: Final = MatchedGreen()
TOOK_SPECIAL: Final = TookSpecial()
TURN_END: Final = TurnEnd()
BIOMASS_PAID: Final = BiomassPaid()
BUILD_EVENTS: Final = sum([1 << event.number for event in SECONDS])  # bits: which site is built on matters
UPGRADED_PAIRS: Final = sum([1 << event.number for event in UPGRADED_SECONDS])  # which one of a kind matters
PAIR_EVENTS: Final = BUILD_EVENTS | UPGRADED_PAIRS  # which site is built on matters, also for upgrades later
UPGRADE_EVENTS: Final = (  # bits of the events that an upgrade may cause
    UPGRADED_PAIRS | 1 << UPGRADED_TUNNEL.number | 1 << UPGRADED_BUILDING.number
)
USED_SLOTS: Final[list[Event]] = [SlotUsed(name) for name in SLOT_NAMES]

EVENT_OF_SLOT: Final[list[Event]] = [*USED_SLOTS[:ALWAYS], ALWAYS_SLOT]  # by slot: what its use is


def fire(state: UnderwaterState, seat: int, event: Event) -> None:
    """Lets the nation's lasting cards that wait for this event take effect."""
    here = state.seats[seat]
    if not here.events >> event.number & 1:
        return
    for card in here.tableau:
        if CARDS[card].event == event.number:
            effect = CARDS[card].then
            if effect.possible(state, seat):
                if state.trail is not None:
                    state.note(Triggered, seat, card)
                effect.resolve(state, seat)


def watch(here: Nation) -> None:
    """Derives from the claimed cards what they wait for or allow, so that nothing else need be trusted; and
    from what else is cheaper in this turn.
    """
    bits = 0
    for card in here.tableau:
        bits |= CARDS[card].waits
    for kinds in here.relief[::3]:
        bits |= kinds << HAS_DISCOUNT
    here.events = bits
    here.prices = []


def waits_of(card: Card) -> int:
    """Bits of what a claimed card waits for or allows."""
    bits = 1 << card.event if card.event >= 0 else 0
    if card.discount:
        bits |= card.discount[0] << HAS_DISCOUNT
    if card.upgrader[0]:
        bits |= 1 << HAS_UPGRADER
    if card.once:
        bits |= ABILITIES
    if card.event >= 0 and not card.quiet:
        bits |= LOUD
    if card.kind == LASTING and card.counted:
        bits |= COUNTING
    return bits


def bonus(state: UnderwaterState, seat: int, printed: int) -> None:
    """Gives what is printed on a site just built on, connected or not (p. 14)."""
    if printed >= 0:
        BONUSES[printed].resolve(state, seat)


def advance_marker(state: UnderwaterState, seat: int) -> None:
    """One space on the Federation track, with its bonus; past the end a point (p. 12)."""
    place = place_of(state, seat)
    track = state.track[:]
    track[place] = minus(track[place], seat)
    state.advanced = 1
    state.track = track
    if place == SPACE_1:
        track[SPACE_1] = plus(track[SPACE_1], seat)
        if state.trail is not None:
            state.note(Advanced, seat, 1)
        _reward(state, seat, POINT, FEDERATION[3])
        return
    place += 1
    track[place] = plus(track[place], seat)
    if state.trail is not None:
        state.note(Advanced, seat, 5 - place)
    if place == SPACE_3:
        _reward(state, seat, CREDIT, FEDERATION[0])
        fire(state, seat, REACH_3)
    elif place == SPACE_2:
        _reward(state, seat, STEELPLAST, FEDERATION[1])
    elif place == SPACE_1:
        _reward(state, seat, POINT, FEDERATION[2])
        fire(state, seat, REACH_1)


def _reward(state: UnderwaterState, seat: int, good: int, n: int) -> None:
    """What a space of the Federation track brings."""
    state.seats[seat].goods[good] += n
    if n and state.trail is not None:
        got = [n if i == good else 0 for i in range(POINT + 1)]
        state.note(Gained, seat, got[0], got[1], got[2], got[3], got[4], got[5])


def place_of(state: UnderwaterState, seat: int) -> int:
    """Where the seat's marker is on the Federation track: 0 below it, 1 to 4 its spaces 4 to 1."""
    for place, markers in enumerate(state.track):
        if seat in markers:
            return place
    raise ValueError(f"seat {seat} has no marker")


def check_contracts(state: UnderwaterState, seat: int, deed: int) -> None:
    """The first nation to meet all criteria of a contract takes it and its reward at once (p. 18). Those that
    do not count this sort of deed were not met before, so they are not met now; nor are those that were
    farther away than one deed.
    """
    if not state.contracts:
        return
    here = state.seats[seat]
    due = here.due
    concerned = CONCERNED[state.trial][deed if due else ANY_SORT]
    due = due[:] if due else [0] * len(CONTRACTS)
    for contract in state.contracts:
        if concerned >> contract & 1:
            left = due[contract] - 1
            if left < 1:
                terms = CONTRACTS[contract]
                left = deeds_lacking(here, terms)
                if not left:
                    if meets(here, terms.counters, terms.least):
                        state.contracts = minus(state.contracts, contract)
                        here.contracts = plus(here.contracts, contract)
                        state.note(TookContract, seat, contract)
                        terms.reward.resolve(state, seat)
                    left = 1
            due[contract] = left
    here.due = due


def meets(here: Nation, counters: list[Counter], least: list[int]) -> bool:
    """Whether every counter shows enough."""
    for i in range(len(counters)):
        if counters[i].count(here) < least[i]:
            return False
    return True
