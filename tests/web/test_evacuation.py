"""The board of Evacuation in a real browser: clicked through, compared with the server, replayed."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from planetb.games.evacuation.content.old_world import PRODUCTIVITY, SITES
from planetb.games.evacuation.outlook import ROW_NAMES
from planetb.games.evacuation.pieces import codes
from planetb.games.evacuation.terms import RESOURCES
from web.boards import GOLDEN, PICTURES, View, enter, findings, of_server, play_and_compare, replay_golden
from web.conftest import Person
from web.player import LONG, Player

GAME = "evacuation"
OLD_CODES = codes([*SITES, *PRODUCTIVITY])
ROW_CODES = dict(zip(ROW_NAMES, ("ship", "stadium", "infra"), strict=True))
PLAIN = ("pass", "reveal")  # chosen in the prompt bar, or beside "refresh"

SETTINGS: dict[str, tuple[int, dict[str, object]]] = {
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


def sit_down(me: Player, seats: int, options: dict[str, object]) -> None:
    """A new table with bots; the secret is kept as the lobby keeps it."""
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    enter(
        me,
        "/api/tables",
        {"game": GAME, "options": options, "seats": [{"kind": "me", "name": "Ada"}, *others]},
    )


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
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    record = "\n".join(kept) + "\n"
    enter(me, "/api/records", {"record": record, "seats": [{"kind": "me", "name": "Ada"}, *others]})
    me.wait("mine")


def on_page(page: Page) -> dict[str, str]:
    """Every piece on the page by the place where it lies."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries(
          [...document.querySelectorAll('.table [data-at]')].map((one) => [one.dataset.at, one.dataset.piece])
        )"""
    )
    return found


def shared_pieces(view: View) -> dict[str, str]:
    """What lies on the common board, worked out from the server's view."""
    found = {f"order {i}": f"mark {who}" for i, who in enumerate(view["order"])}
    for site, settled in view["sites"].items():
        found[f"site {site} flag"] = f"mark {settled['owner']}"
    for row, items in view["rows"].items():
        code = ROW_CODES[row]
        found |= {f"row {row} {item}": f"{code} {code}.{item}" for item in items + view["revealed"][row]}
    pairs = [area["markers"] for area in view["seats"]] + view.get("rival", {}).get("markers", [])
    for owner, pair in enumerate(pairs):
        for which, marker in enumerate(pair):
            found[f"track {marker['step']} {marker['lane']} {owner} {which}"] = f"marker {owner}"
    if "rival" not in view:
        found |= {f"objective {code}": f"card objective.{code}" for code in view.get("objectives", [])}
    return found


def own_pieces(area: View) -> dict[str, str]:
    """What lies before seat 0."""
    places = area["old_sites"] + area["productivity"]
    found = {f"old 0 {code}": f"old old.{code} {places[i]}" for i, code in enumerate(OLD_CODES)}
    for world in ("old", "new"):
        for kind in ("ship", "stadium"):
            found |= {f"{kind} 0 {world} {one}": f"{kind} {kind}.{one}" for one in area[f"{kind}s_{world}"]}
    flying = [ship for ship in area["aboard"]["ships"] if ship not in area["ships_new"]]
    found |= {f"ship 0 flying {one}": f"ship ship.{one}" for one in flying}
    mine = area["mine"]
    cards = {"action-cards": mine["cards"], "played": area["played"]}
    found |= {f"{pile} 0 {one}": f"card card.{one}" for pile, all_ in cards.items() for one in all_}
    goals = {
        "pack": mine["pack"],
        "goals": mine["goals"],
        "drafted": [] if mine["goals"] else mine["drafted"],
    }
    found |= {f"{pile} 0 {one}": f"card goal.{one}" for pile, all_ in goals.items() for one in all_}
    objectives = {"objectives": area["objectives"], "objectives-played": area["played_objectives"]}
    found |= {f"{pile} 0 {one}": f"card objective.{one}" for pile, all_ in objectives.items() for one in all_}
    for pile in ("hand", "built"):
        found |= {f"{pile} 0 {one}": f"infra infra.{one}" for one in area[pile]}
    return found


def compare(me: Player) -> None:
    """The page shows what the server says, piece by piece and number by number; all options glow."""
    page = me.page
    state = of_server(page)
    while me.moments() != state["moment"]:  # others may choose at the same time
        page.wait_for_timeout(50)
        state = of_server(page)
    view = state["view"]["table"]
    compare_pieces(page, view)
    mine = view["seats"][0]
    labels = page.locator(".own [data-key]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    for i, name in enumerate(RESOURCES):
        for world, income in (("old", mine["old_production"]), ("new", mine["production"])):
            said = (
                f"{world.capitalize()} World, {name.capitalize()}: {mine[world][name]}, {income[name]} a year"
            )
            assert any(label.startswith(said) for label in labels), (said, labels)
            waiting = mine[f"factories_{world}"][i]
            said = f"{world.capitalize()} World: {name.capitalize()} factories waiting: {waiting}"
            assert any(label.startswith(said) for label in labels), (said, labels)
    developed = page.locator(".technologies [aria-label*=', developed.']")
    expect(developed).to_have_count(sum(mine["developed"]))
    compare_standing(page, mine)
    compare_glow(page, [option["key"] for option in state["options"]])


def compare_pieces(page: Page, view: View) -> None:
    """Everything lies where it should; factories are counted by site."""
    shown = on_page(page)
    works = [at for at, piece in shown.items() if piece.startswith("factory")]
    for site, settled in view["sites"].items():
        there = [at for at in works if at.startswith(f"site {site} ")]
        assert len(there) == len(settled["factories"]), site
    lying = {at: piece for at, piece in shown.items() if at not in works}
    assert lying == shared_pieces(view) | own_pieces(view["seats"][0])


def compare_standing(page: Page, mine: View) -> None:
    """The checklist of the race, or the points, as the rules have them."""
    standing = page.locator("[data-standing='0']")
    if "race" in mine:
        labels = standing.locator("li").evaluate_all("all => all.map((one) => one.ariaLabel)")
        wanted = [f"{name.capitalize()}: {mine['production'][name]} of 8" for name in RESOURCES]
        assert labels == [*wanted, f"Stadium: {len(mine['stadiums_new'])} of 3"]
        markers = " · ".join(str(marker) for marker in mine["race"]["markers"])
        expect(standing).to_contain_text(f"Markers at the end: {markers}")
    else:
        expect(standing.locator(".total b")).to_have_text(str(sum(mine["standing"].values())))


def compare_glow(page: Page, options: list[str]) -> None:
    """Only options glow, and every option does."""
    glowing = page.locator(".table [data-key][role=button], .table button[data-key]")
    keys = glowing.evaluate_all("all => all.map((one) => one.dataset.key)")
    for key in keys:
        assert any(option == key or option.startswith(f"{key} ") for option in options), key
    for option in options:
        if option.split()[0] not in PLAIN:
            assert any(option == key or option.startswith(f"{key} ") for key in keys), (option, keys)


class Clicker(Player):
    """Clicks cards where they show: those of a full hand overlap."""

    def click_some(self) -> None:
        glowing = self.targets()
        if not glowing.count():
            super().click_some()
            return
        target = glowing.nth(self.random.randrange(glowing.count()))
        inside = target.evaluate("one => one.tagName === 'BUTTON'")
        target.click(position={"x": 9, "y": 14} if inside else None)


def clicker(me: Player, seed: int = 1) -> Player:
    return Clicker(me.page, seed)


def test_solo_game_is_played_to_its_end_by_clicks_on_what_glows(person: Person) -> None:
    me = clicker(person())
    sit_down(me, 1, {"mode": "points"})
    play_and_compare(me, 2000, compare, every=9)
    expect(me.page.locator(".ending .sum")).to_be_visible()
    state = of_server(me.page)
    assert state["over"]
    panel = me.page.locator(".seat .score").first.inner_text()
    assert panel.split()[-1] == str(state["scores"][0])


@pytest.mark.parametrize("setting", SETTINGS)
def test_page_stays_equal_to_the_server_in_every_sort_of_game(person: Person, setting: str) -> None:
    me = clicker(person(), seed=5)
    sit_down(me, *SETTINGS[setting])
    assert play_and_compare(me, 9, compare) == 9
    me.no_trouble()


def test_race_is_played_from_its_last_years_to_the_score_sheet(person: Person) -> None:
    me = clicker(person(), seed=3)
    half_played(me, 2, "act", which=15)
    play_and_compare(me, 400, compare, every=4)
    assert of_server(me.page)["over"]
    me.page.get_by_role("button", name="Show the board").click()
    compare_pieces(me.page, of_server(me.page)["view"]["table"])


def test_ship_is_loaded_by_tapping_and_by_dragging(person: Person) -> None:
    me = person()
    half_played(me, 2, "evacuate f3")
    page = me.page
    expect(page.get_by_role("group", name="Aboard: 0 of 2 bays, 0 of 1 places")).to_be_visible()
    page.locator("[data-key='evacuate f2'][type=button]").click()
    expect(page.get_by_role("group", name="Aboard: 1 of 2 bays")).to_be_visible()
    compare(me)
    page.locator("[draggable=true]:has([data-key='evacuate s3'])").drag_to(page.locator(".hold"))
    expect(page.get_by_role("group", name="Aboard: 1 of 2 bays, 1 of 1 places")).to_be_visible()
    me.wait("mine", "others")
    assert of_server(page)["view"]["table"]["seats"][0]["aboard"]["sites"] == ["f2", "s3"]


def test_board_is_played_by_keyboard_alone(person: Person) -> None:
    me = person()
    half_played(me, 2, "act", which=8)
    page = me.page
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    first = page.evaluate("() => document.activeElement.dataset.key")
    assert first, "an arrow key finds something that glows"
    until = me.moments() + 4
    while me.moments() < until:
        asked = me.wait("mine", "menu")
        before = me.moments()
        if asked == "mine":
            focused = page.evaluate(
                "() => !!document.activeElement.closest('[data-key][role=button], button[data-key]')"
            )
            page.keyboard.press("Enter" if focused else "1")
            if not focused:
                page.keyboard.press("Enter")
        else:
            page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('[role=menu]')"
            " || Number(document.querySelector('.replay input').max) > before",
            arg=before,
            timeout=LONG,
        )
    me.wait("mine")
    compare(me)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_board_and_lessons(person: Person, theme: str) -> None:
    me = person(prefs={"theme": theme})
    half_played(me, 3, "act", which=9)
    me.page.get_by_role("button", name="Icons").click()
    assert findings(me.page, ".table") == []
    me.open(f"/help/{GAME}")
    expect(me.page.locator(".steps svg").nth(9)).to_be_visible()
    assert findings(me.page, ".steps") == []


def test_every_card_tile_and_site_is_drawn_from_its_content(person: Person) -> None:
    me = person()
    me.open(f"/help/{GAME}")
    search = me.page.get_by_label("Search")
    for sought, kind in KINDS.items():
        search.fill(sought)
        drawn = me.page.locator(".cards article", has=me.page.get_by_text(kind, exact=True))
        expect(drawn.first).to_be_visible()
        for name, icons, words in drawn.evaluate_all(DRAWN):
            assert icons > 0, name
            assert "?" not in words, name


DRAWN = """all => all.map((one) => [
  one.querySelector('h3').textContent,
  one.querySelectorAll('.art .glyph').length,
  [...one.querySelectorAll('.art text')].map((word) => word.textContent),
])"""


def test_details_of_a_site_show_its_text_and_source(person: Person) -> None:
    me = person()
    half_played(me, 2, "act", which=3)
    me.page.locator("[data-card='site.c4']").first.hover()
    details = me.page.get_by_role("tooltip")
    expect(details).to_contain_text("Forest")
    expect(details).to_contain_text("rulebook p. 8")
    expect(details).to_contain_text("New World site")


def test_what_others_did_since_my_last_turn_is_marked(person: Person) -> None:
    me = clicker(person())
    half_played(me, 3, "act", which=4)
    marks = me.page.locator("main .fresh, main .moved")
    expect(marks).to_have_count(0)
    for _ in range(30):
        if me.turn() == "mine" and me.wait("mine", "menu") == "mine" and marks.count():
            break
    expect(marks.first).to_be_attached()


def test_golden_games_are_replayed_without_an_error(person: Person) -> None:
    replay_golden(person, GAME, "main .hex", least=37, looks=10)


def test_times_of_first_paint_and_from_move_to_paint_are_reported(
    person: Person, record_property: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    me = person()
    half_played(me, 4, "act", which=8)
    first = me.page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    moves = [me.page.evaluate(MOVE_TO_PAINT) for _ in range(5) if me.wait("mine", "menu") == "mine"]
    middle = sorted(moves)[len(moves) // 2]
    record_property("first_paint_ms", round(first))
    record_property("move_to_paint_ms", round(middle))
    with capsys.disabled():
        sys.stdout.write(f"\n{GAME}: first paint {first:.0f} ms, move to paint {middle:.0f} ms\n")


MOVE_TO_PAINT = """async () => {
  const glowing = [...document.querySelectorAll('.table button[data-key], .table [data-key][role=button]')];
  const target = glowing.find((one) => !one.ariaHasPopup) ?? document.querySelector('button[data-option]');
  const slider = document.querySelector('.replay input[type=range]');
  const before = slider.max;
  const start = performance.now();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  while (slider.max === before) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)], ids=["phone", "tablet", "desk"])
def test_nothing_is_out_of_reach_at_any_width(person: Person, size: tuple[int, int], tmp_path: Path) -> None:
    width, height = size
    me = person(viewport={"width": width, "height": height})
    half_played(me, 4, "site", which=2)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width == 1440:
        own = page.locator(".own").evaluate("one => [one.scrollHeight, one.clientHeight]")
        assert own[0] <= own[1], "the own area is read without scrolling"
    for key in ("act 1a", "old food", "column 3"):
        page.locator(f".own [data-key='{key}']").last.scroll_into_view_if_needed()
        expect(page.locator(f".own [data-key='{key}']").last).to_be_in_viewport()
    if width == 390:
        page.get_by_role("button", name="Board", exact=True).click()
    for key in ("site g4", "site a1"):
        page.locator(f"[data-key='{key}']").scroll_into_view_if_needed()
        expect(page.locator(f"[data-key='{key}']")).to_be_in_viewport()
    page.locator("main > .board").evaluate("one => one.scrollTo(0, 0)")
    page.locator(".own").evaluate("one => one.scrollTo(0, 0)")
    folder = PICTURES if os.environ.get("PLANETB_SCREENSHOTS") else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{GAME}-{width}.png")
