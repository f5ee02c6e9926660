"""Coming back to a seat: by the same link, on another device, with an old secret; and leaving it."""

import json

from playwright.sync_api import expect

from web.boards import findings
from web.conftest import Person
from web.player import table_of
from web.test_together import LIVE, set_up, sit

PASSWORD = "correct horse"


def test_the_same_link_leads_back_and_a_seat_goes_along_to_another_device(human: Person) -> None:
    ada, ben = human("Ada"), human("Ben", viewport={"width": 390, "height": 800})
    link = set_up(ada, 2)
    sit(ben, link)
    table = table_of(ben.page)
    ben.open("/about")
    ben.open(link)
    ben.page.wait_for_url(f"**/table/{table}")  # where this browser has sat down with it
    ben.wait("mine", "others")
    ada.open("/about")
    ada.open(link)
    expect(ada.page.get_by_text("You sit at this table already.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ada.page.get_by_role("link", name="To the table").click()
    ada.wait("mine", "others")
    ada.page.get_by_role("tab", name="People").click()
    ada.page.get_by_text("Play on another device").click()
    expect(ada.page.get_by_role("img", name="QR code of your seat")).to_be_visible()
    tablet = human("", prefs={"language": "de"}, viewport={"width": 820, "height": 1180})
    tablet.open(ada.page.get_by_label("Play on another device").input_value())
    tablet.wait("mine", "others")
    assert tablet.page.url.endswith(f"/table/{table}"), "the secret does not stay in the address"
    expect(tablet.page.locator("[data-seat='0']").first).to_contain_text("Du")
    expect(ada.page.locator("[data-seat='0']").first).to_contain_text("You")
    # a secret that is good no more: one watches, and is told why
    held = json.dumps({table: "x" * 32})
    tablet.page.evaluate("held => localStorage.setItem('planetb.seats', held)", held)
    tablet.page.reload()
    expect(tablet.page.get_by_text("auf einem anderen Gerät geöffnet")).to_be_visible()
    assert tablet.wait("others") == "others" and tablet.targets().count() == 0


def test_a_guest_who_is_invited_to_a_rated_game_makes_an_account_and_sits_down(human: Person) -> None:
    ada, ben = human("Ada"), human("Ben", prefs={"language": "hu"}, viewport={"width": 390, "height": 800})
    made = ada.page.request.post("/api/account", data={"name": "Rated Ada", "password": PASSWORD})
    assert made.ok, made.text()
    page = ada.open("/new/reworld?preset=quick").page
    page.locator("[data-seat='1']").get_by_text("friend", exact=True).click()
    page.get_by_label("Rated: the result moves your rating").check()
    page.get_by_label("Show the table in the lobby").check()
    page.locator("[data-start]").click()
    page.wait_for_url("**/table/*")
    page = ben.open("/lobby").page
    row = page.locator(f"[data-table='{table_of(ada.page)}']")
    expect(row.get_by_role("link", name="Jelentkezz be, hogy leülhess")).to_be_visible()
    ben.open(str(ada.page.get_by_label("Invitation link").input_value()))
    expect(page.get_by_text("csak fiókkal lehet leülni")).to_be_visible()
    assert findings(page, widths=(390,)) == []
    page.get_by_role("link", name="Bejelentkezés vagy új fiók").click()
    expect(page.get_by_text("ott folytatod, ahol voltál")).to_be_visible()
    page.get_by_label("Név", exact=True).fill("Értékelt Ben")
    page.get_by_label("Jelszó").fill(PASSWORD)
    page.get_by_role("button", name="Fiók létrehozása").click()
    page.get_by_role("button", name="Leülök").click()
    page.wait_for_url("**/table/*")
    expect(ada.page.locator("[data-seat='1']").first).to_contain_text("Értékelt Ben")


def test_whoever_does_not_wait_leaves_and_the_seat_is_free_again(human: Person) -> None:
    ada, ben = human("Ada"), human("Ben")
    sit(ben, set_up(ada, 3, LIVE, listed=True))
    table = table_of(ada.page)
    expect(ada.page.locator(".invite")).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Table", exact=True).press("Enter")
    expect(ben.page.get_by_role("button", name="Give up")).to_have_count(0)
    ben.page.get_by_role("button", name="Leave the table").press("Enter")
    ben.page.wait_for_url("**/lobby")
    expect(ada.page.get_by_role("heading", name="2 seats are free")).to_be_visible()
    row = ben.page.locator(f"[data-table='{table}']")
    expect(row.get_by_role("button", name="Sit down")).to_be_visible()
    ada.open("/")
    expect(ada.page.locator("a.card").first).to_contain_text("waiting for people")
    expect(ada.page).to_have_title("Planet B")  # nobody's turn before everybody is there
    expect(row).to_contain_text("(away)")
