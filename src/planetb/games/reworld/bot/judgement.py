"""The numbers behind the estimate: what a good player thinks things are worth. Tuned by self-play."""


class Judgement:
    """Rates and values; another judgement is another player."""

    def __init__(self) -> None:
        self.module = 5.0  # points of a module still to be bought, beyond what shares say
        self.cost = 1.1  # cards for a module while the station is full of them
        self.crowding = 1.0  # more when it is nearly empty
        self.reach = 0.8  # how much of its share of the modules a seat can really get
        self.marker = 0.6  # points of moving first in the next round
        self.shield = 1.3  # points of a shield, when a satellite could score instead
        self.tile_growth = 0.1  # tiles of each city per module still to be bought
        self.shield_growth = 0.2  # shields likewise
        self.satellite_growth = 1.0  # how fully a satellite's count grows with what is bought later
        self.special_growth = 0.15
        self.softness = 0.25  # of a rank when all is settled, in tiles
        self.softness_coupled = 0.03  # more per module still coupled
        self.softness_future = 0.09  # more per module still to be bought
        self.race = 1.0  # of being first, in turns
        self.race_length = 0.1  # more per turn it takes
