"""Playing Reworld: from the first click to the score sheet, wrong clicks, undo, confirming."""

import re

from playwright.sync_api import expect

from web.conftest import Person
from web.player import GLOWING


def quick_game(player: object) -> None:
    """A game against a bot with one click in the lobby."""
    page = player.page  # type: ignore[attr-defined]
    page.goto("/")
    page.locator("[data-game=reworld]").get_by_role("button", name="Play against a bot").click()


def test_newcomer_plays_against_a_bot_after_two_clicks(person: Person) -> None:
    me = person()
    quick_game(me)
    me.wait("mine")
    before = me.moments()
    me.targets().first.click()  # the second click is already a move
    me.reach(before + 1)
    expect(me.page).to_have_title(re.compile("^● Reworld"))


def test_full_game_by_clicks_on_what_glows_ends_with_the_score_sheet(person: Person) -> None:
    me = person()
    quick_game(me)
    me.play(1000)
    sheet = me.page.locator(".ending")
    rows = sheet.locator("tbody tr").filter(has=me.page.locator("th[scope=row]"))
    expect(sheet.locator(".sum")).to_be_visible()
    table = [row.locator("td").all_inner_texts() for row in rows.all() if row.locator("td").count() == 2]
    points = [[int(cell.replace("−", "-")) for cell in cells] for cells in table]
    total = points.pop(
        next(i for i, row in enumerate(rows.all()) if "sum" in (row.get_attribute("class") or ""))
    )
    assert [sum(column) for column in zip(*points[: len(points)], strict=True)][:2] == total
    expect(sheet.locator("canvas").first).to_be_visible()
    panels = me.page.locator(".seat .score").all_inner_texts()
    assert sorted(int(re.sub(r"\D", "", text)) for text in panels) == sorted(total)


def test_wrong_click_explains_why_not_with_the_question(person: Person) -> None:
    me = person()
    quick_game(me)
    me.wait("mine")
    me.page.locator("[data-key^='slot']").first.click()
    expect(me.page.locator("button[data-key^='card']").first).to_be_visible()
    other = me.page.locator("[data-key^='slot']").nth(3)
    other.click()
    notice = me.page.locator("section.prompt [role=alert]")
    expect(notice).to_contain_text("not possible now")
    expect(notice).to_contain_text("Asked now")


def test_undo_goes_back_to_the_last_thing_another_seat_did(person: Person) -> None:
    me = person()
    quick_game(me)
    me.wait("mine")
    undo = me.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    question = me.prompt()
    me.page.locator(GLOWING).and_(me.page.locator("[data-key^='slot']")).first.click()
    expect(undo).to_be_enabled()
    assert me.prompt() != question
    undo.click()
    expect(me.page.locator("section.prompt [role=status]").first).to_have_text(question)
    expect(undo).to_be_disabled()
    me.page.get_by_role("button", name="Redo").click()
    expect(undo).to_be_enabled()
    me.play(3)  # the bot has moved since
    me.wait("mine")
    while me.page.get_by_role("button", name="Undo").is_enabled():
        before = me.moments()
        me.page.get_by_role("button", name="Undo").click()
        expect(me.page.locator(".replay input")).to_have_attribute("max", str(before - 1))
    assert me.moments() > 0, "the bot's choice stands"


def test_choice_that_ends_the_turn_waits_for_its_confirmation(person: Person) -> None:
    me = person(prefs={"confirm": True})
    quick_game(me)
    me.wait("mine")
    me.page.get_by_role("button", name=re.compile("^1?\\s*Drop out")).click()
    confirm = me.page.locator("[data-confirm]")
    expect(confirm).to_contain_text("Drop out")
    assert me.moments() == 0
    me.page.get_by_role("button", name="Undo").click()
    expect(confirm).to_have_count(0)
    me.page.get_by_role("button", name=re.compile("^1?\\s*Drop out")).click()
    confirm.click()
    me.reach(1)


def test_hint_names_the_bots_favourites_with_their_value(person: Person) -> None:
    me = person()
    quick_game(me)
    me.wait("mine")
    me.page.get_by_role("button", name="Hint").click()
    favourites = me.page.locator(".hint button")
    expect(favourites.first).to_be_visible()
    expect(favourites.first).to_contain_text(re.compile(r"[+-]?\d"))
    before = me.moments()
    favourites.first.click()
    me.reach(before + 1)
