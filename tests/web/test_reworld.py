"""The board of Reworld in a real browser, at every width: both chapters."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.boards import SIZES, compare, from_golden, picture
from web.conftest import Person

GAME = "reworld"
CHAPTERS = {"station": 0.45, "settlement": 0.9}  # how far a game has come


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_out_of_reach_at_any_width(
    person: Person, size: tuple[int, int], chapter: str, tmp_path: Path
) -> None:
    width, height = size
    me = person(viewport={"width": width, "height": height})
    from_golden(me, GAME, 3, CHAPTERS[chapter])
    compare(me, GAME)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width == 1440:
        own = page.locator(".own").evaluate("one => [one.scrollHeight, one.clientHeight]")
        assert own[0] <= own[1], "the own area is read without scrolling"
    for target in me.targets().all():
        target.scroll_into_view_if_needed()
        expect(target).to_be_in_viewport()
    page.locator("main.board").evaluate("one => one.scrollTo(0, 0)")
    picture(me, f"{GAME}-{width}" if chapter == "station" else f"{GAME}-{chapter}-{width}", tmp_path)
