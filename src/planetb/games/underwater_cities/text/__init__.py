"""What Underwater Cities says, in English, German and Hungarian."""

from planetb.games.underwater_cities.text.speech import TEXT

__all__ = ["TEXT"]
