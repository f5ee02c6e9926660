"""Looking back: any moment of a game, its score sheet, its curves, its record, and links to a moment."""

import asyncio

from planetb.match import Match
from planetb.server.process.limits import Limit
from planetb.server.storage.shares import Share, ShareStore
from planetb.server.table import render
from planetb.server.table.aside import Aside
from planetb.server.table.curves import SCORE, curves
from planetb.server.table.kept import Kept
from planetb.server.table.log import Entry
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin, check_origin
from planetb.server.table.people import NOBODY, Caller, check_open, viewer
from planetb.server.table.records import kept_record, with_names
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Roster
from planetb.server.table.tables import Tables
from planetb.server.table.tokens import fresh, hashed
from planetb.server.wire import AskShare, Curves, Lang, Moment, Series, Shared, Sheet, Source
from planetb.text.game_text import text_of

_DRAWING = 30.0  # seconds that drawing the curves of a game may take
_KEPT = 64  # curves, and records of 5 to 20 kB
_POINTS = {"en": "Points as they stood", "de": "Punktestand", "hu": "Pontállás"}


class Past:
    """Reads the log; changes nothing but links."""

    def __init__(self, tables: Tables, store: ShareStore, aside: Aside) -> None:
        self.tables = tables
        self.store = store
        self.aside = aside
        self._shares = Limit(0.1, 60)
        self._curves: Kept[tuple[str, int], tuple[list[int], dict[str, list[list[int]]]]] = Kept(_KEPT)
        self._records: Kept[tuple[str, int], str] = Kept(_KEPT)

    async def replayed(
        self, table: str, moment: int, caller: Caller, seat: int | None
    ) -> tuple[LoggedMatch, bool]:
        """The game at a moment that stands and the caller may know, on its own; and whether it is over."""
        async with self.tables.at(table) as here:
            seen = here.seen_by(viewer(here.roster, caller, seat), self.tables.clock.now())
            history, over, roster = seen.history, here.logged.match.over, here.roster
            if moment > history.moment:
                raise Refusal("no_moment", last=history.moment)
            seq = history.standing[moment - 1].seq if moment else 0
            entries = history.entries[: seq + 1]
        return await self.tables.replay(roster, entries), over

    async def moment(self, table: str, caller: Caller, seat: int | None, moment: int, lang: Lang) -> Moment:
        """A moment as a seat of the caller's, or a spectator, saw it."""
        roster = await self.tables.roster(table)
        eyes = viewer(roster, caller, seat)
        logged, _ = await self.replayed(table, moment, caller, seat)
        async with self.tables.at(table, 0) as here:
            last = here.seen_by(eyes, self.tables.clock.now()).history.moment
        return render.moment(roster, logged, eyes, lang, max(last, moment))

    async def share(self, table: str, caller: Caller, message: AskShare) -> Shared:
        """A link to a moment, seen from a seat of the caller's or as a spectator. It survives undos."""
        self._shares.check(caller.address)
        async with self.tables.at(table) as here:
            eyes = viewer(here.roster, caller, message.seat)
            history = here.seen_by(eyes, self.tables.clock.now()).history
            if message.moment > history.moment:
                raise Refusal("no_moment", last=history.moment)
            seq = history.standing[message.moment - 1].seq if message.moment else 0
        token = fresh()
        await self.store.add(Share(hashed(token), table, seq, message.seat))
        return Shared(token)

    async def shared(self, token: str, lang: Lang) -> Moment:
        """What a link shows."""
        share = await self.store.share(hashed(token))
        if share is None:
            raise Refusal("no_share")
        roster = await self.tables.roster(share.table_id)
        check_open(roster)
        check_origin(roster.origin)
        entries = (await self.tables.store.entries(roster.id))[: share.seq + 1]
        logged = await self.tables.replay(roster, entries)
        eyes = render.Viewer(share.seat)
        return render.moment(roster, logged, eyes, lang, logged.history.moment)

    async def sheet(self, table: str, lang: Lang, caller: Caller = NOBODY) -> Sheet:
        """The final scores by source."""
        async with self.tables.at(table) as here:
            viewer(here.roster, caller, None)
            if not here.logged.match.over:
                raise Refusal("not_over")
            return score_sheet(here.logged.match, lang)

    async def record(self, table: str) -> str:
        """The whole game as text. It tells every secret, so only a finished game has one for people.

        A game of other rules is written from its log alone: it stays readable for those who have them.
        """
        roster = await self.tables.roster(table)
        if not roster.playable:
            check_open(roster)
            return await self._kept(roster)
        async with self.tables.at(table) as here:
            if not here.over:
                raise Refusal("not_over")
            check_open(here.roster)
            origin, entries = here.logged.origin, here.logged.history.entries[:]
        written = await self._records.get((table, len(entries)), lambda: _record(origin, entries))
        return with_names(written, [seat.name for seat in roster.seats])

    async def _kept(self, roster: Roster) -> str:
        """The record of a finished game that this server cannot replay; else the reason why it cannot."""
        status = await self.tables.store.status(roster.id)
        entries = await self.tables.store.entries(roster.id) if status and status.over else []
        found = kept_record(roster.origin, entries) if entries else None
        if found is None:
            check_origin(roster.origin)
        return with_names(found or "", [seat.name for seat in roster.seats])

    async def curves(self, table: str, lang: Lang, caller: Caller = NOBODY) -> Curves:
        """Numbers that everybody may see, over the game; the score once it is over."""
        async with self.tables.at(table) as here:
            viewer(here.roster, caller, None)
            seen = here.seen_by(render.Viewer(None), self.tables.clock.now())
            origin, entries = here.logged.origin, seen.history.entries[:]
        moments, found = await self._curves.get(
            (table, len(entries)),
            lambda: self.aside.run(caller.address, _DRAWING, curves, origin, entries),
        )
        series = [Series(key, _label(origin.game, key, lang), values) for key, values in found.items()]
        return Curves(moments, series)


async def _record(origin: Origin, entries: list[Entry]) -> str:
    """The record of a finished game: the whole of it is played once more, for its digests."""
    logged = await asyncio.to_thread(LoggedMatch.replayed, origin, entries, None, True)
    return logged.match.record()


def _label(game: str, key: str, lang: Lang) -> str:
    """What the game calls a number; one without a name keeps the one it has in the view."""
    if key == SCORE:
        return _POINTS[lang]
    return text_of(game).curves(lang).get(key, key.replace("_", " "))


def score_sheet(match: Match, lang: Lang) -> Sheet:
    """The result of a finished game, with one row per source of points."""
    text = text_of(match.game.meta.name)
    sources = [Source(key, text.source(key, lang), points) for key, points in match.breakdown().items()]
    rival = match.game.rival(match.state)
    return Sheet(str(match.end), match.winners, match.scores, sources, rival)
