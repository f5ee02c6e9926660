"""Words in three languages: grammar, errors, and the texts that each game's effect trees read out."""
