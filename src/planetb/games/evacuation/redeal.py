"""Positions that a seat cannot tell from the real one: hidden goals and action cards are dealt anew.

What another seat has picked and not yet handed in is unknown too: its question is asked afresh. What it has
handed in face down (cards thrown away, the goal of this round) lies among what is dealt anew.

Goals. A pick from the pack that began at seat q is known to a viewer only as far as the viewer has held that
pack: cards that left it between two of the viewer's looks are a known set in unknown order; cards that left
it before the first look may be any goal the viewer has never seen.
"""

from planetb.games.evacuation.state import EvacuationState
from planetb.kernel.rng import Rng
from planetb.kernel.shared import put


def redeal(state: EvacuationState, seat: int, rng: Rng) -> EvacuationState:
    """Deals anew what the seat (or a spectator) has not seen."""
    twin: EvacuationState = state.clone()
    twin.rng = rng.fresh()
    if any(nation.cards or nation.tucked or nation.discards for nation in twin.seats):
        redeal_cards(twin, seat, rng)
    if any(nation.drafted or nation.pack for nation in twin.seats) and state.finish < 0:
        if len(twin.seats) == 1:
            redeal_solo_goals(twin, seat, rng)
        else:
            redeal_goals(twin, seat, rng)
    return twin


def redeal_cards(twin: EvacuationState, seat: int, rng: Rng) -> None:
    """Action cards: the deck, and what the other seats hold, tucked away and threw away."""
    pool = twin.card_bag[:]
    for i, nation in enumerate(twin.seats):
        if i != seat:
            pool += nation.cards + nation.tucked + nation.discards
    rng.mix(pool)
    for i, nation in enumerate(twin.seats):
        if i != seat:
            nation.cards = _deal(pool, len(nation.cards))
            nation.tucked = _deal(pool, len(nation.tucked))
            nation.discards = _deal(pool, len(nation.discards))
    twin.card_bag = sorted(pool)


def _deal(pool: list[int], n: int) -> list[int]:
    hand = sorted(pool[:n])
    del pool[:n]
    return hand


def redeal_solo_goals(twin: EvacuationState, seat: int, rng: Rng) -> None:
    """Alone, only the second pile is unknown, until the first change of piles. A spectator knows nothing."""
    nation = twin.seats[0]
    pool = twin.goal_bag[:]
    if seat < 0:
        pool += nation.pack + twin.other_pack + nation.drafted
    elif not nation.drafted or len(nation.pack) + len(twin.other_pack) > 6:
        pool += twin.other_pack
    else:
        return
    rng.mix(pool)
    if seat < 0:
        _spectator_goals(twin, pool, rng)
    twin.other_pack = _deal(pool, len(twin.other_pack))
    twin.goal_bag = sorted(pool)


def _spectator_goals(twin: EvacuationState, pool: list[int], rng: Rng) -> None:
    """Picks, pack and kept goals of the lone seat, as a spectator may imagine them; open goals stay."""
    nation = twin.seats[0]
    for goal in nation.shown:
        pool.remove(goal)
    picks = len(nation.drafted)
    nation.drafted = nation.shown + [pool.pop() for _ in range(picks - len(nation.shown))]
    nation.pack = _deal(pool, len(nation.pack))
    _keep(nation.drafted, nation.shown, rng)
    if nation.goals:
        nation.goals = sorted(nation.drafted[:-1])


def _keep(drafted: list[int], shown: list[int], rng: Rng) -> None:
    """Brings the drafted goals into an order whose last one may have been dropped."""
    rng.shuffle(drafted)
    if drafted and drafted[-1] in shown:
        for i in range(len(drafted)):
            if drafted[i] not in shown:
                drafted[i], drafted[-1] = drafted[-1], drafted[i]
                break


def redeal_goals(twin: EvacuationState, seat: int, rng: Rng) -> None:
    """Goals of a table: cards are shuffled within the groups that the seat cannot tell apart."""
    groups: dict[int, list[list[int]]] = {}
    for q in range(len(twin.seats)):
        for slot in _slots(twin, q):
            owner, place, looks = slot[0], slot[1], _looks(twin, seat, q, slot[2])
            if _knows(twin, seat, owner, place):
                continue
            key = -1 if looks == 0 else q * 8 + looks
            if key not in groups:
                groups[key] = []
            groups[key].append([owner, place])
    for key in sorted(groups):
        bag = _shuffle_group(twin, groups[key], twin.goal_bag if key == -1 else [], rng)
        if key == -1:
            twin.goal_bag = sorted(bag)
    for i, nation in enumerate(twin.seats):
        nation.pack = sorted(nation.pack)
        if i != seat and nation.goals:
            order = nation.drafted[:]
            _keep(order, nation.shown, rng)
            nation.goals = sorted(order[:-1])


def _slots(twin: EvacuationState, q: int) -> list[list[int]]:
    """Where the cards of the pack that began at seat q are now: owner, place, round in which they left it.

    Places from 0 are picks of the owner, places from 8 lie in the owner's pack.
    """
    seats = len(twin.seats)
    found = []
    for who, nation in enumerate(twin.seats):
        for r in range(len(nation.drafted)):
            if (who - r) % seats == q:
                found.append([who, r, r])
    rounds = min([len(nation.drafted) for nation in twin.seats])
    holder = (q + rounds) % seats
    return found + [[holder, 8 + i, rounds] for i in range(len(twin.seats[holder].pack))]


def _looks(twin: EvacuationState, seat: int, q: int, left: int) -> int:
    """How often the seat has held the pack of seat q up to round `left`, in which a card left it."""
    if seat < 0:
        return 0
    seats = len(twin.seats)
    return len([r for r in range(left + 1) if (q + r) % seats == seat])


def _knows(twin: EvacuationState, seat: int, owner: int, place: int) -> bool:
    """Own picks, the own pack, and goals laid open."""
    if owner == seat:
        return True
    return place < 8 and twin.seats[owner].drafted[place] in twin.seats[owner].shown


def _shuffle_group(twin: EvacuationState, slots: list[list[int]], bag: list[int], rng: Rng) -> list[int]:
    """Deals these places anew from their own cards and a bag; returns the new bag."""
    cards = sorted([_card(twin, slot) for slot in slots] + bag)
    rng.shuffle(cards)
    for slot in slots:
        owner, place = slot
        nation = twin.seats[owner]
        if place < 8:
            nation.drafted = put(nation.drafted, place, cards.pop())
        else:
            nation.pack = put(nation.pack, place - 8, cards.pop())
    return cards


def _card(twin: EvacuationState, slot: list[int]) -> int:
    nation = twin.seats[slot[0]]
    return nation.drafted[slot[1]] if slot[1] < 8 else nation.pack[slot[1] - 8]
