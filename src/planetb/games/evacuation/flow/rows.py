"""Taking from the three rows: ships, stadiums and infrastructures, with the paid refresh (p. 7 to 9)."""

from typing import Final

from planetb.games.evacuation.economy import can_pay, pay, price, steel_less
from planetb.games.evacuation.flow.dealing import deck, draw, refill
from planetb.games.evacuation.flow.ids import (
    CHOOSE_WORLD,
    DEVELOP,
    LAUNCH_MORE,
    PAY_REFRESH,
    REFRESH_ROW,
    REVEAL_ITEM,
    TAKE_ITEM,
    UNLOAD,
)
from planetb.games.evacuation.options import BUILD, REFRESH, REVEAL, ROW_OPTION, STOCK, TAKE, WORLD
from planetb.games.evacuation.pieces import INFRASTRUCTURE_COST, INFRASTRUCTURE_PICTURE, ROW_COSTS
from planetb.games.evacuation.settling import check_infrastructures, fulfil
from planetb.games.evacuation.state import EvacuationState, Nation
from planetb.games.evacuation.terms import (
    AT_NEW,
    AT_OLD,
    FREE,
    GLIDE,
    INFRASTRUCTURE,
    NEW,
    OLD,
    REFRESHED,
    REVEALED,
    SHIP,
    WIDE_CHOICE,
    WIDER,
)
from planetb.games.evacuation.terms import LAUNCH as LAUNCHED
from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE
from planetb.kernel.step import Ask

DEVELOPING: Final = 2048  # further bits of terms: the refresh belongs to an infrastructure move
STARTED: Final = 4096  # something was put under the deck already
ONLY: Final = 64  # of a launch: this one ship


def pictured(nation: Nation, card: int) -> bool:
    """Whether the nation has an infrastructure with the same illustration in play."""
    for other in nation.built:
        if INFRASTRUCTURE_PICTURE[other] == INFRASTRUCTURE_PICTURE[card]:
            return True
    return False


def payers(nation: Nation, row: int, item: int, terms: int) -> list[int]:
    """The worlds that may receive an item: those that can pay, or any if it is free."""
    cost = price(ROW_COSTS[row][item], steel_less(terms))
    found = []
    for world in (OLD, NEW):
        elsewhere = terms & (AT_NEW if world == OLD else AT_OLD)
        if not elsewhere and (terms & FREE or can_pay(nation, world, cost)):
            found.append(world)
    return found


def put_back_revealed(state: EvacuationState, row: int) -> None:
    """What was revealed for a wide choice and not chosen goes under its deck."""
    if state.revealed[row]:
        state.under[row] += state.revealed[row]
        state.revealed[row] = []


def remove_item(state: EvacuationState, row: int, item: int) -> None:
    """Takes an item out of its row (which is refilled) or out of the revealed ones."""
    if item in state.revealed[row]:
        state.revealed[row].remove(item)
        put_back_revealed(state, row)
    else:
        state.rows[row].remove(item)
        put_back_revealed(state, row)
        refill(state, row)


def reveal(state: EvacuationState, row: int, n: int) -> None:
    left = len(state.bags[row]) + len(state.under[row])
    for _ in range(min(n, left)):
        state.push(REVEAL_ITEM, CHANCE, row)


class TakeItem(Ask[EvacuationState]):
    """Which item of row `a` to take on terms `b`; or refresh first, or take nothing (p. 8, 9)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        if not b & REVEALED and (b & WIDER or nation.abilities & WIDE_CHOICE):
            return [REVEAL]
        found = []
        for item in state.rows[a] + state.revealed[a]:
            if a == INFRASTRUCTURE:
                if not pictured(nation, item):
                    found.append(TAKE + item)
            elif payers(nation, a, item, b):
                found.append(ROW_OPTION[a] + item)
        found.sort()
        if not b & REFRESHED and max(nation.stock):
            return [PASS, REFRESH, *found]
        return [PASS, *found]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            put_back_revealed(state, a)
        elif option == REVEAL:
            nation = state.seats[seat]
            state.push(TAKE_ITEM, seat, a, b | REVEALED)
            reveal(state, a, (2 if b & WIDER else 0) + (2 if nation.abilities & WIDE_CHOICE else 0))
        elif option == REFRESH:
            state.push(PAY_REFRESH, seat, a, b | REFRESHED)
        else:
            self._take(state, seat, a, b, option - ROW_OPTION[a])

    def _take(self, state: EvacuationState, seat: int, row: int, terms: int, item: int) -> None:
        nation = state.seats[seat]
        if row == INFRASTRUCTURE:
            remove_item(state, row, item)
            nation.built.append(item)
            nation.built.sort()
            fulfil(state, seat, item)
            return
        worlds = payers(nation, row, item, terms)
        remove_item(state, row, item)
        if len(worlds) > 1:
            state.push(CHOOSE_WORLD, seat, item, terms * 2 + row)
        else:
            build(state, seat, row, item, terms, worlds[0])


def build(state: EvacuationState, seat: int, row: int, item: int, terms: int, world: int) -> None:
    """Pays for a ship or stadium and puts it on the world that paid."""
    nation = state.seats[seat]
    if not terms & FREE:
        pay(nation, world, price(ROW_COSTS[row][item], steel_less(terms)))
    if row == SHIP:
        place = nation.ships_old if world == OLD else nation.ships_new
    else:
        place = nation.stadiums_old if world == OLD else nation.stadiums_new
    place.append(item)
    place.sort()
    if row == SHIP and terms & GLIDE:
        nation.gliding.append(item)
        nation.gliding.sort()
    if row == SHIP and terms & LAUNCHED:
        state.push(UNLOAD, seat)
        state.push(LAUNCH_MORE, seat, item - 1, ONLY + 1)


class ChooseWorld(Ask[EvacuationState]):
    """Which world builds item `a`; `b` holds terms and row."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        return [WORLD, WORLD + 1]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        build(state, seat, b & 1, a, b >> 1, option - WORLD)


class PayRefresh(Ask[EvacuationState]):
    """Any one resource of any world, to put open items of row `a` under their deck (p. 9)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        stock = state.seats[seat].stock
        return [STOCK + place for place in range(6) if stock[place]]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        state.seats[seat].stock[option - STOCK] -= 1
        state.push(REFRESH_ROW, seat, a, b)


class RefreshRow(Ask[EvacuationState]):
    """One open item after the other under the deck, in the order of choice; at least one (p. 9)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        base = ROW_OPTION[a]
        found = sorted([base + item for item in state.rows[a]])
        return [PASS, *found] if b & STARTED else found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        if option != PASS:
            state.rows[a].remove(option - ROW_OPTION[a])
            state.under[a].append(option - ROW_OPTION[a])
            if state.rows[a]:
                state.push(REFRESH_ROW, seat, a, b | STARTED)
                return
        terms = b & ~(STARTED | DEVELOPING)
        if b & DEVELOPING:
            state.push(DEVELOP, seat, 0, terms)
        else:
            state.push(TAKE_ITEM, seat, a, terms)
        refill(state, a)


class RevealItem(Ask[EvacuationState]):
    """Chance turns up a further item of row `a` to choose from."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        base = ROW_OPTION[a]
        return [base + item for item in deck(state, a)]

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        draw(state, a, option - ROW_OPTION[a])
        state.revealed[a].append(option - ROW_OPTION[a])
        state.revealed[a].sort()


class DevelopInfrastructure(Ask[EvacuationState]):
    """Take an infrastructure from the row, or play one from the hand and pay on the New World (p. 7)."""

    def options(self, state: EvacuationState, seat: int, a: int, b: int) -> list[int]:
        nation = state.seats[seat]
        row = state.rows[INFRASTRUCTURE]
        found = [PASS]
        if row and not b & REFRESHED and max(nation.stock):
            found.append(REFRESH)
        if row and nation.abilities & WIDE_CHOICE and not b & REVEALED:
            found.append(REVEAL)
        found += sorted([TAKE + card for card in row + state.revealed[INFRASTRUCTURE]])
        if not b & REVEALED:
            for card in nation.hand:
                if can_pay(nation, NEW, INFRASTRUCTURE_COST[card]) and not pictured(nation, card):
                    found.append(BUILD + card)
        return found

    def answer(self, state: EvacuationState, seat: int, a: int, b: int, option: int) -> None:
        nation = state.seats[seat]
        if option == PASS:
            put_back_revealed(state, INFRASTRUCTURE)
        elif option == REFRESH:
            state.push(PAY_REFRESH, seat, INFRASTRUCTURE, b | REFRESHED | DEVELOPING)
        elif option == REVEAL:
            state.push(DEVELOP, seat, 0, b | REVEALED)
            reveal(state, INFRASTRUCTURE, 2)
        elif option >= BUILD:
            card = option - BUILD
            nation.hand.remove(card)
            pay(nation, NEW, INFRASTRUCTURE_COST[card])
            nation.built.append(card)
            nation.built.sort()
            check_infrastructures(state, seat)
        else:
            remove_item(state, INFRASTRUCTURE, option - TAKE)
            nation.hand.append(option - TAKE)
            nation.hand.sort()
