"""People at one table: inviting, clocks, leaving, rematch; the lobby. Time is moved by the tests."""

import re

from playwright.sync_api import expect

from web.boards import findings
from web.conftest import Person
from web.player import Player, table_of
from web.site import Site


def set_up(me: Player, players: int, pace: str = "", *, listed: bool = False) -> str:
    """A table of Reworld for me and friends; returns the link to join it."""
    page = me.page
    page.goto("/new/reworld?preset=quick")
    page.locator("[data-seat='1']").get_by_text("friend", exact=True).click()
    for _ in range(2, players):
        page.get_by_role("button", name="+ friend").click()
    if pace:
        page.get_by_label("Pace").select_option(label=pace)
    if listed:
        page.get_by_label("Show the table in the lobby").check()
    page.locator("[data-start]").click()
    page.wait_for_url("**/table/*")
    return str(page.get_by_label("Invitation link").input_value())


def sit(me: Player, link: str) -> None:
    me.open(link)
    me.page.get_by_role("button", name="Sit down").click()
    me.page.wait_for_url("**/table/*")


LIVE = "10 min each, 15 s more per turn"
TICKING = re.compile(r"10:00|9:\d\d")  # ten minutes, however long the page took to show them


def test_inviting_is_the_first_thing_after_choosing_a_friend(human: Person) -> None:
    ada = human("Ada")
    link = set_up(ada, 3, LIVE)
    page = ada.page
    expect(page.get_by_role("heading", name="2 seats are free: invite your friends")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    expect(page.locator("section.prompt")).to_contain_text("begins when 2 more are here")
    assert findings(page) == []
    for width in (390, 1366):
        page.set_viewport_size({"width": width, "height": 657})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        box = page.locator(".invite").bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
    ben = human("Ben")
    sit(ben, link)
    expect(page.locator(".invite")).to_contain_text("Ben")
    expect(ben.page.get_by_text("The game begins when one more is here.").first).to_be_visible()
    page.get_by_role("button", name="Start now with a bot").click()
    expect(page.locator(".invite")).to_have_count(0)
    ada.wait("mine")
    expect(page.locator("[data-seat='0'] [data-clock]")).to_contain_text(TICKING)


def test_at_zero_a_bot_plays_until_the_seat_is_taken_back(human: Person, timed_site: Site) -> None:
    ada, ben = human("Ada"), human("Ben")
    sit(ben, set_up(ada, 2, LIVE))
    ada.wait("mine")
    clock = ada.page.locator("[data-seat='0'] [data-clock]")
    expect(clock).to_contain_text(TICKING)
    timed_site.move_clock(595)
    ada.page.reload()
    expect(ada.page.locator(".clock.hurry")).to_be_visible()
    timed_site.move_clock(30)
    expect(ada.page.get_by_text("Your time was up: a bot plays for you.")).to_be_visible()
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("bot, time was up")
    ada.page.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.locator("[data-seat='0']")).not_to_contain_text("time was up")
    expect(ada.page.locator("[data-seat='0']")).to_contain_text("You")


def test_a_table_is_ended_by_agreement_and_played_again(human: Person) -> None:
    ada, ben = human("Ada"), human("Ben", prefs={"language": "de"})
    sit_link = set_up(ada, 2)
    ben.open(sit_link)
    ben.page.get_by_role("button", name="Platz nehmen").click()
    ben.page.wait_for_url("**/table/*")
    first = table_of(ada.page)
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="Offer to end the game here").click()
    ben.page.get_by_role("button", name="Weiterspielen").click()
    expect(ben.page.get_by_role("button", name="Einverstanden")).to_have_count(0)
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="Offer to end the game here").click()
    ben.page.get_by_role("button", name="Einverstanden").click()
    expect(ada.page.get_by_text("Ended by agreement, without a winner").first).to_be_visible()
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("Rematch: waiting for Ben")).to_be_visible()
    expect(ben.page.get_by_text("Ada möchte eine Revanche.")).to_be_visible()
    ben.page.get_by_role("button", name="Revanche").click()
    for each in (ada, ben):
        each.page.wait_for_function(f"() => !location.pathname.includes('{first}')")
    assert table_of(ada.page) == table_of(ben.page) != first
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("Ada")
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("Ben")


def test_giving_up_asks_once_more_and_works_by_keyboard(human: Person) -> None:
    ada, ben = human("Ada"), human("Ben")
    sit(ben, set_up(ada, 2))
    menu = ben.page.get_by_role("button", name="Table", exact=True)
    menu.focus()
    ben.page.keyboard.press("Enter")
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("button", name="Give up")).to_have_count(0)
    expect(menu).to_be_focused()
    ben.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Give up", exact=True).press("Enter")
    ben.page.get_by_role("button", name="Yes, give up").press("Enter")
    expect(ada.page.get_by_text("Ada won: the others gave up").first).to_be_visible()


def test_a_table_nobody_needs_is_removed(human: Person) -> None:
    ada = human("Ada")
    set_up(ada, 2)
    ada.page.get_by_role("button", name="Close").click()
    expect(ada.page.get_by_label("Invitation link")).to_be_visible()  # stays in the bar
    gone = table_of(ada.page)
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="Remove this table").click()
    ada.page.get_by_role("button", name="Yes, remove it").click()
    ada.page.wait_for_url("**/")
    ada.page.goto(f"/table/{gone}")
    expect(ada.page.get_by_role("heading", name="This table is not here")).to_be_visible()


def test_lobby_joins_with_one_click_and_pairs(human: Person) -> None:
    ada, ben, eve = human("Ada"), human("Ben"), human("Eve")
    ben.open("/lobby")
    set_up(ada, 2, LIVE, listed=True)
    row = ben.page.locator(f"[data-table='{table_of(ada.page)}']")
    expect(row).to_contain_text("Ada")
    expect(row).to_contain_text("10 min each")
    assert findings(ben.page) == []
    ben.page.locator("div[role=group] select").first.select_option("evacuation")
    expect(row).to_have_count(0)
    ben.page.locator("div[role=group] select").first.select_option("")
    ben.page.set_viewport_size({"width": 390, "height": 800})
    assert ben.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    row.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url("**/table/*")
    ada.wait("mine")
    eve.open("/lobby")
    watch_row = eve.page.locator(f"[data-table='{table_of(ada.page)}']")
    expect(watch_row.get_by_role("link", name="Watch")).to_be_visible()
    ada.page.goto("/lobby")
    mine = ada.page.locator(f"[data-table='{table_of(ben.page)}']")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("round 1 of 5")
    expect(mine).to_contain_text("left")
    for each in (eve, ada):
        each.page.get_by_label("Game").first.select_option("evacuation")
        each.page.get_by_role("button", name="Find a table").click()
        each.page.wait_for_url("**/table/*")
    assert table_of(eve.page) == table_of(ada.page)


def test_spectators_are_counted_and_talk_among_themselves(human: Person) -> None:
    ada, ben, eve = human("Ada"), human("Ben"), human("Eve")
    sit(ben, set_up(ada, 2))
    asked = ada if ada.wait("mine", "others") == "mine" else ben
    asked.page.keyboard.press("l")
    for each in (eve, human("Tom")):
        each.open(f"/table/{table_of(ada.page)}?watch")
        each.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator(".watchers")).to_contain_text("2")
    expect(asked.page.locator("section.prompt .choices")).to_be_visible()  # whoever comes closes no list
    eve.page.get_by_label("Say something").fill("She should take the dome")
    eve.page.get_by_role("button", name="Send").click()
    expect(each.page.locator(".chat .lines")).to_contain_text("She should take the dome")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Hello everybody")
    ada.page.get_by_role("button", name="Send").click()
    expect(each.page.locator(".chat .lines")).to_contain_text("Hello everybody")
    expect(ada.page.locator(".chat .lines")).not_to_contain_text("dome")
    each.page.get_by_role("button", name="About this line by Eve").click()
    each.page.get_by_role("button", name="Report this line").click()
    expect(each.page.get_by_text("Reported. Thank you.")).to_be_visible()
    each.page.get_by_role("button", name="Mute Eve").click()
    expect(each.page.locator(".chat .lines")).not_to_contain_text("dome")
    assert findings(each.page) == []
