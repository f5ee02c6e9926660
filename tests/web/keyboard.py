"""A person without a mouse: Tab, arrows, digits, Enter; Space picks one of several things."""

import random

from web.player import ENOUGH, LONG, Player

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
STEPS = 12  # arrows before a choice
SEARCH = 150  # Tabs to something that has a menu
MENUS = ".table [data-key][aria-haspopup=menu]"
FOCUS = """() => {
  const targets = '[data-key][role=button], button[data-key], button[data-option]';
  const here = document.activeElement?.closest(targets);
  const key = here?.dataset.key ?? here?.dataset.option;
  return here ? [key, here.ariaHasPopup === 'menu', here.ariaPressed !== null] : null;
}"""
CHANGED = """before => {
  const busy = document.querySelector('section.prompt[aria-busy=true]');
  const picked = document.querySelector('[data-picked]');
  if (before !== null && picked?.ariaBusy === 'true') return false;
  const there = ['[role=menu]', '[data-confirm]', '.ending'].map((one) => !!document.querySelector(one));
  const now = [document.querySelector('.replay input')?.max, picked?.dataset.picked, ...there].join();
  return before === null ? now : !busy && now !== before;
}"""


class Keyboard:
    """Plays with keys alone; notes what it was asked and how many turns it has ended."""

    def __init__(self, me: Player, seed: int = 1) -> None:
        self.me = me
        self.press = me.page.keyboard.press
        self.random = random.Random(seed)
        self.met: set[str] = set()
        self.turns = 0

    def open_game(self, game: str) -> None:
        """From the lobby to the first question, with Tab and Enter."""
        page = self.me.open("/").page
        page.wait_for_selector(f"[data-game={game}] button")
        for _ in range(60):
            self.press("Tab")
            if page.evaluate(f"() => !!document.activeElement.closest('[data-game={game}] button')"):
                break
        self.press("Enter")
        page.wait_for_url("**/table/*")

    def focused(self) -> tuple[str, bool, bool] | None:
        """What a press of a key would mean, whether it opens a menu, and whether it picks a thing."""
        found = self.me.page.evaluate(FOCUS)
        return (found[0], found[1], found[2]) if found else None

    def find(self) -> None:
        """Walks over what glows with the arrow keys; if no menu was met yet, with Tab to one."""
        for _ in range(self.random.randrange(1, STEPS)):
            self.press(self.random.choice(ARROWS))
        assert self.focused(), "arrow keys find nothing"
        if "menu" in self.met or not self.me.page.locator(MENUS).count():
            return
        for _ in range(SEARCH):
            here = self.focused()
            if here and here[1]:
                return
            self.press("Tab")

    def enough(self) -> bool:
        """Whether what is picked may be handed in."""
        return self.me.page.locator(ENOUGH).count() > 0

    def answer(self) -> None:
        """Answers what is asked now."""
        asked = self.me.wait("mine", "picking", "menu", "held", "over")
        assert asked != "over", f"no menu in a whole game: {self.met}"
        before = self.me.page.evaluate(CHANGED, None)
        key = "Enter"  # on one of several things it hands in all of them
        if asked in ("mine", "picking") and not self.enough():
            self.find()
            here = self.focused()
            key = "Space" if here and here[2] else "Enter"
        elif asked == "menu":
            for _ in range(self.random.randrange(3)):
                self.press("ArrowDown")
        self.press(key)
        self.me.page.wait_for_function(CHANGED, arg=before, timeout=LONG)
        self.met.add(asked)
        self.turns += asked == "held"

    def play(self, turns: int) -> None:
        """Until so many choices that end a turn, or reveal something, are confirmed, and a menu was met."""
        while self.turns < turns or "menu" not in self.met:
            self.answer()
