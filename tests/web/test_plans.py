"""Planning ahead in the browser: a rehearsal on the own board, a list of moves, and what comes of it."""

import json

import httpx
from playwright.sync_api import expect

from web.boards import findings
from web.conftest import Person
from web.player import GLOWING, Player
from web.site import Site

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


def rehearsed(me: Player) -> None:
    """The server has answered what follows."""
    me.page.wait_for_selector("[data-plan][aria-busy=false]")


def places(me: Player) -> list[str]:
    """The keys of what glows on the board."""
    found = me.targets().evaluate_all("all => all.map(one => one.dataset.key)")
    return [str(key) for key in found]


def press(me: Player, key: str) -> None:
    me.page.locator(f"{GLOWING.split(',')[0].strip()}[data-key='{key}']").first.click()
    if me.wait("menu", "mine", "others", "picking", "busy") == "menu":
        me.page.locator("[role=menu] button").first.click()


def turn_over(me: Player) -> None:
    """Chooses until others are asked."""
    while me.wait("mine", "picking", "menu", "others") != "others":
        me.turn()


def outcome(me: Player, site: Site) -> str:
    """What the page says of the plan once its time has come."""
    site.move_clock(WAITED)
    head = me.page.locator("[data-plan] h3:text-matches('^Your plan')")
    head.wait_for()
    return head.inner_text()


def test_one_plan_stops_and_another_is_carried_out(human: Person, timed_site: Site) -> None:
    asked, waits = at_table(human, timed_site)
    page = waits.page
    moments = waits.moments()
    page.locator("[data-plan-ahead]").click()
    expect(page.get_by_role("heading", name="Rehearsal: plan your next turn")).to_be_visible()
    expect(page.locator("section.prompt [role=status]").first).to_contain_text("Rehearsal:")
    wish = next(key for key in places(waits) if key in places(asked))
    press(waits, wish)
    rehearsed(waits)
    expect(page.locator("[data-line='0']")).to_contain_text("I do:")
    page.get_by_label("Go on even if something new was shown to me meanwhile").check()
    assert findings(page) == []
    page.locator("[data-keep-plan]").click()
    expect(page.locator("[data-my-plan]")).to_be_visible()
    assert waits.moments() == asked.moments() == moments, "nothing has happened at the table"
    press(asked, wish)  # somebody else is faster
    turn_over(asked)
    assert outcome(waits, timed_site) == "Your plan stopped: nothing of it was possible"
    turn_over(waits)
    page.locator("[data-plan-ahead]").click()
    rehearsed(waits)
    first = next(key for key in places(waits) if key in places(asked))
    press(waits, first)
    rehearsed(waits)
    page.get_by_role("button", name="or else…").first.click()
    rehearsed(waits)
    page.locator("[data-option='pass']").first.click()
    rehearsed(waits)
    if page.get_by_role("button", name="Make it for me").count():
        page.get_by_role("button", name="Make it for me").click()
    expect(page.locator("[data-line='1']")).to_contain_text("If that is not possible:")
    assert findings(page) == []
    page.get_by_label("Go on even if something new was shown to me meanwhile").check()
    page.locator("[data-keep-plan]").click()
    page.locator("[data-my-plan]").wait_for()
    page.reload()
    page.locator("[data-my-plan]").click()
    expect(page.locator("[data-line='1']")).to_contain_text("If that is not possible:")
    press(asked, first)
    turn_over(asked)
    assert outcome(waits, timed_site) == "Your plan was carried out"
    assert asked.page.locator("[data-plan]").count() == 0
    # whoever is asked now lets the days go by: one for the turn, three of vacation
    late = asked if asked.wait("mine", "others") == "mine" else waits
    other = waits if late is asked else asked
    timed_site.move_clock(4 * 86_400 + 60)
    expect(late.page.get_by_text("Your time was up: a bot plays for you.")).to_be_visible()
    expect(other.page.locator(".seats")).to_contain_text("bot, time was up")


def test_planning_works_by_keyboard_on_a_phone_and_in_german(human: Person, timed_site: Site) -> None:
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
