"""Badge tiles: gaining them, turning them back, and spending badges of tiles and cards (p. 9)."""

from typing import ClassVar, Final

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.content.tables import CARDS, Verb
from planetb.games.how_to_save_a_world.effects.resources import Scaled
from planetb.games.how_to_save_a_world.rules.goods import gain_tile, show
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import BADGES, SCIENCE_AS_ANY, SCIENCE_BADGE, TILES
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.step import Ask

FIRST_CARD: Final = 3


class Tile(Effect[WorldState]):
    """Gains n badge tiles of a type (p. 9)."""

    def __init__(self, badge: int, n: int = 1) -> None:
        super().__init__()
        self.badge = badge
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.badge, self.n)

    def resolve(self, state: WorldState, seat: int) -> None:
        for _ in range(self.n):
            gain_tile(state.seats[seat], self.badge)


class TileOf(Effect[WorldState]):
    """Gains a badge tile of a type that the seat picks among some (p. 9)."""

    def __init__(self, badges: int) -> None:
        super().__init__()
        self.badges = badges

    def facts(self) -> tuple[int | str, ...]:
        return (self.badges,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(PickTile(seat, self.badges))


class PickTile(Ask[WorldState]):
    """Which badge tile to gain, of some types; nothing where all their places are taken (p. 9)."""

    fields: ClassVar[str] = "badges"

    def __init__(self, seat: int, badges: int) -> None:
        self.seat = seat
        self.badges = badges

    def options(self, state: WorldState) -> list[int]:
        here = state.seats[self.seat]
        free = [
            t for t in range(len(BADGES)) if self.badges >> t & 1 and here.tiles[t] + here.spent[t] < TILES
        ]
        return [o.BADGE + badge for badge in free] or [PASS]

    def answer(self, state: WorldState, option: int) -> None:
        if option != PASS:
            gain_tile(state.seats[self.seat], option - o.BADGE)


class Ready(Effect[WorldState]):
    """Turns up to n spent badge tiles back to their active side."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(ReadyTiles(seat, self.n, 0))


class ReadyTiles(Ask[WorldState]):
    """Which spent badge tile becomes active again, up to `n` times, by type from `first` on."""

    fields: ClassVar[str] = "n first"

    def __init__(self, seat: int, n: int, first: int) -> None:
        self.seat = seat
        self.n = n
        self.first = first

    def options(self, state: WorldState) -> list[int]:
        spent = state.seats[self.seat].spent
        return [PASS] + [o.BADGE + badge for badge in range(self.first, len(BADGES)) if spent[badge]]

    def answer(self, state: WorldState, option: int) -> None:
        if option != PASS:
            here = state.seats[self.seat]
            here.spent[option - o.BADGE] -= 1
            here.tiles[option - o.BADGE] += 1
            if self.n > 1:
                state.push(ReadyTiles(self.seat, self.n - 1, option - o.BADGE))


class PerBadge(Effect[WorldState]):
    """Does its part once for each badge spent on it, of the types it accepts (p. 7 and 9)."""

    def __init__(self, badges: int, part: Scaled) -> None:
        super().__init__()
        self.badges = badges
        self.part = part

    def facts(self) -> tuple[int | str, ...]:
        return (self.badges,)

    def parts(self) -> list[Verb]:
        return [self.part]

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(Purse(seat, self, 0, 0))


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
            options.append(o.BADGE + badge)
    for card in here.hand:
        if FIRST_CARD + card >= cursor and badges_of(card, accepted):
            options.append(o.SPEND + card)


def spend_badge(here: Seat, accepted: int, option: int) -> int:
    """Flips the tile or discards the card; returns how many badges that is."""
    if option < o.SPEND:
        here.tiles[option - o.BADGE] -= 1
        here.spent[option - o.BADGE] += 1
        return 1
    show(here, option - o.SPEND)
    return badges_of(option - o.SPEND, accepted)


def cursor_after(option: int) -> int:
    return option - o.BADGE if option < o.SPEND else FIRST_CARD + option - o.SPEND + 1


class Purse(Ask[WorldState]):
    """Which badges to spend on an effect, from tiles and cards in any mix (p. 9)."""

    fields: ClassVar[str] = "effect spent cursor"
    window = True

    def __init__(self, seat: int, effect: PerBadge, spent: int, cursor: int) -> None:
        self.seat = seat
        self.effect = effect
        self.spent = spent
        self.cursor = cursor

    def options(self, state: WorldState) -> list[int]:
        options = [PASS]
        here = state.seats[self.seat]
        if self.spent < self.effect.part.most(state, self.seat):
            add_badges(here, self.accepted(here), self.cursor, options)
        return options

    def accepted(self, here: Seat) -> int:
        return self.effect.badges | SCIENCE_BADGE if here.perks & SCIENCE_AS_ANY else self.effect.badges

    def answer(self, state: WorldState, option: int) -> None:
        if option != PASS:
            here = state.seats[self.seat]
            spent = self.spent + spend_badge(here, self.accepted(here), option)
            state.push(Purse(self.seat, self.effect, spent, cursor_after(option)))
        elif self.spent:
            part = self.effect.part
            part.times(state, self.seat, min(self.spent, part.most(state, self.seat)))
