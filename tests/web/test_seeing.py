"""Seeing what happened and choosing without fear: pace, recap, marks, hints, scenes, sums, words."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.boards import from_golden, go_on
from web.conftest import Person
from web.player import GLOWING, MENU, Player
from web.thorough import GOLDEN

BAR = "section.prompt .bar"


def box_of(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found
    return {side: round(length) for side, length in found.items()}


def before_the_end(me: Player, game: str, seats: int) -> None:
    """A table where seat 0 has one of the very last choices of the game."""
    lines = (GOLDEN / game / f"greedy-{seats}.record").read_text().splitlines()
    turns = [i for i, line in enumerate(lines) if line.startswith("0 ")]
    go_on(me, "\n".join([*lines[: turns[-1]], ""]), seats)


def test_bar_and_board_keep_their_size_whatever_is_said(person: Person) -> None:
    me = person()
    from_golden(me, "reworld", 3)
    page = me.page
    sizes = [box_of(page, BAR), box_of(page, ".board svg")]
    page.locator(".table [data-key][role=img]").first.click()
    expect(page.locator("section.prompt [role=alert]")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint button").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".choices .option").first).to_be_visible()
    assert [box_of(page, BAR), box_of(page, ".board svg")] == sizes


def test_list_of_all_choices_closes_with_escape_and_with_the_decision(person: Person) -> None:
    me = person()
    from_golden(me, "reworld", 2)
    choices = me.page.locator(".choices")
    me.page.keyboard.press("l")
    expect(choices).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    me.page.keyboard.press("l")
    choices.locator(".option").first.click()
    expect(choices).to_have_count(0)


@pytest.mark.parametrize("game", ["reworld", "underwater_cities"])
def test_what_others_did_is_marked_and_recapped_until_it_is_known(person: Person, game: str) -> None:
    me = person()
    from_golden(me, game, 3)
    page = me.page
    recap = page.get_by_role("region", name="Since your last turn")
    marks = page.locator("[data-mark^='at ']")
    page.get_by_role("button", name="Got it").click()
    for _ in range(20):  # the slot that is always available leaves no trace on the board
        if recap.count() and marks.count():
            break
        me.play(1)
        me.wait("mine", "picking", "menu")
    expect(recap.locator("li").first).to_contain_text(re.compile("Fern|Juno|Otto|Nia"))  # the easy bots
    expect(marks.first).to_be_attached()
    recap.get_by_role("button", name="Got it").click()
    expect(recap).to_have_count(0)
    expect(marks).to_have_count(0)


def test_step_of_the_recap_shows_its_moment_and_leads_back(person: Person) -> None:
    me = person()
    from_golden(me, "underwater_cities", 4)
    page = me.page
    page.locator(".recap li button").first.click()
    expect(page.locator("section.prompt")).to_contain_text("Moment")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".recap li").first).to_be_visible()


def test_brisk_pace_shows_the_choices_of_others_one_after_the_other(person: Person) -> None:
    me = person(prefs={"pace": "brisk"})
    from_golden(me, "reworld", 4, 0.3)
    page = me.page
    page.evaluate(
        """() => { window.steps = new Set(); new MutationObserver(() =>
        steps.add(document.querySelector('.replay input').max)).observe(document.body,
        { subtree: true, attributes: true, childList: true, characterData: true }); }"""
    )
    before = int(page.locator(".replay input").get_attribute("max") or 0)
    me.play(2)
    me.wait("mine", "picking", "over")
    seen = sorted(int(step) for step in page.evaluate("[...steps]"))
    assert seen == list(range(seen[0], seen[-1] + 1)), "no moment was skipped"
    assert seen[-1] > before + 1


def test_pace_is_kept(person: Person) -> None:
    me = person()
    from_golden(me, "reworld", 2)
    pace = me.page.locator("[data-pace]")
    expect(pace).to_have_attribute("data-pace", "instant")
    pace.click()
    expect(pace).to_have_attribute("data-pace", "brisk")
    assert me.page.evaluate("JSON.parse(localStorage.getItem('planetb.prefs')).pace") == "brisk"


def until_scene(me: Player) -> None:
    """Plays until a big moment has the stage."""
    scene = me.page.locator("[data-scene]")
    for _ in range(60):
        if scene.count():
            return
        if me.state in ("mine", "picking"):
            me.click_some()
        me.page.wait_for_function(
            "() => document.querySelector('[data-scene], section.prompt.asked[aria-busy=false], [role=menu]')"
        )
        if me.state == "menu":
            me.page.locator("[role=menu] button").first.click()
    raise AssertionError("no scene")


def test_round_begins_with_a_scene_that_any_key_ends(person: Person) -> None:
    me = person(prefs={"pace": "calm"})
    from_golden(me, "reworld", 2, 0.3)
    until_scene(me)
    scene = me.page.locator("[data-scene]")
    expect(scene).to_contain_text("ound")
    me.page.keyboard.press("Enter")
    expect(scene).to_have_count(0)


def test_points_are_counted_up_source_by_source_and_a_key_ends_it(person: Person) -> None:
    me = person(prefs={"pace": "brisk"}, reduced_motion="no-preference")
    before_the_end(me, "how_to_save_a_world", 2)
    me.play(60)
    page = me.page
    bars = page.locator(".ending .bars")
    expect(bars).to_be_visible()
    page.keyboard.press("Escape")
    totals = [int(text) for text in page.locator(".bars .total").all_inner_texts()]
    expect(page.locator(".counting")).to_have_count(0)
    sums = page.locator(".sum td").all_inner_texts()
    assert totals == [int(text) for text in sums]


def test_hint_is_drawn_on_the_board_with_its_reason(person: Person) -> None:
    me = person()
    from_golden(me, "underwater_cities", 2)
    me.page.keyboard.press("h")
    first = me.page.locator("[data-mark^='hint 0']").first
    expect(first).to_contain_text(re.compile("1: [+−].*/10"))
    expect(me.page.locator(".hint .outlook")).to_contain_text(re.compile("^Chance to win: .* in 10"))
    expect(me.page.locator(".hint")).not_to_contain_text("%")
    expect(me.page.locator(".hint li").first).to_be_visible()


def test_line_of_the_log_lights_up_its_places(person: Person) -> None:
    me = person()
    from_golden(me, "underwater_cities", 2, 0.4)
    me.page.locator("[role=log] .line", has_text="takes slot").last.hover()
    expect(me.page.locator("[data-mark^='line slot']").first).to_be_attached()


def test_log_tells_what_came_of_it_and_draws_only_what_is_near(person: Person) -> None:
    me = person()
    from_golden(me, "underwater_cities", 4, 0.9)
    log = me.page.locator("[role=log]")
    assert int(log.get_attribute("data-lines") or 0) > 300
    assert log.locator(".line").count() < 200
    expect(log.locator(".sum", has_text="now has").last).to_be_attached()


def test_score_says_where_it_comes_from(person: Person) -> None:
    me = person()
    from_golden(me, "evacuation", 3)
    me.page.locator(".seat .score").first.hover()
    tooltip = me.page.locator("[role=tooltip].sum")
    expect(tooltip).to_contain_text("Together")
    points = [int(text.replace("−", "-")) for text in tooltip.locator("dd").all_inner_texts()]
    assert points[-1] == sum(points[:-1])


def test_finger_looks_first_and_is_never_scolded(person: Person) -> None:
    me = person(viewport={"width": 820, "height": 1180}, has_touch=True)
    from_golden(me, "underwater_cities", 2)
    page = me.page
    page.locator(".board [data-key][role=img][data-card]").first.tap()
    expect(page.locator(".details")).to_be_visible()
    expect(page.locator("section.prompt [role=alert]")).to_have_count(0)


def test_finger_on_sites_close_together_is_asked_which_building_and_where(person: Person) -> None:
    me = person(viewport={"width": 390, "height": 844}, has_touch=True)
    lines = (GOLDEN / "underwater_cities" / "greedy-2.record").read_text().splitlines()
    built = next(i for i, line in enumerate(lines) if line.startswith("0 laboratory"))
    go_on(me, "\n".join([*lines[:built], ""]), 2)
    me.page.locator("[data-key='farm 3a'][role=button]").tap()
    offered = [one.get_attribute("data-option") for one in me.page.locator(MENU).all()]
    kinds = ("farm", "desalination", "laboratory")
    assert offered == [f"{kind} {site}" for site in ("3a", "3b") for kind in kinds]
    heights = [box["height"] for one in me.page.locator(MENU).all() if (box := one.bounding_box())]
    assert heights and min(heights) >= 44


def test_cut_line_is_told_at_once(person: Person) -> None:
    me = person()
    from_golden(me, "reworld", 2)
    before = me.moments()
    me.page.context.set_offline(True)
    cut = me.page.locator("[data-cut]")
    expect(cut).to_be_visible(timeout=2_000)
    me.page.locator(GLOWING).first.click()
    expect(cut).to_contain_text("Your choice is kept", timeout=2_000)  # nothing waits in silence
    me.page.context.set_offline(False)
    expect(cut).to_have_count(0)
    me.reach(before + 1)
    me.no_trouble()


def test_fast_clicks_leave_no_trouble_in_the_console(person: Person) -> None:
    me = person()
    said: list[str] = []
    me.page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    from_golden(me, "reworld", 2)
    for _ in range(6):
        if me.state == "mine":
            me.page.locator(GLOWING).first.click()
    me.wait("mine", "picking", "others", "over", "menu", "held")
    assert not said


def test_analysis_stays_while_one_looks_at_a_moment(person: Person) -> None:
    me = person()
    before_the_end(me, "how_to_save_a_world", 2)
    me.play(60)
    page = me.page
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator(".ending .chart, .ending progress").first).to_be_visible()
    page.locator(".replay button[aria-label='One moment back']").click()
    expect(page.locator("section.prompt")).to_contain_text("Moment")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".ending .chart, .ending progress").first).to_be_visible()
    expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)


@pytest.mark.parametrize("game", ["evacuation", "how_to_save_a_world", "reworld", "underwater_cities"])
def test_every_number_of_a_seat_explains_itself(reader: Player, game: str) -> None:
    from_golden(reader, game, 2, share=0.9)
    page = reader.page
    chips = page.locator("[data-seat='0'] [data-chip]")
    tip = page.locator("[data-seat='0'] .chips [role=tooltip]")
    sums = 0
    for chip in chips.all():
        chip.hover()
        value, said = chip.inner_text().strip(), tip.inner_text()
        assert said.splitlines()[0].endswith(f": {value}" if value else ""), (game, said)
        assert not said.splitlines()[0].endswith(":"), (game, said)  # what has no number has no colon
        parts = tip.locator("dd").all_inner_texts()
        if value.isdecimal() and len(parts) > 1 and all(part.lstrip("−").isdecimal() for part in parts):
            assert sum(int(part.replace("−", "-")) for part in parts) == int(value), (game, said)
            sums += 1
    assert sums or game not in ("evacuation", "underwater_cities")
    page.mouse.move(2, 2)
    chips.first.focus()
    page.keyboard.press("ArrowRight")
    expect(chips.nth(1)).to_be_focused()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
