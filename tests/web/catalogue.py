"""The catalogue of a page of rules: what is drawn of every piece."""

import re
from collections.abc import Mapping

from playwright.sync_api import expect

from web.player import Player

DRAWN = """(all, icon) => all.map((one) => [
  one.querySelector('h3').textContent,
  one.querySelectorAll(icon).length,
  [...one.querySelectorAll('.art text')].map((word) => word.textContent),
])"""


def read_catalogue(me: Player, game: str, kinds: Mapping[str, str], icon: str, exact: bool = False) -> None:
    """Looks at the pieces of each kind (what to search for, and the kind as people read it): each has icons,
    and none a word that nobody wrote.
    """
    me.open(f"/help/{game}")
    search = me.page.get_by_label("Search", exact=True)
    for sought, kind in kinds.items():
        search.fill(sought)
        named = me.page.locator(".kind", has_text=re.compile(f"^{kind}$") if exact else kind)
        pieces = me.page.locator(".cards article", has=named)
        expect(pieces.first.locator(icon).first).to_be_visible()  # pictures come after the words, all at once
        for name, icons, words in pieces.evaluate_all(DRAWN, icon):
            assert icons > 0, name
            assert "?" not in words, name
