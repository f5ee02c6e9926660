"""Verbs about the own boards: gaining, exchanging, factories, research, abilities, cards."""

from planetb.games.evacuation.flow.ids import (
    CARD_PARTS,
    DEAL_CARD,
    EXCHANGE,
    GAIN,
    GAIN_FACTORY,
    PREFABRICATE,
    RAISE,
    RESEARCH,
)
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import (
    ANY,
    BOOST_FOOD,
    NEW_FOOD,
)
from planetb.kernel.effect import RESOLVE, Effect
from planetb.kernel.state import CHANCE

Verb = Effect[EvacuationState]


class Gain(Effect[EvacuationState]):
    """Gain resources of a type (or of any), each on a world of choice (p. 9)."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.kind, self.n)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(GAIN, seat, self.kind, self.n * 8)


class GainPopulation(Effect[EvacuationState]):
    """Gain population on the New World side, without cloning."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.seats[seat].population += self.n


class GainFactory(Effect[EvacuationState]):
    """Gain a factory of a type (or of any) without paying for it."""

    def __init__(self, kind: int, world: int) -> None:
        super().__init__()
        self.kind = kind
        self.world = world

    def facts(self) -> tuple[int | str, ...]:
        return (self.kind, self.world)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        reserve = state.seats[seat].reserve
        return max(reserve) > 0 if self.kind == ANY else reserve[self.kind] > 0

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if self.possible(state, seat):
            state.push(GAIN_FACTORY, seat, self.kind, self.world)


class Exchange(Effect[EvacuationState]):
    """Exchange up to n resources, each within one world (p. 9)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(EXCHANGE, seat, self.n, 0)


class Research(Effect[EvacuationState]):
    """Research steps: the lowest undeveloped technology of a column (p. 7)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        research = state.seats[seat].research
        return research[6] < 2 or research[7] < 2 or research[8] < 2

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(RESEARCH, seat)


class Prefabricate(Effect[EvacuationState]):
    """Prefabricate factories of a type (or of any), each for one resource of its type (p. 9)."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.kind, self.n)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        nation = state.seats[seat]
        for kind in range(3):
            affordable = nation.stock[kind] or nation.stock[3 + kind]
            if affordable and self.kind in (ANY, kind) and nation.reserve[kind]:
                return True
        return False

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(PREFABRICATE, seat, self.kind, 0)


class Clone(Effect[EvacuationState]):
    """Pay New World food and put population on the New World side (p. 9)."""

    def __init__(self, food: int = 1, n: int = 2) -> None:
        super().__init__()
        self.food = food
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.food, self.n)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        return state.seats[seat].stock[NEW_FOOD] >= self.food

    def resolve(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        if nation.stock[NEW_FOOD] >= self.food:
            nation.stock[NEW_FOOD] -= self.food
            nation.population += self.n


class Enable(Effect[EvacuationState]):
    """From now on the nation has an ability."""

    def __init__(self, ability: int) -> None:
        super().__init__()
        self.ability = ability

    def facts(self) -> tuple[int | str, ...]:
        return (self.ability,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.seats[seat].abilities |= self.ability


class Boost(Effect[EvacuationState]):
    """All factories of a type on the New World produce one more, settled ones at once."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def facts(self) -> tuple[int | str, ...]:
        return (self.kind,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        nation.abilities |= BOOST_FOOD << self.kind
        nation.production[self.kind] += nation.settled[self.kind]


class RaisePerStadium(Effect[EvacuationState]):
    """Raise one production marker of choice by one for each own stadium."""

    def resolve(self, state: EvacuationState, seat: int) -> None:
        nation = state.seats[seat]
        state.push(RAISE, seat, ANY, len(nation.stadiums_old) + len(nation.stadiums_new))


class Raise(Effect[EvacuationState]):
    """Raise the production of a resource (or of one of choice)."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.kind, self.n)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.push(RAISE, seat, self.kind, self.n)


class Draw(Effect[EvacuationState]):
    """Draw further action cards; at the end of the turn all but four go."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(DEAL_CARD, CHANCE, seat)


class AnyOrder(Effect[EvacuationState]):
    """Parts of an action card: in any order, each may be left out (p. 16)."""

    def __init__(self, *choices: Verb) -> None:
        super().__init__()
        self.choices: list[Verb] = list(choices)

    def parts(self) -> list[Verb]:
        return self.choices

    def resolve(self, state: EvacuationState, seat: int) -> None:
        if len(self.choices) == 1 and self.choices[0].possible(state, seat):
            state.push(RESOLVE, seat, self.choices[0].id)
        else:
            state.push(CARD_PARTS, seat, self.id, 0)
