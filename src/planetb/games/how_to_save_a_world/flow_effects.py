"""The questions inside effects: paying, spending badges, choosing resources, lines, tiles and landers."""

from typing import Final, cast

from planetb.games.how_to_save_a_world.board import SPACES
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.effects import PerBadge
from planetb.games.how_to_save_a_world.flow_turn import show
from planetb.games.how_to_save_a_world.goods import gain, gain_tile, mark, raise_line
from planetb.games.how_to_save_a_world.landers import move, occupy, zones
from planetb.games.how_to_save_a_world.options import (
    BADGE,
    CARD,
    INGENUITY_USED,
    LAND,
    LINE,
    RESOURCE,
    SHUTTLE,
    SPEND,
)
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.steps import PURSE, RAISE, READY, TAKE
from planetb.games.how_to_save_a_world.terms import (
    ALARRIA,
    BADGES,
    FORTUNA,
    INGENUITY,
    LIMIT,
    ON_SPACE,
    REMOVED,
    SCIENCE_AS_ANY,
    SCIENCE_BADGE,
    STANDARD,
    TILES,
)
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask


class Pay(Ask[WorldState]):
    """How much ingenuity replaces the standard resource `a` when `b` are to be paid (p. 8)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        goods = state.seats[seat].goods
        low = b - goods[a] if b > goods[a] else 0
        high = b if b < goods[INGENUITY] else goods[INGENUITY]
        return [INGENUITY_USED + n for n in range(low, high + 1)]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        used = option - INGENUITY_USED
        goods = state.seats[seat].goods
        goods[INGENUITY] -= used
        goods[a] -= b - used


CURSOR: Final = 256
"""A purse frame's second argument is badges spent * CURSOR + cursor: tiles by type, then cards, ascending."""
FIRST_CARD: Final = 3


def badges_of(card: int, accepted: int) -> int:
    """How many badges of a card an effect accepts."""
    badges = CARDS[card].badges
    found = 0
    for badge in range(3):
        if accepted >> badge & 1:
            found += badges[badge]
    return found


def add_badges(here: Seat, accepted: int, cursor: int, options: list[int]) -> None:
    """Appends the tiles and cards that may still be spent: none before the cursor, so one way to each mix."""
    for badge in range(3):
        if badge >= cursor and accepted >> badge & 1 and here.tiles[badge]:
            options.append(BADGE + badge)
    for card in here.hand:
        if FIRST_CARD + card >= cursor and badges_of(card, accepted):
            options.append(SPEND + card)


def spend_badge(here: Seat, accepted: int, option: int) -> int:
    """Flips the tile or discards the card; returns how many badges that is."""
    if option < SPEND:
        here.tiles[option - BADGE] -= 1
        here.spent[option - BADGE] += 1
        return 1
    show(here, option - SPEND)
    return badges_of(option - SPEND, accepted)


def cursor_after(option: int) -> int:
    return option - BADGE if option < SPEND else FIRST_CARD + option - SPEND + 1


class Purse(Ask[WorldState]):
    """Which badges to spend on an effect, from tiles and cards in any mix (p. 9)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        effect = cast("PerBadge", self.effects[a])
        here = state.seats[seat]
        if b // CURSOR < effect.part.most(state, seat):
            add_badges(here, self.accepted(here, effect), b % CURSOR, options)
        return options

    def accepted(self, here: Seat, effect: PerBadge) -> int:
        return effect.badges | SCIENCE_BADGE if here.perks & SCIENCE_AS_ANY else effect.badges

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        effect = cast("PerBadge", self.effects[a])
        if option != PASS:
            here = state.seats[seat]
            spent = b // CURSOR + spend_badge(here, self.accepted(here, effect), option)
            state.push(PURSE, seat, a, spent * CURSOR + cursor_after(option))
        elif b >= CURSOR:
            effect.part.times(state, seat, min(b // CURSOR, effect.part.most(state, seat)))


class Take(Ask[WorldState]):
    """Which standard resource, `a` times; in the order of the resources from `b` on."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        return [RESOURCE + resource for resource in range(b, STANDARD)]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        gain(state.seats[seat], option - RESOURCE, 1)
        if a > 1:
            state.push(TAKE, seat, a - 1, option - RESOURCE)


class RaiseLine(Ask[WorldState]):
    """Which standard yield line, `a` times; in the order of the resources from `b` on."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        lines = state.seats[seat].lines
        return [LINE + resource for resource in range(b, STANDARD) if lines[resource] < LIMIT] or [PASS]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            raise_line(state.seats[seat], option - LINE, 1)
            if a > 1:
                state.push(RAISE, seat, a - 1, option - LINE)


class PickTile(Ask[WorldState]):
    """Which badge tile to gain, of the types `a` (p. 9)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        free = [t for t in range(len(BADGES)) if a >> t & 1 and here.tiles[t] + here.spent[t] < TILES]
        return [BADGE + badge for badge in free] or [PASS]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            gain_tile(state.seats[seat], option - BADGE)


class ReadyTiles(Ask[WorldState]):
    """Which spent badge tile becomes active again, up to `a` times, by type from `b` on."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        spent = state.seats[seat].spent
        return [PASS] + [BADGE + badge for badge in range(b, len(BADGES)) if spent[badge]]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            here = state.seats[seat]
            here.spent[option - BADGE] -= 1
            here.tiles[option - BADGE] += 1
            if a > 1:
                state.push(READY, seat, a - 1, option - BADGE)


class RemoveCard(Ask[WorldState]):
    """Which card of the hand or the own discard pile leaves the game; bought ones may too (ruling 9)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        return [CARD + card for card in sorted(here.hand + here.fresh + here.discard)]

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        here = state.seats[seat]
        card = option - CARD
        for cards in (here.hand, here.fresh, here.discard, here.unseen):
            if card in cards:
                cards.remove(card)
        state.removed.append(card)
        state.removed.sort()
        mark(here, REMOVED)


class TakeFerry(Ask[WorldState]):
    """A free flight for one lander between the arrival zones."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        places = zones(state.seats[seat])
        if places & 2:
            options.append(SHUTTLE + ALARRIA)
        if places & 1:
            options.append(SHUTTLE + FORTUNA)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            move(state.seats[seat], FORTUNA - (option - SHUTTLE), option - SHUTTLE)


class RecallLander(Ask[WorldState]):
    """Which lander goes from its space back to the arrival zone of that world."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        before = -1
        for place in state.seats[seat].landers:
            if place >= ON_SPACE and place != before:
                options.append(LAND + place - ON_SPACE)
            before = place
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            space = option - LAND
            occupy(state, space, -1)
            move(state.seats[seat], ON_SPACE + space, SPACES[space].world)
