"""A newcomer's first hour: front page, presets, the guided first game, rules, friendly dead ends."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from planetb.games.registry import MODULES
from planetb.server.thinking.levels import LEVELS
from planetb.server.thinking.personas import PERSONAS
from planetb.text.grammar import LANGS
from planetb.text.lesson import lesson_of
from web.boards import HEIGHTS, findings, with_eyes
from web.conftest import ROOT, Person
from web.finger import Finger
from web.player import Player, table_of
from web.thorough import THOROUGH

View = dict[str, Any]

COACH = "section.coach"
SHELL = ROOT / "web" / "src" / "locales"


def state_of(page: Page) -> View:
    """The open table as the server shows it to anybody."""
    found: View = page.request.get(f"/api/tables/{table_of(page)}").json()
    return found


def fits(page: Page, width: int) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth") <= width)


def wait_for_reach(page: Page, selector: str) -> None:
    """Until all of these are on the screen, and nothing lies over them."""
    page.mouse.move(1, 1)
    page.wait_for_function(
        """selector => [...document.querySelectorAll(selector)].every((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && met !== null && one.contains(met);
        })""",
        arg=selector,
    )


GUIDED = sorted(MODULES) if THOROUGH else ["how_to_save_a_world", "reworld"]  # all four take minutes


@pytest.mark.parametrize("game", GUIDED)
def test_guided_first_game_is_played_to_its_end(reader: Player, game: str) -> None:
    """By clicks on what glows, while the coach explains; at the end it says what to try next."""
    me = with_eyes(reader)
    me.open("/")
    me.page.locator(f"[data-game={game}] [data-first]").click()
    me.page.wait_for_url("**/table/*")
    me.wait("mine")
    expect(me.page.locator(COACH)).to_be_visible()
    me.page.evaluate("eye.note", [COACH, "data-coach"])
    finger = Finger(me, game, compares=False)
    finger.play()
    told = set(me.page.evaluate("eye.noted"))
    assert finger.over
    expect(me.page.locator(COACH)).to_have_attribute("data-coach", "end")
    expect(me.page.locator(COACH).get_by_role("link", name="Play a full game")).to_be_visible()
    lesson = lesson_of(game)
    assert lesson and told >= {"welcome"} and len(told) * 3 >= len(lesson.moments), sorted(told)
    me.open("/")
    poster = me.page.locator(f"[data-game={game}]")
    expect(poster.locator(".big")).to_have_text("Play")  # the guided one is now the small button


def test_coach_lights_up_proposes_explains_and_can_be_left(person: Person) -> None:
    me = person(viewport={"width": 1366, "height": 657})
    me.open("/").page.locator("[data-game=reworld] [data-first]").click()
    me.wait("mine")
    coach = me.page.locator(COACH)
    for _ in range(3):
        coach.get_by_role("button", name="Got it").click()
    expect(coach).to_contain_text("My proposal: Lower arm 6")
    expect(me.page.locator(".light")).to_have_count(1)
    table = table_of(me.page)
    coach.get_by_role("button", name="Send the coach away").click()
    expect(me.page.locator(COACH)).to_have_count(0)
    me.open("/")
    me.page.get_by_role("button", name="Go on with your first game").click()
    me.wait("mine")
    assert table_of(me.page) == table
    me.page.get_by_role("button", name="Call the coach back").click()
    coach.get_by_role("button", name="Do that").click()
    me.reach(1)
    expect(coach).to_contain_text("The top card names the row")
    me.page.locator("[data-key='slot u1']").click()
    expect(coach).to_contain_text("Too dear")
    link = coach.get_by_role("link", name="More in the rules")
    assert (link.get_attribute("href") or "").endswith("/help/reworld#slot")
    assert state_of(me.page)["begun"] == "lesson"
    for width in (1366, 820, 390):  # beside the log, and above the question
        me.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        expect(coach).to_be_visible()
        beside = ", .side .replay button:enabled" if width > 1100 else ""  # elsewhere the side is a drawer
        wait_for_reach(me.page, f"{COACH} footer button, section.prompt .tools button{beside}")
        assert findings(me.page, COACH, (width,)) == []


@pytest.mark.parametrize("game", sorted(MODULES))
def test_presets_start_what_they_say(reader: Player, game: str) -> None:
    me = reader
    me.open(f"/new/{game}")
    expect(me.page.locator("[data-preset=quick]")).to_be_visible()
    keys = [str(one.get_attribute("data-preset")) for one in me.page.locator("[data-preset]").all()]
    assert keys[0] == "first" and {"full", "quick"} <= set(keys)
    wanted = {"full": 3 if game != "reworld" else 4, "quick": 2, "solo": 1}
    for key in keys[1:]:
        me.open(f"/new/{game}?preset={key}")
        expect(me.page.locator(f"[data-preset={key}]")).to_have_attribute("aria-pressed", "true")
        seats = me.page.locator(".seats > [data-seat]").count()
        assert seats == wanted.get(key, seats)
        me.page.locator("[data-start]").click()
        me.page.wait_for_url("**/table/*")
        me.wait("mine", "others")
        state = state_of(me.page)
        assert len(state["seats"]) == seats and state["begun"] == "fresh"
        names = [seat["name"] for seat in state["seats"] if seat["kind"] == "bot"]
        assert len(set(names)) == len(names) and all(names), "bots have names of their own"


def test_changing_a_detail_makes_the_table_my_own(person: Person) -> None:
    me = person()
    me.open("/new/evacuation?preset=full")
    me.page.get_by_text("More: every detail explained").click()
    me.page.locator("[data-variant=mode]").get_by_text("Points", exact=True).click()
    expect(me.page.locator("[data-preset=own]")).to_have_attribute("aria-pressed", "true")
    me.page.locator("[data-start]").click()
    me.page.wait_for_url("**/table/*")
    me.wait("mine", "others")
    assert state_of(me.page)["view"]["mode"] == "points"


def test_bots_play_among_themselves_and_are_watched(reader: Player) -> None:
    me = reader
    me.open("/new/how_to_save_a_world?preset=quick")
    me.page.get_by_role("radiogroup", name="Who takes seat 1").get_by_text("bot", exact=True).click()
    level = me.page.get_by_role("radiogroup", name="Level of seat 1")
    level.get_by_text("easy", exact=True).click()
    expect(me.page.locator("[data-start]")).to_have_text("Start and watch")
    me.page.locator("[data-start]").click()
    me.page.wait_for_url("**/table/*")
    me.wait("over")
    shown = me.page.locator(".seats b").all_inner_texts()
    assert set(shown) == {"Fern", "Juno"}


def test_long_name_is_kept_and_the_limit_is_told(person: Person) -> None:
    me, name = person(), "Ada Augusta King, Countess of Lovelace, the First"
    me.open("/new/reworld?preset=quick")
    field = me.page.get_by_label("Name for seat 1")
    field.press_sequentially(name)
    expect(field).to_have_value(name[:40])
    expect(me.page.get_by_text("40 characters")).to_be_visible()
    me.page.locator("[data-start]").click()
    me.wait("mine")
    expect(me.page.locator("[data-seat='0']").first).to_contain_text(name[:40])


def test_rules_are_searched_and_opened_at_their_place(reader: Player) -> None:
    me = reader
    me.open("/help/reworld#slot")
    expect(me.page.locator("article.wanted h4")).to_have_text("Buying a module")
    search = me.page.get_by_label("Search the rules")
    search.fill("neighbouring")
    expect(me.page.locator(".rules article")).to_have_count(1)
    expect(me.page.locator(".rules mark").first).to_have_text("neighbouring")
    search.fill("zebra crossing")
    expect(me.page.get_by_text("Nothing in the rules has these words")).to_be_visible()


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("/table/abcdefghijkl", "This table is not here"),
        ("/table/x", "This table is not here"),
        ("/help/xyz", "We do not have this game"),
        ("/new/xyz", "We do not have this game"),
        ("/nowhere", "There is nothing here"),
    ],
)
def test_dead_end_is_friendly(reader: Player, address: str, says: str) -> None:
    reader.open(address)
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text(says)
    expect(reader.page.get_by_role("main").get_by_role("link", name="To the lobby")).to_be_visible()
    assert not re.search(r"pattern|match|Expected|\$\.", reader.page.get_by_role("main").inner_text())


def test_question_mark_lists_the_shortcuts(reader: Player) -> None:
    reader.open("/about")
    reader.page.keyboard.press("?")
    dialog = reader.page.get_by_role("dialog", name="Shortcuts")
    expect(dialog).to_contain_text("takes the last choice back")
    reader.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1366])
def test_pages_fit_and_axe_finds_nothing_serious(person: Person, width: int) -> None:
    me = person(viewport={"width": width, "height": 844 if width == 390 else 657})
    me.against_a_bot()
    me.wait("mine")
    for address in (
        "/",
        "/new/evacuation",
        "/new/evacuation?preset=first",
        "/help/underwater_cities",
        "/help",
    ):
        me.open(address)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        me.page.wait_for_load_state("networkidle")
        assert findings(me.page, "html", (width,)) == [], address
        assert fits(me.page, width), address


def test_every_bot_has_a_sentence_in_every_language() -> None:
    for lang in LANGS:
        lines = (SHELL / f"{lang}.ftl").read_text().splitlines()
        said = {line.split(" = ")[0] for line in lines}
        assert not {f"bot-{name.lower()}" for names in PERSONAS.values() for name in names} - said
        assert not {f"level-{level}" for level in LEVELS} - said
