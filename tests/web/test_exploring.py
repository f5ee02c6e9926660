"""The explorer: what games tell, on wide screens and phones, by keyboard, in three languages."""

import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from planetb.games import registry
from planetb.lab.exploration import SAMPLE, read_explorations
from server.test_public import any_choice
from server.tools import message_id
from web.boards import findings
from web.conftest import Person
from web.player import LONG
from web.site import Site

SIZES = [(1440, 900), (390, 844)]


@pytest.mark.parametrize(
    ("language", "game"),
    [("de", "evacuation"), ("hu", "how_to_save_a_world"), ("en", "reworld"), ("de", "underwater_cities")],
)
def test_every_game_is_told_of_on_every_screen(person: Person, language: str, game: str) -> None:
    me = person(prefs={"language": language})
    sample = read_explorations(SAMPLE)[game]
    title = registry.game(game).meta.title
    me.open("/explore")
    me.page.get_by_role("navigation").get_by_role("link", name=title, exact=True).click()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(me.page.get_by_role("status")).to_contain_text(str(sum(sample.games.values())))
    first = me.page.locator("tbody tr").first
    expect(first).to_be_visible()
    tallies = sample.chosen().tallies
    most = max(tally.offered for tally in tallies.values())
    names = [sample.named(key, language) for key, tally in tallies.items() if tally.offered == most]
    assert any(name in first.inner_text() for name in names)
    assert "%" in first.inner_text()
    expect(me.page.locator("section[aria-labelledby=openings] summary").first).to_be_visible()
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= width, game
    if game in ("reworld", "underwater_cities"):
        assert findings(me.page) == []


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


def finished(site: Site) -> dict[str, Any]:
    """A game of two seats at one screen, played to its end."""
    rng = random.Random(2)
    with httpx.Client(base_url=site.address, timeout=LONG / 1000) as anybody:
        seats = [{"kind": "me"}, {"kind": "me"}]
        made: dict[str, Any] = anybody.post(
            "/api/tables", json={"game": "how_to_save_a_world", "seats": seats}
        ).json()
    where = f"/api/tables/{made['table']}"
    held = {"Authorization": f"Bearer {made['secret']}"}
    with httpx.Client(base_url=site.address, headers=held, timeout=LONG / 1000) as client:
        state = client.get(where, params={"seat": 0}).json()
        while not state["over"]:
            seat = state["waiting"][0]
            state = client.get(where, params={"seat": seat}).json()
            key = any_choice(client, state, rng)
            body = {"id": message_id(), "seat": seat, "seq": state["seq"], "key": key}
            client.post(f"{where}/choose", json=body).raise_for_status()
            state = client.get(where, params={"seat": seat}).json()
    return made


def test_after_a_game_people_are_asked_and_nobody_has_agreed_before(person: Person, site: Site) -> None:
    made = finished(site)
    me = person()
    me.open("/about")
    me.page.evaluate(
        "([table, secret]) => localStorage.setItem('planetb.seats', JSON.stringify({ [table]: secret }))",
        [made["table"], made["secret"]],
    )
    for agreed in (False, True, False):
        me.open(f"/table/{made['table']}")
        me.wait("over")
        consent = me.page.get_by_label("Others may study this game, without names")
        expect(consent).to_be_checked(checked=agreed)
        consent.focus()
        with me.page.expect_response("**/study*"):
            me.page.keyboard.press("Space")
        expect(consent).to_be_checked(checked=not agreed)
