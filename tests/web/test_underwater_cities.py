"""The board of Underwater Cities in a real browser: clicked, compared with the server, read."""

import random
import re

import pytest
from playwright.sync_api import expect

import planetb
from planetb.games.underwater_cities.effects.drawing import SalvageCard
from planetb.games.underwater_cities.options import CARD, USE
from planetb.kernel.domain import PASS
from planetb.kernel.meta import Value
from planetb.kernel.shared import put_row
from planetb.server.table.logged_match import LoggedMatch
from web.boards import SIZES, WIDTHS, findings, go_on, of_server, on_page, sit_down
from web.catalogue import read_catalogue
from web.conftest import Person
from web.finger import Finger
from web.gallery import SIZES as SCREENS
from web.gallery import Gallery
from web.player import Player
from web.telling import Told, read, told_to
from web.thorough import GOLDEN, THOROUGH

GAME = "underwater_cities"

SETTINGS: list[tuple[int, dict[str, Value]]] = [
    (1, {}),
    (1, {"boards": "expert", "foreign": 3}),
    *(
        (seats, {"boards": boards, "contracts": contracts})
        for seats in (2, 3, 4)
        for boards in ("basic", "expert")
        for contracts in (False, True)
        if THOROUGH or (boards == "expert") == (contracts == (seats != 3))
    ),
]  # in the sample each number of seats meets each value once


def half_played(me: Player, seats: int, rounds: int, seed: int = 8, **variants: Value) -> None:
    """A table that goes on from a game played at random up to seat 0 choosing a card in that round."""
    match = planetb.new(GAME, seats=seats, seed=seed, variants=variants)
    chooser = random.Random(seed)
    while match.state.round < rounds or match.seat != 0 or not CARD <= match.options[0] < USE:
        match.choose(chooser.choice([one for one in match.options if one != PASS] or [PASS]))
        assert not match.over, "another seed lasts longer"
    go_on(me, match.record(), seats)


def before_a_slot(me: Player, name: str, share: float) -> None:
    """A table that goes on from a golden game: seat 0 has played a card and is asked for the slot."""
    lines = (GOLDEN / GAME / f"{name}.record").read_text().splitlines()
    turns = [i for i, line in enumerate(lines) if line.startswith("0 card") and " : slot" in line]
    last = turns[int(len(turns) * share)]
    record = "\n".join([*lines[:last], lines[last].partition(" : slot")[0], ""])
    go_on(me, record, int(name[-1]))


QUESTIONS = [
    "KeepCards",
    "ChooseDifferent",
    "AdvanceAgain",
    "DiscardDown",
    "BeforeSlot",
    "SiftCards",
    "ShedCards",
    "UsePaid",
]


def asked_for(me: Player, question: str) -> None:
    """A table that goes on from the first game played at random in which seat 0 meets a question."""
    for seed in range(500):
        match, chooser = planetb.new(GAME, 2, seed), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            if not seat and type(match.game.ask_of(match.state, 0)).__name__ == question:
                go_on(me, match.record(), 2)
                return
            options = match.options_of(seat)
            match.choose(chooser.choice([one for one in options if one != PASS] or options), seat)
    raise AssertionError(f"no game of 500 asks {question}")


@pytest.mark.parametrize("question", QUESTIONS)
def test_picks_and_rare_questions_are_answered_by_clicks(reader: Player, question: str) -> None:
    asked_for(reader, question)
    assert Finger(reader, GAME).play(1) == 1


WRONG = {  # at the choice of a card
    "slot always": "First choose the card that you play",
    "tunnel 1": "Not by itself",
}


@pytest.mark.parametrize("place", WRONG)
def test_wrong_tap_is_told_its_reason(reader: Player, place: str) -> None:
    half_played(reader, seats=2, rounds=2)
    reader.page.locator(f"[data-key='{place}']").first.click(force=True)
    expect(reader.page.locator("section.prompt [role=alert]")).to_contain_text(WRONG[place])


@pytest.mark.parametrize(("seats", "variants"), SETTINGS)
def test_every_number_of_seats_and_variant_opens_and_is_played(
    reader: Player, seats: int, variants: dict[str, Value]
) -> None:
    sit_down(reader, GAME, seats, variants)
    assert Finger(reader, GAME).play(5) == 5


def test_page_stays_equal_to_the_server_after_every_move(reader: Player) -> None:
    half_played(reader, seats=2, rounds=7, boards="expert", contracts=True)
    assert Finger(reader, GAME).play(20) == 20


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_board_and_lessons(person: Person, theme: str) -> None:
    me = person(prefs={"theme": theme})
    half_played(me, seats=4, rounds=9, boards="expert", contracts=True)
    me.page.get_by_role("button", name="Icons").click()
    assert findings(me.page, ".table", WIDTHS[theme]) == []
    me.open(f"/help/{GAME}")
    expect(me.page.locator(".steps svg").nth(5)).to_be_visible()
    assert findings(me.page, ".steps") == []


KINDS = {  # as the content names them, and as people read them
    "era 1": "era I, ",
    "era 2": "era II, ",
    "era 3": "era III, ",
    "special": "special card",
    "slot": "action slot",
    "metropolis": "metropolis",
    "contract": "government contract",
    "bonus": "printed bonus",
}


def test_every_card_slot_and_tile_is_drawn_from_its_effects(person: Person) -> None:
    read_catalogue(person(), GAME, KINDS, ".art .effect .glyph")


@pytest.mark.parametrize(
    ("language", "text", "source"),
    [
        ("en", "steelplast", "From the rulebook"),
        ("de", "Stahlplastik", "Aus der Spielanleitung"),
        ("hu", "acélplasztot", "A szabálykönyvből"),
    ],
)
def test_details_of_a_slot_show_its_text_and_source_in_each_language(
    person: Person, language: str, text: str, source: str
) -> None:
    me = person(prefs={"language": language})
    half_played(me, seats=3, rounds=2)
    me.page.locator("[data-card='r3']").first.hover()
    details = me.page.get_by_role("tooltip")
    expect(details).to_contain_text(text)
    expect(details).to_contain_text(source)


def test_what_others_did_since_my_last_turn_is_marked(person: Person) -> None:
    me = person()
    sit_down(me, GAME, seats=2)
    marks = me.page.locator("main .fresh, main .news")
    expect(marks).to_have_count(0)
    for _ in range(40):
        if me.turn() == "mine" and me.wait("mine", "menu") == "mine" and marks.count():
            break
    expect(marks.first).to_be_attached()


def test_sea_floor_of_a_rival_is_shown_large_on_demand(person: Person) -> None:
    me = person()
    half_played(me, seats=3, rounds=6)
    view = of_server(me.page)["view"]
    tab = me.page.get_by_role("button", name=re.compile("Look at the sea floor of")).nth(1)
    tab.click()
    expect(tab).to_have_attribute("aria-pressed", "true")
    shown = {at: piece for at, piece in on_page(me.page).items() if at.endswith(" of 1")}
    assert len([at for at in shown if at.startswith("tunnel")]) == sum(
        1 for one in view["nations"][1]["tunnels"] if one
    )


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_out_of_reach_at_any_width(person: Person, size: tuple[int, int]) -> None:
    width, height = size
    me = person(viewport={"width": width, "height": height})
    before_a_slot(me, "greedy-4", 0.88)
    page = me.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width == 1440:
        for part in (".own", "main > .board"):
            seen = page.locator(part).evaluate("one => [one.scrollHeight, one.clientHeight]")
            assert seen[0] <= seen[1], f"{part} is read without scrolling"
    if width == 390:
        page.get_by_role("button", name="Board", exact=True).click()
    for key in ("slot g1", "tunnel 1", "city 9"):
        page.locator(f"[data-key='{key}']").scroll_into_view_if_needed()
        expect(page.locator(f"[data-key='{key}']")).to_be_in_viewport()


def before_the_discards(piles: int) -> Told:
    """Seat 0 may take a card of the discards; so many eras have left theirs in the pile."""
    origin, entries = read(GOLDEN / GAME / "greedy-3.record")
    turn = max(at for at, entry in enumerate(entries) if entry.seat == 0)
    logged = LoggedMatch.replayed(origin, entries[:turn])
    state = logged.match.state
    pile = [card for row in state.discards[-piles:] for card in row]
    state.discards = put_row(state.discards, state.era, sorted(pile))
    state.push(SalvageCard(0))
    logged.match.game.advance(state)
    return told_to(0, logged)


@pytest.mark.parametrize("piles", [1, 3])
def test_discards_to_choose_from_lie_over_the_board_and_are_read_there(gallery: Gallery, piles: int) -> None:
    told = before_the_discards(piles)
    for size, page in gallery.pages.items():
        gallery.show(size, told)
        cards = page.locator("button[data-key^=card]")
        assert cards.count() > 15
        assert page.evaluate("kind => fit.wrong(kind, 11)", SCREENS[size]) == [], size
        if size[0] > 1100:
            cards.first.focus()
            page.keyboard.press("Tab")
            expect(cards.nth(1)).to_be_focused()
            page.get_by_role("button", name="Look at the board").click()
            expect(cards).to_have_count(0)
            page.get_by_role("button", name="Back to the discards").click()
            expect(cards.first).to_be_visible()
