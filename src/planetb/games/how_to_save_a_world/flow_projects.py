"""Working, researching and buying, one step at a time (p. 10 to 12)."""

from planetb.games.how_to_save_a_world.effects import FREE, WITH_SCIENCE
from planetb.games.how_to_save_a_world.flow_effects import (
    FIRST_CARD,
    add_badges,
    badges_of,
    cursor_after,
    spend_badge,
)
from planetb.games.how_to_save_a_world.goods import can_pay, mark, score, settle
from planetb.games.how_to_save_a_world.laboratory import DEVELOPMENTS, FIRST_TECHNOLOGY
from planetb.games.how_to_save_a_world.notes import NOTE_LEAD, NOTE_REMOVAL
from planetb.games.how_to_save_a_world.options import CARD, DEVELOP, SPEND, WORK_ON
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.steps import (
    BOUGHT_STEP,
    BUY,
    DEVELOPED_STEP,
    FINISH_WORK,
    LEAD,
    PAY,
    PAY_SCIENCE,
    RESEARCH,
    WORK,
    WORK_DONE,
)
from planetb.games.how_to_save_a_world.terms import (
    BIOMASS,
    BOUGHT,
    CHEAPER_CARDS,
    CHEAPER_RESEARCH,
    CHEAPER_WORK,
    DECKS,
    DEVELOPED,
    GAP,
    INGENUITY,
    KNOWLEDGE,
    LAST_SPACE,
    MINERAL,
    PROJECTS,
    ROW,
    SCIENCE,
    SCIENCE_BADGE,
    WORKED,
    WORKED_ANY,
    deck_of,
)
from planetb.games.how_to_save_a_world.tracks import COSTS, REWARDS, WORK_TRACKS
from planetb.games.how_to_save_a_world.works import advance, take_lead
from planetb.kernel.domain import PASS
from planetb.kernel.step import Ask, Step

PRICE_IN: list[int] = [KNOWLEDGE, MINERAL, BIOMASS]
"""The resource that buys action, reaction and species cards (p. 12)."""


def work_cost(state: WorldState, seat: int, project: int) -> int:
    """What the next space costs; a technology makes the first work of a turn cheaper."""
    cost = COSTS[state.discs[project][seat]]
    here = state.seats[seat]
    if here.perks & CHEAPER_WORK and not here.met & WORKED_ANY:
        cost -= 1
    return cost


class WorkOn(Ask[WorldState]):
    """Works once more on one of the projects `a`, or stops (p. 10, steps 1 to 3).

    `b` packs what is left of the effect and how often it worked on each project, 4 bits each.
    """

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        here = state.seats[seat]
        for project in range(len(PROJECTS)):
            if a >> project & 1 and state.discs[project][seat] < LAST_SPACE:
                resource = WORK_TRACKS[project].resource
                if can_pay(here, resource, work_cost(state, seat, project)):
                    options.append(WORK_ON + project)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            finish(state, seat, b)
            return
        project = option - WORK_ON
        after = b - 1 + (1 << 4 + 4 * project)
        cost = work_cost(state, seat, project)
        if settle(state.seats[seat], WORK_TRACKS[project].resource, cost):
            worked(state, seat, project)
            go_on(state, seat, a, after)
        else:
            state.push(WORK_DONE, seat, a * 4 + project, after)
            state.push(PAY, seat, WORK_TRACKS[project].resource, cost)


def worked(state: WorldState, seat: int, project: int) -> None:
    advance(state, seat, project)
    mark(state.seats[seat], WORKED << project)


def go_on(state: WorldState, seat: int, a: int, b: int) -> None:
    if b & 15:
        state.push(WORK, seat, a, b)
    else:
        finish(state, seat, b)


def finish(state: WorldState, seat: int, b: int) -> None:
    """Steps 4 to 6 for each project worked on, once."""
    for project in range(len(PROJECTS) - 1, -1, -1):
        if b >> 4 + 4 * project & 15:
            state.push(FINISH_WORK, seat, project)


class WorkDone(Step[WorldState]):
    """Advances the disc once the work is paid."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        worked(state, seat, a % 4)
        go_on(state, seat, a // 4, b)


class FinishWork(Step[WorldState]):
    """The reward of the top tile, then lead bonus and tile removal (p. 10, steps 4 to 6)."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        state.push(LEAD, seat, a)
        REWARDS[a][state.rewards[a]].resolve(state, seat)


class TakeLead(Step[WorldState]):
    """Scores lead bonuses and removes the reward tile whose icon was reached first."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        tiles = state.rewards[a]
        points = take_lead(state, seat, a)
        if points:
            score(state.seats[seat], points)
            state.note(NOTE_LEAD, seat, a, points)
        if state.rewards[a] > tiles:
            state.note(NOTE_REMOVAL, seat, a)


def development_cost(here: Seat, item: int, mode: int) -> int:
    if mode >= FREE:
        return 0
    cost = DEVELOPMENTS[item].cost
    return cost - 1 if here.perks & CHEAPER_RESEARCH and cost else cost


def science_badges(here: Seat, cursor: int) -> int:
    """Science badges that could be spent: tiles and cards from the cursor on."""
    found = here.tiles[SCIENCE] if cursor <= SCIENCE else 0
    for card in here.hand:
        if FIRST_CARD + card >= cursor:
            found += badges_of(card, SCIENCE_BADGE)
    return found


class DoResearch(Ask[WorldState]):
    """Which development, up to `b` of them; `a` says how they are paid (p. 11)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        here = state.seats[seat]
        means = here.goods[KNOWLEDGE] + here.goods[INGENUITY]
        if a == WITH_SCIENCE:
            means += science_badges(here, 0)
        for i in range(len(DEVELOPMENTS)):
            if a >= FREE and DEVELOPMENTS[i].category != a - FREE:
                continue
            if i >= FIRST_TECHNOLOGY and here.techs >> i - FIRST_TECHNOLOGY & 1:
                continue
            if development_cost(here, i, a) <= means:
                options.append(DEVELOP + i)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        if b > 1:
            state.push(RESEARCH, seat, a, b - 1)
        here = state.seats[seat]
        item = option - DEVELOP
        cost = development_cost(here, item, a)
        if cost and a == WITH_SCIENCE and science_badges(here, 0):
            state.push(DEVELOPED_STEP, seat, item)
            state.push(PAY_SCIENCE, seat, cost)
        elif settle(here, KNOWLEDGE, cost):
            developed(state, seat, item)
        else:
            state.push(DEVELOPED_STEP, seat, item)
            state.push(PAY, seat, KNOWLEDGE, cost)


def developed(state: WorldState, seat: int, item: int) -> None:
    """Puts down a technology cube, if it is a technology, and does the effect."""
    here = state.seats[seat]
    if item >= FIRST_TECHNOLOGY:
        here.techs |= 1 << item - FIRST_TECHNOLOGY
    DEVELOPMENTS[item].effect.resolve(state, seat)
    mark(here, DEVELOPED << DEVELOPMENTS[item].category)


class Developed(Step[WorldState]):
    """Makes the development once it is paid."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        developed(state, seat, a)


class PayScience(Ask[WorldState]):
    """Science badges in place of knowledge: `a` are still to be paid, `b` is the cursor (p. 7)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        here = state.seats[seat]
        options = [PASS] if can_pay(here, KNOWLEDGE, a) else []
        means = here.goods[KNOWLEDGE] + here.goods[INGENUITY] + science_badges(here, b)
        badges: list[int] = []
        add_badges(here, SCIENCE_BADGE, b, badges)
        for option in badges:  # what is passed over cannot be spent any more: enough must remain
            if means >= a:
                options.append(option)
            means -= badges_of(option - SPEND, SCIENCE_BADGE) if option >= SPEND else here.tiles[SCIENCE]
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        here = state.seats[seat]
        if option == PASS:
            if not settle(here, KNOWLEDGE, a):
                state.push(PAY, seat, KNOWLEDGE, a)
            return
        left = a - spend_badge(here, SCIENCE_BADGE, option)
        if left > 0:
            state.push(PAY_SCIENCE, seat, left, cursor_after(option))


class BuyCard(Ask[WorldState]):
    """Which open card, up to `b` of them; free of charge if `a` (p. 12)."""

    def options(self, state: WorldState, seat: int, a: int, b: int) -> list[int]:
        options = [PASS]
        here = state.seats[seat]
        price = card_price(here)
        for deck in range(len(DECKS)):
            if a or can_pay(here, PRICE_IN[deck], price):
                for card in sorted(state.rows[deck]):
                    if card != GAP:
                        options.append(CARD + card)
        return options

    def answer(self, state: WorldState, seat: int, a: int, b: int, option: int) -> None:
        if option == PASS:
            return
        here = state.seats[seat]
        card = option - CARD
        if b > 1:
            state.push(BUY, seat, a, b - 1)
        if a or settle(here, PRICE_IN[deck_of(card)], card_price(here)):
            bought(state, seat, card)
        else:
            state.push(BOUGHT_STEP, seat, card)
            state.push(PAY, seat, PRICE_IN[deck_of(card)], card_price(here))


def card_price(here: Seat) -> int:
    """As many resources as the player has cards."""
    price = here.cards()
    return price - 1 if here.perks & CHEAPER_CARDS and price else price


def bought(state: WorldState, seat: int, card: int) -> None:
    """Takes the card out of its row; it cannot be used this turn."""
    deck = deck_of(card)
    row = state.rows[deck]
    for i in range(ROW):
        if row[i] == card:
            row[i] = GAP
    here = state.seats[seat]
    here.fresh.append(card)
    here.fresh.sort()
    mark(here, BOUGHT << deck)


class Bought(Step[WorldState]):
    """Takes the card once it is paid."""

    def run(self, state: WorldState, seat: int, a: int, b: int) -> None:
        bought(state, seat, a)
