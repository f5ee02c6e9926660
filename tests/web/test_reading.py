"""Languages, themes, help, details: everything that is there to be read."""

import pytest
from playwright.sync_api import expect

from web.conftest import Person

WORDS = {
    "en": ("Buy a module", "Hint", "Chapter two", "How to play"),
    "de": ("Modul", "Tipp", "Kapitel", "Spielanleitung"),
    "hu": ("modul", "Tipp", "fejezet", "Hogyan játsszuk"),
}


def test_language_changes_everywhere_at_once(person: Person) -> None:
    me = person()
    me.against_a_bot()
    me.play(2)
    me.wait("mine")
    said = {}
    for lang in ("en", "de", "hu"):
        me.page.get_by_label(
            "Language" if lang == "en" else "Sprache" if lang == "hu" else "Language"
        ).select_option(lang)
        expect(me.page.locator("html")).to_have_attribute("lang", lang)
        if said:
            expect(me.page.locator("section.prompt [role=status]").first).not_to_have_text(
                list(said.values())[-1][0]
            )
        said[lang] = (me.prompt(), me.log()[-1], me.page.locator("[role=tab]").first.inner_text())
    assert len({prompt for prompt, _, _ in said.values()}) == 3
    assert len({line for _, line, _ in said.values()}) == 3
    assert len({tab for _, _, tab in said.values()}) == 3
    me.play(1)


@pytest.mark.parametrize("lang", ["en", "de", "hu"])
def test_how_to_play_is_illustrated_and_has_a_glossary(person: Person, lang: str) -> None:
    me = person(prefs={"language": lang})
    me.open("/help/reworld")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text(WORDS[lang][3])
    expect(me.page.locator(".step")).to_have_count(9)
    expect(me.page.locator(".step .picture svg").nth(8)).to_be_attached()
    expect(me.page.get_by_role("cell", name="Terrabot").first).to_be_visible()


def test_resting_on_a_tile_shows_it_large_with_text_and_source(person: Person) -> None:
    me = person()
    me.against_a_bot()
    me.wait("mine")
    me.page.locator("[data-card^=ship]").first.hover()
    details = me.page.get_by_role("tooltip")
    expect(details).to_contain_text("population ship")
    expect(details).to_contain_text("Designed for this table")
    me.open("/help/reworld")
    me.page.get_by_label("Search", exact=True).fill("Meridian")
    card = me.page.locator(".cards article")
    expect(card).to_contain_text("condition: rulebook p. 12")
    expect(card.get_by_role("link")).to_have_attribute("href", "/help/reworld#ship")


def test_theme_follows_the_system_and_can_be_switched(person: Person) -> None:
    me = person(prefs={"theme": "auto"}, color_scheme="light")
    me.open("/")
    root = me.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    me.page.get_by_role("button", name="Dark theme").click()
    expect(root).to_have_attribute("data-theme", "dark")
    me.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
