"""What a seat may expect to score, for bots: the network's production to come, cities, cards and stock."""

from itertools import pairwise
from typing import Final

from planetb.games.underwater_cities.bot.memory import Memory
from planetb.games.underwater_cities.bot.worth import (
    ALL_TURNS,
    PRICES,
    PRODUCTIONS_AFTER,
    card_worth,
    end_worth,
    era_of,
    lasting_worth,
    worth,
)
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CARDS,
    CITY_WORTH,
    GOAL,
    HUNGER,
    MEAL,
    METROPOLISES,
    PRODUCTIONS,
    TURNS,
    Deed,
)
from planetb.games.underwater_cities.effects.combine import Buy, Maybe
from planetb.games.underwater_cities.effects.ending import Ending, Trade
from planetb.games.underwater_cities.effects.events import place_of
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.flow.rounds import EndRound, Produce
from planetb.games.underwater_cities.flow.turns import EndTurn, Turn
from planetb.games.underwater_cities.rules.network import (
    ANY_DESALINATION,
    ANY_FARM,
    ANY_LABORATORY,
    is_connected,
    standing,
)
from planetb.games.underwater_cities.rules.production import expected_output, producing_tiles
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    ACTION,
    BIOMASS,
    BROWN_PLACE,
    CITY_SITES,
    FIRST_SPECIAL,
    KELP,
    LASTING,
    PLACES,
    POINT,
    PRODUCTION,
    RESOURCES,
    SCORING,
)

MOST_ROOM: Final = 4.0  # goods of one kind that can be put to use soon
GOAL_WORTH: Final = 4.0  # of a city on the way to the solo goal, besides its points
LACKING: Final = 0.9  # points lost per city that is not fed, while there is time to find kelp
PROMISED: Final = 0.6  # of what a lasting card promises, the part that comes true
USED_NOW: Final = 0.35  # of an action card's use in this era: there must be a slot for it
USED_LATER: Final = 0.7
REACHED: Final = 1.2  # an empty city site that tunnels lead to
ADRIFT: Final = 0.65  # of a city's points while no tunnel leads there
GATE: Final = 3.0  # one of the two tunnels to the brown metropolis
HELD: Final = 0.16  # of what a card in hand is worth: it needs its slot and its moment
HELD_SPECIAL: Final = 0.4  # likewise of a special card, which was taken on purpose
PLACE: Final = 0.25  # a space on the Federation track
MADE_PRICES: Final[
    list[list[float]]
] = [  # of what each production makes: all at once, too late for some things
    [0.85, 0.65, 0.9, 0.6, 1.3],
    [0.75, 0.6, 0.65, 0.55, 1.1],
    [0.25, 0.25, 0.25, 0.25, 0.5],
]
TURN_ANCHORS: Final = ((0, 0.0), (9, 10.0), (18, 36.0), (30, 88.0))  # turns left, points to come besides


def _turns_worth() -> list[float]:
    table = []
    for left in range(ALL_TURNS + 1):
        for (low, less), (high, more) in pairwise(TURN_ANCHORS):
            if low <= left <= high:
                value = less + (more - less) * (left - low) / (high - low)
        table.append(value)
    return table


TURNS_WORTH: Final = _turns_worth()
MEMORY: Final = Memory()
_cards: Final[list[list[float]]] = []  # what each card is worth in hand, by turns left
_lasting: Final[list[list[float]]] = []
_uses: Final[list[list[float]]] = []  # what one use of an action card is worth
_endings: Final[list[float]] = []  # what each scoring card usually gives in the end
_browns: Final[list[float]] = []  # likewise each metropolis


def prepare_worths() -> None:
    """Works out the tables once, when all content is declared."""
    for tile in METROPOLISES:
        _browns.append(end_worth(tile.end) if tile.end is not None else 0.0)
    for card in CARDS:
        _endings.append(end_worth(card.effect))
        _cards.append([max(0.0, card_worth(card, left)) for left in range(ALL_TURNS + 1)])
        _lasting.append([lasting_worth(card.effect, left) for left in range(ALL_TURNS + 1)])
        _uses.append(
            [worth(card.effect, left) if card.kind == ACTION else 0.0 for left in range(ALL_TURNS + 1)]
        )


def estimate(state: UnderwaterState, seat: int) -> float:
    """The points a seat may expect at the end."""
    here = state.seats[seat]
    if here.board < 0 or len(here.metropolises) < 3:
        return 0.0
    place = counted_place(state, seat)
    return prospects(here, turns_left(state, seat), first_due(state, seat), place, len(state.seats) == 1)


def estimates(state: UnderwaterState, seats: int) -> list[float]:
    """The same for all seats, for a search: estimates are remembered."""
    found: list[float] = []
    for seat in range(seats):
        here = state.seats[seat]
        if here.board < 0 or len(here.metropolises) < 3:
            found.append(0.0)
            continue
        left, first, place = turns_left(state, seat), first_due(state, seat), counted_place(state, seat)
        when = ((left * 4 + first) * 8 + place + 1) * 2 + (1 if seats == 1 else 0)
        known = MEMORY.recall(seat, here, when)
        if known is not None:
            found.append(known.value)
        else:
            value = prospects(here, left, first, place, seats == 1)
            MEMORY.keep(seat, here, when, value)
            found.append(value)
    return found


def counted_place(state: UnderwaterState, seat: int) -> int:
    """The seat's place on the Federation track while it still counts, else -1."""
    if state.round and (state.round < PRODUCTIONS[-1] or turns_left(state, seat)):
        return place_of(state, seat)
    return -1


def prospects(here: Nation, left: int, first: int, place: int, alone: bool) -> float:
    """What a nation may expect with so many turns left, by the first production to come and its place."""
    made = expected_output(here)
    value = float(here.goods[POINT])
    value += production_value(here, made, left, first)
    value += city_value(here, left)
    value += stock_value(here, left)
    value += tableau_value(here, made, left)
    value += hand_value(here, left)
    value += metropolis_value(here, left)
    if alone:
        value += goal_value(here)
    if place >= 0:
        value += PLACE * place
    return value + TURNS_WORTH[left]


def goal_value(here: Nation) -> float:
    """Alone: the goal asks for seven connected cities, whatever they score."""
    cities = 0.0
    for city in range(CITY_SITES):
        if here.cities[city]:
            cities += 1.0 if here.reach >> city & 1 else 0.6
    return GOAL_WORTH * min(cities, float(GOAL[0]))


def turns_left(state: UnderwaterState, seat: int) -> int:
    """Turns that the seat has not finished yet."""
    left = TURNS[0] * (PRODUCTIONS[-1] - state.round)
    for step in state.agenda:
        if step.seat == seat and isinstance(step, (Turn, EndTurn)):
            left += 1
    return min(left, ALL_TURNS)


def first_due(state: UnderwaterState, seat: int) -> int:
    """The first era whose production is still to come for the seat; 3 for none."""
    if state.round < PRODUCTIONS[state.era]:
        return state.era
    for step in state.agenda:
        if isinstance(step, EndRound) or (isinstance(step, Produce) and step.seat == seat):
            return state.era
    return state.era + 1


def production_value(here: Nation, made: list[int], left: int, first: int) -> float:
    """What the network, cards and metropolises make from the `first` era on, less what the cities eat."""
    cities = 0
    for city in range(CITY_SITES):
        if here.cities[city] and here.reach >> city & 1:
            cities += 1
    value = 0.0
    stock = here.goods[KELP]
    made_by = producers(here)
    brought = kelp_of(made_by, here)
    for era in range(first, 3):
        prices = MADE_PRICES[era]
        value += made[POINT] + made[0] * prices[0] + made[2] * prices[2] + made[3] * prices[3]
        value += made[BIOMASS] * prices[BIOMASS]
        spare = made[KELP] + brought - MEAL[0] * cities
        if spare >= 0:
            value += spare * prices[KELP]
        else:
            lacking = -spare
            covered = min(stock, lacking)
            stock -= covered
            value -= covered * PRICES[left][KELP]
            value -= (lacking - covered) * hunger(left - PRODUCTIONS_AFTER[era])
        for effect in made_by:
            value += effect_now(effect, here, made, PRODUCTIONS_AFTER[era])
        value -= brought * PRICES[PRODUCTIONS_AFTER[era]][KELP]  # it was counted as food
    return value


def kelp_of(effects: list[Deed], here: Nation) -> int:
    """Kelp that cards and metropolises bring in every production."""
    kelp = 0
    for effect in effects:
        if isinstance(effect, Per):
            kelp += effect.gain.amounts[KELP] * effect.times(here)
        elif isinstance(effect, Gain):
            kelp += effect.amounts[KELP]
    return kelp


def hunger(turns: int) -> float:
    """What a city without food costs so many turns before it eats: kelp can be found, but not at once."""
    if turns > 3:
        return LACKING
    lost = float(HUNGER[0])
    return lost - (lost - LACKING) * turns / 4


def producers(here: Nation) -> list[Deed]:
    found: list[Deed] = []
    for card in here.tableau:
        if CARDS[card].kind == PRODUCTION:
            found.append(CARDS[card].effect)
    for tile in producing_tiles(here):
        effect = METROPOLISES[tile].production
        if effect is not None:
            found.append(effect)
    return found


def effect_now(effect: Deed, here: Nation, made: list[int], left: int) -> float:
    """What a production effect is worth with the network as it is."""
    if isinstance(effect, Maybe) and isinstance(effect.effect, Buy):
        times = effect.effect.times
        price = list(effect.effect.price)
        cost = 0.0
        for good in range(RESOURCES):
            if price[good]:
                times = min(times, (here.goods[good] + made[good]) // price[good])
                cost += price[good] * PRICES[left][good]
        return times * max(0.1, worth(effect.effect.effect, left) - cost) + 0.15
    if isinstance(effect, Per):
        return effect.times(here) * worth(effect.gain, left) + 0.15
    if isinstance(effect, Gain):
        total = float(effect.amounts[POINT])
        for good, n in effect.pairs:
            if good < POINT:
                total += n * PRICES[left][good]
        return total
    return worth(effect, left)


def city_value(here: Nation, left: int) -> float:
    """Final points of cities, with hope for what is still to be built there."""
    value = 0.0
    hope = min(1.0, left / 16)
    soon = min(1.0, left / 9)
    reachable = min(1.0, left / 5)
    for city in range(CITY_SITES):
        bits = standing(here.sites, city)
        n = bits & 255
        kinds = 0
        if n:
            if bits & ANY_FARM:
                kinds += 1
            if bits & ANY_DESALINATION:
                kinds += 1
            if bits & ANY_LABORATORY:
                kinds += 1
        if here.cities[city]:
            points = CITY_WORTH[kinds] + (6 - CITY_WORTH[kinds]) * 0.45 * hope
            if here.reach >> city & 1:
                value += points + 0.3 * max(0, BOARDS[here.board].counts[city] - n) * hope
            else:
                value += (ADRIFT * points + 0.7 * n) * reachable
        elif here.reach >> city & 1 and left > 1:
            value += (REACHED + 0.9 * n) * soon
        elif n:
            value += 0.7 * n * soon
    return value


def stock_value(here: Nation, left: int) -> float:
    """Goods in stock; what cannot be spent soon is worth little more than at the end."""
    value = 0.0
    prices = PRICES[left]
    room = min(MOST_ROOM, 1 + left * 0.4)
    for good in range(RESOURCES):
        n = here.goods[good]
        if n > room:
            value += prices[good] * room + 1.15 * PRICES[0][good] * (n - room)
        else:
            value += prices[good] * n
    return value


def tableau_value(here: Nation, made: list[int], left: int) -> float:
    """Lasting, scoring and action cards."""
    value = 0.0
    for card in here.tableau:
        facts = CARDS[card]
        if facts.kind == LASTING:
            value += PROMISED * _lasting[card][left]
        elif facts.kind == SCORING:
            value += scoring_value(facts.effect, _endings[card], here, made, left)
    if here.actions:
        era = era_of(left)
        crowd = min(1.0, 3.0 / float(len(here.actions)))
        for card in here.actions:
            if card not in here.used:
                rounds = min(1.0, (left - PRODUCTIONS_AFTER[era]) / 5)
                value += USED_NOW * crowd * rounds * _uses[card][left]
            for later in range(era + 1, 3):
                value += USED_LATER * crowd * _uses[card][PRODUCTIONS_AFTER[later] + 4]
    return value


def scoring_value(effect: Deed, usual: float, here: Nation, made: list[int], left: int) -> float:
    """What a scoring card gives now, between that and what it usually gives in the end."""
    share = left / ALL_TURNS
    if isinstance(effect, Trade):
        times = effect.times
        price = list(effect.price)
        for good in range(RESOURCES):
            if price[good]:
                stock = here.goods[good] * (1 - share * 0.5) + made[good] * (0.9 if left else 0.0)
                times = min(times, int(stock / price[good]))
        now = times * max(0.1, effect.worth - 0.25 * sum(price))
        return now * (1 - share) + usual * share
    if isinstance(effect, Ending):
        now = float(effect.points(here))
        return now + max(0.0, usual - now) * share * 0.8
    return 0.0


def hand_value(here: Nation, left: int) -> float:
    """The best cards up to the hand limit; the others will go."""
    if not left:
        return 0.0
    worths: list[float] = []
    for card in here.hand:
        worths.append(0.12 + (HELD_SPECIAL if card >= FIRST_SPECIAL else HELD) * _cards[card][left])
    worths.sort(reverse=True)
    value = 0.0
    for i in range(min(len(worths), here.limit)):
        value += worths[i]
    return value if left > 3 else value * left / 4


def metropolis_value(here: Nation, left: int) -> float:
    """The brown metropolis, and the way to those not connected yet."""
    value = 0.0
    share = left / ALL_TURNS
    brown = here.metropolises[BROWN_PLACE]
    end = METROPOLISES[brown].end
    assert isinstance(end, Ending)
    now = float(end.points(here))
    hoped = now + max(0.0, _browns[brown] - now) * share
    gates = BOARDS[here.board].gates
    if is_connected(here, BROWN_PLACE):
        value += hoped
    else:
        built = 0
        for gate in gates[BROWN_PLACE]:
            if here.tunnels[gate]:
                built += 1
        value += hoped * (0.35 * built * min(1.0, left / 3) + 0.3 * share)
        value += GATE * built * min(1.0, left / 6)
    for place in range(1, PLACES):
        if not is_connected(here, place):
            one = BOARDS[here.board].tunnels[gates[place][0]][0]
            value += 2.0 * share * (1.5 if here.reach >> one & 1 else 0.7)
    return value
