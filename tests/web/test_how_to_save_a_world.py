"""The board of How to Save a World in a real browser: clicked, compared with the server, read."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import planetb
from planetb.games.how_to_save_a_world.content.tables import CARDS
from planetb.games.how_to_save_a_world.effects.badges import Purse, ReadyTiles
from planetb.games.how_to_save_a_world.effects.cards import RemoveCard
from planetb.games.how_to_save_a_world.effects.research import PayScience
from planetb.games.how_to_save_a_world.effects.resources import RaiseLines, TakeResources
from planetb.games.how_to_save_a_world.flow.turn import PayAny
from planetb.games.how_to_save_a_world.options import SPEND
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask, Pick
from web.boards import SIZES, WIDTHS, compare, findings, go_on, of_server, sit_down
from web.catalogue import read_catalogue
from web.conftest import Person
from web.finger import Finger
from web.player import ENOUGH, PICKED, Player

GAME = "how_to_save_a_world"

KINDS = {  # as the content names them, and as people read them
    "action": "action card",
    "reaction": "reaction card",
    "species": "species card",
    "space": "action space",
    "level 1": "level 1",
    "level 2": "level 2",
    "basic": "basic",
    "reward": "reward tile",
}


def half_played(me: Player, seats: int, rounds: int, seed: int = 8) -> None:
    """A table that goes on from a game played at random, without passing, up to seat 0 in that round."""
    match = planetb.new(GAME, seats=seats, seed=seed)
    chooser = random.Random(seed)
    while match.state.round < rounds or match.seat != 0:
        match.choose(chooser.choice([one for one in match.options if one != PASS] or [PASS]))
        assert not match.over, "another seed lasts longer"
    go_on(me, match.record(), seats)


def asked(me: Player, question: type[Ask[Any]], things: int = 2, seats: int = 2) -> planetb.Match:
    """A table that goes on from a game played at random: seat 0 is asked this, with things enough."""
    for seed in range(1, 500):
        match, chooser = planetb.new(GAME, seats=seats, seed=seed), random.Random(seed)
        while not match.over:
            ask = match.game.ask_of(match.state, 0) if match.waiting == [0] else None
            if isinstance(ask, question) and (not isinstance(ask, Pick) or is_wide(match, ask, things)):
                go_on(me, match.record(), seats)
                return match
            seat = match.waiting[0]
            match.choose(chooser.choice(match.options_of(seat)), seat)
    raise AssertionError("other seeds ask it")


def is_wide(match: planetb.Match, ask: Pick[Any], things: int) -> bool:
    """Whether nothing is picked yet and so many different things may be."""
    return not ask.picked and len(set(ask.things(match.state))) >= things


def wrong_tap(me: Player, key: str, said: str) -> None:
    """The page says this to a tap on something that cannot be chosen."""
    me.page.locator(f".table [data-key='{key}']").first.click(force=True)
    expect(me.page.locator("section.prompt [role=alert]")).to_contain_text(said)


@pytest.mark.parametrize("question", [Purse, PayScience, ReadyTiles, TakeResources, RaiseLines, PayAny])
def test_every_pick_is_made_by_taps_on_the_board(reader: Player, question: type[Ask[Any]]) -> None:
    """Things glow where they lie, are counted, and are handed in together."""
    asked(reader, question, things=1 if question is ReadyTiles else 2)
    compare(reader, GAME)
    moments = reader.moments()
    free = reader.page.locator(".table [data-key][data-more]")
    for n in range(1, 9):
        if n > 1 and (reader.page.locator(ENOUGH).count() or not free.count()):
            break
        free.first.click()
        expect(reader.page.locator(PICKED)).to_have_attribute("data-picked", str(n))
        expect(reader.page.locator(PICKED)).to_have_attribute("aria-busy", "false")
    expect(reader.page.locator(".table [data-key][aria-pressed=true]").first).to_be_visible()
    reader.page.locator(ENOUGH).click()
    reader.reach(moments + 1)
    reader.no_trouble()


def test_wrong_taps_during_picks_say_what_bars_them(person: Person) -> None:
    me = person()
    match = asked(me, Purse)
    ask = match.game.ask_of(match.state, 0)
    assert isinstance(ask, Purse)
    bare = [card for card in match.state.seats[0].hand if SPEND + card not in ask.things(match.state)]
    wrong_tap(me, f"spend {CARDS[bare[0]].code}", "shows no badge that counts here")
    asked(me, RaiseLines)
    wrong_tap(me, "take ingenuity", "Only standard resources")


def test_card_whose_effect_is_under_way_lies_in_play(person: Person) -> None:
    me = person()
    match = asked(me, RemoveCard)
    playing = match.view(0)["seats"][0]["playing"]
    assert playing
    heading = me.page.locator(".hand h3", has_text=f"In play: {len(playing)}")
    expect(heading).to_be_visible()
    compare(me, GAME)


@pytest.mark.parametrize("seats", [2, 4])
def test_page_stays_equal_to_the_server_at_every_number_of_seats(reader: Player, seats: int) -> None:
    sit_down(reader, GAME, seats)
    assert Finger(reader, GAME).play(10) == 10


def test_late_game_is_played_to_day_x_and_the_board_shows_the_rescue_project(reader: Player) -> None:
    half_played(reader, seats=2, rounds=4)
    assert of_server(reader.page)["view"]["structures"]
    finger = Finger(reader, GAME)
    finger.play()
    assert finger.over
    view = of_server(reader.page)["view"]
    expect(reader.page.locator(".project.rescue .name")).to_have_text(view["rescue"].capitalize())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_board_and_lessons(person: Person, theme: str) -> None:
    me = person(prefs={"theme": theme})
    half_played(me, seats=3, rounds=3)
    me.page.get_by_role("button", name="Icons").click()
    assert findings(me.page, ".table", WIDTHS[theme]) == []
    me.open(f"/help/{GAME}")
    expect(me.page.locator(".steps svg").nth(10)).to_be_visible()
    assert findings(me.page, ".steps") == []


def test_every_card_tile_and_space_is_drawn_from_its_effects(person: Person) -> None:
    read_catalogue(person(), GAME, KINDS, ".art .glyph")


def test_details_of_a_card_show_its_text_and_source(person: Person) -> None:
    me = person()
    half_played(me, seats=2, rounds=2)
    me.page.locator("[data-card='space.harvest']").first.hover()
    details = me.page.get_by_role("tooltip")
    expect(details).to_contain_text("For each planet badge you spend, gain 2 biomass")
    expect(details).to_contain_text("From the rulebook")
    expect(details).to_contain_text("action space")


def test_what_others_did_since_my_last_turn_is_marked(person: Person) -> None:
    me = person()
    sit_down(me, GAME, seats=2)
    marks = me.page.locator(".project .moved, .fresh")
    expect(marks).to_have_count(0)
    for _ in range(30):
        if me.turn() == "mine" and me.wait("mine", "menu") == "mine" and marks.count():
            break
    expect(marks.first).to_be_attached()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_out_of_reach_at_any_width(person: Person, size: tuple[int, int]) -> None:
    width, height = size
    me = person(viewport={"width": width, "height": height})
    half_played(me, seats=3, rounds=3, seed=11)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width == 1440:
        own = page.locator(".own").evaluate("one => [one.scrollHeight, one.clientHeight]")
        assert own[0] <= own[1], "the own area is read without scrolling"
    if width == 390:
        page.get_by_role("button", name="Board", exact=True).click()
    for key in ("land base_camp", "work evacuation"):
        page.locator(f"[data-key='{key}']").scroll_into_view_if_needed()
        expect(page.locator(f"[data-key='{key}']")).to_be_in_viewport()
