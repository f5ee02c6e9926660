"""Whether a game waits for somebody, as far as the database tells."""

from planetb.server.storage.tables import Store
from planetb.server.table.roster import PERSON, Roster, Status


def own_seats(roster: Roster, account: str) -> list[int]:
    """The seats that an account plays by itself."""
    mine = [holder.id for holder in roster.holders if holder.account == account]
    return [seat.seat for seat in roster.seats if seat.kind == PERSON and seat.holder in mine]


def waits(roster: Roster, status: Status, account: str) -> bool:
    """Whether a game waits for an account: it has begun, and one of its seats has to decide."""
    if status.over or roster.gathering:
        return False
    return any(seat in status.waiting for seat in own_seats(roster, account))


async def waiting_at(store: Store, table: str, account: str) -> Roster | None:
    """The table, if its game waits for the account."""
    roster, status = await store.roster(table), await store.status(table)
    return roster if roster and status and waits(roster, status, account) else None
