"""Who values positions by a mind."""

from planetb.bots.search.judge import Judge
from planetb.minds.net import Net


class MindJudge(Judge):
    """Values positions by a mind."""

    def __init__(self, net: Net) -> None:
        super().__init__(looks=True)
        self.net = net
        self.alone = False

    def begin(self, features: list[int], seats: int) -> None:
        self.alone = seats == 1
        self.net.begin(features)

    def values(self, features: list[list[int]], estimates: list[list[float]], seat: int) -> list[float]:
        return self.net.values(features, estimates, seat, self.alone)

    def ends(self, features: list[list[int]], estimates: list[list[float]], seat: int) -> list[float]:
        return self.net.ends(features, estimates, seat, self.alone)

    def final(self, margin: float, won: bool) -> float:
        return self.net.final(margin, won, self.alone)

    def points(self, value: float) -> float:
        return self.net.points(value, self.alone)
