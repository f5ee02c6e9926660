"""Resources, yield lines, badge tiles, points and shown cards: gaining and paying (p. 8 and 9)."""

from planetb.games.how_to_save_a_world.content.tables import CONDITIONS, LIMITS
from planetb.games.how_to_save_a_world.state import Seat
from planetb.games.how_to_save_a_world.terms import (
    GAINED,
    INGENUITY,
    RAISED,
    SCORED,
    TILE,
)
from planetb.kernel.shared import among, minus, raised


def mark(here: Seat, bit: int) -> None:
    """Notes that something came true; technologies of level 2 pay, each once a turn (p. 11, ruling 26)."""
    here.met |= bit
    pays = here.pays
    if pays:
        for i in range(0, len(pays), 2):
            if pays[i] & bit and not here.paid >> i & 1:
                here.paid |= 1 << i
                score(here, pays[i + 1])


def score(here: Seat, points: int) -> None:
    here.points += points
    mark(here, SCORED)


def gain(here: Seat, resource: int, n: int) -> int:
    """Adds to a resource, and says how much: what exceeds the limit is lost, gaining nothing is no gain."""
    room = LIMITS.resource - here.goods[resource]
    if n > room:
        n = room
    if n > 0:
        here.goods[resource] += n
        mark(here, GAINED << resource)
    return n


def raise_line(here: Seat, resource: int, n: int) -> int:
    """Raises a yield line as far as there is room, and says by how much."""
    room = LIMITS.line - here.lines[resource]
    if n > room:
        n = room
    if n > 0:
        here.lines = raised(here.lines, resource, n)
        mark(here, RAISED << resource)
    return n


def gain_tile(here: Seat, badge: int) -> int:
    """Takes an active badge tile if a place is free: 1, else 0."""
    if here.tiles[badge] + here.spent[badge] >= LIMITS.tiles:
        return 0
    here.tiles = raised(here.tiles, badge, 1)
    mark(here, TILE << badge)
    return 1


def can_pay(here: Seat, resource: int, n: int) -> bool:
    return here.goods[resource] + here.goods[INGENUITY] >= n


def settle(here: Seat, resource: int, n: int) -> bool:
    """Pays if there is only one way to; otherwise the seat must say how much ingenuity it uses."""
    goods = here.goods
    if n == 0:
        return True
    if goods[INGENUITY] == 0:
        goods[resource] -= n
        return True
    if goods[resource] == 0:
        goods[INGENUITY] -= n
        return True
    if goods[resource] + goods[INGENUITY] == n:
        goods[resource] = 0
        goods[INGENUITY] = 0
        return True
    return False


def reactions(here: Seat) -> list[int]:
    """Cards of the hand whose condition came true this turn (p. 12)."""
    met = here.met
    return [card for card in here.hand if CONDITIONS[card] & met] if met else []


def leave_hand(here: Seat, card: int) -> None:
    """Takes a card from the hand; everybody sees it from now on."""
    here.hand = minus(here.hand, card)
    if card in here.unseen:
        here.unseen = minus(here.unseen, card)


def put_down(here: Seat, card: int) -> None:
    """Lays a card face up on the own discard pile (p. 6)."""
    here.discard = among(here.discard, card)
