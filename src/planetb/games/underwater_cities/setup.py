"""The first position: supplies, decks, and the deals that CHANCE makes (p. 3-6)."""

from planetb.games.underwater_cities import steps
from planetb.games.underwater_cities.content.tables import CARDS, CONTRACTS, METROPOLISES, SLOTS
from planetb.games.underwater_cities.meta import BOARDS, EXPERT, WITH_CONTRACTS
from planetb.games.underwater_cities.meta import CONTRACTS as CONTRACTS_OPTION
from planetb.games.underwater_cities.flow.piles import CHEAP, DEAR, ERAS
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import ASSISTANT, PLAIN_DOMES, SYMBIOTIC_DOMES, TUNNEL_TILES
from planetb.kernel.state import CHANCE

LAID_OUT = 6  # three-credit specials in a game
CONTRACTS_LAID_OUT = 3
NOT_ALONE = 2  # the brown metropolis for many cities


def setup(seats: int, variant: list[int]) -> UnderwaterState:
    """Everything in its place, the deals still to come."""
    state = UnderwaterState()
    state.seats = [Nation() for _ in range(seats)]
    for here in state.seats:
        here.actions = [ASSISTANT]
    state.track = [[], [], [], [], []]
    state.slots = [0] * len(SLOTS)
    state.cloning = 1 if seats == 4 else 0
    state.bags = [[card.number for card in CARDS if card.deck == era] for era in range(ERAS)]
    state.discards = [[] for _ in range(ERAS)]
    state.pile = [card.number for card in CARDS if card.deck == CHEAP]
    state.boxed = [card.number for card in CARDS if card.deck == DEAR]
    tiles = range(len(METROPOLISES))
    state.brown = [tile for tile in tiles if METROPOLISES[tile].brown and (seats > 1 or tile != NOT_ALONE)]
    state.blue = [tile for tile in tiles if not METROPOLISES[tile].brown]
    state.plain_domes = PLAIN_DOMES
    state.symbiotic_domes = SYMBIOTIC_DOMES[seats - 1]
    state.tunnel_tiles = TUNNEL_TILES
    push_deals(state, variant)
    return state


def push_deals(state: UnderwaterState, variant: list[int]) -> None:
    """The deals in the order of the rulebook, last one first on the agenda."""
    seats = len(state.seats)
    state.push(steps.ROUND, CHANCE)
    state.push(steps.START, CHANCE)
    for _ in range(seats):
        state.push(steps.DEAL_ORDER, CHANCE)
    state.push(steps.LANES, CHANCE, steps.PLACE_BLUE)
    expert = variant[BOARDS] == EXPERT or seats == 1
    for seat in range(seats - 1, -1, -1):
        state.push(steps.DEAL_BLUE, CHANCE, seat)
        state.push(steps.DEAL_BLUE, CHANCE, seat)
        state.push(steps.DEAL_BROWN, CHANCE, seat)
    for seat in range(seats - 1, -1, -1):
        state.push(steps.DEAL_BOARD, CHANCE, seat, 4 if expert else 0)
    if variant[CONTRACTS_OPTION] == WITH_CONTRACTS:
        for _ in range(min(CONTRACTS_LAID_OUT, len(CONTRACTS))):
            state.push(steps.DEAL_CONTRACT, CHANCE)
    for _ in range(LAID_OUT):
        state.push(steps.DEAL_SPECIAL, CHANCE)
    state.push(steps.REVEAL, CHANCE)
