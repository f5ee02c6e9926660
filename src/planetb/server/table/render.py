"""What one viewer may see of a game, as structs for the wire. Only this and `foresight` build a view."""

from typing import Any, Final

import msgspec

from planetb.server.table.choices import options, picking, possible, prompt
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.moments import lines
from planetb.server.table.roster import Roster
from planetb.server.table.viewer import Company as Company
from planetb.server.table.viewer import Viewer as Viewer
from planetb.server.wire import Lang, LogPart, Moment, State, Together

_ENCODER: Final = msgspec.json.Encoder()


def company(roster: Roster) -> Company:
    """The people as they are sent: once for all who look."""
    return Company(_raw(roster.cards()), _raw(together(roster)))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))


def state(roster: Roster, logged: LoggedMatch, viewer: Viewer, lang: Lang, after: int | None) -> State:
    """The table as it stands; the log goes on from `after`, or begins at the beginning."""
    people = Company(roster.cards(), together(roster))
    return _state(roster, logged, viewer, lang, after, logged.view(viewer.seat), people)


def written(
    roster: Roster, logged: LoggedMatch, viewer: Viewer, lang: Lang, after: int | None, people: Company
) -> bytes:
    """The same as it is sent."""
    view = logged.written(viewer.seat)
    return _ENCODER.encode(_state(roster, logged, viewer, lang, after, view, people))


def _state(
    roster: Roster,
    logged: LoggedMatch,
    viewer: Viewer,
    lang: Lang,
    after: int | None,
    view: Any,
    people: Company,
) -> State:
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
        seats=people.seats,
        waiting=waiting,
        thinking=[] if roster.gathering else [each for each in waiting if each in bots],
        over=over,
        winners=winners(roster, logged) if over or ended else [],
        scores=match.scores if over else None,
        end=match.end if over else None,
        view=view,
        prompt=prompt(match, asked, lang),
        options=options(match, asked, lang),
        pick=picking(match, asked),
        can_undo=asked is not None and logged.can_undo(asked),
        redo=undone.word if undone and possible(match, undone.seat, undone.word) else None,
        log=LogPart(keep, lines(logged, seat, lang, keep + 1, history.moment)),
        together=people.together,
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
