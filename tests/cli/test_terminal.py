"""A real terminal: the program before a person, through a pseudo-terminal."""

import contextlib
import os
import pty
import select
import sys
from pathlib import Path

PLANETB = str(Path(sys.executable).with_name("planetb"))
CONTROL_C = b"\x03"
CONTROL_D = b"\x04"
CLEAR = b"\033[2J"
CLEAR_ALL = b"\033[3J"


class Terminal:
    """A person at a terminal of 100 columns and 40 lines."""

    def __init__(self, command: str, folder: Path) -> None:
        pid, self.screen = pty.fork()
        if pid == 0:
            os.chdir(folder)
            os.environ |= {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
            os.execv(PLANETB, [PLANETB, *command.split()])
        self.pid = pid
        self.unread = b""

    def wait_for(self, words: str) -> bytes:
        """Reads up to the words; returns what stood before them since the last time."""
        while words.encode() not in self.unread:
            ready, _, _ = select.select([self.screen], [], [], 20)
            assert ready, f"never saw {words!r} in {self.unread!r}"
            self.unread += os.read(self.screen, 65536)
        before, _, self.unread = self.unread.partition(words.encode())
        return before

    def wait_for_question(self) -> bytes:
        return self.wait_for("q quit") + self.wait_for("> ")

    def type(self, line: str) -> None:
        os.write(self.screen, line.encode() + b"\r")

    def end(self, press: bytes = b"") -> int:
        """Waits for the program, pressing a key now and then, and returns its exit code."""
        with contextlib.suppress(OSError):  # how Linux says that the other end is closed
            for _ in range(40):
                os.write(self.screen, press)
                while select.select([self.screen], [], [], 0.5)[0]:
                    self.unread += os.read(self.screen, 65536)
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_the_screen_is_drawn_anew_for_every_question(tmp_path: Path) -> None:
    terminal = Terminal("play reworld --seed 7", tmp_path)
    assert CLEAR in terminal.wait_for_question()
    terminal.type("1")
    assert CLEAR in terminal.wait_for_question()
    terminal.type("q")
    terminal.wait_for("Save before you go?")
    terminal.type("n")
    assert terminal.end() == 0


def test_the_curtain_wipes_what_scrolled_away(tmp_path: Path) -> None:
    terminal = Terminal("play reworld --seats human,human --seed 7", tmp_path)
    assert CLEAR_ALL in terminal.wait_for("press Enter")
    terminal.type("")
    terminal.wait_for_question()
    terminal.type("q")
    assert terminal.end() == 0


def test_control_c_ends_with_code_130_and_no_traceback(tmp_path: Path) -> None:
    terminal = Terminal("play reworld --seed 7", tmp_path)
    terminal.wait_for_question()
    assert terminal.end(press=CONTROL_C) == 130
    assert b"Traceback" not in terminal.unread


def test_control_d_offers_to_save(tmp_path: Path) -> None:
    terminal = Terminal("play reworld --seed 7", tmp_path)
    terminal.wait_for_question()
    terminal.type("1")
    terminal.wait_for_question()
    os.write(terminal.screen, CONTROL_D)
    terminal.wait_for("Save before you go?")
    terminal.type("kept")
    terminal.wait_for("Saved to kept.")
    assert terminal.end() == 0
    assert (tmp_path / "kept").read_text().startswith("reworld ")
