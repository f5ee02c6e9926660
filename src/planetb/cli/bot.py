"""`planetb bot`: programs that play. Checks one against the rules, or seats it at a table of a server."""

import asyncio
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

from planetb.cli.complaint import Complaint, whole_number
from planetb.cli.party import usual_seats
from planetb.cli.screen import Screen
from planetb.games import registry

if TYPE_CHECKING:
    from planetb.bots.outside.command import Command

MOST_GAMES: Final = 1000
USE: Final = {
    "check": "planetb bot check PROGRAM",
    "sit": "planetb bot sit URL SECRET PROGRAM",
}


def bot(
    action: Literal["check", "sit"],
    /,
    *words: str,
    game: Annotated[list[str] | None, Parameter(negative=())] = None,
    games: int = 1,
    seed: int = 1,
    table: str | None = None,
    lang: Literal["en", "de", "hu"] = "en",
) -> int:
    """Checks a program that plays, or seats it at a table. docs/write-a-bot.md tells the protocol.

    Parameters
    ----------
    action
        check PROGRAM plays whole games with it and says what is wrong; sit URL SECRET PROGRAM plays a seat of
        a server, by the secret of the seat or an invitation.
    words
        PROGRAM is a command line; limits may follow: "./mybot?seconds=2&game=60&memory=256".
    game
        With check: which game; all unless given, may be given several times.
    games
        With check: how many games of each.
    seed
        The first deal.
    table
        With sit: which table, if the secret opens several.
    lang
        The language of prompts and options.
    """
    from planetb.bots.outside.command import PREFIX, Command

    if len(words) != len(USE[action].split()) - 3:
        raise Complaint(f"it is written: {USE[action]}")
    command = Command(PREFIX + words[-1].removeprefix(PREFIX))
    if action == "sit":
        return _sit(words[0], words[1], command, seed, table, lang)
    whole_number("--games", games, 1, MOST_GAMES)
    return _check(command, game or registry.names(), games, seed, lang)


def _check(command: "Command", names: list[str], games: int, seed: int, lang: str) -> int:
    """Plays the program against random bots, on every seat in turn."""
    from planetb.bots.outside.fault import KINDS
    from planetb.bots.outside.player import Guest
    from planetb.lab.examination import examine

    screen = Screen()
    wrong = 0
    for name in names:
        seats = usual_seats(registry.game(name).meta)
        for number in range(games):
            guest = Guest(command, seed + number, lang)
            found = examine(name, seats, seed + number, number % seats, guest)
            talk = guest.talk
            told = f"{name}, seat {number % seats + 1} of {seats}, seed {seed + number}: {talk.asked} choices"
            told += f", the slowest took {1000 * talk.slowest:.0f} ms"
            if found:
                wrong += 1
                screen.show(f"✗ {told}")
                screen.show(f"  {found}")
                screen.show(f"  ({KINDS[found.kind]})")
                if talk.last_question:
                    screen.show(f"  the question was: {talk.last_question}")
            else:
                screen.show(f"✓ {told}")
    screen.show(
        f"{talk.name or 'the program'}: "
        + (f"{wrong} game{'s' * (wrong > 1)} went wrong" if wrong else "all is well")
    )
    return 1 if wrong else 0


def _sit(address: str, secret: str, command: "Command", seed: int, table: str | None, lang: str) -> int:
    from planetb.bots.outside.conversation import Conversation
    from planetb.bots.outside.fault import Fault
    from planetb.server.process.guest import NoSeat, Sitting
    from planetb.server.process.visitor import Refused

    screen = Screen()
    if not address.startswith(("http://", "https://")):
        raise Complaint(f"the URL of a server begins with http:// or https://, not {address!r}")
    sitting = Sitting(address.rstrip("/"), Conversation(command, seed, lang), screen.show)
    try:
        last = asyncio.run(sitting.run(secret, table))
    except Fault as fault:
        screen.show(f"✗ {fault}; the seat is free to be played on")
        return 1
    except (NoSeat, Refused, OSError) as error:
        raise Complaint(f"{address}: {error}") from error
    won = sitting.seat in last["winners"]
    screen.show(f"over: {last['scores']}, {'won' if won else 'not won'}")
    return 0
