"""What a damaged input may lead to: a documented error, or a match of which everything works."""

from random import Random

import planetb
from planetb.kernel.machine import playout
from planetb.kernel.rng import Rng
from planetb.match import Match
from planetb.reading import from_own_position
from planetb.rehearsal import look
from planetb.text.grammar import LANGS

TOLD = 4  # of so many accepted inputs one is played with everything shown and told
PLAYED = 2  # random games of each


def check_position(text: str, random: Random) -> bool:
    """Whether a position was accepted. Raises whatever goes wrong where nothing may."""
    try:
        match = planetb.from_position(text)
    except planetb.PlanetBError as error:
        assert str(error)
        return False
    assert from_own_position(match.position()).digest == match.digest
    play_on(match, random)
    return True


def play_on(match: Match, random: Random) -> None:
    """Random games to their end; some are told on the way."""
    for _ in range(PLAYED):
        state = match.state.clone()
        playout(match.game, state, Rng(random.randrange(2**40)), match.game.meta.longest)
        assert match.game.over(state), "the game does not end"
        assert match.game.end(state) in match.game.meta.ends
    if not random.randrange(TOLD):
        tell(match.clone(), random)


def tell(match: Match, random: Random) -> None:
    """A random game with its log, and a look at what the table shows now and then."""
    rng = Rng(random.randrange(2**40))
    while match.options:
        match.choose(rng.pick(match.options))
        if not random.randrange(100):
            look(match)
    look(match)
    match.log(random.randrange(match.seats), random.choice(LANGS))


def check_record(text: str, random: Random) -> bool:
    """Whether a record was accepted; then it is written again and played on."""
    try:
        match = planetb.from_record(text)
    except planetb.PlanetBError as error:
        assert str(error)
        return False
    assert planetb.from_record(match.record()).digest == match.digest
    if not random.randrange(TOLD):
        tell(match, random)
    return True
