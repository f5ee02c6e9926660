"""The pictures of the tables in docs/screenshots, at five sizes, by night and by day: made only if wanted."""

import os

import pytest

from web.boards import from_golden
from web.conftest import Person
from web.thorough import ROOT

PICTURES = ROOT / "docs" / "screenshots"
SIZES = [(390, 844), (820, 1180), (1366, 657), (1440, 900), (1920, 1080)]
MOMENTS = {  # how far a game has come
    "evacuation": ("evacuation", 0.55),
    "how_to_save_a_world": ("how_to_save_a_world", 0.6),
    "reworld": ("reworld", 0.45),
    "reworld-settlement": ("reworld", 0.9),
    "underwater_cities": ("underwater_cities", 0.7),
}


@pytest.mark.skipif(not os.environ.get("PLANETB_SCREENSHOTS"), reason="PLANETB_SCREENSHOTS=1 renews them")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", MOMENTS)
def test_pictures_of_the_tables_are_made(person: Person, name: str, theme: str) -> None:
    me = person(prefs={"theme": theme})
    game, share = MOMENTS[name]
    from_golden(me, game, 3, share)
    for width, height in SIZES:
        me.resize(width, height)
        me.wait("mine")
        me.page.mouse.move(1, 1)
        me.be_drawn()
        for part in me.page.locator("html, .pages, .board").all():
            part.evaluate("one => one.scrollTo(one.scrollLeft, 0)")
        me.page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
        file = PICTURES / f"{name}-{width}{'' if theme == 'dark' else '-light'}.jpg"
        me.page.screenshot(path=file, type="jpeg", quality=78)
        assert file.stat().st_size > 20_000
