"""What a game says about itself: name, seats, variants, ways to end, and the version of its rules."""

from planetb.kernel.errors import InvalidSetup

Value = str | bool | int


class Variant:
    """A choice made before the game: a mode, a board. The first value is the default."""

    def __init__(self, name: str, values: tuple[Value, ...]) -> None:
        self.name = name
        self.values = values

    def index(self, game: str, value: object) -> int:
        for i, allowed in enumerate(self.values):
            if value == allowed and type(value) is type(allowed):
                return i
        allowed_values = ", ".join(str(v) for v in self.values)
        raise InvalidSetup(
            "bad_variant_value", name=self.name, game=game, allowed=allowed_values, value=value
        )


class Meta:
    """The facts about a game that never change while it is played.

    A change of rules or content that changes any stored game raises `rules_version`; a faster or cleaner
    implementation of the same rules does not.
    """

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: int,
        seats: tuple[int, int],
        variants: tuple[Variant, ...],
        ends: tuple[str, ...],
        longest: int,
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.low, self.high = seats
        self.variants = variants
        self.ends = ends  # every way a game can end; `Game.end` names one of them
        self.longest = longest  # no game takes more choices than this

    def variant(self, chosen: dict[str, Value]) -> list[int]:
        """Checks chosen variants and returns the index of each value, defaults filled in."""
        names = [variant.name for variant in self.variants]
        for name in chosen:
            if name not in names:
                allowed = ", ".join(names) or "none"
                raise InvalidSetup("unknown_variant", game=self.name, name=name, allowed=allowed)
        return [
            variant.index(self.name, chosen.get(variant.name, variant.values[0])) for variant in self.variants
        ]

    def chosen(self, variant: list[int]) -> dict[str, Value]:
        """The values that a list of indices stands for, by name."""
        return {known.name: known.values[i] for known, i in zip(self.variants, variant, strict=True)}

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.low <= seats <= self.high:
            raise InvalidSetup("bad_seats", game=self.name, low=self.low, high=self.high, seats=seats)
        return seats
