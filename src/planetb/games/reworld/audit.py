"""What can never be: the components of the box, counted in any position."""

from typing import Final

from planetb.games.reworld.content.ships import SIGNS
from planetb.games.reworld.content.tables import COPIES, COUNTS, SHIELDS, SHIP_COUNT, SIGNS_PER_LETTER
from planetb.games.reworld.flow.station import CardsBelow, DealCard, FillArm, TopCard, Turn
from planetb.games.reworld.rules.payment import ANYTHING
from planetb.games.reworld.rules.points import SOURCES
from planetb.games.reworld.state import SETTLEMENT, Area, ReworldState
from planetb.games.reworld.terms import (
    AGRICULTURAL,
    CREW,
    FIRMS,
    KINDS,
    LETTERS,
    MODULE_CODES,
    NO_FIRM,
    NO_MODULE,
    ROWS,
    SHUTTLE,
    SLOTS,
    SPECIAL,
    TERRABOT,
)
from planetb.kernel.limits import Frames, Limit

FRAMES: Final = Frames(
    "DealCard FillArm Prepare",
    "player",
    {"slot": Limit(0, SLOTS - 1)},
    "(Turn( DealCard)*( FillArm)*|TopCard|CardsBelow|Uncouple|EndTurn( DockCrew| PlaceCrew| ChooseCity)?)?",
    (),
)
"""What pending work may be about."""


def audit(state: ReworldState) -> str:
    """Says what is impossible about a position, or nothing."""
    wrong = _shape(state)
    if wrong:
        return wrong
    for seat in range(len(state.seats)):
        wrong = _area(state, seat)
        if wrong:
            return f"seat {seat}: {wrong}"
    return _modules(state) or _cards(state) or _pending(state)


def _shape(state: ReworldState) -> str:
    n = len(state.seats)
    if not 2 <= n <= 4:
        return f"{n} seats"
    if not 0 <= state.marker < n or not 0 <= state.round <= SETTLEMENT or not 0 <= state.field <= ROWS:
        return "marker, round or start-player field out of range"
    sizes = [len(state.arms), len(state.slots), len(state.undealt), len(state.box), len(state.ships)]
    sizes += [len(state.signs), len(state.stars)]
    if sizes != [SLOTS, SLOTS, ROWS, KINDS, SHIP_COUNT, len(SIGNS), FIRMS]:
        return "a list of the wrong length"
    for owner in [*state.ships, *state.signs, *state.stars]:
        if not -1 <= owner < n:
            return f"an owner {owner}"
    if state.bag != sorted(state.bag):
        return "the bag is not sorted"
    return ""


def _area(state: ReworldState, seat: int) -> str:
    area = state.seats[seat]
    sizes = [len(area.hand), len(area.dropped), len(area.rows)]
    sizes += [len(area.terrabots), len(area.firms), len(area.builders), len(area.farmers), len(area.earned)]
    if sizes != [ROWS, ROWS, ROWS, LETTERS, LETTERS, LETTERS, LETTERS, len(SOURCES)]:
        return "a list of the wrong length"
    for n in [*area.hand, *area.dropped, *area.terrabots, *area.builders, *area.farmers]:
        if n < 0:
            return "a negative number of things"
    if sum(area.hand) != area.cards or sum(area.earned) != area.score:
        return "cards or score are miscounted"
    if sum([len(row) for row in area.rows]) != area.modules:
        return "coupled modules are miscounted"
    if area.out and area.cards:
        return "cards in hand after dropping out"
    return _settlement(state, seat)


def _settlement(state: ReworldState, seat: int) -> str:
    area = state.seats[seat]
    for kinds, low, high in ((area.defence, 0, TERRABOT), (area.satellites, 0, SHUTTLE)):
        if kinds != sorted(kinds) or (kinds and not low <= kinds[0] <= kinds[-1] < high):
            return "a wrong module in the defence or satellite row"
    if area.shuttles != sorted(area.shuttles) or (
        area.shuttles and not SHUTTLE <= area.shuttles[0] <= area.shuttles[-1] < TERRABOT
    ):
        return "a wrong module in the shuttle row"
    if SHUTTLE in area.defence or sum([SHIELDS[kind] for kind in area.defence]) != area.shields:
        return "shields are miscounted"
    for letter in range(LETTERS):
        wrong = _city(state, seat, letter)
        if wrong:
            return wrong
    return ""


def _city(state: ReworldState, seat: int, letter: int) -> str:
    area = state.seats[seat]
    signs = state.signs[letter * SIGNS_PER_LETTER : (letter + 1) * SIGNS_PER_LETTER].count(seat)
    if signs != (1 if area.terrabots[letter] else 0):
        return f"{signs} signs in city {letter}"
    if not area.terrabots[letter] and (area.builders[letter] or area.farmers[letter]):
        return f"crews without city {letter}"
    firm = area.firms[letter]
    if (firm == NO_FIRM) != (area.builders[letter] == 0) or not NO_FIRM <= firm < FIRMS:
        return f"crews of no firm in city {letter}"
    if firm != NO_FIRM and area.firms.count(firm) > 1:
        return "a firm builds in two cities"
    return ""


def _modules(state: ReworldState) -> str:
    found = state.box[:]
    loose = [*state.bag, *state.arms, *state.load]
    for seat, area in enumerate(state.seats):
        loose += [*area.defence, *area.shuttles, *area.satellites]
        for row in area.rows:
            loose += row
        _count_cities(state, seat, area, found)
    for kind in loose:
        if kind != NO_MODULE:
            if not 0 <= kind < KINDS:
                return f"a module {kind}"
            found[kind] += 1
    for kind in range(KINDS):
        if found[kind] != COUNTS[kind]:
            return f"{found[kind]} modules {MODULE_CODES[kind]}, not {COUNTS[kind]}"
    return ""


def _count_cities(state: ReworldState, seat: int, area: Area, found: list[int]) -> None:
    for letter in range(LETTERS):
        found[TERRABOT + letter] += area.terrabots[letter]
        found[AGRICULTURAL] += area.farmers[letter]
        firm = area.firms[letter]
        if firm != NO_FIRM:
            special = 1 if state.stars[firm] == seat else 0
            found[SPECIAL + firm] += special
            found[CREW + firm] += area.builders[letter] - special


def _cards(state: ReworldState) -> str:
    """Thirty officer cards while a round is on, none outside."""
    found = state.undealt[:]
    for area in state.seats:
        for value in range(ROWS):
            found[value] += area.hand[value] + area.dropped[value]
    if state.field:
        found[state.field - 1] += 1
    for laid in state.slots:
        while laid:
            if not 1 <= laid % 10 <= ROWS:
                return f"a card of value {laid % 10}"
            found[laid % 10 - 1] += 1
            laid //= 10
    for slot in range(SLOTS):
        if state.slots[slot] >= 10**ANYTHING:
            return f"more than {ANYTHING} cards in slot {slot}"
    copies = COPIES if 1 <= state.round < SETTLEMENT else 0
    return "" if found == [copies] * ROWS else f"officer cards by value: {found}, not {copies} each"


def _pending(state: ReworldState) -> str:
    """Work that waits is about a module on its arm, of somebody who is still in the round."""
    if not state.agenda:
        coupled = sum([area.modules for area in state.seats])
        return "" if state.round == SETTLEMENT and not coupled else "an end while modules are coupled"
    step = state.agenda[-1]
    in_round = isinstance(step, (Turn, TopCard, CardsBelow, DealCard, FillArm))
    if in_round != (state.round < SETTLEMENT):
        return f"{type(step).__name__} in round {state.round}"
    if isinstance(step, (Turn, TopCard, CardsBelow)) and state.seats[step.seat].out:
        return f"seat {step.seat} is asked, but has dropped out"
    for pending in state.agenda:
        if isinstance(pending, FillArm) and not _bare(state, pending.slot):
            return f"arm {pending.slot} is filled already"
    if isinstance(step, (TopCard, CardsBelow)):
        cards = 1 if isinstance(step, CardsBelow) else 0
        if state.arms[step.slot] == NO_MODULE or len(str(state.slots[step.slot]).strip("0")) != cards:
            return f"nothing to pay for at arm {step.slot}"
    return ""


def _bare(state: ReworldState, slot: int) -> bool:
    return state.arms[slot] == NO_MODULE and not state.slots[slot]
