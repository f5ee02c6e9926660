"""The board of Reworld in a real browser, at every width: both chapters."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from planetb.match import Match
from web.boards import SIZES, before_a_pick, compare, from_golden, of_server
from web.conftest import Person
from web.player import Player

GAME = "reworld"
CHAPTERS = {"station": 0.45, "settlement": 0.9}  # how far a game has come


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_out_of_reach_at_any_width(person: Person, size: tuple[int, int], chapter: str) -> None:
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


def placing(match: Match) -> bool:
    """Whether seat 0 may place either of two crews, and some city takes both."""
    if match.waiting != [0]:
        return False
    words = [match.notation(option).split() for option in match.options_of(0)]
    cities = Counter(word[-1] for word in words if word[0] == "place")
    return bool(cities) and max(cities.values()) > 1


def test_crews_go_down_in_any_order_each_city_asks_which(reader: Player) -> None:
    before_a_pick(reader, GAME, placing)
    compare(reader, GAME)
    moments = reader.moments()
    reader.page.locator("[data-key^='city '][aria-haspopup=menu]").first.click()
    menu = reader.page.get_by_role("menu").get_by_role("menuitem")
    assert menu.count() > 1 and all("city" in text for text in menu.all_inner_texts())
    menu.last.click()
    reader.reach(moments + 1)
    reader.no_trouble()


def test_wrong_city_says_what_the_rules_say(reader: Player) -> None:
    before_a_pick(reader, GAME, placing)
    founded = {city["letter"] for city in of_server(reader.page)["view"]["seats"][0]["cities"]}
    letter = next(one for one in "abcde" if one not in founded)
    reader.page.locator(f"[data-key='city {letter}']").click()
    notice = reader.page.locator("section.prompt [role=alert]")
    expect(notice).to_contain_text(f"You have no city {letter.upper()} yet")
