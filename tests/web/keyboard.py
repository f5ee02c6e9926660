"""A person without a mouse: Tab, arrows, digits, Enter."""

import random

from web.player import LONG, Player

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
STEPS = 12  # arrows before a choice
SEARCH = 150  # Tabs to something that has a menu
MENUS = ".table [data-key][aria-haspopup=menu]"
FOCUS = """() => {
  const targets = '[data-key][role=button], button[data-key], button[data-option]';
  const here = document.activeElement?.closest(targets);
  return here ? [here.dataset.key ?? here.dataset.option, here.ariaHasPopup === 'menu'] : null;
}"""
CHANGED = """before => {
  const busy = document.querySelector('section.prompt[aria-busy=true]');
  const now = [document.querySelector('.replay input')?.max, !!document.querySelector('[role=menu]'),
    !!document.querySelector('[data-confirm]'), !!document.querySelector('.ending')].join();
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

    def focused(self) -> tuple[str, bool] | None:
        """What a press of Enter would mean, and whether it opens a menu."""
        found = self.me.page.evaluate(FOCUS)
        return (found[0], found[1]) if found else None

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

    def answer(self) -> None:
        """Answers what is asked now."""
        asked = self.me.wait("mine", "menu", "held", "over")
        assert asked != "over", f"no menu in a whole game: {self.met}"
        before = self.me.page.evaluate(CHANGED, None)
        if asked == "mine":
            self.find()
        elif asked == "menu":
            for _ in range(self.random.randrange(3)):
                self.press("ArrowDown")
        self.press("Enter")
        self.me.page.wait_for_function(CHANGED, arg=before, timeout=LONG)
        self.met.add(asked)
        self.turns += asked == "held"

    def play(self, turns: int) -> None:
        """Until so many choices that end a turn, or reveal something, are confirmed, and a menu was met."""
        while self.turns < turns or "menu" not in self.met:
            self.answer()
