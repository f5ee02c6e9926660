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

    def __init__(self, name: str, fared: Fared, all_seats: int) -> None:
        self.name = name
        self.fared = fared
        self.share = fared.seats / all_seats
        self.bounds = wilson(fared.seats, all_seats)


class Beginning:
    """How seats begin at tables alike."""

    def __init__(self, names: Names, tables: Tables) -> None:
        self.tables = tables
        self.names = names
        openings, said = tables.usage.openings, tables.usage.names
        self.seats = openings.seats
        moves = [Move(names.move(key, said), node, self.seats) for key, node in openings.next.items()]
        moves.sort(key=lambda move: (-move.fared.seats, move.name))
        self.first = [move for move in moves if move.fared.seats >= RAREST][:MOST]
        self.kinds = len(moves)  # of first choices

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
            if found:
                return sorted(found, key=lambda move: (-move.fared.seats, move.name))[:MOST]
        return []

    def _walk(self, node: Opening, path: list[str], depth: int, found: list[Move]) -> None:
        for key, further in node.next.items():
            way = [*path, self.names.move(key, self.tables.usage.names)]
            if len(way) < depth:
                self._walk(further, way, depth, found)
            elif further.seats >= RAREST:
                found.append(Move(", then ".join(way), further, self.seats))

    def firsts(self, decision: str) -> tuple[str, list[Move]]:
        """Of the first decision of a sort, what was taken, the most common first; and what to call it."""
        found, kinds = [], dict[str, None]()
        for key, piece in self.tables.usage.firsts.items():
            sort, _, code = key.rpartition(" ")
            if sort == decision and piece.seats >= RAREST:
                found.append(Move(self.names.piece(code), piece, piece.met))
                kinds[kind_title(self.names.game, self.names.items[code].kind, "en")] = None
        title = f"{next(iter(kinds))}: " if len(kinds) == 1 else ""
        told = sorted(found, key=lambda move: (-move.fared.seats, move.name))[:MOST]
        return f"{title}first {self.names.text.wanted[decision]}", told


def beginnings(evidence: Evidence) -> list[Beginning]:
    names = Names(evidence.game.meta.name)
    return [Beginning(names, tables) for tables in evidence.tables]
