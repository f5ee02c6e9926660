"""The board of Underwater Cities in a real browser: clicked through, compared with the server, replayed."""

import os
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import planetb
from planetb.games.underwater_cities.options import CARD, USE
from planetb.kernel.domain import PASS
from web.boards import GOLDEN, PICTURES, enter, findings, of_server, play_and_compare, replay_golden
from web.conftest import Person
from web.player import LONG, Player
from web.sea import View, compare_goods, on_page, pieces_of, place_of

GAME = "underwater_cities"
GLOWING = ".table [data-key][role=button], .table button[data-key]"
BY_LIST = {"pass", "yes", "no", "part"}  # have no place

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"boards": "basic"}),
    (1, {"boards": "expert"}),
    *(
        (seats, {"boards": boards, "contracts": contracts})
        for seats in (2, 3, 4)
        for boards in ("basic", "expert")
        for contracts in (False, True)
    ),
]


def sit_down(me: Player, seats: int, options: dict[str, Any] | None = None) -> None:
    """A new table with bots; the secret is kept as the lobby keeps it."""
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    body = {"game": GAME, "seats": [{"kind": "me", "name": "Ada"}, *others], "options": options or {}}
    enter(me, "/api/tables", body)


def half_played(me: Player, seats: int, rounds: int, seed: int = 8, **options: Any) -> None:
    """A table that goes on from a game played at random up to seat 0 choosing a card in that round."""
    match = planetb.new(GAME, seats=seats, seed=seed, options=options)
    chooser = random.Random(seed)
    while match.state.round < rounds or match.seat != 0 or not CARD <= match.options[0] < USE:
        match.choose(chooser.choice([one for one in match.options if one != PASS] or [PASS]))
        assert not match.over, "another seed lasts longer"
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    enter(me, "/api/records", {"record": match.record(), "seats": [{"kind": "me", "name": "Ada"}, *others]})
    me.wait("mine")


def from_golden(me: Player, name: str, share: float) -> None:
    """A table that goes on from a golden game: seat 0 has played a card and is asked for the slot."""
    lines = (GOLDEN / GAME / f"{name}.record").read_text().splitlines()
    turns = [i for i, line in enumerate(lines) if line.startswith("0 card") and " : slot" in line]
    last = turns[int(len(turns) * share)]
    record = "\n".join([*lines[:last], lines[last].partition(" : slot")[0], ""])
    others = [{"kind": "bot", "level": "easy"}] * (int(name[-1]) - 1)
    enter(me, "/api/records", {"record": record, "seats": [{"kind": "me", "name": "Ada"}, *others]})
    me.wait("mine")


def compare(me: Player) -> None:
    """The page shows what the server says; once more where bots chose at the same time."""
    while True:
        state = of_server(me.page)
        me.reach(state["moment"])
        try:
            return look_over(me.page, state)
        except AssertionError:
            if me.moments() == of_server(me.page)["moment"] == state["moment"]:
                raise


def look_over(page: Page, state: View) -> None:
    """Piece by piece and number by number; and what may be chosen glows, each choice at its place."""
    view = state["view"]["table"]
    assert on_page(page) == pieces_of(view, state["options"])
    compare_goods(page, view["nations"][0])
    names = [
        f"Era {view['era']}, round {view['round']} of 10",
        f"Tunnels left: {view['supply']['tunnels']}",
        f"Era deck: {view['deck']} cards",
    ]
    for name in names:
        assert page.get_by_role("img", name=name).count() == 1, name
    taken = sum(len(nation["contracts"]) for nation in view["nations"])
    assert page.locator("main [data-card][aria-label*='fulfilled by']").count() == taken
    glowing = page.locator(GLOWING).evaluate_all("all => all.map((one) => one.dataset.key)")
    wanted = {place_of(one["key"]) for one in state["options"] if one["domain"] not in BY_LIST}
    assert {place_of(key) for key in glowing} == wanted


def test_solo_game_is_played_to_its_end_by_clicks_on_what_glows(person: Person) -> None:
    me = person()
    half_played(me, seats=1, rounds=1)
    play_and_compare(me, 2000, compare, every=9)
    expect(me.page.locator(".ending .sum")).to_be_visible()
    state = of_server(me.page)
    assert state["over"]
    panel = me.page.locator(".seat .score").first.inner_text()
    assert panel.split()[-1] == str(state["scores"][0])


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_number_of_seats_and_option_opens_and_is_played(
    person: Person, seats: int, options: dict[str, Any]
) -> None:
    me = person()
    sit_down(me, seats, options)
    assert play_and_compare(me, 5, compare, every=2) == 5
    me.no_trouble()


def test_page_stays_equal_to_the_server_after_every_move(person: Person) -> None:
    me = person()
    half_played(me, seats=2, rounds=7, boards="expert", contracts=True)
    assert play_and_compare(me, 20, compare) == 20
    me.no_trouble()


AT_TARGET = "() => document.activeElement.closest('[data-key], [data-option]') !== null"


def test_board_is_played_by_keyboard_alone(person: Person) -> None:
    me = person()
    half_played(me, seats=1, rounds=2)
    page = me.page
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    assert page.evaluate(AT_TARGET), "an arrow key finds what glows"
    until = me.moments() + 6
    while me.moments() < until:
        asked = me.wait("mine", "menu")
        before = me.moments()
        if asked == "mine" and not page.evaluate(AT_TARGET):
            page.keyboard.press("1")
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
    half_played(me, seats=4, rounds=9, boards="expert", contracts=True)
    me.page.get_by_role("button", name="Icons").click()
    assert findings(me.page, ".table") == []
    me.open(f"/help/{GAME}")
    expect(me.page.locator(".steps svg").nth(5)).to_be_visible()
    assert findings(me.page, ".steps") == []


KINDS = {  # as the content names them, and as people read them
    "era 1": "era I, ",
    "era 2": "era II, ",
    "era 3": "era III, ",
    "special": "special card",
    "slot": "action slot",
    "metropolis": "metropolis",
    "contract": "government contract",
    "bonus": "printed bonus",
}


def test_every_card_slot_and_tile_is_drawn_from_its_effects(person: Person) -> None:
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
  one.querySelectorAll('.art .effect .glyph').length,
  [...one.querySelectorAll('.art text')].map((word) => word.textContent),
])"""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Gain 2 steelplast"),
        ("de", "Stahlplastik"),
        ("hu", "acélplasztot"),
    ],
)
def test_details_of_a_slot_show_its_text_and_source_in_each_language(
    person: Person, language: str, text: str
) -> None:
    me = person(prefs={"language": language})
    half_played(me, seats=3, rounds=2)
    me.page.locator("[data-card='r3']").first.hover()
    details = me.page.get_by_role("tooltip")
    expect(details).to_contain_text(re.compile(text.split()[-1]))
    expect(details).to_contain_text("rulebook p. 20")


def test_what_others_did_since_my_last_turn_is_marked(person: Person) -> None:
    me = person()
    sit_down(me, seats=2)
    marks = me.page.locator("main .fresh, main .news")
    expect(marks).to_have_count(0)
    for _ in range(40):
        if me.turn() == "mine" and me.wait("mine", "menu") == "mine" and marks.count():
            break
    expect(marks.first).to_be_attached()


def test_sea_floor_of_a_rival_is_shown_large_on_demand(person: Person) -> None:
    me = person()
    half_played(me, seats=3, rounds=6)
    view = of_server(me.page)["view"]["table"]
    tab = me.page.get_by_role("button", name=re.compile("Look at the sea floor of")).nth(1)
    tab.click()
    expect(tab).to_have_attribute("aria-pressed", "true")
    shown = {at: piece for at, piece in on_page(me.page).items() if at.endswith(" of 1")}
    assert len([at for at in shown if at.startswith("tunnel")]) == sum(
        1 for one in view["nations"][1]["tunnels"] if one
    )


def test_golden_games_are_replayed_without_an_error(person: Person) -> None:
    replay_golden(person, GAME, "main .slot", least=13, looks=9)


def test_first_paint_and_the_way_from_click_to_paint_are_reported(
    person: Person, record_property: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    me = person()
    half_played(me, seats=1, rounds=2)
    me.page.reload()
    me.wait("mine")
    first = me.page.evaluate(
        "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"
    )
    board = me.page.evaluate("() => performance.now()")
    moves = []
    for _ in range(6):
        if me.wait("mine", "menu") == "menu":
            me.turn()
            continue
        moves.append(me.page.evaluate(CLICK_TO_PAINT, GLOWING))
    moves = sorted(one for one in moves if one >= 0)
    assert first > 0
    assert moves
    for name, value in {
        "first_paint": first,
        "board": board,
        "move_to_paint": moves[len(moves) // 2],
    }.items():
        record_property(f"{name}_ms", round(value))
    with capsys.disabled():
        sys.stdout.write(
            f"\n{GAME}: first paint {first:.0f} ms, board by {board:.0f} ms, "
            f"move to paint {moves[len(moves) // 2]:.0f} ms (median of {len(moves)})\n"
        )


CLICK_TO_PAINT = """async (glowing) => {
  const slider = document.querySelector('.replay input[type=range]');
  const target = document.querySelector(glowing) ?? document.querySelector('.table button[data-option]');
  const before = slider.max;
  const start = performance.now();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  while (slider.max === before) {
    if (document.querySelector('[role=menu]') || performance.now() - start > 20000) return -1;
    await new Promise((go) => requestAnimationFrame(go));
  }
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  return performance.now() - start;
}"""


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)], ids=["phone", "tablet", "desk"])
def test_nothing_is_out_of_reach_at_any_width(person: Person, size: tuple[int, int], tmp_path: Path) -> None:
    width, height = size
    me = person(viewport={"width": width, "height": height})
    from_golden(me, "greedy-4", 0.88)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width == 1440:
        for part in (".own", "main > .board"):
            seen = page.locator(part).evaluate("one => [one.scrollHeight, one.clientHeight]")
            assert seen[0] <= seen[1], f"{part} is read without scrolling"
    if width == 390:
        page.get_by_role("button", name="Board", exact=True).click()
    for key in ("slot g1", "tunnel 1", "city 9"):
        page.locator(f"[data-key='{key}']").scroll_into_view_if_needed()
        expect(page.locator(f"[data-key='{key}']")).to_be_in_viewport()
    page.locator("main > .board").evaluate("one => one.scrollTo(0, 0)")
    folder = PICTURES if os.environ.get("PLANETB_SCREENSHOTS") else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{GAME}-{width}.png")
