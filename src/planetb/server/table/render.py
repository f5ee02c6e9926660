"""What one viewer may see of a game, as structs for the wire. Only this and `foresight` build a view."""

from itertools import groupby
from typing import Final

import msgspec

from planetb.kernel.domain import PASS
from planetb.kernel.state import NOBODY, Answer
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.server.table import ledger
from planetb.server.table.choices import options, picking, possible, prompt
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.roster import Roster
from planetb.server.wire import Lang, Line, LogPart, Moment, State, Together
from planetb.text.game_text import text_of


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a seat or nobody in particular, and what else is in the same hands."""

    seat: int | None
    yours: tuple[int, ...] = ()
    host: bool = False
    holds: tuple[int, ...] = ()


def lines(logged: LoggedMatch, seat: int | None, lang: Lang, first: int, last: int) -> list[Line]:
    """The log of the moments `first` to `last` in the words that the seat may read."""
    match = logged.match
    game, trail, text = match.game, match.trail, text_of(match.game.meta.name)
    viewer = NOBODY if seat is None else seat
    found = []
    for moment in range(first, last + 1):
        start, end = logged.marks[moment - 1] if moment else 0, logged.marks[moment]
        about = ""
        entries = trail[start:end]
        if match.screen:
            entries = [trail[number] for number in range(start, end) if match.hears(viewer, number)]
        answers = [entry for entry in entries if isinstance(entry, Answer)]
        keys = [key for entry in answers for key in places(match, entry, viewer, lang)]
        for entry in entries:
            words = text.line(game, entry, viewer, lang)
            if isinstance(entry, Answer):
                about = _sort(match, entry)
            if words:
                found.append(Line(moment, text.subject(game, entry), words, about, keys, False))
        for whose, group in groupby(logged.changed[moment], lambda one: one.seat):
            words = ledger.words(match.game.meta.name, list(group), lang)
            found.append(Line(moment, whose, words, about, keys, True))
    return found


_IN_HAND: Final = ("card", "goal", "objective", "marker")  # what nobody says of these may be a secret


def places(match: Match, entry: Answer, viewer: int, lang: Lang) -> list[str]:
    """What was chosen, in notation: to its own seat, and to others where it is told to everybody alike."""
    game, text = match.game, text_of(match.game.meta.name)
    owner = text.subject(game, entry)
    picked = entry.step.picked if isinstance(entry.step, Pick) else ()
    keys = [game.table.word(option) for option in (*picked, entry.option) if option != PASS]
    if viewer == owner:
        return keys
    said = text.line(game, entry, owner, lang)
    if said != text.line(game, entry, NOBODY, lang):
        return []
    return keys if said else [key for key in keys if key.split()[0] not in _IN_HAND]


def _sort(match: Match, answer: Answer) -> str:
    """The sort of choice that an answer is: of a pick that of its things, of which there may be none."""
    things = answer.step.picked if isinstance(answer.step, Pick) else ()
    return str(match.game.table.domain(things[0] if things else answer.option).name)


def state(roster: Roster, logged: LoggedMatch, viewer: Viewer, lang: Lang, after: int | None) -> State:
    """The table as it stands; the log goes on from `after`, or begins at the beginning."""
    match, history, seat = logged.match, logged.history, viewer.seat
    keep = logged.heard(history.kept_since(after)) if after is not None else -1
    undone = history.undone[-1] if history.undone and history.undone[-1].seat == seat else None
    bots, over, ended = roster.bots, match.over, roster.pact.ended
    waiting = [] if ended else match.waiting
    asked = None if ended or roster.gathering else seat
    return State(
        table=roster.id,
        game=roster.origin.game,
        title=match.game.meta.title,
        begun=roster.begun,
        seq=history.seq,
        moment=history.moment,
        you=seat,
        yours=list(viewer.yours),
        holds=list(viewer.holds),
        host=viewer.host,
        seats=roster.cards(),
        waiting=waiting,
        thinking=[] if roster.gathering else [each for each in waiting if each in bots],
        over=over,
        winners=winners(roster, logged) if over or ended else [],
        scores=match.scores if over else None,
        end=match.end if over else None,
        view=logged.view(seat),
        prompt=prompt(match, asked, lang),
        options=options(match, asked, lang),
        pick=picking(match, asked),
        can_undo=asked is not None and logged.can_undo(asked),
        redo=undone.word if undone and possible(match, undone.seat, undone.word) else None,
        log=LogPart(keep, lines(logged, seat, lang, keep + 1, history.moment)),
        together=together(roster),
    )


def winners(roster: Roster, logged: LoggedMatch) -> list[int]:
    """By the rules; if all others resigned, whoever is left."""
    return roster.persons if roster.pact.ended == "resigned" else logged.match.winners


def together(roster: Roster) -> Together:
    """What the people at a table have agreed on."""
    pact = roster.pact
    return Together(
        pace=roster.timing.pace if roster.timing else None,
        listed=pact.listed,
        gathering=roster.gathering,
        hints=pact.hints,
        rated=pact.rated,
        delay=pact.delay,
        ended=pact.ended,
        offers=pact.offers,
        again=pact.rematch.asked,
        study=pact.study,
        rematch=pact.rematch.table,
        tournament=pact.tournament,
        sealed=pact.sealed,
    )


def moment(roster: Roster, logged: LoggedMatch, viewer: Viewer, lang: Lang, last: int) -> Moment:
    """A moment of the past: `logged` stands there, `last` is how far the game has come."""
    match, now = logged.match, logged.history.moment
    first = logged.heard(now - 1) + 1 if now and logged.heard(now) == now else now
    return Moment(
        table=roster.id,
        game=roster.origin.game,
        title=roster.title,
        moment=now,
        moments=last,
        seq=logged.history.seq,
        you=viewer.seat,
        yours=list(viewer.yours),
        seats=roster.cards(),
        waiting=match.waiting,
        over=match.over,
        view=logged.view(viewer.seat),
        prompt=prompt(match, viewer.seat, lang),
        options=options(match, viewer.seat, lang),
        pick=picking(match, viewer.seat),
        lines=lines(logged, viewer.seat, lang, first, now),
    )
