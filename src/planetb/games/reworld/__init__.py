"""Reworld: a game in two chapters by Wolfgang Kramer and Michael Kiesling, for 2 to 4 admirals."""
