"""Every registered game is playable in the browser, with a board of its own or without."""

import pytest
from playwright.sync_api import expect

from planetb.games import registry
from planetb.games.registry import MODULES
from web.conftest import Person


@pytest.mark.parametrize("game", sorted(MODULES))
def test_game_is_playable_against_a_bot(person: Person, game: str) -> None:
    me = person()
    me.open("/")
    me.page.locator(f"[data-game={game}]").get_by_role("button", name="Play against a bot").click()
    expect(me.page.get_by_role("banner")).to_contain_text(registry.game(game).meta.title)
    assert me.play(8) == 8
    me.no_trouble()
    assert len(me.log()) > 2
