"""What one viewer may see of a game, as structs for the wire. Nothing else may build a view for a client."""

import secrets

import msgspec

from planetb.kernel.rng import MAX_SEED
from planetb.kernel.state import NOBODY
from planetb.match import Match
from planetb.server.head import Head
from planetb.server.running import Running, frame_of
from planetb.server.wire import Lang, Line, LogPart, Moment, Option, Preview, State, Why
from planetb.text.game_text import text_of


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a seat or nobody in particular, and what else is in the same hands."""

    seat: int | None
    yours: tuple[int, ...] = ()
    host: bool = False


def option(match: Match, seat: int, chosen: int, lang: Lang) -> Option:
    """One option of a waiting seat in words."""
    text = text_of(match.game.meta.name).option(match.game, match.state, frame_of(match, seat), chosen, lang)
    return Option(chosen, match.notation(chosen), match.game.table.domain(chosen).name, text)


def options(match: Match, seat: int | None, lang: Lang) -> list[Option]:
    """Everything the seat may choose now."""
    if seat is None:
        return []
    return [option(match, seat, chosen, lang) for chosen in match.options_of(seat)]


def prompt(match: Match, seat: int | None, lang: Lang) -> str:
    """What the seat is asked, if it is: to others the question may tell a secret."""
    if seat is None or seat not in match.waiting:
        return ""
    return text_of(match.game.meta.name).prompt(match.game, match.state, frame_of(match, seat), lang)


def lines(running: Running, seat: int | None, lang: Lang, first: int, last: int) -> list[Line]:
    """The log of the moments `first` to `last` in the words that the seat may read."""
    match = running.match
    text = text_of(match.game.meta.name)
    viewer = NOBODY if seat is None else seat
    found = []
    for moment in range(first, last + 1):
        start = running.marks[moment - 1] if moment else 0
        for entry in match.trail[start : running.marks[moment]]:
            words = text.line(match.game, entry, viewer, lang)
            if words:
                found.append(Line(moment, text.subject(match.game, entry), words))
    return found


def state(head: Head, running: Running, viewer: Viewer, lang: Lang, after: int | None) -> State:
    """The table as it stands; the log goes on from `after`, or begins at the beginning."""
    match, history, seat = running.match, running.history, viewer.seat
    keep = history.kept_since(after) if after is not None else -1
    offered = options(match, seat, lang)
    undone = history.undone[-1] if history.undone and history.undone[-1].seat == seat else None
    bots = head.bots
    return State(
        table=head.id,
        game=head.origin.game,
        title=head.title,
        seq=history.seq,
        moment=history.moment,
        you=seat,
        yours=list(viewer.yours),
        host=viewer.host,
        seats=head.cards(),
        waiting=match.waiting,
        thinking=[waiting for waiting in match.waiting if waiting in bots],
        over=match.over,
        winners=match.winners,
        scores=match.scores if match.over else None,
        end=match.end,
        view=match.view(seat),
        prompt=prompt(match, seat, lang),
        options=offered,
        can_undo=seat is not None and running.can_undo(seat),
        redo=undone.word if undone and any(choice.key == undone.word for choice in offered) else None,
        log=LogPart(keep, lines(running, seat, lang, keep + 1, history.moment)),
    )


def moment(head: Head, running: Running, viewer: Viewer, lang: Lang, last: int) -> Moment:
    """A moment of the past: `running` stands there, `last` is how far the game has come."""
    match, now = running.match, running.history.moment
    return Moment(
        table=head.id,
        game=head.origin.game,
        title=head.title,
        moment=now,
        moments=last,
        seq=running.history.seq,
        you=viewer.seat,
        yours=list(viewer.yours),
        seats=head.cards(),
        waiting=match.waiting,
        over=match.over,
        view=match.view(viewer.seat),
        prompt=prompt(match, viewer.seat, lang),
        options=options(match, viewer.seat, lang),
        lines=lines(running, viewer.seat, lang, now, now),
    )


def foreseen(match: Match, seat: int, word: str) -> tuple[bool, bool]:
    """Whether a choice ends the seat's turn, and whether it shows something new.

    It is tried in a redealt position, so that the answer tells nothing the seat cannot know.
    """
    twin = match.redeal(seat, secrets.randbelow(MAX_SEED))
    turned = twin.state.turned
    twin.choose(word, seat)
    return seat not in twin.waiting, twin.state.turned != turned


def preview(match: Match, seat: int, word: str) -> Preview:
    """What a choice would change, as far as the seat can know: tried in a redealt position, chance open."""
    ends, reveals = foreseen(match, seat, word)
    twin = match.redeal(seat, secrets.randbelow(MAX_SEED))
    twin.state.rng = 0
    turned = twin.state.turned
    twin.choose(word, seat)
    shown = twin.view(seat) if twin.state.turned == turned else None
    return Preview(match.notation(twin.moves[0].option), shown, ends, reveals)


def why_not(match: Match, seat: int, word: str, lang: Lang) -> Why:
    """Why something cannot be chosen, said of a redealt position: it tells nothing the seat cannot know.

    The word is an option in notation, or how some options begin; what is possible has no reason.
    """
    table, wanted = match.game.table, " ".join(word.split()).lower()
    if not any(_means(wanted, known) for known in table.ids):
        table.parse(word, match.game.meta.name, match.options_of(seat))
    if any(_means(wanted, table.word(option).lower()) for option in match.options_of(seat)):
        return Why(wanted, "")
    twin = match.redeal(seat, secrets.randbelow(MAX_SEED))
    text = text_of(match.game.meta.name)
    return Why(wanted, text.why_not(match.game, twin.state, frame_of(twin, seat), wanted, lang))


def _means(wanted: str, word: str) -> bool:
    return word == wanted or word.startswith(wanted + " ")
