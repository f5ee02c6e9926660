"""Bots by name: levels for people (`hard`), or what they are (`mcts:400`, `mind:200ms`, `a.module.Class`).

A program that speaks the protocol of `planetb.bots.outside` is a bot too: `exec:./mybot`.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from planetb.bots.bot import Bot
from planetb.bots.careless import Careless
from planetb.bots.deep import Deep
from planetb.bots.glance import glance
from planetb.bots.greedy import Greedy
from planetb.bots.levels import LEVELS
from planetb.bots.mcts import Mcts
from planetb.bots.mind import Mind
from planetb.bots.outside.command import PREFIX, SPELLING, Command
from planetb.bots.outside.player import Guest
from planetb.bots.random import Random
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.minds.shelf import mind_in

KINDS: Final[dict[str, Callable[..., Bot]]] = {
    "random": Random,
    "careless": Careless,
    "greedy": Greedy,
    "mcts": Mcts,
    "deep": Deep,
    "mind": Mind,
    "glance": glance,
    **LEVELS,
}
BUDGETS: Final = {
    "greedy": "positions",
    "mcts": "playouts",
    "deep": "playouts",
    "mind": "playouts",
}  # what a bare number after the colon means
LONGEST_NAME: Final = 12  # letters of a file that tables show
BY_FILE: Final = ("mind", "glance")  # whose mind may be named by its file
SPELLINGS: Final = (
    *LEVELS,
    "random",
    "careless",
    "greedy",
    "greedy:POSITIONS",
    "mcts",
    "mcts:PLAYOUTS",
    "mcts:MILLISECONDSms",
    "deep",
    "deep:PLAYOUTS",
    "deep:MILLISECONDSms",
    "mind",
    "mind:PLAYOUTS",
    "mind:MILLISECONDSms",
    "glance",
    "mind@FILE",
    "mind@FILE:PLAYOUTS",
    "mind@FILE:MILLISECONDSms",
    "glance@FILE",
    "package.module.Class",
    SPELLING,
)


def names() -> list[str]:
    """The names of the bots that come with the package: levels first, weakest first."""
    return [*LEVELS, *[name for name in KINDS if name not in LEVELS]]


def make(spec: str, seed: int = 0, **params: Any) -> Bot:
    """Makes a bot. Parameters given here win over those in the spec; a bad spec is an InvalidSetup."""
    if spec.strip().startswith(PREFIX):
        return Guest(Command(spec.strip()), seed, **params)
    name, file, argument = _parts(spec.strip())
    kind = KINDS.get(name.lower()) or _outside(spec, name)
    values = dict(params)
    if file is not None:
        if name.lower() not in BY_FILE or not file:
            raise InvalidSetup("unknown_bot", bot=spec, allowed=", ".join(SPELLINGS))
        values = {"file": file} | values
    if argument is not None:
        values = _budget(spec, name, argument) | values
    try:
        return kind(seed=seed, **values)
    except TypeError as error:
        raise InvalidSetup("bad_bot", bot=spec, reason=error, allowed=", ".join(SPELLINGS)) from error


def _parts(spec: str) -> tuple[str, str | None, str | None]:
    """What a bot is, the file of its mind, and its budget: `mind@course/g2.safetensors:48`."""
    name, at, rest = spec.partition("@")
    if not at:
        name, colon, argument = spec.partition(":")
        return name, None, argument if colon else None
    file, colon, argument = rest.rpartition(":")
    if colon and argument.removesuffix("ms").isdecimal():
        return name, file, argument
    return name, rest, None


def called(spec: str) -> str:
    """What tables call a bot: of a program or a mind the name of its file, without folder and limits."""
    name, file, argument = _parts(spec)
    if file and not spec.startswith(PREFIX):
        stem = Path(file).stem
        told = (
            stem if len(stem) <= LONGEST_NAME else f"…{stem[-LONGEST_NAME:]}"
        )  # the end names the generation
        return f"{name}@{told}" + (f":{argument}" if argument else "")
    if not spec.startswith(PREFIX):
        return spec
    words = spec.removeprefix(PREFIX).partition("?")[0].split()
    return " ".join([word.rpartition("/")[2] for word in words]) or spec


def check(spec: str, game: Game[Any] | None = None) -> str:
    """The spec, if a bot can be made from it, and if the mind that it names plays the game."""
    make(spec)
    file = None if spec.startswith(PREFIX) else _parts(spec.strip())[1]
    if file and game:
        mind_in(file, game)
    return spec


def _budget(spec: str, name: str, argument: str) -> dict[str, int]:
    """Reads what follows the colon: milliseconds, or a number of what the bot counts."""
    digits = argument.removesuffix("ms")
    timed = digits != argument
    counted = BUDGETS.get(name.lower(), "" if name.lower() in KINDS else "playouts")
    known = counted and not (timed and counted == "positions") and digits.isdecimal() and digits.isascii()
    if not known or len(digits) > 9 or not int(digits):
        raise InvalidSetup("bad_bot_budget", bot=spec, allowed=", ".join(SPELLINGS))
    return {"milliseconds" if timed else counted: int(digits)}


def _outside(spec: str, name: str) -> Callable[..., Bot]:
    module, dot, kind = name.rpartition(".")
    try:
        if dot:
            found: Callable[..., Bot] = getattr(import_module(module), kind)
            return found
    except (ImportError, AttributeError):
        pass
    raise InvalidSetup("unknown_bot", bot=spec, allowed=", ".join(SPELLINGS))
