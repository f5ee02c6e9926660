"""All content of the game: `declare` makes it, `tables` holds it, `checks` proves it; the other files are data."""
