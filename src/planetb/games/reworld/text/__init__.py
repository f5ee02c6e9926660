"""The texts of Reworld in English, German and Hungarian."""

from planetb.games.reworld.text.speech import TEXT

__all__ = ["TEXT"]
