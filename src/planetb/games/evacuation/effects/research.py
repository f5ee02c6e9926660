"""Verbs about technologies: researching them, and the abilities they give (p. 7)."""

from typing import Final

from planetb.games.evacuation.content.declare import CONTENT
from planetb.games.evacuation.content.tables import RESEARCH_STEPS
from planetb.games.evacuation.effects.sequence import resolve_now
from planetb.games.evacuation.meta import META
from planetb.games.evacuation.notes import Developed, Researched
from planetb.games.evacuation.options import COLUMN, COLUMNS
from planetb.games.evacuation.rules.question import Question
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import ABILITIES, words_of
from planetb.kernel.domain import PASS
from planetb.kernel.effect import Effect
from planetb.kernel.shared import put

TOP: Final = 6  # the first place of the top row


class Research(Effect[EvacuationState]):
    """Research steps: the lowest undeveloped technology of a column (p. 7)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (self.n,)

    def possible(self, state: EvacuationState, seat: int) -> bool:
        research = state.seats[seat].research
        for place in range(TOP, TOP + COLUMNS):
            if research[place] < RESEARCH_STEPS[place]:
                return True
        return False

    def resolve(self, state: EvacuationState, seat: int) -> None:
        for _ in range(self.n):
            state.push(RESEARCHES[seat])


class ResearchTechnology(Question):
    """One step on the lowest undeveloped technology of a column; its effect when it is complete (p. 7)."""

    def options(self, state: EvacuationState) -> list[int]:
        research = state.seats[self.seat].research
        found = []
        for column in range(COLUMNS):
            if research[TOP + column] < RESEARCH_STEPS[TOP + column]:
                found.append(COLUMN + column)
        return found or [PASS]

    def reason(self, state: EvacuationState, option: int) -> str:
        return "column" if COLUMN <= option < COLUMN + COLUMNS else ""

    def answer(self, state: EvacuationState, option: int) -> None:
        if option == PASS:
            return
        nation = state.seats[self.seat]
        place = option - COLUMN
        while nation.research[place] == RESEARCH_STEPS[place]:
            place += COLUMNS
        nation.research = put(nation.research, place, nation.research[place] + 1)
        if nation.research[place] == RESEARCH_STEPS[place]:
            tile = nation.technologies[place]
            if state.trail is not None:
                state.note(Developed, self.seat, tile)
            # By its code, because the tables of tiles are made of these verbs
            resolve_now(state, self.seat, CONTENT.items[f"technology.{tile + 1}"].effect())
        elif state.trail is not None:
            steps = RESEARCH_STEPS[place]
            state.note(Researched, self.seat, nation.technologies[place], nation.research[place], steps)


RESEARCHES: Final = [ResearchTechnology(seat) for seat in range(META.high)]  # steps never change


class Enable(Effect[EvacuationState]):
    """From now on the nation has an ability."""

    def __init__(self, ability: int) -> None:
        super().__init__()
        self.ability = ability

    def facts(self) -> tuple[int | str, ...]:
        return tuple(words_of(self.ability, ABILITIES))

    def resolve(self, state: EvacuationState, seat: int) -> None:
        state.seats[seat].abilities |= self.ability
