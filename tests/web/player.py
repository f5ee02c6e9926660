"""A person at the table, as a browser test plays one: clicks on what glows, confirms, looks at the log."""

import random
import re

from playwright.sync_api import Locator, Page, expect

OPEN = ":not([aria-disabled=true])"  # not barred by what is picked
GLOWING = f".table [data-key][role=button]{OPEN}, .table button[data-key]{OPEN}"
BUTTONS = f".table button[data-option]{OPEN}"
MENU = "[role=menu] button"
PICKED = "[data-picked]"  # there while several things are handed in together
HAND_IN = "[data-hand-in]"
ENOUGH = "[data-hand-in]:not([data-hand-in=''])"
LONG = 90_000  # a loaded machine may take its time; nothing here is a measurement
STARTING = 180_000  # until a browser is there
DRAWN = """() => Promise.race([
  new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true)))),
  new Promise((go) => setTimeout(() => go(false), 10_000)),
])"""


class Player:
    """One page with one seat (or none)."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.touch = False  # taps instead of clicks
        self.random = random.Random(seed)

    def open(self, address: str) -> "Player":
        self.page.goto(address)
        return self

    def against_a_bot(self, game: str = "reworld", site: str = "") -> "Player":
        """Sits down at a table with an easy bot, as the preset for a quick game sets it up."""
        self.open(f"{site}/new/{game}?preset=quick")
        self.press(self.page.locator("[data-start]"))
        self.page.wait_for_url("**/table/*")
        return self

    def resize(self, width: int, height: int) -> Page:
        """A window of another size, once the page has drawn itself anew."""
        self.page.set_viewport_size({"width": width, "height": height})
        return self.be_drawn()

    def be_drawn(self) -> Page:
        """Waits for a frame. Now and then Chromium draws a page no more, most often one that was resized, and
        nothing wakes it: another page takes its place, at the same address and with all that is stored.
        """
        if not self.page.evaluate(DRAWN):
            asleep, size = self.page, self.page.viewport_size
            self.page = asleep.context.new_page()
            if size:
                self.page.set_viewport_size(size)
            self.open(asleep.url)
            asleep.close()
        return self.page

    @property
    def state(self) -> str:
        """What the table waits for: "mine", "picking", "held", "menu", "curtain", "over", "busy" or "others".

        "mine" is a question (a pick of which nothing is picked yet, too), "picking" one begun.
        """
        return str(self.page.evaluate(_STATE))

    def wait(self, *states: str) -> str:
        """Waits until the table is in one of these states, and says in which."""
        self.page.wait_for_function(
            f"states => states.includes(({_STATE})())", arg=list(states), timeout=LONG
        )
        found = self.state
        return found if found in states else self.wait(*states)

    def targets(self) -> Locator:
        return self.page.locator(GLOWING)

    def click_some(self) -> bool:
        """Clicks one of the glowing targets, or a button where nothing glows; hands in what is picked.

        Returns whether that was a choice: a thing that is only picked is none yet.
        """
        glowing = self.page.locator(GLOWING)
        found = glowing if glowing.count() else self.page.locator(BUTTONS)
        if self.page.locator(PICKED).count():
            found = found.and_(self.page.locator(":not([aria-pressed]), [data-more]"))
            enough = self.page.locator(ENOUGH)
            if enough.count() and (not found.count() or self.random.random() < 0.5):
                self.press(enough)
                return True
        assert found.count(), f"nothing to click: {self.prompt()!r} {self.page.url}"
        target = found.nth(self.random.randrange(found.count()))
        picks = target.get_attribute("aria-pressed") is not None
        self.press(target)
        return not picks

    def press(self, target: Locator) -> None:
        """With the mouse, or with a finger."""
        if self.touch:
            target.tap()
        else:
            target.click()

    def turn(self) -> str:
        """Answers whatever is asked now; returns the state it was asked in ("picking": one was picked)."""
        asked = self.wait("mine", "picking", "held", "menu", "curtain", "over")
        before = self.page.evaluate(_STAMP)
        if asked in ("mine", "picking"):
            asked = "mine" if self.click_some() else "picking"
        elif asked == "held":
            self.press(self.page.locator("[data-confirm]"))
        elif asked == "menu":
            items = self.page.locator(MENU)
            self.press(items.nth(self.random.randrange(items.count())))
        elif asked == "curtain":
            self.page.get_by_role("dialog").get_by_role("button").click()
        if asked != "over":
            self.page.wait_for_function(f"before => ({_STAMP})() !== before", arg=before, timeout=LONG)
        return asked

    def play(self, choices: int) -> int:
        """Makes up to this many choices; returns how many until the game was over."""
        made = 0
        while made < choices:
            asked = self.turn()
            if asked == "over":
                break
            made += asked in ("mine", "menu")
        return made

    def picked(self) -> int:
        """How many things are picked."""
        return int(self.page.locator(PICKED).get_attribute("data-picked") or 0)

    def ask_for(self, *, pick: bool, most: int = 200) -> None:
        """Plays on until a pick of several things (or another question) is asked of me."""
        for _ in range(most):
            asked = self.wait("mine", "picking", "held", "menu", "curtain", "over")
            assert asked != "over", "no such question in a whole game"
            if asked == "mine" and bool(self.page.locator(PICKED).count()) == pick:
                return
            self.turn()
        raise AssertionError("no such question")

    def moments(self) -> int:
        """How many moments the replay slider knows."""
        return int(self.page.locator(".replay input[type=range]").get_attribute("max") or 0)

    def reach(self, moment: int) -> None:
        """Waits until so many choices stand."""
        self.page.wait_for_function(_REACHED, arg=moment, timeout=LONG)

    def prompt(self) -> str:
        return self.page.locator("section.prompt [role=status]").first.inner_text()

    def log(self) -> list[str]:
        return self.page.locator("[role=log] .line").all_inner_texts()

    def no_trouble(self) -> None:
        expect(self.page.locator("section.prompt [role=alert]")).to_have_count(0)


def table_of(page: Page) -> str:
    """The id of the open table."""
    found = re.search(r"/table/([a-z0-9]{12})", page.url)
    assert found, page.url
    return found.group(1)


_STATE = """() => {
  const one = (selector) => document.querySelector(selector) !== null;
  if (one('.curtain')) return 'curtain';
  if (one('section.prompt[aria-busy=true]')) return 'busy';
  if (one('[role=menu]')) return 'menu';
  if (one('[data-confirm]')) return 'held';
  const picked = document.querySelector('[data-picked]');
  if (picked?.ariaBusy === 'true') return 'busy';
  if (one('section.prompt.asked')) return Number(picked?.dataset.picked ?? 0) > 0 ? 'picking' : 'mine';
  if (one('.ending')) return 'over';
  return 'others';
}"""
_STAMP = """() => {
  const max = document.querySelector('.replay input[type=range]')?.max ?? '';
  const one = (selector) => document.querySelector(selector) !== null;
  const picked = document.querySelector('[data-picked]')?.dataset.picked ?? '';
  return [max, picked, one('[role=menu]'), one('[data-confirm]'), one('.curtain'), one('.ending')].join();
}"""
_REACHED = """moment => Number(document.querySelector('.replay input[type=range]')?.max ?? -1) >= moment"""
