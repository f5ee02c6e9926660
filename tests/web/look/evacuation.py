"""What a page of Evacuation should show: both worlds, rows, track, holds, cards, stocks and the race."""

from planetb.games.evacuation.terms import RESOURCES
from web.look.seen import Seen, View, check_glow, codes_of, same

ROW_CODES = {"ships": "ship", "stadiums": "stadium", "infrastructures": "infra"}
OWN = ".own [data-key]"
DEVELOPED = ".technologies [aria-label*=', developed.']"
READ = [OWN, DEVELOPED, *[f"[data-standing='0']{part}" for part in ("", " li", " .total b")]]
BY_LIST = {"pass", "reveal"}  # chosen in the prompt bar, or beside "refresh"


def check(seen: Seen) -> None:
    """The page shows what the server says, piece by piece and number by number; all options glow."""
    check_pieces(seen)
    check_stocks(seen)
    check_standing(seen)
    check_glow(seen, BY_LIST)


def check_pieces(seen: Seen) -> None:
    """Everything lies where it should; factories are counted by site."""
    view, shown = seen.view, seen.pieces
    works = [at for at, piece in shown.items() if piece.startswith("factory")]
    for site, settled in view["sites"].items():
        there = [at for at in works if at.startswith(f"site {site} ")]
        assert len(there) == len(settled["factories"]), site
    lying = {at: piece for at, piece in shown.items() if at not in works}
    same(lying, shared_pieces(view) | own_pieces(view["seats"][seen.seat], seen.seat))


def shared_pieces(view: View) -> dict[str, str]:
    """What lies on the common board."""
    found = {f"order {i}": f"mark {who}" for i, who in enumerate(view["order"])}
    for site, settled in view["sites"].items():
        found[f"site {site} flag"] = f"mark {settled['owner']}"
    for row, items in view["rows"].items():
        code = ROW_CODES[row]
        found |= {f"row {row} {item}": f"{code} {code}.{item}" for item in items + view["revealed"][row]}
    pairs = [area["markers"] for area in view["seats"]] + view.get("rival", {}).get("markers", [])
    for owner, pair in enumerate(pairs):
        for which, marker in enumerate(pair):
            found[f"track {marker['step']} {marker['lane']} {owner} {which}"] = f"marker {owner}"
    if "rival" not in view:
        found |= {f"objective {code}": f"card objective.{code}" for code in view.get("objectives", [])}
    return found


def own_pieces(area: View, seat: int) -> dict[str, str]:
    """What lies before a seat that sees its own cards."""
    places = area["old_sites"] + area["productivity"]
    found = {
        f"old {seat} {code}": f"old old.{code} {places[i]}"
        for i, code in enumerate(codes_of("evacuation", "old"))
    }
    for world in ("old", "new"):
        for kind in ("ship", "stadium"):
            there = area[f"{kind}s_{world}"]
            found |= {f"{kind} {seat} {world} {one}": f"{kind} {kind}.{one}" for one in there}
    flying = [ship for ship in area["aboard"]["ships"] if ship not in area["ships_new"]]
    found |= {f"ship {seat} flying {one}": f"ship ship.{one}" for one in flying}
    mine = area["mine"]
    piles = {
        "action-cards": ("card card", mine["cards"]),
        "played": ("card card", area["played"]),
        "pack": ("card goal", mine["pack"]),
        "goals": ("card goal", mine["goals"]),
        "drafted": ("card goal", [] if mine["goals"] else mine["drafted"]),
        "objectives": ("card objective", area["objectives"]),
        "objectives-played": ("card objective", area["played_objectives"]),
        "hand": ("infra infra", area["hand"]),
        "built": ("infra infra", area["built"]),
    }
    for pile, (sort, cards) in piles.items():
        found |= {f"{pile} {seat} {one}": f"{sort}.{one}" for one in cards}
    return found


def check_stocks(seen: Seen) -> None:
    """Stocks, production and waiting factories of both worlds, technologies."""
    mine, labels = seen.view["seats"][seen.seat], seen.labels(OWN)
    for i, name in enumerate(RESOURCES):
        good = name.capitalize()
        for world, income in (("old", mine["old_production"]), ("new", mine["production"])):
            place = f"{world.capitalize()} World"
            for said in (
                f"{place}, {good}: {mine[world][name]}, {income[name]} a year",
                f"{place}: {good} factories waiting: {mine[f'factories_{world}'][i]}",
            ):
                assert any(label.startswith(said) for label in labels), (said, labels)
    assert len(seen.labels(DEVELOPED)) == sum(mine["developed"])


def check_standing(seen: Seen) -> None:
    """The checklist of the race, or the points, as the rules have them."""
    mine, standing = seen.view["seats"][0], "[data-standing='0']"
    if "race" in mine:
        wanted = [f"{name.capitalize()}: {mine['production'][name]} of 8" for name in RESOURCES]
        wanted.append(f"Stadium: {len(mine['stadiums_new'])} of 3")
        assert seen.labels(f"{standing} li") == wanted
        markers = " · ".join(str(marker) for marker in mine["race"]["markers"])
        assert f"Markers at the end: {markers}" in seen.texts(standing)[0]
    else:
        assert seen.texts(f"{standing} .total b") == [str(sum(mine["standing"].values()))]
