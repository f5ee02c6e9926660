"""The sequence of play, one file per phase of the rulebook."""
