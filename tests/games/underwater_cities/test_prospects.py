"""The quick bound before a trial never rules out a slot that the card would make usable."""

from planetb.games.underwater_cities.flow.slots import PLENTY, after_card, enough_with, promising, slot_ready
from planetb.games.underwater_cities.game import GAME
from planetb.games.underwater_cities.content.tables import CARDS, SLOTS
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.steps import CHOOSE_SLOT
from planetb.games.underwater_cities.terms import INSTANT
from planetb.kernel.rng import Rng, seeded
from planetb.record.position import position


def doubtful(state: UnderwaterState, seat: int, card: int) -> list[int]:
    """Slots of the card's colour that lack nothing but goods."""
    return [
        slot
        for slot in range(len(SLOTS))
        if SLOTS[slot].material
        and SLOTS[slot].colour == CARDS[card].colour
        and not slot_ready(state, seat, slot)
        and enough_with(state, seat, slot, PLENTY)
    ]


def test_a_slot_without_prospects_is_unusable_in_the_trial_too() -> None:
    rng = Rng(3)
    ruled_out, hoped = 0, 0
    for seed in range(30):
        state = GAME.start(2 + seed % 2, [int(seed % 3 == 0), 0], seeded(seed))
        while state.options:
            step, seat, card, _ = GAME.frame(state)
            if step == CHOOSE_SLOT and CARDS[card].kind == INSTANT:
                for slot in doubtful(state, seat, card):
                    if promising(state, seat, card, slot):
                        hoped += 1
                    else:
                        ruled_out += 1
                        assert not after_card(state, seat, card, slot), (seed, card, SLOTS[slot].code)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert ruled_out > 100
    assert hoped > 10


def test_a_trial_leaves_what_it_shares_with_the_table_as_it_was() -> None:
    rng = Rng(4)
    tried = 0
    for seed in range(10):
        state = GAME.start(2, [0, seed % 2], seeded(seed))
        while state.options:
            step, seat, card, _ = GAME.frame(state)
            if step == CHOOSE_SLOT and CARDS[card].kind == INSTANT:
                before = position(GAME, state)
                for slot in range(len(SLOTS) - 1):
                    after_card(state, seat, card, slot)
                    tried += 1
                assert position(GAME, state) == before, (seed, card)
            GAME.choose(state, state.options[rng.below(len(state.options))])
    assert tried > 1000
