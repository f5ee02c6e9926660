"""What a page of Underwater Cities should show: every piece at its place, by the server's view."""

from playwright.sync_api import Page

from planetb.games.underwater_cities.terms import GOODS
from web.boards import View

GOOD_NAMES = {"biomass": "Biomass: in building it replaces kelp or steelplast", "point": "Points"}


def on_page(page: Page) -> dict[str, str]:
    """Every piece on the page by the place where it lies."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries(
          [...document.querySelectorAll('.table [data-at]')].map((one) => [one.dataset.at, one.dataset.piece])
        )"""
    )
    return found


def pieces_of(view: View, options: list[View]) -> dict[str, str]:
    """The same, worked out from the server's view of seat 0."""
    found = shared_pieces(view)
    mine = view["nations"][0]
    for name in ("hand", "looked"):
        found |= {f"{name} 0 {card}": f"card c{card}" for card in mine[name]}
    keys = {option["key"] for option in options}
    for card in view["discards"][view["era"] - 1]:
        if f"card {card}" in keys:
            found[f"salvage 0 {card}"] = f"card c{card}"
    for card in (*mine["tableau"], *mine["actions"]):
        found[f"claimed 0 {card}"] = f"card c{card}"
    found |= {f"city {i + 1} of 0": f"dome {dome} of 0" for i, dome in enumerate(mine["cities"]) if dome}
    found |= {f"tunnel {i + 1} of 0": f"tunnel {one} of 0" for i, one in enumerate(mine["tunnels"]) if one}
    found |= {f"place {i} of 0": f"metropolis {code} of 0" for i, code in enumerate(mine["metropolises"])}
    for i, sites in enumerate(mine["sites"]):
        found |= {f"site {i + 1}{place} of 0": f"building {word} of 0" for place, word in sites.items()}
    return found


def shared_pieces(view: View) -> dict[str, str]:
    """Tiles on slots, markers, special cards, the card of the turn, the cloning tile."""
    found: dict[str, str] = {}
    for slot in view["slots"]:
        found |= {f"slot {slot['slot']} {seat}": f"tile {seat}" for seat in slot["tiles"]}
        if slot["blocked"]:
            found[f"slot {slot['slot']} neutral"] = "tile neutral"
    for space, markers in view["federation"].items():
        found |= {f"federation {space} {seat}": f"marker {seat}" for seat in markers}
    tops = [] if view["special_top"] is None else [view["special_top"]]
    found |= {f"special {card}": f"card c{card}" for card in (*view["specials"], *tops)}
    if view["played"] is not None:
        found["played"] = f"card c{view['played']}"
    if view["cloning"]:
        found["clone"] = "clone"
    return found


def place_of(key: str) -> str:
    """The place on the board that an option belongs to: one site carries all that may be done there."""
    domain, _, where = key.partition(" ")
    if domain == "upgrade" and where[0] == "t":
        return f"tunnel {where[1:]}"
    if domain in ("farm", "desalination", "laboratory", "upgrade"):
        return f"site {where}"
    return f"city {where}" if domain == "symbiotic" else key


def compare_goods(page: Page, mine: View) -> None:
    """Stock and forecast of the own area."""
    labels = page.locator(".stock .goods > .pick").evaluate_all(
        "all => all.map((one) => (one.querySelector('button') ?? one).getAttribute('aria-label'))"
    )
    for label, good in zip(labels, GOODS, strict=True):
        said = f"{GOOD_NAMES.get(good, good.capitalize())}: {mine['goods'][good]}, next production"
        assert label.startswith(said), (label, said)
    gives = [f"{n} {GOOD_NAMES.get(good, good.capitalize())}" for good, n in foretold(mine)]
    outlook = page.get_by_role("img", name=f"Next production gives {', '.join(gives) or '–'}; feeding")
    assert outlook.count() == 1, gives


def foretold(mine: View) -> list[tuple[str, int]]:
    return [(good, mine["production"]["gives"][good]) for good in GOODS if mine["production"]["gives"][good]]
