"""Steps that are made once for all games are those that would be made anew."""

from typing import Any

from planetb.games.evacuation.effects.cards import DEALS, THROWS, AnyOrder, ChoosePart, DealCard, ThrowCards
from planetb.games.evacuation.effects.factories import Prefabricate, PrefabricateFactory
from planetb.games.evacuation.effects.flying import (
    ALL_SHIPS,
    BUILDINGS_TO_LOAD,
    SITES_TO_LOAD,
    TRANSPORTS,
    Fly,
    Launch,
    LoadBuildings,
    LoadSites,
    SendBack,
    Transport,
    Unload,
)
from planetb.games.evacuation.effects.infrastructure import (
    DEVELOPMENTS,
    LATER_DEVELOPMENTS,
    DevelopInfrastructure,
)
from planetb.games.evacuation.effects.research import RESEARCHES, ResearchTechnology
from planetb.games.evacuation.effects.resources import Exchange, ExchangeResources, Gain, GainResources
from planetb.games.evacuation.effects.rows import (
    DEALS as ROW_DEALS,
)
from planetb.games.evacuation.effects.rows import (
    FURTHER_REFRESHES,
    REFRESH_PAYMENTS,
    REFRESHES,
    DealItem,
    PayRefresh,
    RefreshRow,
)
from planetb.games.evacuation.effects.taking import Take, TakeItem
from planetb.games.evacuation.flow.progress import LANES, LATER_PROGRESS, ChooseLane, Progress
from planetb.games.evacuation.flow.turn import (
    ACTION_WORKS,
    AFTER_ACTIONS,
    OBJECTIVES_TO_PLAY,
    TUCKS,
    TURNS,
    AfterAction,
    PlayObjective,
    TakeTurn,
    TuckCard,
)
from planetb.games.evacuation.flow.year import KEEPS, LATER_BONUSES, Bonus, KeepCards
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.meta import META
from planetb.kernel.effect import Resolve
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Pick, Step

SEATS = range(META.high)
ROWS = range(3)


def told(step: Step[Any]) -> tuple[Any, ...]:
    """A step by what tells it apart: its values, and what was made of them."""
    values = [getattr(step, name) for name in step.fields.split()]
    picked = step.picked if isinstance(step, Pick) else ()
    return (type(step), step.seat, values, picked, step.opens)


def alike(made: list[Any], anew: list[Any]) -> None:
    assert [told(step) for step in made] == [told(step) for step in anew]


def test_steps_of_a_seat_are_those_that_would_be_made_anew() -> None:
    kinds = {
        TakeTurn: TURNS,
        TuckCard: TUCKS,
        AfterAction: AFTER_ACTIONS,
        PlayObjective: OBJECTIVES_TO_PLAY,
        ThrowCards: THROWS,
        KeepCards: KEEPS,
        ResearchTechnology: RESEARCHES,
        DevelopInfrastructure: DEVELOPMENTS,
        LoadSites: SITES_TO_LOAD,
        LoadBuildings: BUILDINGS_TO_LOAD,
    }
    for kind, made in kinds.items():
        alike(list(made), [kind(seat) for seat in SEATS])
    alike(LATER_DEVELOPMENTS, [DevelopInfrastructure(seat, True) for seat in SEATS])
    alike(TRANSPORTS, [Transport(seat, ALL_SHIPS) for seat in SEATS])
    alike(DEALS, [DealCard(CHANCE, seat) for seat in SEATS])
    alike(LATER_PROGRESS, [Progress(CHANCE, place + 1) for place in SEATS])
    alike(LATER_BONUSES, [Bonus(CHANCE, place + 1) for place in SEATS])
    for transport in TRANSPORTS:
        seat = transport.seat
        alike(transport.asked, [Launch(seat, ALL_SHIPS), SendBack(seat, ALL_SHIPS), Unload(seat)])


def test_steps_of_rows_and_markers_are_those_that_would_be_made_anew() -> None:
    alike(ROW_DEALS, [DealItem(CHANCE, row) for row in ROWS])
    for seat in SEATS:
        alike(REFRESH_PAYMENTS[seat], [PayRefresh(seat, row) for row in ROWS])
        alike(REFRESHES[seat], [RefreshRow(seat, row) for row in ROWS])
        alike(FURTHER_REFRESHES[seat], [RefreshRow(seat, row, True) for row in ROWS])
        alike(LANES[seat], [ChooseLane(seat, marker) for marker in range(2)])
        for action, work in enumerate(ACTION_WORKS[seat]):
            assert told(work) == told(Resolve(seat, ACTION_WORKS[0][action].effect))


def test_steps_of_verbs_are_those_that_would_be_made_anew() -> None:
    seen = set()
    for effect in GAME.effects.values():
        anew: list[Step[Any]] = []
        if isinstance(effect, Take):
            anew = [TakeItem(seat, effect.row, effect.terms) for seat in SEATS]
        elif isinstance(effect, Gain):
            anew = [GainResources(seat, effect.kind, effect.n) for seat in SEATS]
        elif isinstance(effect, Exchange):
            anew = [ExchangeResources(seat, effect.n) for seat in SEATS]
        elif isinstance(effect, Fly):
            anew = [Transport(seat, effect.n) for seat in SEATS]
        elif isinstance(effect, Prefabricate):
            anew = [PrefabricateFactory(seat, effect.kind) for seat in SEATS]
        elif isinstance(effect, AnyOrder):
            anew = [ChoosePart(seat, effect) for seat in SEATS]
            for seat in SEATS:
                alike(effect.works[seat], [Resolve(seat, part) for part in effect.choices])
        if isinstance(effect, Take | Gain | Exchange | Fly | Prefabricate | AnyOrder):
            alike(list(effect.asked), anew)
            seen.add(type(effect))
    assert seen == {Take, Gain, Exchange, Fly, Prefabricate, AnyOrder}
