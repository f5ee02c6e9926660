"""What a page of Reworld should show: modules, officers, ships, rounds and the final ship."""

from web.look.seen import Seen, View, same

ROUND = "[role=img][aria-label^='Round ']"
SHIPS = "main [data-card^='ship']"
FINAL = "main [role=img][data-card^='final.']"
HAND = ".hand h3"
READ = [ROUND, SHIPS, FINAL, HAND]
BY_LIST = {"pass", "yes", "no", "part"}  # have no place


def check(seen: Seen) -> None:
    """Piece by piece and number by number; and what may be chosen glows, each choice at its place."""
    same(seen.pieces, pieces_of(seen.view, seen.seat))
    check_numbers(seen)
    wanted = {place_of(one["key"]) for one in seen.options if one["domain"] not in BY_LIST}
    assert set(seen.glowing) == wanted, (seen.glowing, wanted)


def pieces_of(view: View, seat: int) -> dict[str, str]:
    """Every piece by its place, as the server's view of a seat has it."""
    mine = view["seats"][seat]
    found: dict[str, str] = {}
    for arm in view["station"]:
        found |= {f"slot {arm['slot']} {i}": f"officer.{card}" for i, card in enumerate(arm["cards"])}
        if arm["module"]:
            found[f"arm {arm['slot']}"] = arm["module"]
    rows = {f"row {seat} {i + 1}": row for i, row in enumerate(mine["rows"])}
    if view["chapter"] == 1:
        if view["start_field"]["taken"]:
            found["field"] = f"officer.{view['start_field']['card'] or 0}"
        for value in range(1, 6):
            cards = [card for card in mine["hand"] if card == value]
            found |= {f"hand {seat} {value} {i}": f"officer.{value}" for i in range(len(cards))}
    else:
        rows["flight"] = view["flying"]
        rows |= {f"{name} {seat}": mine[name] for name in ("defence", "shuttles", "satellites")}
        rows |= {f"city {seat} {city['letter']}": tiles_of(city) for city in mine["cities"]}
    return found | {f"{at} {i}": code for at, codes in rows.items() for i, code in enumerate(codes)}


def tiles_of(city: View) -> list[str]:
    """A city's tiles in the order they lie; its sign is printed beside them."""
    plain = city["crews"] - (1 if city["special"] else 0)
    return [
        *[f"terrabot.{city['letter']}"] * city["terrabots"],
        *([f"crew.{city['firm']}"] * plain if city["firm"] else []),
        *([f"special.{city['firm']}"] if city["firm"] and city["special"] else []),
        *["crew.flora"] * city["agricultural"],
    ]


def check_numbers(seen: Seen) -> None:
    """Rounds, points of ships, ranks of the final ship, cards in hand."""
    view = seen.view
    assert [label.split(", ")[-2] for label in seen.labels(SHIPS)] == [
        f"{ship['points']} points" for ship in view["ships"]
    ]
    owners = [label.split(", ")[-1] for label in seen.labels(SHIPS)]
    assert [owner == "free" for owner in owners] == [ship["owner"] is None for ship in view["ships"]]
    if view["chapter"] == 1:
        said = f"Round {view['round']} of 5: a terrabot scores {view['terrabot_points']} points"
        assert seen.labels(ROUND) == [said]
        cards = view["seats"][seen.seat]["cards"]
        assert seen.texts(HAND)[0].startswith(f"Hand: {cards} card"), (seen.texts(HAND), cards)
        return
    for label, category in zip(seen.labels(FINAL), view["final_ship"], strict=True):
        counts = [int(one.split()[-1]) for one in label.split(": ", 1)[1].split(", ")]
        assert counts == [count_of(area, category["category"]) for area in view["seats"]], label


def count_of(area: View, category: str) -> int:
    if category == "defence":
        return int(area["shields"])
    return next((int(city["tiles"]) for city in area["cities"] if city["letter"] == category), 0)


def place_of(key: str) -> str:
    """The place on the board that an option belongs to."""
    domain, _, where = key.partition(" ")
    if domain == "marker":
        return domain  # paid for with a card of any value
    if domain == "row":
        return f"row {where.split()[0]}"
    return f"city {where.split()[-1]}" if domain == "place" else key
