"""Heirs: a mind of other content begins anew with what is still there."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from minds.made import weights
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.learning.trainer import Course, Trainer
from planetb.minds.file import load, save
from planetb.minds.heir import heir

GAME = registry.game("how_to_save_a_world")


def before(path: Path) -> Path:
    """A mind of before: two features in other places, one that is gone, one that was not there yet."""
    names = [GAME.features[1], GAME.features[0], "gone", *GAME.features[3:]]
    older = cast(Game[Any], SimpleNamespace(meta=GAME.meta, features=names))
    save(path, weights(GAME.meta.name), older, {})
    return path


def test_weights_go_by_the_names_of_features(tmp_path: Path) -> None:
    path = before(tmp_path / "before.safetensors")
    with pytest.raises(InvalidSetup, match="its eye is"):
        load(path, GAME)
    old = weights(GAME.meta.name)
    found, story = heir(path, GAME)
    for new, place in ((0, 1), (1, 0), (3, 3), (-1, -1)):
        assert np.allclose(found["w1"][new], old["w1"][place], atol=1e-3)
    assert not found["w1"][2].any()
    assert np.allclose(found["w2"], old["w2"], atol=1e-2)
    assert story["features"] == {"kept": len(GAME.features) - 1, "new": 1, "gone": 1}
    assert list(story["from"]) == ["eye"]


def test_a_mind_that_fits_is_its_own_heir(tmp_path: Path) -> None:
    save(tmp_path / "some.safetensors", weights(GAME.meta.name), GAME, {})
    found, story = heir(tmp_path / "some.safetensors", GAME)
    assert story["from"] == {} and story["features"]["new"] == 0
    assert np.array_equal(found["w1"], load(tmp_path / "some.safetensors", GAME)[0]["w1"])


def test_a_mind_of_another_game_has_no_heir_here(tmp_path: Path) -> None:
    save(tmp_path / "some.safetensors", weights("reworld"), registry.game("reworld"), {})
    with pytest.raises(InvalidSetup, match="its game is reworld"):
        heir(tmp_path / "some.safetensors", GAME)


def test_a_course_from_a_mind_of_before_begins_with_its_heir(tmp_path: Path) -> None:
    path, said = before(tmp_path / "before.safetensors"), list[str]()
    course = Course(GAME.meta.name, [2], fine=True)
    trainer = Trainer(course, tmp_path / "course", said.append, "python", 1, str(path))
    assert Path(trainer.best).name == "how_to_save_a_world-heir.safetensors"
    found, log = load(Path(trainer.best), GAME)
    assert log["heir"]["features"]["new"] == 1 and not found["w1"][2].any()
    assert "1 new, 1 gone" in said[0]
