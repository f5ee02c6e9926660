"""What the tests of all boards share: sitting down at a table, looking at the server, axe, golden games."""

import json
import os
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from web.conftest import ROOT, Person
from web.player import Player, table_of

View = dict[str, Any]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GOLDEN = ROOT / "tests" / "golden"
PICTURES = ROOT / "docs" / "screenshots"
THOROUGH = bool(os.environ.get("PLANETB_EVERY_MOMENT"))  # every moment of every golden game, for releases


def enter(me: Player, address: str, body: object) -> None:
    made = me.page.request.post(address, data=body).json()
    stored = json.dumps(json.dumps({made["table"]: made["secret"]}))
    me.page.add_init_script(f"localStorage.setItem('planetb.seats', {stored})")
    me.open(f"/table/{made['table']}")


def of_server(page: Page) -> View:
    """What the server shows this seat now."""
    state: View = page.evaluate(
        """async table => {
          const secret = JSON.parse(localStorage.getItem('planetb.seats'))[table];
          const headers = { Authorization: `Bearer ${secret}` };
          return (await fetch(`/api/tables/${table}?seat=0`, { headers })).json();
        }""",
        table_of(page),
    )
    return state


def findings(page: Page, part: str) -> list[str]:
    """What axe finds serious or critical in a part of the page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("part => axe.run(part).then(all => all.violations)", part)
    return [
        f"{one['id']}: {[node['target'] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def play_and_compare(me: Player, choices: int, compare: Callable[[Player], None], every: int = 1) -> int:
    """Plays by clicks; each so many choices the page is compared with the server."""
    made = 0
    while made < choices:
        asked = me.wait("mine", "menu", "over")
        if asked == "over":
            return made
        if asked == "mine" and made % every == 0:
            compare(me)
        me.turn()
        made += 1
    return made


def replay_golden(person: Person, game: str, pieces: str, least: int, looks: int) -> None:
    """Goes through golden games, one for each number of seats; at every look the board has so many pieces."""
    files = sorted((GOLDEN / game).glob("*.record" if THOROUGH else "greedy-*.record"))
    assert files
    for file in files:
        me = person()
        enter(me, "/api/records", {"record": file.read_text()})
        me.wait("over")
        last = me.moments()
        step = 1 if THOROUGH else max(1, last // looks)
        seen = me.page.evaluate(STROLL, [last, step, pieces])
        assert len(seen) == len(range(0, last, step)) and min(seen) >= least, file.name
        me.page.context.close()


STROLL = """async ([last, step, pieces]) => {
  const slider = document.querySelector('.replay input[type=range]');
  const bar = document.querySelector('section.prompt');
  const seen = [];
  for (let moment = 0; moment < last; moment += step) {
    slider.value = String(moment);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    for (let tries = 0; tries < 3000 && !bar.textContent.includes(`Moment ${moment} of`); tries++) {
      await new Promise((go) => setTimeout(go, 8));
    }
    if (!bar.textContent.includes(`Moment ${moment} of`)) throw new Error(`moment ${moment} did not come`);
    seen.push(document.querySelectorAll(pieces).length);
  }
  return seen;
}"""
