"""How points grow, how seats begin and what they meet: on games that are replayed beside the study."""

import json
from pathlib import Path

import pytest

import planetb
from planetb.games import registry
from planetb.lab.arena import run
from planetb.lab.contest import Contest
from planetb.lab.course import MOMENTS, Course, moments
from planetb.lab.report import Report, load
from planetb.lab.usage import Usage, parse_usage
from planetb.match import Match


def played(game: str, seats: int, seed: int, usage: Usage, last: bool = False) -> list[Match]:
    """A game in which the first (or last) option is always taken; returns the match before every choice."""
    match, before = planetb.new(game, seats, seed), []
    while match.seat is not None:
        before.append(match.clone())
        option = match.options[-1 if last else 0]
        usage.offer(match, option)
        match.choose(option)
    usage.close(match, match.winners)
    return [*before, match]


def test_moments_are_evenly_spaced_and_end_with_the_game() -> None:
    assert moments(100) == [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    assert moments(3) == [0, 1, 1, 1, 2, 2, 2, 2, 3, 3]


def test_a_course_tells_what_breakdowns_say_at_each_moment() -> None:
    usage = Usage()
    line = played("underwater_cities", 2, 3, usage, last=True)
    for moment, made in enumerate(moments(len(line) - 1)):
        for source, points in line[made].breakdown().items():
            assert usage.course.mean(source, moment) == sum(points) / 2
    assert usage.course.seats == 2 and usage.winners.seats == len(line[-1].winners)
    total = sum(usage.course.points[source][-1] for source in usage.course.sources)
    assert total == sum(line[-1].scores)


def test_courses_add_up_have_a_spread_and_can_be_taken_apart() -> None:
    one, other = Course(), Course()
    one.note([{"tea": n} for n in range(MOMENTS)])
    other.note([{"tea": n + 2, "milk": 1} for n in range(MOMENTS)])
    both = Course()
    both.add(other)
    both.add(one)
    assert both.mean("tea") == 10 and both.error("tea") == pytest.approx(1.96, abs=0.01)
    assert (both.mean("milk"), both.mean("salt"), both.sources) == (0.5, 0.0, ["tea", "milk"])
    rest = both.less(other)
    assert (rest.seats, rest.points["tea"]) == (1, one.points["tea"])
    assert both.mean("tea", 0) == 1  # taking it apart changed nothing


def test_an_opening_is_three_choices_and_a_pick_is_one_of_them() -> None:
    usage = Usage()
    played("underwater_cities", 2, 1, usage)
    paths = [
        [first, second, third]
        for first, node in usage.openings.next.items()
        for second, further in node.next.items()
        for third in further.next
    ]
    assert usage.openings.seats == 2 and len(paths) == 2
    for path in paths:
        assert path[0].startswith("place blue: tile m")
        assert path[1].startswith("keep cards: ") and path[1].count(" + ") == 2
        assert path[2].startswith("choose card: card c")


def test_moves_of_no_piece_are_named_in_words() -> None:
    usage = Usage()
    played("reworld", 2, 1, usage, last=True)
    for node in usage.openings.next.values():
        for second in node.next:
            assert second.startswith("top card: card ") and "on top" in usage.names[second]


def test_a_piece_is_met_once_by_a_seat_however_often_it_is_offered() -> None:
    usage = Usage()
    played("reworld", 2, 4, usage)
    satellites = [key for key in usage.pieces if key.startswith("turn: slot satellite.")]
    assert satellites
    for key in satellites:
        piece = usage.pieces[key]
        assert 1 <= piece.met <= 2 and piece.seats <= piece.met <= piece.offered
        assert 0 <= piece.taken_interval[0] <= piece.taken_rate <= piece.taken_interval[1] <= 1
    firsts = [key for key in usage.firsts if key.startswith("turn: slot ")]
    assert sum(usage.firsts[key].seats for key in firsts) <= 2
    assert all(usage.firsts[key].met <= usage.pieces[key].met for key in firsts)


def test_what_is_forced_in_a_pick_counts_as_taken() -> None:
    usage = Usage()
    played("underwater_cities", 2, 1, usage, last=True)
    kept = [piece for key, piece in usage.pieces.items() if key.startswith("keep cards: ")]
    assert sum(piece.seats for key, piece in usage.firsts.items() if key.startswith("keep cards: ")) == 6
    assert sum(piece.picked for piece in kept) >= 6


def test_a_report_says_what_it_was_made_with_and_reads_back(tmp_path: Path) -> None:
    one = run(Contest("how_to_save_a_world", ["random"], 2, 2, 11, usage=True), workers=1)
    one.save(tmp_path / "report.json")
    assert load(tmp_path / "report.json").as_dict() == one.as_dict()
    rules = registry.game("how_to_save_a_world").meta.rules_version
    assert one.as_dict()["made"]["rules_version"] == rules


def test_usages_add_up_in_any_order() -> None:
    parts = [Usage(), Usage(), Usage()]
    for seed, part in enumerate(parts):
        played("reworld", 3, seed, part)
    forth, back = Usage(), Usage()
    for part in parts:
        forth.add(part)
    for part in reversed(parts):
        back.add(part)
    assert json.dumps(forth.as_dict()) == json.dumps(back.as_dict())
    assert json.dumps(parse_usage(forth.as_dict()).as_dict()) == json.dumps(forth.as_dict())


def test_older_reports_still_load(tmp_path: Path) -> None:
    report = Report(Contest("reworld", ["random"], 2, 1, usage=True), [])
    data = report.as_dict()
    del data["made"]
    data["usage"] = {name: data["usage"][name] for name in ("games", "counts")}
    (tmp_path / "old.json").write_text(json.dumps(data))
    old = load(tmp_path / "old.json")
    assert (old.made, old.usage.course.seats, old.usage.pieces) == ({}, 0, {})
