"""The texts of Evacuation in English, German and Hungarian."""

from planetb.games.evacuation.text.speech import TEXT

__all__ = ["TEXT"]
