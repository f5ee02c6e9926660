"""The score sheet of a finished game: every source of points, where the game tells them."""

from planetb.match import Match
from planetb.server.wire import Lang, Sheet, Source
from planetb.text.game_text import text_of


def score_sheet(match: Match, lang: Lang) -> Sheet:
    """The result of a finished game, with one row per source of points."""
    text = text_of(match.game.meta.name)
    sources = [Source(key, text.source(key, lang), points) for key, points in match.breakdown().items()]
    return Sheet(str(match.end), match.winners, match.scores, sources)
