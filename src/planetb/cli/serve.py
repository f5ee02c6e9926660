"""`planetb serve`: the web app and its tables."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.database import reach, told_in_one_line
from planetb.cli.engine import compiled_behind
from planetb.cli.screen import Screen

if TYPE_CHECKING:
    from planetb.server.process.settings import Settings

MOST_WORKERS = 64


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8321,
    database: str | None = None,
    workers: int | None = None,
    browser: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> int:
    """Serves the web app and its tables until it is interrupted.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 is every address of this machine.
    port
        The port to listen at; 0 takes a free one.
    database
        Where tables are kept: sqlite:///file or postgresql://user@host/name. Default: a file of this user.
    workers
        Bot processes inside this server; 0 leaves the thinking to `planetb worker`. Default: half the cores.
    browser
        Opens the browser.
    """
    from planetb.lab.exploration import read_explorations
    from planetb.server.http.connections import networks
    from planetb.server.process.logs import log_to_stderr
    from planetb.server.process.run import bound
    from planetb.server.process.run import serve as serve_until_stopped

    whole_number("--port", port, 0, 65_535)
    settings = chosen(database, workers, 0)
    try:
        networks(settings.proxies)
    except ValueError as error:
        raise Complaint(f"PLANETB_PROXIES: {error}") from error
    if settings.explored:
        read_explorations(Path(settings.explored))
    with told_in_one_line():
        asyncio.run(reach(settings))
    try:
        listening = bound(host, port)
    except OSError as error:
        raise Complaint(f"cannot listen at {host}:{port}: {error.strerror or error}") from error
    log_to_stderr(settings.log, settings.log_level)
    show = Screen().show
    with compiled_behind(show):
        return 0 if serve_until_stopped(settings, listening, show, browser) else 1


def chosen(database: str | None, workers: int | None, fewest: int) -> "Settings":
    """The settings of the environment with those of the command line."""
    from msgspec import ValidationError

    from planetb.server.process.settings import from_environment

    if workers is not None:
        whole_number("--workers", workers, fewest, MOST_WORKERS)
    try:
        return from_environment(database=database, workers=workers)
    except ValidationError as error:
        raise Complaint(f"a setting in the environment is wrong: {error}") from error
