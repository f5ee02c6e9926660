"""What can be counted: in an admiral's area, or in one of its cities."""

from planetb.games.reworld.state import Area
from planetb.games.reworld.terms import FIRM_CODES, LETTER_CODES, LETTERS, NO_FIRM


class Counter:
    """Something that can be counted in an admiral's area."""

    def count(self, area: Area) -> int:
        raise NotImplementedError

    def facts(self) -> tuple[int | str, ...]:
        """What the counter is about, in the words of the terms."""
        return ()


class TerrabotsOf(Counter):
    """Terrabot tiles of one letter; the sign is none (ruling 9)."""

    def __init__(self, letter: int) -> None:
        self.letter = letter

    def count(self, area: Area) -> int:
        return area.terrabots[self.letter]

    def facts(self) -> tuple[int | str, ...]:
        return (LETTER_CODES[self.letter],)


class Terrabots(Counter):
    """Terrabot tiles of all letters."""

    def count(self, area: Area) -> int:
        return sum(area.terrabots)


class CrewsOf(Counter):
    """Crew tiles of one construction firm."""

    def __init__(self, firm: int) -> None:
        self.firm = firm

    def count(self, area: Area) -> int:
        return area.builders[area.firms.index(self.firm)] if self.firm in area.firms else 0

    def facts(self) -> tuple[int | str, ...]:
        return (FIRM_CODES[self.firm],)


class AgriculturalCrews(Counter):
    """Crew tiles of the agricultural firm."""

    def count(self, area: Area) -> int:
        return sum(area.farmers)


class Crews(Counter):
    """Crew tiles of all firms."""

    def count(self, area: Area) -> int:
        return sum(area.builders) + sum(area.farmers)


class Firms(Counter):
    """Different firms with a crew; the agricultural firm counts as one (ruling 11)."""

    def count(self, area: Area) -> int:
        return LETTERS - area.firms.count(NO_FIRM) + (1 if any(area.farmers) else 0)


class Shields(Counter):
    """Shields in the defence row."""

    def count(self, area: Area) -> int:
        return area.shields


class ShuttleRow(Counter):
    """Shuttles in the shuttle row."""

    def count(self, area: Area) -> int:
        return len(area.shuttles)


class SatelliteRow(Counter):
    """Satellites in the satellite row."""

    def count(self, area: Area) -> int:
        return len(area.satellites)


class StartedRows(Counter):
    """Rows begun among the defence row and the five cities (ruling 14)."""

    def count(self, area: Area) -> int:
        return LETTERS - area.terrabots.count(0) + (1 if area.defence else 0)


class LargestCity(Counter):
    """Tiles of the largest city, its sign included (ruling 14)."""

    def count(self, area: Area) -> int:
        best = 0
        for letter in range(LETTERS):
            if area.terrabots[letter]:
                tiles = 1 + area.terrabots[letter] + area.builders[letter] + area.farmers[letter]
                if tiles > best:
                    best = tiles
        return best


class ScoreTrack(Counter):
    """Points on the score track."""

    def count(self, area: Area) -> int:
        return area.score


class CityCounter:
    """Something that can be counted in one city."""

    def count(self, area: Area, letter: int) -> int:
        raise NotImplementedError


class Tiles(CityCounter):
    """Tiles of the city, its sign included; nothing where no city is."""

    def count(self, area: Area, letter: int) -> int:
        bots = area.terrabots[letter]
        return 1 + bots + area.builders[letter] + area.farmers[letter] if bots else 0


class Product(CityCounter):
    """Terrabot tiles times crew tiles."""

    def count(self, area: Area, letter: int) -> int:
        return area.terrabots[letter] * (area.builders[letter] + area.farmers[letter])
