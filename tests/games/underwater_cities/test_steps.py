"""Steps that are made once for all games are those that would be made anew."""

from typing import Any

from planetb.games.underwater_cities.effects.actions import UseAction, UseActionCard
from planetb.games.underwater_cities.effects.building import Build, BuildNext
from planetb.games.underwater_cities.effects.combine import NextStep, Steps
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    AdvanceAgain,
    ChooseDifferent,
    GainDifferent,
)
from planetb.games.underwater_cities.effects.upgrading import Upgrade, UpgradeNext
from planetb.games.underwater_cities.flow.turns import SLOT_CHOICES
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.terms import MOST_SEATS
from planetb.kernel.step import Step

NUMBERED = {Build: BuildNext, Upgrade: UpgradeNext, UseAction: UseActionCard, Advance: AdvanceAgain}


def told(step: Step[Any]) -> tuple[Any, ...]:
    """A step by what tells it apart: its values, and what was made of them."""
    values = [getattr(step, name) for name in step.fields.split()]
    return (type(step), step.seat, values, step.window, step.declines)


def test_steps_that_are_made_once_are_those_that_would_be_made_anew() -> None:
    seen = set()
    for effect in GAME.effects.values():
        for seat in range(MOST_SEATS):
            for verb, kind in NUMBERED.items():
                if isinstance(effect, verb):
                    made = [told(step) for step in effect.asked[seat]]
                    assert made == [told(kind(seat, effect, done)) for done in range(effect.n)]
                    seen.add(verb)
            if isinstance(effect, GainDifferent):
                assert told(effect.asked[seat]) == told(ChooseDifferent(seat, effect))
                seen.add(GainDifferent)
            if isinstance(effect, Steps):
                check_parts(effect.asked[seat], effect, effect.others, seat, bool(effect.gains))
                seen.add(Steps)
    assert seen == {*NUMBERED, GainDifferent, Steps}
    for seat, row in enumerate(SLOT_CHOICES):
        assert [(step.seat, step.card) for step in row] == [(seat, card) for card in range(len(row))]


def check_parts(step: NextStep, effect: Steps, left: tuple[int, ...], seat: int, started: bool) -> None:
    """What follows a part asks for all the others, and may be declined."""
    assert told(step) == told(NextStep(seat, effect, left, started))
    assert len(step.following) == (len(left) if len(left) > 1 else 0)
    for part, following in zip(left, step.following, strict=False):
        check_parts(following, effect, tuple(other for other in left if other != part), seat, True)
