"""Whole stories of people who play together, from the front page on. Time is moved by the tests."""

import re

from playwright.sync_api import expect

from web.boards import findings
from web.conftest import Person
from web.player import Player, table_of
from web.site import Site
from web.test_together import LIVE, set_up, sit

PASSWORD = "correct horse"
SHORT = "how_to_save_a_world"


def new_table(me: Player, *, listed: bool = False) -> None:
    """From the front page to a table for two."""
    page = me.open("/").page
    me.press(page.locator(f"[data-game={SHORT}]").get_by_role("link", name="Play"))
    me.press(page.locator("[data-preset=quick]"))
    me.press(page.locator("[data-seat='1']").get_by_text("friend", exact=True))
    if listed:
        page.get_by_label("Show the table in the lobby").check()
    me.press(page.locator("[data-start]"))
    page.wait_for_url("**/table/*")


def play_again(asks: Player, agrees: Player) -> None:
    """One wants a rematch, the other is told and agrees: both sit at the same new table."""
    old = table_of(asks.page)
    asks.press(asks.page.get_by_role("button", name="Rematch"))
    expect(asks.page.get_by_text("Rematch: waiting for Ben")).to_be_visible()
    expect(agrees.page.get_by_text("Ada wants a rematch.")).to_be_visible()
    agrees.press(agrees.page.get_by_role("button", name="Rematch"))
    for each in (asks, agrees):
        each.page.wait_for_function(f"() => !location.pathname.includes('{old}')")
    assert table_of(asks.page) == table_of(agrees.page) != old
    expect(asks.page.locator("[data-seat='1']").first).to_contain_text("Ada")
    expect(agrees.page.locator("[data-seat='0']").first).to_contain_text("Ben")


def test_two_from_the_front_page_by_a_link_to_the_end_and_a_rematch(human: Person) -> None:
    ada, ben = human("Ada"), human("Ben")
    new_table(ada)
    sit(ben, str(ada.page.get_by_label("Invitation link").input_value()))
    for each in (ada, ben, ada):  # each chooses by hand, then lets a bot play on
        if each.wait("mine", "others") == "mine":
            each.play(1)
    for each, name in ((ada, "Ada"), (ben, "Ben")):
        each.page.get_by_role("tab", name="People").click()
        each.page.get_by_label(f"Who plays for {name}").select_option("easy")
    for each in (ada, ben):
        each.wait("over")
        expect(each.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    play_again(ada, ben)
    states = {each.wait("mine", "others") for each in (ada, ben)}
    assert "mine" in states, "the new game has begun"


def test_two_by_the_lobby_one_on_a_phone_give_up_and_play_again(human: Person) -> None:
    ada = human("Ada")
    ben = human("Ben", viewport={"width": 390, "height": 844}, has_touch=True)
    ben.touch = True
    ben.press(ben.open("/").page.get_by_role("link", name="Lobby").first)
    new_table(ada, listed=True)
    row = ben.page.locator(f"[data-table='{table_of(ada.page)}']")
    expect(row).to_contain_text("Ada")  # the lobby is live
    ben.press(row.get_by_role("button", name="Sit down"))
    ben.page.wait_for_url("**/table/*")
    expect(ada.page.locator(".invite")).to_have_count(0)
    mover = ada if ada.wait("mine", "others") == "mine" else ben
    before = mover.moments()
    mover.play(1)
    for each in (ada, ben):
        each.reach(before + 1)
    ben.press(ben.page.get_by_role("button", name="Table", exact=True))
    ben.press(ben.page.get_by_role("button", name="Give up", exact=True))
    ben.press(ben.page.get_by_role("button", name="Yes, give up"))
    expect(ada.page.get_by_text("Ada won: the others gave up").first).to_be_visible()
    assert ben.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    play_again(ada, ben)


def test_a_clock_runs_out_across_a_restart(human: Person, timed_site: Site) -> None:
    ada, ben = human("Ada"), human("Ben")
    sit(ben, set_up(ada, 2, LIVE))
    ada.wait("mine")
    for each in (ada, ben):
        expect(each.page.locator("[data-seat='0'] [data-clock]").first).to_be_visible()
        each.page.wait_for_load_state("networkidle")  # nothing of the page is still to be loaded
    timed_site.move_clock(300)
    timed_site.kill()
    expect(ada.page.get_by_text("Connection lost. Trying again …").first).to_be_visible()
    timed_site.start()
    for each in (ada, ben):
        expect(each.page.get_by_text("Connection lost. Trying again …")).to_have_count(0)
        clock = each.page.locator("[data-seat='0'] [data-clock]").first
        expect(clock).to_contain_text(re.compile(r"\b[0-4]:\d\d"))  # five minutes are gone, and stay gone
    expect(ben.page.locator("[data-seat='0']").first).not_to_contain_text("time was up")
    timed_site.move_clock(301)
    expect(ada.page.get_by_text("Your time was up: a bot plays for you.")).to_be_visible()
    expect(ben.page.locator("[data-seat='0']").first).to_contain_text("bot, time was up")


def test_a_friend_is_invited_by_name_and_comes_or_declines(human: Person) -> None:
    ada, ben, eve = human("Ada"), human("Ben"), human("Eve", prefs={"language": "de"})
    for each, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
        body = {"name": name, "password": PASSWORD}
        assert each.page.request.post("/api/account", data=body).ok
    for each, name in ((ada, "Ben"), (ada, "Eve"), (ben, "Ada"), (eve, "Ada")):
        assert each.page.request.post("/api/ties", data={"name": name, "kind": "friend"}).ok
    ben.open("/leaders")
    eve.open("/lobby")
    page = ada.open("/new/reworld?preset=quick").page
    page.locator("[data-seat='1']").get_by_text("friend", exact=True).click()
    page.get_by_label("Friend for seat 2").select_option("Ben")
    expect(page.get_by_text("Ben sees the invitation at once")).to_be_visible()
    page.get_by_role("button", name="+ friend").click()
    page.locator("[data-start]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".friends")).to_contain_text("Ben is invited")
    called = ben.page.locator(f"[data-call='{table_of(page)}']")  # on a page that has nothing to do with it
    expect(called).to_contain_text("Ada invites you")
    assert findings(ben.page) == []
    page.get_by_role("button", name="Invite Eve").press("Enter")
    expect(eve.page.get_by_role("heading", name="Einladungen für dich")).to_be_visible()
    row = eve.page.locator(f"[data-table='{table_of(page)}']")
    expect(row).to_contain_text("Ada lädt dich ein")
    row.get_by_role("button", name="Nein, danke").press("Enter")
    expect(row).to_have_count(0)
    expect(page.locator(".friends")).to_contain_text("Eve cannot come")
    assert findings(page) == []
    called.get_by_role("button", name="Sit down").press("Enter")
    ben.page.wait_for_url("**/table/*")
    assert table_of(ben.page) == table_of(page)
    expect(page.locator("[data-seat='1']").first).to_contain_text("Ben")
