"""Planet B: four heavy Euro board games about finding humanity a second home: play, study, train."""

from planetb import engine as engine  # first: it decides where the rest is imported from
from planetb.beginning import new
from planetb.games.registry import names as games
from planetb.games.registry import register
from planetb.kernel.dealer import ScriptedDealer, SecretDealer
from planetb.kernel.errors import (
    CannotUndo,
    IllegalChoice,
    InvalidContent,
    InvalidNotation,
    InvalidSetup,
    PlanetBError,
    WrongVersion,
)
from planetb.kernel.state import CHANCE
from planetb.match import Match
from planetb.reading import from_position, from_record
from planetb.record.pack import load_content

__all__ = [
    "CHANCE",
    "CannotUndo",
    "IllegalChoice",
    "InvalidContent",
    "InvalidNotation",
    "InvalidSetup",
    "Match",
    "PlanetBError",
    "ScriptedDealer",
    "SecretDealer",
    "WrongVersion",
    "engine",
    "from_position",
    "from_record",
    "games",
    "load_content",
    "new",
    "register",
]
__version__ = "0.1.0"
