"""The explorer: what games tell, on wide screens and phones, by keyboard, in three languages."""

import re

import pytest
from playwright.sync_api import expect

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.lab.exploration import SAMPLE, read_explorations
from web.boards import findings
from web.conftest import Person

SIZES = [(1440, 900), (390, 844)]


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_every_game_is_told_of_on_every_screen(person: Person, language: str) -> None:
    me = person(prefs={"language": language})
    sample = read_explorations(SAMPLE)
    me.open("/explore")
    for game in sorted(MODULES):
        title = registry.game(game).meta.title
        me.page.get_by_role("navigation").get_by_role("link", name=title, exact=True).click()
        expect(me.page.get_by_role("heading", level=1)).to_contain_text(title)
        told = str(sum(sample[game].games.values()))
        expect(me.page.get_by_role("status")).to_contain_text(told)
        first = me.page.locator("tbody tr").first
        expect(first).to_be_visible()
        key, tally = max(sample[game].chosen().tallies.items(), key=lambda pair: pair[1].offered)
        names = [
            sample[game].named(other, language)
            for other, one in sample[game].chosen().tallies.items()
            if one.offered == tally.offered
        ]
        assert any(name in first.inner_text() for name in names), key
        assert "%" in first.inner_text()
        expect(me.page.locator("section[aria-labelledby=openings] summary").first).to_be_visible()
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            assert me.page.evaluate("() => document.documentElement.scrollWidth") <= width, game
    assert findings(me.page) == [], "the last game"


def test_seats_and_players_are_chosen_by_keyboard_and_figures_follow(person: Person) -> None:
    me = person()
    sample = read_explorations(SAMPLE)["reworld"]
    me.open("/explore/reworld")
    page = me.page
    page.get_by_label("Search").fill("Terrabot A")
    row = page.locator("tbody tr").filter(has_text="Buy a module").first
    expect(row).to_be_visible()
    key = "turn: slot terrabot.a"
    cell = row.locator("td").first

    def shown(seats: int | None, who: str | None) -> None:
        expect(cell).to_have_text(str(sample.chosen(seats, who).tallies[key].offered))

    shown(None, None)
    page.get_by_role("radio", name="all").focus()
    page.keyboard.press("ArrowRight")
    shown(2, None)
    page.get_by_label("Who played").focus()
    page.get_by_label("Who played").select_option("medium")
    shown(2, "medium")
    row.get_by_role("button").focus()
    page.keyboard.press("Enter")
    part = page.locator("tr.parts li").filter(has_text=re.compile("2 players, medium"))
    tally = sample.chosen(2, "medium").tallies[key]
    expect(part).to_contain_text(f"{tally.picked} of {tally.offered}")
    page.get_by_label("Search").fill("")
    page.get_by_role("button", name="Won with it").focus()
    page.keyboard.press("Enter")
    expect(page.locator("th[aria-sort=descending]")).to_contain_text("Won with it")
    tree = page.locator("section[aria-labelledby=openings] summary")
    tree.first.focus()
    page.keyboard.press("Enter")  # closes the first way
    expect(page.locator("section[aria-labelledby=openings] details").first).not_to_have_attribute("open", "")


def test_a_game_that_is_not_there_is_told(person: Person) -> None:
    me = person()
    me.open("/explore/chess")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("We do not have this game")
