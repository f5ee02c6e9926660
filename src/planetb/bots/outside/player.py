"""The bot that asks a program."""

from time import monotonic

from planetb.bots.outside import messages
from planetb.bots.outside.command import Command
from planetb.bots.outside.fault import Fault
from planetb.bots.outside.program import Program
from planetb.chair import Chair
from planetb.kernel.domain import PASS
from planetb.kernel.errors import InvalidNotation


class Guest:
    """A seat played by a program of somebody else. A choice that goes wrong raises a Fault."""

    def __init__(self, command: Command, seed: int, lang: str = "en") -> None:
        self.command = command
        self.seed = seed
        self.lang = lang
        self.name = ""  # what it calls itself
        self.asked = 0
        self.slowest = 0.0  # seconds
        self.left = float(command.game_seconds)
        self._program: Program | None = None
        self._whole: list[int] = []  # the things of a pick that was answered as a whole

    def choose(self, chair: Chair) -> int:
        following = self._follow(chair)
        if following is not None:
            return following
        answer = messages.chosen(messages.decode(self._ask(chair), "choose"))
        try:
            return self._read(chair, answer)
        except InvalidNotation as error:
            raise Fault("illegal", str(error)) from error

    def _follow(self, chair: Chair) -> int | None:
        """The next step of a pick that was answered as a whole; forced steps may have been made meanwhile."""
        whole, picked = self._whole, chair.picked
        if not whole or not picked or picked != whole[: len(picked)]:
            self._whole = []
            return None
        return whole[len(picked)] if len(picked) < len(whole) else PASS

    def _ask(self, chair: Chair) -> bytes:
        program = self._program or self._begin(chair)
        limit = min(float(self.command.seconds), self.left)
        if limit <= 0:
            raise Fault("late", f"the {self.command.game_seconds} s of the game are used up")
        self.asked += 1
        begun = monotonic()
        message = messages.position(chair, self.asked, self.command.seconds, self.left, self.lang)
        try:
            return program.ask(message, limit)
        except Fault as fault:
            if fault.kind == "silent" and limit < self.command.seconds:
                late = f"the {self.command.game_seconds} s of the game are used up"
                raise Fault("late", late) from fault
            raise
        finally:
            taken = monotonic() - begun
            self.left -= taken
            self.slowest = max(self.slowest, taken)

    def _begin(self, chair: Chair) -> Program:
        program = self._program = Program(self.command)
        greeting = messages.hello(
            chair, self.seed, self.command.seconds, self.command.game_seconds, self.lang
        )
        try:
            line = program.ask(greeting, float(self.command.seconds))
            self.name = messages.check_hello(messages.decode(line, "hello"))
        except Fault as fault:
            raise Fault("unstarted", str(fault)) from fault
        return program

    def _read(self, chair: Chair, answer: list[str] | str | int) -> int:
        table, options = chair.game.table, chair.options
        if isinstance(answer, list):
            things = sorted(table.parse(word, chair.game.meta.name, options) for word in answer)
            if things[: len(chair.picked)] != chair.picked or not chair.fits(things):
                raise Fault("illegal", f"{' + '.join(answer) or 'nothing'} cannot be picked now")
            self._whole = things
            following = things[len(chair.picked)] if len(chair.picked) < len(things) else PASS
        else:
            following = (
                table.parse(answer, chair.game.meta.name, options) if isinstance(answer, str) else answer
            )
        if following not in options:
            allowed = ", ".join(table.word(option) for option in options)
            raise Fault("illegal", f"{answer!r} is not possible now; possible: {allowed}")
        return following

    def over(self, scores: list[int], winners: list[int], end: str, seat: int) -> None:
        """Tells the program how it ended."""
        if self._program:
            self._program.tell(messages.over(seat, scores, winners, end))

    def refuse(self, fault: Fault) -> None:
        """Tells the program why it is out."""
        if self._program:
            self._program.tell(messages.refused(fault))

    def close(self) -> None:
        """Ends the program."""
        if self._program:
            self._program.close()
            self._program = None
