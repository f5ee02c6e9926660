"""The board of How to Save a World in a real browser: clicked through, compared with the server, replayed."""

import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import planetb
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.terms import DECKS, PROJECTS, RESOURCES
from planetb.kernel.domain import PASS
from web.boards import PICTURES, View, enter, findings, of_server, play_and_compare, replay_golden
from web.conftest import Person
from web.player import LONG, Player

GAME = "how_to_save_a_world"
DECK_OF = {card.code: DECKS[card.deck] for card in CARDS}
RESOURCE_NAMES = {"ingenuity": "Ingenuity, replaces any other"}

KINDS = {  # as the content names them, and as people read them
    "action": "action card",
    "reaction": "reaction card",
    "species": "species card",
    "space": "action space",
    "level 1": "level 1",
    "level 2": "level 2",
    "basic": "basic",
    "reward": "reward tile",
}


def sit_down(me: Player, seats: int) -> None:
    """A new table with bots; the secret is kept as the lobby keeps it."""
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    enter(me, "/api/tables", {"game": GAME, "seats": [{"kind": "me", "name": "Ada"}, *others]})


def half_played(me: Player, seats: int, rounds: int, seed: int = 8) -> None:
    """A table that goes on from a game played at random, without passing, up to seat 0 in that round."""
    match = planetb.new(GAME, seats=seats, seed=seed)
    chooser = random.Random(seed)
    while match.state.round < rounds or match.seat != 0:
        match.choose(chooser.choice([one for one in match.options if one != PASS] or [PASS]))
        assert not match.over, "another seed lasts longer"
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    enter(me, "/api/records", {"record": match.record(), "seats": [{"kind": "me", "name": "Ada"}, *others]})
    me.wait("mine")


def on_page(page: Page) -> dict[str, str]:
    """Every piece on the page by the place where it lies."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries(
          [...document.querySelectorAll('.table [data-at]')].map((one) => [one.dataset.at, one.dataset.piece])
        )"""
    )
    return found


def pieces_of(view: View) -> dict[str, str]:
    """The same, worked out from the server's view of seat 0."""
    found = {f"bag {cube}": f"cube {cube}" for cube in view["bag"]}
    for code, owners in view["landers"].items():
        for i, owner in enumerate(owners):
            found[f"space {code} {owner} {owners[:i].count(owner)}"] = f"lander {owner}"
    for seat, area in enumerate(view["seats"]):
        for world, count in area["zones"].items():
            found |= {f"zone {world} {seat} {i}": f"lander {seat}" for i in range(count)}
    for project in PROJECTS:
        heights: dict[int, int] = {}
        for one in view["tracks"][project]:
            height = heights.get(one["space"], 0)
            heights[one["space"]] = height + 1
            found[f"{project} {one['space']} {one['disc']} {height}"] = f"disc {one['disc']}"
    for deck, row in view["rows"].items():
        found |= {f"row {deck} {i}": f"card {deck}.{card}" for i, card in enumerate(row) if card}
    mine = view["seats"][0]
    for pile in ("dealt", "hand", "bought", "discard"):
        found |= {f"{pile} 0 {card}": f"card {DECK_OF[card]}.{card}" for card in mine.get(pile, [])}
    return found


def compare(me: Player) -> None:
    """The page shows what the server says, piece by piece and number by number."""
    page = me.page
    state = of_server(page)
    view = state["view"]["table"]
    expect(page.locator(".replay input")).to_have_attribute("max", str(state["moment"]))
    compare_pieces(page, view)
    mine = view["seats"][0]
    labels = page.locator(".tableau > .pick").evaluate_all(
        "all => all.map((one) => (one.querySelector('button') ?? one).getAttribute('aria-label'))"
    )
    for label, resource in zip(labels, RESOURCES, strict=True):
        name = RESOURCE_NAMES.get(resource, resource.capitalize())
        said = f"{name}: {mine['resources'][resource]}, yield line {mine['lines'][resource]}"
        assert label.startswith(said), (label, said)
    expect(page.get_by_role("img", name=f"Asteroid on space {view['asteroid']};")).to_be_attached()
    for project in PROJECTS:
        percent = round(view["odds"][project] * 100)
        expect(page.get_by_role("img", name=f"estimate: {percent} %").first).to_be_attached()
    developed = page.locator(".laboratory [aria-label*=', developed.']")
    expect(developed).to_have_count(len(mine["technologies"]))
    keys = {option["key"] for option in state["options"]}
    glowing = page.locator(".table [data-key][role=button], .table button[data-key]")
    for key in [one.get_attribute("data-key") or "" for one in glowing.all()]:
        assert any(option == key or option.startswith(f"{key} ") for option in keys), key


def compare_pieces(page: Page, view: View) -> None:
    """Everything lies where it should; cubes that went through cracks count for the shield."""
    shown = on_page(page)
    cubes = [at.split()[1] for at in shown if at.startswith("progress ")]
    cracked = {"laser": -view["cracks"], "shield": view["cracks"], "evacuation": 0}
    for project in PROJECTS:
        assert cubes.count(project) == view["progress"][project] + cracked[project], project
    lying = {at: piece for at, piece in shown.items() if not at.startswith("progress ")}
    assert lying == pieces_of(view)


def test_solo_game_is_played_to_its_end_by_clicks_on_what_glows(person: Person) -> None:
    me = person()
    sit_down(me, seats=1)
    play_and_compare(me, 2000, compare, every=8)
    expect(me.page.locator(".ending .sum")).to_be_visible()
    state = of_server(me.page)
    assert state["over"]
    panel = me.page.locator(".seat .score").first.inner_text()
    assert panel.split()[-1] == str(state["scores"][0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_page_stays_equal_to_the_server_at_every_number_of_seats(person: Person, seats: int) -> None:
    me = person()
    sit_down(me, seats)
    assert play_and_compare(me, 10, compare) == 10
    me.no_trouble()


def test_late_game_is_played_to_day_x_and_the_board_shows_the_rescue_project(person: Person) -> None:
    me = person()
    half_played(me, seats=2, rounds=4)
    assert of_server(me.page)["view"]["table"]["structures"]
    play_and_compare(me, 2000, compare, every=4)
    me.page.get_by_role("button", name="Show the board").click()
    view = of_server(me.page)["view"]["table"]
    compare_pieces(me.page, view)
    name = me.page.locator(".project.rescue .name")
    expect(name).to_have_text(view["rescue"].capitalize())


def test_board_is_played_by_keyboard_alone(person: Person) -> None:
    me = person()
    half_played(me, seats=2, rounds=2)
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
    half_played(me, seats=3, rounds=3)
    me.page.get_by_role("button", name="Icons").click()
    assert findings(me.page, ".table") == []
    me.open(f"/help/{GAME}")
    expect(me.page.locator(".steps svg").nth(10)).to_be_visible()
    assert findings(me.page, ".steps") == []


def test_every_card_tile_and_space_is_drawn_from_its_effects(person: Person) -> None:
    me = person()
    me.open(f"/help/{GAME}")
    search = me.page.get_by_label("Search")
    for sought, kind in KINDS.items():
        search.fill(sought)
        drawn = me.page.locator(".cards article", has=me.page.locator(".kind", has_text=kind))
        expect(drawn.first).to_be_visible()
        for name, icons, words in drawn.evaluate_all(DRAWN):
            assert icons > 0, name
            assert "?" not in words, name


DRAWN = """all => all.map((one) => [
  one.querySelector('h3').textContent,
  one.querySelectorAll('.art .glyph').length,
  [...one.querySelectorAll('.art text')].map((word) => word.textContent),
])"""


def test_details_of_a_card_show_its_text_and_source(person: Person) -> None:
    me = person()
    half_played(me, seats=2, rounds=2)
    me.page.locator("[data-card='space.harvest']").first.hover()
    details = me.page.get_by_role("tooltip")
    expect(details).to_contain_text("For each planet badge you spend: gain 2 biomass")
    expect(details).to_contain_text("rulebook p. 7")
    expect(details).to_contain_text("action space")


def test_what_others_did_since_my_last_turn_is_marked(person: Person) -> None:
    me = person()
    sit_down(me, seats=2)
    marks = me.page.locator(".project .moved, .fresh")
    expect(marks).to_have_count(0)
    for _ in range(30):
        if me.turn() == "mine" and me.wait("mine", "menu") == "mine" and marks.count():
            break
    expect(marks.first).to_be_attached()


def test_golden_games_are_replayed_without_an_error(person: Person) -> None:
    replay_golden(person, GAME, ".project", least=3, looks=16)


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)], ids=["phone", "tablet", "desk"])
def test_nothing_is_out_of_reach_at_any_width(person: Person, size: tuple[int, int], tmp_path: Path) -> None:
    width, height = size
    me = person(viewport={"width": width, "height": height})
    half_played(me, seats=3, rounds=3, seed=11)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width == 1440:
        own = page.locator(".own").evaluate("one => [one.scrollHeight, one.clientHeight]")
        assert own[0] <= own[1], "the own area is read without scrolling"
    if width == 390:
        page.get_by_role("button", name="Board", exact=True).click()
    for key in ("land base_camp", "work evacuation"):
        page.locator(f"[data-key='{key}']").scroll_into_view_if_needed()
        expect(page.locator(f"[data-key='{key}']")).to_be_in_viewport()
    page.locator("main > .board").evaluate("one => one.scrollTo(0, 0)")
    folder = PICTURES if os.environ.get("PLANETB_SCREENSHOTS") else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{GAME}-{width}.png")
