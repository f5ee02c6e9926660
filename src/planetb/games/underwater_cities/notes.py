"""What the log can tell besides answers."""

from typing import ClassVar

from planetb.kernel.state import Note


class Triggered(Note):
    """A lasting card takes effect."""

    fields: ClassVar[str] = "card"
    card: int


class TookContract(Note):
    """A nation fulfils a government contract."""

    fields: ClassVar[str] = "contract"
    contract: int


class Claimed(Note):
    """A card is laid beside the board for good."""

    fields: ClassVar[str] = "card"
    card: int


class Produced(Note):
    """What a network and its cards made in a production phase."""

    fields: ClassVar[str] = "credit kelp steelplast science biomass point"
    credit: int
    kelp: int
    steelplast: int
    science: int
    biomass: int
    point: int


class Gained(Note):
    """What an effect gives."""

    fields: ClassVar[str] = "credit kelp steelplast science biomass point"
    credit: int
    kelp: int
    steelplast: int
    science: int
    biomass: int
    point: int


class Spent(Note):
    """What is paid so that an effect takes place."""

    fields: ClassVar[str] = "credit kelp steelplast science biomass"
    credit: int
    kelp: int
    steelplast: int
    science: int
    biomass: int


class Fed(Note):
    """What the cities ate, and the points lost for those that went hungry."""

    fields: ClassVar[str] = "kelp biomass lost"
    kelp: int
    biomass: int
    lost: int


class Connected(Note):
    """A metropolis joins the network."""

    fields: ClassVar[str] = "tile"
    tile: int


class Advanced(Note):
    """A marker advances to a space of the Federation track, or stays on the first for a point."""

    fields: ClassVar[str] = "space"
    space: int


class Paid(Note):
    """A special card is paid for."""

    fields: ClassVar[str] = "card credits"
    card: int
    credits: int


class Upgraded(Note):
    """A structure is upgraded: its kind, its building site or tunnel site, and what pays (-1: nothing)."""

    fields: ClassVar[str] = "kind site good"
    kind: int
    site: int
    good: int


class RoundBegan(Note):
    """A round begins."""

    fields: ClassVar[str] = "round"
    round: int


class Matched(Note):
    """A card takes effect because its colour matches."""

    fields: ClassVar[str] = "card"
    card: int


class Lapsed(Note):
    """A slot turned out unusable, although no trial had spoken against it (A6)."""

    fields: ClassVar[str] = "slot"
    slot: int


class PutAway(Note):
    """A card goes to its discard pile, under its deck or into the box."""

    fields: ClassVar[str] = "card"
    card: int


class Blocked(Note):
    """Alone: a fourth foreign tile lies on a slot."""

    fields: ClassVar[str] = "slot"
    slot: int
