"""Everything that can be chosen is to be seen: on a small laptop and a large screen without any scrolling,
on a tablet without any box that scrolls inside of the page, on a phone with scrolling but never covered; and
no word or number is smaller than 11 px. Measured in the page at moments of golden games; the thorough mode
looks at all of them.
"""

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError

from web.boards import go_on
from web.player import Player
from web.thorough import GOLDEN, THOROUGH

FIT = (Path(__file__).parent / "look" / "fit.js").read_text()
WIDE = [(1366, 657), (1920, 1080)]
TABLET = (820, 1180)
PHONE = (390, 844)
LEAST = 11  # pixels of a letter
GAMES = ["evacuation", "how_to_save_a_world", "reworld", "underwater_cities"]
SHARES = (0.3, 0.9)  # of a game: in the sample


def moments(game: str, seats: int) -> list[str]:
    """Records that end where seat 0 has something to decide."""
    lines = (GOLDEN / game / f"greedy-{seats}.record").read_text().splitlines()
    turns = [i for i, line in enumerate(lines) if line.startswith("0 ")]
    wanted = turns if THOROUGH else [turns[int(len(turns) * share)] for share in SHARES]
    return ["\n".join([*lines[:at], ""]) for at in wanted]


def crowded() -> str:
    """A game of Evacuation with all its cards: seat 0 has goals, action cards and many infrastructures."""
    game = "3-mode_points-actions_advanced-bonuses_generous-objectives_false-lines_false-third_false"
    name = f"{game}-race_faces_both-goal_pieces_present.record"
    lines = (GOLDEN / "evacuation" / name).read_text().splitlines()
    turns = [i for i, line in enumerate(lines) if line.startswith("0 ")]
    return "\n".join([*lines[: turns[int(len(turns) * 0.8)]], ""])


def settled(me: Player) -> None:
    """The page has drawn itself anew after a change of size."""
    me.page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")


@pytest.mark.parametrize("seats", [2, 3, 4] if THOROUGH else [3])
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_chosen_is_in_sight(reader: Player, game: str, seats: int) -> None:
    page, found = reader.page, []
    for number, record in enumerate(moments(game, seats)):
        for width, height in [*WIDE, TABLET, PHONE]:
            page.set_viewport_size({"width": width, "height": height})
            if (width, height) == WIDE[0]:
                go_on(reader, record, seats)
                page.evaluate(FIT)
            settled(reader)
            look = "fit.hidden" if (width, height) in WIDE else "fit.unreachable"
            with suppress(TimeoutError):  # what is asked comes into sight by itself
                page.wait_for_function(f"() => {look}().length === 0", timeout=5_000)
            lost = page.evaluate(look)
            small = page.evaluate(f"() => fit.small({LEAST})")
            boxes = page.evaluate("fit.scrolled") if (width, height) != PHONE else []
            found += [f"{game} {number} at {width}x{height}: {one}" for one in [*lost, *small, *boxes]]
    page.set_viewport_size({"width": 1440, "height": 900})
    assert not found, "\n".join(found)


def test_many_cards_are_read_by_their_names_and_never_covered(reader: Player) -> None:
    page = reader.page
    page.set_viewport_size({"width": 1366, "height": 657})
    go_on(reader, crowded(), 3)
    page.evaluate(FIT)
    for width, height in [(1366, 657), (1440, 900), PHONE]:
        page.set_viewport_size({"width": width, "height": height})
        settled(reader)
        assert page.evaluate("() => fit.small(11)") == [], f"at {width}x{height}"
        if (width, height) == PHONE:
            continue
        names = page.locator("[data-clear] [data-piece] b")
        assert names.count() >= 15
        boxes = [box for one in names.all() if (box := one.bounding_box())]
        assert min(box["width"] for box in boxes) >= 60, f"names have room at {width}x{height}"
        assert (
            page.evaluate("() => document.querySelector('.table').scrollHeight") <= height + 1
        )  # half pixels
        page.locator("[data-clear] [data-card]").first.hover()
        tip = page.get_by_role("tooltip")
        tip.wait_for()
        shown, hand = tip.bounding_box(), page.locator("[data-clear]").bounding_box()
        assert shown and hand and shown["y"] + shown["height"] <= hand["y"], "the cards stay in sight"
        page.mouse.move(2, 2)
    page.set_viewport_size({"width": 1440, "height": 900})


def test_long_words_push_no_choice_out_of_the_column(reader: Player) -> None:
    page = reader.page
    page.set_viewport_size({"width": 1366, "height": 657})
    go_on(reader, moments("evacuation", 2)[-1], 2)
    page.evaluate(FIT)
    for lang in ("de", "hu", "en"):
        page.locator("select.language").select_option(lang)
        page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=lang)
        reader.wait("mine")
        settled(reader)
        assert page.evaluate("() => fit.hidden()") == [], lang
        assert page.locator(".column .tools").evaluate("one => one.offsetHeight") <= 40, f"one line in {lang}"
    page.set_viewport_size({"width": 1440, "height": 900})
