"""What a page of How to Save a World should show: landers, discs, cubes, cards, resources, odds."""

from planetb.games.how_to_save_a_world.terms import DECKS, PROJECTS, RESOURCES
from web.look.seen import Seen, View, check_glow, codes_of, same

RESOURCE_NAMES = {"ingenuity": "Ingenuity, replaces any other"}
TABLEAU = ".tableau > .pick"
ASTEROID = "[role=img][aria-label^='Asteroid on space']"
ODDS = ".project [role=img][aria-label*='estimate:']"
DEVELOPED = ".laboratory [aria-label*=', developed.']"
READ = [TABLEAU, ASTEROID, ODDS, DEVELOPED]
BY_LIST = {"pass", "yes", "no", "part"}  # have no place


def check(seen: Seen) -> None:
    """The page shows what the server says, piece by piece and number by number; all options glow."""
    check_pieces(seen)
    check_numbers(seen)
    check_glow(seen, BY_LIST)


def check_pieces(seen: Seen) -> None:
    """Everything lies where it should; cubes that went through cracks count for the shield."""
    view, shown = seen.view, seen.pieces
    cubes = [at.split()[1] for at in shown if at.startswith("progress ")]
    cracked = {"laser": -view["cracks"], "shield": view["cracks"], "evacuation": 0}
    for project in PROJECTS:
        assert cubes.count(project) == view["progress"][project] + cracked[project], project
    lying = {at: piece for at, piece in shown.items() if not at.startswith("progress ")}
    same(lying, pieces_of(view, seen.seat))


def pieces_of(view: View, seat: int) -> dict[str, str]:
    """Every piece by its place, as the server's view of a seat has it."""
    found = {f"bag {cube}": f"cube {cube}" for cube in view["bag"]}
    for code, owners in view["landers"].items():
        for i, owner in enumerate(owners):
            found[f"space {code} {owner} {owners[:i].count(owner)}"] = f"lander {owner}"
    for owner, area in enumerate(view["seats"]):
        for world, count in area["zones"].items():
            found |= {f"zone {world} {owner} {i}": f"lander {owner}" for i in range(count)}
    for project in PROJECTS:
        heights: dict[int, int] = {}
        for one in view["tracks"][project]:
            height = heights.get(one["space"], 0)
            heights[one["space"]] = height + 1
            found[f"{project} {one['space']} {one['disc']} {height}"] = f"disc {one['disc']}"
    for deck, row in view["rows"].items():
        found |= {f"row {deck} {i}": f"card {deck}.{card}" for i, card in enumerate(row) if card}
    for pile in ("dealt", "hand", "playing", "bought", "discard"):
        cards = view["seats"][seat].get(pile, [])
        found |= {f"{pile} {seat} {card}": f"card {deck_of(card)}.{card}" for card in cards}
    return found


def deck_of(card: str) -> str:
    return next(deck for deck in DECKS if card in codes_of("how_to_save_a_world", deck))


def check_numbers(seen: Seen) -> None:
    """Resources and yield lines, the asteroid, the odds of the projects, technologies."""
    view, mine = seen.view, seen.view["seats"][seen.seat]
    for label, resource in zip(seen.labels(TABLEAU), RESOURCES, strict=True):
        name = RESOURCE_NAMES.get(resource, resource.capitalize())
        said = f"{name}: {mine['resources'][resource]}, yield line {mine['lines'][resource]}"
        assert label.startswith(said), (label, said)
    asteroid = seen.labels(ASTEROID)
    assert len(asteroid) == 1 and asteroid[0].startswith(f"Asteroid on space {view['asteroid']};"), asteroid
    percents = [int(label.split("estimate: ")[1].split()[0]) for label in seen.labels(ODDS)]
    wanted = [view["odds"][project] * 100 for project in PROJECTS]
    assert len(percents) == len(wanted)
    assert all(abs(one - two) <= 0.5 + 1e-9 for one, two in zip(percents, wanted, strict=True)), percents
    assert len(seen.labels(DEVELOPED)) == len(mine["technologies"])
