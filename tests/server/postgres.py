"""A PostgreSQL of the tests' own."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

PROGRAMS = Path("/usr/lib/postgresql")
PORTS = range(20_000, 32_000)  # below those for callers


class Postgres:
    """A PostgreSQL server of the tests' own: it survives its own crash, not that of the machine."""

    def __init__(self, programs: Path, base: Path, port: int) -> None:
        self.programs, self.base, self.port = programs, base, port
        self.address = f"postgresql://postgres@127.0.0.1:{port}"
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def call(self, program: str, *arguments: object) -> None:
        command = [*self._as, str(self.programs / program), *map(str, arguments)]
        done = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd="/", check=False
        )
        if done.returncode:
            raise OSError(f"{program} ended with {done.returncode}: {done.stderr}")

    def start(self) -> None:
        options = (
            f"-p {self.port} -k {self.base} -c listen_addresses=127.0.0.1 -c fsync=off "
            "-c full_page_writes=off -c max_connections=100"
        )
        data, log = self.base / "d", self.base / "log"
        self.call("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """As a crash would."""
        self.call("pg_ctl", "-D", self.base / "d", "-m", "immediate", "-w", "stop")

    @contextlib.contextmanager
    def crashed(self) -> Iterator[None]:
        """It is gone until the end of the block, however that ends: other tests need it."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self.call("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "postgres", name)
        return f"{self.address}/{name}"


def installed() -> Path | None:
    """The programs of the newest PostgreSQL of this machine."""
    return max(PROGRAMS.glob("*/bin"), default=None)


def _port() -> int:
    """A free port that the machine gives to nobody who asks for any: it stays free during a crash."""
    for port in range(PORTS.start + os.getpid() * 7 % len(PORTS), PORTS.stop):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError(f"no free port up to {PORTS.stop}")


@contextlib.contextmanager
def started(programs: Path, folder: Path | None = None) -> Iterator[Postgres]:
    """A real PostgreSQL until the end of the block, in a folder inside this one; also for root."""
    base = Path(tempfile.mkdtemp(prefix="pg", dir=folder))  # short: a socket's path has at most 107 bytes
    if os.geteuid() == 0:
        shutil.chown(base, "postgres")
    here = Postgres(programs, base, _port())
    here.call("initdb", "-D", base / "d", "-A", "trust", "-U", "postgres", "--no-sync")
    here.start()
    try:
        yield here
    finally:
        with contextlib.suppress(OSError):
            here.stop()
        shutil.rmtree(base, ignore_errors=True)
