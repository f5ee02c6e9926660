"""What changed between observations: which features are new, and which are gone, compared with a base."""


class Changes:
    """Compares observations with one of them, by a mark for every feature a game has."""

    def __init__(self, size: int) -> None:
        self.marks = [0] * size  # 1: in the base, 2: in the base and in the one that is being compared
        self.base: list[int] = []

    def begin(self, base: list[int]) -> None:
        """From now on observations are compared with this one."""
        marks = self.marks
        for feature in self.base:
            marks[feature] = 0
        for feature in base:
            marks[feature] = 1
        self.base = base[:]

    def tell(self, features: list[int], gone: int, found: list[int]) -> None:
        """Adds the numbers of new features, and of those that are gone plus `gone`."""
        marks = self.marks
        for feature in features:
            if marks[feature] == 0:
                found.append(feature)
            else:
                marks[feature] = 2
        for feature in self.base:
            if marks[feature] == 1:
                found.append(gone + feature)
            else:
                marks[feature] = 1
