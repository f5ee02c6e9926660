"""Playing Reworld: from the first click to the score sheet, wrong clicks, undo, confirming."""

import re

from playwright.sync_api import expect

from web.boards import from_golden
from web.conftest import Person
from web.player import GLOWING, Player


def quick_game(player: Player) -> None:
    """A game against an easy bot, by a preset."""
    player.against_a_bot()


def test_newcomer_plays_against_a_bot_after_two_clicks(person: Person) -> None:
    me = person()
    quick_game(me)
    me.wait("mine")
    before = me.moments()
    me.targets().first.click()  # the second click is already a move
    me.reach(before + 1)
    expect(me.page).to_have_title(re.compile("^● Reworld"))


def test_game_played_to_its_end_by_clicks_on_what_glows_shows_the_score_sheet(person: Person) -> None:
    me = person()
    from_golden(me, "reworld", 2, 0.9)
    me.play(1000)
    sheet = me.page.locator(".ending")
    expect(sheet.locator(".sum")).to_be_visible()
    rows = sheet.locator("table").first.locator("tbody tr")
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*points[:-1], strict=True)] == points[-1]
    expect(sheet.locator("canvas").first).to_be_visible()
    panels = me.page.locator(".seat .score").all_inner_texts()
    assert sorted(int(re.sub(r"[^\d-]", "", text)) for text in panels) == sorted(points[-1])


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
    expect(notice).to_contain_text("You are paying for the")
    expect(notice).to_contain_text("Rule: A module costs")
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


def test_pointing_at_a_choice_shows_what_it_would_change(person: Person) -> None:
    me = person()
    quick_game(me)
    me.wait("mine")
    terrabot = me.page.locator("[data-card^=terrabot] [role=button]").first
    terrabot.click()
    cards = me.page.locator(".own button[data-key^='card']")
    expect(cards.first).to_be_visible()
    cards.first.hover()
    expect(me.page.locator(".own .ghost")).to_be_visible()
    expect(me.page.locator(".seat .gain")).to_have_text("+4")
    me.page.mouse.move(2, 2)
    expect(me.page.locator(".own .ghost")).to_have_count(0)
