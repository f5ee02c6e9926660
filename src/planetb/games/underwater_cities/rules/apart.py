"""What the rest of a turn can tell apart: trials merge what nothing counts any more (A6).

Effects count structures of the network, so it matters whether what is built or upgraded is connected, and for
some of them at which city it stands. Where no such effect can come any more, only kinds and prints differ.
"""

from typing import Any, Final

from planetb.games.underwater_cities import options
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CARDS,
    CONTRACTS,
    METROPOLISES,
    Deed,
)
from planetb.games.underwater_cities.effects.events import COUNTING
from planetb.games.underwater_cities.rules.distance import NO_DEED, UPGRADED_KIND
from planetb.games.underwater_cities.rules.network import counts
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import BUILDING, TUNNEL_KIND
from planetb.kernel.step import Step

# Beside the bits of the deeds that are counted (`rules.distance`):
BY_CITY: Final = 1 << NO_DEED + 1  # it matters at which city they are done
JOINS: Final = 1 << NO_DEED + 2  # what is not connected may be so before it is counted
ACTS: Final = 1 << NO_DEED + 3  # it may use an action card, and so do anything that these do
RENEWS: Final = 1 << NO_DEED + 4  # it may make an action card available again
ANYTHING_COUNTED: Final = -1
NOT_CONNECTED: Final = 1  # marks of structures: what tells two of a kind apart
CONNECTED: Final = 2
ALONE: Final = 3  # + its place: it is like no other
MARKS: Final = 128  # more than there are
OTHERS: Final = -MARKS * MARKS  # below all marks of building sites

EFFECT: Final = "effect"  # fields of steps
CARD: Final = "card"

COUNTED: Final[dict[Deed, int]] = {}  # these bits of every effect of the content; `rules.counting` fills it
ON_BOARDS: Final[list[int]] = [0]  # of slots and prints: they may come in any turn
RENEWING: Final[list[int]] = [0]  # of all that may be set off by something else: slots, prints, claimed cards


def counted_later(state: UnderwaterState, here: Nation) -> int:
    """The bits of all that may still come in this turn, rather too many than too few: all action cards and
    metropolises are looked at.
    """
    bits = ON_BOARDS[0]
    for card in here.actions:
        bits |= CARDS[card].counted
    if here.events & COUNTING:
        for card in here.tableau:
            bits |= CARDS[card].counted
    for contract in state.contracts:
        bits |= CONTRACTS[contract].counted
    for step in state.agenda:
        if step.fields:
            bits |= counted_by_step(step)
    if bits & JOINS:  # only a tunnel brings their effects
        for tile in here.metropolises:
            bits |= METROPOLISES[tile].counted
    return bits


def counted_by_step(step: Step[Any]) -> int:
    """The bits of a piece of pending work: by its effect, or by the card that is about to be used."""
    fields = step.fields  # both are the first where there are others
    if fields.startswith(EFFECT):
        effect: Deed = getattr(step, EFFECT)
        return COUNTED.get(effect, ANYTHING_COUNTED)
    if fields.startswith(CARD):
        card: int = getattr(step, CARD)
        return CARDS[card].counted
    return 0


def mark(here: Nation, target: int, is_counted: bool, later: int) -> int:
    """What tells a structure, or one to be built, apart from others of its kind; nothing where that is not
    counted. `target` is a building site, or a tunnel site after all building sites.
    """
    if later & BY_CITY:
        return ALONE + target
    if not is_counted:
        return 0
    if counts(here, target):
        return CONNECTED
    return ALONE + target if later & JOINS else NOT_CONNECTED


def one_of_each_print(here: Nation, found: list[int], later: int) -> list[int]:
    """In a trial one is enough of those that have the same mark."""
    kept: list[int] = []
    seen: list[int] = []
    marks = marks_by_print(here, found, later)
    for i in range(len(found)):
        if marks[i] not in seen:
            seen.append(marks[i])
            kept.append(found[i])
    return kept


def marks_by_print(here: Nation, found: list[int], later: int) -> list[int]:
    """Building sites with the same print are alike, unless what is built there is counted later, plain or
    upgraded. Other options are like no other.
    """
    marks: list[int] = []
    bonus = BOARDS[here.board].site_bonus
    counted = (later | later >> UPGRADED_KIND) & BUILDING
    for option in found:
        one = OTHERS - option
        if options.BUILD <= option < options.TUNNEL_SITE:
            kind, site = options.kind_of(option)
            one = bonus[site] * TUNNEL_KIND + kind
            if counted or later & BY_CITY:
                one = one * MARKS + mark(here, site, counted >> kind & 1 == 1, later)
        marks.append(one)
    return marks
