"""A tournament of the tests with its people, played by bots that do not think."""

import contextlib
import random
from typing import Any

import pytest

from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.thinking.levels import LEVELS
from planetb.server.wire import Choose, Created, NewTournament, Tournament
from server.tools import ANYBODY, any_move, holder_of, message_id

Place = dict[str, str]
DAY = 86_400


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think: only how a tournament goes on is looked at."""
    for level in LEVELS:
        monkeypatch.setitem(LEVELS, level, "random")


def wish(**more: Any) -> NewTournament:
    values: dict[str, Any] = {
        "title": "Cup",
        "game": "beacon",
        "seats": 2,
        "rounds": 3,
        "size": 8,
        "span": DAY,
    }
    return NewTournament(**(values | more))


class Cup:
    """A tournament with its people."""

    def __init__(self, here: Services, name: str, host: Caller) -> None:
        self.here, self.name, self.host = here, name, host
        self.people: list[Caller] = []

    @classmethod
    async def made(cls, here: Services, people: int, **more: Any) -> "Cup":
        entered = await here.tourneys.create(ANYBODY, wish(**more))
        cup = cls(here, entered.tournament, holder_of(entered.secret or ""))
        for i in range(people):
            joined = await here.tourneys.enter(cup.name, ANYBODY, f"P{i + 1}")
            cup.people.append(holder_of(joined.secret or ""))
        return cup

    async def look(self, who: Caller = ANYBODY) -> Tournament:
        return await self.here.tourneys.look(self.name, who)

    async def start(self) -> Tournament:
        return await self.here.tourneys.start(self.name, self.host)

    async def seats(self) -> list[Created]:
        """The seats of all people in the present round."""
        found = []
        for who in self.people:
            with contextlib.suppress(Refusal):
                found.append(await self.here.tourneys.sit(self.name, who))
        return found

    async def play(self, table: str, chance: random.Random) -> None:
        """Plays a table to its end, for everybody."""
        while True:
            async with self.here.tables.at(table) as at:
                if at.over:
                    return
                seat, seq = at.waiting[0], at.seq
                key = any_move(at.logged.match, seat, chance)
                bot = seat in at.roster.bots
                holder = at.roster.seats[seat].holder
                caller = next(
                    (Caller("x", one.secret) for one in at.roster.holders if one.id == holder), ANYBODY
                )
            if bot:
                await self.here.tables.choose_for_bot(table, seat, seq, key)
            else:
                await self.here.tables.choose(table, caller, Choose(message_id(), seat, seq, key), "en")

    async def play_round(self, chance: random.Random) -> None:
        found = await self.look()
        for one in found.rounds[0].pairings:
            if one.table and not one.over:
                await self.play(one.table, chance)
        await self.here.tourneys.sweep()
