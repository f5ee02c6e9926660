"""Every registered game is playable in the browser: on its board, and as plain words and buttons."""

import pytest
from playwright.sync_api import expect

from planetb.games import registry
from planetb.games.registry import MODULES
from web.boards import from_golden
from web.conftest import Person
from web.player import Player


def quick_game(me: Player, game: str) -> None:
    me.against_a_bot(game)
    expect(me.page.get_by_role("banner")).to_contain_text(registry.game(game).meta.title)


@pytest.mark.parametrize("plain", [False, True], ids=["board", "plain"])
@pytest.mark.parametrize("game", sorted(MODULES))
def test_game_is_playable_against_a_bot(person: Person, game: str, plain: bool) -> None:
    me = person(prefs={"plain": plain})
    quick_game(me, game)
    assert me.play(6) == 6
    me.no_trouble()
    assert me.page.locator("[role=log] .line").count() > 0


def test_game_is_played_to_its_end_in_plain_words(person: Person) -> None:
    me = person(prefs={"plain": True})
    from_golden(me, "how_to_save_a_world", 2, 0.8)
    me.play(1000)
    expect(me.page.locator(".ending .sum")).to_be_visible()
