"""The verbs of the game with their questions: every space, card, tile and technology is a tree of these."""
