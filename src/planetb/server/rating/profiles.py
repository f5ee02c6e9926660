"""Profiles, leaderboards and the results of tables, put into words for whoever looks."""

from collections.abc import Callable
from typing import Final

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.server.rating.scorekeeper import Scorekeeper
from planetb.server.rating.skill import Skill
from planetb.server.storage.people import PeopleStore
from planetb.server.storage.results import Rating, Result, ResultStore
from planetb.server.table.people import Caller, clean, folded
from planetb.server.table.refusals import Refusal
from planetb.server.wire import (
    Belief,
    GameTally,
    Lang,
    Leader,
    Leaders,
    PieceTally,
    Played,
    Profile,
    SeatResult,
    SeatsTally,
    Source,
    Step,
    TableResult,
)
from planetb.text.game_text import text_of

MOST: Final = 100  # on a leaderboard
SHOWN: Final = 50  # games of a history
PIECES: Final = 6
OFTEN: Final = 3  # games with a piece before it can be among the best


class Profiles:
    """Reading what the scorekeeper has noted."""

    def __init__(self, store: ResultStore, people: PeopleStore, keeper: Scorekeeper) -> None:
        self.store = store
        self.people = people
        self.keeper = keeper

    async def result(self, table: str) -> TableResult:
        """The result of a finished game; noted now if nobody was faster."""
        roster = await self.keeper.tables.roster(table)
        if not await self.store.settled(table):
            async with self.keeper.tables.at(table) as here:
                if not here.over:
                    raise Refusal("not_over")
            await self.keeper.settle(table)
        found = await self.store.of_table(table)
        seats = [
            SeatResult(each.seat, each.place, each.score, each.won, _before(each), _after(each))
            for each in found
        ]
        return TableResult(roster.pact.rated, seats)

    async def leaders(self, game: str, caller: Caller) -> Leaders:
        """The leaderboard of a game."""
        title = registry.game(game).meta.title
        found = await self.store.leaders(game, MOST, self.keeper.tables.clock.now())
        leaders = [_leader(rank, name, rating) for rank, (name, rating) in enumerate(found, 1)]
        return Leaders(game, title, leaders, await self._place(game, caller.account, caller.name or ""))

    async def _place(self, game: str, account: str | None, name: str) -> Leader | None:
        mine = await self.store.ratings([account], game) if account else []
        if not mine or not mine[0].games:
            return None
        return _leader(await self.store.rank(game, mine[0].skill), name, mine[0])

    async def profile(self, name: str, caller: Caller, lang: Lang) -> Profile:
        """Somebody's profile by name; of other people only rated games and those of the lobby are told."""
        found = await self.people.known_as(folded(clean(name)))
        if found is None:
            raise Refusal("no_person")
        account, shown, since = found
        you = account == caller.account
        results = await self.store.of_account(account, hidden=you)
        games = []
        for game in dict.fromkeys(result.game for result in results):
            place = await self._place(game, account, shown)
            games.append(_tally(game, [each for each in results if each.game == game], place, lang))
        return Profile(shown, since, you, games, [_played(result) for result in results[:SHOWN]])


def _leader(rank: int, name: str, rating: Rating) -> Leader:
    return Leader(rank, name, rating.skill.rating, rating.skill.error, rating.games, rating.wins)


def _belief(mu: float | None, sigma: float | None) -> Belief | None:
    if mu is None or sigma is None:
        return None
    return Belief(Skill(mu, sigma).rating, Skill(mu, sigma).error)


def _before(result: Result) -> Belief | None:
    return _belief(result.before_mu, result.before_sigma)


def _after(result: Result) -> Belief | None:
    return _belief(result.mu, result.sigma)


def _title(game: str) -> str:
    return registry.game(game).meta.title if game in registry.names() else game


def _played(result: Result) -> Played:
    each = result
    title, after = _title(each.game), _after(each)
    return Played(
        each.table_id, each.game, title, each.at, each.seats, each.place, each.score, each.won, after
    )


def _tally(game: str, results: list[Result], place: Leader | None, lang: Lang) -> GameTally:
    course = [
        Step(result.at, after.rating, after.error)
        for result in reversed(results)
        if (after := _after(result)) is not None
    ]
    pieces = _pieces(game, results, lang)
    often = [piece for piece in pieces if piece.games >= OFTEN]
    return GameTally(
        game=game,
        title=_title(game),
        games=len(results),
        wins=sum(result.won for result in results),
        rated=place,
        seats=[_by_seats(n, results) for n in sorted({result.seats for result in results})],
        sources=_sources(game, results, lang),
        favourites=sorted(pieces, key=_most(lambda piece: piece.games))[:PIECES],
        best=sorted(often, key=_most(lambda piece: piece.points))[:PIECES],
        course=course,
    )


def _most(number: Callable[[PieceTally], float]) -> Callable[[PieceTally], tuple[float, str]]:
    return lambda piece: (-number(piece), piece.name)


def _by_seats(seats: int, results: list[Result]) -> SeatsTally:
    here = [result for result in results if result.seats == seats]
    places = [result.place for result in here if result.place is not None]
    mean = round(sum(places) / len(places), 2) if places else None
    return SeatsTally(seats, len(here), sum(result.won for result in here), mean)


def _sources(game: str, results: list[Result], lang: Lang) -> list[Source]:
    """Where the points came from, in the mean of the games that were played out."""
    full = [result for result in results if result.score is not None]
    keys = dict.fromkeys(key for result in full for key in result.sources)
    text = text_of(game) if game in registry.names() else None
    return [
        Source(
            key,
            text.source(key, lang) if text else key,
            [round(sum(result.sources.get(key, 0) for result in full) / len(full))],
        )
        for key in keys
    ]


def _pieces(game: str, results: list[Result], lang: Lang) -> list[PieceTally]:
    items = content_of(game).items if game in MODULES else {}
    full = [result for result in results if result.score is not None]
    codes = dict.fromkeys(code for result in full for code in result.used if code in items)
    found = []
    for code in codes:
        with_it = [result for result in full if code in result.used]
        points = sum(result.score or 0 for result in with_it) / len(with_it)
        name = text_of(game).name(items[code], lang)
        wins = sum(result.won for result in with_it)
        found.append(PieceTally(code, name, len(with_it), wins, round(points, 1)))
    return found
