"""Every board by keyboard alone: several whole turns, with menus and confirmations."""

from collections import Counter

import pytest
from playwright.sync_api import expect

import planetb
from planetb.games.registry import MODULES
from web.boards import compare, go_on
from web.conftest import Person
from web.keyboard import Keyboard
from web.look import underwater_cities
from web.thorough import GOLDEN

GAMES = {  # advanced actions: both parts of a card are offered at the card
    "evacuation": "2-mode_race-actions_advanced-bonuses_strict-objectives_false-lines_false-third_false"
    "-race_faces_both-goal_pieces_settled.record"
}
SHARED = {  # where a choice is made on the board; elsewhere the first turn has such a place
    "evacuation": lambda word: "part" if word.startswith("part ") else word,
    "underwater_cities": underwater_cities.place_of,
}


def record(game: str) -> str:
    """The beginning of a golden game for two, in which some place stands for several choices."""
    lines = (GOLDEN / game / GAMES.get(game, "greedy-2.record")).read_text()
    played = planetb.from_record(lines)
    seed = next(line.split()[1] for line in lines.splitlines() if line.startswith("seed "))
    match = planetb.new(game, 2, int(seed), played.variants)
    while match.seat != 0 or (game in SHARED and not shares_places(match)):
        match.make(played.moves[len(match.moves)])
    return match.record()


def shares_places(match: planetb.Match) -> bool:
    """Whether some place stands for several choices now, so that a menu opens there whatever the bots do."""
    words = [match.game.table.word(option) for option in match.options]
    return max(Counter(SHARED[match.game.meta.name](word) for word in words).values()) > 1


@pytest.mark.parametrize("game", sorted(MODULES))
def test_whole_turns_are_played_by_keyboard_alone(person: Person, game: str) -> None:
    me = person(prefs={"confirm": True})
    go_on(me, record(game), 2)
    keys = Keyboard(me)
    keys.play(turns=4)
    me.wait("mine")
    compare(me, game)
    moving = "() => document.getAnimations().filter(one => one.playState === 'running').length"
    assert me.page.evaluate(moving) == 0, "motion is spared for those who ask"
    assert keys.met - {"picking"} == {"mine", "menu", "held"}  # a pick is begun where one is met


@pytest.mark.parametrize("game", sorted(MODULES))
def test_game_is_opened_with_tab_and_digits_choose_from_the_list(person: Person, game: str) -> None:
    me = person()
    Keyboard(me).open_game(game)
    me.wait("mine")
    me.page.keyboard.press("l")
    expect(me.page.locator("section.prompt .choices")).to_be_visible()
    before = me.moments()
    me.page.keyboard.press("1")
    me.page.keyboard.press("Enter")
    me.reach(before + 1)
