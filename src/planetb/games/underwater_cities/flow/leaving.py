"""Which slots are surely usable after one thing that a card builds or upgrades: told without a trial (A6)."""

from planetb.games.underwater_cities.content.tables import BOARDS, BONUSES, CARDS, SLOTS, UPGRADING, Deed
from planetb.games.underwater_cities.effects.actions import UseAction
from planetb.games.underwater_cities.effects.building import ANYTHING, Build
from planetb.games.underwater_cities.effects.combine import Steps
from planetb.games.underwater_cities.effects.drawing import TakeSpecial
from planetb.games.underwater_cities.effects.events import LOUD
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, Upgrade
from planetb.games.underwater_cities.rules.costs import KINDS_AMONG, can_pay, pay, refund
from planetb.games.underwater_cities.rules.dues import sure_gains
from planetb.games.underwater_cities.rules.network import open_city_sites, open_sites, open_tunnel_sites
from planetb.games.underwater_cities.rules.stock import GOODS_AMONG
from planetb.games.underwater_cities.rules.trades import MILD
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import BUILDING, CITY, CITY_SITES, INSTANT, TUNNEL, TUNNEL_KIND


def leaves_ready(state: UnderwaterState, seat: int, card: int, slot: int) -> bool:
    """Whether a slot that can be used surely stays so if one thing of a card is done and the rest declined:
    what is built or upgraded only gives more, and costs no more than is told here.
    """
    for part in simple_parts(state, seat, card):
        if isinstance(part, Build):
            if part.upgrade != FOR_SCIENCE and after_one_built(state, seat, part, slot):
                return True
        elif isinstance(part, Upgrade) and after_one_upgraded(state, seat, part, slot):
            return True
    return False


def after_print(state: UnderwaterState, seat: int, card: int, slots: list[int]) -> int:
    """Bits of those slots that are surely usable if something is built where something is printed, and the
    rest declined.
    """
    found = 0
    for part in simple_parts(state, seat, card):
        if isinstance(part, Build) and part.upgrade != FOR_SCIENCE:
            found |= after_one_printed(state, seat, part, slots)
    return found


def simple_parts(state: UnderwaterState, seat: int, card: int) -> list[Deed]:
    """The parts of a matching card of which one may do any first; none if more is set off than gifts."""
    facts = CARDS[card]
    if facts.kind != INSTANT or facts.cost or state.seats[seat].events & LOUD or not MILD[0]:
        return []
    return facts.effect.parts() if isinstance(facts.effect, Steps) else [facts.effect]


def after_one_built(state: UnderwaterState, seat: int, effect: Build, slot: int) -> bool:
    """Whether one structure without a surcharge may be built, paid without biomass standing in."""
    here = state.seats[seat]
    for kind in KINDS_AMONG[effect.buildable(state, seat, effect.what & ~CITY)]:
        cost = effect.cost(here, kind)
        if (kind != TUNNEL_KIND or plain_tunnels(here)) and can_pay(here.goods, cost):
            pay(here.goods, cost)
            found = is_left(state, seat, slot, taken_by(here, effect, kind))
            refund(here.goods, cost)
            if found:
                return True
    return False


def after_one_printed(state: UnderwaterState, seat: int, effect: Build, slots: list[int]) -> int:
    """The same with what is printed there: bits of the slots."""
    here = state.seats[seat]
    found = 0
    for kind in KINDS_AMONG[effect.buildable(state, seat, effect.what)]:
        cost = effect.cost(here, kind)
        if can_pay(here.goods, cost):
            prints = prints_for(here, effect, kind)
            taken = taken_by(here, effect, kind) if prints else 0
            for printed in prints:
                more = sure_gains(state, seat, BONUSES[printed])
                pay(here.goods, cost)
                refund(here.goods, more)
                for slot in slots:
                    if not found >> slot & 1 and is_left(state, seat, slot, taken):
                        found |= 1 << slot
                pay(here.goods, more)
                refund(here.goods, cost)
    return found


def prints_for(here: Nation, effect: Build, kind: int) -> list[int]:
    """What is printed where a structure may be built without a surcharge, each print once."""
    board = BOARDS[here.board]
    found: list[int] = []
    if kind < TUNNEL_KIND:
        row, sites = board.site_bonus, open_sites(here, effect.expansion != 0)
    elif kind == TUNNEL_KIND:
        row, sites = board.tunnel_bonus, plain_tunnels(here)
    else:
        row = board.city_bonus
        sites = [site for site in open_city_sites(here) if not board.dear_cities >> site & 1]
    for site in sites:
        if row[site] >= 0 and row[site] not in found:
            found.append(row[site])
    return found


def plain_tunnels(here: Nation) -> list[int]:
    """Where a tunnel has no surcharge and connects no metropolis, which may ask something."""
    board = BOARDS[here.board]
    return [
        site
        for site in open_tunnel_sites(here)
        if not board.dear_tunnels >> site & 1 and board.tunnels[site][1] < CITY_SITES
    ]


def taken_by(here: Nation, effect: Build, kind: int) -> int:
    """Bits of the kinds for which it may take the last place, or piece."""
    if kind == TUNNEL_KIND:
        return TUNNEL
    if kind > TUNNEL_KIND:
        return CITY
    return 0 if effect.expansion or len(open_sites(here, False)) > 1 else BUILDING


def after_one_upgraded(state: UnderwaterState, seat: int, effect: Upgrade, slot: int) -> bool:
    """Whether the slot is left after one upgrade, paid with one of the goods that it names."""
    here = state.seats[seat]
    if not effect.possible(state, seat):
        return False
    if not effect.pays:
        return is_left(state, seat, slot, 0)
    goods = here.goods
    for good in GOODS_AMONG[effect.pays]:
        if goods[good] >= UPGRADING[0]:
            goods[good] -= UPGRADING[0]
            found = is_left(state, seat, slot, 0)
            goods[good] += UPGRADING[0]
            if found:
                return True
    return False


def is_left(state: UnderwaterState, seat: int, slot: int, taken: int) -> bool:
    """Whether some part of the slot can be done, though these kinds may have lost their last place."""
    facts = SLOTS[slot]
    if facts.builds and ANYTHING.buildable(state, seat, facts.builds & ~taken):
        return True
    for part in facts.others:
        if is_lasting(state, seat, part):
            return True
    return False


def is_lasting(state: UnderwaterState, seat: int, part: Deed) -> bool:
    """Whether a part of a slot stays possible, whatever is built."""
    here = state.seats[seat]
    if isinstance(part, UseAction):
        for card in here.actions:
            if card not in here.used and CARDS[card].steady:
                return True
        return False
    return isinstance(part, TakeSpecial) and part.possible(state, seat)
