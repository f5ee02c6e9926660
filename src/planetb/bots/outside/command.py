"""A program where bots are named: `exec:./mybot`, `exec:node bot.js?seconds=2&memory=256`."""

import shlex
import sys
from pathlib import Path
from shutil import which
from typing import Final

from planetb.kernel.errors import InvalidSetup

PREFIX: Final = "exec:"
SPELLING: Final = "exec:PROGRAM?seconds=10&game=600&memory=1024"
LIMITS: Final = {"seconds": 10, "game": 600, "memory": 1024}
MOST: Final = {"seconds": 3_600, "game": 86_400, "memory": 1_048_576}


class Command:
    """A command line and its limits: seconds a choice, seconds a game, megabytes."""

    def __init__(self, spec: str) -> None:
        text, _, limits = spec.removeprefix(PREFIX).partition("?")
        self.spec = spec
        values = dict(LIMITS)
        for word in limits.split("&") if limits else []:
            name, _, value = word.partition("=")
            if name not in LIMITS or not value.isdecimal() or not 1 <= int(value) <= MOST[name]:
                allowed = ", ".join(f"{known} (1 to {most})" for known, most in MOST.items())
                raise self._bad(f"{word!r} is no limit; the limits are whole numbers: {allowed}")
            values[name] = int(value)
        self.seconds, self.game_seconds, self.memory = values["seconds"], values["game"], values["memory"]
        self.words = self._read(text)

    def _read(self, text: str) -> list[str]:
        """The command line with files in full, because the program gets a working folder of its own."""
        try:
            words = shlex.split(text)
        except ValueError as error:
            raise self._bad(f"its command line cannot be read ({error})") from error
        if not words:
            raise self._bad("it names no program")
        words = [str(Path(word).resolve()) if Path(word).is_file() else word for word in words]
        if Path(words[0]).is_file() and words[0].endswith(".py"):
            return [sys.executable, *words]
        if not which(words[0]):
            there = Path(words[0]).exists()
            raise self._bad(
                f"{words[0]} is not executable (chmod +x)" if there else f"there is no {words[0]}"
            )
        return words

    def _bad(self, reason: str) -> InvalidSetup:
        return InvalidSetup("bad_bot", bot=self.spec, reason=reason, allowed=SPELLING)
