"""`planetb play`: a table in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from planetb.beginning import new
from planetb.cli.complaint import Complaint
from planetb.cli.contest import tell_minds
from planetb.cli.engine import compiled_behind
from planetb.cli.packs import lay_pack
from planetb.cli.party import HUMAN, Party, read_names, read_players, read_variants, usual_seats
from planetb.cli.saved import NAMES, PLAYERS, Saved, load
from planetb.games import registry
from planetb.match import Match
from planetb.record.pack import load_content

Lang = Literal["en", "de", "hu"]


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    seed: int | None = None,
    variant: Annotated[list[str] | None, Parameter(negative=())] = None,
    lang: Lang = "en",
    names: str = "",
    load_file: Annotated[Path | None, Parameter(name="--load")] = None,
    content: Path | None = None,
    open_chance: Annotated[bool, Parameter(name="--open-chance", negative=())] = False,
) -> int:
    """Plays a game at a table in the terminal, against bots or people.

    Parameters
    ----------
    game
        Which game; see `planetb games`. Not needed with --load.
    seats
        Who plays, seat by seat: human, a level (beginner, easy, medium, hard, expert) or any other bot that
        `planetb arena` knows, such as greedy, mcts:400 or exec:./mybot. Two people or more share the screen.
        Unless given, you play against one greedy bot.
    seed
        Makes the game repeatable; else a new one is drawn.
    variant
        A variant of the game as name=value; may be given several times.
    lang
        The language of the table.
    names
        What the players are called, seat by seat: Ada,Ben.
    load_file
        Goes on with a saved game or position.
    content
        A content pack that replaces values of the game.
    open_chance
        You enter what chance brings: to follow a game at a real table.
    """
    from planetb.cli.screen import Screen
    from planetb.cli.session import Session

    if content:
        lay_pack(content, game) if game else load_content(content)
    if load_file:
        given = {"GAME": game, "--seed": seed, "--variant": variant, "--open-chance": open_chance}
        saved = _resume(load_file, [name for name, value in given.items() if value not in (None, False)])
        match, players, called = saved.match, seats or saved.comment(PLAYERS), names or saved.comment(NAMES)
    else:
        match, players, called = _begin(game, seats, seed, variant or [], open_chance), seats or "", names
    tell_minds(match.game.meta.name, read_players(players) if players else [])
    party = _party(match, players, called, lang)
    with compiled_behind(None):
        try:
            Session(match, party, Screen(), load_file).play()
        finally:
            party.close()
    return 0


def _begin(
    game: str | None, seats: str | None, seed: int | None, variant: list[str], open_chance: bool
) -> Match:
    """A new match with as many seats as there are players."""
    if game is None:
        raise Complaint(f"which game? one of {', '.join(registry.names())}, or --load FILE")
    if seed is not None and open_chance:
        raise Complaint("--seed and --open-chance exclude each other")
    meta = registry.game(game).meta
    count = len(read_players(seats)) if seats else usual_seats(meta)
    drawn = secrets.randbelow(1_000_000) if seed is None and not open_chance else seed
    return new(game, count, drawn, read_variants(meta, variant))


def _resume(file: Path, given: list[str]) -> Saved:
    if given:
        raise Complaint(f"--load takes everything from the file; leave out {', '.join(given)}")
    return load(file)


def _party(match: Match, players: str, names: str, lang: str) -> Party:
    """The players of a match; by default one person against greedy bots."""
    wanted = read_players(players) if players else [HUMAN] + ["greedy"] * (match.seats - 1)
    if len(wanted) != match.seats:
        raise Complaint(f"this game has {match.seats} seats; --seats names {len(wanted)} players: {players}")
    return Party(wanted, read_names(names, match.seats), lang)
