"""A Planet B server of the tests' own, as a process that can be killed and started again."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from planetb.server.http.pages import STATIC

PATIENCE = 180.0  # seconds a loaded machine may need to start Python


class Site:
    """One server process on a database of its own. Started again, it comes back at the same address."""

    def __init__(self, folder: Path, easy: str = "", moved: bool = False, **environment: str) -> None:
        self.folder = folder
        self._environment = environment
        self._hand = folder / "clock"  # seconds that the server's clock is ahead, if the test moves it
        if moved:
            self._hand.write_text("0")
        self.easy = easy  # the bot that plays the easy level, if another than usual
        self.port = 0  # a free one, until the first start has found it
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Site":
        environment = {
            **os.environ,
            "PLANETB_TABLES_PER_HOUR": "100000",
            "PLANETB_LOGINS_PER_MINUTE": "1000",
            "PLANETB_MESSAGES_PER_SECOND": "1000",
            "PLANETB_ANALYSIS_SECONDS": "5",
            "PLANETB_PAGES": str(self._pages()),
            **self._environment,
        }
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        wish = f"from planetb.server.thinking.levels import LEVELS; LEVELS['easy'] = {self.easy!r}; "
        level = wish if self.easy else ""
        if self._hand.exists():
            level += (
                "import time, pathlib; from planetb.server.process.clock import Clock; "
                f"hand = pathlib.Path({str(self._hand)!r}); "
                "Clock.now = lambda self: time.time() + float(hand.read_text() or 0); "
                "from planetb.server.table import timekeeper; timekeeper.SILENCE = 1e9; "  # not down: moved
            )
        main = f"import sys; {level}from planetb.cli.main import main; sys.exit(main())"
        command = [
            sys.executable,
            "-u",
            "-c",
            main,
            "serve",
            "--port",
            str(self.port),
            "--database",
            database,
        ]
        said = len(self.log())
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)", self.log()[said:])):
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(self.log())
            time.sleep(0.1)
        self.port = int(found.group(1))
        return self

    def move_clock(self, seconds: float) -> None:
        """Lets time pass for the server."""
        so_far = float(self._hand.read_text())
        fresh = self._hand.with_suffix(".new")
        fresh.write_text(str(so_far + seconds))
        fresh.replace(self._hand)

    def _pages(self) -> Path:
        """The built pages, copied: whoever builds them anew meanwhile does not change them under a test."""
        copy = self.folder / "pages"
        if not copy.exists():
            shutil.copytree(STATIC, copy)
        return copy

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
        file = self.folder / "server.log"
        return file.read_text() if file.exists() else ""
