"""The `planetb` program: which commands there are, and how it ends."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from cyclopts import App, CycloptsError, UnknownCommandError

from planetb import PlanetBError
from planetb.cli.complaint import Complaint, one_line
from planetb.cli.engine import compiled_first, version

GOOD: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
HELP_WORDS: Final = frozenset(("-h", "--help"))

COMMANDS: Final = {
    "games": "Lists the games: seats, variants, rules version, content.",
    "play": "Plays a game at a table in the terminal, against bots or people.",
    "show": "Draws a saved game or position.",
    "verify": "Replays saved games and compares every digest.",
    "content": "Lists the content of a game with its sources, and checks it.",
    "features": "Lists what minds see of a game, and of a saved moment.",
    "arena": "Lets bots play against each other and measures them.",
    "ladder": "Lets bots meet each other, and rates them.",
    "experts": "Writes a page about what strong bots do.",
    "train": "Lets a mind learn a game by playing with itself.",
    "corpus": "Writes many games between bots as Parquet.",
    "export": "Writes the finished games of a site, with consent, as Parquet.",
    "explore": "Shows what a corpus tells about options and openings.",
    "bot": "Checks a program that plays, or seats it at a table of a server.",
    "bench": "Measures how fast a game runs.",
    "census": "Counts the positions of a game to a depth.",
    "docs": "Builds the documentation as a site.",
    "serve": "Serves the web app and its tables.",
    "worker": "Thinks for the bots of a server on the same PostgreSQL.",
    "db": "Brings the database of the tables up to date.",
    "admin": "Looks after the people of a server: users, tables, reports, bans.",
    "backup": "Copies the database of the tables while servers use it.",
    "restore": "Brings back such a copy.",
    "load": "Plays many tables at once against a server and measures it.",
}

HELP: Final = (
    "Four heavy Euro board games about finding humanity a second home: to play, to study, to train on."
)


def program(arguments: Sequence[str] = ()) -> App:
    """The command line. A command's module is imported when the command is used.

    Whoever asks for help with one command reads all that its function says, not the line of the list.
    """
    asked = arguments[0] if HELP_WORDS.intersection(arguments) else ""
    app = App(
        name="planetb",
        help=HELP,
        version=version,
        help_format="markdown",  # joins the lines of a paragraph
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    for order, (name, text) in enumerate(COMMANDS.items()):
        told = None if name == asked else text
        app.command(f"planetb.cli.{name}:{name}", name=name, help=told, sort_key=order)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0 good, 1 found wrong, 2 bad input, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        words = sys.argv[1:] if arguments is None else list(arguments)
        if arguments is None:
            compiled_first(words)
        code = program(words)(words)
        sys.stdout.flush()
        return code if isinstance(code, int) else GOOD
    except CycloptsError as error:
        return _end(f"planetb: {_complaint(error)}", BAD_INPUT)
    except (PlanetBError, Complaint) as error:
        return _end(f"planetb: {one_line(error)}", BAD_INPUT)
    except KeyboardInterrupt:
        return _end("", INTERRUPTED)
    except BrokenPipeError:
        _silence()
        return BROKEN_PIPE


def _complaint(error: CycloptsError) -> str:
    """What is wrong with a command line; said here where the library would import every command to say it."""
    if isinstance(error, UnknownCommandError):
        word = (error.unused_tokens or [""])[0]
        near = [f"did you mean {name}? " for name in get_close_matches(word, COMMANDS, 1)]
        return f"no command is called {word!r}; {''.join(near)}the commands are: {', '.join(COMMANDS)}"
    return one_line(error).replace(" into int", " into a whole number")


def _end(line: str, code: int) -> int:
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.flush()
        print(line, file=sys.stderr, flush=True)  # noqa: T201
    return code


def _silence() -> None:
    """Nobody reads on: what is still in the buffer must not fail again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
