"""All data of one's own in one file: what is stored about the account, and the records of its games."""

import io
import zipfile
from typing import Final

import msgspec

from planetb.server.process.limits import Limit
from planetb.server.society.ties import Ties
from planetb.server.storage.own_data import OwnDataStore
from planetb.server.storage.tables import Store
from planetb.server.table.people import Caller
from planetb.server.table.records import kept_record
from planetb.server.table.refusals import Refusal

NOTE: Final = (
    "account.json: what this server stores about your account; times are seconds since 1970.\n"
    "games/: the records of your finished games. The record of a running game would tell what is hidden.\n"
)


class OwnData:
    """Writes the file for whoever is logged in."""

    def __init__(self, store: OwnDataStore, tables: Store, ties: Ties) -> None:
        self.store = store
        self.tables = tables
        self.ties = ties
        self._limit = Limit(1 / 60, 3)

    async def export(self, caller: Caller) -> bytes:
        """The file, as a ZIP."""
        if not caller.account:
            raise Refusal("not_logged_in")
        self._limit.check(caller.account)
        found = await self.store.account(caller.account)
        found["people"] = msgspec.to_builtins(await self.ties.mine(caller))
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("README.txt", NOTE)
            for table in found["tables"]:
                record = await self._record(table["id"]) if table["over"] else None
                if record:
                    archive.writestr(f"games/{table['id']}.txt", record)
            archive.writestr("account.json", msgspec.json.format(msgspec.json.encode(found)))
        return packed.getvalue()

    async def _record(self, table: str) -> str | None:
        roster = await self.tables.roster(table)
        return kept_record(roster.origin, await self.tables.entries(table)) if roster else None
