"""`planetb admin`: looking after the people of a server. What is changed is noted in an audit log."""

import asyncio
import getpass
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from planetb.cli.complaint import Complaint
from planetb.cli.database import address_of, look_at, told_in_one_line
from planetb.cli.screen import Screen

Action = Literal["users", "tables", "reports", "log", "ban", "unban", "rename", "reset", "settle", "remove"]
DAY = 86_400.0
HOURS = 24  # that a link for a new password is good for
FOREVER = 36_500.0  # days


def admin(
    action: Action,
    subject: str = "",
    /,
    *,
    to: str = "",
    days: Annotated[float, Parameter()] = FOREVER,
    database: str | None = None,
) -> int:
    """Looks after the people of a server.

    users, tables, reports and log list; ban, unban, rename and reset change an account by its name; settle
    closes a report, remove deletes a table with its game. A server that runs acts on it at once: whoever is
    banned is shown out of every open page.

    Parameters
    ----------
    action
        What to do.
    subject
        A name, a table or a report; with users and tables what to look for.
    to
        With rename: the new name.
    days
        With ban: for how long. Default: for good.
    database
        sqlite:///file or postgresql://user@host/name. Default: a file of this user.
    """
    if action not in ("users", "tables", "reports", "log") and not subject:
        raise Complaint(f"{action} needs the name of what it is about: planetb admin {action} NAME")
    if action == "rename" and not to:
        raise Complaint("rename needs the new name: planetb admin rename NAME --to NEW")
    if not 0 < days <= FOREVER:
        raise Complaint(f"--days is more than 0 and at most {FOREVER:g}")
    with told_in_one_line():
        return asyncio.run(_do(action, subject, to, days, database))


async def _do(action: Action, subject: str, to: str, days: float, url: str | None) -> int:
    from planetb.server.storage.administration import AdministrationStore
    from planetb.server.storage.database import Database

    database = Database(address_of(url))
    try:
        await look_at(database)
        store = AdministrationStore(database, getpass.getuser())
        if action in ("users", "tables", "reports", "log"):
            return await _show(store, action, subject)
        return await _change(store, action, subject, to, days)
    finally:
        await database.close()


async def _show(store: Any, action: Action, subject: str) -> int:
    from planetb.server.table.people import clean, folded

    if action == "users":
        rows = await store.users(folded(clean(subject)))
    elif action == "tables":
        rows = await store.tables(subject)
    else:
        rows = await (store.reports() if action == "reports" else store.log())
    for line in _lines(rows):
        Screen().show(line)
    if not rows:
        Screen().show("nothing found")
    return 0


def _lines(rows: Sequence[dict[str, Any]]) -> list[str]:
    """A line per row: times as dates, what is not there left out."""
    found = []
    for row in rows:
        parts = []
        for name, value in row.items():
            if value is None or value == "":
                continue
            if name in ("at", "created", "touched", "banned"):
                value = time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
            parts.append(f"{name}={value}")
        found.append("  ".join(parts))
    return found


async def _change(store: Any, action: Action, subject: str, to: str, days: float) -> int:
    from planetb.server.storage.rows import Taken
    from planetb.server.table.people import NAME, clean, folded
    from planetb.server.table.tokens import fresh, hashed

    now, who = time.time(), folded(clean(subject))
    token, name = fresh(), clean(to)
    said = "done"
    if action == "ban":
        done = await store.ban(who, now + days * DAY, now)
    elif action == "unban":
        done = await store.ban(who, None, now)
    elif action == "rename":
        if not 2 <= len(name) <= NAME:
            raise Complaint(f"a name has 2 to {NAME} characters that can be seen")
        try:
            done = await store.rename(who, name, folded(name), now)
        except Taken as error:
            raise Complaint(f"there is already an account called {name}") from error
    elif action == "reset":
        done = await store.reset(who, hashed(token), now + HOURS * 3600, now)
        said = f"a new password can be set once within {HOURS} hours at /reset#{token}"
    elif action == "settle":
        done = await store.settle(subject, now)
    else:
        done = await store.remove(subject, now)
    if not done:
        raise Complaint(f"there is nothing called {subject!r} to {action}")
    Screen().show(said)
    return 0
