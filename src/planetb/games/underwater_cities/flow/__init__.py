"""The sequence of play, by chapter of the rulebook. `game` collects the steps: verbs use these files too."""
