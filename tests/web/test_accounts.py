"""Accounts in a real browser: rated games, profiles, friends, messages, data of one's own."""

import json
import math
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from openskill.models import PlackettLuce
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.receivers import Browser as PushBrowser
from server.receivers import Mailbox, mailbox, push_service
from web.boards import findings
from web.conftest import new_context, watch
from web.player import Player, table_of
from web.site import Site

PASSWORD = "correct horse"
Member = Callable[..., Player]


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def pushed() -> Iterator[PushBrowser]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def club(pages: None, tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Site]:
    """A server that sends mail and push, with bots that do not think."""
    folder = tmp_path_factory.mktemp("club")
    more = {
        "PLANETB_SMTP": box.address,
        "PLANETB_PUSH_HOSTS": "127.0.0.1",
        "PLANETB_PUBLIC": "http://public.example",
    }
    here = Site(folder, easy="random", **more).start()
    yield here
    here.stop()
    assert "ERROR" not in here.log(), here.log()


@pytest.fixture
def member(browser: Browser, club: Site) -> Iterator[Member]:
    """Makes people with accounts, each in a browser of their own."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(name: str, **wanted: object) -> Player:
        contexts.append(new_context(browser, club, **wanted))
        watch(contexts[-1], errors)
        page = contexts[-1].new_page()
        answer = page.request.post("/api/account", data={"name": name, "password": PASSWORD})
        assert answer.ok, answer.text()
        return Player(page)

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors


def rated_table(me: Player, friends: int) -> str:
    """A rated table of Reworld, made on the page for it; returns the link to join."""
    page = me.page
    page.goto("/new/reworld?preset=quick")
    page.get_by_role("radiogroup", name="Who takes seat 2").get_by_text("friend", exact=True).click()
    for _ in range(1, friends):
        page.get_by_role("button", name="+ friend").click()
    page.get_by_label("Rated: the result moves your rating").check()
    expect(page.get_by_text("Only for accounts. No hints")).to_be_visible()
    expect(page.get_by_label("Pace").locator("option")).not_to_contain_text(["No clock"])
    page.locator("[data-start]").click()
    page.wait_for_url("**/table/*")
    return str(page.get_by_label("Invitation link").input_value())


def as_openskill_says(places: list[int]) -> list[tuple[int, int]]:
    """Ratings of newcomers after a game with these places, and half their intervals, as people read them."""
    model = PlackettLuce()
    rated = model.rate([[model.rating()] for _ in places], ranks=[float(place) for place in places])
    point = 400 / math.log(10) / (math.sqrt(2) * model.beta)  # odds of ten to one are 400 points
    return [
        (round(1500 + (one[0].mu - model.mu) * point), round(1.96 * one[0].sigma * point)) for one in rated
    ]


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and axe finds nothing, on a phone and on a desk."""
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 850})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        assert findings(page) == []


def test_a_rated_game_of_three_moves_three_ratings(member: Member) -> None:
    people = [member(name) for name in ("Ada", "Ben", "Cleo")]
    ada = people[0]
    link = rated_table(ada, 2)
    for other in people[1:]:
        other.open(link)
        other.page.get_by_role("button", name="Sit down").click()
        other.page.wait_for_url("**/table/*")
    table = table_of(ada.page)
    for seat, who in ((1, "Ben"), (2, "Cleo")):
        expect(ada.page.locator(f"[data-seat='{seat}']").first).to_contain_text(who)
        menu = people[seat].page.get_by_role("button", name="Table", exact=True)
        menu.click()
        people[seat].page.get_by_role("button", name="Give up", exact=True).click()
        people[seat].page.get_by_role("button", name="Yes, give up").click()
    page = ada.page
    moved = page.locator("[data-rated-result]")
    after = as_openskill_says([1, 2, 2])  # who gave up is behind, and both did
    for who, (rating, error) in zip(("Ada", "Ben", "Cleo"), after, strict=True):
        change = rating - 1500
        sign = "+" if change > 0 else "−"
        expect(moved).to_contain_text(f"{who}: {rating:,} ({sign}{abs(change)})")
        page_of = people[0].page.context.new_page()
        page_of.goto(f"/player?name={who}")
        expect(page_of.locator("[data-tally=reworld] .rating")).to_contain_text(f"{rating:,} ± {error}")
        page_of.close()
    page.goto("/leaders/reworld")
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("tbody tr").first).to_contain_text("Ada")
    expect(page.locator("tr.me")).to_contain_text("You")
    fits(page)
    page.get_by_role("link", name="Ben").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Ben")).to_be_visible()
    page.goto("/player?name=ada")
    tally = page.locator("[data-tally=reworld]")
    expect(tally.locator(".rating")).to_contain_text("rank 1")
    expect(tally.get_by_role("img", name=re.compile("Rating in Reworld"))).to_be_visible()
    expect(page.locator(".history")).to_contain_text("1 of 3")
    expect(page.get_by_role("link", name="Reworld")).to_have_attribute("href", f"/table/{table}?watch")
    fits(page)


def test_one_browser_has_one_seat_in_a_rated_game(member: Member) -> None:
    dora = member("Dora")
    link = rated_table(dora, 1)
    page = dora.page
    page.request.post("/api/account", data={"name": "Dora too", "password": PASSWORD})
    page.evaluate("() => localStorage.removeItem('planetb.seats')")
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("another account from this browser")


def test_a_rated_game_against_a_bot_has_a_clock_and_no_hints(member: Member) -> None:
    page = member("Lena").page
    page.goto("/new/reworld?preset=quick")
    page.get_by_label("Rated: the result moves your rating").check()
    expect(page.get_by_label("Pace")).to_be_visible()
    page.locator("[data-start]").click()
    page.wait_for_url("**/table/*")
    together = page.request.get(f"/api/tables/{table_of(page)}").json()["together"]
    assert together["rated"] and together["pace"] and not together["hints"] and together["delay"] == 120


def test_friends_blocks_and_reports_by_keyboard(member: Member) -> None:
    eve, finn = member("Eve"), member("Finn", prefs={"language": "hu"})
    page = eve.page
    page.goto("/account")
    page.get_by_label("Find a player by name").fill("finn")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ask to be friends").press("Enter")
    expect(page.get_by_text("You have asked.")).to_be_visible()
    finn.open("/account")
    expect(finn.page.get_by_role("heading", name="Téged kérdeznek")).to_be_visible()
    finn.page.get_by_role("button", name="Eve elfogadása").press("Enter")
    expect(finn.page.get_by_role("heading", name="Barátok", level=3)).to_be_visible()
    fits(finn.page)
    page.reload()
    expect(page.get_by_text("You are friends.")).to_be_visible()
    page.get_by_role("button", name="Block").press("Enter")
    expect(page.get_by_text("You have blocked this person")).to_be_visible()
    page.get_by_role("button", name="Report").press("Enter")
    page.get_by_label("What happened?").fill("never moves")
    page.get_by_role("button", name="Send the report").press("Enter")
    expect(page.get_by_text("Reported. Thank you.")).to_be_visible()
    page.goto("/player?name=nobody")
    expect(page.get_by_role("alert")).to_contain_text("no player of this name")


def test_mail_brings_a_new_password_and_says_whose_turn_it_is(
    member: Member, box: Mailbox, club: Site, browser: Browser, pushed: PushBrowser
) -> None:
    gil, hana = member("Gil"), member("Hana")
    page = gil.page
    page.goto("/account")
    page.get_by_label("Mail address").fill("gil@example")
    messages = page.locator("section", has=page.get_by_role("heading", name="Messages"))
    messages.get_by_label("Password").fill(PASSWORD)
    messages.get_by_role("button", name="Save the address").click()
    expect(messages.get_by_role("status")).to_contain_text("no mail address")
    page.get_by_label("Mail address").fill("gil@example.org")
    messages.get_by_role("button", name="Save the address").click()
    expect(messages.get_by_role("status")).to_contain_text("A mail is on its way")
    token = mailed(page, box, "confirm").partition("#")[2]
    page.goto(f"/confirm#{token}")
    page.get_by_role("button", name="It is mine").click()
    expect(page.get_by_role("status")).to_contain_text("this address is yours")
    page.get_by_role("button", name="It is mine").wait_for(state="detached")
    page.goto("/account")
    expect(page.get_by_text("This address is yours.")).to_be_visible()
    keys = {"endpoint": pushed.endpoint, "p256dh": pushed.p256dh, "auth": pushed.auth}
    assert page.request.post("/api/account/pushes", data=keys).ok
    # the turn
    hana.page.goto("/new/reworld?preset=quick")
    seat = hana.page.get_by_role("radiogroup", name="Who takes seat 2")
    seat.get_by_text("friend", exact=True).click()
    hana.page.locator("[data-start]").click()
    hana.page.wait_for_url("**/table/*")
    gil.open(str(hana.page.get_by_label("Invitation link").input_value()))
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("by mail").check()
    page.get_by_label("by notification").check()
    expect(page.get_by_label("by notification")).to_be_checked()
    page.goto("/about")
    gone(hana.page, "Gil")
    while hana.wait("mine", "picking", "held", "menu", "others") != "others":
        hana.turn()
    link = mailed(page, box, "table/")
    assert link.startswith("http://public.example/table/")
    note = pushed.read()
    assert link.endswith(note["url"]) and note["title"] == "Reworld"
    page.goto(link.removeprefix("http://public.example"))
    gil.wait("mine")
    shows_push(page, note)
    # the password
    guest = new_context(browser, club).new_page()
    guest.goto("/account")
    guest.get_by_text("Forgot your password?").click()
    guest.get_by_label("Mail address").fill("GIL@example.org")
    guest.get_by_role("button", name="Send me a link").click()
    expect(guest.get_by_text("If an account has this address")).to_be_visible()
    fits(guest)
    token = mailed(guest, box, "reset").partition("#")[2]
    guest.goto(f"/reset#{token}")
    guest.get_by_label("New password").fill("another horse")
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("heading", name="Logged in as Gil")).to_be_visible()
    page.goto(f"/reset#{token}")
    page.get_by_label("New password").fill("a third horse")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_role("status")).to_contain_text("was used already")
    guest.context.close()


def gone(page: Page, name: str) -> None:
    """Waits until the server has noted that somebody left this table: who is there gets no mail."""
    for _ in range(600):
        seats = page.request.get(f"/api/tables/{table_of(page)}").json()["seats"]
        if not next(seat for seat in seats if seat["name"] == name)["online"]:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{name} is still at the table")


def mailed(page: Page, box: Mailbox, path: str) -> str:
    """Waits for a letter with such a link; the server looks every few seconds."""
    for _ in range(600):
        found = [letter for letter in box.letters if f"/{path}" in str(letter.get_content())]
        if found:
            box.letters.remove(found[-1])
            box.letters.append(found[-1])
            return box.link(path)
        page.wait_for_timeout(50)
    raise AssertionError(f"no mail with /{path} came")


def shows_push(page: Page, note: dict[str, str]) -> None:
    """The service worker shows what was pushed, for the page it leads to."""
    page.context.grant_permissions(["notifications"])
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    seen: list[dict[str, str]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: seen.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    origin = page.evaluate("() => location.origin")
    data = {"origin": origin, "registrationId": seen[-1]["registrationId"], "data": json.dumps(note)}
    shown: list[list[str]] = []
    for patience in range(1, 11):
        # Chromium forgets a notification one asks after before it is on display: look once, later each time
        session.send("ServiceWorker.deliverPushMessage", data)
        page.wait_for_timeout(200 * patience)
        shown = page.evaluate(
            "async () => { const home = await navigator.serviceWorker.ready;"
            " const all = await home.getNotifications();"
            " return all.map((one) => [one.title, one.body, one.data.path]); }"
        )
        if shown:
            break
    assert shown == [[note["title"], note["body"], note["url"]]]


def test_own_data_comes_as_a_file_and_a_deleted_account_is_a_former_player(
    member: Member, tmp_path: Path
) -> None:
    ida, jan = member("Ida"), member("Jan")
    link = rated_table(ida, 1)
    jan.open(link)
    jan.page.get_by_role("button", name="Sit down").click()
    jan.page.wait_for_url("**/table/*")
    ida.wait("mine")
    table = table_of(ida.page)
    page = ida.page
    page.goto("/account")
    fits(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    file = tmp_path / "own.zip"
    download.value.save_as(file)
    with zipfile.ZipFile(file) as archive:
        assert table in archive.read("account.json").decode()
    page.get_by_role("button", name="Delete my account").click()
    delete = page.locator("section", has=page.get_by_role("heading", name="Your data"))
    delete.get_by_label("Password").fill("wrong horse")
    page.get_by_role("button", name="Delete for good").click()
    expect(delete.get_by_role("alert")).to_contain_text("no account has this name and password")
    delete.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()
    jan.page.goto(f"/table/{table}")
    expect(jan.page.locator("[data-seat='0']").first).to_contain_text("former player")


def test_the_app_can_be_installed(member: Member) -> None:
    page = member("Kim").page
    page.goto("/about")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"].split(";")[0] == icon["type"]
    wrong = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in wrong if one["errorId"] != "in-incognito"] == []
