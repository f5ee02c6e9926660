"""How strong somebody is, and how sure that is: openskill's model of several players (Plackett and Luce).

People read the same scale as `planetb ladder` prints: 1500 is a newcomer, 400 points are odds of ten to one.
"""

import math
from typing import Final

import msgspec
from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3
_BETA: Final = SIGMA / 2
_POINT: Final = 400 / math.log(10) / (math.sqrt(2) * _BETA)  # of rating, per unit of the model
_MIDDLE: Final = 1500
_Z95: Final = 1.96

_MODEL: Final = PlackettLuce()


class Skill(msgspec.Struct, frozen=True):
    """A belief about somebody's strength: its middle, and how far off it may be."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        return round(_MIDDLE + (self.mu - MU) * _POINT)

    @property
    def error(self) -> int:
        """Half the interval that holds the true rating in 95 of 100 cases."""
        return round(_Z95 * self.sigma * _POINT)

    @property
    def sure(self) -> int:
        """What is nearly certain at least: leaderboards go by it."""
        return self.rating - self.error


def skill_of(rating: float, error: float) -> Skill:
    """The belief that prints so."""
    return Skill(MU + (rating - _MIDDLE) / _POINT, error / _POINT / _Z95)


def moved(before: list[Skill], places: list[int]) -> list[Skill]:
    """The beliefs after a game, by the places in it; equal places are a draw."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
