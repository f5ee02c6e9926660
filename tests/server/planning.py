"""Plans of the tests: two people, what they may prepare, and how a turn goes on."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from planetb.server.process.services import Services
from planetb.server.table import plans
from planetb.server.table.foresight import foreseen
from planetb.server.table.planned import FIRST
from planetb.server.wire import Ahead, AskAhead, Created, Intent, Plan, SetPlan
from server.tools import (
    any_move,
    choose,
    holder_of,
    look,
    sat_down,
    table,
)

Place = dict[str, str]
Hands = tuple[Created, Created]
SURE = FIRST[1] + 1  # seconds after which a plan has answered


@pytest.fixture(autouse=True)
def imagination(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is imagined follows from the test's name, as its deals do."""
    chance = random.Random(f"imagined {request.node.nodeid}")
    drawn = SimpleNamespace(token_hex=lambda n: chance.randbytes(n).hex())
    monkeypatch.setattr(plans, "secrets", drawn)


async def two(here: Services, game: str = "reworld", **more: Any) -> Hands:
    made = await table(here, "me", "friend", game=game, **more)
    (ben,) = await sat_down(here, made, "Ben")
    return made, ben


async def turn_of(here: Services, hands: Hands) -> int:
    return (await look(here, hands[0])).waiting[0]


async def played(here: Services, hands: Hands) -> list[tuple[int, str]]:
    async with here.tables.at(hands[0].table) as at:
        return [(entry.seat, entry.word) for entry in at.logged.history.standing]


async def calm(here: Services, hands: Hands, seat: int) -> list[str]:
    """Choices of a seat that is asked which show nothing new."""
    state = await look(here, hands[seat], seat)
    async with here.tables.at(hands[0].table) as at:
        keys = [one.key for one in state.options if one.copies == 0]
        return [key for key in keys if not foreseen(at.logged.match, seat, key)[1]]


async def plan(here: Services, hands: Hands, seat: int, *lines: list[str], **more: Any) -> Plan:
    """Keeps a plan of these moves, rehearsed in the state that stands."""
    seq = (await look(here, hands[0])).seq
    intents = [[Intent(key) for key in line] for line in lines]
    wish = SetPlan(seat, more.pop("seq", seq), intents, **more)
    return await here.plans.write(hands[0].table, holder_of(hands[seat].secret), wish, "en")


async def read(here: Services, hands: Hands, seat: int, lang: Any = "en") -> Plan:
    return await here.plans.read(hands[0].table, holder_of(hands[seat].secret), seat, lang)


async def one_choice(here: Services, hands: Hands, chance: random.Random) -> None:
    """Whoever is asked first chooses anything."""
    state = await look(here, hands[0])
    if not state.over:
        seat = state.waiting[0]
        async with here.tables.at(hands[0].table) as at:
            key = any_move(at.logged.match, seat, chance)
        await choose(here, hands[seat], seat, key)


async def let_others(here: Services, hands: Hands, seat: int, chance: random.Random) -> None:
    """Others choose until the seat is asked."""
    while not (state := await look(here, hands[0])).over and seat not in state.waiting:
        await one_choice(here, hands, chance)


async def line(here: Services, hands: Hands, seat: int, most: int) -> list[str]:
    """Moves of one turn that show nothing new, rehearsed one after the other."""
    mine, seq = holder_of(hands[seat].secret), (await look(here, hands[0])).seq
    moves: list[str] = []

    async def ahead(tried: list[str], picked: list[str] | None = None) -> Ahead:
        return await here.plans.ahead(hands[0].table, mine, AskAhead(seat, seq, tried, picked), "en")

    while len(moves) < most:
        found = await ahead(moves)
        if not found.options or (moves and found.later):
            break
        keys = [one.key for one in found.options if one.copies == 0]
        if found.pick:
            picked: list[str] = []
            stands = (await ahead(moves, picked)).things
            while stands and not stands.fits:
                picked.append(stands.more[0])
                stands = (await ahead(moves, picked)).things
            keys.append(" + ".join(picked) or "pass")
        after = {key: await ahead([*moves, key]) for key in keys[:12]}
        quiet = [key for key in after if not after[key].reveals]
        if not quiet:
            break
        moves.append(next((key for key in quiet if not after[key].later), quiet[0]))  # my turn goes on
    return moves
