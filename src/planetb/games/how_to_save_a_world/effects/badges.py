"""Badge tiles: gaining them, turning them back, and spending badges of tiles and cards (p. 9)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.content.tables import CARD_BADGES, CARDS, Verb
from planetb.games.how_to_save_a_world.effects.resources import Scaled
from planetb.games.how_to_save_a_world.notes import TilesGained
from planetb.games.how_to_save_a_world.rules.goods import gain_tile, leave_hand, put_down
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import BADGES, SCIENCE_AS_ANY, SCIENCE_BADGE, words_of
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import raised
from planetb.kernel.step import Ask, Pick


class Tile(Effect[WorldState]):
    """Gains n badge tiles of a type (p. 9)."""

    def __init__(self, badge: int, n: int = 1) -> None:
        super().__init__()
        self.badge = badge
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (BADGES[self.badge], self.n)

    def resolve(self, state: WorldState, seat: int) -> None:
        gained = 0
        for _ in range(self.n):
            gained += gain_tile(state.seats[seat], self.badge)
        if gained:
            state.note(TilesGained, seat, self.badge, gained)


class TileOf(Effect[WorldState]):
    """Gains a badge tile of a type that the seat picks among some (p. 9)."""

    def __init__(self, badges: int) -> None:
        super().__init__()
        self.badges = badges

    def facts(self) -> tuple[int | str, ...]:
        return words_of(self.badges, BADGES)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(PickTile(seat, self.badges))


class PickTile(Ask[WorldState]):
    """Which badge tile to gain, of some types; one of a full type is lost (p. 9, ruling 29)."""

    fields: ClassVar[str] = "badges"

    def __init__(self, seat: int, badges: int) -> None:
        self.seat = seat
        self.badges = badges

    def options(self, state: WorldState) -> list[int]:
        return [o.BADGE + badge for badge in range(len(BADGES)) if self.badges >> badge & 1]

    def bar(self, state: WorldState, option: int) -> str:
        badge = option - o.BADGE
        if 0 <= badge < len(BADGES) and not self.badges >> badge & 1:
            return "other_badge"
        return super().bar(state, option)

    def answer(self, state: WorldState, option: int) -> None:
        gain_tile(state.seats[self.seat], option - o.BADGE)


class Ready(Effect[WorldState]):
    """Turns up to n spent badge tiles back to their active side."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(ReadyTiles(seat, self.n))


class ReadyTiles(Pick[WorldState]):
    """Which spent badge tiles become active again, up to so many."""

    fields: ClassVar[str] = "n"

    def __init__(self, seat: int, n: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.n = n

    def having(self, picked: tuple[int, ...]) -> "ReadyTiles":
        return ReadyTiles(self.seat, self.n, picked)

    def things(self, state: WorldState) -> list[int]:
        spent = state.seats[self.seat].spent
        found: list[int] = []
        for badge in range(len(BADGES)):
            found += [o.BADGE + badge] * spent[badge]
        return found

    def most(self, state: WorldState) -> int:
        return self.n

    def bar(self, state: WorldState, option: int) -> str:
        badge = option - o.BADGE
        if 0 <= badge < len(BADGES) and not state.seats[self.seat].spent[badge]:
            return "no_spent"
        return super().bar(state, option)

    def take(self, state: WorldState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        for thing in picked:
            here.spent = raised(here.spent, thing - o.BADGE, -1)
            here.tiles = raised(here.tiles, thing - o.BADGE, 1)


class PerBadge(Effect[WorldState]):
    """Does its part once for each badge spent on it, of the types it accepts (p. 7 and 9)."""

    def __init__(self, badges: int, part: Scaled) -> None:
        super().__init__()
        self.badges = badges
        self.part = part

    def facts(self) -> tuple[int | str, ...]:
        return words_of(self.badges, BADGES)

    def parts(self) -> list[Verb]:
        return [self.part]

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(Purse(seat, self))


def worth(thing: int, accepted: int) -> int:
    """How many badges a tile or a card of a purse is worth."""
    return 1 if thing < o.SPEND else CARD_BADGES[accepted][thing - o.SPEND]


def purse(here: Seat, accepted: int) -> list[int]:
    """All tiles and cards that hold a badge of these types."""
    found: list[int] = []
    for badge in range(len(BADGES)):
        if accepted >> badge & 1:
            found += [o.BADGE + badge] * here.tiles[badge]
    badges_of = CARD_BADGES[accepted]
    for card in here.hand:
        if badges_of[card]:
            found.append(o.SPEND + card)
    return found


def sum_of(things: list[int], accepted: int) -> int:
    total = 0
    for thing in things:
        total += worth(thing, accepted)
    return total


def useful(things: list[int], accepted: int, wanted: int) -> bool:
    """Whether each of these can be spent while something is still wanted: the largest last (ruling 12)."""
    total = 0
    largest = 0
    for thing in things:
        badges = worth(thing, accepted)
        total += badges
        if badges > largest:
            largest = badges
    return not things or total - largest < wanted


def barred_badge(here: Seat, accepted: int, option: int) -> str:
    """What bars a tile or a card from any purse of these types; nothing if it holds such a badge."""
    badge = option - o.BADGE
    if 0 <= badge < len(BADGES):
        return "other_badge" if not accepted >> badge & 1 else "" if here.tiles[badge] else "no_tile"
    card = option - o.SPEND
    if 0 <= card < len(CARDS) and card in here.hand:
        return "" if CARD_BADGES[accepted][card] else "no_badge"
    return "elsewhere"


def spend(here: Seat, things: list[int]) -> None:
    """Flips the tiles and discards the cards."""
    for thing in things:
        if thing < o.SPEND:
            here.tiles = raised(here.tiles, thing - o.BADGE, -1)
            here.spent = raised(here.spent, thing - o.BADGE, 1)
        else:
            leave_hand(here, thing - o.SPEND)
            put_down(here, thing - o.SPEND)


class Purse(Pick[WorldState]):
    """Which badges to spend on an effect, from tiles and cards in any mix (p. 9)."""

    fields: ClassVar[str] = "effect"

    def __init__(self, seat: int, effect: PerBadge, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.effect = effect
        self.window = not picked  # a card that is picked cannot be played meanwhile

    def having(self, picked: tuple[int, ...]) -> "Purse":
        return Purse(self.seat, self.effect, picked)

    def accepted(self, here: Seat) -> int:
        return self.effect.badges | SCIENCE_BADGE if here.perks & SCIENCE_AS_ANY else self.effect.badges

    def things(self, state: WorldState) -> list[int]:
        here = state.seats[self.seat]
        return purse(here, self.accepted(here))

    def enough(self, state: WorldState, picked: list[int]) -> bool:
        accepted = self.accepted(state.seats[self.seat])
        return useful(picked, accepted, self.effect.part.most(state, self.seat))

    def leads(self, state: WorldState, picked: list[int], rest: list[int]) -> bool:
        return self.enough(state, picked)

    def options(self, state: WorldState) -> list[int]:
        here = state.seats[self.seat]
        accepted = self.accepted(here)
        wanted = self.effect.part.most(state, self.seat)
        total = 0
        largest = 0
        last = 0
        for last in self.picked:
            badges = worth(last, accepted)
            total += badges
            if badges > largest:
                largest = badges
        options = [PASS]
        if total + 1 - max(largest, 1) < wanted:
            for badge, tiles in enumerate(here.tiles):
                if tiles and accepted >> badge & 1 and o.BADGE + badge >= last:
                    used = self.picked.count(last) if o.BADGE + badge == last else 0
                    if tiles > used:
                        options.append(o.BADGE + badge)
        badges_of = CARD_BADGES[accepted]
        for card in here.hand:
            badges = badges_of[card]
            if badges and o.SPEND + card > last and total + badges - max(largest, badges) < wanted:
                options.append(o.SPEND + card)
        return options

    def bar(self, state: WorldState, option: int) -> str:
        here = state.seats[self.seat]
        if option == PASS:
            return super().bar(state, option)
        key = barred_badge(here, self.accepted(here), option)
        if key or option in self.more(state, list(self.picked)):
            return key
        return "badges_enough"

    def take(self, state: WorldState, picked: list[int]) -> None:
        here = state.seats[self.seat]
        part = self.effect.part
        wanted = part.most(state, self.seat)
        n = sum_of(picked, self.accepted(here))
        spend(here, picked)
        if n:
            part.times(state, self.seat, min(n, wanted))
