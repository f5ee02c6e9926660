"""Everything that can be chosen is to be seen: on a small laptop and a large screen without any scrolling,
on a tablet without any box that scrolls inside of the page, on a phone with scrolling but never covered; and
no word or number is smaller than 11 px. Measured in the page at moments of golden games; the thorough mode
looks at all of them.
"""

import sys
import time
from collections.abc import Container, Hashable
from pathlib import Path

import pytest

import planetb
from planetb.games.registry import MODULES
from planetb.server.table.log import Entry
from planetb.server.table.origin import Origin
from web.boards import go_on
from web.gallery import FIT, LEAST, Gallery, Golden
from web.player import Player
from web.telling import read, tell, unlike
from web.thorough import EACH, GOLDEN, HOW, LANG, THOROUGH, UNLIKE, Report, golden_games

PHONE = (390, 844)
SHARES = (0.3, 0.6)  # of a game: where the sample looks
ROW = 3  # at so many moments in a row
TRUE = 0.5  # of a seat's questions: where a page that is told is compared with a true one


def in_sight() -> list[Path]:
    """Golden games to be measured."""
    return [file for file in golden_games() if THOROUGH or file.stem == "greedy-3"]


def crowded() -> str:
    """A game of Evacuation with all its cards: seat 0 has goals, action cards and many infrastructures."""
    game = "3-mode_points-actions_advanced-bonuses_generous-objectives_false-lines_false-third_false"
    name = f"{game}-race_faces_both-goal_pieces_present.record"
    lines = (GOLDEN / "evacuation" / name).read_text().splitlines()
    turns = [i for i, line in enumerate(lines) if line.startswith("0 ")]
    parts = ["\n".join([*lines[:i], ""]) for i in turns]
    return max(parts, key=held)


def held(record: str) -> int:
    """How many cards the first seat has."""
    area = planetb.from_record(record).state.seats[0]
    return len(area.hand) + len(area.cards) + len(area.objectives) + len(area.goals)


MET: set[Hashable] = set()  # sorts of moments that were measured


def wanted(origin: Origin, entries: list[Entry]) -> Container[int]:
    """The moments of a game to be measured: all, those of new sorts, or some in a row here and there."""
    moments = len(entries) - 1
    if THOROUGH:
        return unlike(origin, entries, MET) if EACH == UNLIKE else range(0, moments, int(EACH))
    return [int(moments * share) + step for share in SHARES for step in range(ROW)]


@pytest.mark.parametrize("file", in_sight(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_everything_that_can_be_chosen_is_in_sight(
    gallery: Gallery, report: Report, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, start = f"{file.parent.name}/{file.stem}{HOW}", time.monotonic()
    if report.has("measured", name):
        pytest.skip("an earlier run came through")
    gallery.measured = 0
    origin, entries = read(file)
    told = list(tell(origin, entries, wanted(origin, entries), LANG))
    found = gallery.findings(told)
    counts = {"moments": len(told), "measurements": gallery.measured, "findings": len(found)}
    line = report.add("found" if found else "measured", name, start, **counts)
    report.tell(name, found)
    with capsys.disabled():
        sys.stdout.write(f"{line}\n")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", sorted(MODULES) if THOROUGH else ["reworld", "underwater_cities"])
def test_a_page_that_is_told_lies_as_one_at_a_true_table(gallery: Gallery, reader: Player, game: str) -> None:
    file = GOLDEN / game / "greedy-3.record"
    golden, (origin, entries) = Golden.read(file), read(file)
    turns = [at for at, (seat, _) in enumerate(golden.answers) if seat == "0"]
    at = turns[int(len(turns) * TRUE)]
    [(_, told)] = tell(origin, entries, [at])
    go_on(reader, golden.until(at), origin.seats)
    for (width, height), page in gallery.pages.items():
        reader.resize(width, height).evaluate(FIT)
        gallery.show((width, height), told)
        reader.page.evaluate("at => fit.shown(at)", at)
        there = reader.page.evaluate("fit.boxes()")
        assert len(there) > 1 and page.evaluate("fit.boxes()") == there, f"moment {at} at {width}x{height}"
    reader.resize(1440, 900)


def test_many_cards_are_read_by_their_names_and_never_covered(reader: Player) -> None:
    reader.resize(1366, 657)
    go_on(reader, crowded(), 3)
    for width, height in [(1366, 657), (1440, 900), PHONE]:
        page = reader.resize(width, height)
        reader.wait("mine")
        page.evaluate(FIT)
        assert page.evaluate(f"() => fit.small({LEAST})") == [], f"at {width}x{height}"
        if (width, height) == PHONE:
            continue
        names = page.locator("[data-clear] [data-piece] b")
        assert names.count() >= 11
        boxes = [box for one in names.all() if (box := one.bounding_box())]
        assert min(box["width"] for box in boxes) >= 60, f"names have room at {width}x{height}"
        assert (
            page.evaluate("() => document.querySelector('.table').scrollHeight") <= height + 1
        )  # half pixels
        page.locator("[data-clear] [data-card]").first.hover()
        tip = page.get_by_role("tooltip")
        tip.wait_for()
        shown, hand = tip.bounding_box(), page.locator("[data-clear]").bounding_box()
        assert shown and hand and shown["y"] + shown["height"] <= hand["y"], "the cards stay in sight"
        page.mouse.move(2, 2)
    reader.resize(1440, 900)


def test_long_words_push_no_choice_out_of_the_column(reader: Player) -> None:
    page = reader.resize(1366, 657)
    golden = Golden.read(GOLDEN / "evacuation" / "greedy-2.record")
    last = max(at for at, (seat, _) in enumerate(golden.answers) if seat == "0")
    go_on(reader, golden.until(last), 2)
    for lang in ("de", "hu", "en"):
        page.locator("select.language").select_option(lang)
        page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=lang)
        page = reader.be_drawn()
        reader.wait("mine")
        page.evaluate(FIT)
        assert page.evaluate("() => fit.hidden()") == [], lang
        assert page.locator(".column .tools").evaluate("one => one.offsetHeight") <= 40, f"one line in {lang}"
    reader.resize(1440, 900)
