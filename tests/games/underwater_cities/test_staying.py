"""What is told without a trial is what a trial finds, also where content is not that of the box (A6)."""

from typing import Any

import pytest

from planetb.games.underwater_cities.content.tables import CARDS, PRICES
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import Buy, Steps
from planetb.games.underwater_cities.effects.gains import Advance, Gain
from planetb.games.underwater_cities.flow import matching, slots
from planetb.games.underwater_cities.flow.leaving import simple_parts
from planetb.games.underwater_cities.flow.matching import BeforeSlot
from planetb.games.underwater_cities.flow.staying import stays_after, surely_stays
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.options import SLOT, SLOT_NAMES, USE
from planetb.games.underwater_cities.rules.hopes import is_mild
from planetb.games.underwater_cities.rules.trades import MILD
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CITY, CREDIT, FARM, INSTANT, PLAIN_KIND, RESOURCES, TUNNEL
from planetb.kernel.effect import All
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position

CITY_AND_A_CREDIT = [*[PRICES[PLAIN_KIND][good] + (good == CREDIT) for good in range(RESOURCES)], 0]
G7 = SLOT_NAMES.index("g7")


def test_what_is_told_without_a_trial_is_what_a_trial_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Rng(12)
    told = spared = abilities = 0

    def by_trial(self: Any, state: UnderwaterState, options: list[int], height: int) -> list[int]:
        nonlocal told, abilities
        for option in options:
            if state.agenda[height].stays(state, state.agenda[-1], option, height):
                told += 1
                abilities += USE <= option < SLOT
                assert GAME._keeps(state, option, height), (position(GAME, state), option)
        return kept(self, state, options, height)

    kept = type(GAME)._kept
    monkeypatch.setattr(type(GAME), "_kept", by_trial)
    for seed in range(24):
        state = GAME.start(2 + seed % 3, [int(seed % 3 == 0), seed % 2, 0], seeded(seed))
        while state.options:
            ask = GAME.ask(state)
            if ask.tries:
                told_at_once = len(ask.doubtful(state, ask.options(state)))
                with monkeypatch.context() as patch:
                    patch.setattr(slots, "after_print", lambda *given: 0)
                    patch.setattr(matching, "leaves_ready", lambda *given: False)
                    spared += len(ask.doubtful(state, ask.options(state))) - told_at_once
                    assert GAME.options_at(state, ask) == state.options, (position(GAME, state), seed)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert told > 50 and spared > 20 and abilities


def before_a_city() -> UnderwaterState:
    """A first turn of somebody who can pay for a purchase and one city."""
    state = GAME.start(2, [0, 0, 0], seeded(1))
    while GAME.ask(state).window is False:
        GAME.choose(state, state.options[0])
    state.seats[GAME.seat(state)].goods = CITY_AND_A_CREDIT[:]
    return state


def test_what_must_be_built_with_a_purchase_does_not_leave_a_slot_usable_as_a_gift_does() -> None:
    state = before_a_city()
    seat = GAME.seat(state)
    assert stays_after(state, seat, Buy(Steps(Gain(cards=1), Build(CITY)), credits=1), G7)
    assert not stays_after(state, seat, Buy(Steps(Build(CITY)), credits=1), G7)
    assert not stays_after(state, seat, Buy(Gain(cards=1), credits=2), G7)


def test_nothing_is_told_where_prints_and_rewards_do_more_than_give() -> None:
    assert MILD[0]
    assert is_mild(All(Advance(1), Gain(cards=1)))
    assert not is_mild(Build(FARM)) and not is_mild(All(Gain(kelp=1), Build(TUNNEL)))
    state = before_a_city()
    seat = GAME.seat(state)
    cards = [card for card, facts in enumerate(CARDS) if facts.kind == INSTANT and not facts.cost]
    abilities = [USE + card for card, facts in enumerate(CARDS) if facts.once]
    assert simple_parts(state, seat, cards[0])
    assert any(surely_stays(state, seat, BeforeSlot(seat), ability, G7) for ability in abilities)
    MILD[0] = False
    try:
        assert not simple_parts(state, seat, cards[0])
        assert not any(surely_stays(state, seat, BeforeSlot(seat), ability, G7) for ability in abilities)
    finally:
        MILD[0] = True
