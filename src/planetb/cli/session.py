"""One game at the terminal: whose turn it is, what they type, and what follows."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from planetb.cli.complaint import Complaint
from planetb.cli.ending import show_ending
from planetb.cli.party import HUMAN, Party
from planetb.cli.saved import file_name, save
from planetb.cli.screen import Screen
from planetb.cli.table import show_decision, show_lines, show_table
from planetb.cli.words import say
from planetb.kernel.domain import PASS
from planetb.kernel.errors import CannotUndo, PlanetBError
from planetb.kernel.state import CHANCE
from planetb.match import Match
from planetb.text.errors import complaint

if TYPE_CHECKING:
    from planetb.bots import Bot

DONE: Final = 0  # the position has changed: whoever decides now is asked
AGAIN: Final = 1  # the same question stands
QUIT: Final = 2


class Session:
    """A match, its players and a screen. `file` is where the match was loaded from, if it was."""

    def __init__(self, match: Match, party: Party, screen: Screen, file: Path | None) -> None:
        self.match = match
        self.party = party
        self.screen = screen
        self.lang = party.lang
        self.files = {file} if file else set()  # files that hold this very match: saving may replace them
        self.file = file or Path(file_name(match))
        self.saved = len(match.moves)  # how many choices are on disk, or need not be
        self.seen: dict[int | None, int] = {}  # by viewer: log lines they know
        self.shown: int | None = None  # the person whose secrets are on the screen
        self.last: int | None = None  # who decided last
        self.notice = ""  # to be said with the next question

    def play(self) -> None:
        """Plays until the game is over or somebody quits."""
        while not self.match.over:
            seat = self.match.seat
            assert seat is not None
            if seat != CHANCE and self.party.players[seat] != HUMAN:
                self._let_bot_choose(seat)
            elif self._ask(seat) == QUIT:
                return
        self._finish()

    def _let_bot_choose(self, seat: int) -> None:
        bot = self.party.bots[seat]
        assert bot is not None
        with self.screen.busy(say("thinking", self.lang, name=self.party.name(seat))):
            option = self._chosen(bot, seat)
        self._choose(option, seat)
        if not self.party.humans:
            self._tell(None)

    def _chosen(self, bot: "Bot", seat: int) -> int:
        """What a bot chooses. Where a program fails, a greedy bot takes its seat, and people are told."""
        from planetb.bots.greedy import Greedy
        from planetb.bots.outside.fault import Fault
        from planetb.bots.outside.player import Guest
        from planetb.chair import Chair

        chair = Chair(self.match, seat)
        try:
            return bot.choose(chair)
        except Fault as fault:
            assert isinstance(bot, Guest)
            bot.talk.refuse(fault)
            self.notice = say("fault", self.lang, name=self.party.name(seat), what=fault)
            successor = self.party.bots[seat] = Greedy(bot.seed)
            return successor.choose(chair)

    def _choose(self, option: int | str, seat: int) -> None:
        self.match.choose(option, seat)
        self.last = seat

    def _finish(self) -> None:
        """Shows the last table and the result; what two people may both see, if two share the screen."""
        humans = self.party.humans
        viewer = humans[0] if len(humans) == 1 else None
        self.screen.clear()
        self._tell(viewer)
        show_table(self.screen, self.match, viewer, self.lang)
        show_ending(self.screen, self.match, self.party)
        if self.screen.live and humans:
            self._offer_to_save()

    def _tell(self, viewer: int | None) -> None:
        """Shows the log lines a viewer does not know yet."""
        lines = self.match.log(viewer, self.lang)
        show_lines(self.screen, self.party, lines[self.seen.get(viewer, 0) :])
        self.seen[viewer] = len(lines)

    # A person decides

    def _ask(self, seat: int) -> int:
        """Shows the question and reads until it is answered."""
        if not self._raise_curtain(seat):
            return QUIT
        self._show(seat, whole=self.screen.live or self.last != seat)
        while True:
            line = self.screen.read()
            if line is None:
                return self._end_of_input()
            outcome = self._obey(line.strip(), seat)
            if outcome != AGAIN:
                return outcome

    def _end_of_input(self) -> int:
        if self.screen.live:
            return self._quit("", CHANCE)
        self.screen.show(say("unfinished", self.lang))
        return QUIT

    def _raise_curtain(self, seat: int) -> bool:
        """Between two people at one screen: hides what the one saw until the other is there."""
        if seat in (CHANCE, self.shown):
            return True
        self.shown = seat
        if len(self.party.humans) < 2:
            return True
        name = self.party.name(seat)
        self.screen.clear(history=True)
        self.screen.rule(say("curtain", self.lang, name=name))
        return self.screen.read(say("curtain_enter", self.lang, name=name) + " ") is not None

    def _show(self, seat: int, whole: bool) -> None:
        viewer = None if seat == CHANCE else seat
        lines = self.match.log(viewer, self.lang)
        news = lines[self.seen.get(viewer, 0) :]
        self.screen.clear()
        show_decision(self.screen, self.match, self.party, viewer, news, whole)
        if self.notice:
            self.screen.show(self.notice)
            self.notice = ""

    def _obey(self, line: str, seat: int) -> int:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str, int], int]] = {
            "u": self._undo,
            "s": self._save,
            "s!": self._save_over,
            "h": self._hint,
            "l": self._log,
            "v": self._view,
            "?": self._help,
            "q": self._quit,
        }
        if word.lower() in commands:
            return commands[word.lower()](rest.strip(), seat)
        return self._take(line, seat) if line else AGAIN

    def _take(self, line: str, seat: int) -> int:
        """Makes the choice that a number of the list or a notation names."""
        offered = self.match.offered()
        viewer = None if seat == CHANCE else seat
        known = len(self.match.log(viewer, self.lang))
        try:
            self._choose(_notation(self.match, line, offered), seat)
        except (PlanetBError, IndexError):
            self.screen.show(say("not_possible", self.lang, line=line[:60], n=len(offered)))
            return AGAIN
        self.seen[viewer] = known
        return DONE

    # Commands

    def _undo(self, rest: str, seat: int) -> int:
        try:
            self.match.undo(None if seat == CHANCE else seat)
        except CannotUndo as error:
            self.screen.show(say("cannot_undo", self.lang, reason=self._why(error)))
            return AGAIN
        viewer = None if seat == CHANCE else seat
        self.seen[viewer] = min(self.seen.get(viewer, 0), len(self.match.log(viewer, self.lang)))
        self.saved = -1
        self.last = None
        self.notice = say("undone", self.lang)
        return DONE

    def _why(self, error: PlanetBError) -> str:
        if error.code == "undo_other_seat":
            return say("not_yours", self.lang, name=self.party.name(self.match.moves[-1].seat))
        return complaint(error, self.lang)

    def _save(self, rest: str, seat: int) -> int:
        file = Path(rest) if rest else self.file
        if file.exists() and file not in self.files:
            reason = say("exists", self.lang, file=file)
            self.screen.show(say("not_saved", self.lang, reason=reason))
            return AGAIN
        return self._save_over(str(file), seat)

    def _save_over(self, rest: str, seat: int) -> int:
        file = Path(rest) if rest else self.file
        try:
            save(file, self.match, self.party.players, self.party.names)
        except Complaint as error:
            self.screen.show(say("not_saved", self.lang, reason=error))
            return AGAIN
        self.file = file
        self.files.add(file)
        self.saved = len(self.match.moves)
        self.screen.show(say("saved", self.lang, file=file))
        return AGAIN

    def _hint(self, rest: str, seat: int) -> int:
        from planetb.bots import make
        from planetb.bots.bot import whole_move

        if seat == CHANCE:
            return AGAIN
        name = rest or "mcts"
        try:
            bot = make(name, len(self.match.moves))
        except PlanetBError as error:
            self.screen.show(complaint(error, self.lang))
            return AGAIN
        with self.screen.busy(say("thinking", self.lang, name=name)):
            chosen = whole_move(bot, self.match, seat)
        offered = self.match.offered()
        numbers = " ".join(str(offered.index(option) + 1) for option in chosen) or "0"
        words = ", ".join(self.match.words(option, self.lang) for option in chosen) or "–"
        self.screen.show(say("hint", self.lang, bot=name, n=numbers, words=words))
        return AGAIN

    def _log(self, rest: str, seat: int) -> int:
        self.screen.rule(say("log", self.lang))
        lines = self.match.log(None if seat == CHANCE else seat, self.lang)
        show_lines(self.screen, self.party, lines)
        if not lines:
            self.screen.show(say("log_empty", self.lang))
        return AGAIN

    def _view(self, rest: str, seat: int) -> int:
        self._show(seat, whole=True)
        return AGAIN

    def _help(self, rest: str, seat: int) -> int:
        from planetb.bots import names

        example = self.match.notation(self.match.offered()[-1])
        self.screen.show(say("help", self.lang, example=example, bots=", ".join(names())))
        return AGAIN

    def _quit(self, rest: str, seat: int) -> int:
        """Ends the program, after offering to save what is not on disk yet."""
        if not self._offer_to_save():
            return AGAIN
        self.screen.show(say("goodbye", self.lang))
        return QUIT

    def _offer_to_save(self) -> bool:
        """Whether nothing is lost: all is saved, or nobody wants it saved."""
        if len(self.match.moves) == self.saved:
            return True
        answer = self.screen.read(say("save_first", self.lang, file=self.file) + " ")
        if answer is None or answer.strip().lower() == "n":
            return True
        self._save(answer.strip(), CHANCE)
        return len(self.match.moves) == self.saved


def _notation(match: Match, line: str, offered: list[int]) -> str:
    """The move that numbers of the list mean; anything else is taken as notation."""
    if not all(word.isascii() and word.isdecimal() for word in line.split()):
        return line
    if line.strip() == "0":
        return match.notation(PASS)
    return " + ".join(match.notation(offered[_index(word, len(offered))]) for word in line.split())


def _index(number: str, n: int) -> int:
    """The place in a list that a number from 1 to n means."""
    if not 0 < len(number) < 6 or not 1 <= int(number) <= n:
        raise IndexError(number)
    return int(number) - 1
