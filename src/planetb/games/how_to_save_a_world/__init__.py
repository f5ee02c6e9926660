"""How to Save a World: three projects race against an asteroid, and so do the players against each other."""
