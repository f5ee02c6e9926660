"""What a search need not estimate again: a nation that has not changed."""

from typing import Final

from planetb.games.underwater_cities.state import Nation

MOST_SEATS: Final = 4


class Remembered:
    """An estimate, and the nation and moment it was made for."""

    def __init__(self, here: Nation, when: int, value: float) -> None:
        self.nation = Nation(here)
        self.when = when
        self.value = value

    def fits(self, here: Nation, when: int) -> bool:
        """Whether it is the estimate of that nation: lists that are only ever replaced are the same ones."""
        known = self.nation
        return (
            self.when == when
            and known.hand is here.hand
            and known.sites is here.sites
            and known.cities is here.cities
            and known.tunnels is here.tunnels
            and known.tableau is here.tableau
            and known.actions is here.actions
            and known.used is here.used
            and known.metropolises is here.metropolises
            and known.extra is here.extra
            and known.board == here.board
            and known.reach == here.reach
            and known.limit == here.limit
            and known.contracts is here.contracts
            and known.goods == here.goods
        )


class Memory:
    """The last estimate of each seat: most choices change one nation only."""

    def __init__(self) -> None:
        self.known: list[Remembered | None] = [None] * MOST_SEATS

    def recall(self, seat: int, here: Nation, when: int) -> Remembered | None:
        known = self.known[seat]
        return known if known is not None and known.fits(here, when) else None

    def keep(self, seat: int, here: Nation, when: int, value: float) -> None:
        self.known[seat] = Remembered(here, when, value)
