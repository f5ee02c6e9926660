"""A Planet B server of the tests' own, as a process that can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0  # seconds a loaded machine may need to start Python


class Site:
    """One server process on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Site":
        environment = {
            **os.environ,
            "PLANETB_TABLES_PER_HOUR": "100000",
            "PLANETB_LOGINS_PER_MINUTE": "1000",
            "PLANETB_MESSAGES_PER_SECOND": "1000",
        }
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        main = "import sys; from planetb.cli.main import main; sys.exit(main())"
        command = [sys.executable, "-c", main, "serve", "--port", str(self.port), "--database", database]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._healthy():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "server.log").read_text())
            time.sleep(0.1)
        return self

    def _healthy(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        if self._process:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def stop(self) -> None:
        if self._process and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()

    def log(self) -> str:
        return (self.folder / "server.log").read_text()
