"""The register of the content, the verbs a content pack may use, and how declared items become things."""

from typing import Any, Final

from planetb.games.underwater_cities import terms
from planetb.games.underwater_cities.content.ranges import RANGES
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    BONUSES,
    CARDS,
    CONTRACTS,
    DOUBLE,
    FIGURES,
    GATE,
    MAIN_BOARDS,
    METROPOLISES,
    MONUMENT,
    PALACE,
    PRICES,
    SLOTS,
    TRIPLE,
    Board,
    Card,
    Contract,
    Cost,
    Counter,
    Deed,
    Metropolis,
    Slot,
)
from planetb.games.underwater_cities.effects import actions, building, upgrading
from planetb.games.underwater_cities.effects.ending import Ending
from planetb.games.underwater_cities.effects.events import Event
from planetb.games.underwater_cities.effects.lasting import Lasting
from planetb.games.underwater_cities.options import SITE_NAMES, SLOT_NAMES
from planetb.games.underwater_cities.terms import (
    CARD_KINDS,
    CITY_SITES,
    COLOUR_WORDS,
    COLOURS,
    KINDS,
    NO_COLOUR,
)
from planetb.kernel.collect import defined_in
from planetb.kernel.content import Content
from planetb.kernel.effect import All, Effect, OneOf

EFFECTS: Final = "planetb.games.underwater_cities.effects"
COUNTERS: Final[dict[str, Any]] = {kind.__name__: kind for kind in defined_in(Counter, EFFECTS)}
EVENTS: Final[dict[str, Any]] = {kind.__name__: kind for kind in defined_in(Event, EFFECTS)}
VERBS: Final[dict[str, Any]] = (
    {
        verb.__name__: verb
        for verb in [*defined_in(Effect, EFFECTS), OneOf, All]
        if verb not in (Ending, Lasting)
    }
    | COUNTERS
    | EVENTS
    | {
        name: value
        for module in (terms, building, upgrading, actions)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    }
)
CONTENT: Final = Content("underwater_cities", VERBS, RANGES)
CODED: Final[list[tuple[str, Deed]]] = []  # every effect of the content with its code, for numbering

ERA_STARTS: Final = (1, 67, 124)
BLOCKS: Final = (22, 19, 19)  # cards of one colour per era
SPECIAL_DECK: Final = {1: 3, 2: 3, 3: 4}  # by cost


def era_card(number: int, kind: int, effect: Deed, source: str = "ours") -> None:
    """Declares an era card. Era and colour follow from the number: blocks of yellow, red, green."""
    era = 2 if number >= ERA_STARTS[2] else 1 if number >= ERA_STARTS[1] else 0
    colour = (number - ERA_STARTS[era]) // BLOCKS[era]
    _card(number, era, colour, kind, 0, effect, source, f"era {era + 1} {COLOURS[colour]}")


def special_card(number: int, colour: int, kind: int, cost: int, effect: Deed, source: str = "ours") -> None:
    """Declares a special card."""
    deck = SPECIAL_DECK[cost]
    _card(number, deck, colour, kind, cost, effect, source, "special 3" if deck == 4 else "special 1-2")


def assistant(effect: Deed, source: str) -> None:
    """Declares the personal assistant, the same for all seats."""
    _card(0, 5, NO_COLOUR, terms.ACTION, 0, effect, source, "assistant")


def _card(
    number: int, deck: int, colour: int, kind: int, cost: int, effect: Deed, source: str, group: str
) -> None:
    item = CONTENT.item(
        f"c{number}",
        group,
        source,
        number=number,
        colour=COLOUR_WORDS[colour],
        type=CARD_KINDS[kind],
        cost=cost,
        effect=effect,
    )
    if item.number("number") != number:
        raise CONTENT.bad(f"c{number}.number: a card keeps its number, {number}")
    colour, kind = COLOUR_WORDS.index(item.text("colour")), CARD_KINDS.index(item.text("type"))
    _sort(item.code, item.effect(), {terms.LASTING: Lasting, terms.SCORING: Ending}.get(kind))
    card = Card(item.number("number"), deck, colour, kind, item.number("cost"), item.effect())
    assert len(CARDS) == number, f"card {number} is out of order"
    CARDS.append(card)
    CODED.append((f"c{number}", card.effect))


SORTS: Final = {Lasting: "kept for later", Ending: "counted at the end"}


def _sort(place: str, effect: Deed, wanted: type[Deed] | None) -> None:
    """Refuses what is done where something lasts or is counted at the end, and the other way round."""
    if isinstance(effect, (All, OneOf)):
        for part in effect.parts():
            _sort(place, part, wanted)
        return
    name = type(effect).__name__
    if wanted is not None and not isinstance(effect, wanted):
        raise CONTENT.bad(f"{place}: {name} is done; here something is to be {SORTS[wanted]}")
    if wanted is None and isinstance(effect, (Ending, Lasting)):
        raise CONTENT.bad(
            f"{place}: {name} is {SORTS[Lasting if isinstance(effect, Lasting) else Ending]}, not done"
        )
    for part in effect.parts():
        _sort(place, part, None)


def slot(code: str, effect: Deed, source: str) -> None:
    """Declares an action slot; its colour is the first letter of its code."""
    colours = {"y": terms.YELLOW, "r": terms.RED, "g": terms.GREEN, "a": NO_COLOUR}
    item = CONTENT.item(code, "slot", source, colour=COLOUR_WORDS[colours[code[0]]], effect=effect)
    assert SLOT_NAMES[len(SLOTS)] == code, f"slot {code} is out of order"
    waiting = [item.effect()]
    while waiting:
        part = waiting.pop()
        if isinstance(part, actions.UseSlot):  # whether it can be done would be asked of it without end
            raise CONTENT.bad(f"{code}: a slot cannot do the action of a slot")
        waiting += part.parts()
    _sort(code, item.effect(), None)
    SLOTS.append(Slot(code, COLOUR_WORDS.index(item.text("colour")), item.effect()))
    CODED.append((code, item.effect()))


def main_board(code: str, ring: tuple[str, ...], source: str) -> None:
    """Declares a side of the main board: its slots clockwise from the first green one."""
    item = CONTENT.item(code, "main board", source, ring=ring)
    MAIN_BOARDS.append([SLOT_NAMES.index(name) for name in item.values["ring"]])


def brown(code: str, end: Deed, source: str) -> None:
    """Declares a brown metropolis."""
    item = CONTENT.item(code, "metropolis brown", source, end=end)
    _sort(code, item.effect("end"), Ending)
    METROPOLISES.append(Metropolis(code, True, None, None, item.effect("end")))
    CODED.append((f"{code}e", item.effect("end")))


def blue(code: str, instant: Deed, production: Deed | None = None, source: str = "ours") -> None:
    """Declares a blue metropolis."""
    item = CONTENT.item(code, "metropolis blue", source, instant=instant, production=production)
    for field in ("instant", "production") if production is not None else ("instant",):
        _sort(f"{code}.{field}", item.effect(field), None)
    METROPOLISES.append(Metropolis(code, False, item.effect("instant"), item.effect("production"), None))
    CODED.append((f"{code}i", item.effect("instant")))
    if production is not None:
        CODED.append((f"{code}p", item.effect("production")))


def contract(code: str, criteria: tuple[str | int, ...], reward: Deed, source: str = "ours") -> None:
    """Declares a government contract: counter, least, counter, least, ..., and the reward."""
    item = CONTENT.item(code, "contract", source, criteria=criteria, reward=reward)
    values = list(item.values["criteria"])
    counters: list[Counter] = [COUNTERS[name]() for name in values[::2]]
    _sort(code, item.effect("reward"), None)
    CONTRACTS.append(Contract(code, counters, values[1::2], item.effect("reward")))
    CODED.append((code, item.effect("reward")))


def bonus(code: str, effect: Deed, source: str) -> None:
    """Declares a printed bonus of player boards."""
    item = CONTENT.item(f"bonus {code}", "bonus", source, effect=effect)
    _sort(item.code, item.effect(), None)
    printed(code, item.effect())


def printed(code: str, effect: Deed) -> None:
    """Numbers what is printed on sites of player boards."""
    BONUSES.append(effect)
    BONUS_CODES.append(code)
    CODED.append((f"bonus_{code}", effect))


BONUS_CODES: Final[list[str]] = []
PLACE_NAMES: Final = "ABC"  # metropolises: brown upper left, blue upper right, blue lower left


def board(code: str, tunnels: str, sites: str, bonuses: str, special: str = "", source: str = "ours") -> None:
    """Declares a player board. Cities are 1 to 9 by rows, tunnels t1, t2, ..., building sites 1a to 9d."""
    item = CONTENT.item(code, "board", source, tunnels=tunnels, sites=sites, bonuses=bonuses, special=special)
    counts = [int(word) for word in item.text("sites").split()]
    made = Board(code, [_ends(word) for word in item.text("tunnels").split()], counts)
    for place, name in _pairs(item.text("bonuses")):
        _print_bonus(made, place, BONUS_CODES.index(name))
    for place, name in _pairs(item.text("special")):
        _print_special(made, place, name)
    made.group_sites()
    made.note_surcharges()
    BOARDS.append(made)


def _pairs(text: str) -> list[tuple[str, str]]:
    words = [part.split() for part in text.split(",") if part.strip()]
    return [(place, name) for place, name in words]


def _ends(text: str) -> tuple[int, int]:
    one, _, other = text.partition("-")
    end = CITY_SITES + PLACE_NAMES.index(other) if other in PLACE_NAMES else int(other) - 1
    return int(one) - 1, end


def _print_bonus(made: Board, place: str, number: int) -> None:
    if place[0] == "t":
        made.tunnel_bonus[int(place[1:]) - 1] = number
    elif place[0] == "c":
        made.city_bonus[int(place[1:]) - 1] = number
    else:
        made.site_bonus[SITE_NAMES.index(place)] = number


def _print_special(made: Board, place: str, name: str) -> None:
    """The six kinds of special sites of the expert boards (p. 18)."""
    if name == "palace":
        made.city_surcharge[int(place[1:]) - 1] = _cost(PALACE[0], steelplast=PALACE[1])
        made.city_points[int(place[1:]) - 1] = PALACE[2]
    elif name == "monument":
        made.city_surcharge[int(place[1:]) - 1] = _cost(MONUMENT[0], science=MONUMENT[1])
        made.city_bonus[int(place[1:]) - 1] = BONUS_CODES.index("monument")
    elif name == "triple":
        made.tunnel_surcharge[int(place[1:]) - 1] = _cost(TRIPLE[0])
        made.tunnel_times[int(place[1:]) - 1] = TRIPLE[1]
    elif name == "linked":
        one, _, other = place.partition("+")
        made.linked.append((int(one[1:]) - 1, int(other[1:]) - 1))
    elif name == "gate":
        made.tunnel_surcharge[int(place[1:]) - 1] = _cost(GATE[0], steelplast=GATE[1])
        made.gate_points[int(place[1:]) - 1] = GATE[2]
    elif name == "double":
        made.site_times[SITE_NAMES.index(place)] = DOUBLE[0]
    else:
        raise ValueError(f"no special site is called {name!r}")


def _cost(credits: int, steelplast: int = 0, science: int = 0) -> Cost:
    return (credits, 0, steelplast, science, 0)


def price(kind: str, source: str, **amounts: int) -> None:
    """Declares what a farm, tunnel, city, ... costs."""
    goods = ("credits", "kelp", "steelplast", "science", "biomass")
    item = CONTENT.item(
        f"price {kind}", "price", source, cost=tuple([amounts.get(good, 0) for good in goods])
    )
    assert KINDS[len(PRICES)] == kind, f"the price of a {kind} is out of order"
    cost = item.numbers("cost")
    PRICES.append((cost[0], cost[1], cost[2], cost[3], cost[4]))


def figure(code: str, numbers: tuple[int, ...], source: str) -> None:
    """Declares a figure of the rulebook that no card carries."""
    found = CONTENT.item(code, "figure", source, numbers=numbers).numbers("numbers")
    if code == "productions" and found != sorted(set(found)):
        raise CONTENT.bad(f"productions: each era ends after a later round than the one before, not {found}")
    FIGURES[code].extend(found)
