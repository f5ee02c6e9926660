"""Who is told more of what happened than others: everybody else reads what a spectator does."""

import random

import pytest

import planetb
from planetb.kernel.meta import Value
from planetb.kernel.state import NOBODY
from planetb.text.game_text import text_of

CASES: list[tuple[str, dict[str, Value]]] = [
    ("evacuation", {"mode": "points", "actions": "advanced", "objectives": True}),
    ("how_to_save_a_world", {}),
    ("reworld", {}),
    ("underwater_cities", {"contracts": True}),
]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("game", "variants"), CASES)
def test_a_line_is_the_same_to_all_but_its_confidant(
    game: str, variants: dict[str, Value], seats: int
) -> None:
    """Over whole games: a confidant who was forgotten would read less than it may, one too many would only
    cost time.
    """
    text, confided = text_of(game), 0
    for seed in range(2):
        chance, match = random.Random(seed), planetb.new(game, seats=seats, seed=seed, variants=variants)
        while not match.over:
            match.choose(chance.choice(match.options))
        for entry in match.trail:
            confidant = text.confidant(entry)
            assert confidant is not None
            open_line = text.line(match.game, entry, NOBODY, "en")
            for viewer in (*range(seats), text.subject(match.game, entry)):
                told = text.line(match.game, entry, viewer, "en")
                assert told == open_line or viewer == confidant, (viewer, confidant, told, open_line)
                confided += told != open_line
    assert confided
