"""What the log says besides answers: kinds of notes on the trail."""

from typing import Final

NOTE_ROUND: Final = 0  # the round that begins
NOTE_LEAD: Final = 1  # project and points of a lead bonus
NOTE_REMOVAL: Final = 2  # the project whose top reward tile goes
NOTE_ASTEROID: Final = 3  # the space it reaches
NOTE_DAY_X: Final = 4  # the way it came
NOTE_CRACKS: Final = 5  # how many cubes move to the shield
NOTE_RESCUE: Final = 6  # the rescue project
NOTE_RIVAL: Final = 7  # project and how often the rival works on it
