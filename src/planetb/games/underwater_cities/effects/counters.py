"""What conditions, rewards, contracts and scoring count: connected things, tunnels beside a city (A10)."""

from planetb.games.underwater_cities.content.tables import CARDS, Counter
from planetb.games.underwater_cities.rules import network
from planetb.games.underwater_cities.rules.network import connected_tiles, tally
from planetb.games.underwater_cities.state import Nation
from planetb.games.underwater_cities.terms import FIRST_SPECIAL, LASTING, PRODUCTION, SCORING


class Tallied(Counter):
    """Something of the network: its place in the tally."""

    place: int = -1

    def count(self, here: Nation) -> int:
        return tally(here)[self.place]


class Farms(Tallied):
    """Connected farms."""

    place = network.FARMS


class Desalinations(Tallied):
    """Connected desalination plants."""

    place = network.DESALINATIONS


class Laboratories(Tallied):
    """Connected laboratories."""

    place = network.LABORATORIES


class Tunnels(Tallied):
    """Tunnels beside a city."""

    place = network.TUNNELS


class UpgradedFarms(Tallied):
    """Connected upgraded farms."""

    place = network.UPGRADED_FARMS


class UpgradedDesalinations(Tallied):
    """Connected upgraded desalination plants."""

    place = network.UPGRADED_DESALINATIONS


class UpgradedLaboratories(Tallied):
    """Connected upgraded laboratories."""

    place = network.UPGRADED_LABORATORIES


class UpgradedTunnels(Tallied):
    """Upgraded tunnels beside a city."""

    place = network.UPGRADED_TUNNELS


class Cities(Tallied):
    """Connected cities."""

    place = network.CITIES


class SymbioticCities(Tallied):
    """Connected symbiotic cities."""

    place = network.SYMBIOTIC_CITIES


class FullCities(Tallied):
    """Connected cities with all three types of buildings."""

    place = network.FULL_CITIES


class Buildings(Tallied):
    """Connected buildings."""

    place = network.BUILDINGS


class UpgradedStructures(Tallied):
    """Upgraded structures of the network."""

    place = network.UPGRADED_STRUCTURES


class UpgradedSets(Tallied):
    """Sets of farm, desalination plant, laboratory and tunnel, all upgraded (p. 20)."""

    place = network.UPGRADED_SETS


class FarmPairs(Tallied):
    """Connected cities with two upgraded farms."""

    place = network.FARM_PAIRS


class DesalinationPairs(Tallied):
    """Connected cities with two upgraded desalination plants."""

    place = network.DESALINATION_PAIRS


class LaboratoryPairs(Tallied):
    """Connected cities with two upgraded laboratories."""

    place = network.LABORATORY_PAIRS


class Expansions(Tallied):
    """Buildings on expansion sites of connected cities."""

    place = network.EXPANSIONS


class Metropolises(Counter):
    """Connected metropolises, those gained in play included."""

    def count(self, here: Nation) -> int:
        return len(connected_tiles(here))


class ActionCards(Counter):
    """Action cards, the assistant included."""

    def count(self, here: Nation) -> int:
        return len(here.actions)


class HandCards(Counter):
    """Cards in the hand."""

    def count(self, here: Nation) -> int:
        return len(here.hand)


class SpecialCards(Counter):
    """Special cards paid for and still owned (p. 20)."""

    def count(self, here: Nation) -> int:
        n = 0
        for card in here.tableau:
            if card >= FIRST_SPECIAL:
                n += 1
        for card in here.actions:
            if card >= FIRST_SPECIAL:
                n += 1
        return n


class Claimed(Counter):
    """Claimed cards of one kind."""

    kind: int = -1

    def count(self, here: Nation) -> int:
        n = 0
        for card in here.tableau:
            if CARDS[card].kind == self.kind:
                n += 1
        return n


class LastingCards(Claimed):
    """Claimed lasting cards."""

    kind = LASTING


class ProductionCards(Claimed):
    """Claimed production cards."""

    kind = PRODUCTION


class ScoringCards(Claimed):
    """Claimed scoring cards."""

    kind = SCORING
