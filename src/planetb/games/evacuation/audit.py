"""What is impossible about a position: a component lost or doubled, a limit broken, a wrong sum."""

from planetb.games.evacuation.content.decks import CARDS, GOALS
from planetb.games.evacuation.content.tables import (
    CROSSED,
    END,
    FACTORIES_PER_TYPE,
    FACTORY_MORE,
    FACTORY_YIELD,
    INFRASTRUCTURE_PICTURE,
    INFRASTRUCTURE_PRODUCTION,
    INFRASTRUCTURES,
    OBJECTIVE_PRODUCTION,
    OLD_POPULATION,
    OLD_SITES,
    PRODUCTIVITY,
    RESEARCH_STEPS,
    SHIPS,
    STADIUMS,
    STARTING_STADIUMS,
    TOKEN_YIELDS,
)
from planetb.games.evacuation.effects.settling import CheckConditions
from planetb.games.evacuation.effects.taking import ChooseWorld
from planetb.games.evacuation.flow.pending import pending
from planetb.games.evacuation.meta import ACTIONS, MODE, OBJECTIVES
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.rules.settling import condition_met
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import (
    BOOST_FOOD,
    EVACUATED,
    FACTORY,
    IN_PLACE,
    INFRASTRUCTURE,
    MOVED,
    PASSING,
    PEOPLED,
    SHIP,
    STADIUM,
)


def audit(state: EvacuationState) -> str:
    """The first thing found wrong, or nothing."""
    return pieces(state) or pending(state)


def pieces(state: EvacuationState) -> str:
    """What is wrong with what lies on the table, whatever is pending."""
    wrong = _ships(state) or _stadiums(state) or _infrastructures(state) or _cards(state) or _goals(state)
    wrong = wrong or _map(state) or _track(state) or _order(state)
    if wrong:
        return wrong
    owned = _owned(state)
    for seat in range(len(state.seats)):
        nation = state.seats[seat]
        wrong = _pieces(nation) or _land(state, nation, owned[seat]) or _board(state, nation)
        wrong = wrong or _production(nation, owned[seat]) or _conditions(state, seat)
        if wrong:
            return f"seat {seat}: {wrong}"
    return ""


def _whole(name: str, found: list[int], count: int, first: int = 0) -> str:
    """Each of a set of pieces exactly once."""
    if sorted(found) == list(range(first, count)):
        return ""
    return f"the {name} are {sorted(found)}"


def _deck(state: EvacuationState, row: int) -> list[int]:
    return state.rows[row] + state.bags[row] + state.under[row] + state.revealed[row] + state.box[row]


def _shown(state: EvacuationState, taken: list[int], name: str, count: int, row: int) -> str:
    """All items of a row: with their owners, open, in the deck, or just revealed from it."""
    return _whole(name, taken + _deck(state, row), count)


def _ships(state: EvacuationState) -> str:
    found: list[int] = []
    for nation in state.seats:
        found += nation.ships_old + nation.ships_new
        found += [ship for ship in nation.flying if ship not in nation.ships_new + nation.ships_old]
        if [
            ship for ship in nation.gliding if ship not in nation.ships_old + nation.ships_new + nation.flying
        ]:
            return "a cheaper first flight without its ship"
    return _shown(state, found + _pending(state, SHIP), "ships", SHIPS, SHIP)


def _pending(state: EvacuationState, row: int) -> list[int]:
    """What was taken from a row and still waits for its world."""
    return [step.item for step in state.agenda if isinstance(step, ChooseWorld) and step.row == row]


def _stadiums(state: EvacuationState) -> str:
    found = state.rival_stadiums + state.aside
    for seat, nation in enumerate(state.seats):
        mine = nation.stadiums_old + nation.stadiums_new + nation.holdings
        if seat not in mine:
            return f"the starting stadium of seat {seat} is lost"
        found += [stadium for stadium in mine if stadium != seat]
    found += list(range(STARTING_STADIUMS)) + _pending(state, STADIUM)
    return _shown(state, found, "stadiums", STADIUMS, STADIUM)


def _infrastructures(state: EvacuationState) -> str:
    found: list[int] = []
    for nation in state.seats:
        found += nation.hand + nation.built
        pictures = [INFRASTRUCTURE_PICTURE[card] for card in nation.built]
        if len(set(pictures)) < len(pictures):
            return "two infrastructures with one illustration"
        if [card for card in nation.fulfilled if card not in nation.built]:
            return "a fulfilled infrastructure is not in play"
    return _shown(state, found, "infrastructures", INFRASTRUCTURES, INFRASTRUCTURE)


def _cards(state: EvacuationState) -> str:
    if not state.variant[ACTIONS]:
        return "" if not state.card_bag else "action cards in a game without them"
    if state.card_bag != sorted(state.card_bag):
        return "the action cards to be dealt are out of order"
    found = state.card_bag[:]
    for nation in state.seats:
        found += nation.cards + nation.tucked + nation.played + nation.discards
    return _whole("action cards", found, CARDS)


def _goals(state: EvacuationState) -> str:
    if not state.variant[MODE]:
        return ""
    found = state.goal_bag + state.other_pack
    for nation in state.seats:
        found += nation.pack + nation.drafted
        if [goal for goal in nation.goals if goal not in nation.drafted]:
            return "a kept goal that was never drafted"
        if [goal for goal in nation.shown if goal not in nation.goals]:
            return "an open goal that was not kept"
    taken = state.objectives[:]
    for nation in state.seats:
        taken += nation.objectives + nation.played_objectives
    if len(set(taken)) < len(taken) or (taken and not state.variant[OBJECTIVES]):
        return f"objectives {taken}"
    return _whole("goals", found, GOALS)


def _map(state: EvacuationState) -> str:
    for site in range(land.SITES):
        owner = state.owner[site]
        if not -1 <= owner <= len(state.seats):
            return f"nobody {owner} owns site {land.NAMES[site]}"
        works = 0
        left = state.works[site]
        while left:
            works += 1 if left % 4 else 9
            left //= 4
        if works > (land.FACTORIES[site] if owner >= 0 else 0):
            return f"{works} factories on site {land.NAMES[site]}"
    return ""


def _track(state: EvacuationState) -> str:
    spaces: dict[int, int] = {}
    sharing = 0
    for nation in state.seats:
        front, back = nation.markers
        if not 0 <= back <= front <= END or CROSSED[front] - CROSSED[back] > 1:
            return f"progress markers at {front} and {back}"
        sharing |= nation.abilities & 128
        for i in range(2):
            if nation.lanes[i] != PASSING:
                key = nation.markers[i] * 4 + nation.lanes[i]
                spaces[key] = spaces.get(key, 0) + 1
    for guest in state.guests:
        for i in (0, 2):
            if guest[i + 1] != PASSING:
                key = guest[i] * 4 + guest[i + 1]
                spaces[key] = spaces.get(key, 0) + 1
    for key, n in spaces.items():
        if not sharing and n > (2 if key // 4 == END else 1):
            return f"{n} markers on one space of step {key // 4}"
    return ""


def _order(state: EvacuationState) -> str:
    if state.year == 0:
        return ""
    places = 3 if len(state.seats) == 1 else len(state.seats)
    if sorted(state.order) != list(range(places)):
        return f"turn order {state.order}"
    if not 1 <= state.year <= 4 or len(state.bonus_cards) not in (5 - state.year, 4 - state.year):
        return f"year {state.year} with {len(state.bonus_cards)} bonus cards"
    return ""


def _pieces(nation: Nation) -> str:
    """Nothing negative, and four factories of each type wherever they are."""
    for counts in (nation.stock, nation.production, nation.factories, nation.hold, nation.reserve):
        if min(counts) < 0:
            return f"negative pieces {counts}"
    if nation.population < 0 or nation.penalties < 0:
        return "negative population or penalties"
    for kind in range(3):
        found = nation.reserve[kind] + nation.factories[kind] + nation.factories[3 + kind]
        found += nation.settled[kind] + nation.hold[1 + kind]
        if found != FACTORIES_PER_TYPE:
            return f"{found} factories of type {kind}"
    return ""


def _owned(state: EvacuationState) -> list[list[int]]:
    """The sites of each owner; the rival's come last."""
    owned: list[list[int]] = [[] for _ in range(len(state.seats) + 1)]
    for site in range(land.SITES):
        if state.owner[site] >= 0:
            owned[state.owner[site]].append(site)
    return owned


def _land(state: EvacuationState, nation: Nation, owned: list[int]) -> str:
    """The counters of settled land agree with the map."""
    counts = [0] * 12
    people = 0
    works = [0, 0, 0]
    for site in owned:
        base = land.BIOME[site] * 3
        counts[base] += 1
        counts[base + PEOPLED] += 1 if land.PEOPLE[site] else 0
        counts[base + FACTORY] += 1 if land.FACTORIES[site] else 0
        people += land.PEOPLE[site]
        left = state.works[site]
        while left:
            works[left % 4 - 1] += 1
            left //= 4
    if counts != nation.land or people != nation.people or works != nation.settled:
        return "the counters of settled land disagree with the map"
    return ""


def _board(state: EvacuationState, nation: Nation) -> str:
    """Research from the bottom up, sites in a possible state, productivity as far as the markers went."""
    for place in range(9):
        if not 0 <= nation.research[place] <= RESEARCH_STEPS[place]:
            return f"{nation.research[place]} research steps at place {place}"
        if place > 2 and nation.research[place] and nation.research[place - 3] < RESEARCH_STEPS[place - 3]:
            return f"research at place {place} skips a level"
    if state.year and len(set(nation.technologies)) != len(nation.research):
        return f"technologies {nation.technologies}"
    for site in range(OLD_SITES):
        if nation.sites[site] not in (IN_PLACE, EVACUATED):
            return f"old site {site} is {nation.sites[site]}"
    tokens = nation.sites[OLD_SITES:]
    moved = sum([1 for k in (2, 3) if CROSSED[nation.markers[1]] >= k])
    flipped = sum([1 for i in range(2) if CROSSED[nation.markers[i]] >= 1])
    if tokens.count(MOVED) != moved or tokens.count(IN_PLACE) != 2 - flipped:
        return f"productivity tokens {tokens} with markers at {nation.markers}"
    if state.variant[ACTIONS] and nation.groups[0] > 1:
        return "two actions of group 1"
    gone = sum([OLD_POPULATION[site] for site in range(OLD_SITES) if nation.sites[site] == EVACUATED])
    if nation.population + nation.people + nation.hold[0] < gone:
        return "evacuated population is lost"
    return ""


def _production(nation: Nation, owned: list[int]) -> str:
    """Production is at least what sites, tokens, infrastructures and objectives give together."""
    moved = [token for token in range(PRODUCTIVITY) if nation.sites[OLD_SITES + token] == MOVED]
    for kind in range(3):
        each = FACTORY_YIELD + (FACTORY_MORE if nation.abilities & (BOOST_FOOD << kind) else 0)
        least = nation.settled[kind] * each
        for token in moved:
            least += TOKEN_YIELDS[token][kind]
        for site in owned:
            least += land.YIELDS[site][kind]
        for card in nation.fulfilled:
            least += INFRASTRUCTURE_PRODUCTION[card][kind]
        for card in nation.played_objectives:
            least += OBJECTIVE_PRODUCTION[card][kind]
        if nation.production[kind] < least:
            return f"production {nation.production[kind]} of type {kind} is below {least}"
    return ""


def _conditions(state: EvacuationState, seat: int) -> str:
    """No played infrastructure may have a condition that is met and not yet produce."""
    if any(isinstance(step, CheckConditions) for step in state.agenda):
        return ""
    nation = state.seats[seat]
    for card in nation.built:
        if card not in nation.fulfilled and condition_met(state, seat, card):
            return f"infrastructure {card} is met but does not produce"
    return ""
