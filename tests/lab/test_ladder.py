"""The ladder: a round robin that can go on later, ratings with intervals, a picture."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from planetb.kernel.errors import InvalidSetup
from planetb.lab.ladder import Ladder, rating_errors
from planetb.lab.ladder_drawing import ladder_drawing

BOTS = ["random", "beginner"]


def ladder(bots: list[str], games: int = 2) -> Ladder:
    return Ladder("how_to_save_a_world", bots, 2, games, 5, {})


def test_a_ladder_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    first = ladder(BOTS)
    first.play(1)
    first.save(path)
    again = ladder([*BOTS, "careless"], 2)
    again.resume(path)
    assert list(again.reports) == [(0, 1)]
    assert again.wins()[0][1] == first.wins()[0][1]
    said: list[str] = []
    more = ladder(BOTS, 4)
    more.resume(path)
    more.play(1, said.append)
    assert [o.number for o in more.reports[0, 1].outcomes] == [0, 1, 2, 3]
    assert said[0].startswith("random wins ") and "of 4 against beginner" in said[0]
    whole = ladder(BOTS, 4)
    whole.play(1)
    assert whole.wins() == more.wins()


def test_a_ladder_of_something_else_is_not_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text("{}")
    with pytest.raises(InvalidSetup, match="no saved ladder"):
        ladder(BOTS).resume(path)
    first = ladder(BOTS)
    first.save(path)
    with pytest.raises(InvalidSetup, match="another game, table or seed"):
        Ladder("how_to_save_a_world", BOTS, 2, 2, 6, {}).resume(path)
    with pytest.raises(InvalidSetup, match="all different"):
        ladder(["random", "random"])


def test_ratings_are_surer_the_more_games_there_are() -> None:
    few = rating_errors([[0, 5], [5, 0]], [1500, 1500])
    many = rating_errors([[0, 500], [500, 0]], [1500, 1500])
    assert few[0] == few[1] > 5 * many[0] > 0
    lonely = rating_errors([[0, 5, 0], [5, 0, 0], [0, 0, 0]], [1500, 1500, 1500])
    assert lonely[2] == 0


def test_the_picture_shows_every_bot_with_its_rating() -> None:
    played = ladder(BOTS)
    played.play(1)
    rungs = played.rungs()
    assert [rung.bot for rung in rungs] == ["beginner", "random"]
    drawn = ladder_drawing(rungs, "A ladder")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    for rung in rungs:
        assert f">{rung.bot}<" in drawn and f"{rung.rating:.0f} ± {rung.error:.0f}" in drawn
