"""`planetb load`: many tables at once against a server on this machine."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.screen import Screen

MOST_TABLES = 2000
MOST_SERVERS = 16
MOST_SECONDS = 600


def load(
    *,
    game: str = "reworld",
    tables: int = 20,
    seconds: int = 15,
    pause: float = 0.0,
    servers: int = 1,
    address: str | None = None,
    database: str | None = None,
) -> int:
    """Plays many tables at once against a server on this machine and measures it.

    Two tabs per table choose at random as soon as they are asked. Without an address a server is started;
    with several servers the two tabs of a table sit at different ones.

    Parameters
    ----------
    game
        The game to play.
    tables
        How many tables at once.
    seconds
        How long.
    pause
        Seconds a person thinks before each choice, on average.
    servers
        How many server processes are started; more than one need a PostgreSQL.
    address
        A running server, such as http://127.0.0.1:8321; it must be on this machine.
    database
        For the server that is started: a PostgreSQL; else a fresh SQLite file.
    """
    from planetb.games import registry
    from planetb.server.process.load import Load, is_loopback

    registry.game(game)
    whole_number("--tables", tables, 1, MOST_TABLES)
    whole_number("--seconds", seconds, 1, MOST_SECONDS)
    whole_number("--servers", servers, 1, MOST_SERVERS)
    if servers > 1 and not (database or "").startswith("postgres"):
        raise Complaint("--servers: several processes share a PostgreSQL; name it with --database")
    if not 0 <= pause <= MOST_SECONDS:
        raise Complaint(f"--pause is from 0 to {MOST_SECONDS} seconds, not {pause}")
    if address and not is_loopback(address):
        raise Complaint("--address must be on this machine: 127.0.0.1, localhost or ::1")
    screen = Screen()
    with ExitStack() as started:
        found = [started.enter_context(_server(address, database)) for _ in range(servers)]
        processes = [process for _, process in found if process]
        cpu: list[float] = []

        def note() -> None:
            cpu.append(sum(_cpu_seconds(process) for process in processes))

        work = Load([where for where, _ in found], game, tables, float(seconds), pause, note)
        result = asyncio.run(work.run())
        note()
    for line in result.lines():
        screen.show(line)
    if processes and result.choices:
        screen.show(
            f"server: {(cpu[1] - cpu[0]) / result.choices * 1000:.2f} ms of processor time per choice"
        )
    return 0


def _cpu_seconds(process: "subprocess.Popen[str]") -> float:
    """The processor time a process has taken so far, where the system tells it."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def _server(
    address: str | None, database: str | None
) -> "Iterator[tuple[str, subprocess.Popen[str] | None]]":
    """The address of a server: the one given, or one that lives as long as the measurement."""
    if address:
        yield address.rstrip("/"), None
        return
    with tempfile.TemporaryDirectory(prefix="planetb") as folder:
        url = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        command = [
            sys.executable,
            "-m",
            "planetb",
            "serve",
            "--port",
            "0",
            "--workers",
            "0",
            "--database",
            url,
        ]
        names = ("TABLES_PER_HOUR", "MESSAGES_PER_SECOND", "SOCKETS_PER_ADDRESS")
        no_limits = {f"PLANETB_{name}": "1000000" for name in names}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | no_limits)
        assert process.stdout
        try:
            line = process.stdout.readline()
            if "http://" not in line:
                raise Complaint("the server could not be started")
            yield line.split()[4], process
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()
