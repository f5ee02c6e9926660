"""What happened at a moment, line by line; what of it is the same for all who read is worked out once."""

from itertools import groupby
from typing import Final

from planetb.kernel.domain import PASS
from planetb.kernel.state import CHANCE, NOBODY, Answer, Entry
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.server.table import ledger
from planetb.server.table.changed import Changed
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.wire import Lang, Line
from planetb.text.game_text import text_of

_IN_HAND: Final = ("card", "goal", "objective", "marker")  # what nobody says of these may be a secret


def lines(logged: LoggedMatch, seat: int | None, lang: Lang, first: int, last: int) -> list[Line]:
    """The log of the moments `first` to `last` in the words that the seat may read."""
    viewer = NOBODY if seat is None else seat
    found = []
    for moment in range(first, last + 1):
        found += _happened(logged, moment, lang).lines(logged.match, viewer)
    return found


def _happened(logged: LoggedMatch, moment: int, lang: Lang) -> "Happened":
    """A moment in a language; the newest, which everybody reads, is kept until there is another."""
    if moment != logged.history.moment:
        return Happened(logged, moment, lang, None)
    kept: Happened | None = logged.told.get(lang)
    if kept is None or kept.moment != moment:
        kept = logged.told[lang] = Happened(logged, moment, lang, kept)
    return kept


def _come_of(logged: LoggedMatch, moment: int, lang: Lang, before: "Happened | None") -> list[Changed]:
    """What changed in numbers, with what changed in silence just before: no number stands before its deed."""
    changed = logged.changed[moment]
    if before and before.moment == moment - 1 and not before.silent:
        return changed
    while moment > 1 and _silent(_told(logged, moment - 1, lang)):
        moment -= 1
        changed = ledger.summed(logged.changed[moment], changed)
    return changed


def _told(logged: LoggedMatch, moment: int, lang: Lang) -> "list[Told]":
    start = logged.marks[moment - 1] if moment else 0
    return [Told(logged.match, entry, lang) for entry in logged.match.trail[start : logged.marks[moment]]]


def _silent(told: "list[Told]") -> bool:
    """Whether nobody is told anything of it: a card laid down for a purchase that is told later."""
    return not any(one.words(one.subject) for one in told)


class Happened:
    """A moment: all that was answered and noted, and what came of it in numbers."""

    __slots__ = ("moment", "silent", "start", "sums", "told")

    def __init__(self, logged: LoggedMatch, moment: int, lang: Lang, before: "Happened | None") -> None:
        name = logged.match.game.meta.name
        self.moment = moment
        self.start = logged.marks[moment - 1] if moment else 0
        self.told = _told(logged, moment, lang)
        self.silent = _silent(self.told)
        come = [] if self.silent else _come_of(logged, moment, lang, before)
        groups = groupby(come, lambda one: one.seat)
        self.sums = [(whose, ledger.words(name, list(group), lang)) for whose, group in groups]

    def lines(self, match: Match, viewer: int) -> list[Line]:
        """What a seat (or NOBODY) may read of it."""
        told = self.told
        if match.screen:
            told = [one for number, one in enumerate(told, self.start) if match.hears(viewer, number)]
        chosen = [key for one in told if one.keys and not one.dealt for key in one.places(viewer)]
        found, about = [], ""
        for one in told:
            words, about = one.words(viewer), one.about or about
            if words:
                keys = one.places(viewer) if one.dealt else chosen
                found.append(Line(self.moment, one.subject, words, about, keys, False))
        for whose, words in self.sums:
            found.append(Line(self.moment, whose, words, about, chosen, True))
        return found


class Told:
    """An entry of the trail in a language."""

    __slots__ = (
        "_confidant",
        "_entry",
        "_game",
        "_lang",
        "_nobody",
        "_own",
        "_text",
        "about",
        "dealt",
        "keys",
        "subject",
    )

    def __init__(self, match: Match, entry: Entry, lang: Lang) -> None:
        self._game, self._entry, self._lang = match.game, entry, lang
        self._text = text_of(match.game.meta.name)
        self._confidant = self._text.confidant(entry)  # who may be told more than others
        self._own: str | None = None  # to whom it is told most, once that was asked for
        self._nobody: str | None = None  # to everybody alike
        self.subject = self._text.subject(match.game, entry)
        self.about = ""  # of an answer the sort of choice that it is: of a pick that of its things, if any
        self.dealt = False  # by chance: such a line speaks of what was dealt, the others of what was chosen
        self.keys: list[str] = []  # what was chosen, in notation
        if isinstance(entry, Answer):
            table, option = match.game.table, entry.option
            self.dealt = entry.seat == CHANCE
            things = entry.step.picked if isinstance(entry.step, Pick) else ()
            self.about = str(table.domain(things[0] if things else option).name)
            self.keys = [table.word(each) for each in (*things, option) if each != PASS]

    def words(self, viewer: int) -> str:
        """What a seat (or NOBODY) is told of it."""
        most = self._confidant
        if viewer == (self.subject if most is None else most) and viewer != NOBODY:
            if self._own is None:
                self._own = self._text.line(self._game, self._entry, viewer, self._lang)
            return self._own
        if most is None and viewer != NOBODY:
            return self._text.line(self._game, self._entry, viewer, self._lang)
        if self._nobody is None:
            self._nobody = self._text.line(self._game, self._entry, NOBODY, self._lang)
        return self._nobody

    def places(self, viewer: int) -> list[str]:
        """What was chosen: to its own seat, and to others where it is told to everybody alike."""
        if viewer == self.subject:
            return self.keys
        said = self.words(self.subject)
        if said != self.words(NOBODY):
            return []
        return self.keys if said else [key for key in self.keys if key.split()[0] not in _IN_HAND]
