"""Looking back: any moment of a game, its score sheet, its curves, its record, and links to a moment."""

import asyncio
from collections import OrderedDict

from sqlalchemy import insert, select

from planetb.server import render
from planetb.server.errors import Refusal
from planetb.server.people import Caller, viewer
from planetb.server.pool import Pool
from planetb.server.running import Running, check_origin
from planetb.server.schema import SHARES
from planetb.server.sheet import score_sheet
from planetb.server.tables import Tables
from planetb.server.tasks import SCORE, curves
from planetb.server.tokens import fresh, hashed
from planetb.server.wire import AskShare, Curves, Lang, Moment, Series, Shared, Sheet
from planetb.text.game_text import text_of

_DRAWING = 30.0  # seconds that drawing the curves of a game may take
_KEPT = 64  # curves
_POINTS = {"en": "Points as they stood", "de": "Punktestand", "hu": "Pontállás"}


class Past:
    """Reads the log; changes nothing but links."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool
        self._curves: OrderedDict[tuple[str, int], tuple[list[int], dict[str, list[list[int]]]]] = (
            OrderedDict()
        )

    async def replayed(self, table: str, moment: int) -> tuple[Running, bool]:
        """The game at a moment that stands, on its own; and whether the game is over by now."""
        async with self.tables.at(table) as here:
            history, over, head = here.running.history, here.running.match.over, here.head
            if moment > history.moment:
                raise Refusal("no_moment", last=history.moment)
            seq = history.standing[moment - 1].seq if moment else 0
            entries = history.entries[: seq + 1]
        return await self.tables.replay(head, entries), over

    async def moment(self, table: str, caller: Caller, seat: int | None, moment: int, lang: Lang) -> Moment:
        """A moment as a seat of the caller's, or a spectator, saw it."""
        head = await self.tables.head(table)
        eyes = viewer(head, caller, seat)
        running, _ = await self.replayed(table, moment)
        async with self.tables.at(table, 0) as here:
            last = here.running.history.moment
        return render.moment(head, running, eyes, lang, max(last, moment))

    async def share(self, table: str, caller: Caller, message: AskShare) -> Shared:
        """A link to a moment, seen from a seat of the caller's or as a spectator. It survives undos."""
        async with self.tables.at(table) as here:
            viewer(here.head, caller, message.seat)
            history = here.running.history
            if message.moment > history.moment:
                raise Refusal("no_moment", last=history.moment)
            seq = history.standing[message.moment - 1].seq if message.moment else 0
        token = fresh()
        values = {"hash": hashed(token), "table_id": table, "seq": seq, "seat": message.seat}
        async with self.tables.store.database.write() as connection:
            await connection.execute(insert(SHARES).values(values))
        return Shared(token)

    async def shared(self, token: str, lang: Lang) -> Moment:
        """What a link shows."""
        async with self.tables.store.database.read() as connection:
            query = select(SHARES).where(SHARES.c.hash == hashed(token))
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise Refusal("no_share")
        head = await self.tables.head(row["table_id"])
        check_origin(head.origin)
        entries = (await self.tables.store.entries(head.id))[: row["seq"] + 1]
        running = await self.tables.replay(head, entries)
        eyes = render.Viewer(row["seat"])
        return render.moment(head, running, eyes, lang, running.history.moment)

    async def sheet(self, table: str, lang: Lang) -> Sheet:
        """The final scores by source."""
        async with self.tables.at(table) as here:
            if not here.running.match.over:
                raise Refusal("not_over")
            return score_sheet(here.running.match, lang)

    async def record(self, table: str) -> str:
        """The whole game as text. It tells every secret, so only a finished game has one for people."""
        async with self.tables.at(table) as here:
            if not here.running.match.over:
                raise Refusal("not_over")
            origin, entries = here.running.origin, here.running.history.entries[:]
        running = await asyncio.to_thread(Running.replayed, origin, entries)
        return running.match.record()

    async def curves(self, table: str, lang: Lang) -> Curves:
        """Numbers that everybody may see, over the game; the score once it is over."""
        async with self.tables.at(table) as here:
            origin, entries = here.running.origin, here.running.history.entries[:]
        at = (table, len(entries))
        if at not in self._curves:
            self._curves[at] = await self.pool.run(_DRAWING, curves, origin, entries)
            while len(self._curves) > _KEPT:
                self._curves.popitem(last=False)
        moments, found = self._curves[at]
        series = [Series(key, _label(origin.game, key, lang), values) for key, values in found.items()]
        return Curves(moments, series)


def _label(game: str, key: str, lang: Lang) -> str:
    """What the game calls a number; one without a name keeps the one it has in the view."""
    if key == SCORE:
        return _POINTS[lang]
    return text_of(game).curves(lang).get(key, key.replace("_", " "))
