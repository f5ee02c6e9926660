"""Cards, bonuses and objectives compared: each earns its place."""

from planetb.games.evacuation.bot.parts import part_worth
from planetb.games.evacuation.content import action_cards, board_actions, bonuses, objectives
from planetb.games.evacuation.content.checks.piece_choices import COLOURS
from planetb.games.evacuation.effects import (
    Clone,
    Gain,
    GainFactory,
    GainPer,
    GainPopulation,
    Prefabricate,
    Raise,
    Take,
    Verb,
)
from planetb.kernel.catalogue import Entry, amounts, families, outclassed, spelled, twins
from planetb.kernel.content import Check, Item

LEAST_WORTH, MOST_WORTH = 70, 90  # of a card, where the actions of the board are about sixty
TOO_LATE = (Gain, GainPer, GainPopulation, GainFactory, Take)  # for the bonus of year 4


def card_choices() -> list[Check]:
    cards = action_cards.CARDS
    sketches = [Entry(card.code, spelled(card.effect(), COLOURS, numbers=False), []) for card in cards]
    actions = {spelled(action.effect()) for action in board_actions.ACTIONS}
    plain = [card.code for card in cards if len(card.effect().parts()) == 1 and _only(card) in actions]
    odd = [
        f"{card.code}: {card_worth(card)}"
        for card in cards
        if not LEAST_WORTH <= card_worth(card) <= MOST_WORTH
    ]
    beaten = [f"{one.code} > {other.code}" for one in cards for other in cards if _beats(one, other)]
    return [
        Check("action cards that another one outclasses", [], beaten),
        Check("action cards of one form in three colours", [], families(sketches, 2)),
        Check("action cards that are an action of the board", [], plain),
        Check("action cards worth much less or more than the others", [], odd),
    ]


def _only(card: Item) -> str:
    return spelled(card.effect().parts()[0])


def card_worth(card: Item) -> int:
    """Parts and power points of an action card."""
    powers = card.numbers("powers")
    return part_worth(card.effect()) + 10 * max(powers) + (5 if len(powers) > 1 else 0)


def _beats(one: Item, other: Item) -> bool:
    """Whether a card does all that another does, for at least its power points."""
    mine, theirs = one.numbers("powers"), other.numbers("powers")
    if one is other or not (min(mine) >= max(theirs) or set(theirs) <= set(mine)):
        return False
    left = list(one.effect().parts())
    for part in other.effect().parts():
        match = next((mate for mate in left if _covers(mate, part)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _covers(one: Verb, other: Verb) -> bool:
    """Whether a part does what another does, and perhaps more."""
    if type(one) is not type(other):
        return False
    mine = [fact for fact in one.facts() if isinstance(fact, str)]
    theirs = [fact for fact in other.facts() if isinstance(fact, str)]
    if isinstance(other, (Gain, GainFactory, Prefabricate, Raise)) and mine[0] == "any":
        theirs = ["any", *theirs[1:]]
    if not set(theirs) <= set(mine):
        return False
    if isinstance(one, Clone) and isinstance(other, Clone):
        return one.food <= other.food and one.n >= other.n
    return all(a >= b for a, b in zip(amounts(one), amounts(other), strict=True))


def bonus_choices() -> list[Check]:
    cards = bonuses.CARDS
    pairs = [
        Entry(card.code, "", [part_worth(card.effect(field)) for field in ("upper", "lower")])
        for card in cards
    ]
    turned = [pair.code for pair in pairs if pair.worth[0] > pair.worth[1]]
    late = [
        card.code
        for card in cards
        for field in ("upper", "lower")
        if card.number("flag") and _holds(card.effect(field), TOO_LATE)
    ]
    return [
        Check("bonus cards whose smaller number gives more", [], turned),
        Check("bonus cards without a flag that give the same twice", [], twins(pairs[:7])),
        Check("bonus cards of year 4 with something that comes too late", [], late),
    ]


def _holds(effect: Verb, verbs: tuple[type, ...]) -> bool:
    return isinstance(effect, verbs) or any(_holds(part, verbs) for part in effect.parts())


def objective_choices() -> list[Check]:
    """What they give for what they cost; how hard they are is the rulebook's."""
    entries = [
        Entry(item.code, "", [*item.numbers("production"), item.number("points"), -sum(item.numbers("cost"))])
        for item in objectives.OBJECTIVES
    ]
    printed = "objective.technologies > "
    beaten = [line for line in outclassed(entries) if not line.startswith(printed)]
    return [Check("objectives whose reward another one of ours outclasses", [], beaten)]
