"""The first position: supplies, decks, and the deals that CHANCE makes (p. 3-6)."""

from typing import Final

from planetb.games.underwater_cities.content.tables import (
    CARDS,
    CONTRACTS,
    CONTRACTS_LAID_OUT,
    HAND_LIMIT,
    METROPOLISES,
    PLAIN_DOMES,
    SLOTS,
    SPECIALS_LAID_OUT,
    START_GOODS,
    SYMBIOTIC_DOMES,
    TUNNEL_TILES,
)
from planetb.games.underwater_cities.flow.dealing import (
    DealBlue,
    DealBoard,
    DealBrown,
    DealContract,
    DealOrder,
    DealSpecial,
)
from planetb.games.underwater_cities.flow.piles import RevealSpecial
from planetb.games.underwater_cities.flow.rounds import PlaceMetropolises, Round, Start
from planetb.games.underwater_cities.meta import BOARDS, EXPERT, WITH_CONTRACTS
from planetb.games.underwater_cities.meta import CONTRACTS as CONTRACTS_VARIANT
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import ASSISTANT, CHEAP, DEAR, ERAS
from planetb.kernel.state import CHANCE

NOT_ALONE = 2  # the brown metropolis for many cities
DECKS: Final[list[list[int]]] = []  # the cards of each back, ascending; looked for once
BROWN: Final[list[int]] = []  # and the tiles of each colour
BLUE: Final[list[int]] = []


def list_boxes() -> None:
    """Lists what lies in the box, once all of it is declared: threads may begin games at the same time."""
    DECKS[:] = [[card.number for card in CARDS if card.deck == deck] for deck in range(DEAR + 1)]
    BROWN[:] = [tile for tile, facts in enumerate(METROPOLISES) if facts.brown]
    BLUE[:] = [tile for tile, facts in enumerate(METROPOLISES) if not facts.brown]


def setup(seats: int, variant: list[int]) -> UnderwaterState:
    """Everything in its place, the deals still to come."""
    state = UnderwaterState()
    state.seats = [Nation() for _ in range(seats)]
    for here in state.seats:
        here.actions = [ASSISTANT]
        here.goods = [*START_GOODS, 0]
        here.limit = HAND_LIMIT[0]
    state.track = [[], [], [], [], []]
    state.slots = [0] * len(SLOTS)
    state.cloning = 1 if seats == 4 else 0
    state.bags = [deck[:] for deck in DECKS[:ERAS]]
    state.discards = [[] for _ in range(ERAS)]
    state.pile = DECKS[CHEAP][:]
    state.boxed = DECKS[DEAR][:]
    state.brown = [tile for tile in BROWN if seats > 1 or tile != NOT_ALONE]
    state.blue = BLUE[:]
    state.plain_domes = PLAIN_DOMES[0]
    state.symbiotic_domes = SYMBIOTIC_DOMES[seats - 1]
    state.tunnel_tiles = TUNNEL_TILES[0]
    push_deals(state, variant)
    return state


def push_deals(state: UnderwaterState, variant: list[int]) -> None:
    """The deals in the order of the rulebook, then the first round."""
    seats = len(state.seats)
    state.push(RevealSpecial(CHANCE))
    state.agenda += [DealSpecial()] * SPECIALS_LAID_OUT[0]
    if variant[CONTRACTS_VARIANT] == WITH_CONTRACTS:
        state.agenda += [DealContract()] * min(CONTRACTS_LAID_OUT[0], len(CONTRACTS))
    expert = variant[BOARDS] == EXPERT
    for player in range(seats):
        state.push(DealBoard(CHANCE, player, 4 if expert else 0))
    for player in range(seats):
        state.push(DealBrown(CHANCE, player))
        state.push(DealBlue(CHANCE, player))
        state.push(DealBlue(CHANCE, player))
    state.push(PlaceMetropolises())
    state.agenda += [DealOrder()] * seats
    state.push(Start())
    state.push(Round())
