"""Pages about what experts do: every figure is of the reports, and nothing is said that is not shown."""

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from planetb.games import registry
from planetb.lab.arena import run
from planetb.lab.contest import Contest
from planetb.lab.experts import sentences
from planetb.lab.experts.evidence import Evidence, unfit
from planetb.lab.experts.groups import Group, Take, groups, outliers
from planetb.lab.experts.openings import beginnings
from planetb.lab.experts.page import Page
from planetb.lab.experts.pieces import pieces
from planetb.lab.experts.words import Names, rated
from planetb.lab.following import copies
from planetb.lab.histogram import Heap, histogram
from planetb.lab.outcome import Outcome
from planetb.lab.report import Report
from planetb.lab.tally import Fared
from planetb.lab.usage import Usage


@cache
def report(game: str, seats: int, games: int, seed: int = 1, usage: bool = True) -> Report:
    return run(Contest(game, ["random"], seats, games, seed, usage=usage), workers=1)


@cache
def evidence() -> Evidence:
    return Evidence(
        "reworld", [("two.json", report("reworld", 2, 12)), ("three.json", report("reworld", 3, 6))]
    )


def fared(seats: int, wins: float) -> Fared:
    found = Fared()
    found.seats, found.wins = seats, wins
    return found


def seated(rates: list[int], games: int = 400) -> Evidence:
    """Games of which the seats won so many."""
    winners = [seat for seat, n in enumerate(rates) for _ in range(n)]
    outcomes = [
        Outcome(i, [0] * len(rates), [10] * len(rates), [w], "end", [1]) for i, w in enumerate(winners)
    ]
    contest = Contest("reworld", ["random"], len(rates), games, usage=True)
    return Evidence("reworld", [("r.json", Report(contest, outcomes, Usage(), {}))])


def test_reports_of_the_same_tables_are_put_together() -> None:
    more = Evidence("reworld", [("a", report("reworld", 2, 4)), ("b", report("reworld", 2, 4, 9))])
    (tables,) = more.tables
    assert (tables.games, tables.usage.games, tables.usage.course.seats) == (8, 8, 16)
    assert [tables.label for tables in evidence().tables] == ["2 seats", "3 seats"]
    assert evidence().tables[0].share == 0.5


def test_what_does_not_fit_is_named() -> None:
    good = report("reworld", 2, 4)
    assert unfit(good, "reworld") == ""
    assert unfit(good, "evacuation") == "it is of reworld, not of evacuation"
    assert "--usage" in unfit(report("reworld", 2, 1, usage=False), "reworld")
    old = Report(good.contest, good.outcomes, good.usage, {**good.as_dict()["made"], "rules_version": 1})
    assert "rules version 1, and reworld is at " in unfit(old, "reworld")
    unknown = Report(good.contest, good.outcomes, good.usage, {})
    assert "rules version (not noted)" in unfit(unknown, "reworld")


def test_a_seat_is_called_better_only_where_the_interval_shows_it() -> None:
    (even,) = seated([205, 195]).tables
    said = sentences.seats(even)
    assert said.startswith("With two seats the first seat wins 51 % [46-56], the second seat 49 %")
    assert said.endswith("no seat is shown to be better or worse.")
    (uneven,) = seated([200, 100, 100]).tables
    assert sentences.seats(uneven).endswith(
        "an equal share would be 33 %: the first wins more, the second wins less and the third wins less."
    )


def test_the_band_names_pieces_whose_whole_interval_lies_outside() -> None:
    assert Take(200, fared(100, 90)).outside(0.5)  # 83 to 94 %: above 62.5 %
    assert not Take(200, fared(100, 70)).outside(0.5)  # 60 to 78 %: not wholly
    assert Take(200, fared(100, 20)).outside(0.5)
    assert not Take(29, fared(29, 29)).outside(0.5)  # too few
    (tables,) = seated([200, 200]).tables
    group = Group("Lamps lit", True)
    group.thing("Good lamp", "Good lamp").takes[tables] = Take(100, fared(60, 58))
    group.thing("Lamp", "Lamp").takes[tables] = Take(100, fared(50, 25))
    found, seen = outliers([group])
    assert [(each.thing.name, each.much) for each in found] == [("Good lamp", True)] and seen == 2


def test_groups_name_pieces_by_words_and_count_seats() -> None:
    found = {group.title: group for group in groups(evidence())}
    satellites = found["Satellites coupled"]
    tables = evidence().tables[0]
    for thing in satellites.things:
        assert thing.name.endswith(" satellite")
        take = thing.takes[tables]
        assert take.fared.seats <= take.could <= 2 * tables.games
    rates = [thing.together.rate for thing in satellites.things]
    assert rates == sorted(rates, reverse=True)
    ships = found["Population ships taken"].thing("Zephyr", "")
    assert ships.takes[tables].could == 2 * tables.games


def test_pieces_of_the_same_name_are_one() -> None:
    registry.game("evacuation")
    same = copies("evacuation")
    doubles = [code for code, first in same.items() if code != first]
    assert doubles and all(code.partition(".")[0] == same[code].partition(".")[0] for code in doubles)
    (tables,) = seated([200, 200]).tables
    thing = Group("Lamps lit", True).thing("Lamp", "Lamp")
    thing.add(tables, 10, fared(4, 2))
    thing.add(tables, 5, fared(3, 3))
    take = thing.takes[tables]
    assert (take.could, take.fared.seats, take.fared.wins) == (15, 7, 5)


def test_alone_where_nobody_loses_points_are_told_instead_of_wins() -> None:
    page = Page(Evidence("evacuation", [("e.json", report("evacuation", 1, 3))]))
    text = page.markdown()
    assert (
        "Nobody wins or loses there: points count." in text and "100 % [" not in text.split("## Openings")[0]
    )
    assert "evacuation-openings.svg" not in page.pictures()


def test_first_choices_are_shares_of_all_seats_and_the_others_are_the_rest() -> None:
    for beginning in beginnings(evidence()):
        openings = beginning.tables.usage.openings
        assert sum(move.share for move in beginning.first) <= 1
        for move in beginning.first:
            others = beginning.others(move)
            assert others.seats == openings.seats - move.fared.seats
            assert others.wins + move.fared.wins == pytest.approx(openings.wins)
    move = "turn: pass + cards below: card 2"
    assert Names("reworld").move("turn: slot terrabot.d", {}) == "Terrabot D (coupled)"
    assert Names("reworld").move(move, {"turn: pass": "Drop out"}).startswith("Drop out and ")


def test_a_page_holds_every_section_and_its_pictures_are_drawings() -> None:
    page = Page(evidence())
    text = page.markdown()
    for head in (
        "Points and seats",
        "Where points come from",
        "Openings",
        "Most and least wanted",
        "Outside the band",
    ):
        assert f"\n## {head}\n" in text
    drawn = page.pictures()
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert sorted(shown) == sorted(drawn)
    for picture in drawn.values():
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert "nan" not in picture
    assert "planetb arena reworld --bots random --seats 2 --games 12 --seed 1 --usage --json two.json" in text
    standing = evidence().tables[1].whole.of_seat(2)
    assert f"the third seat {rated(standing.rate, standing.interval)}" in text
    assert not re.search(r"\b(satellite|terrabot|ship|crew)\.\w", text)  # no codes


def test_points_of_penalties_are_drawn_below_nothing() -> None:
    page = Page(Evidence("evacuation", [("e.json", report("evacuation", 2, 3))]))
    drawn = page.pictures()["evacuation-points.svg"]
    assert re.search(r'text-anchor="end">-\d', drawn)
    marks = [float(y) for y in re.findall(r"(?:\d+\.?\d*),(-?\d+\.?\d*)", drawn)]
    assert marks and max(marks) <= 260


def test_a_histogram_counts_every_value_once() -> None:
    drawn = histogram([Heap("Points", [1.0, 1.0, 2.0, 9.0])], "Points", "points")
    tall = [float(h) for h in re.findall(r'width="[\d.]+" height="([\d.]+)" fill="#0b6e99"', drawn)]
    assert len(tall) == 9 and tall[0] == 2 * tall[1] == 2 * tall[8] and sum(tall[2:8]) == 0
    assert ">median 1.5<" in drawn


def test_panels_of_another_scale_have_bars_of_their_own() -> None:
    heaps = [Heap("Few", [1.0, 2.0]), Heap("More", [1.0, 9.0]), Heap("Many", [100.0, 199.0], "large")]
    drawn = [part.count('fill="#0b6e99"') for part in histogram(heaps, "Points", "points").split("<g ")[1:]]
    assert drawn == [9, 9, 20]


def mixed() -> Evidence:
    """Tables of two by one bot, with another variant by the same, and of three by another bot."""
    two, three = report("evacuation", 2, 3), report("evacuation", 3, 3)
    points = run(Contest("evacuation", ["random"], 2, 3, 1, {"mode": "points"}, usage=True), workers=1)
    other = Contest("evacuation", ["first"], 3, 3, 1, usage=True)
    last = Report(other, three.outcomes, three.usage, three.made)
    return Evidence("evacuation", [("a", points), ("b", last), ("c", two)])


def test_tables_of_other_bots_are_named_and_what_is_wanted_is_told_of_the_first() -> None:
    tables = mixed().tables
    assert [each.label for each in tables] == [
        "2 seats (random)",
        "2 seats (mode points, random)",
        "3 seats (first)",
    ]
    assert [each.leads for each in tables] == [True, False, False]
    assert tables[2].place == "With three seats (first)"
    thing = Group("Lamps lit", True).thing("Lamp", "Lamp")
    for each, seats in zip(tables, (4, 5, 6), strict=True):
        thing.add(each, 10, fared(seats, 1))
    assert thing.together.fared.seats == 4
    del thing.takes[tables[0]]
    assert thing.together.fared.seats == 5 + 6
    text = Page(mixed()).markdown()
    assert (
        "What `random` and `first` did in many games, each against itself: 3 games with two seats (random)"
        in text
    )
    assert (
        "sentences and picture are of 2 seats (random), or of all tables where a piece is not there." in text
    )


def test_every_piece_has_a_row_with_what_the_reports_say_of_it() -> None:
    found = mixed()
    named = groups(found)
    text = pieces(found, named)
    for group in named:
        part = text.split(f"\n## {group.title}\n")[1].partition("\n## ")[0]
        assert part.count("\n| ") == len(group.found) + 2
        for thing in group.found.values():
            (row,) = [
                line for line in part.splitlines() if line.startswith(f"| {thing.name.replace('|', '/')} |")
            ]
            for tables, take in thing.takes.items():
                if take.could:
                    assert f" {take.fared.seats} of {take.could}" in row
                if take.fared.seats:
                    assert f"{rated(take.fared.win_rate, take.fared.win_interval)}; " in row, tables.label
