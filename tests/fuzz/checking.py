"""What a damaged input may lead to: a documented error, or a match of which everything works."""

import os
import re
import signal
import sys
import tempfile
import traceback
from random import Random

import planetb
from fuzz.bases import settings
from fuzz.guiding import ACCEPTED, refused
from fuzz.packs import loaded
from planetb import engine
from planetb.beginning import begin
from planetb.games import registry
from planetb.kernel import content
from planetb.kernel.machine import playout
from planetb.kernel.rng import Rng
from planetb.match import Match
from planetb.reading import from_own_position
from planetb.rehearsal import look
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

TOLD = 10  # of so many accepted inputs one is played with everything shown and told
PENDING = re.compile(r"(\w+)@")
PLAYED = 1  # random games of each
STUCK = 4  # and more of one that did not come to its end
LATE = "refused later"
TOLD_PACKS = 3  # of so many packs one is told as well: its texts take longer to load than the rest
LONGEST_PACK = 90  # seconds of a process with a pack
LONGEST_ANSWER = 20_000  # letters: what a pipe takes at once is more


def check_position(text: str, random: Random) -> str:
    """What a position is answered with. Raises whatever goes wrong where nothing may."""
    try:
        match = planetb.from_position(text)
    except planetb.PlanetBError as error:
        assert str(error)
        return refused(error)
    assert from_own_position(match.position()).digest == match.digest
    if not play_on(match, random):
        return LATE
    pending = sorted(set(PENDING.findall(text.rpartition("|")[2])))
    return f"{ACCEPTED} {match.seats} {' '.join(pending)}"


def play_on(match: Match, random: Random) -> bool:
    """Random games to their end, some told on the way; whether all of them came there.

    Where one does not, people who play it are told so, and nothing else happens.
    """
    whole = True
    for _ in range(PLAYED):
        state = match.state.clone()
        try:
            playout(match.game, state, Rng(random.randrange(2**40)), match.game.meta.longest)
        except Exception:
            whole = False
            continue
        assert match.game.over(state), "the game does not end"
        assert match.game.end(state) in match.game.meta.ends
    for _ in range(0 if whole else STUCK):
        try_on(match.clone(), random)
    if whole and not random.randrange(TOLD):
        try_on(match.clone(), random)
    return whole


def try_on(match: Match, random: Random) -> None:
    """The same by choices: one that cannot be made is refused, and the match stays as it was."""
    try:
        tell(match, random)
    except planetb.InvalidNotation:
        before = match.digest
        for option in match.options:
            try:
                match.clone().choose(option)
            except planetb.PlanetBError as error:
                assert str(error)
        assert match.digest == before


def tell(match: Match, random: Random) -> None:
    """A random game with its log, and a look at what the table shows now and then."""
    rng = Rng(random.randrange(2**40))
    while match.options:
        match.choose(rng.pick(match.options))
        if not random.randrange(100):
            look(match)
    look(match)
    match.log(random.randrange(match.seats), random.choice(LANGS))


def check_record(text: str, random: Random) -> str:
    """What a record is answered with; an accepted one is written again and played on."""
    try:
        match = planetb.from_record(text)
    except planetb.PlanetBError as error:
        assert str(error)
        return refused(error)
    assert planetb.from_record(match.record()).digest == match.digest
    answer = f"{ACCEPTED} {match.seats} {match.variants} {match.over} {len(match.moves) // 20}"
    if not random.randrange(TOLD):
        tell(match, random)
    return answer


def check_pack(text: str, game: str, random: Random) -> str:
    """What a content pack is answered with. In a process of its own: a pack is for the rest of one."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(LONGEST_PACK)  # it ends, whatever becomes of the process that waits for it
        os.close(ours)
        answer = _with_pack(text, game, random)
        os.write(theirs, answer.encode(errors="replace")[-LONGEST_ANSWER:])
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours, encoding="utf-8", errors="replace") as told:
        answer, _, trace = told.read().partition("\n")
    _, status = os.waitpid(child, 0)
    if not answer.startswith((ACCEPTED, "refused")):
        error = AssertionError(answer or f"the process died: {status}")
        error.add_note(trace)
        raise error
    return answer


def _with_pack(text: str, game: str, random: Random) -> str:
    """What became of a pack: accepted, refused, or what went wrong and its trace."""
    if loaded(game):  # it is loaded anew, which only sources can be
        assert engine.RUNNING != engine.COMPILED
        for name in [name for name in sys.modules if name.startswith(f"planetb.games.{game}")]:
            del sys.modules[name]
        content._loaded.pop(game, None)
        text_of.cache_clear()
    try:
        with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            planetb.load_content(file.name)
        rules = registry.game(game)  # which plays it with every number of seats and every variant
        seats, variant = random.choice(settings(rules))
        match = begin(rules, seats, random.randrange(2**40), rules.meta.chosen(variant))
        if not random.randrange(TOLD_PACKS):
            tell(match, random)
        else:
            playout(rules, match.state, Rng(random.randrange(2**40)), rules.meta.longest)
    except planetb.PlanetBError as error:
        return refused(error).replace("\n", " ")
    except Exception as error:
        places = [f"{frame.name}" for frame in traceback.extract_tb(error.__traceback__)][-2:]
        return f"{type(error).__name__} in {' < '.join(places[::-1])}\n{traceback.format_exc()}"
    return ACCEPTED
