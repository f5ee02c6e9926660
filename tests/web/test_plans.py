"""Planning ahead in the browser: a rehearsal on the own board, a list of moves, and what comes of it."""

import json

import httpx
from playwright.sync_api import expect

from web.boards import findings
from web.conftest import Person
from web.player import Player
from web.site import Site
from web.test_together import human, timed_site  # noqa: F401

SLOW = {"free": 86_400, "bank": 3 * 86_400}
WAITED = 45  # seconds: longer than any plan waits


def at_table(people: Person, site: Site, **first: object) -> tuple[Player, Player]:
    """Two at a slow table: who is asked, and who is not (made as `first` says)."""
    with httpx.Client(base_url=site.address) as client:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
        wish = {"game": "reworld", "seats": seats, "pace": SLOW}
        made = client.post("/api/tables", json=wish).json()
        token = made["invitations"][-1]["token"]
        joined = client.post("/api/join", json={"invitation": token, "name": "Ben"}).json()
        turn = client.get(f"/api/tables/{made['table']}").json()["waiting"][0]
    found = []
    for seat, secret in enumerate((made["secret"], joined["secret"])):
        one = people("Ada" if seat == 0 else "Ben", **(first if seat != turn else {}))
        one.open("/about")
        held = json.dumps({made["table"]: secret})
        one.page.evaluate("held => localStorage.setItem('planetb.seats', held)", held)
        one.open(f"/table/{made['table']}").wait("mine", "others")
        found.append(one)
    return found[turn], found[1 - turn]


def rehearse(me: Player, moves: int) -> None:
    """Chooses in the rehearsal as one would at the table."""
    made = 0
    while made < moves:
        me.page.wait_for_selector("[data-plan][aria-busy=false]")
        if me.page.get_by_role("button", name="Rather ask me then").count():
            me.page.get_by_role("button", name="Make it for me").click()
            return
        if me.wait("mine", "picking", "menu", "others") == "others":
            return
        if me.state == "menu":
            me.page.locator("[role=menu] button").first.click()
        elif not me.click_some():
            continue
        made += 1
        me.page.wait_for_selector("[data-plan][aria-busy=false]")


def test_a_plan_is_rehearsed_on_the_board_and_carried_out(human: Person, timed_site: Site) -> None:  # noqa: F811
    asked, waits = at_table(human, timed_site)
    page = waits.page
    moments = waits.moments()
    page.locator("[data-plan-ahead]").click()
    expect(page.get_by_role("heading", name="Rehearsal: plan your next turn")).to_be_visible()
    expect(page.locator("section.prompt [role=status]").first).to_contain_text("Rehearsal:")
    rehearse(waits, 1)
    expect(page.locator("[data-line='0']")).to_contain_text("I do:")
    page.get_by_role("button", name="or else…").first.click()
    page.wait_for_selector("[data-plan][aria-busy=false]")
    first = page.locator("[data-line='0'] .move").first.inner_text().split("or else")[0].strip()
    for seed in range(9):  # anything else
        waits.random.seed(seed)
        rehearse(waits, 1)
        if page.locator("[data-line='1']").count():
            break
        page.get_by_role("button", name="or else…").first.click()
        page.wait_for_selector("[data-plan][aria-busy=false]")
    expect(page.locator("[data-line='1']")).to_contain_text("If that is not possible:")
    assert findings(page) == []
    page.get_by_label("Go on even if something new was shown to me meanwhile").check()
    page.locator("[data-keep-plan]").click()
    expect(page.locator("[data-my-plan]")).to_be_visible()
    assert waits.moments() == moments and asked.moments() == moments, "nothing has happened at the table"
    page.reload()
    page.locator("[data-my-plan]").click()
    expect(page.locator("[data-line='0']")).to_contain_text(first)
    while waits.state == "others" and not page.get_by_role("heading", name="Your plan").count():
        if asked.wait("mine", "picking", "menu", "others") == "others":
            timed_site.move_clock(WAITED)
            page.wait_for_selector("[data-plan] h3:text-matches('^Your plan')")
            break
        asked.turn()
    timed_site.move_clock(WAITED)
    page.wait_for_selector("[data-plan] h3:text-matches('^Your plan')")
    assert "lan" not in asked.page.locator("[role=log]").inner_text().lower().split()
    assert asked.page.locator("[data-plan]").count() == 0


def test_planning_works_by_keyboard_on_a_phone_and_in_german(human: Person, timed_site: Site) -> None:  # noqa: F811
    _, waits = at_table(human, timed_site, prefs={"language": "de"}, viewport={"width": 390, "height": 800})
    page = waits.page
    button = page.locator("[data-plan-ahead]")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Probe: plane deinen nächsten Zug")).to_be_focused()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert findings(page) == []
    page.keyboard.press("ArrowRight")  # to the first thing that may be chosen
    page.get_by_role("button", name="Probe beenden").press("Enter")
    expect(page.locator("[data-plan]")).to_have_count(0)
    expect(button).to_be_visible()
