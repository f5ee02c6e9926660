"""The sequence of play, one file per chapter of the rulebook; verbs keep their own questions in `effects`."""
