"""Looking back: records, replay, links to a moment, going on from there, the end of a game."""

import re
from pathlib import Path

from playwright.sync_api import expect

from web.conftest import Person
from web.player import Player, table_of
from web.records import record
from web.site import Site


def upload(me: Player, file: Path, address: str = "/") -> None:
    me.open(address)
    me.page.get_by_label("You have a record of a game").set_input_files(file)
    me.page.wait_for_url("**/table/*")


def test_record_is_uploaded_replayed_and_downloaded_again(person: Person, tmp_path: Path) -> None:
    me = person()
    file = record(tmp_path, seats=3)
    upload(me, file)
    me.wait("over")
    last = me.moments()
    slider = me.page.get_by_role("slider", name="Replay")
    slider.fill("0")
    bar = me.page.locator("section.prompt")
    expect(bar).to_contain_text(f"Moment 0 of {last}")
    assert all(
        re.sub(r"\D", "", text) in ("", "0") for text in me.page.locator(".seat .score").all_inner_texts()
    )
    me.page.get_by_role("button", name="One moment on").click()
    expect(bar).to_contain_text(f"Moment 1 of {last}")
    slider.fill(str(last // 2))
    expect(bar).to_contain_text(f"Moment {last // 2} of {last}")
    me.page.locator("[role=log]").evaluate("log => log.scrollTo(0, log.scrollHeight)")
    me.page.locator("[role=log] .open").last.click()
    expect(bar).to_contain_text(f"Moment {last} of {last}")
    me.page.get_by_role("button", name="Back to now").click()
    me.page.get_by_role("tab", name="People").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download the record").click()
    assert Path(download.value.path()).read_text() == file.read_text()


def test_table_says_how_its_game_began_in_every_language(person: Person, tmp_path: Path) -> None:
    me = person()
    upload(me, record(tmp_path))
    me.wait("over")
    note = me.page.get_by_role("note")
    expect(note).to_contain_text("began with a record")
    for language, words in (("DE", "nie gewertet"), ("HU", "nem számít bele"), ("EN", "never rated")):
        me.page.locator("select.language").select_option(language.lower())
        expect(note).to_contain_text(words)
    expect(me.page.locator("header .begun")).to_be_visible()
    me.against_a_bot()
    me.wait("mine", "others")
    expect(me.page.get_by_role("note")).to_have_count(0)


def test_game_goes_on_from_a_moment_with_bots(person: Person, tmp_path: Path) -> None:
    me = person()
    upload(me, record(tmp_path))
    me.wait("over")
    old = table_of(me.page)
    me.page.get_by_role("slider", name="Replay").fill("20")
    me.page.get_by_role("button", name="Continue from here").click()
    me.page.wait_for_function("old => !location.pathname.endsWith(old)", arg=old)
    me.reach(20)
    me.wait("mine", "others")
    me.play(3)
    assert table_of(me.page) != old


def test_link_to_a_moment_shows_it_to_anybody_without_secrets(person: Person, tmp_path: Path) -> None:
    me = person()
    upload(me, record(tmp_path))
    me.wait("over")
    me.page.get_by_role("slider", name="Replay").fill("12")
    me.page.get_by_role("button", name="Share this moment").click()
    link = me.page.get_by_label("Share this moment").input_value()
    guest = person().open(link)
    expect(guest.page.get_by_role("banner")).to_contain_text("Moment 12 of")
    expect(guest.page.locator("[data-piece^=terrabot]").first).to_be_visible()
    assert guest.page.locator(".hand [data-piece]:not([data-piece='officer.0'])").count() == 0


def test_end_shows_sources_curves_and_an_analysis_from_its_progress_to_its_end(
    person: Person, own_site: Site, tmp_path: Path
) -> None:
    me = person()
    upload(me, record(tmp_path, seats=2), own_site.address)
    me.wait("over")
    page = me.page
    rows = page.locator(".ending table").first.locator("tbody tr")
    expect(rows.last).to_contain_text("Total")
    numbers = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]
    assert page.locator(".bars .part").count() >= 4
    page.get_by_text("As numbers").click()
    assert page.locator("details td").count() >= 10
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator("progress")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Looking at every turn … [1-9]\d? %"))).to_be_visible()
    expect(page.locator(".ending canvas")).to_have_count(2)
    dearest = page.locator(".ending ol li")
    expect(dearest.first).to_contain_text(re.compile(r"instead of .* cost \d"))
    expect(page.locator("progress")).to_have_count(0)
    assert dearest.count() == 8
    dearest.first.get_by_role("button").click()
    expect(page.locator("section.prompt")).to_contain_text(re.compile(r"Moment \d+ of"))
