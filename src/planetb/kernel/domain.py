"""The game-wide table of options: every option is one int, and every int has one short word."""

from typing import Final

from planetb.kernel.errors import InvalidNotation

PASS: Final = 0  # the first options mean the same in every game
YES: Final = 1
NO: Final = 2
PART: Final = 3  # PART + i: the i-th part of a OneOf
PARTS: Final = 13
FIRST: Final = 16  # a game's own domains start here


class Domain:
    """A range of options of one sort: `Domain("slot", 20, ("u1", "u2"))` calls option 20 `slot u1`."""

    def __init__(self, name: str, start: int, names: "tuple[str, ...] | list[str]" = ()) -> None:
        self.name = name
        self.start = start
        self.names = tuple(names)
        self.size = max(1, len(self.names))

    def word(self, option: int) -> str:
        return f"{self.name} {self.names[option - self.start]}" if self.names else self.name


def counted(n: int, first: int = 0) -> list[str]:
    """Names for a domain of numbers: first, first + 1, ..."""
    return [str(first + i) for i in range(n)]


STANDARD: Final = [
    Domain("pass", PASS),
    Domain("yes", YES),
    Domain("no", NO),
    Domain("part", PART, counted(PARTS, 1)),
]


class Table:
    """All options of a game. Sorts of options follow one another as they are added; words are unique."""

    def __init__(self) -> None:
        self.words: dict[int, str] = {}
        self.ids: dict[str, int] = {}
        self.size = 0
        self._domain: dict[int, Domain] = {}
        for domain in STANDARD:
            self._take(domain)
        self.size = FIRST

    def add(self, name: str, names: "tuple[str, ...] | list[str]" = ()) -> int:
        """Adds a sort of options; returns the first of them."""
        domain = Domain(name, self.size, names)
        self._take(domain)
        return domain.start

    def _take(self, domain: Domain) -> None:
        for option in range(domain.start, domain.start + domain.size):
            word = domain.word(option)
            if word.lower() in self.ids:
                raise ValueError(f"option {option} ({word!r}) of domain {domain.name!r} exists already")
            self.words[option] = word
            self.ids[word.lower()] = option
            self._domain[option] = domain
        self.size = domain.start + domain.size

    def domain(self, option: int) -> Domain:
        return self._domain[option]

    def word(self, option: int) -> str:
        return self.words[option]

    def parse(self, word: str, game: str, options: list[int]) -> int:
        """Reads a word; extra spaces and upper case do not matter."""
        found = self.ids.get(" ".join(word.split()).lower())
        if found is None:
            allowed = ", ".join([self.words[option] for option in options])
            raise InvalidNotation("unknown_choice", word=word, game=game, allowed=allowed or "nothing")
        return found
