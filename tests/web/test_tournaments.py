"""Tournaments in the browser: made, entered on a phone, played, and live to the end; the lobby's filter."""

import json
import re

import httpx
from playwright.sync_api import expect

from web.boards import findings
from web.conftest import Person
from web.player import Player, table_of
from web.site import Site
from web.thorough import THOROUGH

ROUNDS = 3 if THOROUGH else 2


def let_a_bot_play(me: Player, site: Site, table: str) -> None:
    """Hands the own seat over: how a tournament goes on is looked at, not how one plays."""
    secret = json.loads(str(me.page.evaluate("localStorage.getItem('planetb.seats')")))[table]
    with httpx.Client(base_url=site.address, headers={"Authorization": f"Bearer {secret}"}) as client:
        state = client.get(f"/api/tables/{table}").json()
        done = client.post(f"/api/tables/{table}/seats/{state['holds'][0]}", json={"level": "easy"})
        assert done.status_code == 200, done.text


def test_a_tournament_from_its_making_to_its_standings(human: Person, timed_site: Site) -> None:
    ada = human("Ada")
    ben = human("Ben", prefs={"language": "de"}, viewport={"width": 390, "height": 800})
    ben.open("/tournaments")
    page = ada.open("/lobby").page
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_label("Its name").fill("Winter Cup")
    page.get_by_label("Game").select_option("how_to_save_a_world")
    page.get_by_label(re.compile("^Places")).select_option(label="8")
    page.get_by_label(re.compile("^Rounds")).select_option(str(ROUNDS))
    page.get_by_label("Free places").select_option("easy")
    assert findings(page) == []
    page.get_by_role("button", name="Make it").press("Enter")
    expect(page.get_by_role("heading", name="Winter Cup")).to_be_visible()
    expect(page.get_by_text("open, 1 of 8 places taken")).to_be_visible()
    ben.page.get_by_role("link", name="Winter Cup").click()  # the list is live
    ben.page.get_by_role("button", name="Anmelden").press("Enter")
    expect(ben.page.get_by_text("Du bist angemeldet.")).to_be_visible()
    expect(page.get_by_text("open, 2 of 8 places taken")).to_be_visible()
    assert ben.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert findings(ben.page) == []
    page.get_by_role("button", name="Start with 6 bots").click()
    address = page.url
    ben.open(address)
    for turn in range(1, ROUNDS + 1):
        for each in (ada, ben):
            expect(each.page.locator(f"#round-{turn}")).to_be_visible()  # the page is live: round by round
            each.page.locator("[data-my-table]").click()
            each.page.wait_for_url("**/table/*")
        tables = [table_of(each.page) for each in (ada, ben)]
        if turn == 1 and tables[0] != tables[1]:
            stranger = human("Eve").open(f"/table/{tables[0]}?watch")
            expect(stranger.page.get_by_text("others play the same deals")).to_be_visible()
            stranger.open("/about")  # a whole game of bots is not looked at
        for each, table in zip((ada, ben), tables, strict=True):
            if each is ben or turn < ROUNDS:
                each.open(address)
            let_a_bot_play(each, timed_site, table)
    page.get_by_role("link", name="To the tournament").first.click()
    expect(page.get_by_text("Over", exact=True)).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(8)
    expect(page.locator("[data-pairing]")).to_have_count(4 * ROUNDS)
    points = [float(one) for one in page.locator("tbody tr td:nth-child(3)").all_inner_texts()]
    assert sum(points) == 4 * ROUNDS and points == sorted(points, reverse=True), (
        "a point for each table of two"
    )
    expect(page.locator("tbody tr").first).to_contain_text("1")
    expect(page.get_by_role("link", name="Look at it").first).to_be_visible()
    assert findings(page) == []
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_the_lobby_shows_tables_by_variant_and_spectators_may_be_behind(human: Person) -> None:
    ada, ben = human("Ada"), human("Ben")
    page = ada.open("/new/evacuation?preset=quick").page
    friend = page.locator("[data-seat='1']").get_by_text("friend", exact=True)
    friend.click()
    page.get_by_label("Show the table in the lobby").check()
    page.get_by_label("Spectators").select_option("5 minutes later")
    page.locator("[data-start]").click()
    page.wait_for_url("**/table/*")
    with httpx.Client(base_url=page.url.split("/table")[0]) as client:
        state = client.get(f"/api/tables/{table_of(page)}").json()
        assert state["together"]["delay"] == 300
        card = next(one for one in client.get("/api/lobby").json()["free"] if one["id"] == table_of(page))
    (name, value), *_ = card["variants"].items()
    said = str(value).lower() if isinstance(value, bool) else value
    row = ben.open("/lobby").page.locator(f"[data-table='{card['id']}']")
    expect(row).to_be_visible()
    ben.page.locator("div[role=group] select").first.select_option("evacuation")
    chooser = ben.page.locator("[data-variant-filter]")
    others = [
        one for one in chooser.locator("option").evaluate_all("all => all.map(one => one.value)") if one
    ]
    chooser.select_option(f"{name}={said}")
    expect(row).to_be_visible()
    chooser.select_option(
        next(one for one in others if one.startswith(f"{name}=") and one != f"{name}={said}")
    )
    expect(row).to_have_count(0)
