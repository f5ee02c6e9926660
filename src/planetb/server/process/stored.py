"""A database full of games that were played, for measuring how a server starts and looks back."""

import random
import time

from planetb.games import registry
from planetb.server.process.settings import Settings, database_url
from planetb.server.storage.database import Database
from planetb.server.storage.migrate import upgrade
from planetb.server.storage.tables import New, Store
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.roster import PERSON, Holder, Roster, Seat
from planetb.server.table.shelf import Table
from planetb.server.table.snapshot import Snapshot
from planetb.server.table.tokens import fresh, hashed, short_id

_DIFFERENT = 3  # games of each sort are really played; the tables are copies of them
_AT_ONCE = 500


async def fill(settings: Settings, games: list[str], tables: int) -> list[tuple[str, int]]:
    """Stores so many finished tables; returns their ids, with the last moment of each."""
    database = Database(database_url(settings))
    await upgrade(database)
    store, chance = Store(database), random.Random(1)
    played = [_played(game, random.Random(seed)) for game in games for seed in range(_DIFFERENT)]
    found = []
    for first in range(0, tables, _AT_ONCE):
        new = [_stored(*chance.choice(played)) for _ in range(min(_AT_ONCE, tables - first))]
        await store.create_all(new)
        found += [(each.roster.id, each.status.moment) for each in new]
    await database.close()
    return found


def _played(game: str, chance: random.Random) -> tuple[LoggedMatch, list[Snapshot]]:
    """A whole game of random choices."""
    rules = registry.game(game)
    variants = rules.meta.chosen(rules.fill(2, {}))
    logged, shots = LoggedMatch.new(origin_now(game, 2, variants), time.time()), []
    while not logged.match.over:
        seat, turned = chance.choice(logged.match.waiting), logged.match.state.turned
        logged.choose(seat, _move(logged, seat, chance), short_id(), time.time())
        shot = logged.snapshot(turned)
        shots += [shot] if shot else []
    return logged, shots


def _move(logged: LoggedMatch, seat: int, chance: random.Random) -> str:
    twin = logged.match.clone()
    twin.dealer = None
    made = len(twin.moves)
    while len(twin.moves) == made:
        twin.choose(chance.choice(twin.options_of(seat)), seat)
    return twin.moves[made].word(twin.game)


def _stored(logged: LoggedMatch, shots: list[Snapshot]) -> New:
    host = Holder(short_id(), hashed(fresh()), None, True)
    seats = [Seat(seat, PERSON, holder=host.id) for seat in range(logged.origin.seats)]
    roster = Roster(short_id(), logged.origin, seats, [host], time.time())
    return New(roster, Table(roster, logged).status(time.time()), logged.history.entries, shots)
