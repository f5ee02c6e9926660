"""One game of a program against random bots, to find out what is wrong with the program."""

from planetb.beginning import new
from planetb.bots.bot import Bot
from planetb.bots.outside.fault import Fault
from planetb.bots.outside.player import Guest
from planetb.bots.random import Random
from planetb.chair import Chair


def examine(game: str, seats: int, seed: int, seat: int, guest: Guest) -> Fault | None:
    """Plays a game with the guest on a seat; returns its fault, if it commits one."""
    match = new(game, seats, seed)
    bots: list[Bot] = [Random(seed + other) for other in range(seats)]
    bots[seat] = guest
    try:
        while match.seat is not None:
            match.choose(bots[match.seat].choose(Chair(match, match.seat)))
        guest.over(seat, match.scores, match.winners, str(match.end))
    except Fault as fault:
        guest.talk.refuse(fault)
        return fault
    finally:
        guest.close()
    return None
