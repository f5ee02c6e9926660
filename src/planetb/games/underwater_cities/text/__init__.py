"""What Underwater Cities says, in three languages."""

from planetb.text.game_text import GameText

TEXT = GameText()
