"""Without a mouse, on a phone, with a screen reader."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from planetb.games.registry import MODULES
from web.boards import HEIGHTS, WIDTHS, findings, from_golden
from web.conftest import Person
from web.player import Player
from web.records import record
from web.thorough import THOROUGH

CHOOSING = "[role=button], button"
QUIET = f".board [data-card]:not({CHOOSING}, :has({CHOOSING}), :is({CHOOSING}) *)"  # a card to look at


def at_a_table(me: Player) -> None:
    me.against_a_bot()
    me.wait("mine")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(person: Person, theme: str, tmp_path: Path) -> None:
    """On every page; the table at all widths in the thorough mode, else at two."""
    me = person(prefs={"theme": theme})
    for address in ("/", "/new/reworld", "/help/reworld", "/account", "/about"):
        me.open(address)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        me.page.wait_for_load_state("networkidle")
        assert findings(me.page) == [], address
    at_a_table(me)
    me.page.get_by_role("button", name="All choices").click()
    assert findings(me.page, widths=tuple(HEIGHTS) if THOROUGH else WIDTHS[theme]) == [], "table"
    me.open("/")
    me.page.get_by_label("You have a record of a game").set_input_files(record(tmp_path, choices=150))
    me.page.wait_for_url("**/table/*")
    me.wait("curtain")
    assert findings(me.page) == [], "curtain"
    me.turn()
    me.wait("mine")
    assert findings(me.page) == [], "chapter two"
    me.open("/")
    me.page.get_by_label("You have a record of a game").set_input_files(record(tmp_path))
    me.wait("over")
    story = me.page.locator("[data-story]")
    expect(story.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(story.get_by_role("button").last).to_contain_text("at once")
    assert findings(me.page) == [], "score sheet"


@pytest.mark.parametrize("game", sorted(MODULES))
def test_plain_table_is_for_everybody(person: Person, game: str) -> None:
    """Words and buttons instead of a board: axe finds nothing serious, nothing is wider than the screen."""
    me = person(prefs={"plain": True, "language": "de"})
    me.against_a_bot(game)
    me.wait("mine")
    options = me.page.locator(".board button[data-option]")
    assert options.count() > 1 and all(text.strip() for text in options.all_inner_texts())
    assert findings(me.page) == []
    for width in (1440, 390):
        me.page.set_viewport_size({"width": width, "height": 850})
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_every_option_is_in_the_list_and_named(person: Person) -> None:
    me = person()
    at_a_table(me)
    me.page.get_by_role("button", name="All choices").click()
    options = me.page.locator("section.prompt button[data-option]")
    count = options.count()
    assert f"({count})" in me.page.get_by_role("button", name="All choices").inner_text()
    assert all(text.strip() for text in options.all_inner_texts())
    glowing = me.targets()
    for i in range(glowing.count()):
        assert glowing.nth(i).get_attribute("aria-label")


def test_prompt_and_log_are_live_regions(person: Person) -> None:
    me = person()
    at_a_table(me)
    expect(me.page.locator("section.prompt [role=status][aria-live=polite]")).to_be_visible()
    expect(me.page.get_by_role("log", name="Log")).to_be_visible()


@pytest.mark.parametrize("game", sorted(MODULES))
def test_phone_is_played_with_the_thumb(person: Person, game: str) -> None:
    """A first tap looks and is never scolded, what glows is chosen; the question takes a quarter at most."""
    me = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    me.touch = True
    from_golden(me, game, 2)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, "nothing is wider"
    box = page.locator("section.prompt .bar").bounding_box()
    assert box and box["y"] + box["height"] > 800 and box["height"] <= 844 / 4
    expect(page.locator("header .title")).to_contain_text(re.compile("ound|Year"))
    page.locator(QUIET).first.tap()
    expect(page.locator(".details")).to_be_visible()
    me.no_trouble()
    page.locator("section.prompt [role=status]").first.tap()
    assert me.play(3) == 3
    if page.locator(".shade").count():  # a menu of what could be meant
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log", name="Log")).to_be_visible()


def test_long_press_shows_a_tile_large_and_chooses_nothing(person: Person) -> None:
    me = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at_a_table(me)
    finger = me.page.context.new_cdp_session(me.page)
    box = me.targets().first.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(me.page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(me.page.get_by_role("tooltip")).to_be_visible()
    assert me.state == "mine" and me.moments() == 0
    me.page.locator("section.prompt [role=status]").first.tap()
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    me.targets().first.tap()
    me.reach(1)


def test_motion_is_spared_for_those_who_ask(person: Person) -> None:
    me = person()
    at_a_table(me)
    names = me.page.locator(".ring").first.evaluate("one => getComputedStyle(one).animationName")
    assert names == "none"
