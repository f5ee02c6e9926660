"""The bot that asks a program."""

from planetb.bots.outside import messages
from planetb.bots.outside.command import Command
from planetb.bots.outside.conversation import Conversation
from planetb.bots.outside.fault import Fault
from planetb.chair import Chair
from planetb.kernel.domain import PASS
from planetb.kernel.errors import InvalidNotation


class Guest:
    """A seat played by a program of somebody else. A choice that goes wrong raises a Fault."""

    def __init__(self, command: Command, seed: int, lang: str = "en") -> None:
        self.seed = seed
        self.lang = lang
        self.talk = Conversation(command, seed, lang)
        self._whole: list[int] = []  # the things of a pick that was answered as a whole

    def choose(self, chair: Chair) -> int:
        following = self._follow(chair)
        if following is not None:
            return following
        if not self.talk.begun:
            self.talk.greet(messages.game_of(chair), chair.seat)
        question, options = messages.question_of(chair, self.lang), messages.options_of(chair, self.lang)
        answer = self.talk.ask(question, options)
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

    def _read(self, chair: Chair, answer: list[str] | str | int) -> int:
        table, options, picked = chair.game.table, chair.options, chair.picked
        if isinstance(answer, list):
            things = sorted(table.parse(word, chair.game.meta.name, options) for word in answer)
            if things[: len(picked)] != picked or not chair.fits(things):
                raise Fault("illegal", f"{' + '.join(answer) or 'nothing'} cannot be picked now")
            self._whole = things
            following = things[len(picked)] if len(picked) < len(things) else PASS
        elif isinstance(answer, str):
            following = table.parse(answer, chair.game.meta.name, options)
        else:
            following = answer
        if following not in options:
            allowed = ", ".join(table.word(option) for option in options)
            raise Fault("illegal", f"{answer!r} is not possible now; possible: {allowed}")
        return following

    def over(self, seat: int, scores: list[int], winners: list[int], end: str) -> None:
        """Tells the program how it ended."""
        self.talk.over(seat, scores, winners, end)

    def close(self) -> None:
        """Ends the program."""
        self.talk.close()
