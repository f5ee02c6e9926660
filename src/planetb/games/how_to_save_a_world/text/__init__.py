"""What the game says: options, questions, log lines, content, and the table in a terminal."""

from planetb.games.how_to_save_a_world.text.speech import TEXT

__all__ = ["TEXT"]
