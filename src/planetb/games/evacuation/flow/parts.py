"""The parts of actions that concern the own boards: gaining, exchanging, factories, research."""

from planetb.games.evacuation.decks import RESEARCH_STEPS, TECHNOLOGY_EFFECT
from planetb.games.evacuation.flow.ids import EXCHANGE, GAIN, PREFABRICATE
from planetb.games.evacuation.notes import DEVELOPED
from planetb.games.evacuation.options import COLUMN, STOCK, SWAP
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import ANY, MORE_FOOD, RESOURCES
from planetb.kernel.domain import PART, PASS
from planetb.kernel.effect import RESOLVE
from planetb.kernel.step import Ask

SWAPS = 12
TAKEN: list[int] = [1, 2, 0, 2, 0, 1]  # the two other resources of each


class GainResource(Ask[EvacuationState]):
    """A resource of type `a` for a world of choice; `b` holds how many are left and the last place (p. 9)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        first = b & 7
        if a == ANY:
            return list(range(STOCK + first, STOCK + 6))
        return [STOCK + a, STOCK + 3 + a] if first <= a else [STOCK + 3 + a]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].stock[option - STOCK] += 1
        if b >= 16:
            state.push(GAIN, seat, a, (b // 8 - 1) * 8 + option - STOCK)


class ExchangeResource(Ask[EvacuationState]):
    """Give one resource, take another in the same world; up to `a` times, in table order (p. 9)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        stock = state.seats[seat].stock
        found = [PASS]
        for swap in range(b, SWAPS):
            if stock[swap >> 1]:
                found.append(SWAP + swap)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        swap = option - SWAP
        given = swap >> 1
        stock = state.seats[seat].stock
        stock[given] -= 1
        stock[given - given % 3 + TAKEN[given % 3 * 2 + (swap & 1)]] += 1
        if a > 1:
            state.push(EXCHANGE, seat, a - 1, swap)


class PrefabricateFactory(Ask[EvacuationState]):
    """A factory for one resource of its type, on the world that pays; `b` marks an extra one (p. 9)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        found = [PASS]
        for place in range(6):
            kind = place % len(RESOURCES)
            if nation.stock[place] and nation.reserve[kind] and a in (ANY, kind):
                found.append(STOCK + place)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[seat]
        place = option - STOCK
        kind = place % len(RESOURCES)
        nation.stock[place] -= 1
        nation.reserve[kind] -= 1
        nation.factories[place] += 1
        if not b and nation.abilities & (MORE_FOOD << kind):
            state.push(PREFABRICATE, seat, ANY, 1)


class TakeFactory(Ask[EvacuationState]):
    """A factory of type `a` for nothing, on world `b` or on either (2)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        reserve = state.seats[seat].reserve
        found = []
        for place in range(6):
            kind = place % len(RESOURCES)
            if reserve[kind] and a in (ANY, kind) and b in (2, place // 3):
                found.append(STOCK + place)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        place = option - STOCK
        state.seats[seat].reserve[place % 3] -= 1
        state.seats[seat].factories[place] += 1


class RaiseProduction(Ask[EvacuationState]):
    """One New World production marker, of type `a` or any, goes up by `b`."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [STOCK + 3, STOCK + 4, STOCK + 5] if a == ANY else [STOCK + 3 + a]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].production[option - STOCK - 3] += b


class ResearchTechnology(Ask[EvacuationState]):
    """One step on the lowest undeveloped technology of a column; its effect when it is complete (p. 7)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        research = state.seats[seat].research
        return [COLUMN + column for column in range(3) if research[6 + column] < 2] or [PASS]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[seat]
        place = option - COLUMN
        while nation.research[place] == RESEARCH_STEPS[place]:
            place += 3
        nation.research[place] += 1
        if nation.research[place] == RESEARCH_STEPS[place]:
            state.note(DEVELOPED, seat, nation.technologies[place])
            state.push(RESOLVE, seat, TECHNOLOGY_EFFECT[nation.technologies[place]].id)


class ChoosePart(Ask[EvacuationState]):
    """Which part of an action card next; `b` holds the bits of those done (p. 16)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        parts = self.effects[a].parts()
        found = [PASS]
        for i in range(len(parts)):
            if not b & (1 << i) and parts[i].possible(state, seat):
                found.append(PART + i)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        parts = self.effects[a].parts()
        done = b | 1 << (option - PART)
        if done + 1 < 1 << len(parts):
            state.push(self.id, seat, a, done)
        state.push(RESOLVE, seat, parts[option - PART].id)
