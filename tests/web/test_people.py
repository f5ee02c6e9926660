"""Several people at one table: invitations, spectators, one screen for two, accounts."""

import re

from playwright.sync_api import expect

from web.conftest import Person
from web.player import Player, table_of

HAND = ".own .hand [data-piece]"


def set_up(me: Player, kinds: list[str], names: list[str]) -> None:
    """Sets a table of Reworld up through the page for it."""
    page = me.page
    page.goto("/new/reworld?preset=quick")
    for _ in kinds[2:]:
        page.get_by_role("button", name="+ bot").click()
    for i, (kind, name) in enumerate(zip(kinds, names, strict=True), 1):
        page.get_by_role("radiogroup", name=f"Who takes seat {i}").get_by_text(kind, exact=True).click()
        if kind != "bot":
            page.get_by_label(f"Name for seat {i}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")


def cards_shown(player: Player) -> set[str]:
    """Which officer cards the page knows the faces of."""
    found = player.page.locator("[data-piece^=officer]").evaluate_all(
        "all => all.map(one => one.dataset.piece)"
    )
    return {str(piece) for piece in found} - {"officer.0"}


def test_two_people_and_a_spectator_share_a_table(person: Person) -> None:
    ada = person()
    set_up(ada, ["me", "friend"], ["Ada", ""])
    ada.page.get_by_role("tab", name="People").click()
    link = ada.page.get_by_label("Link for seat 2").input_value()
    watching = ada.page.get_by_label("Link for spectators").input_value()

    ben = person()
    ben.open(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url("**/table/*")
    assert table_of(ben.page) == table_of(ada.page)
    eve = person().open(watching)

    expect(ada.page.locator(".seats")).to_contain_text("Ben")
    ada.page.get_by_role("tab", name="Log").click()
    players = [ada, ben]
    for _ in range(6):
        ada.page.wait_for_function("() => document.querySelector('.seat.turn')")
        turn = ada.page.locator(".seat.turn").get_attribute("data-seat")
        mover = players[int(turn or 0)]
        before = mover.moments()
        mover.play(1)
        for other in (ada, ben, eve):
            other.reach(before + 1)
    assert eve.log(), "spectators read what happens"
    expect(eve.page.locator("section.prompt")).to_contain_text("Waiting for")
    assert eve.page.locator(HAND).count() > 0
    assert eve.page.locator(".own [data-piece='officer.0']").count() == eve.page.locator(HAND).count()
    assert eve.targets().count() == 0
    assert ben.page.locator(".own .hand [data-piece='officer.0']").count() == 0, "Ben sees his own hand"

    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Good luck")
    ben.page.get_by_role("button", name="Send").click()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator(".chat .lines")).to_contain_text("Good luck")


def test_open_invitation_seats_whoever_comes_and_a_bot_can_take_the_rest(person: Person) -> None:
    ada = person()
    set_up(ada, ["me", "friend", "friend"], ["Ada", "", ""])
    ada.page.get_by_role("tab", name="People").click()
    ada.page.get_by_role("button", name="Make a link for any free seat").or_(
        ada.page.get_by_label("Link for any free seat")
    ).first.click()
    link = ada.page.get_by_label("Link for any free seat").input_value()
    ben = person().open(link)
    ben.page.get_by_label("Seat", exact=True).select_option("2")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url("**/table/*")
    expect(ada.page.locator("[data-seat='2']")).to_contain_text("Ben")
    ada.page.get_by_label("Who plays for Seat 2").select_option("easy")
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("bot")
    late = person().open(link)
    expect(late.page.get_by_text("All seats are taken")).to_be_visible()


def test_turn_is_announced_by_a_notification_if_allowed(person: Person) -> None:
    me = person(prefs={"notify": True}, permissions=["notifications"])
    me.page.add_init_script(
        "window.rung = []; class Note { static permission = 'granted';"
        " constructor(title, { body }) { window.rung.push(`${title}: ${body}`); } close() {} }"
        " window.Notification = Note; Object.defineProperty(document, 'hidden', { get: () => true });"
    )
    set_up(me, ["me", "bot"], ["Ada", ""])
    me.wait("mine")
    me.play(2)
    me.wait("mine")
    assert "Reworld: Your turn" in me.page.evaluate("() => window.rung")


def test_curtain_falls_between_two_people_at_one_screen(person: Person) -> None:
    both = person()
    set_up(both, ["me", "me"], ["Ada", "Ben"])
    both.wait("curtain")
    expect(both.page.get_by_role("heading", name=re.compile("Over to (Ada|Ben)"))).to_be_visible()
    assert both.page.locator("[data-piece]").count() == 0, "behind the curtain nothing is drawn"
    first = both.page.get_by_role("heading").inner_text()
    both.page.get_by_role("button", name=re.compile("^I am")).click()
    both.wait("mine")
    assert cards_shown(both)
    while both.state != "curtain":
        both.turn()
        both.wait("mine", "menu", "held", "curtain")
    assert both.page.locator("[data-piece]").count() == 0
    assert both.page.get_by_role("heading").inner_text() != first
    both.page.reload()
    both.wait("curtain")
    assert both.page.locator("[data-piece]").count() == 0, "a reload does not lift the curtain"


def test_account_brings_games_to_another_device(person: Person) -> None:
    desk = person()
    set_up(desk, ["me", "bot"], ["Cleo", ""])
    desk.wait("mine")
    desk.page.goto("/account")
    desk.page.get_by_label("Name", exact=True).fill("cleo")
    desk.page.get_by_label("Password").fill("correct horse")
    desk.page.get_by_role("button", name="Make an account").click()
    expect(desk.page.get_by_role("heading", name="Logged in as cleo")).to_be_visible()

    phone = person()
    phone.open("/account")
    phone.page.get_by_label("Name", exact=True).fill("cleo")
    phone.page.get_by_label("Password").fill("correct horse")
    phone.page.get_by_role("button", name="Log in").click()
    expect(phone.page.get_by_role("heading", name="Logged in as cleo")).to_be_visible()
    phone.open("/")
    mine = phone.page.locator("a.card")
    expect(mine).to_contain_text("Your turn")
    mine.click()
    phone.wait("mine")
    phone.turn()


def test_lobby_shows_whose_turn_it_is(person: Person) -> None:
    me = person()
    set_up(me, ["me", "bot"], ["Dora", ""])
    me.wait("mine")
    me.open("/")
    expect(me.page.locator("a.card.call")).to_contain_text("Your turn")
    expect(me.page).to_have_title("(1) Planet B")
