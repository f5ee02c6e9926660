"""`planetb worker`: processes that think for the bots of servers on the same PostgreSQL."""

import asyncio

from planetb.cli.complaint import Complaint
from planetb.cli.database import reach, told_in_one_line
from planetb.cli.engine import compiled_behind
from planetb.cli.screen import Screen
from planetb.cli.serve import chosen


def worker(*, database: str | None = None, workers: int = 1) -> int:
    """Thinks for the bots of servers on the same PostgreSQL until it is interrupted.

    Parameters
    ----------
    database
        postgresql://user@host/name, as given to the servers.
    workers
        How many processes think.
    """
    from planetb.server.process.logs import log_to_stderr
    from planetb.server.process.run import work
    from planetb.server.process.settings import database_url
    from planetb.server.storage.database import parsed

    settings = chosen(database, workers, 1)
    with told_in_one_line():
        if parsed(database_url(settings)).get_backend_name() != "postgresql":
            raise Complaint("workers need --database postgresql://…; on SQLite the server itself thinks")
        asyncio.run(reach(settings))
    log_to_stderr(settings.log, settings.log_level)
    show = Screen().show
    with compiled_behind(show):
        asyncio.run(work(settings, show))
    return 0
