"""What cannot be: components lost or doubled, limits broken, a network that hangs in the water."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    ACTION_LIMIT,
    BOARDS,
    CARDS,
    CONTRACTS_LAID_OUT,
    METROPOLISES,
    PLAIN_DOMES,
    PRODUCTIONS,
    SLOTS,
    SYMBIOTIC_DOMES,
    TUNNEL_TILES,
    TURNS,
)
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    ACTION,
    ALWAYS,
    ASSISTANT,
    CARDS_IN_ALL,
    CHEAP,
    CITY_SITES,
    ERAS,
    EXPANSION,
    KINDS,
    MOST_TUNNELS,
    NEUTRAL,
    PER_CITY,
    SITES,
    START_CITY,
)
from planetb.kernel.limits import Frames, Limit

FRAMES: Final = Frames(
    "DealBlue DealBoard DealBrown DealContract DealOrder DealSpecial DigDraw DrawCards DrawMetropolis EndEra "
    "EndRound KeepHands NeutralTile PlaceMetropolises RevealSpecial Round SiftDraw Start Tidy",
    "player",
    {
        "card": Limit(ASSISTANT, CARDS_IN_ALL - 1),
        "slot": Limit(0, ALWAYS),
        "n": Limit(1, 20),
        "done built price": Limit(0, 20),
        "left": Limit(0, 9, 0, 9),
        "kind": Limit(0, len(KINDS) - 1),
        "site target": Limit(0, SITES + MOST_TUNNELS - 1),
        "first": Limit(0, 7),
        "started": Limit(0, 1),
    },
    lanes=("PlaceBlue", "KeepCards"),
)
"""What pending work may be about."""


def audit(state: UnderwaterState) -> str:
    """Says what is impossible about a position, or nothing."""
    seats = len(state.seats)
    if not 1 <= seats <= NEUTRAL:
        return f"{seats} seats"
    for wrong in (audit_cards(state), audit_table(state), audit_supplies(state)):
        if wrong:
            return wrong
    for seat, here in enumerate(state.seats):
        wrong = audit_nation(here)
        if wrong:
            return f"seat {seat}: {wrong}"
    return ""


def audit_cards(state: UnderwaterState) -> str:
    """Every card of every deck is in exactly one place."""
    cards = state.pile + state.under + state.specials + state.boxed
    cards += [card for card in (state.top, state.played) if card >= 0]
    for pile in state.bags + state.discards:
        cards += pile
    for here in state.seats:
        cards += here.hand + here.looked + here.tableau
        cards += [card for card in here.actions if card != ASSISTANT]
    cards.sort()
    if cards != list(range(1, CARDS_IN_ALL)):
        lost = [card for card in range(1, CARDS_IN_ALL) if card not in cards]
        twice = [card for i, card in enumerate(cards) if i and cards[i - 1] == card]
        return f"cards lost: {lost}, doubled: {twice}"
    for era in range(ERAS):
        for pile in (state.bags[era], state.discards[era]):
            if pile != sorted(pile) or any(CARDS[card].deck != era for card in pile):
                return f"the cards of era {era + 1} are out of order"
    if any(CARDS[card].deck != CHEAP for card in state.pile + state.under):
        return "a card in the special deck does not belong there"
    if state.pile != sorted(state.pile):
        return "the special deck is out of order"
    if len(state.under) != len(state.under_known):
        return "it is not clear who knows the cards under the special deck"
    return ""


def audit_table(state: UnderwaterState) -> str:
    """Tracks and slots."""
    seats = len(state.seats)
    if not 0 <= state.round <= PRODUCTIONS[-1] or not 0 <= state.era < ERAS:
        return f"round {state.round} of era {state.era + 1}"
    if len(state.slots) != len(SLOTS) or len(state.track) != 5:
        return "the main board lacks slots or spaces"
    markers = sorted([seat for space in state.track for seat in space])
    if markers != sorted(state.order) or (state.round and markers != list(range(seats))):
        return f"markers {markers} and play order {state.order} do not fit {seats} seats"
    if not state.round and any(type(step).__name__ == "EndRound" for step in state.agenda):
        return "turns before the first round"
    if not state.order and any(
        step.seat >= 0 and type(step).__name__ != "PlaceBlue" for step in state.agenda
    ):
        return "a seat acts before the play order is known"
    owners = (1 << seats) - 1 if seats > 1 else 1 | 1 << NEUTRAL
    if any(tiles & ~owners for tiles in state.slots):
        return "a tile of nobody on a slot"
    for seat in range(seats):
        if len([tiles for tiles in state.slots if tiles >> seat & 1]) > TURNS[0]:
            return f"seat {seat} has more action tiles than turns"
    if state.cloning not in (0, 1) or (state.cloning and seats < 4):
        return "there is no action-cloning tile"
    return ""


def audit_supplies(state: UnderwaterState) -> str:
    """Domes, tunnels, metropolises and contracts."""
    seats = len(state.seats)
    dealt = [here for here in state.seats if here.board >= 0]
    plain = sum([here.cities.count(1) for here in dealt])
    if state.plain_domes < 0 or state.plain_domes + plain != PLAIN_DOMES[0]:
        return f"{plain} nonsymbiotic domes on boards, {state.plain_domes} in the supply"
    symbiotic = sum([here.cities.count(2) for here in dealt])
    if state.symbiotic_domes < 0 or state.symbiotic_domes + symbiotic != SYMBIOTIC_DOMES[seats - 1]:
        return f"{symbiotic} symbiotic domes on boards, {state.symbiotic_domes} in the supply"
    tunnels = sum([len(here.tunnels) - here.tunnels.count(0) for here in dealt])
    if state.tunnel_tiles < 0 or state.tunnel_tiles + tunnels != TUNNEL_TILES[0]:
        return f"{tunnels} tunnels on boards, {state.tunnel_tiles} in the supply"
    tiles = state.brown + state.blue
    contracts = state.contracts[:]
    for here in state.seats:
        tiles = tiles + here.metropolises + here.extra
        contracts += here.contracts
    if sorted(tiles) != [tile for tile in range(16) if seats > 1 or tile != 2]:
        return f"metropolises lost or doubled: {sorted(tiles)}"
    if len(set(contracts)) != len(contracts) or len(contracts) > CONTRACTS_LAID_OUT[0]:
        return f"contracts {contracts}"
    boards = [here.board for here in dealt]
    if len(set(boards)) < len(boards) or (state.round and len(boards) < seats):
        return f"boards {boards}"
    return _metropolises(state) if state.round else ""


def _metropolises(state: UnderwaterState) -> str:
    """Every nation has a brown one at its first place and blue ones at the others."""
    for here in state.seats:
        if [METROPOLISES[tile].brown for tile in here.metropolises] != [True, False, False]:
            return f"metropolises {here.metropolises}"
    if any(METROPOLISES[tile].brown for tile in state.blue) or any(
        not METROPOLISES[tile].brown for tile in state.brown
    ):
        return "a metropolis in the wrong supply"
    return ""


def audit_nation(here: Nation) -> str:
    """One nation: stock, cards, and a network that is built by the rules."""
    if len(here.goods) != 6 or min(here.goods) < 0:
        return f"goods {here.goods}"
    if here.hand != sorted(here.hand) or any(card not in here.hand for card in here.shown):
        return "the hand is out of order"
    if len(here.actions) > ACTION_LIMIT[0] or any(card not in here.actions for card in here.used):
        return f"action cards {here.actions}, used {here.used}"
    if any(CARDS[card].kind != ACTION for card in here.actions):
        return "a card among the action cards is none"
    if any(CARDS[card].kind == ACTION for card in here.tableau):
        return "an action card in the tableau"
    if here.board < 0:
        return ""
    return audit_network(here)


def audit_network(here: Nation) -> str:
    board = BOARDS[here.board]
    if len(here.tunnels) != len(board.tunnels) or not here.cities[START_CITY]:
        return "the board is not that of the nation"
    reach = 1 << START_CITY
    grown = True
    while grown:
        grown = False
        for i, (one, other) in enumerate(board.tunnels):
            ends = 1 << one | (1 << other if other < CITY_SITES else 0)
            if here.tunnels[i] and reach & ends and reach | ends != reach:
                reach |= ends
                grown = True
    if reach != here.reach:
        return f"the network reaches {reach:b}, not {here.reach:b}"
    for i, (one, other) in enumerate(board.tunnels):
        if here.tunnels[i] and not (reach >> one & 1 or (other < CITY_SITES and reach >> other & 1)):
            return f"tunnel {i + 1} is not in the network"
    for city in range(CITY_SITES):
        near = here.cities[city] or any(
            here.cities[other] for other in range(CITY_SITES) if board.neighbours[city] >> other & 1
        )
        for place in range(PER_CITY):
            if here.sites[city * PER_CITY + place]:
                if not near:
                    return f"a building at site {city + 1}, far from every city"
                if board.counts[city] <= place < EXPANSION:
                    return f"a building at site {city + 1} beyond its sites"
        if here.cities[city] and city != START_CITY and not _has_neighbour(here, board.neighbours[city]):
            return f"a city at site {city + 1} without a neighbour"
    return ""


def _has_neighbour(here: Nation, neighbours: int) -> bool:
    for other in range(CITY_SITES):
        if neighbours >> other & 1 and here.cities[other]:
            return True
    return False
