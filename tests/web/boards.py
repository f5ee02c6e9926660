"""What the tests of all boards share: sitting down at a table, comparing it with the server, axe."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

import planetb
from planetb.kernel.meta import Value
from planetb.kernel.step import Pick
from planetb.server.table.choices import words_of_things
from web.look import LOOKS
from web.look.seen import EYE, Seen
from web.player import Player, table_of
from web.thorough import GOLDEN, ROOT, THOROUGH

View = dict[str, Any]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_AXE_RUN = """part => {
  const light = document.documentElement.dataset.theme === 'light';
  return axe.run(part, light ? { runOnly: ['color-contrast'] } : {}).then((all) => all.violations);
}"""
SIZES = [(390, 844), (820, 1180), (1440, 900)]  # a phone, a tablet, a desk
HEIGHTS = {390: 844, 820: 1180, 1366: 657, 1440: 900, 1920: 1080}  # of all screens, by their width
WIDTHS = {
    "dark": tuple(HEIGHTS) if THOROUGH else (1366, 390),
    "light": (1440, 390),
}  # where axe looks at a board


def among_bots(seats: int) -> list[View]:
    """Seat 0 is mine; the others are easy bots."""
    return [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]


def with_eyes(me: Player) -> Player:
    """The tests' eyes are in the page, whatever it opens from now on."""
    if me.page.evaluate("typeof eye") == "undefined":
        me.page.context.add_init_script(EYE)
        me.open("/about")
    return me


def enter(me: Player, address: str, body: object) -> View:
    """Makes a table and goes there; the secret is kept as the lobby keeps it."""
    made: View = me.page.request.post(address, data=body).json()
    with_eyes(me)
    me.page.evaluate("eye.arrive", [made["table"], made["secret"]])
    return made


def sit_down(me: Player, game: str, seats: int, variants: dict[str, Value] | None = None) -> None:
    """A new table with bots."""
    enter(me, "/api/tables", {"game": game, "variants": variants or {}, "seats": among_bots(seats)})


def go_on(me: Player, record: str, seats: int) -> None:
    """A table that goes on from a record, with bots."""
    enter(me, "/api/records", {"record": record, "seats": among_bots(seats)})
    me.wait("mine")


def from_golden(me: Player, game: str, seats: int, share: float = 0.5) -> None:
    """A table that goes on from a well-played game of which seat 0 has seen this share; a turn begins."""
    lines = (GOLDEN / game / f"greedy-{seats}.record").read_text().splitlines()
    moves = [i for i, line in enumerate(lines) if line[0].isdecimal()]
    turns = [i for last, i in pairwise(moves) if lines[i].startswith("0 ") and lines[last][0] != "0"]
    go_on(me, "\n".join([*lines[: turns[int(len(turns) * share)]], ""]), seats)


def several(match: planetb.Match) -> bool:
    """Whether seat 0 may pick several of many things."""
    return is_pick(match, 2) and len(match.things(0, [])[0]) > 2


def before_a_pick(
    me: Player, game: str, such: Callable[[planetb.Match], bool] = several, seats: int = 2, seed: int = 3
) -> None:
    """A table that goes on from a game played at random: seat 0 has such a question before it."""
    match, chooser = planetb.new(game, seats, seed), random.Random(seed)
    while not such(match):
        if match.over:
            seed += 1
            match = planetb.new(game, seats, seed)
        seat = match.waiting[0]
        match.choose(chooser.choice(match.options_of(seat)), seat)
    go_on(me, match.record(), seats)


def is_pick(match: planetb.Match, most: int) -> bool:
    """Whether seat 0 alone is asked for up to so many things or more, and has picked none."""
    ask = match.game.ask_of(match.state, 0) if match.waiting == [0] else None
    return isinstance(ask, Pick) and not ask.picked and ask.most(match.state) >= most


def barring(match: planetb.Match) -> bool:
    """Whether there is a thing that does not go with another one, though each may be picked."""
    things = match.things(0, [])[0] if is_pick(match, 1) else []
    return any(set(things) - {one, *match.things(0, [one])[0]} for one in things)


def stacked(match: planetb.Match) -> bool:
    """Whether a second copy of a thing is another thing than the first."""
    if not is_pick(match, 2):
        return False
    twins = [[one, one] for one in match.things(0, [])[0] if one in match.things(0, [one])[0]]
    return any(len(set(words_of_things(match, 0, twin, "en"))) > 1 for twin in twins)


def of_server(page: Page) -> View:
    """What the server shows this seat now."""
    state: View = page.evaluate("eye.compared", [table_of(page), []])["server"]
    return state


def on_page(page: Page) -> dict[str, str]:
    """Every piece on the page by the place where it lies."""
    return Seen(page.evaluate("eye.compared", [table_of(page), []])).pieces


def compare(me: Player, game: str) -> Seen:
    """The page shows what the server says, piece by piece and number by number; all options glow."""
    look = LOOKS[game]
    me.page.mouse.move(1, 1)  # what is pointed at shows its outcome
    seen = Seen(me.page.evaluate("eye.compared", [table_of(me.page), look.READ]))
    look.check(seen)
    return seen


def findings(page: Page, part: str = "html", widths: tuple[int, ...] = (1440, 390)) -> list[str]:
    """What axe finds serious or critical in a part of the page: at a desk and on a phone, or as told.

    In the light theme only colours are looked at: all else is as in the dark one.
    """
    page.evaluate(AXE.read_text())
    size = page.viewport_size
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        for one in page.evaluate(_AXE_RUN, part):
            if one["impact"] in ("serious", "critical"):
                found.append(f"{width}: {one['id']}: {[node['target'] for node in one['nodes'][:3]]}")
    if size:
        page.set_viewport_size(size)
    return found
