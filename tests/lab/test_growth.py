"""Curves: their exponents, what grows too fast, and the picture of them."""

from xml.etree import ElementTree

import pytest

import planetb
from planetb.lab import growth
from planetb.lab.drawing import drawing, ticks
from planetb.lab.growth import Curve, Plot

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0, 2.0])
def test_a_curve_knows_its_power(power: float) -> None:
    curve = Curve("a", [(float(x), 3 * x**power) for x in (1, 2, 5, 10, 100)])
    assert curve.exponent == pytest.approx(power)


@pytest.mark.parametrize("points", [[], [(1.0, 5.0)], [(0.0, 5.0), (2.0, 3.0)], [(2.0, 5.0), (2.0, 3.0)]])
def test_too_few_points_have_no_power(points: list[tuple[float, float]]) -> None:
    assert Curve("a", points).exponent == 0.0


def test_what_grows_faster_than_it_must_is_found() -> None:
    square = Curve("a", [(float(x), float(x * x)) for x in range(1, 9)])
    line = Curve("a", [(float(x), float(x)) for x in range(1, 9)])
    linear = Plot("t", "x", "y", 1.0)
    assert linear.too_fast(square) and not linear.too_fast(line)
    assert Plot("t", "x", "y", 0.0).too_fast(line)
    assert not Plot("t", "x", "y", None).too_fast(square)


def test_parts_of_a_game_are_averaged_and_the_least_repeat_counts() -> None:
    parts = growth.Parts()
    for repeat in range(growth.REPEATS):
        for place in range(20):
            parts.add(0, place, 20, (1 + repeat) * 1e-6)
    found = parts.points()
    assert [x for x, _ in found] == [1.5 + 2 * part for part in range(10)]
    assert [y for _, y in found] == pytest.approx([1.0] * 10)


def test_what_is_done_every_so_many_steps_is_in_every_part() -> None:
    parts = growth.Parts(5)
    for place in range(17):  # the last two are left over
        parts.add(0, place, 17, (6 if place % 5 == 4 else 1) * 1e-6)
    assert [(x, round(y, 6)) for x, y in parts.points()] == [(3.0, 2.0), (8.0, 2.0), (13.0, 2.0)]


def test_everything_is_measured_of_a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "cores", lambda: 1)
    said: list[str] = []
    found = growth.plots([planetb.new("beacon", 2, 0)], 0.01, said.append)
    assert len(found) == len(said) == 6
    for plot in found:
        (curve,) = plot.curves
        assert curve.points, plot.title
        assert all(x > 0 and y > 0 for x, y in curve.points), plot.title
    seats = next(plot for plot in found if plot.x == "seats")
    assert [x for x, _ in seats.curves[0].points] == [2.0, 3.0]


def test_a_picture_has_a_panel_for_each_plot_and_a_line_for_each_game() -> None:
    plots = [Plot(f"plot <{i}>", "x", "µs", 0.0) for i in range(3)]
    for plot in plots:
        plot.curves = [Curve("one", [(1.0, 2.0), (2.0, 3.0)]), Curve("two", [(1.0, 5.0)]), Curve("none", [])]
    root = ElementTree.fromstring(drawing(plots, "How & why"))
    assert root.findtext(f"{SVG}title") == "How & why"
    assert len(root.findall(f"{SVG}g")) == 3
    lines = root.findall(f".//{SVG}polyline")
    assert len(lines) == 9
    wide, high = float(root.attrib["width"]), float(root.attrib["height"])
    for line in lines:
        for point in line.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= wide and 0 <= y <= high


@pytest.mark.parametrize("most", [0.03, 0.9, 1.0, 4.4, 10.0, 37.0, 99.0, 12345.0])
def test_ticks_are_few_and_reach_to_the_top(most: float) -> None:
    found = ticks(most)
    assert found[0] == 0
    assert found[-1] >= most * 0.999
    assert 3 <= len(found) <= 8
