"""All content of the game: `declare` makes it, `tables` holds it, `checks` it; the rest is data."""
