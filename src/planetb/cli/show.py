"""`planetb show`: a saved game or position, drawn."""

from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter
from rich.text import Text

from planetb.beginning import new
from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.ending import show_ending
from planetb.cli.party import HUMAN, Party, read_names
from planetb.cli.saved import NAMES, PLAYERS, Saved, load
from planetb.cli.screen import Screen
from planetb.cli.table import option_lines, sentence, show_question, show_table
from planetb.cli.words import say
from planetb.match import Match
from planetb.record.pack import load_content
from planetb.record.record import Move, read_head

MOST_ROWS: Final = 12  # of options before they are set in columns


def show(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: int | None = None,
    lang: Literal["en", "de", "hu"] = "en",
    moves: Annotated[bool, Parameter(negative="--no-moves")] = True,
    content: Path | None = None,
) -> int:
    """Draws a saved game or position: its head, the moves, the table, and the result or the open question.

    Parameters
    ----------
    file
        A record or a position.
    at
        Shows the moment after so many choices of a record.
    seat
        Shows what this seat sees (1 is the first); else what a spectator sees.
    lang
        The language of the drawing.
    moves
        Lists the moves.
    content
        The content pack the game was played with.
    """
    if content:
        load_content(content)
    saved = load(file)
    match = saved.match if at is None else _rewound(saved, at)
    if seat is not None:
        whole_number("--seat", seat, 1, match.seats)
    viewer = None if seat is None else seat - 1
    screen = Screen()
    party = _party(saved, lang)
    _show_head(screen, saved, match, lang)
    if moves and match.moves:
        _show_moves(screen, saved, match, party, viewer)
    after = say("after_choices", lang, n=len(match.moves), all=len(saved.match.moves))
    screen.rule(after if saved.is_record else say("position", lang))
    show_table(screen, match, viewer, lang)
    if match.over:
        show_ending(screen, match, party)
    else:
        show_question(screen, match, party, option_lines(match, party, screen.width, MOST_ROWS))
    return 0


def _party(saved: Saved, lang: str) -> Party:
    """The seats as the file names them; nobody will be asked to play."""
    seats = saved.match.seats
    players = [word.strip() for word in saved.comment(PLAYERS).split(",")]
    party = Party([HUMAN] * seats, read_names(saved.comment(NAMES), seats), lang)
    party.players = players if len(players) == seats else party.players
    return party


def _rewound(saved: Saved, at: int) -> Match:
    """The match as it stood after some choices."""
    if not saved.is_record:
        raise Complaint("--at needs a record; this file holds a single position")
    whole_number("--at", at, 0, len(saved.match.moves))
    match = _begun(saved)
    for move in saved.match.moves[:at]:
        match.choose(move.option, move.seat)
    return match


def _begun(saved: Saved) -> Match:
    """The match of a record at its start."""
    game = saved.match.game
    setup, _ = read_head(game, saved.text.strip().splitlines())
    return new(game.meta.name, setup.seats, setup.seed, setup.variants)


def _show_head(screen: Screen, saved: Saved, match: Match, lang: str) -> None:
    meta = match.game.meta
    screen.rule(say("show_head", lang, title=meta.title, seats=match.seats, version=meta.rules_version))
    chosen = meta.chosen(match.state.variant)
    words = [f"{name}={str(value).lower()}" for name, value in chosen.items()]
    head = [line for line in saved.text.splitlines()[:6] if line.startswith(("seed ", "chance ", "content "))]
    screen.show(" · ".join(head + words + [f"digest {match.digest}"]), style="dim")


def _show_moves(screen: Screen, saved: Saved, match: Match, party: Party, viewer: int | None) -> None:
    """Every choice with its number, and below it what followed by itself."""
    replayed = _begun(saved)
    known = 0
    for number, move in enumerate([None, *match.moves]):
        instead = ""
        if move:
            instead = f"→ {_words(replayed, move, party.lang)}" if viewer in (None, move.seat) else "→ …"
            replayed.choose(move.option, move.seat)
        lines = replayed.log(viewer, party.lang)
        news = lines[known:] or ([(move.seat, instead)] if move else [])
        marks = [str(number or ""), *[""] * len(news)]
        for mark, (seat, words) in zip(marks, news, strict=False):
            screen.show(Text(f"{mark:>4}  ", style="dim") + sentence(party, seat, words))
        known = len(lines)


def _words(match: Match, move: Move, lang: str) -> str:
    """A choice in words; in notation if seats act at the same time and another is asked first."""
    return match.words(move.option, lang) if match.seat == move.seat else match.notation(move.option)
