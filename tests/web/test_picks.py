"""Several things handed in together: tapped, released, barred, confirmed; by mouse, finger and keys."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from planetb.games.registry import MODULES
from web.boards import barring, before_a_pick, compare, findings, of_server, stacked
from web.conftest import Person
from web.player import ENOUGH, GLOWING, HAND_IN, LONG, OPEN, PICKED, Player

THINGS = f".table [data-key][aria-pressed]{OPEN}"
FREE = ".table [data-key][data-more]"
BARRED = ".table [data-key][aria-pressed][aria-disabled=true]"


def settled(me: Player) -> None:
    """The server has said how the selection stands."""
    expect(me.page.locator(PICKED)).to_have_attribute("aria-busy", "false")


def tap(me: Player, thing: Locator) -> None:
    """Taps a thing (one of several there, if a menu asks) and waits for the server's word."""
    before = me.picked()
    me.press(thing)
    if me.page.get_by_role("menu").count():
        me.press(me.page.get_by_role("menu").get_by_role("menuitemcheckbox").first)
    expect(me.page.locator(PICKED)).not_to_have_attribute("data-picked", str(before))
    settled(me)


def pick_enough(me: Player) -> None:
    """Taps things until they may be handed in; at least one."""
    for _ in range(30):
        if me.picked() and me.page.locator(ENOUGH).count():
            return
        tap(me, me.page.locator(FREE).first)
    raise AssertionError("never enough")


@pytest.mark.parametrize("game", sorted(MODULES))
def test_pick_is_made_by_taps_and_taken_back_by_one_undo(reader: Player, game: str) -> None:
    before_a_pick(reader, game)
    compare(reader, game)
    moments, question, view = reader.moments(), reader.prompt(), of_server(reader.page)["view"]
    pick_enough(reader)
    chips = reader.page.locator("[data-release]")
    assert 1 <= chips.count() <= reader.picked()
    marked = reader.page.locator(f"{THINGS[: -len(OPEN)]}[aria-pressed=true]")
    expect(marked.first).to_be_visible()
    assert reader.moments() == moments and of_server(reader.page)["view"] == view, "nothing has happened yet"
    reader.page.locator(ENOUGH).click()
    reader.reach(moments + 1)
    reader.no_trouble()
    undo = reader.page.get_by_role("button", name="Undo")
    if reader.wait("mine", "others", "over", "menu") == "mine" and undo.is_enabled():
        undo.click()
        expect(reader.page.locator(".replay input")).to_have_attribute("max", str(moments))
        expect(reader.page.locator(PICKED)).to_have_attribute("data-picked", "0")
        assert reader.prompt() == question


def test_things_are_released_by_a_second_tap_by_their_chips_and_all_at_once(reader: Player) -> None:
    before_a_pick(reader, "reworld")
    things, chips = reader.page.locator(THINGS), reader.page.locator("[data-release]")
    tap(reader, things.first)
    expect(things.first).to_have_attribute("aria-pressed", "true")
    pick_enough(reader)
    while reader.picked() > 1:
        before = reader.picked()
        chips.last.click()
        expect(reader.page.locator(PICKED)).to_have_attribute("data-picked", str(before - 1))
        settled(reader)
    expect(chips).to_have_count(1)
    reader.page.locator("[data-clear]").click()
    expect(chips).to_have_count(0)
    expect(reader.page.locator(GLOWING)).not_to_have_count(0)
    for _ in range(9):  # a thing may be there several times
        before = reader.picked()
        tap(reader, things.first)
        if reader.picked() < before:
            return
    raise AssertionError("a second tap never released")


def test_wrong_tap_is_explained_and_changes_nothing(reader: Player) -> None:
    before_a_pick(reader, "reworld", barring)
    out, things = reader.page.locator(BARRED), reader.page.locator(THINGS)
    for i in range(things.count()):
        tap(reader, things.nth(i))
        if out.count():
            break
        reader.page.locator("[data-clear]").click()
    out.first.click(force=True)  # the tests' browser takes what is barred for disabled
    notice = reader.page.locator("section.prompt [role=alert]")
    expect(notice).to_contain_text("not possible now")
    expect(notice).to_contain_text("No more than that: put something back first.")  # the server's words
    expect(notice).to_contain_text("Asked now")
    assert reader.picked() == 1


def test_second_copy_that_is_another_thing_has_its_own_chip(reader: Player) -> None:
    before_a_pick(reader, "reworld", stacked)
    chips = reader.page.locator("[data-release]")
    for thing in reader.page.locator(FREE).all():
        tap(reader, thing)
        if thing.get_attribute("data-more") is not None:
            tap(reader, thing)
            if chips.count() == 2:
                break
        reader.page.locator("[data-clear]").click()
    names = chips.all_inner_texts()
    keys = [chip.get_attribute("data-release") for chip in chips.all()]
    assert len(set(keys)) == 1 and len(set(names)) == 2
    chips.first.click()  # what lies behind it goes back with it
    expect(chips).to_have_count(0)
    settled(reader)
    tap(reader, reader.page.locator(f"[data-key='{keys[0]}']"))
    assert chips.all_inner_texts() == names[:1]


def test_what_is_not_enough_says_why(reader: Player) -> None:
    before_a_pick(reader, "reworld")
    button = reader.page.locator(HAND_IN)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(reader.page.locator("section.prompt [role=alert]")).to_contain_text("Nothing is picked yet.")
    assert reader.picked() == 0


def test_pick_by_keyboard_space_toggles_escape_clears_enter_hands_in(person: Person) -> None:
    me = person()
    before_a_pick(me, "reworld")
    press, moments = me.page.keyboard.press, me.moments()
    me.page.locator(FREE).first.focus()
    press("Space")
    focused = me.page.locator(":focus")
    expect(focused).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(f"{PICKED} [role=status]")).to_contain_text("1 picked")
    press("Escape")
    expect(me.page.locator(PICKED)).to_have_attribute("data-picked", "0")
    expect(focused).to_have_attribute("aria-pressed", "false")
    press("Space")
    settled(me)
    for _ in range(20):
        if me.page.locator(ENOUGH).count():
            break
        me.page.locator(FREE).first.focus()
        before = me.picked()
        press("Space")
        expect(me.page.locator(PICKED)).not_to_have_attribute("data-picked", str(before))
        settled(me)
    press("Enter")
    me.reach(moments + 1)


def tab_to(me: Player, wanted: str) -> Locator:
    """Walks with Tab to the next element of that sort."""
    for _ in range(200):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return me.page.locator(":focus")
    raise AssertionError(f"Tab never comes to {wanted}")


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("width", [390, 1440])
def test_pick_is_made_without_mouse_and_without_eyes(person: Person, width: int, plain: bool) -> None:
    """With Tab, Space and Enter; each step has a role, a name and a state, and axe finds nothing serious."""
    me = person(prefs={"plain": plain}, viewport={"width": width, "height": 900})
    before_a_pick(me, "reworld")
    group, moments, press = me.page.locator(PICKED), me.moments(), me.page.keyboard.press
    assert findings(me.page, ".table", (width,)) == []
    free = "[data-more]"
    while not (me.picked() and me.page.locator(ENOUGH).count()):
        thing, before = tab_to(me, free), me.picked()
        expect(thing).to_have_role("button")
        expect(thing).to_have_accessible_name(re.compile(r"\S"))
        press("Space")
        expect(group).not_to_have_attribute("data-picked", str(before))
        settled(me)
        expect(me.page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    expect(group.get_by_role("status")).to_have_text(re.compile(r"\d.* picked"))
    assert findings(me.page, ".table", (width,)) == []
    chip, before = tab_to(me, "[data-release]"), me.picked()
    expect(chip).to_have_accessible_name(re.compile("^Put back: "))
    press("Enter")
    expect(group).to_have_attribute("data-picked", str(before - 1))
    settled(me)
    assert me.page.evaluate("() => document.activeElement !== document.body"), "the focus is somewhere"
    while not (me.picked() and me.page.locator(ENOUGH).count()):
        before = me.picked()
        tab_to(me, free)
        press("Space")
        expect(group).not_to_have_attribute("data-picked", str(before))
        settled(me)
    expect(tab_to(me, HAND_IN)).to_have_accessible_name(re.compile(r"\S"))
    press("Enter")
    me.reach(moments + 1)
    me.no_trouble()


def test_enter_before_the_answer_hands_in_as_soon_as_it_fits(person: Person) -> None:
    me = person()
    before_a_pick(me, "reworld")
    pick_enough(me)
    moments, key = me.moments(), str(me.page.locator(HAND_IN).get_attribute("data-hand-in"))
    last = key.split(" + ")[-1]
    place = me.page.locator(f"[data-key='{last}']")
    me.page.locator(f"[data-release='{last}']").click()
    settled(me)
    me.page.reload()  # what the server told is forgotten
    me.wait("mine")
    for word in key.split(" + "):
        me.page.locator(f"[data-key='{word}']").focus()
        me.page.keyboard.press("Space")
    expect(place).to_be_visible()
    me.page.keyboard.press("Enter")
    me.reach(moments + 1)


def test_pick_on_a_phone_stays_within_the_screen(person: Person) -> None:
    size = {"width": 390, "height": 844}
    me = person(viewport=size, has_touch=True, is_mobile=True, prefs={"language": "de"})  # long words
    me.touch = True
    before_a_pick(me, "reworld")
    pick_enough(me)
    moments = me.moments()
    assert me.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    button = me.page.locator(ENOUGH)
    box = button.bounding_box()
    assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 390
    parts = [".text", ".picked", ".tools"]  # below each other, none over another
    boxes = [me.page.locator(f"section.prompt {part}").bounding_box() for part in parts]
    for above, below in pairwise(box for box in boxes if box):
        assert above["y"] + above["height"] <= below["y"] + 1, boxes
    button.tap()
    me.reach(moments + 1)


@pytest.mark.parametrize("game", sorted(MODULES))
def test_pick_at_the_plain_table(person: Person, game: str) -> None:
    me = person(prefs={"plain": True})
    before_a_pick(me, game)
    moments = me.moments()
    buttons = me.page.locator(".board button[data-option][data-more]")
    for _ in range(30):
        if me.picked() and me.page.locator(ENOUGH).count():
            break
        tap(me, buttons.first)
    expect(me.page.locator(".board button[aria-pressed=true]").first).to_contain_text("✓")
    me.page.locator(ENOUGH).click()
    me.reach(moments + 1)
    me.no_trouble()


def test_digits_pick_from_the_list(person: Person) -> None:
    me = person()
    before_a_pick(me, "reworld")
    me.page.keyboard.press("l")
    me.page.keyboard.press("1")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(PICKED)).to_have_attribute("data-picked", "1")


def test_looking_ahead_shows_what_handing_in_would_change(person: Person) -> None:
    me = person()
    before_a_pick(me, "reworld")
    pick_enough(me)
    me.page.mouse.move(1, 1)
    expect(me.page.locator(".own .ghost").first).to_be_attached()
    me.page.locator("[data-clear]").click()
    me.page.mouse.move(1, 1)
    expect(me.page.locator(".own .ghost")).to_have_count(0)


def test_hint_picks_its_things_and_leaves_the_word_to_me(person: Person) -> None:
    me = person()
    before_a_pick(me, "reworld")
    moments = me.moments()
    me.page.get_by_role("button", name="Hint").click()
    favourite = me.page.locator(".hint button").first
    expect(favourite).to_be_visible(timeout=LONG)
    favourite.click()
    expect(me.page.locator(ENOUGH)).to_have_count(1)
    assert me.picked() > 0 and me.moments() == moments
    me.page.locator(ENOUGH).click()
    me.reach(moments + 1)


def test_confirmation_that_is_wanted_comes_after_the_pick_and_keeps_it(person: Person) -> None:
    me = person(prefs={"confirm": True})
    before_a_pick(me, "reworld")
    pick_enough(me)
    picked, moments = me.picked(), me.moments()
    me.page.locator(ENOUGH).click()
    confirm = me.page.locator("[data-confirm]")
    expect(confirm).to_be_visible()
    assert me.moments() == moments
    me.page.get_by_role("button", name="Undo").click()
    expect(confirm).to_have_count(0)
    assert me.picked() == picked
    me.page.locator(ENOUGH).click()
    confirm.click()
    me.reach(moments + 1)


def test_selection_outlives_another_language(person: Person) -> None:
    me = person()
    before_a_pick(me, "reworld")
    tap(me, me.page.locator(FREE).first)
    chip = me.page.locator("[data-release]").inner_text()
    me.page.get_by_label("Language").select_option("de")
    expect(me.page.locator(f"{PICKED} [role=status]")).to_have_text(re.compile("1 gewählt|1 von"))
    expect(me.page.locator("[data-release]")).not_to_have_text(chip)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_while_things_are_picked(person: Person, theme: str) -> None:
    me = person(prefs={"theme": theme})
    before_a_pick(me, "reworld")
    me.page.get_by_role("button", name="All choices").click()
    assert findings(me.page, ".table") == []
    pick_enough(me)
    assert findings(me.page, ".table") == []
