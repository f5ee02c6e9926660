"""All content, in the order of its numbers. Importing this package declares everything."""

from planetb.games.underwater_cities.content import (  # noqa: I001  (cards are declared in ascending order)
    slots,
    era_1,
    era_2,
    era_3,
    specials,
    metropolises,
    contracts,
    boards,
)

__all__ = ["boards", "contracts", "era_1", "era_2", "era_3", "metropolises", "slots", "specials"]
