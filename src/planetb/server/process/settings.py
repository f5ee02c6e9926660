"""What can be set from outside: command line first, then the environment, then the defaults."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from planetb.server.process.logs import Level, Style

PREFIX: Final = "PLANETB_"
PRIVATE_FOLDER: Final = 0o700
PUSH_HOSTS: Final = (
    "fcm.googleapis.com .push.services.mozilla.com .push.apple.com .notify.windows.com"  # of the browsers
)


class Settings(msgspec.Struct, frozen=True):
    """All settings. Each can be given as an environment variable: `PLANETB_DATABASE`, `PLANETB_WORKERS` …"""

    database: str = ""  # empty: SQLite in the data folder; else postgresql://user@host/name
    workers: int = min(4, max(1, (os.cpu_count() or 1) // 2))  # bot processes; 0: `planetb worker` thinks
    origins: str = ""  # public addresses behind a proxy, separated by spaces: https://planetb.example
    proxies: str = ""  # addresses and networks of proxies whose X-Forwarded-For counts: 10.0.0.0/8
    hosts: str = ""  # names under which the server may be called; empty: any, or loopback names on loopback
    pages: str = ""  # folder of the built web app; empty: the one inside the package
    explored: str = ""  # what games tell, written by `planetb explore --json`; empty: the sample
    log: Style = "text"  # or json: one object per line
    log_level: Level = "warning"  # info: every request and message; debug, error
    secure_cookies: bool = False  # true behind HTTPS
    table_memory_mb: float = 512.0  # of games kept in memory; others are read from the log when needed
    lease_seconds: float = 12.0  # how long a bot's turn stays claimed by a process that went silent
    think_seconds: float = 20.0  # after this a bot's process is ended and a quick bot answers instead
    finish_seconds: float = 3.0  # that bots who think have when the process is told to stop
    analysis_seconds: float = 60.0  # of thought for a whole game, about
    smtp: str = ""  # mail server: smtp://user:password@host:587 or smtps://…; empty: no mail
    mail_from: str = "Planet B <planetb@localhost>"
    public: str = ""  # where people find this server, for links in mails; empty: the first of the origins
    push_hosts: str = PUSH_HOSTS  # push services that messages may go to; `.name` stands for all below it
    session_days: int = 90
    keep_tables_days: int = 365  # untouched for so long and under no account: removed; 0 keeps them
    keep_unplayed_days: int = 14  # the same for games in which nobody has ever chosen anything
    keep_snapshots_days: int = 30  # after so many days of rest a game opens from its log alone
    keep_jobs_days: int = 2  # hints, and what failed; an analysis stays with its table
    prune_hours: float = 6.0  # between two removals of what is too old; 0: only `planetb db prune` does it
    tables_per_hour: int = 60  # per address
    logins_per_minute: int = 6  # per address, and per name
    messages_per_second: int = 15  # per socket; twice as many requests per address
    sockets_per_address: int = 100  # twice as many connections
    head_seconds: float = 5.0  # in which the head of a request has to be whole
    body_seconds: float = 20.0  # the same of its body
    read_seconds: float = 30.0  # that what was sent may wait for somebody who does not read it
    connections: int = 2000  # in all; fewer if the system does not let a process have so many


def from_environment(**given: object) -> Settings:
    """Settings from the environment, overridden by what is given and not None."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = text
    values |= {name: value for name, value in given.items() if value is not None}
    return msgspec.convert(values, Settings, strict=False)


def data_folder() -> Path:
    """Where this user's games are kept: `PLANETB_HOME`, or the usual place of the system."""
    if home := os.environ.get(PREFIX + "HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "planetb"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "planetb"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "planetb"


def database_url(settings: Settings) -> str:
    """The database as SQLAlchemy names it; makes the default folder, for its owner alone."""
    url = settings.database
    if not url:
        folder = data_folder()
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        folder.chmod(PRIVATE_FOLDER)  # one that was there may have been open to others
        return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    for plain, full in (
        ("postgres://", "postgresql+psycopg://"),
        ("postgresql://", "postgresql+psycopg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return full + url.removeprefix(plain)
    return url
