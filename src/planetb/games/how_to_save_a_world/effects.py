"""The verbs of the game: every space, card, tile and technology is a tree of these."""

from typing import Final

from planetb.games.how_to_save_a_world.goods import can_pay, gain, gain_tile, raise_line, score, settle
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.steps import (
    BUY,
    FERRY,
    PAY,
    PICK_TILE,
    PURSE,
    RAISE,
    READY,
    RECALL,
    REMOVE,
    RESEARCH,
    TAKE,
    WORK,
)
from planetb.games.how_to_save_a_world.terms import (
    ANY_PROJECT,
    BASIC,
    LAST_SPACE,
    LEVEL_1,
    LEVEL_1_BITS,
    LEVEL_2_BITS,
    ON_SPACE,
)
from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.effect import Effect

Verb = Effect[WorldState]
MOST: Final = 15  # an effect is never repeated more often
PAID: Final = 0  # how a development is paid: with knowledge,
WITH_SCIENCE: Final = 1  # with knowledge and science badges,
FREE: Final = 2  # or not at all: FREE + its category


@mypyc_attr(allow_interpreted_subclasses=True)
class Scaled(Effect[WorldState]):
    """A verb that badges can multiply."""

    def most(self, state: WorldState, seat: int) -> int:
        """How many times at most it can be of use."""
        return MOST

    def times(self, state: WorldState, seat: int, n: int) -> None:
        """Does it n times."""
        raise NotImplementedError

    def resolve(self, state: WorldState, seat: int) -> None:
        self.times(state, seat, 1)


class Gain(Scaled):
    """Gains n of a resource (p. 8)."""

    def __init__(self, resource: int, n: int) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.resource, self.n)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        gain(state.seats[seat], self.resource, self.n * n)


class GainAny(Scaled):
    """Gains n standard resources of the seat's choice (p. 8)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(TAKE, seat, self.n * n)


class Raise(Effect[WorldState]):
    """Raises a yield line by n (p. 8)."""

    def __init__(self, resource: int, n: int = 1) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.resource, self.n)

    def resolve(self, state: WorldState, seat: int) -> None:
        raise_line(state.seats[seat], self.resource, self.n)


class RaiseAny(Effect[WorldState]):
    """Raises a standard yield line of the seat's choice, n times (p. 8)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RAISE, seat, self.n)


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
        state.push(PICK_TILE, seat, self.badges)


class Ready(Effect[WorldState]):
    """Turns up to n spent badge tiles back to their active side."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(READY, seat, self.n)


class Points(Scaled):
    """Scores n points (p. 9)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        score(state.seats[seat], self.n * n)


class Medal(Effect[WorldState]):
    """Takes the start medal, wherever it lies (p. 9)."""

    def resolve(self, state: WorldState, seat: int) -> None:
        state.medal = seat


class Spend(Effect[WorldState]):
    """Spends n of a standard resource, or ingenuity in its place (p. 8)."""

    def __init__(self, resource: int, n: int) -> None:
        super().__init__()
        self.resource = resource
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.resource, self.n)

    def possible(self, state: WorldState, seat: int) -> bool:
        return can_pay(state.seats[seat], self.resource, self.n)

    def resolve(self, state: WorldState, seat: int) -> None:
        if not settle(state.seats[seat], self.resource, self.n):
            state.push(PAY, seat, self.resource, self.n)


class Remove(Effect[WorldState]):
    """Takes a card of the hand or the own discard pile out of the game (p. 12)."""

    def possible(self, state: WorldState, seat: int) -> bool:
        return state.seats[seat].cards() > 0

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(REMOVE, seat)


class Work(Scaled):
    """Works on a project up to n times (p. 10)."""

    def __init__(self, project: int, n: int = 1) -> None:
        super().__init__()
        self.project = project
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.project, self.n)

    def most(self, state: WorldState, seat: int) -> int:
        return LAST_SPACE - state.discs[self.project][seat]

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(WORK, seat, 1 << self.project, min(self.n * n, MOST))


class WorkAny(Scaled):
    """Works up to n times on projects of the seat's choice (p. 10)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(WORK, seat, ANY_PROJECT, min(self.n * n, MOST))


class Research(Scaled):
    """Makes up to n developments and pays for them (p. 11)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(RESEARCH, seat, PAID, self.n * n)


class ScienceResearch(Effect[WorldState]):
    """Makes up to n developments; science badges may be spent as if they were knowledge (p. 7)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RESEARCH, seat, WITH_SCIENCE, self.n)


class Develop(Effect[WorldState]):
    """Makes n developments of a category without paying (p. 11)."""

    def __init__(self, category: int, n: int = 1) -> None:
        super().__init__()
        self.category = category
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.category, self.n)

    def possible(self, state: WorldState, seat: int) -> bool:
        if self.category == BASIC:
            return True
        bits = LEVEL_1_BITS if self.category == LEVEL_1 else LEVEL_2_BITS
        return state.seats[seat].techs & bits != bits

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RESEARCH, seat, FREE + self.category, self.n)


class Buy(Scaled):
    """Buys up to n open cards (p. 12)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(BUY, seat, 0, self.n * n)


class TakeCard(Effect[WorldState]):
    """Takes an open card without paying (p. 12)."""

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(BUY, seat, 1, 1)


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
        state.push(PURSE, seat, self.id)


class Ferry(Effect[WorldState]):
    """Moves one lander from an arrival zone to the other, without the fare."""

    def possible(self, state: WorldState, seat: int) -> bool:
        return state.seats[seat].landers[0] < ON_SPACE

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(FERRY, seat)


class Recall(Effect[WorldState]):
    """Takes one lander from its space back to the arrival zone of that world."""

    def possible(self, state: WorldState, seat: int) -> bool:
        return state.seats[seat].landers[2] >= ON_SPACE

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(RECALL, seat)


class Perk(Effect[WorldState]):
    """From now on, allows something (level 1, p. 11)."""

    def __init__(self, perk: int) -> None:
        super().__init__()
        self.perk = perk

    def facts(self) -> tuple[int | str, ...]:
        return (self.perk,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.seats[seat].perks |= self.perk


class PointsWhen(Effect[WorldState]):
    """From now on, scores in each turn in which a condition comes true (level 2, p. 11)."""

    def __init__(self, condition: int, points: int) -> None:
        super().__init__()
        self.condition = condition
        self.points = points

    def facts(self) -> tuple[int | str, ...]:
        return (self.condition, self.points)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.seats[seat].pays += [self.condition, self.points]
