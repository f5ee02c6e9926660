"""`planetb load`: many tables at once against servers on this machine."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Final

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.database import reach, told_in_one_line
from planetb.cli.screen import Screen
from planetb.cli.serve import chosen

MOST_TABLES = 20_000
MOST_SERVERS = 16
MOST_SECONDS = 3600
_LOOK: Final = 0.5  # seconds between two looks at the memory
_LONG: Final = 120  # looks from which on the way between first and last is told, too


def load(
    *,
    game: str = "reworld",
    tables: int = 20,
    seconds: int = 15,
    every: float = 0.0,
    spectators: int = 0,
    bots: int = 0,
    reconnects: float = 0.0,
    stored: int = 0,
    moments: int = 0,
    servers: int = 1,
    address: str | None = None,
    database: str | None = None,
) -> int:
    """Plays many tables at once against servers on this machine and measures them.

    Two people per table choose at random: each table at its own pace, or as fast as the server answers.
    Without an address a server is started; with several servers the tabs of a table sit at different ones.

    Parameters
    ----------
    game
        The games to play, separated by commas, or `all`.
    tables
        How many tables at once.
    seconds
        How long.
    every
        Seconds from one choice to the next at each table; 0 for as fast as the server answers.
    spectators
        How many watch each table.
    bots
        How many easy bots sit at each table besides.
    reconnects
        How often the tab that chooses loses its connection just before, from 0 to 1.
    stored
        So many finished games are in the database before the server starts.
    moments
        So many moments of finished games are asked for at the end.
    servers
        How many server processes are started; more than one need a PostgreSQL.
    address
        A running server, such as http://127.0.0.1:8321; it must be on this machine.
    database
        For the server that is started: a PostgreSQL; else a fresh SQLite file.
    """
    from planetb.games import registry
    from planetb.server.process.load import Load, Plan, is_loopback

    names = registry.names() if game == "all" else game.split(",")
    for name in names:
        registry.game(name)
    whole_number("--tables", tables, 1, MOST_TABLES)
    whole_number("--seconds", seconds, 1, MOST_SECONDS)
    whole_number("--servers", servers, 1, MOST_SERVERS)
    for option, number, most in (
        ("--spectators", spectators, 100),
        ("--bots", bots, 2),
        ("--stored", stored, 100_000),
        ("--moments", moments, 100_000),
    ):
        whole_number(option, number, 0, most)
    if servers > 1 and not (database or "").startswith("postgres"):
        raise Complaint("--servers: several processes share a PostgreSQL; name it with --database")
    if not 0 <= every <= MOST_SECONDS:
        raise Complaint(f"--every is from 0 to {MOST_SECONDS} seconds, not {every}")
    if not 0 <= reconnects <= 1:
        raise Complaint(f"--reconnects is from 0 to 1, not {reconnects}")
    if address and not is_loopback(address):
        raise Complaint("--address must be on this machine: 127.0.0.1, localhost or ::1")
    if database and not address:
        with told_in_one_line():
            asyncio.run(reach(chosen(database, None, 0)))
    plan = Plan(names, tables, float(seconds), every, spectators, bots, reconnects, moments)
    screen = Screen()
    yardstick = _yardstick()
    with ExitStack() as started, tempfile.TemporaryDirectory(prefix="planetb") as folder:
        url = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        kept = _filled(url, names, stored) if stored and not address else []
        begun = time.perf_counter()
        found = [started.enter_context(_server(address, url, bots)) for _ in range(servers)]
        if kept:
            screen.show(f"{stored} stored tables: ready after {time.perf_counter() - begun:.1f} s")
        watch = started.enter_context(_watch([process for _, process in found if process]))
        work = Load([where for where, _ in found], plan, watch.begin, watch.end)
        work.ended += kept
        try:
            with asyncio.Runner(loop_factory=_loop) as runner:
                result = runner.run(work.run())
        except OSError as error:
            raise Complaint(f"cannot play at {found[0][0]}: {error.strerror or error}") from error
    load_average = (
        "/".join(f"{number:.1f}" for number in os.getloadavg()) if hasattr(os, "getloadavg") else "?"
    )
    machine = f"load of the machine: {load_average}; its yardstick: {yardstick:.1f} ms"
    for line in [*result.lines(), *watch.lines(result.choices), machine]:
        screen.show(line)
    return 0


def _yardstick() -> float:
    """The milliseconds of processor time that a fixed piece of plain Python takes here: between machines they
    differ by more than what is measured does.
    """
    found = []
    for _ in range(5):
        begun, seen, total = time.process_time(), dict[int, int](), 0
        for i in range(400_000):
            seen[i & 1023] = total
            total += len(seen)
        found.append((time.process_time() - begun) * 1000)
    return min(found)


def _loop() -> asyncio.AbstractEventLoop:
    """The loop that servers use: the players shall not be what is measured."""
    try:
        import uvloop
    except ImportError:  # where it has no wheel
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _filled(url: str, games: list[str], tables: int) -> list[tuple[str, int]]:
    from planetb.server.process.settings import Settings
    from planetb.server.process.stored import fill

    return asyncio.run(fill(Settings(database=url), games, tables))


class Watch:
    """Processor time and memory of the servers while they are measured, where the system tells them."""

    def __init__(self, processes: "list[subprocess.Popen[str]]") -> None:
        self.processes = processes
        self.memory: list[float] = []  # megabytes of all servers, since the beginning
        self.over = Event()
        self._cpu = [0.0, 0.0]
        self._mine = [0.0, 0.0]
        self._begun = False

    def begin(self) -> None:
        """All tables are open."""
        self._cpu[0], self._mine[0] = self._seconds(), time.process_time()
        self._begun = True

    def end(self) -> None:
        """Everything was played."""
        self._cpu[1], self._mine[1] = self._seconds(), time.process_time()
        self.over.set()

    def look(self) -> None:
        """Notes the memory now and then."""
        while not self.over.wait(_LOOK):
            if self._begun:
                self.memory.append(sum(_megabytes(process.pid) for process in self.processes))

    def _seconds(self) -> float:
        return sum(_cpu_seconds(process.pid) for process in self.processes)

    def lines(self, choices: int) -> list[str]:
        """What it cost, as people read it."""
        if not self.processes or not choices:
            return []
        cost, mine = ((after - before) / choices * 1000 for before, after in (self._cpu, self._mine))
        lines = [
            f"processor time per choice: servers {cost:.2f} ms, the players of this measurement {mine:.2f} ms"
        ]
        if self.memory:
            first, last = self.memory[0], self.memory[-1]
            lines.append(
                f"memory of the servers: {first:.0f} MB, then {last:.0f}, at most {max(self.memory):.0f}"
            )
            if len(self.memory) >= _LONG:
                tenths = [self.memory[(len(self.memory) - 1) * part // 10] for part in range(11)]
                lines.append("memory over the run: " + ", ".join(f"{each:.0f}" for each in tenths))
        return lines


@contextmanager
def _watch(processes: "list[subprocess.Popen[str]]") -> Iterator[Watch]:
    watch = Watch(processes)
    thread = Thread(target=watch.look, daemon=True)
    thread.start()
    try:
        yield watch
    finally:
        watch.over.set()
        thread.join()


def _cpu_seconds(process: int) -> float:
    """The processor time a process has taken so far."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(process: int) -> float:
    """The memory a process takes."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def _server(
    address: str | None, database: str, bots: int
) -> "Iterator[tuple[str, subprocess.Popen[str] | None]]":
    """The address of a server: the one given, or one that lives as long as the measurement."""
    if address:
        yield address.rstrip("/"), None
        return
    command = [sys.executable, "-m", "planetb", "serve", "--port", "0", "--database", database]
    command += ["--workers", "1" if bots else "0"]
    names = ("TABLES_PER_HOUR", "MESSAGES_PER_SECOND", "SOCKETS_PER_ADDRESS", "CONNECTIONS")
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
