"""What can be counted: by species cards at the end of the game (p. 15), by effects when they are done."""

from planetb.games.how_to_save_a_world.content.tables import LEVEL_BITS, SPACES, Verb
from planetb.games.how_to_save_a_world.effects.resources import Scaled
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CATEGORIES,
    DECKS,
    NONE,
    ON_SPACE,
    PROJECTS,
    RESOURCES,
    WORLDS,
    deck_of,
)
from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.effect import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(Effect[WorldState]):
    """Something that can be counted, and the counts that bring one more point each."""

    def __init__(self, steps: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.steps = list(steps)

    def count(self, state: WorldState, seat: int) -> int:
        raise NotImplementedError

    def points(self, state: WorldState, seat: int) -> int:
        """One point for each step reached, as things stand."""
        return self.reached(self.count(state, seat))

    def reached(self, found: int) -> int:
        """Points for a count."""
        points = 0
        for step in self.steps:
            if found >= step:
                points += 1
        return points

    def facts(self) -> tuple[int | str, ...]:
        """What is counted, if that is not said by the class, then the steps."""
        return tuple(self.steps)


class BadgeTiles(Goal):
    """Badge tiles of a type, active or spent."""

    def __init__(self, badge: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.badge = badge

    def facts(self) -> tuple[int | str, ...]:
        return (BADGES[self.badge], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        here = state.seats[seat]
        return here.tiles[self.badge] + here.spent[self.badge]


class AllTiles(Goal):
    """Badge tiles of all types, active or spent."""

    def count(self, state: WorldState, seat: int) -> int:
        here = state.seats[seat]
        return sum(here.tiles) + sum(here.spent)


class TileSets(Goal):
    """Sets of one badge tile of each type."""

    def count(self, state: WorldState, seat: int) -> int:
        here = state.seats[seat]
        return min([here.tiles[badge] + here.spent[badge] for badge in range(3)])


class LinesUpTo(Goal):
    """Resources whose yield line stands at a number or lower."""

    def __init__(self, line: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.line = line

    def facts(self) -> tuple[int | str, ...]:
        return (self.line, *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return len([line for line in state.seats[seat].lines if line <= self.line])


class LinesFrom(Goal):
    """Resources whose yield line stands at a number or higher."""

    def __init__(self, line: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.line = line

    def facts(self) -> tuple[int | str, ...]:
        return (self.line, *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return len([line for line in state.seats[seat].lines if line >= self.line])


class AllLines(Goal):
    """The yield lines of all resources, added up."""

    def count(self, state: WorldState, seat: int) -> int:
        total = 0
        for line in state.seats[seat].lines:
            total += line
        return total


class BestLine(Goal):
    """Where the highest yield line stands."""

    def count(self, state: WorldState, seat: int) -> int:
        return max(state.seats[seat].lines)


class Left(Goal):
    """What is left of a resource."""

    def __init__(self, resource: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.resource = resource

    def facts(self) -> tuple[int | str, ...]:
        return (RESOURCES[self.resource], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return state.seats[seat].goods[self.resource]


class AllLeft(Goal):
    """What is left of all resources together."""

    def count(self, state: WorldState, seat: int) -> int:
        return sum(state.seats[seat].goods)


class KindsLeft(Goal):
    """Resources of which at least so many are left."""

    def __init__(self, least: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.least = least

    def facts(self) -> tuple[int | str, ...]:
        return (self.least, *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return len([amount for amount in state.seats[seat].goods if amount >= self.least])


class Worked(Goal):
    """The space reached on a project's work track."""

    def __init__(self, project: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.project = project

    def facts(self) -> tuple[int | str, ...]:
        return (PROJECTS[self.project], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return state.discs[self.project][seat]


class WorstProject(Goal):
    """The space reached on the project least worked on."""

    def count(self, state: WorldState, seat: int) -> int:
        least = state.discs[0][seat]
        for spaces in state.discs:
            if spaces[seat] < least:
                least = spaces[seat]
        return least


class BestProject(Goal):
    """The space reached on the project most worked on."""

    def count(self, state: WorldState, seat: int) -> int:
        most = 0
        for spaces in state.discs:
            if spaces[seat] > most:
                most = spaces[seat]
        return most


class RescueProject(Goal):
    """The space reached on the rescue project; nothing before it is known."""

    def count(self, state: WorldState, seat: int) -> int:
        return 0 if state.rescue == NONE else state.discs[state.rescue][seat]


class DoomedProjects(Goal):
    """Work on both projects that are not the rescue project; nothing before it is known."""

    def count(self, state: WorldState, seat: int) -> int:
        if state.rescue == NONE:
            return 0
        return sum([state.discs[p][seat] for p in range(len(PROJECTS)) if p != state.rescue])


class FirstPlaces(Goal):
    """Projects on which nobody, not even a neutral disc, has worked more."""

    def count(self, state: WorldState, seat: int) -> int:
        found = 0
        for project in range(len(PROJECTS)):
            if state.ranks[project][0] == seat and state.discs[project][seat]:
                found += 1
        return found


class SecondPlaces(Goal):
    """Projects on which exactly one disc, perhaps a neutral one, is ahead."""

    def count(self, state: WorldState, seat: int) -> int:
        found = 0
        for project in range(len(PROJECTS)):
            if state.ranks[project][1] == seat and state.discs[project][seat]:
                found += 1
        return found


class HoldsMedal(Goal):
    """The start medal: one for who holds it, nothing for all others."""

    def count(self, state: WorldState, seat: int) -> int:
        return 1 if state.medal == seat else 0


class LandersOn(Goal):
    """Landers on a world, on its spaces and in its arrival zone."""

    def __init__(self, world: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.world = world

    def facts(self) -> tuple[int | str, ...]:
        return (WORLDS[self.world], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        found = 0
        for place in state.seats[seat].landers:
            if (place if place < ON_SPACE else SPACES[place - ON_SPACE].world) == self.world:
                found += 1
        return found


class EarlyPoints(Goal):
    """Points on the score track before Day X."""

    def count(self, state: WorldState, seat: int) -> int:
        return state.seats[seat].points


class Structures(Goal):
    """Structures that stand on the moon."""

    def count(self, state: WorldState, seat: int) -> int:
        return len(state.sites)


class Technologies(Goal):
    """Developed technologies of a level, or of both."""

    def __init__(self, level: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.level = level

    def facts(self) -> tuple[int | str, ...]:
        return (CATEGORIES[self.level] if self.level else "any", *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        techs = state.seats[seat].techs
        if self.level:
            techs &= LEVEL_BITS[self.level]
        found = 0
        while techs:
            found += techs & 1
            techs >>= 1
        return found


class Cards(Goal):
    """Cards of a kind, in the hand, in play and on the own discard pile."""

    def __init__(self, kind: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(steps)
        self.kind = kind

    def facts(self) -> tuple[int | str, ...]:
        return (DECKS[self.kind], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        here = state.seats[seat]
        found = 0
        for card in here.hand + here.fresh + here.playing + here.discard:
            if deck_of(card) == self.kind:
                found += 1
        return found


class AllCards(Goal):
    """All cards of a player, in the hand, in play and on the own discard pile."""

    def count(self, state: WorldState, seat: int) -> int:
        here = state.seats[seat]
        return here.cards() + len(here.playing)


class Per(Effect[WorldState]):
    """Does its part once for each thing counted now; the count needs no steps here."""

    def __init__(self, goal: Goal, part: Scaled) -> None:
        super().__init__()
        self.goal = goal
        self.part = part

    def parts(self) -> list[Verb]:
        return [self.goal, self.part]

    def resolve(self, state: WorldState, seat: int) -> None:
        n = min(self.goal.count(state, seat), self.part.most(state, seat))
        if n:
            self.part.times(state, seat, n)
