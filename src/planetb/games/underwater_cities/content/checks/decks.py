"""The decks and what they are made of."""

from typing import Final

from planetb.games.underwater_cities.content.checks.spelling import tree
from planetb.games.underwater_cities.content.tables import CARDS, Card, Deed
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import Build
from planetb.games.underwater_cities.effects.combine import Buy, IfNone
from planetb.games.underwater_cities.effects.ending import LaboratoryInstead, Trade, WithProducedBiomass
from planetb.games.underwater_cities.effects.gains import Advance, Gain, Output, Per, TakeMetropolis
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    OncePerTurn,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import Symbiose, Upgrade
from planetb.games.underwater_cities.terms import CARD_KINDS, COLOURS, KINDS, SCORING, SYMBIOTIC_KIND
from planetb.kernel.content import Check


def cards_of(era: int) -> list[Card]:
    return [card for card in CARDS if card.deck == era]


def deck_checks() -> list[Check]:
    found = []
    for era, size in enumerate((66, 57, 57)):
        deck = cards_of(era)
        found.append(Check(f"cards of era {era + 1} (p. 2)", size, len(deck)))
        thirds = [len([card for card in deck if card.colour == colour]) for colour in range(3)]
        found.append(Check(f"a third of era {era + 1} in each colour", [size // 3] * 3, thirds))
    cheap, dear = cards_of(3), cards_of(4)
    return [
        *found,
        Check("special cards for 1 or 2 credits (p. 2)", 15, len(cheap)),
        Check("both prices occur", [1, 2], sorted({card.cost for card in cheap})),
        Check("special cards for 3 credits (p. 2)", 10, len(dear)),
        Check("all of them score at the end (p. 20)", [SCORING] * 10, [card.kind for card in dear]),
        Check("five cheap special cards in each colour", [5, 5, 5], _by_colour(cheap)),
        Check("three or four dear ones in each colour", [3, 4, 3], _by_colour(dear)),
        Check("numbers are unique and without gaps", list(range(206)), [card.number for card in CARDS]),
    ]


def _by_colour(cards: list[Card]) -> list[int]:
    return [len([card for card in cards if card.colour == colour]) for colour in range(3)]


# Least and most cards of each kind per era: instant, lasting, action, production, scoring.
MIX: Final = (
    ((20, 28), (16, 22), (9, 13), (6, 9), (3, 5)),
    ((20, 26), (10, 14), (8, 11), (6, 9), (5, 8)),
    ((24, 30), (5, 8), (7, 10), (5, 8), (9, 13)),
)


def mix_checks() -> list[Check]:
    found = []
    for era in range(3):
        deck = cards_of(era)
        for kind, (low, high) in enumerate(MIX[era]):
            n = len([card for card in deck if card.kind == kind])
            label = f"era {era + 1} has {low} to {high} {CARD_KINDS[kind]} cards"
            found.append(Check(label, True, low <= n <= high))
        for colour in range(3):
            kinds = {card.kind for card in deck if card.colour == colour}
            found.append(
                Check(f"{COLOURS[colour]} cards of era {era + 1} are of all five kinds", 5, len(kinds))
            )
        for name, verbs in STRATEGIES.items():
            n = len([card for card in deck if _serves(card, verbs)])
            found.append(Check(f"era {era + 1} serves {name} with three cards or more", True, n >= 3))
    effects = [part for card in CARDS for part in tree(card.effect)]
    used = {type(part).__name__ for part in effects}
    found += [
        Check(f"some card uses {verb.__name__} (p. 19)", True, verb.__name__ in used) for verb in PROVEN
    ]
    events = {type(card.effect.event).__name__ for card in CARDS if isinstance(card.effect, Whenever)}
    missing = [event for event in WAITED if event not in events]
    return [*found, Check("the glossary's triggers are on cards (p. 19)", [], missing)]


STRATEGIES: Final[dict[str, tuple[str, ...]]] = {
    "farms": ("farm",),
    "desalination plants": ("desalination",),
    "laboratories": ("laborator",),
    "tunnels": ("tunnel",),
    "cities": ("city", "cities"),
    "symbiosis": ("symbio", "biomass"),
    "the Federation": ("federation",),
    "action cards": ("action",),
    "cards and credits": ("credits",),
}
PROVEN: Final = (
    *(Output, Refresh, UseSlot, UseAction, Symbiose, TakeMetropolis, Discount, HandLimit, OncePerTurn),
    *(ThisTurn, LaboratoryInstead, WithProducedBiomass, Trade, Per, Buy, IfNone, Shed),
)
WAITED: Final = (  # events that the rulebook's cards and examples name
    *("Mismatch", "SlotSteelplast", "ReachSpace3", "SecondDesalination", "SecondLaboratory"),
    *("SecondUpgradedFarm", "SecondTunnel", "ConnectedMetropolis"),
)


def _serves(card: Card, words: tuple[str, ...]) -> bool:
    """Whether a card has to do with something, by the words for what its effects name."""
    named = " ".join([_topics(part) for part in tree(card.effect)])
    return any(word in named for word in words)


def _topics(effect: Deed) -> str:
    facts = effect.facts()
    words = [type(effect).__name__.lower()]
    if isinstance(effect, (Build, Upgrade, Output, Discount, ThisTurn)):
        words += [KINDS[kind] for kind in range(SYMBIOTIC_KIND + 1) if effect.what >> kind & 1]
    elif isinstance(effect, Gain):
        words += ["credits"] if effect.amounts[0] else []
        words += ["cards credits"] if effect.cards else []
        words += ["biomass"] if effect.amounts[4] else []
    elif isinstance(effect, Buy):
        words += ["biomass"] if effect.price[4] else []
    elif isinstance(effect, (UseAction, Refresh)):
        words.append("action")
    elif isinstance(effect, Advance) or type(effect).__name__ == "OnSpace":
        words.append("federation")
    elif type(effect).__name__ in ("Per", "If", "PointsPer", "Tiers"):
        words.append(str(facts[0]).lower())
    elif isinstance(effect, Whenever):
        words.append(str(facts[0]).lower().replace("reach", "federation"))
    return " ".join(words)
