"""Research and free developments (p. 11)."""

from typing import ClassVar

from planetb.games.how_to_save_a_world import options as o
from planetb.games.how_to_save_a_world.content.tables import DEVELOPMENTS, DISCOUNTS, LEVEL_BITS
from planetb.games.how_to_save_a_world.effects.badges import (
    barred_badge,
    purse,
    spend,
    sum_of,
    useful,
)
from planetb.games.how_to_save_a_world.effects.resources import Pay, Scaled, pay
from planetb.games.how_to_save_a_world.notes import DevelopmentMade
from planetb.games.how_to_save_a_world.rules.goods import can_pay, mark, settle
from planetb.games.how_to_save_a_world.rules.prices import development_cost
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.terms import (
    BASIC,
    CATEGORIES,
    CHEAPER_RESEARCH,
    DEVELOPED,
    INGENUITY,
    KNOWLEDGE,
    NONE,
    SCIENCE_BADGE,
)
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.step import MANY, Ask, Pick, Step


class Research(Scaled):
    """Makes up to n developments and pays for them (p. 11)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def times(self, state: WorldState, seat: int, n: int) -> None:
        state.push(DoResearch(seat, NONE, 0, self.n * n))


class ScienceResearch(Effect[WorldState]):
    """Makes up to n developments; science badges may be spent as if they were knowledge (p. 7)."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(DoResearch(seat, NONE, 1, self.n))


class Develop(Effect[WorldState]):
    """Makes n developments of a category without paying (p. 11)."""

    def __init__(self, category: int, n: int = 1) -> None:
        super().__init__()
        self.category = category
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (CATEGORIES[self.category], self.n)

    def possible(self, state: WorldState, seat: int) -> bool:
        if self.category == BASIC:
            return True
        bits = LEVEL_BITS[self.category]
        return state.seats[seat].techs & bits != bits

    def resolve(self, state: WorldState, seat: int) -> None:
        state.push(DoResearch(seat, self.category, 0, self.n))


def science_badges(here: Seat) -> int:
    """Science badges that could be spent, of tiles and cards."""
    return sum_of(purse(here, SCIENCE_BADGE), SCIENCE_BADGE)


class DoResearch(Ask[WorldState]):
    """Which development, up to `n` of them: any at its cost, or those of a category for nothing (p. 11).

    `science`: science badges may be spent as knowledge (p. 7).
    """

    fields: ClassVar[str] = "category science n"
    window = True

    def __init__(self, seat: int, category: int, science: int, n: int) -> None:
        self.seat = seat
        self.category = category  # NONE: any, and they are paid
        self.science = science
        self.n = n

    def options(self, state: WorldState) -> list[int]:
        """What `barred` lets pass, written out: there are many developments, and research is common."""
        here = state.seats[self.seat]
        dearest = MANY
        if self.category == NONE:
            dearest = self.means(state)
            if here.perks & CHEAPER_RESEARCH:
                dearest += DISCOUNTS[CHEAPER_RESEARCH]
        options = [PASS]
        for item, development in enumerate(DEVELOPMENTS):
            if (
                development.cost <= dearest
                and not here.techs & development.bit
                and self.category in (NONE, development.category)
            ):
                options.append(o.DEVELOP + item)
        return options

    def means(self, state: WorldState) -> int:
        """Knowledge, and what may be spent in its place."""
        here = state.seats[self.seat]
        means = here.goods[KNOWLEDGE] + here.goods[INGENUITY]
        return means + science_badges(here) if self.science else means

    def barred(self, state: WorldState, item: int, means: int) -> str:
        """What bars a development, as a key; nothing if it is possible."""
        here = state.seats[self.seat]
        development = DEVELOPMENTS[item]
        if self.category not in (NONE, development.category):
            return "other_category"
        if development.technology != NONE and here.techs >> development.technology & 1:
            return "developed"
        return "" if self.cost(here, item) <= means else "research_price"

    def cost(self, here: Seat, item: int) -> int:
        return development_cost(here, item) if self.category == NONE else 0

    def bar(self, state: WorldState, option: int) -> str:
        if option == PASS:
            return ""
        item = option - o.DEVELOP
        known = 0 <= item < len(DEVELOPMENTS)
        return self.barred(state, item, self.means(state)) if known else "elsewhere"

    def answer(self, state: WorldState, option: int) -> None:
        if option == PASS:
            return
        here = state.seats[self.seat]
        item = option - o.DEVELOP
        cost = self.cost(here, item)
        state.note(DevelopmentMade, self.seat, item, cost)
        if cost and self.science and science_badges(here):
            state.push(PayScience(self.seat, cost))
            state.push(Developed(self.seat, item))
        elif settle(here, KNOWLEDGE, cost):
            develop(state, self.seat, item)
        else:
            state.push(Pay(self.seat, KNOWLEDGE, cost))
            state.push(Developed(self.seat, item))
        if self.n > 1:
            state.push(DoResearch(self.seat, self.category, self.science, self.n - 1))


class Developed(Step[WorldState]):
    """Once it is paid: puts down a technology cube, if it is a technology, and does the effect (p. 11)."""

    fields: ClassVar[str] = "item"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def run(self, state: WorldState) -> None:
        develop(state, self.seat, self.item)


def develop(state: WorldState, seat: int, item: int) -> None:
    here = state.seats[seat]
    development = DEVELOPMENTS[item]
    if development.technology != NONE:
        here.techs |= 1 << development.technology
    development.effect.resolve(state, seat)
    mark(here, DEVELOPED << development.category)


class PayScience(Pick[WorldState]):
    """Which science badges are spent in place of knowledge (p. 7)."""

    fields: ClassVar[str] = "cost"

    def __init__(self, seat: int, cost: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.picked = picked
        self.cost = cost

    def having(self, picked: tuple[int, ...]) -> "PayScience":
        return PayScience(self.seat, self.cost, picked)

    def things(self, state: WorldState) -> list[int]:
        return purse(state.seats[self.seat], SCIENCE_BADGE)

    def enough(self, state: WorldState, picked: list[int]) -> bool:
        return useful(picked, SCIENCE_BADGE, self.cost) and self.covered(state, picked)

    def leads(self, state: WorldState, picked: list[int], rest: list[int]) -> bool:
        return useful(picked, SCIENCE_BADGE, self.cost) and self.covered(state, picked + rest)

    def covered(self, state: WorldState, things: list[int]) -> bool:
        """Whether these and all knowledge pay the cost."""
        return can_pay(state.seats[self.seat], KNOWLEDGE, self.cost - sum_of(things, SCIENCE_BADGE))

    def bar(self, state: WorldState, option: int) -> str:
        key = "" if option == PASS else barred_badge(state.seats[self.seat], SCIENCE_BADGE, option)
        return key or super().bar(state, option)

    def take(self, state: WorldState, picked: list[int]) -> None:
        spend(state.seats[self.seat], picked)
        pay(state, self.seat, KNOWLEDGE, max(0, self.cost - sum_of(picked, SCIENCE_BADGE)))
