"""Deleting an account: its seats become those of a former player, and the others play on."""

import contextlib

import msgspec

from planetb.kernel.errors import PlanetBError
from planetb.server.process.hub import EVERY, LOBBY, PEOPLE, TOURNAMENT, TURN
from planetb.server.storage.farewell import FarewellStore
from planetb.server.table.changing import Wanted, change
from planetb.server.table.leaving import Leaving
from planetb.server.table.people import SESSION, Accounts, Caller
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import BOT
from planetb.server.table.shelf import Table
from planetb.server.table.tables import Tables
from planetb.server.table.timekeeper import STAND_IN


class Farewell:
    """Leaves every running game first; then the account is forgotten in one transaction."""

    def __init__(self, tables: Tables, leaving: Leaving, accounts: Accounts, store: FarewellStore) -> None:
        self.tables = tables
        self.leaving = leaving
        self.accounts = accounts
        self.store = store

    async def delete(self, caller: Caller, password: str) -> None:
        """Deletes the account of whoever asks and knows its password."""
        await self.accounts.check_password(caller, password)
        await self.forget(caller)

    async def forget(self, caller: Caller) -> None:
        """Deletes an account."""
        account = caller.account or ""
        await self.accounts.end_sessions(account)  # nobody sits down with it meanwhile
        for table in await self.store.running(account):
            with contextlib.suppress(PlanetBError):  # of other rules: there the seat only loses its name
                await self._leave(table, caller)
        tables, tournaments = await self.store.forget(account)
        for tournament in (*tournaments, EVERY):
            self.tables.hub.tell(TOURNAMENT, tournament)
        for table in tables:
            self.tables.forget(table)
            self.tables.hub.tell(PEOPLE, table)
            self.tables.hub.tell(TURN, table)
        self.tables.hub.tell(SESSION, account)
        self.tables.hub.tell(LOBBY, LOBBY)

    async def _leave(self, table: str, caller: Caller) -> None:
        """Removes a table that is nobody else's; at others a bot plays on, as if the person had given up."""
        with contextlib.suppress(Refusal):
            await self.leaving.remove(table, caller)
            return
        with contextlib.suppress(Refusal):
            await change(self.tables, table, lambda here: _gone(here, caller.account or ""))


def _gone(here: Table, account: str) -> Wanted | None:
    roster = here.roster
    holders = [holder.id for holder in roster.holders if holder.account == account]
    mine = [seat.seat for seat in roster.seats if seat.holder in holders]
    if here.over or not mine:
        return None
    pact = msgspec.structs.replace(roster.pact)
    left = [seat for seat in roster.persons if seat not in mine]
    pact.offers = [seat for seat in pact.offers if seat in left]
    if len(left) <= 1 and here.logged.history.moment and not roster.gathering:
        pact.ended = "resigned"
    elif left and pact.offers == left:
        pact.ended = "agreed"
    values = {"kind": BOT, "level": STAND_IN, "gone": "former", "name": ""}
    return Wanted({seat: dict(values) for seat in mine}, pact)
