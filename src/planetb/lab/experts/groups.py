"""Pieces by what is done with them: how many seats that could took one, and how those fared who did."""

from planetb.lab.experts.evidence import Evidence, Tables
from planetb.lab.experts.words import Names
from planetb.lab.statistics import wilson
from planetb.lab.tally import Fared
from planetb.text.listing import kind_title

SMALLEST = 3  # group that is worth a table
FEWEST = 30  # seats below which nothing is said of a piece
LOW, HIGH = 0.8, 1.25  # of the mean: the band in which win rates of takers should lie


class Take:
    """What was done with a piece at tables alike."""

    def __init__(self, could: int, fared: Fared) -> None:
        self.could = could  # seats that could take it
        self.fared = fared  # those that did

    @property
    def rate(self) -> float:
        return self.fared.seats / self.could if self.could else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.fared.seats, self.could)

    def outside(self, mean: float) -> bool:
        """Whether the win rate of the takers is shown to lie outside the band around the mean."""
        low, high = self.fared.win_interval
        return self.fared.seats >= FEWEST and (high < LOW * mean or low > HIGH * mean)


class Thing:
    """A piece, and what was done with it at each sort of tables."""

    def __init__(self, name: str, short: str) -> None:
        self.name = name
        self.short = short  # without what it does
        self.takes: dict[Tables, Take] = {}

    def add(self, tables: Tables, could: int, fared: Fared) -> None:
        """Counts what was done with it, or with another of the same name."""
        before = self.takes.get(tables)
        total = Fared()
        for each in (before.fared if before else Fared(), fared):
            total.add(each)
        self.takes[tables] = Take(could + (before.could if before else 0), total)

    @property
    def together(self) -> Take:
        """At the tables that lead where seats meet; if it is at none of these, at all of them, or alone."""
        shared = {tables: take for tables, take in self.takes.items() if tables.seats > 1} or self.takes
        met = [take for tables, take in shared.items() if tables.leads] or list(shared.values())
        total = Fared()
        for take in met:
            total.add(take.fared)
        return Take(sum(take.could for take in met), total)


class Group:
    """Things of one sort with which the same is done: satellites coupled."""

    def __init__(self, title: str, offered: bool) -> None:
        self.title = title
        self.offered = offered  # whether shares are of seats that could, or of all seats
        self.found: dict[str, Thing] = {}

    def thing(self, name: str, short: str) -> Thing:
        return self.found.setdefault(name, Thing(name, short))

    @property
    def apart(self) -> bool:
        """Whether the most wanted is shown to be more wanted than the least."""
        things = self.things
        return things[-1].together.bounds[1] < things[0].together.bounds[0]

    @property
    def things(self) -> list[Thing]:
        """Those of which enough is known, the most wanted first."""
        known = [thing for thing in self.found.values() if thing.together.could >= FEWEST]
        return sorted(known, key=lambda thing: (-thing.together.rate, thing.name))


def groups(evidence: Evidence) -> list[Group]:
    """All groups of which something is known, in the order the game names them."""
    names = Names(evidence.game.meta.name)
    wanted, ended = names.text.wanted, names.text.ended
    found: dict[tuple[str, str], Group] = {}
    for tables in evidence.tables:
        for key, piece in tables.usage.pieces.items():
            decision, _, code = key.rpartition(" ")
            if decision in wanted:
                kind = names.items[code].kind
                title = f"{kind_title(names.game, kind, 'en')} {wanted[decision]}"
                group = found.setdefault((decision, kind), Group(title, True))
                group.thing(names.piece(code), names.short(code)).add(tables, piece.met, piece)
        for name, figure in tables.usage.figures.items():
            sort, _, item = name.partition(": ")
            if sort in ended and item:
                group = found.setdefault((sort, ""), Group(ended[sort], False))
                group.thing(item, item).add(tables, tables.usage.seats, figure)
    order = [*wanted, *ended]
    kinds = list(dict.fromkeys(item.kind for item in names.items.values()))
    ranked = sorted(
        found, key=lambda key: (order.index(key[0]), kinds.index(key[1]) if key[1] in kinds else 0)
    )
    return [found[key] for key in ranked if len(found[key].things) >= SMALLEST]


class Outlier:
    """A piece whose takers win too much or too little at some tables."""

    def __init__(self, group: Group, thing: Thing, tables: Tables) -> None:
        self.group = group
        self.thing = thing
        self.tables = tables
        self.take = thing.takes[tables]
        self.much = self.take.fared.win_rate > tables.share


def outliers(found: list[Group]) -> tuple[list[Outlier], int]:
    """Those outside the band, and how many pieces had enough takers to be looked at, table by table."""
    seen, outside = 0, []
    for group in found:
        for thing in group.found.values():
            for tables, take in thing.takes.items():
                seen += take.fared.seats >= FEWEST and tables.decided
                if tables.decided and take.outside(tables.share):
                    outside.append(Outlier(group, thing, tables))
    return outside, seen
