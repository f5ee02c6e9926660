"""What species cards count at the end of the game (p. 15)."""

from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.terms import (
    BADGES,
    CATEGORIES,
    DECKS,
    LEVEL_1,
    LEVEL_1_BITS,
    LEVEL_2_BITS,
    NONE,
    PROJECTS,
    RESOURCES,
    deck_of,
)
from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.effect import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(Effect[WorldState]):
    """Something that can be counted, and the counts that bring one more point each."""

    def __init__(self, steps: tuple[int, ...]) -> None:
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

    def __init__(self, badge: int, steps: tuple[int, ...]) -> None:
        super().__init__(steps)
        self.badge = badge

    def facts(self) -> tuple[int | str, ...]:
        return (BADGES[self.badge], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        here = state.seats[seat]
        return here.tiles[self.badge] + here.spent[self.badge]


class TileSets(Goal):
    """Sets of one badge tile of each type."""

    def count(self, state: WorldState, seat: int) -> int:
        here = state.seats[seat]
        return min([here.tiles[badge] + here.spent[badge] for badge in range(3)])


class LinesUpTo(Goal):
    """Resources whose yield line stands at a number or lower."""

    def __init__(self, line: int, steps: tuple[int, ...]) -> None:
        super().__init__(steps)
        self.line = line

    def facts(self) -> tuple[int | str, ...]:
        return (self.line, *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return len([line for line in state.seats[seat].lines if line <= self.line])


class LinesFrom(Goal):
    """Resources whose yield line stands at a number or higher."""

    def __init__(self, line: int, steps: tuple[int, ...]) -> None:
        super().__init__(steps)
        self.line = line

    def facts(self) -> tuple[int | str, ...]:
        return (self.line, *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return len([line for line in state.seats[seat].lines if line >= self.line])


class Left(Goal):
    """What is left of a resource."""

    def __init__(self, resource: int, steps: tuple[int, ...]) -> None:
        super().__init__(steps)
        self.resource = resource

    def facts(self) -> tuple[int | str, ...]:
        return (RESOURCES[self.resource], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return state.seats[seat].goods[self.resource]


class Worked(Goal):
    """The space reached on a project's work track."""

    def __init__(self, project: int, steps: tuple[int, ...]) -> None:
        super().__init__(steps)
        self.project = project

    def facts(self) -> tuple[int | str, ...]:
        return (PROJECTS[self.project], *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        return state.discs[self.project][seat]


class WorstProject(Goal):
    """The space reached on the project least worked on."""

    def count(self, state: WorldState, seat: int) -> int:
        return min([state.discs[project][seat] for project in range(len(PROJECTS))])


class BestProject(Goal):
    """The space reached on the project most worked on."""

    def count(self, state: WorldState, seat: int) -> int:
        return max([state.discs[project][seat] for project in range(len(PROJECTS))])


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


class Technologies(Goal):
    """Developed technologies of a level, or of both."""

    def __init__(self, level: int, steps: tuple[int, ...]) -> None:
        super().__init__(steps)
        self.level = level

    def facts(self) -> tuple[int | str, ...]:
        return (CATEGORIES[self.level] if self.level else "any", *self.steps)

    def count(self, state: WorldState, seat: int) -> int:
        techs = state.seats[seat].techs
        if self.level:
            techs &= LEVEL_1_BITS if self.level == LEVEL_1 else LEVEL_2_BITS
        found = 0
        while techs:
            found += techs & 1
            techs >>= 1
        return found


class Cards(Goal):
    """Cards of a kind, in the hand, in play and on the own discard pile."""

    def __init__(self, kind: int, steps: tuple[int, ...]) -> None:
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
