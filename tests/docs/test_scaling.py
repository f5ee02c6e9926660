"""The figures for many cores are those of the model, and the model is that of games dealt out one by one."""

import pytest

from docs.scaling import DASK, LOADS, PAGE, drawn, written
from planetb.lab.spreading import Costs, Load, parts, seconds, simulated, used


def test_the_page_and_its_picture_are_what_the_model_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == written()
    assert PAGE.with_suffix(".svg").read_text(encoding="utf-8") == drawn()


@pytest.mark.parametrize("cores", [1, 2, 16, 100, 1000])
@pytest.mark.parametrize("load", LOADS, ids=lambda load: load.name)
def test_the_model_agrees_with_games_that_are_dealt_out_one_by_one(load: Load, cores: int) -> None:
    fewer = Load(load.name, load.games // 10, load.seconds, load.variation)
    assert simulated(DASK, fewer, cores) == pytest.approx(seconds(DASK, fewer, cores), rel=0.15)


def test_one_core_only_waits_to_begin() -> None:
    found = parts(Costs(1.0, 0.5, 0.0), Load("", 10, 2.0, 0.3), 1)
    assert found == {"begin": 1.5, "play": 20.0, "hand out": 0.0, "wait": 0.0}


def test_a_slow_scheduler_limits_however_many_cores_there_are() -> None:
    slow, load = Costs(0.0, 0.0, 0.1), Load("", 1000, 2.0, 0.0)
    assert seconds(slow, load, 1000) == pytest.approx(100 + 1, rel=0.01)
    assert used(slow, load, 1000) < 0.03 < 0.9 < used(slow, load, 10)
