"""What a page of Underwater Cities should show: every piece at its place, by the server's view."""

from planetb.games.underwater_cities.terms import GOODS
from web.look.seen import Seen, View, same

GOOD_NAMES = {"biomass": "Biomass: in building it replaces kelp or steelplast", "point": "Points"}
STOCK = ".stock .goods > .pick"
PICTURES = "[role=img]"
FULFILLED = "main [data-card][aria-label*='fulfilled by']"
READ = [STOCK, PICTURES, FULFILLED]
BY_LIST = {"pass", "yes", "no", "part"}  # have no place


def check(seen: Seen) -> None:
    """Piece by piece and number by number; and what may be chosen glows, each choice at its place."""
    same(seen.pieces, pieces_of(seen.view, seen.options, seen.seat))
    check_goods(seen)
    check_track(seen)
    wanted = {place_of(one["key"]) for one in seen.options if one["domain"] not in BY_LIST}
    assert {place_of(key) for key in seen.glowing} == wanted, (seen.glowing, wanted)


def pieces_of(view: View, options: list[View], seat: int) -> dict[str, str]:
    """Every piece by its place, as the server's view of a seat has it."""
    found = shared_pieces(view)
    mine = view["nations"][seat]
    for name in ("hand", "looked"):
        found |= {f"{name} {seat} {card}": f"card c{card}" for card in mine[name]}
    keys = {option["key"] for option in options}
    for card in view["discards"][view["era"] - 1]:
        if f"card {card}" in keys:
            found[f"salvage {seat} {card}"] = f"card c{card}"
    for card in (*mine["tableau"], *mine["actions"]):
        found[f"claimed {seat} {card}"] = f"card c{card}"
    lying = {
        "city": [f"dome {dome}" if dome else "" for dome in mine["cities"]],
        "tunnel": [f"tunnel {one}" if one else "" for one in mine["tunnels"]],
    }
    for sort, pieces in lying.items():
        found |= {f"{sort} {i + 1} of {seat}": f"{one} of {seat}" for i, one in enumerate(pieces) if one}
    for i, code in enumerate(mine["metropolises"]):
        found[f"place {i} of {seat}"] = f"metropolis {code} of {seat}"
    for i, sites in enumerate(mine["sites"]):
        found |= {f"site {i + 1}{at} of {seat}": f"building {one} of {seat}" for at, one in sites.items()}
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


def check_goods(seen: Seen) -> None:
    """Stock and forecast of the own area."""
    mine = seen.view["nations"][seen.seat]
    for label, good in zip(seen.labels(STOCK), GOODS, strict=True):
        said = f"{GOOD_NAMES.get(good, good.capitalize())}: {mine['goods'][good]}, next production"
        assert label.startswith(said), (label, said)
    coming = [(good, mine["production"]["gives"][good]) for good in GOODS]
    gives = [f"{n} {GOOD_NAMES.get(good, good.capitalize())}" for good, n in coming if n]
    said = f"Next production gives {', '.join(gives) or '–'}; feeding"
    assert sum(label.startswith(said) for label in seen.labels(PICTURES)) == 1, said


def check_track(seen: Seen) -> None:
    """Era, supply and deck; fulfilled contracts."""
    view, labels = seen.view, seen.labels(PICTURES)
    for name in (
        f"Era {view['era']}, round {view['round']} of 10",
        f"Tunnels left: {view['supply']['tunnels']}",
        f"Era deck: {view['deck']} cards",
    ):
        assert sum(name in label for label in labels) == 1, name
    taken = sum(len(nation["contracts"]) for nation in view["nations"])
    assert len(seen.labels(FULFILLED)) == taken
