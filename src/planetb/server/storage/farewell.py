"""Statements about an account that goes: everything of its own, and nothing of the others'."""

from sqlalchemy import Connection, and_, delete, or_, select, update

from planetb.server.storage.database import Database
from planetb.server.storage.rows import LOBBY_NEWS, tell
from planetb.server.storage.schema import ACCOUNTS, ENTRANTS, HOLDERS, SEATS, TABLES, TALKS, TOURNAMENTS
from planetb.server.table.tokens import fresh, hashed


class FarewellStore:
    """Finding the games of an account, and forgetting it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def running(self, account: str) -> list[str]:
        """The tables where it has a part and the game is not over."""
        mine = select(HOLDERS.c.table_id).where(HOLDERS.c.account == account)
        query = select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.over.is_(False))
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def forget(self, account: str) -> tuple[list[str], list[str]]:
        """Removes an account with all that is its own; at its tables a seat without a name stays.

        Returns these tables, and the tournaments it had a part in.
        """
        return await self.database.transact(lambda connection: _forget(connection, account))


def _forget(connection: Connection, account: str) -> tuple[list[str], list[str]]:
    columns = (HOLDERS.c.id, HOLDERS.c.table_id, HOLDERS.c.host)
    rows = connection.execute(select(*columns).where(HOLDERS.c.account == account)).all()
    tables = sorted({row.table_id for row in rows})
    for table in tables:
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    for holder, table, host in rows:
        mine = (SEATS.c.table_id == table, SEATS.c.holder == holder)
        seats = connection.execute(select(SEATS.c.seat).where(*mine)).scalars().all()
        said = and_(TALKS.c.table_id == table, TALKS.c.seat.in_(seats))
        connection.execute(delete(TALKS).where(or_(said, TALKS.c.account == account)))
        connection.execute(update(SEATS).where(*mine).values(name="", gone="former"))
        values = {"account": None, "secret": hashed(fresh()), "browser": None}  # nobody has the key any more
        connection.execute(update(HOLDERS).where(HOLDERS.c.id == holder).values(values))
        if host:
            _hand_on(connection, table, holder)
    connection.execute(delete(TALKS).where(TALKS.c.account == account))
    for table in tables:
        grown = TABLES.c.people + 1
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(people=grown))
        tell(connection, f"people:{table}", f"turn:{table}")
    tournaments = _leave_tournaments(connection, account)
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))
    tell(connection, f"session:{account}", LOBBY_NEWS)
    return tables, tournaments


def _hand_on(connection: Connection, table: str, holder: str) -> None:
    """Whoever sits next is the host from now on."""
    query = select(SEATS.c.holder).where(SEATS.c.table_id == table, SEATS.c.holder.is_not(None))
    query = query.where(SEATS.c.holder != holder, SEATS.c.gone.is_distinct_from("former"))
    following = connection.execute(query.order_by(SEATS.c.seat)).scalar()
    if following is not None:
        connection.execute(update(HOLDERS).where(HOLDERS.c.id == holder).values(host=False))
        connection.execute(update(HOLDERS).where(HOLDERS.c.id == following).values(host=True))


def _leave_tournaments(connection: Connection, account: str) -> list[str]:
    """Whoever goes plays no further rounds; what they have played stays, under no name."""
    mine = ENTRANTS.c.account == account
    entered = select(ENTRANTS.c.tournament_id).where(mine)
    touched = or_(TOURNAMENTS.c.id.in_(entered), TOURNAMENTS.c.account == account)
    rows = connection.execute(select(TOURNAMENTS).where(touched).with_for_update()).mappings().all()
    for row in rows:
        here = (ENTRANTS.c.tournament_id == row["id"], mine)
        if row["stage"] == "open":
            connection.execute(delete(ENTRANTS).where(*here))
        else:
            values = {"name": "", "gone": True, "secret": None, "account": None}
            connection.execute(update(ENTRANTS).where(*here).values(values))
        if row["account"] == account:
            _hand_on_tournament(connection, row["id"], open_=row["stage"] == "open")
        grown = TOURNAMENTS.c.version + 1
        connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == row["id"]).values(version=grown))
        tell(connection, f"tournament:{row['id']}")
    return [row["id"] for row in rows]


def _hand_on_tournament(connection: Connection, tournament: str, *, open_: bool) -> None:
    """Whoever entered first hosts it from now on; one that nobody else has entered is called off."""
    people = (ENTRANTS.c.tournament_id == tournament, ENTRANTS.c.secret.is_not(None))
    query = select(ENTRANTS.c.account, ENTRANTS.c.secret).where(*people).order_by(ENTRANTS.c.number)
    first = connection.execute(query).first()
    here = TOURNAMENTS.c.id == tournament
    if first is None and open_:
        connection.execute(delete(TOURNAMENTS).where(here))
        return
    values = {"account": first[0], "secret": first[1]} if first else {"secret": hashed(fresh())}
    connection.execute(update(TOURNAMENTS).where(here).values(values))
