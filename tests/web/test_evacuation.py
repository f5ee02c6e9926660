"""The board of Evacuation in a real browser: clicked, compared with the server, read."""

import random
import re

import pytest
from playwright.sync_api import expect

import planetb
from planetb.games.evacuation.game import GAME as RULES
from planetb.kernel.meta import Value
from planetb.kernel.step import Pick
from web.boards import SIZES, WIDTHS, compare, findings, go_on, of_server, sit_down
from web.catalogue import read_catalogue
from web.conftest import Person
from web.finger import Finger
from web.player import ENOUGH, MENU, PICKED, Player
from web.thorough import GOLDEN

GAME = "evacuation"

SETTINGS: dict[str, tuple[int, dict[str, Value]]] = {
    "race of two": (2, {}),
    "race of three, generous": (3, {"bonuses": "generous"}),
    "race of four, advanced": (4, {"actions": "advanced"}),
    "points of two with a third party": (2, {"mode": "points", "third": True}),
    "points of three, all modules": (
        3,
        {"mode": "points", "actions": "advanced", "bonuses": "generous", "objectives": True, "lines": True},
    ),
    "solo, advanced": (1, {"mode": "points", "actions": "advanced"}),
}
KINDS = {  # what to search for, and the kind as people read it
    "action 4": "action",
    "action card": "action card",
    "bonus card": "bonus card",
    "goal": "goal",
    "infrastructure": "infrastructure",
    "objective": "public objective",
    "ship": "spaceship",
    "stadium": "stadium",
    "technology": "technology",
    "old site": "Old World site",
    "new site": "New World site",
}


def half_played(me: Player, seats: int, asked: str, which: int = 0) -> None:
    """A table that goes on from a golden game, just before seat 0 answers so for the nth time."""
    lines = (GOLDEN / GAME / f"greedy-{seats}.record").read_text().splitlines()
    kept: list[str] = []
    for line in lines:
        answers = line.removeprefix("0 ").split(" : ")
        found = [i for i, answer in enumerate(answers) if line.startswith("0 ") and answer.startswith(asked)]
        if len(found) > which:
            kept += ["0 " + " : ".join(answers[: found[which]])] if found[which] else []
            break
        which -= len(found)
        kept.append(line)
    go_on(me, "\n".join(kept) + "\n", seats)


@pytest.mark.parametrize("setting", SETTINGS)
def test_page_stays_equal_to_the_server_in_every_sort_of_game(reader: Player, setting: str) -> None:
    sit_down(reader, GAME, *SETTINGS[setting])
    assert Finger(reader, GAME, seed=5).play(9) == 9


def test_race_is_played_from_its_last_years_to_the_score_sheet(reader: Player) -> None:
    half_played(reader, 2, "act", which=15)
    finger = Finger(reader, GAME, seed=3)
    finger.play()
    assert finger.over


def test_ship_is_loaded_by_tapping_and_by_dragging(person: Person) -> None:
    me = person()
    half_played(me, 2, "evacuate s2")
    page = me.page
    expect(page.get_by_role("group", name=re.compile("^Aboard: 0 of [23] bays"))).to_be_visible()
    compare(me, GAME)
    page.locator("[data-key='evacuate s2'][type=button]").click()
    expect(page.get_by_role("group", name=re.compile("^Aboard: 1 of"))).to_be_visible()  # as it would be
    page.locator("[draggable=true]:has([data-key='evacuate e2'])").drag_to(page.locator(".hold"))
    expect(page.get_by_role("group", name=re.compile("^Aboard: 2 of"))).to_be_visible()
    assert of_server(page)["view"]["seats"][0]["aboard"]["sites"] == [], "nothing has happened yet"
    page.locator(ENOUGH).click()
    me.wait("mine", "others")
    assert of_server(page)["view"]["seats"][0]["aboard"]["sites"] == ["s2", "e2"]


PICKS = {  # and how many things it must be able to take
    "KeepCards": 3,
    "ThrowCards": 1,
    "GainResources": 2,
    "ExchangeResources": 2,
    "Launch": 2,
    "LoadSites": 2,
    "LoadBuildings": 2,
    "SendBack": 2,
    "FillSpots": 2,
}


def test_the_picks_are_all_of_the_game() -> None:
    asked = [step.__name__ for step in RULES.steps.values() if issubclass(step, Pick)]
    assert set(PICKS) == set(asked)


def before_pick(name: str, most: int) -> str:
    """The record of a game played at random until seat 0 is asked for such things, and there are several."""
    for seed in range(1, 200):
        match = planetb.new(GAME, 2, seed, {"mode": "points", "actions": "advanced"})
        chooser = random.Random(seed)
        while not match.over:
            if 0 in match.waiting and wanted(match, name, most):
                return match.record()
            seat = match.waiting[0]
            match.choose(chooser.choice(match.options_of(seat)), seat)
    raise AssertionError(f"no {name}")


def wanted(match: planetb.Match, name: str, most: int) -> bool:
    """Whether seat 0 is asked for such things, and may take so many: the last, then the first ones."""
    ask = match.game.ask_of(match.state, 0)
    if not isinstance(ask, Pick) or type(ask).__name__ != name or ask.picked:
        return False
    things = match.things(0, [])[0]
    if len(set(things)) < 2 or ask.most(match.state) < most:
        return False
    return match.things(0, sorted([things[-1], *things[: most - 1]]))[1]


@pytest.mark.parametrize("pick", PICKS)
def test_every_pick_is_made_by_taps_on_the_board(reader: Player, pick: str) -> None:
    go_on(reader, before_pick(pick, PICKS[pick]), 2)
    page = reader.page
    compare(reader, GAME)  # all its things glow
    moments = reader.moments()
    for n in range(1, PICKS[pick] + 1):
        thing = page.locator("[data-key][data-more]").nth(-1 if n == 1 else 0)
        thing.click(position={"x": 6, "y": 9})  # cards of a full hand overlap, but for their edge
        if page.locator(MENU).count():
            page.locator(MENU).first.click()
        expect(page.locator(PICKED)).to_have_attribute("data-picked", str(n))
        expect(page.locator(PICKED)).to_have_attribute("aria-busy", "false")
    expect(page.locator("[data-key][aria-pressed=true]").first).to_be_visible()
    assert 1 <= page.locator("[data-release]").count() <= PICKS[pick]
    page.locator(ENOUGH).click()
    reader.reach(moments + 1)
    reader.no_trouble()
    if reader.wait("mine", "others", "menu", "over") == "mine":
        compare(reader, GAME)


def test_wrong_taps_tell_what_bars_them(person: Person) -> None:
    me = person()
    go_on(me, before_pick("LoadSites", 2), 2)
    notice = me.page.locator("section.prompt [role=alert]")
    me.page.locator(".table [data-key='column 3']").last.click()
    expect(notice).to_contain_text("You research when an action or a space says so.")
    me.page.locator("[data-key='site a2']").first.click()
    expect(notice).to_contain_text("settle")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_board_and_lessons(person: Person, theme: str) -> None:
    me = person(prefs={"theme": theme})
    half_played(me, 3, "act", which=9)
    me.page.get_by_role("button", name="Icons").click()
    assert findings(me.page, ".table", WIDTHS[theme]) == []
    me.open(f"/help/{GAME}")
    expect(me.page.locator(".steps svg").nth(9)).to_be_visible()
    assert findings(me.page, ".steps") == []


def test_every_card_tile_and_site_is_drawn_from_its_content(person: Person) -> None:
    read_catalogue(person(), GAME, KINDS, ".art .glyph", exact=True)


def test_details_of_a_site_show_its_text_and_source(person: Person) -> None:
    me = person()
    half_played(me, 2, "act", which=3)
    me.page.locator("[data-card='site.c4']").first.hover()
    details = me.page.get_by_role("tooltip")
    expect(details).to_contain_text("Forest")
    expect(details).to_contain_text("From the rulebook")
    expect(details).to_contain_text("New World site")


def test_what_others_did_since_my_last_turn_is_marked(person: Person) -> None:
    me = person()
    half_played(me, 3, "act", which=4)
    marks = me.page.locator("main .fresh, main .moved")
    expect(marks).to_have_count(0)
    for _ in range(30):
        if me.turn() == "mine" and me.wait("mine", "menu") == "mine" and marks.count():
            break
    expect(marks.first).to_be_attached()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_out_of_reach_at_any_width(person: Person, size: tuple[int, int]) -> None:
    width, height = size
    me = person(viewport={"width": width, "height": height})
    half_played(me, 4, "site", which=1)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width == 1440:
        for part in (".worlds", ".hand", ".column .bar"):
            inner = page.locator(part).evaluate("one => [one.scrollHeight, one.clientHeight]")
            assert inner[0] <= inner[1], f"{part} is read without scrolling"
    step = () if width == 1440 else ("act 1a",)  # in columns the choices of the second step take their place
    for key in (*step, "old food", "column 3"):
        page.locator(f".table [data-key='{key}']").last.scroll_into_view_if_needed()
        expect(page.locator(f".table [data-key='{key}']").last).to_be_in_viewport()
    if width == 390:
        page.get_by_role("button", name="Board", exact=True).click()
    for key in ("site g4", "site a1"):
        page.locator(f"[data-key='{key}']").scroll_into_view_if_needed()
        expect(page.locator(f"[data-key='{key}']")).to_be_in_viewport()
