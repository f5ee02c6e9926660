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


class Postgres:
    """A PostgreSQL server of the tests' own: it survives its own crash, not that of the machine."""

    def __init__(self, programs: Path, base: Path, port: int) -> None:
        self.programs, self.base, self.port = programs, base, port
        self.address = f"postgresql://postgres@127.0.0.1:{port}"
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def call(self, program: str, *arguments: object) -> None:
        command = [*self._as, str(self.programs / program), *map(str, arguments)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

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

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self.call("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "postgres", name)
        return f"{self.address}/{name}"


def installed() -> Path | None:
    """The programs of the newest PostgreSQL of this machine."""
    return max(PROGRAMS.glob("*/bin"), default=None)


@contextlib.contextmanager
def started(programs: Path, folder: Path | None = None) -> Iterator[Postgres]:
    """A real PostgreSQL until the end of the block, in a folder inside this one; also for root."""
    base = Path(tempfile.mkdtemp(prefix="pg", dir=folder))  # short: a socket's path has at most 107 bytes
    if os.geteuid() == 0:
        shutil.chown(base, "postgres")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    here = Postgres(programs, base, port)
    here.call("initdb", "-D", base / "d", "-A", "trust", "-U", "postgres", "--no-sync")
    here.start()
    try:
        yield here
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            here.stop()
        shutil.rmtree(base, ignore_errors=True)
