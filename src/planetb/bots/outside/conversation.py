"""A conversation with a program: hello, positions and answers, the end, and the clock beside it."""

from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

from planetb.bots.outside import messages
from planetb.bots.outside.command import Command
from planetb.bots.outside.fault import Fault
from planetb.bots.outside.program import Program

START: Final = 30.0  # seconds to say hello, at least: a runtime may have to warm up


class Conversation:
    """One program for one game. It is started by `greet`; what it does wrong is a Fault."""

    def __init__(self, command: Command, seed: int, lang: str = "en") -> None:
        self.command = command
        self.seed = seed
        self.lang = lang
        self.name = ""  # what the program calls itself
        self.asked = 0
        self.slowest = 0.0  # seconds
        self.last_question = ""
        self.left = float(command.game_seconds)
        self._program: Program | None = None

    @property
    def begun(self) -> bool:
        return self._program is not None

    def greet(self, game: Mapping[str, Any], seat: int) -> None:
        """Starts the program and waits for its hello."""
        limits = self.command
        self._program = Program(limits)
        greeting = messages.hello(game, seat, self.seed, limits.seconds, limits.game_seconds, self.lang)
        try:
            line = self._program.ask(greeting, max(START, float(limits.seconds)))
            self.name = messages.check_hello(messages.decode(line, "hello"))
        except Fault as fault:
            raise Fault("unstarted", str(fault)) from fault

    def ask(self, question: Mapping[str, Any], options: list[dict[str, Any]]) -> list[str] | str | int:
        """What the program chooses: a key, an id, or the keys of a whole pick."""
        assert self._program
        seconds = float(self.command.seconds)
        limit = min(seconds, self.left)
        if limit <= 0:
            raise self._late()
        self.asked += 1
        self.last_question = f"{question['prompt']} ({len(options)} options)"
        message = messages.position(question, options, self.asked, seconds, self.left)
        begun = monotonic()
        try:
            line = self._program.ask(message, limit)
        except Fault as fault:
            if fault.kind == "silent" and limit < seconds:
                raise self._late() from fault
            raise
        finally:
            taken = monotonic() - begun
            self.left -= taken
            self.slowest = max(self.slowest, taken)
        return messages.chosen(messages.decode(line, "choose"))

    def _late(self) -> Fault:
        return Fault("late", f"the {self.command.game_seconds} s of the game are used up")

    def over(self, seat: int, scores: list[int], winners: list[int], end: str) -> None:
        """Tells the program how it ended."""
        if self._program:
            self._program.tell(messages.over(seat, scores, winners, end))

    def refuse(self, fault: Fault) -> None:
        """Tells the program why it is out, and ends it."""
        if self._program:
            self._program.tell(messages.refused(fault))
        self.close()

    def close(self) -> None:
        """Ends the program."""
        if self._program:
            self._program.close()
            self._program = None
