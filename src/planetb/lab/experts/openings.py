"""How seats begin: first choices, whole openings, and the first piece of every sort."""

from planetb.lab.experts.evidence import Evidence, Tables
from planetb.lab.experts.words import Names
from planetb.lab.exploration import Opening
from planetb.lab.following import DEPTH
from planetb.lab.statistics import wilson
from planetb.lab.tally import Fared
from planetb.text.listing import kind_title

MOST = 8  # first choices that are told
RAREST = 10  # seats that must have begun so


class Move:
    """One way to begin: how many seats did of those that could or of all, and how they fared."""

    def __init__(self, name: str, fared: Fared, all_seats: int, short: str = "") -> None:
        self.name = name
        self.short = short or name  # without what a piece does
        self.fared = fared
        self.could = all_seats

    @property
    def share(self) -> float:
        return self.fared.seats / self.could

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.fared.seats, self.could)


def common(moves: list[Move], apart: bool = False) -> list[Move]:
    """The most common moves, those of the same name as one; met `apart`, those who could add up too."""
    found: dict[str, Move] = {}
    for move in moves:
        total = found.setdefault(move.name, Move(move.name, Fared(), 0, move.short))
        total.fared.add(move.fared)
        total.could = total.could + move.could if apart else move.could
    told = [move for move in found.values() if move.fared.seats >= RAREST]
    return sorted(told, key=lambda move: (-move.fared.seats, move.name))[:MOST]


class Beginning:
    """How seats begin at tables alike."""

    def __init__(self, names: Names, tables: Tables) -> None:
        self.tables = tables
        self.names = names
        openings, said = tables.usage.openings, tables.usage.names
        self.seats = openings.seats
        moves = [
            Move(names.move(key, said), node, self.seats, names.move(key, said, names.short))
            for key, node in openings.next.items()
        ]
        self.first = common(moves)
        self.kinds = len({move.name for move in moves})  # of first choices

    def others(self, move: Move) -> Fared:
        """All who began otherwise."""
        rest, openings = Fared(), self.tables.usage.openings
        for name in Fared.fields:
            setattr(rest, name, getattr(openings, name) - getattr(move.fared, name))
        return rest

    @property
    def whole(self) -> list[Move]:
        """Openings of three choices, the most common first; of two, where no three are common."""
        for depth in (DEPTH, DEPTH - 1):
            found: list[Move] = []
            self._walk(self.tables.usage.openings, [], depth, found)
            if common(found):
                return common(found)
        return []

    def _walk(self, node: Opening, path: list[str], depth: int, found: list[Move]) -> None:
        for key, further in node.next.items():
            way = [*path, self.names.move(key, self.tables.usage.names)]
            if len(way) < depth:
                self._walk(further, way, depth, found)
            else:
                found.append(Move(", then ".join(way), further, self.seats))

    def firsts(self, decision: str) -> tuple[str, list[Move]]:
        """Of the first decision of a sort, what was taken, the most common first; and what to call it."""
        found, kinds = [], dict[str, None]()
        for key, piece in self.tables.usage.firsts.items():
            sort, _, code = key.rpartition(" ")
            if sort == decision and piece.seats:
                found.append(Move(self.names.piece(code), piece, piece.met))
                kinds[kind_title(self.names.game, self.names.items[code].kind, "en")] = None
        title = f"{next(iter(kinds))}: " if len(kinds) == 1 else ""
        return f"{title}first {self.names.text.wanted[decision]}", common(found, apart=True)


def beginnings(evidence: Evidence) -> list[Beginning]:
    names = Names(evidence.game.meta.name)
    return [Beginning(names, tables) for tables in evidence.tables]
