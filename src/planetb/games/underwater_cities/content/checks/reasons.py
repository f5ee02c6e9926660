"""Everything earns its place."""

from typing import Final

from planetb.games.underwater_cities.bot.worth import TYPICAL, card_worth, production_worth, worth
from planetb.games.underwater_cities.content.checks.comparison import (
    all_deeds,
    bad_exchanges,
    dear_doubles,
    deeds,
    entries_of,
    is_designed,
    last_producers,
    recoloured,
    scored_entries,
    tile_doubles,
)
from planetb.games.underwater_cities.content.checks.decks import cards_of
from planetb.games.underwater_cities.content.checks.strength import MIDDLE
from planetb.games.underwater_cities.content.declare import CONTENT
from planetb.games.underwater_cities.content.tables import (
    CARDS,
    CONTRACTS,
    MAIN_BOARDS,
    METROPOLISES,
    PRICES,
    SLOTS,
    Metropolis,
)
from planetb.games.underwater_cities.effects.building import STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, Maybe
from planetb.games.underwater_cities.effects.gains import Gain, Per
from planetb.games.underwater_cities.effects.lasting import Whenever
from planetb.games.underwater_cities.terms import KELP, POINT, RESOURCES, SYMBIOTIC_KIND
from planetb.kernel.catalogue import outclassed, twins
from planetb.kernel.content import Check

# Every item has a reason: nothing makes it pointless, and it can matter when it comes into play.

DEALT: Final = (15, 8)  # turns left when a metropolis is usually connected: early and late
EVEN: Final = 1.5  # by how much one blue metropolis may be worth more than another


def reason_checks() -> list[Check]:
    cards = [card for card in CARDS if card.number]
    values = [tile_worth(tile) for tile in METROPOLISES if not tile.brown]
    scored = scored_entries()
    return [
        Check("no card does what another does, whatever its kind", [], _of_ours(twins(all_deeds()))),
        Check("no card is another with a worse gain or price", [], _of_ours(outclassed(entries_of(cards)))),
        Check(
            "what is scored, no card scores like another but less",
            [],
            _of_ours(twins(scored) + outclassed(scored)),
        ),
        Check("no special card does for its price what an era card does without", [], dear_doubles()),
        Check("no card does once what a blue metropolis does in each production", [], tile_doubles()),
        Check("no exchange takes more goods than it gives points", [], bad_exchanges()),
        Check("no more than two cards of a kind are one deed in other goods", [], recoloured(cards)),
        Check("a price that is stated is lower than the usual one", [], _overpriced()),
        Check("no symbiotic city is built without biomass", [], _without_biomass()),
        Check("more than a point is not given for nothing", [], _flat()),
        Check("what the last production makes can still matter", [], _dead()),
        Check("a slot that a card waits for is on both main boards", [], _lost_slots()),
        Check("blue metropolises are of even worth", True, max(values) <= EVEN * min(values)),
        Check("contracts are of even worth", True, _even_contracts()),
        Check("cheap special cards of ours are worth their price", [], _too_dear()),
    ]


def _of_ours(pairs: list[str]) -> list[str]:
    """Pairs that we could have avoided: the rulebook's own stay as they are."""
    return [
        pair for pair in pairs if any(is_designed(code) for code in pair.split() if code in CONTENT.items)
    ]


def _overpriced() -> list[str]:
    """Effects that state a price without need: for some kind it asks for as many goods as usual."""
    return [
        code
        for code, effect in deeds()
        if isinstance(effect, Build) and effect.price == STATED and not effect.expansion
        for kind in range(SYMBIOTIC_KIND + 1)
        if effect.what >> kind & 1 and sum(effect.stated) >= sum(PRICES[kind])
    ]


def _without_biomass() -> list[str]:
    symbiotic = 1 << SYMBIOTIC_KIND
    return [
        code
        for code, effect in deeds()
        if isinstance(effect, Build) and effect.what & symbiotic and effect.price == STATED
        if not effect.stated[RESOURCES - 1]
    ]


def _flat() -> list[str]:
    """Cards and tiles that ask for nothing and give points: they would suit everybody alike."""
    whole = [(f"c{card.number}", card.effect) for card in CARDS]
    whole += [(tile.code, tile.instant) for tile in METROPOLISES if tile.instant is not None]
    found = [code for code, effect in whole if isinstance(effect, Gain) and effect.amounts[POINT] > 1]
    return [code for code in found if is_designed(code)]


def _dead() -> list[str]:
    """Production cards of the last era produce once, and then nobody plays: points and food count."""
    found = []
    for card in last_producers():
        effect = card.effect.parts()[0] if isinstance(card.effect, Maybe) else card.effect
        gain = effect.parts()[0] if isinstance(effect, (Per, Buy)) else effect
        assert isinstance(gain, Gain)
        usual = TYPICAL[type(effect.counter).__name__][2] if isinstance(effect, Per) else 1.0
        times = round(usual) // effect.per if isinstance(effect, Per) else 1
        useless = gain.cards or sum(gain.amounts[:RESOURCES]) > gain.amounts[KELP]
        if useless or times * (gain.amounts[POINT] + gain.amounts[KELP]) < 2:
            found.append(f"c{card.number}")
    return found


def _lost_slots() -> list[str]:
    """Cards that wait for a slot which one of the main boards lacks."""
    waiting = [card for card in CARDS if isinstance(card.effect, Whenever)]
    named = [(card.number, card.effect.facts()) for card in waiting if card.effect.facts()[0] == "SlotUsed"]
    rings = [[SLOTS[slot].code for slot in ring] for ring in MAIN_BOARDS]
    return [f"c{number}" for number, facts in named if any(facts[1] not in ring for ring in rings)]


def tile_worth(tile: Metropolis) -> float:
    """What a blue metropolis is worth, early and late in turn."""
    total = 0.0
    for left in DEALT:
        if tile.instant is not None:
            total += worth(tile.instant, left)
        if tile.production is not None:
            total += production_worth(tile.production, left)
    return total / len(DEALT)


def _even_contracts() -> bool:
    rewards = [worth(contract.reward, DEALT[1]) for contract in CONTRACTS]
    return max(rewards) <= EVEN * min(rewards)


def _too_dear() -> list[str]:
    cards = [card for card in cards_of(3) if is_designed(f"c{card.number}")]
    return [f"c{card.number}" for card in cards if card_worth(card, MIDDLE[1]) < 0.5]
