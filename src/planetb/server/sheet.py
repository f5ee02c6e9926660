"""The score sheet of a finished game: every source of points, where the game tells them."""

from collections.abc import Callable
from importlib import import_module, util
from typing import Any

from planetb.games.registry import MODULES
from planetb.match import Match
from planetb.server.wire import Lang, Sheet, Source
from planetb.text.game_text import text_of


def _splitter(match: Match) -> Callable[[Any, int], dict[str, int]] | None:
    """The game's `scoring.breakdown`, found beside its module."""
    home = MODULES.get(match.game.meta.name, type(match.game).__module__).rpartition(".")[0]
    if not home or util.find_spec(f"{home}.scoring") is None:
        return None
    return getattr(import_module(f"{home}.scoring"), "breakdown", None)


def score_sheet(match: Match, lang: Lang) -> Sheet:
    """The result of a finished game, with one row per source of points."""
    split = _splitter(match)
    parts = [split(match.state, seat) for seat in range(match.seats)] if split else []
    keys = list(dict.fromkeys(key for part in parts for key in part))
    text = text_of(match.game.meta.name)
    sources = [Source(key, text.source(key, lang), [part.get(key, 0) for part in parts]) for key in keys]
    return Sheet(str(match.end), match.winners, match.scores, sources)
